"""Scenarios from other people's bugs over real sockets: KT-17 and KT-19."""

import asyncio
import contextlib
import copy
import itertools
import json
import re
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from kolmikko.web.messages import Answer, KolmonenSight, Room, TrojkaSight
from tests.browser.proxy import Proxy
from tests.browser.served import Server
from tests.gates.hostile import CARD
from tests.gates.people import Device, Fields, read, whole
from tests.gates.serving import lively

PATIENCE = 30


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with lively(tmp_path) as served:
        yield served


@dataclass
class Guest:
    """Somebody at a table, over one socket."""

    socket: ClientConnection
    rooms: list[Room] = field(default_factory=list)
    answers: dict[str, Answer] = field(default_factory=dict)
    ids: Iterator[int] = field(default_factory=itertools.count)

    @property
    def room(self) -> Room:
        return self.rooms[-1]

    async def sees(self, fits: Callable[[Room], bool]) -> Room:
        """Wait for a room that fits, or take the one that is there."""
        while not (self.rooms and fits(self.room)):
            await self._reads()
        return self.room

    async def asks(self, do: str, /, **what: object) -> Answer:
        """Ask for something, by an id of its own."""
        return await self.asks_as(f"{do}-{next(self.ids)}", do, **what)

    async def asks_as(self, name: str, do: str, /, **what: object) -> Answer:
        """Ask for something by an id, perhaps once more."""
        await self.socket.send(
            json.dumps({"do": do, "id": name, "seen": self.room.version, **what})
        )
        self.answers.pop(name, None)
        while name not in self.answers:
            await self._reads()
        return self.answers[name]

    async def does(self, do: str, /, **what: object) -> Answer:
        """Ask for something that cannot be refused, and look at what came of it."""
        answer = await self.asks(do, **what)
        while answer.outcome == "stale":  # the house was quicker
            await self.sees(since(answer.version))
            answer = await self.asks(do, **what)
        assert answer.outcome == "ok", (do, what, answer)
        await self.sees(lambda room: room.version >= answer.version)
        return answer

    async def _reads(self) -> None:
        async with asyncio.timeout(PATIENCE):
            message = read(await self.socket.recv())
        if isinstance(message, Room):
            self.rooms.append(message)
        elif isinstance(message, Answer):
            self.answers[message.id] = message


@contextlib.asynccontextmanager
async def at(device: Device, table: str) -> AsyncIterator[Guest]:
    async with device.line(table, 0) as line:
        guest = Guest(line)
        await guest.sees(lambda room: True)
        yield guest


@contextlib.asynccontextmanager
async def begun(server: Server, settings: Fields, *names: str) -> AsyncIterator[list[Guest]]:
    """People at one table at which a deal has begun."""
    devices = [Device(server.url) for _ in names]
    table = devices[0].opens({"seats": len(names), "pace": 0, **settings})
    async with contextlib.AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(at(device, table)) for device in devices]
        for guest, name in zip(guests, names, strict=True):
            await guest.does("sit", name=name)
            await guest.does("ready", yes=True)
        if guests[0].room.stage == "lobby":
            await guests[0].does("start")
        for guest in guests:
            await guest.sees(lambda room: room.deal is not None)
        yield guests


def in_stage(stage: str) -> Callable[[Room], bool]:
    return lambda room: room.stage == stage


async def to_act(guests: list[Guest]) -> Guest:
    """Who may make a move, once everybody has the newest room and the house has done its part."""
    while True:
        newest = max(guest.room.version for guest in guests)
        for guest in guests:
            await guest.sees(since(newest))
            await next_deal(guest)
        for guest in guests:
            if guest.room.deal is not None and guest.room.deal.legal:
                return guest
        await guests[0].sees(since(newest + 1))


def since(version: int) -> Callable[[Room], bool]:
    return lambda room: room.version >= version


def choice(room: Room) -> str:
    """The blind card where it may be tried, else the dearest move: soon nothing fits."""
    assert room.deal is not None
    assert room.seat is not None
    moves = whole(room.deal, room.seat)
    return "flip" if "flip" in moves else moves[-1]


def has_seen(guest: Guest, kind: str) -> bool:
    return any(event.kind == kind for room in guest.rooms for event in room.events)


