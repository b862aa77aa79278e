"""Tables for tests: without a service, one request after the other, and with a clock of our own."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from itertools import count
from typing import TypeVar

from kolmikko.adapters.bot_seats import LocalBots
from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import (
    Act,
    Command,
    DealOut,
    Open,
    Ready,
    Request,
    Sit,
    Start,
    Step,
)
from kolmikko.table.decide import decide
from kolmikko.table.events import Entry, TableEvent
from kolmikko.table.evolve import evolve, opened
from kolmikko.table.house import due
from kolmikko.table.housekeeping import prepared
from kolmikko.table.mailbox import Outside
from kolmikko.table.packs import Place, Shuffled
from kolmikko.table.ports import EventStore
from kolmikko.table.seal import Seal
from kolmikko.table.settings import Settings
from kolmikko.table.state import Table
from kolmikko.table.views import RoomView, room_view

SEAL = Seal(bytes(range(32)))
KOLMONEN = Settings("kolmonen", 3, pace=0)
TROJKA = Settings("trojka", 3, deals=3, pace=0)
PEOPLE = ("aino", "ville", "ewa", "ola", "matti")
LUCK = "ab" * 32

T = TypeVar("T")


def at_once(work: Coroutine[object, object, T]) -> T:
    """The result of a coroutine that never waits."""
    try:
        work.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError("it waits")


class Room:
    """A table and its log, moved on request by request; everything refused is refused loudly."""

    def __init__(self, settings: Settings, table_id: str = "t") -> None:
        self.id = table_id
        self.table: Table | None = None
        self.entries: list[Entry] = []
        self.tables: list[Table] = []
        """The table after each of the entries."""
        self.at = 1000
        self.packs: list[Shuffled] = []
        self.dealer = 0
        self.secrets = 0
        self.must("aino", Open(settings))

    @property
    def now(self) -> Table:
        assert self.table is not None
        return self.table

    @property
    def version(self) -> int:
        return 0 if self.table is None else self.table.version

    def ask(
        self, person: str, command: Command, seen: int | None = None
    ) -> tuple[TableEvent, ...] | Refusal:
        """Decide a request and, unless it is refused, let it happen."""
        seen = self.version if seen is None else seen
        decision = decide(self.table, Request(command, self.at, person, seen=seen))
        if not isinstance(decision, Refusal):
            for event in decision:
                self.take_in(event)
        return decision

    def must(self, person: str, command: Command) -> tuple[TableEvent, ...]:
        """The same for a request that cannot be refused."""
        decision = self.ask(person, command)
        assert not isinstance(decision, Refusal), (command, decision)
        return decision

    def refused(self, person: str, command: Command, seen: int | None = None) -> str:
        """The word or clause that refuses a request; it has to be refused, and change nothing."""
        before = self.table
        decision = self.ask(person, command, seen)
        assert isinstance(decision, Refusal), (command, decision)
        assert self.table is before
        return decision.clause

    def take_in(self, event: TableEvent) -> None:
        entry = Entry(self.version + 1, self.at, event)
        self.table = (
            opened(self.id, entry) if self.table is None else evolve(self.table, entry, SEAL)
        )
        self.entries.append(entry)
        self.tables.append(self.table)

    def step(self) -> Step | None:
        """One step of the house, if one is due."""
        step = due(self.now)
        if step is None:
            return None
        given = self._next_deal() if step == Step.DEAL else None
        command = given or at_once(prepared(step, self.now, LocalBots(), SEAL, self._secret))
        seen = self.now.moved
        decision = self.ask("", command, seen)
        assert not isinstance(decision, Refusal), (step, decision)
        return step

    def settle(self, most: int = 5000) -> None:
        """Let the house do all that is due."""
        for _ in range(most):
            if self.step() is None:
                return
        raise AssertionError("the house never stops")

    def view(self, person: str, since: int = 0) -> RoomView:
        return room_view(self.now, person, since)

    def actor(self) -> str:
        """The person whose turn it is."""
        assert self.now.actor is not None
        person = self.now.chairs[self.now.actor].person
        assert person is not None
        return person

    def act_any(self, which: int = 0) -> Move:
        """The person whose turn it is makes one of the legal moves."""
        assert self.now.dealt is not None
        deal = self.now.dealt.deal
        legal = [deal.move_of(action) for action in deal.legal()]
        whole = [move for move in legal if move.cards or move.verb not in ("swap", "arrange")]
        move = (whole or self._rows())[which % len(whole or self._rows())]
        self.must(self.actor(), Act(move))
        return move

    def _rows(self) -> list[Move]:
        """Where only a new row can be chosen: the row as it lies."""
        assert self.now.dealt is not None
        deal = self.now.dealt.deal.copy()
        while True:
            action = deal.legal()[0]
            move = deal.move_of(action)
            if deal.act(action):
                return [move]

    def _next_deal(self) -> DealOut | None:
        if not self.packs:
            return None
        match, number = self.now.match, self.now.match_number
        place = Place(self.id, number, 1 + (match.played if match else 0))
        return DealOut(SEAL.sealed(self.packs.pop(0), place), self.dealer)

    def _secret(self) -> str:
        self.secrets += 1
        return f"{self.secrets:064x}"


def seated(settings: Settings, people: int = 3, table_id: str = "t") -> Room:
    """A room in its lobby with so many people, and bots elsewhere when it begins."""
    room = Room(settings, table_id)
    for person in PEOPLE[:people]:
        room.must(person, Sit(person.title()))
    return room


def begun(
    settings: Settings, people: int = 3, packs: tuple[Shuffled, ...] = (), dealer: int = 0
) -> Room:
    """A room in which a deal has begun."""
    room = seated(settings, people)
    room.packs, room.dealer = list(packs), dealer
    for person in PEOPLE[:people]:
        room.must(person, Ready(yes=True))
    room.must("aino", Start(fill="thumb"))
    room.settle()
    return room


class FakeClock:
    """Time that stands still until a test moves it."""

    def __init__(self, now: int = 1_000_000) -> None:
        self.time = now
        self._sleepers: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self.time

    async def sleep_until(self, at: int) -> None:
        if at > self.time:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._sleepers.append((at, waiting))
            await waiting

    async def pass_by(self, milliseconds: int) -> None:
        """Time goes by, and everybody who waited for it does what they wanted to."""
        self.time += milliseconds
        for at, waiting in list(self._sleepers):
            if at <= self.time:
                self._sleepers.remove((at, waiting))
                if not waiting.done():
                    waiting.set_result(None)
        await calm()


async def calm(turns: int = 60) -> None:
    """Let everything that can go on go on."""
    for _ in range(turns):
        await asyncio.sleep(0)


def counted() -> Callable[[], str]:
    """Secrets that are no secrets: the same ones in every test."""
    numbers = count(1)
    return lambda: f"{next(numbers):064x}"


class Listening:
    """An audience that writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    def changed(self, table: str, version: int) -> None:
        self.heard.append((table, version))


def outside(
    store: EventStore | None = None,
    clock: FakeClock | None = None,
    audience: Listening | None = None,
) -> Outside:
    """What a service needs, all of it in memory."""
    clock = clock or FakeClock()
    return Outside(
        store=store or MemoryStore(SEAL),
        clock=clock,
        audience=audience or Listening(),
        bots=LocalBots(),
        seal=SEAL,
        started=clock.now(),
        entropy=counted(),
    )


def slower(settings: Settings, pace: int = 100) -> Settings:
    """The settings with a house that takes its time."""
    return replace(settings, pace=pace)
