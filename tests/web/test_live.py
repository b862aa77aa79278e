"""Sockets: who gets what, when, and what becomes of those who misbehave or are too slow."""

import asyncio
import socket as sockets
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.table.tokens import new_token
from kolmikko.web.budgets import Limits
from kolmikko.web.messages import Answer, Goodbye, Pong
from tests.table.rooms import SEAL
from tests.web.serving import GENEROUS, Guest, Served, serving

Story = Callable[[Served], Awaitable[None]]


def told(folder: Path, story: Story, limits: Limits = GENEROUS) -> None:
    async def whole() -> None:
        async with serving(folder, limits=limits) as served:
            await story(served)

    asyncio.run(whole())


async def ends(guest: Guest) -> Goodbye:
    """The goodbye that a socket gets, after which it is closed."""
    while True:
        message = await guest.hears()
        if isinstance(message, Goodbye):
            with pytest.raises(ConnectionClosed):
                await guest.hears()
            return message


BAD_MESSAGES = (
    "",
    "x",
    "null",
    "[]",
    "{}",
    '{"do": "act"}',
    '{"do": "act", "id": "a", "seen": 0}',
    '{"do": "act", "id": "a", "seen": 0, "move": 5}',
    '{"do": "act", "id": "a", "seen": 0, "move": "take", "seat": 1}',
    '{"do": "act", "id": "a", "seen": "0", "move": "take"}',
    '{"do": "act", "id": "a", "seen": -1, "move": "take"}',
    '{"do": "act", "id": "", "seen": 0, "move": "take"}',
    '{"do": "act", "id": "\\u0000", "seen": 0, "move": "take"}',
    '{"do": "fly", "id": "a", "seen": 0}',
    '{"do": "open", "id": "a", "seen": 0}',
    '{"do": "proceed", "id": "a", "seen": 0, "step": "deal"}',
    '{"do": "agree", "id": "a", "seen": 0, "wish": "cards"}',
    '{"do": "ready", "id": "a", "seen": 0, "yes": 1}',
    "[" * 2000,
    '{"do": "ping", "id": "a", "seen": ' + "1" * 3000 + "}",
)


