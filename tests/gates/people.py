"""People who talk to a real server as pages do, and write down what they sent and were answered.

A line that breaks is made anew, and what was not answered is sent again under its first id.
"""

import asyncio
import contextlib
import itertools
import json
import random
import urllib.request
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kolmikko.cards import card
from kolmikko.web.identity import COOKIE, person_at
from kolmikko.web.messages import (
    Answer,
    DealFrame,
    Goodbye,
    KolmonenSight,
    Pong,
    Room,
    ServerMessage,
)
from tests.adapters.histories import History

COSTLY: Final = ("swap", "arrange")
"""Moves that are whole only with cards; who plays at random leaves them."""

_READ: Final = msgspec.json.Decoder[Room | Answer | Pong | Goodbye](ServerMessage)
Fields = dict[str, object]


class Device:
    """A browser: it holds the cookie by which several people are known."""

    def __init__(self, url: str) -> None:
        self.url = url
        with urllib.request.urlopen(f"{url}/api/me", timeout=30) as answer:
            self.cookie: str = answer.headers["Set-Cookie"].partition(";")[0]

    @property
    def token(self) -> str:
        return self.cookie.removeprefix(f"{COOKIE}=")

    def person(self, number: int) -> str:
        """How the table knows somebody at this device."""
        return person_at(self.token, number)

    def opens(self, settings: Fields) -> str:
        """A new table."""
        head = {"Content-Type": "application/json", "Origin": self.url, "Cookie": self.cookie}
        body = json.dumps({"id": "open", "settings": settings}).encode()
        request = urllib.request.Request(f"{self.url}/api/tables", body, head)
        with urllib.request.urlopen(request, timeout=30) as answer:
            table: str = json.load(answer)["table"]
            return table

    @contextlib.asynccontextmanager
    async def line(self, table: str, number: int) -> AsyncIterator[ClientConnection]:
        """A socket to a table for one of the people here."""
        at = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?as={number}"
        head = {"Cookie": self.cookie}
        async with connect(
            at,
            additional_headers=head,
            origin=self.url,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=30,
        ) as line:
            yield line


def read(message: str | bytes) -> Room | Answer | Pong | Goodbye:
    """A message of the server."""
    return _READ.decode(message)


def wanted(room: Room, chance: random.Random, fill: str) -> Fields | None:
    """What somebody does now who plays at random and for ever; None to wait."""
    seat = room.seat
    if seat is None:
        return None
    if room.deal is not None and room.deal.legal:
        return {"do": "act", "move": chance.choice(whole(room.deal, seat))}
    if room.stage == "ended" and "rematch" not in room.seats[seat].wishes:
        return {"do": "agree", "wish": "rematch"}
    if seat in room.waiting_for:
        return {"do": "ready", "yes": True}
    if room.stage == "lobby" and room.is_host and not room.waiting_for:
        return {"do": "start", "fill": fill}
    return None


def whole(deal: DealFrame, seat: int) -> list[str]:
    """The legal moves that need no more cards to be chosen, or a row that stays as it is."""
    moves = [move for move in deal.legal if not move.startswith(COSTLY)]
    if moves or not isinstance(deal.sight, KolmonenSight):
        return moves
    return [" ".join(["arrange", *deal.sight.seats[seat].face_up])]


class Person:
    """Somebody at a table who plays as fast as the answers come."""

    def __init__(
        self, device: Device, number: int, table: str, history: History, chance: random.Random
    ) -> None:
        self.device = device
        self.number = number
        self.table = table
        self.history = history
        self.chance = chance
        self.seen: list[Room] = []
        """Every room that was sent here."""
        self.arrivals = 0
        self.is_leaving = False
        self._waiting: dict[str, Fields] = {}
        self._ids = itertools.count()
        self._looked_at: Room | None = None
        self._answered = 0

    @property
    def name(self) -> str:
        return f"{self.device.person(self.number)}"

    @property
    def is_done(self) -> bool:
        """Whether everything that was sent has been answered."""
        return not self._waiting

    async def lives(self) -> None:
        """Be connected again and again."""
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with self.device.line(self.table, self.number) as line:
                    await self._talks(line)
            await asyncio.sleep(0.02)

    async def _talks(self, line: ClientConnection) -> None:
        arrived = False
        async for text in line:
            message = read(text)
            match message:
                case Room():
                    self.seen.append(message)
                    if not arrived:
                        arrived = True
                        self.arrivals += 1
                        for command in self._waiting.values():
                            await line.send(json.dumps(command))
                case Answer():
                    await self._is_answered(message, line)
                case Goodbye():
                    return
                case Pong():
                    pass
            if arrived and self.is_done and not self.is_leaving:
                await self._goes_on(line)

    async def _goes_on(self, line: ClientConnection) -> None:
        """Do what is to be done in the newest room, if it is as new as the last answer."""
        room = self.seen[-1]
        if room is self._looked_at or room.version < self._answered:
            return
        self._looked_at = room
        command = self._takes_a_seat(room) or wanted(room, self.chance, "uniform")
        if command is None:
            return
        name = f"{self.number}-{next(self._ids)}-{self.chance.getrandbits(32):x}"
        command |= {"id": name, "seen": room.version}
        self._waiting[name] = command
        if command["do"] == "act":
            verb, *cards = str(command["move"]).split(" ")
            sent = ("sent", self.table, self.name, name, room.version, verb)
            self.history.takes_in([*sent, *map(card, cards)])
        await line.send(json.dumps(command))

    def _takes_a_seat(self, room: Room) -> Fields | None:
        if room.seat is not None or room.stage != "lobby":
            return None
        return {"do": "sit", "name": f"P{self.number}", "seat": None}

    async def _is_answered(self, answer: Answer, line: ClientConnection) -> None:
        command = self._waiting.get(answer.id)
        if command is not None and answer.outcome == "unavailable":
            await asyncio.sleep(0.02)
            await line.send(json.dumps(command))
            return
        self._waiting.pop(answer.id, None)
        self._answered = answer.version
        assert answer.outcome != "refused", (command, answer)
        if command is not None and command["do"] == "act":
            told = (answer.outcome, self.table, self.name, answer.id)
            self.history.takes_in([*told, *([answer.version] if answer.outcome == "ok" else [])])
