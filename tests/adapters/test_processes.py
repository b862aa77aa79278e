"""Two services on one database, as two processes have it, and wake-ups between them."""

import asyncio
from dataclasses import dataclass, field

import pytest

from kolmikko.adapters.bot_seats import LocalBots
from kolmikko.adapters.clocks import SystemClock
from kolmikko.adapters.postgres_bus import MOST_TOGETHER, PostgresBus
from kolmikko.adapters.sql_store import SqlStore
from kolmikko.table.bus import LocalBus
from kolmikko.table.commands import Act, Chat, Ready, Sit, Start
from kolmikko.table.mailbox import Outside
from kolmikko.table.ports import Bus
from kolmikko.table.state import Stage
from tests.ports import free_port
from tests.table.clubs import TWO, Club
from tests.table.rooms import SEAL

LONG = 20
"""Seconds after which something will not come any more."""

MOVES = 8


@dataclass
class Heard:
    """An audience whose news can be waited for."""

    versions: dict[str, int] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def changed(self, table: str, version: int) -> None:
        self.versions[table] = version
        self.news.set()

    async def hears(self, table: str, version: int) -> None:
        """Wait for a version of a table."""
        async with asyncio.timeout(LONG):
            while self.versions.get(table, 0) < version:
                self.news.clear()
                await self.news.wait()


async def process(url: str, bus: Bus) -> Club:
    clock = SystemClock()
    store = await SqlStore.open(url, SEAL)
    given = Outside(store, clock, Heard(), LocalBots(), SEAL, clock.now(), bus=bus)
    return Club(given)


async def ends(club: Club) -> None:
    await club.service.close()
    store = club.service.outside.store
    assert isinstance(store, SqlStore)
    await store.close()


def heard(club: Club) -> Heard:
    audience = club.service.outside.audience
    assert isinstance(audience, Heard)
    return audience


async def both_begin(one: Club, two: Club) -> None:
    """A match between somebody at each of two processes."""
    one.table, _ = await one.service.open("aino", "open", TWO)
    two.table = one.table
    for club, person in ((one, "aino"), (two, "ville")):
        await club.comes(person)
        await club.does(person, Sit(person))
        done = await club.does(person, Ready(yes=True), name=f"ready {person}")
    while (await one.view("aino")).version < done.version:
        await one.service.tick()
    await one.does("aino", Start())


async def looks_around(club: Club) -> None:
    """What the server does about once a second."""
    while True:
        await club.service.tick()
        await asyncio.sleep(0.02)


async def plays(club: Club, person: str, moves: list[str]) -> None:
    """Make a move whenever it is the person's turn, until there are some in all."""
    while len(moves) < MOVES:
        view = await club.view(person)
        if view.stage == Stage.PLAYING and view.deal is not None and view.deal.legal:
            _, move = await club.whose_turn(person)
            await club.does(person, Act(move), view.version, name=f"move {len(moves)}")
            moves.append(person)
        else:
            await heard(club).hears(club.table, view.version + 1)


def test_two_services_on_one_file_see_each_other_s_moves(sqlite_url: str) -> None:
    async def test() -> None:
        one, two = [await process(sqlite_url, LocalBus()) for _ in range(2)]
        around = [asyncio.create_task(looks_around(club)) for club in (one, two)]
        await both_begin(one, two)
        moves: list[str] = []
        playing = [
            asyncio.create_task(plays(club, person, moves))
            for club, person in ((one, "aino"), (two, "ville"))
        ]
        ended, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task in (*around, *waiting):
            task.cancel()
        for task in ended:
            task.result()
        assert {"aino", "ville"} == set(moves)
        assert all(seat.away is None for seat in (await one.view("aino")).seats)
        for club in (one, two):
            await ends(club)

    asyncio.run(test())


def test_wake_ups_reach_all_processes_on_postgresql(postgres_url: str) -> None:
    async def test() -> None:
        buses = [PostgresBus(postgres_url) for _ in range(2)]
        clubs = [await process(postgres_url, bus) for bus in buses]
        one, two = clubs
        for bus in buses:
            await bus.ready.wait()
        await both_begin(one, two)
        said = await one.does("aino", Chat("hello"), name="said")
        await heard(two).hears(two.table, said.version)
        view = await two.view("ville", since=said.version - 1)
        assert [note.word for note in view.notes] == ["hello"]
        for club, bus in zip(clubs, buses, strict=True):
            await ends(club)
            await bus.close()

    asyncio.run(test())


def test_a_wake_up_says_a_table_and_a_version_and_many_go_together(postgres_url: str) -> None:
    async def test() -> None:
        news, everything = Heard(), [f"{n:032x}" for n in range(2 * MOST_TOGETHER + 1)]
        one, two = PostgresBus(postgres_url), PostgresBus(postgres_url)
        two.listen(news.changed)
        await one.ready.wait()
        await two.ready.wait()
        for number, table in enumerate(everything):
            one.tell(table, number)
            one.tell(table, number + 1000)
        for number, table in enumerate(everything):
            await news.hears(table, number + 1000)
        assert news.versions.keys() == set(everything)
        await one.close()
        await two.close()

    asyncio.run(test())


def test_a_bus_without_a_database_waits_for_one_and_harms_nobody(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        bus = PostgresBus(f"postgresql+psycopg://kolmikko:secret@127.0.0.1:{free_port()}/nothing")
        bus.tell("t", 1)
        async with asyncio.timeout(LONG):
            while not caplog.messages:
                await asyncio.sleep(0.01)
        assert not bus.ready.is_set()
        await bus.close()

    asyncio.run(test())
    assert caplog.messages == ["wake-ups: OperationalError"]