def test_what_is_no_message_gets_one_answer_and_changes_nothing(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        table = await device.opens()
        async with device.at(table) as guest:
            await guest.sees()
            for text in BAD_MESSAGES:
                await guest.socket.send(text)
                answer = await guest.hears()
                assert isinstance(answer, Answer), text
                assert (answer.id, answer.outcome, answer.version) == ("", "refused", 0), text
                assert answer.refusal is not None
                assert answer.refusal.say.id == "server-bad-message"
            await guest.socket.send(b"\xff\x00")
            assert isinstance(await guest.hears(), Answer)
            assert isinstance(await guest.asks("ping"), Pong)
            assert len(guest.rooms) == 1

    told(tmp_path, story)


def test_a_message_that_is_too_large_closes_the_socket(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        table = await device.opens()
        async with device.at(table) as guest:
            await guest.sees()
            await guest.socket.send("x" * 5000)
            with pytest.raises(ConnectionClosed) as closed:
                await guest.hears()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    told(tmp_path, story)


def test_moves_that_are_none_are_refused_by_the_table(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        table = await device.opens()
        async with device.at(table) as guest:
            await guest.sees()
            await guest.sits("Aino")
            await guest.begins()
            await guest.sees(lambda room: bool(room.deal and room.deal.legal))
            for move in ("", "play", "play 1c", "play 5c 5c", "fly", "take 5c", "play  5c", "??"):
                for do in ("act", "why"):
                    answer = await guest.asks(do, move=move)
                    assert isinstance(answer, Answer)
                    assert answer.outcome == "refused", move
                    assert answer.refusal is not None
                    assert answer.refusal.say.id == "table-no-such-move"

    told(tmp_path, story)


def test_why_not_is_answered_and_nothing_is_done(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        table = await device.opens()
        async with device.at(table) as guest:
            await guest.sees()
            await guest.sits("Aino")
            await guest.begins()
            room = await guest.sees(lambda room: bool(room.deal and room.deal.legal))
            assert room.deal is not None
            allowed = await guest.asks("why", move=room.deal.legal[0])
            assert isinstance(allowed, Answer)
            assert allowed.outcome == "ok"
            refused = await guest.asks("why", move="end")
            assert isinstance(refused, Answer)
            assert refused.refusal is not None
            assert (refused.refusal.clause, refused.refusal.say.id) == ("K17", "refusal-K17")
            assert guest.room == room

    told(tmp_path, story)


def test_a_person_has_the_seat_back_and_misses_nothing(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        aino, ville = served.device(), served.device()
        table = await aino.opens(seats=2)
        async with ville.at(table) as other:
            await other.sees()
            async with aino.at(table) as guest:
                await guest.sees()
                await guest.sits("Aino")
                await other.sits("Ville")
                await other.must("ready", yes=True)
                await guest.must("ready", yes=True)
                await guest.must("start", fill=None)
                before = await guest.sees(lambda room: room.deal is not None)
            away = await other.sees(lambda room: room.seats[0].away is not None)
            assert away.seats[0].is_person
            if other.room.deal and other.room.deal.legal:
                await other.must("act", move=other.room.deal.legal[0])
            async with aino.at(table, since=before.version) as guest:
                room = await guest.sees()
                assert room.seat == 0
                assert room.deal is not None
                assert before.deal is not None
                assert {event.version > before.version for event in room.events} <= {True}
                assert room.deal.number == before.deal.number
            async with aino.at(table) as guest:
                whole = await guest.sees()
                assert len(whole.events) >= len(before.events)
            async with aino.at(table, since=999_999) as guest:
                assert (await guest.sees()).events == whole.events

    told(tmp_path, story)


def test_several_people_at_one_device_are_several_people(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        table = await device.opens(seats=3)
        async with device.at(table, 0) as first, device.at(table, 1) as second:
            for guest, name in ((first, "Aino"), (second, "Ville")):
                await guest.sees()
                await guest.sits(name)
            assert (first.room.seat, second.room.seat) == (0, 1)
            await second.must("ready", yes=True)
            refused = await second.asks("start", fill="uniform")
            assert isinstance(refused, Answer)
            assert refused.refusal is not None
            assert refused.refusal.say.id == "table-not-host"
            await first.begins()
            one = await first.sees(lambda room: room.deal is not None)
            two = await second.sees(lambda room: room.deal is not None)
            assert one.deal is not None
            assert two.deal is not None
            assert not set(one.deal.sight.hand) & set(two.deal.sight.hand)

    told(tmp_path, story)


def test_a_watcher_gets_no_hand(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        aino, watcher = served.device(), served.device()
        table = await aino.opens()
        async with aino.at(table) as guest, watcher.at(table) as there:
            await guest.sees()
            await there.sees()
            await guest.sits("Aino")
            await guest.begins()
            room = await there.sees(lambda room: room.deal is not None)
            assert room.deal is not None
            assert (room.seat, room.deal.sight.hand, room.deal.legal) == (None, [], [])
            hidden = [e.cards for e in room.events if e.kind == "dealt-hand"]
            assert hidden == [[None] * 3] * 3
            mine = await guest.sees(lambda room: room.watchers == 1)
            assert mine.seat == 0

    told(tmp_path, story)


def test_there_is_a_goodbye_where_nothing_can_be_seen(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device, other = served.device(), served.device()
        for table in ("none", "0" * 32, "x" * 300):
            async with device.at(table) as guest:
                assert (await ends(guest)).why == "no-such-table"
        table = await device.opens(spectators=0)
        async with device.at(table) as guest:
            await guest.sees()
            await guest.sits("Aino")
            await guest.begins()
            await guest.sees(lambda room: room.deal is not None)
            async with other.at(table) as watcher:
                assert (await ends(watcher)).why == "no-spectators"

    told(tmp_path, story)


def test_a_password_lets_in(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        aino, ville = served.device(), served.device()
        settings = {"game": "kolmonen", "seats": 3}
        asked = {"id": "a", "settings": settings, "password": "sesam"}
        table = (await aino.post("/api/tables", asked)).json()["table"]
        async with aino.at(table) as host:
            await host.sees()
        async with ville.at(table) as guest:
            assert (await ends(guest)).why == "password"
            assert guest.rooms == []
        wrong = await ville.post(f"/api/tables/{table}/enter", {"password": "simsim"})
        assert wrong.status_code == 403
        assert wrong.json()["say"]["id"] == "table-wrong-password"
        again = await ville.post(f"/api/tables/{table}/enter", {"password": "sesam"})
        assert again.json()["say"]["id"] == "table-too-soon"
        ola = served.device()
        right = await ola.post(f"/api/tables/{table}/enter", {"password": "sesam"})
        assert right.status_code == 204
        async with ola.at(table) as guest:
            await guest.sees()
        async with ola.at(table, number=1) as guest:
            assert (await ends(guest)).why == "password"

    told(tmp_path, story)


def test_who_asks_too_fast_is_told_so_and_at_last_shown_out(tmp_path: Path) -> None:
    limits = Limits(rate=0.001, burst=3, patience=5)

    async def story(served: Served) -> None:
        device = served.device()
        table = await device.opens()
        async with device.at(table) as guest:
            await guest.sees()
            outcomes = []
            for _ in range(8):
                answer = await guest.asks("ready", yes=True)
                assert isinstance(answer, Answer)
                outcomes.append(answer.outcome)
            assert outcomes == ["refused"] * 3 + ["unavailable"] * 5
            await guest.says("ping")
            assert (await ends(guest)).why == "too-fast"
        async with device.at(table) as guest:
            assert (await guest.sees()).table == table

    told(tmp_path, story, limits)


@pytest.mark.parametrize(
    "limits, sockets_",
    [
        (Limits(sockets_of_person=2), 2),
        (Limits(sockets=3), 3),
        (Limits(sockets_of_table=1), 1),
    ],
)
def test_there_are_so_many_sockets_and_no_more(
    tmp_path: Path, limits: Limits, sockets_: int
) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        table = await device.opens()
        open_ones = [device.at(table) for _ in range(sockets_)]
        for one in open_ones:
            await (await one.__aenter__()).sees()
        async with device.at(table) as guest:
            assert (await ends(guest)).why == "too-fast"
        await open_ones.pop().__aexit__(None, None, None)
        async with asyncio.timeout(10):
            while served.application.server.places.held["all"] >= sockets_:
                await asyncio.sleep(0.01)
        async with device.at(table) as guest:
            await guest.sees()
        for one in open_ones:
            await one.__aexit__(None, None, None)

    told(tmp_path, story, limits)


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        table = await device.opens()
        async with device.at(table) as guest:
            await guest.sees()
            stopping = asyncio.create_task(served.stop())
            assert await guest.hears() == Goodbye("restart")
            with pytest.raises(ConnectionClosed) as closed:
                await guest.hears()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            await stopping

    told(tmp_path, story)


def test_the_table_goes_on_in_another_life_of_the_server(tmp_path: Path) -> None:
    async def whole() -> None:
        store, token = MemoryStore(SEAL), new_token()
        async with serving(tmp_path, store=store) as served:
            device = served.device(token)
            table = await device.opens()
            async with device.at(table) as guest:
                await guest.sees()
                await guest.sits("Aino")
                await guest.begins()
                before = await guest.sees(lambda room: bool(room.deal and room.deal.legal))
        async with (
            serving(tmp_path, store=store) as served,
            served.device(token).at(table, since=before.version) as guest,
        ):
            room = await guest.sees(lambda room: bool(room.deal and room.deal.legal))
            assert before.deal is not None
            assert room.deal is not None
            assert room.deal.sight == before.deal.sight
            assert room.deal.legal == before.deal.legal

    asyncio.run(whole())


def stalled(served: Served, table: str, cookie: str) -> sockets.socket:
    """A socket whose other end reads nothing after the handshake."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", served.port))
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n"
        f"Origin: {served.url}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return line


def test_who_does_not_read_holds_up_nobody_and_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kolmikko.web.live.STALLED", 0.3)

    async def story(served: Served) -> None:
        device, lazy = served.device(), served.device()
        table = await device.opens()
        hall = served.application.hall
        async with device.at(table) as guest:
            await guest.sees()
            await guest.sits("Aino")
            with stalled(served, table, lazy.headers["cookie"]):
                await guest.sees(lambda room: room.watchers == 1)
                assert hall.sockets() == 2
                async with asyncio.timeout(60):
                    while hall.sockets() == 2:
                        room = guest.room
                        await guest.must("ready", yes=not room.seats[0].ready)
                        if guest.room is room:
                            await guest.sees()
                        hall.sweep()
                assert len(guest.rooms) > 20
            await guest.must("ready", yes=True)

    told(tmp_path, story)
