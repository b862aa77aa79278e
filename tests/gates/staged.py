"""Sockets before tables that a test puts on: the lines of a server, and every byte they send."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, cast

import structlog
from structlog.typing import EventDict, WrappedLogger

from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table import views
from kolmikko.table.answers import Answer, Ok, Refused, Stale
from kolmikko.table.commands import ByPeople, Request
from kolmikko.table.decide import decide
from kolmikko.table.reasons import Why, why
from kolmikko.table.refusals import STALE
from kolmikko.table.service import TableService
from kolmikko.table.state import Table
from kolmikko.table.views import RoomView
from kolmikko.web import logs
from kolmikko.web.budgets import Limits
from kolmikko.web.hall import Hall
from kolmikko.web.live import Line, Place, Setting
from kolmikko.web.metrics import Metrics
from tests.table.rooms import FakeClock, outside

GENEROUS: Final = Limits(rate=1e9, burst=10**9)
SOON: Final = 20
SILENCE: Final = 5.0
TIMED: Final = re.compile("_seconds|_created")


class PaperWire:
    """A socket whose other end is a test."""

    def __init__(self) -> None:
        self._sent: asyncio.Queue[str] = asyncio.Queue()
        self._coming: asyncio.Queue[str | None] = asyncio.Queue()

    async def receive(self) -> str | None:
        return await self._coming.get()

    async def send(self, text: str) -> None:
        self._sent.put_nowait(text)

    async def close(self, code: int) -> None:
        self._sent.put_nowait(f"closed {code}")
        self._coming.put_nowait(None)

    async def hears(self) -> str:
        """The next thing that the server sends, or that it sends nothing."""
        for _ in range(SOON):
            if not self._sent.empty():
                return self._sent.get_nowait()
            await asyncio.sleep(0)
        try:
            async with asyncio.timeout(SILENCE):
                return await self._sent.get()
        except TimeoutError:
            return "silence"

    def say(self, text: str | None) -> None:
        """Send something to the server; None hangs up."""
        self._coming.put_nowait(text)


@dataclass
class StagedTables:
    """A table service that shows one table; what is asked of it is decided and not done."""

    now: Table
    clock: FakeClock = field(default_factory=FakeClock)

    def __post_init__(self) -> None:
        self.outside = outside(clock=self.clock)

    async def arrive(self, table_id: str, person: str) -> int:
        del table_id, person
        return 1

    def depart(self, table_id: str, connection: int) -> None:
        del table_id, connection

    async def look(self, table_id: str, person: str, since: int = 0) -> RoomView:
        del table_id
        return views.room_view(self.now, person, since)

    async def ask(
        self, table_id: str, person: str, request_id: str, seen: int, command: ByPeople
    ) -> Answer:
        del table_id
        decision = decide(self.now, Request(command, self.now.at, person, request_id, seen))
        if decision == STALE:
            return Stale(views.room_view(self.now, person, seen))
        return Refused(decision) if isinstance(decision, Refusal) else Ok(self.now.version)

    async def why(self, table_id: str, person: str, move: Move) -> Why:
        del table_id
        return why(self.now, person, move)


class Theatre:
    """The sockets of a server, all at one table."""

    def __init__(self, table: Table) -> None:
        self.tables = StagedTables(table)
        self.hall = Hall(grid=0)
        service = cast(TableService, self.tables)
        self.metrics = Metrics()
        self.setting = Setting(service, self.hall, self.metrics, GENEROUS)
        self._lives: dict[PaperWire, asyncio.Task[None]] = {}

    def shows(self, table: Table) -> None:
        """Put on another table, and tell everybody who looks."""
        self.tables.now = table
        self.tables.clock.time = table.at
        self.hall.changed(table.id, table.version)

    def comes(self, person: str, since: int = 0) -> PaperWire:
        """Somebody opens a socket."""
        wire = PaperWire()
        place = Place(self.tables.now.id, person, since)
        self._lives[wire] = asyncio.create_task(Line(wire, place, self.setting).run())
        return wire

    async def goes(self, wire: PaperWire) -> None:
        """Somebody closes a socket."""
        wire.say(None)
        await self._lives.pop(wire)

    def counted(self) -> str:
        """The figures of this server, but for times."""
        lines = self.metrics.page().decode().splitlines()
        return "\n".join(line for line in lines if not TIMED.search(line))

    async def closes(self) -> None:
        """Everybody goes."""
        for wire in list(self._lives):
            await self.goes(wire)


@contextmanager
def log_lines() -> Iterator[list[str]]:
    """The lines that the server writes down meanwhile, without their times."""
    lines: list[str] = []

    def write(_logger: WrappedLogger, _method: str, event: EventDict) -> str:
        lines.append(json.dumps(event, default=repr))
        raise structlog.DropEvent

    before = structlog.get_config()
    chain = (structlog.stdlib.add_log_level, logs.only_known_fields, write)
    structlog.configure(processors=chain, cache_logger_on_first_use=False)
    try:
        yield lines
    finally:
        structlog.configure(**before)
