"""Matches played again: after their end, by the agreement of the table; and records of anybody."""

import asyncio
import random
from pathlib import Path

import httpx
import msgspec
import pytest

from kolmikko.records.files import read_text, record_data
from kolmikko.records.replay import replay
from kolmikko.web import replays
from kolmikko.web.messages import KolmonenSight, ReplayPage, TrojkaSight
from tests.web.serving import Device, serving
from tests.web.test_games import plays

DEALS = {"kolmonen": 1, "trojka": 3}
EXAMPLES = sorted((Path(__file__).parents[1] / "records" / "examples").glob("*.toml"))


def page_of(answer: httpx.Response) -> ReplayPage:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ReplayPage)


@pytest.mark.parametrize("disclosure", ["match", "sealed"])
@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
def test_a_match_is_shown_again_only_after_its_end(
    tmp_path: Path, game: str, disclosure: str
) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            aino, ola = served.device(), served.device()
            table = await aino.opens(game=game, disclosure=disclosure, deals=DEALS[game])
            path = f"/api/tables/{table}/matches/1"
            async with aino.at(table) as guest:
                await guest.sees()
                await guest.sits("Aino")
                await guest.begins()
                await guest.sees(lambda room: room.deal is not None)
                running = await aino.get(path)
                never = await aino.get(f"/api/tables/{table}/matches/7")
                assert (running.status_code, running.content) == (404, never.content)
                await plays(guest, random.Random(1))
            mine, theirs = page_of(await aino.get(path)), page_of(await ola.get(path))
            check_pages(mine, theirs, is_open=disclosure == "match")

    asyncio.run(story())


def check_pages(mine: ReplayPage, theirs: ReplayPage, *, is_open: bool) -> None:
    last = mine.rooms[-1]
    assert (last.stage, last.seat, theirs.rooms[-1].seat) == ("ended", 0, None)
    assert len(mine.rooms) == len(theirs.rooms)
    assert [theirs.open, theirs.hidden, theirs.record] == [None] * 3
    assert not any(room.deal and room.deal.sight.hand for room in theirs.rooms)
    for room, before in zip(mine.rooms[1:], mine.rooms, strict=False):
        assert {event.version > before.version for event in room.events} <= {True}
    if not is_open:
        assert [mine.open, mine.hidden, mine.record] == [None] * 3
        return
    assert mine.open is not None
    assert mine.record is not None
    assert len(mine.open) == len(mine.rooms)
    for room, hands in zip(mine.rooms, mine.open, strict=True):
        assert room.deal is not None
        assert hands[0] == room.deal.sight.hand
        counts = [seat.hand_count for seat in room.deal.sight.seats]
        assert [len(hands[seat]) for seat in range(len(counts))] == counts
    again = replays.record_page(mine.record)
    assert again.open == mine.open[: len(again.rooms)]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_any_record_can_be_shown_with_all_cards_open(path: Path) -> None:
    text = path.read_text("utf-8")
    page = replays.record_page(text)
    steps = list(replay(read_text(text, "x")))
    assert len(page.rooms) == len(steps)
    assert page.open is not None
    assert page.hidden is not None
    for room, hands, hidden in zip(page.rooms, page.open, page.hidden, strict=True):
        assert room.deal is not None
        sight = room.deal.sight
        assert sight.hand == []
        counts = [seat.hand_count for seat in sight.seats]
        assert [len(cards) for cards in hands.values()] == counts
        if isinstance(sight, KolmonenSight):
            assert [len(cards) for cards in hidden.values()] == [s.hidden for s in sight.seats]
        if isinstance(sight, TrojkaSight):
            assert [len(cards) for cards in hidden.values()] == [len(s.down) for s in sight.seats]


async def posts(device: Device, text: str) -> httpx.Response:
    return await device.post("/api/replays", {"text": text})


def test_records_are_read_strictly(tmp_path: Path) -> None:
    good = EXAMPLES[0].read_text("utf-8")

    async def story() -> None:
        async with serving(tmp_path) as served:
            device = served.device()
            assert page_of(await posts(device, good)).rooms
            line = msgspec.json.encode(record_data(read_text(good, "x"))).decode()
            assert page_of(await posts(device, line)).rooms
            for bad in ("", "x", "{", "{}", good.replace("play", "fly"), good + good, "\0"):
                answer = await posts(device, bad)
                assert answer.status_code == 400, bad
                assert answer.json()["say"]["id"] == "server-bad-record"
                assert answer.json()["say"]["facts"]["why"]
            large = await posts(device, "#" * 2_000_000)
            assert (large.status_code, large.json()["say"]["id"]) == (413, "server-too-large")
            long = good + 'actions = []\n[[deal]]\ndealer = "p1"\n' * 3
            assert (await posts(device, long)).status_code == 400

    asyncio.run(story())


def test_a_match_with_too_many_steps_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_STEPS", 5)
    with pytest.raises(replays.TooLongError):
        replays.record_page(EXAMPLES[0].read_text("utf-8"))
