"""Every request is sent several times over several sockets: it is done once, and answered alike."""

import asyncio
import contextlib
import itertools
import json
import random
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

import pytest
from websockets.asyncio.client import ClientConnection

from kolmikko.table.events import (
    Acted,
    By,
    Chatted,
    Entry,
    MatchStarted,
    Readied,
    Said,
    Seated,
    TableEvent,
    Wished,
)
from kolmikko.web.messages import Answer, Room
from tests.adapters.histories import check_logs
from tests.browser.served import Server
from tests.gates.figures import Told, sizes
from tests.gates.people import Device, Fields, read, wanted
from tests.gates.serving import faults_in, lively, logs_of, seal_of
from tests.gates.waiting import until

MOST_COPIES: Final = 5
MOST_SOCKETS: Final = 3
SPREAD: Final = 0.03
"""Seconds over which the copies of a request are sent."""

TABLES: Final[tuple[Fields, ...]] = (
    {"game": "kolmonen", "seats": 3, "deals": 2, "pace": 0, "between": 0},
    {"game": "trojka", "seats": 3, "deals": 5, "pace": 0, "between": 0},
) * 3

EFFECTS: Final[dict[str, type[TableEvent]]] = {
    "sit": Seated,
    "ready": Readied,
    "start": MatchStarted,
    "act": Acted,
    "agree": Wished,
    "phrase": Said,
    "chat": Chatted,
}
COOLDOWN: Final = 20.0
"""Seconds between phrases: what is refused now as too soon may well be done later."""

BY_HOUSE: Final = ("start",)
"""What the house does by itself too, so that there are more effects than requests."""

IN_TIME: Final = ("ready", "agree")
"""What a copy may ask too late and the next one in time again, one deal later."""

TOGETHER: Final = 8
"""Events of one request at most; the last one has the version that is answered."""


class Stormy:
    """Somebody with several sockets who never asks just once."""

    def __init__(self, device: Device, number: int, table: str, chance: random.Random) -> None:
        self.device = device
        self.number = number
        self.table = table
        self.chance = chance
        self.commands: dict[str, Fields] = {}
        self.copies = Counter[str]()
        self.answers: defaultdict[str, list[Answer]] = defaultdict(list)
        self.is_leaving = False
        self._room: Room | None = None
        self._news = asyncio.Event()
        self._ids = itertools.count()
        self._may_talk_at = 0.0

    @property
    def is_done(self) -> bool:
        return all(len(self.answers[name]) == copies for name, copies in self.copies.items())

    async def lives(self) -> None:
        async with contextlib.AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(self.device.line(self.table, self.number))
                for _ in range(self.chance.randint(1, MOST_SOCKETS))
            ]
            async with asyncio.TaskGroup() as tasks:
                for line in lines:
                    tasks.create_task(self._listens(line))
                tasks.create_task(self._plays(lines, tasks))

    async def _listens(self, line: ClientConnection) -> None:
        async for text in line:
            message = read(text)
            if isinstance(message, Room):
                if self._room is None or message.version > self._room.version:
                    self._room = message
            elif isinstance(message, Answer):
                self.answers[message.id].append(message)
            self._news.set()

    async def _plays(self, lines: list[ClientConnection], tasks: asyncio.TaskGroup) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            if self.is_leaving:
                return
            room = self._room
            command = self._next(room) if room else None
            if room is None or command is None:
                continue
            name = f"{self.number}-{next(self._ids)}"
            command |= {"id": name, "seen": room.version}
            self.commands[name] = command
            self.copies[name] = self.chance.randint(1, MOST_COPIES)
            for _ in range(self.copies[name]):
                tasks.create_task(self._sends(self.chance.choice(lines), json.dumps(command)))
            while not self.answers[name] or self._is_behind(self.answers[name][0]):
                await self._news.wait()
                self._news.clear()
            self._news.set()  # the room that came meanwhile has not been looked at

    def _is_behind(self, answer: Answer) -> bool:
        """Whether the room that follows an answer is not here yet."""
        return self._room is not None and self._room.version < answer.version

    def _next(self, room: Room) -> Fields | None:
        if room.seat is None:
            return {"do": "sit", "name": f"P{self.number}", "seat": None}
        now = asyncio.get_running_loop().time()
        if now > self._may_talk_at:
            self._may_talk_at = now + COOLDOWN
            return {"do": "phrase", "phrase": "hello"}
        if self.chance.random() < 0.05:
            return {"do": "act", "move": "no such move"}
        return wanted(room, self.chance, "uniform")

    async def _sends(self, line: ClientConnection, text: str) -> None:
        await asyncio.sleep(self.chance.uniform(0, SPREAD))
        await line.send(text)


@pytest.mark.parametrize("many", sizes(250, 3000))
def test_a_request_sent_many_times_is_done_once_and_answered_alike(
    many: int, tmp_path: Path, figures: Told
) -> None:
    with lively(tmp_path) as server:
        people = asyncio.run(stormed(server, many))
        assert server.stop() == 0
    assert faults_in(server) == []
    logs, seal = logs_of(server), seal_of(server)
    check_logs(logs, seal)
    done = Counter[str]()
    for table, entries in logs.items():
        done += check_effects([one for one in people if one.table == table], entries)
    requests = sum(len(person.commands) for person in people)
    copies = sum(person.copies.total() for person in people)
    figures("duplicates", requests=requests, sent=copies, done=done.total(), doubled=0)
    assert requests >= many
    assert copies > 2 * requests
    assert done["act"] > many / 3
    assert done.keys() >= {"sit", "ready", "start", "act"}


async def stormed(server: Server, many: int) -> list[Stormy]:
    """Let people play until so many requests have been made."""
    chance, people = random.Random(many), list[Stormy]()
    for settings in TABLES:
        device = Device(server.url)
        table = device.opens(settings)
        seats = range(int(str(settings["seats"])))
        people += [Stormy(device, n, table, random.Random(chance.random())) for n in seats]
    lives = [asyncio.create_task(person.lives()) for person in people]
    await until(lambda: sum(len(person.commands) for person in people), many)
    for person in people:
        person.is_leaving = True
    await until(lambda: sum(person.is_done for person in people), len(people))
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    return people


def check_effects(people: list[Stormy], entries: tuple[Entry, ...]) -> Counter[str]:
    """Every request of a table has one answer, and if that is "ok" one effect; how many of each."""
    done: dict[int, str] = {}
    for person in people:
        for name, answers in person.answers.items():
            outcomes = {answer.outcome for answer in answers}
            do = str(person.commands[name]["do"])
            assert len(outcomes) == 1 or do in IN_TIME, (person.commands[name], answers)
            if "ok" in outcomes:
                versions = {answer.version for answer in answers if answer.outcome == "ok"}
                assert len(versions) == 1, answers
                (version,) = versions
                assert version not in done, "two requests, one effect"
                done[version] = do
    for version, do in done.items():
        written = entries[max(0, version - TOGETHER) : version]
        assert any(isinstance(entry.event, EFFECTS[do]) for entry in written), (do, written)
    for do, kind in EFFECTS.items():
        happened = sum(isinstance(entry.event, kind) and is_by_person(entry) for entry in entries)
        assert do in BY_HOUSE or happened == list(done.values()).count(do), do
    return Counter(done.values())


def is_by_person(entry: Entry) -> bool:
    """Whether a move was made by a person; other events are not asked about."""
    return not isinstance(entry.event, Acted) or entry.event.by == By.PERSON
