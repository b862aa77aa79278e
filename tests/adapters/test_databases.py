"""Databases: migrated to the form that the code expects, durable, and with nothing secret open."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, event, select, text

from kolmikko.adapters.databases import NotDurableError, check_durable, engine_of
from kolmikko.adapters.migrate import config, migrate
from kolmikko.adapters.schema import METADATA, ROOMS
from kolmikko.adapters.sql_store import SqlStore
from kolmikko.cards import names
from kolmikko.table.ports import Append
from kolmikko.table.seal import new_pack
from kolmikko.table.state import Stage
from tests.table.rooms import LUCK, SEAL, TROJKA, begun


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    engine = engine_of(database_url)
    yield engine
    engine.dispose()


def test_migrations_lead_to_just_the_tables_of_the_schema(engine: Engine) -> None:
    migrate(engine)
    migrate(engine)  # nothing to do
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_what_was_written_before_a_migration_is_there_after_it(engine: Engine) -> None:
    room = {"id": "t", "head": 3, "opened_at": 1, "changed_at": 2, "deadline": 9, "listed": True}
    with engine.begin() as connection:
        command.upgrade(config(connection), "0001")
        columns = ", ".join(room)
        values = ", ".join(f":{name}" for name in room)
        connection.execute(text(f"INSERT INTO rooms ({columns}) VALUES ({values})"), room)
    migrate(engine)
    with engine.connect() as connection:
        rows = connection.execute(select(ROOMS)).mappings().all()
    assert [dict(row) for row in rows] == [room | {"summary": None}]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_sqlite_that_may_lose_what_it_has_committed_is_not_used(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def hurry(connection: sqlite3.Connection, _entry: object) -> None:
        connection.execute("PRAGMA synchronous = NORMAL")

    with pytest.raises(NotDurableError, match="synchronous is 1"):
        check_durable(engine)


def test_postgresql_that_may_lose_what_it_has_committed_is_not_used(postgres_url: str) -> None:
    engine = engine_of(postgres_url + "?options=-csynchronous_commit%3Doff")
    with pytest.raises(NotDurableError, match="synchronous_commit is off"):
        check_durable(engine)
    engine.dispose()


def test_who_reads_the_database_of_a_running_game_finds_no_hidden_card(tmp_path: Path) -> None:
    room = begun(TROJKA, packs=(new_pack(range(52), "a secret", LUCK),))
    while room.now.stage == Stage.PLAYING:
        if room.step() is None:
            room.act_any()
    assert any(told.event.kind == "discarded" for told in room.now.told)

    async def stored() -> None:
        store = await SqlStore.open(f"sqlite:///{tmp_path / 'tables.db'}", SEAL)
        await store.append(Append("t", 0, tuple(room.entries)))
        await store.close()

    asyncio.run(stored())
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Aino" in everything, "what is open can be found"
    dealt = room.now.dealt
    assert dealt is not None
    deck = dealt.deal.setup.deck
    for secret in (
        bytes(deck[:6]),
        bytes(deck[-6:]),
        ",".join(map(str, deck[:4])).encode(),
        " ".join(names(1 << card)[0] for card in deck[:3]).encode(),
        dealt.luck.encode(),
        bytes.fromhex(dealt.luck),
        b"discard",
        b'"verb"',
    ):
        assert secret not in everything
