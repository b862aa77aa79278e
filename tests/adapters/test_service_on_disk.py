"""The table service on a database: what people did and said is there when it is opened again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from kolmikko.adapters.sql_store import SqlStore
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.answers import Ok
from kolmikko.table.commands import (
    Act,
    Agree,
    ByPeople,
    Chat,
    Enter,
    Leave,
    Ready,
    Sit,
    Start,
)
from kolmikko.table.events import Wish
from kolmikko.table.replay import Replay
from kolmikko.table.service import DAY, TableService
from kolmikko.table.settings import Settings
from kolmikko.table.state import NoteKind
from kolmikko.table.views import RoomView
from tests.table.rooms import SEAL, TROJKA, FakeClock, outside

PASSWORD = "kissa"
PUBLIC: Settings = replace(TROJKA, seats=2, listed=True)


class Table:
    """A service on a database with one table."""

    def __init__(self, service: TableService, table: str, clock: FakeClock) -> None:
        self.service = service
        self.table = table
        self.clock = clock
        self.asked = 0

    async def view(self, person: str) -> RoomView:
        view = await self.service.look(self.table, person)
        assert isinstance(view, RoomView), view
        return view

    async def does(self, person: str, command: ByPeople) -> None:
        self.asked += 1
        seen = await self.service.look(self.table, person)
        version = seen.version if isinstance(seen, RoomView) else 0
        name = f"{self.clock.now()} {self.asked}"
        answer = await self.service.ask(self.table, person, name, version, command)
        assert isinstance(answer, Ok), (command, answer)

    async def until(self, person: str) -> RoomView:
        """The table when it is the person's turn."""
        async with asyncio.timeout(20):
            while True:
                view = await self.view(person)
                if view.deal is not None and view.deal.legal:
                    return view
                await asyncio.sleep(0.005)


@asynccontextmanager
async def opened(url: str, clock: FakeClock, table: str = "") -> AsyncIterator[Table]:
    store = await SqlStore.open(url, SEAL)
    service = TableService(outside(store, clock))
    if not table:
        table, answer = await service.open("host", "open", PUBLIC, PASSWORD)
        assert answer == Ok(1)
    try:
        yield Table(service, table, clock)
    finally:
        await service.close()
        await store.close()


async def played(there: Table) -> RoomView:
    """Two people begin a match, and a move is taken back with a word about it."""
    for person in ("aino", "ville"):
        await there.does(person, Enter(PASSWORD))
        assert isinstance(await there.service.arrive(there.table, person), int)
        await there.does(person, Sit(person.title()))
        await there.does(person, Ready(yes=True))
    await there.does("host", Start())
    while (await there.view("aino")).deal is None:
        await asyncio.sleep(0.005)
    actor = "aino" if (await there.view("aino")).deal.legal else "ville"  # type: ignore[union-attr]
    view = await there.until(actor)
    assert view.deal is not None
    await there.does(actor, Act(view.deal.legal[0]))
    assert (await there.view(actor)).can_undo
    await there.does(actor, Chat("oops, wrong card"))
    for person in (actor, "ville" if actor == "aino" else "aino"):
        await there.does(person, Agree(Wish.UNDO))
    return await there.until(actor)


def test_all_is_there_again_when_the_database_is_opened_again(database_url: str) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with opened(database_url, clock) as there:
            before = await played(there)
            table = there.table
            listed = await there.service.listed(9)
        assert isinstance(listed, tuple)
        assert [(one.table, one.seats, one.has_password) for one in listed] == [
            (table, ("Aino", "Ville"), True)
        ]
        async with opened(database_url, clock, table) as there:
            person = "aino" if before.seat == 0 else "ville"
            view = await there.view(person)
            assert view.deal == before.deal
            assert view.events == before.events
            kinds = [(note.kind, note.word) for note in view.notes]
            assert kinds == [(NoteKind.CHAT, "oops, wrong card"), (NoteKind.UNDO, "")]
            assert await there.service.look(table, "ewa") == Refusal("needs-password")
            assert await there.service.listed(9) == listed

    asyncio.run(test())


def test_nothing_of_a_person_who_is_forgotten_is_left_in_the_files(
    sqlite_url: str, tmp_path: Path
) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with opened(sqlite_url, clock) as there:
            await played(there)
            table = there.table
        everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"Aino" in everything
        async with opened(sqlite_url, clock, table) as there:
            assert await there.service.forget_person("aino") == 1
        everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"ino" not in everything
        assert b"Ville" in everything
        async with opened(sqlite_url, clock, table) as there:
            view = await there.view("ville")
            assert [seat.is_person for seat in view.seats] == [False, True]
            await there.does("ville", Leave())
            again = await there.service.replay(table, "ville", 1)
            assert isinstance(again, Replay)

    asyncio.run(test())


def test_old_tables_are_gone(database_url: str) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with opened(database_url, clock) as there:
            table = there.table
            await clock.pass_by(DAY)
            await there.service.tick()
            assert await there.service.listed(9) == ()
            await clock.pass_by(90 * DAY + 1)
            assert await there.service.forget_old(90) == 1
        async with opened(database_url, clock, table) as there:
            assert await there.service.look(table, "host") == Refusal("no-such-table")

    asyncio.run(test())
