"""The application: service, handlers and sockets put together, and taken apart in order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, QueryParameter
from litestar.types import WebSocketSendMessage

from kolmikko import __version__
from kolmikko.adapters.bot_seats import PooledBots
from kolmikko.adapters.clocks import SystemClock
from kolmikko.table.bus import LocalBus
from kolmikko.table.mailbox import Outside
from kolmikko.table.ports import GRID, Bus, EventStore
from kolmikko.table.seal import Seal
from kolmikko.table.service import TableService
from kolmikko.web.budgets import Budgets, Limits, Places
from kolmikko.web.counted import Counting
from kolmikko.web.hall import Hall
from kolmikko.web.health import Health
from kolmikko.web.http import HANDLERS
from kolmikko.web.identity import person_at, token_in
from kolmikko.web.live import POLICY, Line, Place, Setting
from kolmikko.web.logs import fault_of, log
from kolmikko.web.metrics import Metrics
from kolmikko.web.pages import FOLDER, Pages
from kolmikko.web.reviews import Reviews
from kolmikko.web.safety import Gate, Guard
from kolmikko.web.serving import AtDevice, Server, problem_answer

RETENTION: Final = 90
"""Days for which tables are kept after they have been closed."""

A_DAY: Final = 24 * 3600
BODY: Final = 64 * 1024
"""Bytes that a request may have."""

Since = Annotated[int, QueryParameter(ge=0)]


@dataclass(frozen=True)
class Plan:
    """Everything that a server is made of."""

    store: EventStore
    seal: Seal
    folder: Path
    address: str
    gate: Gate
    limits: Limits = field(default_factory=Limits)
    grid: float = GRID
    pages: Path = FOLDER
    bus: Bus = field(default_factory=LocalBus)
    days: int = RETENTION


class Application:
    """One server: `app` is what ASGI runs, `part` asks all clients to come back later."""

    def __init__(self, plan: Plan) -> None:
        hall, clock = Hall(plan.grid), SystemClock()
        self._bots = PooledBots()
        outside = Outside(
            store=plan.store,
            clock=clock,
            audience=hall,
            bots=self._bots,
            seal=plan.seal,
            started=clock.now(),
            bus=plan.bus,
        )
        self.service = TableService(outside)
        self._reviews = Reviews(self.service.decisions, self._bots)
        self.hall = hall
        self._days = plan.days
        self.setting = Setting(self.service, hall, Metrics(), plan.limits)
        self.setting.metrics.watch(hall.sockets, hall.tables)
        self.server = Server(
            service=self.service,
            setting=self.setting,
            pages=Pages(plan.pages),
            health=Health(plan.store, plan.folder),
            places=Places(plan.limits),
            budgets=Budgets(plan.limits),
            reviews=self._reviews,
            counting=Counting(self._bots),
            address=plan.address,
        )
        self.app: Final = Guard(self._litestar(), plan.gate)

    async def part(self) -> None:
        """Say goodbye to everybody at a table."""
        await self.hall.close()

    @asynccontextmanager
    async def _lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        chores = [asyncio.create_task(self._tick()), asyncio.create_task(self._tidy())]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.wait(chores)
            await self._reviews.close()
            await self.service.close()
            await self._bots.close()

    async def _tick(self) -> None:
        """Let time pass at tables where nobody does anything, and for those who do not read."""
        while True:
            await asyncio.sleep(1)
            self.hall.sweep()
            try:
                await self.service.tick()
            except Exception as error:  # the next second is another chance
                self.setting.metrics.faults.inc()
                log.error("time stood still", **fault_of(error))

    async def _tidy(self) -> None:
        """Delete, once a day, the tables that nobody needs any more."""
        while True:
            gone = await self.service.forget_old(self._days)
            if isinstance(gone, int) and gone:
                self._reviews.forget_all()
                log.info("old tables deleted", count=gone)
            await asyncio.sleep(A_DAY)

    def _litestar(self) -> Litestar:
        return Litestar(
            [*HANDLERS, live],
            dependencies={"server": Provide(lambda: self.server, sync_to_thread=False)},
            exception_handlers={Exception: problem_answer},
            lifespan=[self._lifespan],
            openapi_config=OpenAPIConfig(
                title="kolmikko",
                version=__version__,
                path="/api/schema",
                render_plugins=[JsonRenderPlugin(path="/")],
            ),
            request_max_body_size=BODY,
            state=State({"server": self.server}),
            logging_config=None,
            debug=False,
        )


class SocketWire:
    """A socket of Litestar as text in both directions."""

    def __init__(self, socket: WebSocket[Any, Any, State]) -> None:
        self._socket = socket

    async def receive(self) -> str | None:
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return None
        return event.get("text") or ""

    async def send(self, text: str) -> None:
        await self._out({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int) -> None:
        await self._out({"type": "websocket.close", "code": code, "reason": ""})

    async def _out(self, event: WebSocketSendMessage) -> None:
        """Raises ConnectionResetError where the socket is closed, by whomever."""
        try:
            await self._socket.send(event)
        except (WebSocketDisconnect, RuntimeError) as gone:
            raise ConnectionResetError from gone


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, State],
    server: NamedDependency[Server],
    table: FromPath[str],
    number: AtDevice = 0,
    since: Since = 0,
) -> None:
    """A socket at a table: rooms and answers go out, requests come in."""
    token = token_in(socket.cookies)
    if token is None:
        await socket.close(POLICY)
        return
    await socket.accept()
    line = Line(SocketWire(socket), Place(table, person_at(token, number), since), server.setting)
    address = socket.client.host if socket.client else ""
    with server.places.taken(person_at(token, 0), address, table) as free:
        now = asyncio.get_running_loop().time()
        if free and server.budgets.arrivals_there.take(address, now):
            await line.run()
        else:
            await line.part("too-fast")
