"""The server that is measured, in a process of its own on this machine alone."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Final

NO_LIMITS: Final = ("rate", "burst", "sockets_of_address", "tables_per_hour")
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Served:
    """`kolmikko serve` on a free port, with its data in a folder."""

    def __init__(self, folder: Path, profile: Path | None = None) -> None:
        self.folder = folder
        self.port = free_port()
        self.at = f"127.0.0.1:{self.port}"
        program = ["kolmikko"] if profile is None else ["bench.profiled", str(profile)]
        command = [sys.executable, "-m", *program, "serve", "--host", "127.0.0.1"]
        limits = (word for name in NO_LIMITS for word in ("--limit", f"{name}=1000000"))
        self._command = [*command, "--port", str(self.port), *limits]

    def __enter__(self) -> "Served":
        surroundings = {**os.environ, "KOLMIKKO_DATA": str(self.folder / "data")}
        with (self.folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                self._command, env=surroundings, stdout=log, stderr=log
            )
        while not self._answers():
            if self._process.poll() is not None:
                raise RuntimeError((self.folder / "log").read_text(encoding="utf-8"))
            time.sleep(0.05)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait()

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{self.at}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def cpu(self) -> tuple[float, float]:
        """Seconds of CPU time that the server has used: its own, and the system's for it."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii")
        fields = stat.rpartition(")")[2].split()
        return int(fields[11]) / TICKS, int(fields[12]) / TICKS

    def memory(self) -> tuple[float, float]:
        """MiB in memory, now and at most."""
        text = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        lines = dict(line.split(":", 1) for line in text.splitlines())
        now, most = (int(lines[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))
        return now, most


def free_port() -> int:
    """A port on which nobody listens just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
