"""Stores to test: in memory and on SQLite always, on PostgreSQL where there is one.

A PostgreSQL server is taken from KOLMIKKO_TEST_POSTGRES (a URL of SQLAlchemy), or one is started
for the tests when its programs are installed.
"""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import text

from kolmikko.adapters.databases import engine_of
from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.adapters.schema import METADATA
from kolmikko.adapters.sql_store import SqlStore
from kolmikko.table.ports import EventStore
from tests.table.rooms import SEAL

VARIABLE: Final = "KOLMIKKO_TEST_POSTGRES"
Opens = Callable[[], AbstractAsyncContextManager[EventStore]]
"""Opens the store of a test; opened again, it is the same one, if it lasts at all."""


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def opens(request: pytest.FixtureRequest) -> Opens:
    """Each store, one after the other."""
    if request.param == "memory":
        return kept_in_memory()
    wanted = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return in_database(request.getfixturevalue(wanted))


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """The database of the server, emptied."""

    engine = engine_of(postgres_server)
    with engine.begin() as connection:
        METADATA.drop_all(connection)
        connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
    engine.dispose()
    return postgres_server


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL server: the one that is named, or one started for this run of the tests."""
    named = os.environ.get(VARIABLE)
    if named:
        yield named
        return
    programs = postgres_programs()
    user = postgres_user()
    if programs is None or user is None:
        pytest.skip(f"no PostgreSQL: {VARIABLE} is not set, and none can be started here")
    with tempfile.TemporaryDirectory(prefix="kolmikko-pg-") as folder:
        yield from started_server(programs, user, Path(folder))


def postgres_programs() -> Path | None:
    """The folder with the programs of the newest PostgreSQL that is installed."""
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(versions, key=lambda path: int(path.parts[-3]), default=None)
    found = newest or shutil.which("initdb")
    return Path(found).parent if found else None


def postgres_user() -> list[str] | None:
    """The words before a command that run it as somebody whom PostgreSQL accepts."""
    if os.geteuid() != 0:
        return []
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        return None
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


def started_server(programs: Path, user: list[str], folder: Path) -> Iterator[str]:
    """A server on a free port of this machine alone, stopped at the end."""
    data = folder / "data"
    if user:
        shutil.chown(folder, "postgres", "postgres")
    make = [f"{programs}/initdb", "-D", f"{data}", "-A", "trust", "-U", "kolmikko", "-E", "UTF8"]
    subprocess.run([*user, *make], check=True, capture_output=True, cwd=folder)
    port = free_port()
    options = f"-p {port} -h 127.0.0.1 -k {folder}"
    control = [*user, f"{programs}/pg_ctl", "-D", f"{data}", "-w"]
    start = [*control, "-o", options, "-l", f"{folder}/log", "start"]
    subprocess.run(start, check=True, capture_output=True, cwd=folder)
    try:
        yield f"postgresql+psycopg://kolmikko@127.0.0.1:{port}/postgres"
    finally:
        stop = [*control, "-m", "immediate", "stop"]
        subprocess.run(stop, check=False, capture_output=True, cwd=folder)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def kept_in_memory() -> Opens:
    store = MemoryStore(SEAL)

    @asynccontextmanager
    async def opened() -> AsyncIterator[EventStore]:
        yield store

    return opened


def in_database(url: str) -> Opens:
    @asynccontextmanager
    async def opened() -> AsyncIterator[EventStore]:
        store = await SqlStore.open(url, SEAL)
        try:
            yield store
        finally:
            await store.close()

    return opened
