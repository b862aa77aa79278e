"""A real server in a process of its own, which tests may stop, kill and start again."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.ports import free_port


class Server:
    """`kolmikko serve` on a free port, with its data in a folder of the test."""

    def __init__(
        self, folder: Path, *arguments: str, program: tuple[str, ...] = ("kolmikko",)
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._arguments = arguments
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"

    def start(self) -> None:
        """Start, and return when it answers."""
        command = [sys.executable, "-m", *self._program, "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), *self._arguments]
        surroundings = {**os.environ, "KOLMIKKO_DATA": str(self.folder / "data")}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, env=surroundings, stdout=log, stderr=log)
        while not self._answers():
            if self._process.poll() is not None:
                raise RuntimeError(f"the server has stopped:\n{self.log.read_text()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    @property
    def pid(self) -> int:
        """The process that runs now."""
        if self._process is None:
            raise RuntimeError("the server does not run")
        return self._process.pid

    def stop(self) -> int:
        """Ask it to stop, as a terminal does, and give its exit status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Stop it at once, whatever it is doing."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        process, self._process = self._process, None
        process.send_signal(how)
        return process.wait()
