"""Stores to test: in memory and on SQLite always, on PostgreSQL where there is one.

A PostgreSQL server is taken from KOLMIKKO_TEST_POSTGRES (a URL of SQLAlchemy), or one is started
for the tests when its programs are installed.
"""

import os
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
from tests.adapters.postgres import started_postgres
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
    with started_postgres() as server:
        yield server.url


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
