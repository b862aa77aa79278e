"""Running the application with uvicorn, in one process, and stopping it so that nobody is lost."""

import asyncio
import gc
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import uvicorn
from sqlalchemy import make_url

from kolmikko.adapters.databases import SQLITE
from kolmikko.adapters.sql_store import SqlStore
from kolmikko.table.bus import LocalBus
from kolmikko.table.ports import Bus
from kolmikko.table.seal import Seal
from kolmikko.web.app import RETENTION, Application, Plan
from kolmikko.web.budgets import Limits
from kolmikko.web.logs import set_up
from kolmikko.web.safety import Gate

LONGEST_MESSAGE: Final = 4096
PING: Final = 20.0
DRAIN: Final = 5
COLLECTS: Final = (10_000, 20, 20)
"""The thresholds of the cyclic garbage collector. Tables and rooms are no cycles."""

STOPS: Final = (signal.SIGINT, signal.SIGTERM)


@dataclass(frozen=True)
class Run:
    """What to run, and where. `proxies` are addresses whose word about clients is believed."""

    listening: socket.socket
    database: str
    seal: Seal
    folder: Path
    address: str
    gate: Gate
    limits: Limits
    proxies: str = "127.0.0.1"
    days: int = RETENTION


class Stopping(uvicorn.Server):
    """A server that says goodbye to its sockets before it closes them, and ends with success."""

    def __init__(self, config: uvicorn.Config, application: Application) -> None:
        super().__init__(config)
        self._application = application

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for stop in STOPS:
            loop.add_signal_handler(stop, self.handle_exit, stop, None)
        try:
            yield
        finally:
            for stop in STOPS:
                loop.remove_signal_handler(stop)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._application.part()
        await super().shutdown(sockets)


def run(plan: Run, when_ready: Callable[[], None]) -> None:
    """Serve until a signal asks to stop."""
    set_up()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(plan, when_ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop of uvloop, which there is everywhere but on Windows: the same, and faster."""
    if find_spec("uvloop") is None:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
    return factory


async def _serve(plan: Run, when_ready: Callable[[], None]) -> None:
    async with _store(plan) as store, _bus(plan) as bus:
        application = Application(
            Plan(
                store=store,
                seal=plan.seal,
                folder=plan.folder,
                address=plan.address,
                gate=plan.gate,
                limits=plan.limits,
                bus=bus,
                days=plan.days,
            )
        )
        server = Stopping(config_of(application, plan.proxies), application)
        await asyncio.gather(server.serve([plan.listening]), _tell(server, when_ready))


@asynccontextmanager
async def _store(plan: Run) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(plan.database, plan.seal)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def _bus(plan: Run) -> AsyncIterator[Bus]:
    """Wake-ups between processes, where several can use one database."""
    if make_url(plan.database).get_backend_name() == SQLITE:
        yield LocalBus()
        return
    from kolmikko.adapters.postgres_bus import PostgresBus

    bus = PostgresBus(plan.database)
    try:
        yield bus
    finally:
        await bus.close()


async def _tell(server: uvicorn.Server, when_ready: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    _spare_the_collector()
    when_ready()


def _spare_the_collector() -> None:
    """Let Python look for cycles less often, and not among what was loaded and stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTS)


def config_of(application: Application, proxies: str = "127.0.0.1") -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        application.app,
        log_config=None,
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=DRAIN,
        h11_max_incomplete_event_size=LONGEST_MESSAGE * 4,
    )
