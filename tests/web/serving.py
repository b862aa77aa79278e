"""A server inside a test, and people with devices who talk to it over real sockets."""

import asyncio
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, TypeVar

import httpx
import msgspec
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.table.ports import EventStore
from kolmikko.table.tokens import new_token
from kolmikko.web.addresses import gate_of, listening_socket
from kolmikko.web.app import Application, Plan
from kolmikko.web.budgets import Limits
from kolmikko.web.identity import COOKIE
from kolmikko.web.messages import Answer, Goodbye, Pong, Room, ServerMessage
from kolmikko.web.running import Stopping, config_of
from tests.table.rooms import SEAL

HOST: Final = "127.0.0.1"
GENEROUS: Final = Limits(rate=10_000, burst=10_000)
PATIENCE: Final = 20.0

T = TypeVar("T")


@dataclass
class Served:
    """A running server."""

    application: Application
    server: Stopping
    port: int
    running: "asyncio.Task[None]"

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    async def stop(self) -> None:
        """Stop as a signal would."""
        self.server.should_exit = True
        await self.running

    def device(self, token: str | None = None) -> "Device":
        """A device of somebody."""
        return Device(self, token or new_token())


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    limits: Limits = GENEROUS,
    store: EventStore | None = None,
    public: str | None = None,
    pages: Path | None = None,
) -> AsyncIterator[Served]:
    """A server on a free port, with its tables in memory unless a store is given."""
    listening = listening_socket(HOST, [0])
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # who does not read is noticed
    port: int = listening.getsockname()[1]
    plan = Plan(
        store=store or MemoryStore(SEAL),
        seal=SEAL,
        folder=folder,
        address=public or f"http://{HOST}:{port}",
        gate=gate_of(HOST, port, public),
        limits=limits,
        grid=0,
    )
    application = Application(replace(plan, pages=pages) if pages else plan)
    server = Stopping(config_of(application), application)
    served = Served(application, server, port, asyncio.create_task(server.serve([listening])))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield served
    finally:
        await served.stop()


@dataclass
class Device:
    """Something with a browser: a cookie, and sockets at tables."""

    served: Served
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"origin": self.served.url, "cookie": f"{COOKIE}={self.token}"}

    async def get(self, path: str, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.served.url) as client:
            return await client.get(path, headers=self.headers | headers)

    async def post(self, path: str, data: object, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.served.url) as client:
            return await client.post(path, json=data, headers=self.headers | headers)

    async def delete(self, path: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.served.url) as client:
            return await client.delete(path, headers=self.headers)

    async def opens(self, **settings: object) -> str:
        """A new table."""
        wanted = {"game": "kolmonen", "seats": 3, "pace": 0, "between": 0} | settings
        asked = {"id": secrets.token_hex(8), "settings": wanted}
        answer = await self.post("/api/tables", asked)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    @asynccontextmanager
    async def at(self, table: str, number: int = 0, since: int = 0) -> "AsyncIterator[Guest]":
        """A socket at a table."""
        url = f"ws://{HOST}:{self.served.port}/api/tables/{table}/live?as={number}&since={since}"
        origin, cookie = self.served.url, self.headers["cookie"]
        headers = {"cookie": cookie}
        async with connect(
            url, origin=Origin(origin), additional_headers=headers, compression=None, max_size=None
        ) as socket:
            yield Guest(socket)


@dataclass
class Guest:
    """One socket at one table, and all that came over it."""

    socket: ClientConnection
    rooms: list[Room] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    goodbye: Goodbye | None = None

    @property
    def room(self) -> Room:
        return self.rooms[-1]

    async def hears(self) -> ServerMessage:
        """The next thing that comes."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: ServerMessage = msgspec.json.decode(text, type=ServerMessage)
        if isinstance(message, Room):
            self.rooms.append(message)
        elif isinstance(message, Goodbye):
            self.goodbye = message
        return message

    async def sees(self, what: Callable[[Room], bool] | None = None) -> Room:
        """The next room; or the first one of a kind, which may be here already."""
        if what is not None and self.rooms and what(self.room):
            return self.room
        while True:
            message = await self.hears()
            assert not isinstance(message, Goodbye), message
            if isinstance(message, Room) and (what is None or what(message)):
                return message

    async def says(self, do: str, **fields: object) -> str:
        """Ask for something without waiting for the answer; the id of the request."""
        request_id = secrets.token_hex(8)
        seen = self.rooms[-1].version if self.rooms else 0
        message = {"do": do, "id": request_id, "seen": seen} | fields
        await self.socket.send(msgspec.json.encode(message).decode())
        return str(message["id"])

    async def asks(self, do: str, **fields: object) -> Answer | Pong:
        """Ask for something; the answer. Rooms that come before it are kept."""
        request_id = await self.says(do, **fields)
        while True:
            message = await self.hears()
            assert not isinstance(message, Goodbye), message
            if isinstance(message, Answer | Pong) and message.id == request_id:
                return message

    async def must(self, do: str, **fields: object) -> Answer:
        """The same for what cannot be refused."""
        answer = await self.asks(do, **fields)
        assert isinstance(answer, Answer)
        assert answer.outcome == "ok", answer
        return answer

    async def sits(self, name: str, seat: int | None = None) -> None:
        await self.must("sit", name=name, seat=seat)
        await self.sees(lambda room: room.seat is not None)

    async def begins(self) -> None:
        """Start a match with bots at the empty seats."""
        await self.must("ready", yes=True)
        await self.must("start", fill="thumb")
