"""A PostgreSQL server for tests, on this machine alone, which may be struck down and come back."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.ports import free_port
from tests.programs import without
from tools.programs import postgresql

SERVICE_USER: Final = "postgres"


class Postgres:
    """A server in a folder. Its programs refuse to be run by root."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._port = free_port()
        self._user: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(folder, SERVICE_USER, SERVICE_USER)
            who = f"--reuid={SERVICE_USER}", f"--regid={SERVICE_USER}"
            self._user = ["setpriv", *who, "--clear-groups"]
        self._run("initdb", "-A", "trust", "-U", "kolmikko", "-E", "UTF8")

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://kolmikko@127.0.0.1:{self._port}/postgres"

    def start(self) -> None:
        """Start, and return when it takes connections."""
        options = f"-p {self._port} -h 127.0.0.1 -k {self._folder}"
        self._run("pg_ctl", "-w", "-o", options, "-l", f"{self._folder}/log", "start")

    def strike(self) -> None:
        """End it in the middle of everything; what was committed is recovered at the next start."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def _run(self, program: str, *words: str) -> None:
        command = [*self._user, f"{self._programs}/{program}", "-D", f"{self._folder}/data", *words]
        subprocess.run(command, check=True, capture_output=True, cwd=self._folder)


@contextmanager
def started_postgres() -> Iterator[Postgres]:
    """A fresh server; a test without its programs is left out."""
    programs = postgresql()
    if programs is None or not _may_run():
        without("PostgreSQL")
    with tempfile.TemporaryDirectory(prefix="kolmikko-pg-") as folder:
        server = Postgres(programs, Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.strike()


def _may_run() -> bool:
    if os.geteuid() != 0:
        return True
    return any(user.pw_name == SERVICE_USER for user in pwd.getpwall())
