"""Hostile bytes to a real server: over its sockets, as HTTP, and as nothing at all."""

import asyncio
import contextlib
import json
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Set
from pathlib import Path
from types import UnionType
from typing import Final

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from kolmikko.table.seal import Seal
from kolmikko.web.messages import Answer, Goodbye, Pong, Room
from tests.adapters.histories import Logs, check_logs
from tests.browser.served import Server
from tests.gates.figures import Told, sizes
from tests.gates.hostile import cards_named, hostile
from tests.gates.people import Device, Fields, read, wanted
from tests.gates.serving import faults_in, is_healthy, lively, logs_of, seal_of
from tests.gates.truth import Truth, may_name
from tests.programs import without

TABLES: Final[tuple[Fields, ...]] = (
    {"game": "kolmonen", "seats": 3, "pace": 0, "deals": None},
    {"game": "trojka", "seats": 3, "pace": 0, "deals": 50},
)
AT_ONCE: Final = 8
"""Messages that are sent before their answers are read."""

HONEST: Final = 0.3
A_LINE: Final = 250
"""Messages after which somebody comes back over a new socket."""

GARBAGE: Final = (
    b"\x00" * 200,
    b"\xff" * 5000,
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET /" + b"a" * 20000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n{",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: kolmikko=" + b"\xe9" * 43 + b"\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
)
FRAMES: Final = (
    b"\x81\x05hello",  # without a mask
    b"\xff\xff\xff\xff\xff\xff\xff\xff",
    b"\x83\x80\0\0\0\0",  # a kind of frame that there is not
    b"\x81\xff" + b"\x7f" * 8 + b"\0\0\0\0",  # as long as can be
    b"\x09\x80\0\0\0\0",  # a ping in parts
    b"\x81\x82\0\0\0\0\xc3\x28",  # no UTF-8
    b"\x88\x81\0\0\0\0\x03",  # a close with half a code
)


class Foe:
    """Somebody seated who sends anything, and keeps what comes back."""

    def __init__(self, device: Device, number: int, table: str, chance: random.Random) -> None:
        self.device = device
        self.number = number
        self.table = table
        self.chance = chance
        self.counts = Counter[str]()
        self.told: list[tuple[int, set[str], str]] = []
        """Replies that named cards not asked about, each with the version known by then."""
        self.room: Room | None = None

    async def sends(self, many: int) -> None:
        while self.counts["sent"] < many:
            with contextlib.suppress(ConnectionClosed):
                async with self.device.line(self.table, self.number) as line:
                    await self._sends(line, min(A_LINE, many - self.counts["sent"]))

    async def _sends(self, line: ClientConnection, many: int) -> None:
        await self._hears(line, Room)
        if self.room is not None and self.room.seat is None:
            await line.send(self._asked({"do": "sit", "name": "Foe", "seat": None}))
            await self._hears(line, Answer)
        for _ in range(0, many, AT_ONCE):
            texts = [self._next() for _ in range(AT_ONCE)]
            for text in texts:
                self.counts["sent"] += 1
                await line.send(text)
            named = set[str]().union(*map(cards_named, texts))
            for _ in texts:
                await self._hears(line, Answer | Pong, named)

    def _next(self) -> str | bytes:
        command = wanted(self.room, self.chance, "uniform") if self.room else None
        if command is not None and self.chance.random() < HONEST:
            return self._asked(command)
        return hostile(self.chance)

    def _asked(self, command: Fields) -> str:
        seen = self.room.version if self.room else 0
        return json.dumps({**command, "id": f"h{self.chance.getrandbits(48):x}", "seen": seen})

    async def _hears(
        self, line: ClientConnection, what: type | UnionType, named: Set[str] = frozenset()
    ) -> None:
        """Read until there is something of a kind."""
        while True:
            text = str(await line.recv())
            message = read(text)
            self.counts[type(message).__name__] += 1
            match message:
                case Room():
                    self.room = message
                case Answer():
                    cards = cards_named(text) - named
                    if cards:
                        self.told.append((self.room.version if self.room else 0, cards, text))
                case Goodbye():
                    await line.close()
            if isinstance(message, what):
                return


