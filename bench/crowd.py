"""People at tables who play legal moves at a steady rate, and count how long the answers take."""

import asyncio
import itertools
import random
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from bench.served import Served
from bench.sockets import Socket, opened

GAMES: Final = ("kolmonen", "trojka")
NO_CHOICE: Final = b'"legal":[]'
ANSWER: Final = b'{"type":"answer"'
ROOM: Final = b'{"type":"room"'
WAITS: Final = b'"waitingFor":[]'


class Deal(msgspec.Struct):
    number: int
    legal: list[str]


class Room(msgspec.Struct, rename="camel"):
    """What a player looks at in a room."""

    version: int
    stage: str
    seat: int | None
    waiting_for: list[int]
    deal: Deal | None


class Answer(msgspec.Struct):
    id: str
    outcome: str
    version: int = 0


read_room = msgspec.json.Decoder(Room).decode
read_answer = msgspec.json.Decoder(Answer).decode


@dataclass
class Counts:
    """What was counted since `begin`."""

    took: list[float] = field(default_factory=list)
    """Milliseconds from each move to its answer."""
    offered: int = 0
    ready: int = 0
    """What had to be asked between the deals, and was done as durably as a move."""
    frames: int = 0
    bytes: int = 0
    rooms: int = 0
    room_bytes: int = 0
    errors: int = 0
    refused: int = 0
    stale: int = 0
    seconds: float = 0.0
    own_cpu: float = 0.0

    def begin(self) -> None:
        self.took.clear()
        self.offered = self.ready = self.frames = self.bytes = self.refused = self.stale = 0
        self.rooms = self.room_bytes = 0
        self._begun, self._cpu = time.perf_counter(), time.process_time()

    def end(self) -> None:
        self.seconds = time.perf_counter() - self._begun
        self.own_cpu = time.process_time() - self._cpu

    @property
    def bytes_each(self) -> float:
        return self.bytes / max(1, self.frames)


class Club:
    """One table and its people."""

    def __init__(self, number: int, seats: int, server: Served, counts: Counts) -> None:
        self.number = number
        self.seats = seats
        self.server = server
        self.counts = counts
        self.chance = random.Random(number)
        self.people: list[Socket] = []
        self.turn: tuple[int, Room] | None = None
        self._ids = itertools.count()
        self._sent: dict[str, float] = {}
        self._moved = 0
        self._ready_after: dict[int, int] = {}
        self._version = 0
        self.is_open = False
        self._answers: dict[str, asyncio.Future[str]] = {}

    async def opens(self) -> None:
        """Open a table, and begin with all seats taken."""
        cookie, table = await asyncio.to_thread(self._made)
        head = {"Host": self.server.at, "Origin": f"http://{self.server.at}", "Cookie": cookie}
        address = ("127.0.0.1", self.server.port)
        for seat in range(self.seats):
            path = f"/api/tables/{table}/live?as={seat}"
            hears = self._hearing(seat)
            self.people.append(await opened(address, head, path, hears))
            await self._asks(seat, {"do": "sit", "name": f"P{seat}", "seat": seat})
        for seat in range(self.seats):
            await self._asks(seat, {"do": "ready", "yes": True})
        await self._asks(0, {"do": "start", "fill": None})
        self.is_open = True

    def leaves(self) -> None:
        """Close all sockets."""
        for one in self.people:
            one.close()

    def _made(self) -> tuple[str, str]:
        """The cookie of those who sit here and the id of their table."""
        base = f"http://{self.server.at}"
        with urllib.request.urlopen(f"{base}/api/me", timeout=30) as answer:
            cookie = answer.headers["Set-Cookie"].partition(";")[0]
        settings = {"game": GAMES[self.number % 2], "seats": self.seats, "deals": None, "pace": 0}
        asked = msgspec.json.encode({"id": f"load-{self.number}", "settings": settings})
        head = {"Content-Type": "application/json", "Origin": base, "Cookie": cookie}
        request = urllib.request.Request(f"{base}/api/tables", asked, head)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return cookie, msgspec.json.decode(answer.read())["table"]

    async def plays(self, period: float) -> None:
        """A move in every period, as long as it is anybody's turn."""
        await asyncio.sleep(self.chance.uniform(0, period))
        due = time.perf_counter()
        while True:
            self.counts.offered += 1
            if self.turn is not None and not self._sent and self.turn[1].version >= self._moved:
                self._acts(*self.turn)
            due += period
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def _acts(self, seat: int, room: Room) -> None:
        assert room.deal is not None
        self.turn = None
        whole = [move for move in room.deal.legal if not move.startswith(("swap", "arrange"))]
        move = self.chance.choice(whole or room.deal.legal)
        name = self._send(seat, {"do": "act", "move": move}, room.version)
        self._sent[name] = time.perf_counter()

    # --- sockets --------------------------------------------------------------------------------

    def _hearing(self, seat: int) -> Callable[[bytes], None]:
        def heard(message: bytes) -> None:
            self.counts.frames += 1
            self.counts.bytes += len(message)
            if message.startswith(ROOM):
                self.counts.rooms += 1
                self.counts.room_bytes += len(message)
                if not self.is_open or NO_CHOICE not in message or WAITS not in message:
                    self._sees(seat, read_room(message))
            elif message.startswith(ANSWER):
                self._is_answered(read_answer(message))
            else:
                self.counts.errors += 1

        return heard

    def _sees(self, seat: int, room: Room) -> None:
        self._version = max(self._version, room.version)
        if room.deal is not None and room.deal.legal:
            self.turn = (seat, room)
        elif room.stage == "between" and room.seat in room.waiting_for:
            self._wants_another(seat, room)

    def _wants_another(self, seat: int, room: Room) -> None:
        number = room.deal.number if room.deal else 0
        if self._ready_after.get(seat) != number:
            self._ready_after[seat] = number
            self._send(seat, {"do": "ready", "yes": True}, room.version)

    def _is_answered(self, answer: Answer) -> None:
        sent = self._sent.pop(answer.id, None)
        waiting = self._answers.pop(answer.id, None)
        if answer.outcome != "ok":
            self._ready_after.clear()
        if waiting is not None:
            waiting.set_result(answer.outcome)
        elif answer.outcome == "unavailable":
            self.counts.errors += 1
        elif answer.outcome == "stale":
            self.counts.stale += 1
        elif answer.outcome == "refused":
            self.counts.refused += 1
        elif sent is None:
            self.counts.ready += 1
        else:
            self._moved = answer.version
            self.counts.took.append(1000 * (time.perf_counter() - sent))

    def _send(self, seat: int, command: dict[str, object], seen: int) -> str:
        name = f"{self.number}-{next(self._ids)}"
        self.people[seat].send(msgspec.json.encode({**command, "id": name, "seen": seen}))
        return name

    async def _asks(self, seat: int, command: dict[str, object]) -> None:
        name = self._send(seat, command, self._version)
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        outcome = await asyncio.wait_for(answer, 30)
        if outcome == "stale":
            await self._asks(seat, command)
        elif outcome != "ok":
            raise RuntimeError(f"{command} is {outcome}")
