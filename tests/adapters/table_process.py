"""A program that is going to be killed: a table service on a database, with players at its tables.

Every player writes down what is sent before it is sent, and what was answered; a supervisor reads
it. What was sent before the last end and never answered is given as JSON and sent again.
"""

import asyncio
import json
import os
import random
import secrets
import signal
import sys
from dataclasses import dataclass

from kolmikko.adapters.bot_seats import LocalBots
from kolmikko.adapters.clocks import SystemClock
from kolmikko.adapters.sql_store import SqlStore
from kolmikko.rulekit.game import Move
from kolmikko.table.answers import Ok, Stale
from kolmikko.table.commands import Act, Agree, ByPeople, Ready, Sit, Start
from kolmikko.table.events import Wish
from kolmikko.table.mailbox import Outside
from kolmikko.table.ports import Append
from kolmikko.table.seal import Seal
from kolmikko.table.service import TableService
from kolmikko.table.settings import Settings
from kolmikko.table.state import Stage
from kolmikko.table.views import RoomView

KEY = bytes(range(32))
GAMES = (
    Settings("kolmonen", 3, pace=0, between=0),
    Settings("trojka", 4, deals=4, pace=0, between=0),
)
TABLES = 4
PEOPLE = 2
POINTS = ("before commit", "after commit", "before answer")


def say(*words: str | int) -> None:
    """A line for the supervisor, out at once."""
    os.write(1, (json.dumps(words) + "\n").encode())


@dataclass
class Doom:
    """Where this process kills itself: at the nth time that a point is passed."""

    point: str
    countdown: int

    def passes(self, point: str) -> None:
        if point == self.point:
            self.countdown -= 1
            if self.countdown == 0:
                os.kill(os.getpid(), signal.SIGKILL)


class DoomedStore:
    """A database store with points at which the process may end."""

    def __init__(self, inner: SqlStore, doom: Doom) -> None:
        self.inner = inner
        self.load, self.head, self.heads = inner.load, inner.head, inner.heads
        self.overdue, self.listed, self.beat = inner.overdue, inner.listed, inner.beat
        self.forget, self.tables_of = inner.forget, inner.tables_of
        self.forget_person = inner.forget_person
        self.doom = doom

    async def append(self, append: Append) -> None:
        self.doom.passes("before commit")
        await self.inner.append(append)
        self.doom.passes("after commit")


class DoomedAudience:
    def __init__(self, doom: Doom) -> None:
        self.doom = doom

    def changed(self, table: str, version: int) -> None:
        del table, version
        self.doom.passes("before answer")


class Player:
    """One person at one table, connected for as long as the process lives."""

    def __init__(self, service: TableService, number: int, person: str) -> None:
        self.service = service
        self.number = number
        self.person = f"{person}-{number}"
        self.table = ""

    async def sits(self) -> None:
        settings = GAMES[self.number % len(GAMES)]
        host = f"p0-{self.number}"
        self.table, _ = await self.service.open(host, "open", settings)
        await self.service.arrive(self.table, self.person)
        await self.service.ask(self.table, self.person, "sit", 0, Sit(self.person))

    async def plays(self) -> None:
        while True:
            view = await self.service.look(self.table, self.person)
            assert isinstance(view, RoomView), view
            command = self.wants(view)
            if command is None:
                await asyncio.sleep(0.002)
                continue
            await self.sends(secrets.token_hex(16), view.version, command)

    def wants(self, view: RoomView) -> ByPeople | None:
        """What to do now, or None to wait."""
        seat = view.seat
        assert seat is not None, f"{self.person} has lost the seat"
        if view.deal is not None and view.deal.legal:
            return Act(random.choice([m for m in view.deal.legal if m.verb != "swap"]))
        if view.stage == Stage.ENDED and Wish.REMATCH not in view.seats[seat].wishes:
            return Agree(Wish.REMATCH)
        if seat in view.waiting_for:
            return Ready(yes=True)
        if view.stage == Stage.LOBBY and view.is_host and not view.waiting_for:
            return Start(fill="uniform")
        return None

    async def sends(self, name: str, seen: int, command: ByPeople) -> None:
        if not isinstance(command, Act):
            await self.service.ask(self.table, self.person, name, seen, command)
            return
        move = command.move
        say("sent", self.table, self.person, name, seen, move.verb, *move.cards)
        answer = await self.service.ask(self.table, self.person, name, seen, command)
        if isinstance(answer, Ok):
            say("ok", self.table, self.person, name, answer.version)
        else:
            say("stale" if isinstance(answer, Stale) else "refused", self.table, self.person, name)

    async def resends(self, pending: list[list[str | int]]) -> None:
        for _, table, person, name, seen, verb, *cards in pending:
            if (table, person) == (self.table, self.person):
                move = Move(str(verb), tuple(int(card) for card in cards))
                await self.sends(str(name), int(seen), Act(move))


async def live(url: str, pending: list[list[str | int]], doom: Doom) -> None:
    seal, clock = Seal(KEY), SystemClock()
    store = DoomedStore(await SqlStore.open(url, seal), doom)
    audience = DoomedAudience(doom)
    given = Outside(store, clock, audience, LocalBots(), seal, clock.now())
    service = TableService(given)
    players = [Player(service, n, f"p{p}") for n in range(TABLES) for p in range(PEOPLE)]
    for player in players:
        await player.sits()
    say("ready")
    for player in players:
        await player.resends(pending)
    await asyncio.gather(*(player.plays() for player in players))


if __name__ == "__main__":
    url, pending, point, countdown = sys.argv[1:]
    asyncio.run(live(url, json.loads(pending), Doom(point, int(countdown))))