@pytest.mark.parametrize("many", sizes(400, 20_000))
def test_secrets_no_hostile_message_over_a_socket_is_a_fault_or_is_told_a_card(
    many: int, tmp_path: Path, figures: Told
) -> None:
    with lively(tmp_path) as server:
        foes = asyncio.run(attacked(server, many))
        strangers = asyncio.run(bothered(server, max(1, many // 400)))
        assert is_healthy(server)
        assert server.stop() == 0
    counts = sum((foe.counts for foe in foes), Counter[str]())
    seal = seal_of(server)
    logs = logs_of(server)
    check_logs(logs, seal)
    leaks = list(leaked(foes, logs, seal))
    figures(
        "hostile sockets",
        messages=counts["sent"],
        answers=counts["Answer"],
        broken_connections=strangers,
        faults=0,
        leaks=len(leaks),
    )
    assert counts["sent"] >= many
    assert counts["Answer"] > many / 2
    assert leaks == []
    assert faults_in(server) == []


async def attacked(server: Server, many: int) -> list[Foe]:
    """Foes at several tables at once, until so many messages have been sent."""
    chance, foes = random.Random(many), list[Foe]()
    for settings in TABLES:
        device = Device(server.url)
        table = device.opens(settings)
        foes += [Foe(device, n, table, random.Random(chance.random())) for n in range(2)]
    async with asyncio.TaskGroup() as tasks:
        for foe in foes:
            tasks.create_task(foe.sends(-(-many // len(foes))))
    return foes


def leaked(foes: list[Foe], logs: Logs, seal: Seal) -> Iterator[str]:
    """Replies with cards that their reader could not know, by the log."""
    for table, entries in logs.items():
        tables = Truth(table, entries, seal).tables
        for foe in (one for one in foes if one.table == table):
            person = foe.device.person(foe.number)
            for version, cards, text in foe.told:
                near = tables[max(0, version - 1) : version + 2 * AT_ONCE]
                if not cards <= set[str]().union(*(may_name(one, person) for one in near)):
                    yield text


async def bothered(server: Server, times: int) -> int:
    """Bytes that are no HTTP, and frames that are none, each over a connection of its own."""
    device = Device(server.url)
    table = device.opens({"game": "kolmonen", "seats": 2})
    greeting = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {server.url[7:]}\r\n"
        f"Origin: {server.url}\r\nCookie: {device.cookie}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    sent = [*GARBAGE, *(greeting + frame for frame in FRAMES)] * times
    for data in sent:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(data)
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(0.05):
                await reader.read()
        writer.close()
    return len(sent)


# --- the HTTP part --------------------------------------------------------------------------------

CHECKS: Final = "not_a_server_error,content_type_conformance,response_schema_conformance"
QUICK: Final = 5
"""Requests of each kind in the small size, which does without those at the edges of the schema."""

CASES: Final = re.compile(r"(\d+) generated")


@pytest.mark.parametrize("many", sizes(QUICK, 60))
def test_http_requests_made_from_its_schema_break_nothing(
    many: int, tmp_path: Path, figures: Told
) -> None:
    program = Path(sys.executable).with_name("schemathesis")
    if not program.exists():
        without("schemathesis")
    with lively(tmp_path) as server:
        device = Device(server.url)
        heads = [("Cookie", device.cookie), ("Origin", server.url)]
        command = [
            *(f"{program}", "run", f"{server.url}/api/schema", "--url", server.url),
            *("--checks", CHECKS, "--max-examples", f"{many}", "--seed", "1", "--no-color"),
            *("--phases", "fuzzing" if many <= QUICK else "coverage,fuzzing", "--warnings", "off"),
            *(word for name, value in heads for word in ("-H", f"{name}: {value}")),
        ]
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
        assert is_healthy(server)
        assert server.stop() == 0
    assert faults_in(server) == []
    found = CASES.search(done.stdout)
    assert found is not None, done.stdout[-4000:]
    figures("schemathesis", requests=int(found[1]), faults=0)
    assert int(found[1]) > 4 * many