@pytest.mark.parametrize("game, shown", [("kolmonen", "flipped"), ("trojka", "discarded")])
def test_KT17_nothing_survives_a_rematch(server: Server, game: str, shown: str) -> None:
    async def played() -> None:
        settings: Fields = {"game": game, "rules": {}, "deals": 50}
        async with begun(server, settings, "Aino", "Ville") as guests:
            while not has_seen(guests[0], shown):
                guest = await to_act(guests)
                await guest.does("act", move=choice(guest.room))
            names = [seat.name for seat in guests[0].room.seats]
            agreed = guests[0].room.settings
            for guest in guests:
                await guest.does("agree", wish="stop")
            for guest in guests:
                await guest.sees(in_stage("ended"))
                await guest.does("agree", wish="rematch")
            for guest in guests:
                room = await guest.sees(
                    lambda room: room.match is not None and room.match.number == 2
                )
                room = await guest.sees(lambda room: room.deal is not None)
                assert [seat.name for seat in room.seats] == names
                assert room.settings == agreed
                assert not any(seat.wishes for seat in room.seats)
                assert room.notes == []
                assert cards_in(room) <= known_to(room)
            device = Device(server.url)
            for match, status in ((1, 200), (2, 404)):
                assert device_gets(device, f"/api/tables/{room.table}/matches/{match}") == status

    asyncio.run(played())


async def next_deal(guest: Guest) -> None:
    if guest.room.stage == "between" and guest.room.seat in guest.room.waiting_for:
        await guest.does("ready", yes=True)


def cards_in(room: Room) -> set[str]:
    """Every card that is named anywhere in what was sent."""
    return set(CARD.findall(msgspec.json.encode(room).decode()))


def known_to(room: Room) -> set[str]:
    """The cards that lie open at the beginning of a deal, and one's own."""
    assert room.deal is not None
    sight = room.deal.sight
    if isinstance(sight, TrojkaSight):
        announced = (card for seat in sight.seats for card in seat.announced)
        return {sight.turn_up, *sight.hand, *announced}
    assert isinstance(sight, KolmonenSight)
    return {*sight.hand, *(card for seat in sight.seats for card in seat.face_up)}


def device_gets(device: Device, path: str) -> int:
    request = urllib.request.Request(device.url + path, headers={"Cookie": device.cookie})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_KT19_a_close_that_comes_late_ends_only_its_own_connection(server: Server) -> None:
    async def played() -> None:
        with Proxy(server.port) as wire:
            device, other = Device(server.url), Device(server.url)
            far = copy.copy(device)
            far.url = wire.url
            table = device.opens({"game": "kolmonen", "seats": 2, "grace": 5})
            async with at(other, table) as ville, far.line(table, 0) as first:
                lost = Guest(first)
                await lost.sees(lambda room: True)
                await lost.does("sit", name="Aino")
                await ville.does("sit", name="Ville")
                for guest in (lost, ville):
                    await guest.does("ready", yes=True)
                await lost.does("start")
                wire.pull()
                async with at(device, table) as aino:
                    assert await sockets(server, 3) == 3
                    wire.snap()
                    assert await sockets(server, 2) == 2
                    guest = await to_act([aino, ville])
                    move = guest.room.deal.legal[0] if guest.room.deal else ""
                    version = guest.room.version
                    done = await guest.asks_as("once", "act", move=move)
                    repeated = await guest.asks_as("once", "act", move=move)
                    assert (done.outcome, repeated) == ("ok", done)
                    assert done.version > version
                    await ville.sees(lambda room: room.version >= done.version)
                    seen = [(room.seats[0].away, room.seats[0].stands_in) for room in ville.rooms]
                    assert set(seen) == {(None, False)}, "nobody was told of anything"

    asyncio.run(played())


async def sockets(server: Server, wanted: int) -> int:
    """How many sockets the server holds, once there are as many as wanted."""
    found = -1
    async with asyncio.timeout(PATIENCE):
        while found != wanted:
            with await asyncio.to_thread(urllib.request.urlopen, f"{server.url}/metrics") as page:
                found = int(float(re.findall(rb"^kolmikko_sockets (\S+)", page.read(), re.M)[0]))
    return found
