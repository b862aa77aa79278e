"""The server that is measured, in a process of its own on this machine alone."""

import os
from pathlib import Path
from types import TracebackType
from typing import Final

from tests.browser.served import Server

NO_LIMITS: Final = ("rate", "burst", "sockets_of_address", "tables_per_hour")
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Served(Server):
    """A server without budgets, perhaps under a profiler, whose use of the machine is read."""

    def __init__(self, folder: Path, cores: list[int], profile: Path | None = None) -> None:
        limits = (word for name in NO_LIMITS for word in ("--limit", f"{name}=1000000"))
        program = ("kolmikko",) if profile is None else ("bench.profiled", str(profile))
        super().__init__(folder, *limits, program=program)
        self.at = f"127.0.0.1:{self.port}"
        self._cores = cores

    def __enter__(self) -> "Served":
        self.start()
        os.sched_setaffinity(self.pid, self._cores)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def cpu(self) -> tuple[float, float]:
        """Seconds of CPU time that the server has used: its own, and the system's for it."""
        return cpu_of(self.pid)

    def memory(self) -> tuple[float, float]:
        """MiB in memory, now and at most."""
        text = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        lines = dict(line.split(":", 1) for line in text.splitlines())
        now, most = (int(lines[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))
        return now, most


def cpu_of(pid: int) -> tuple[float, float]:
    """Seconds of CPU time that a process has used: its own, and the system's for it."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    fields = stat.rpartition(")")[2].split()
    return int(fields[11]) / TICKS, int(fields[12]) / TICKS
