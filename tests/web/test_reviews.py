"""Matches judged and played again over HTTP: by whom, how much of them, and beside the tables."""

import asyncio
import random
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
import pytest

from kolmikko.bots.turns import turn_of
from kolmikko.deals import new_deal
from kolmikko.rulekit.refusal import Refusal
from kolmikko.studies.review import Decision
from kolmikko.table.answers import Unavailable
from kolmikko.table.refusals import NOT_SEATED
from kolmikko.table.turns import Decisions, Made
from kolmikko.web import reviews
from kolmikko.web.messages import ReplayPage, ReviewPage
from kolmikko.web.reviews import Review, Reviews
from tests.web.serving import Device, serving
from tests.web.test_games import plays

T = TypeVar("T")


@pytest.fixture(autouse=True)
def short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "ITERATIONS", 30)
    monkeypatch.setattr(reviews, "PLAIN_ITERATIONS", 30)


async def played(aino: Device, ville: Device, disclosure: str) -> str:
    """The path of a match between two people that has just ended."""
    table = await aino.opens(seats=2, disclosure=disclosure)
    async with aino.at(table) as host, ville.at(table) as guest:
        await host.sits("Aino")
        await guest.sits("Ville")
        await guest.must("ready", yes=True)
        await host.begins()
        chance = random.Random(5)
        await asyncio.gather(plays(host, chance), plays(guest, chance))
    return f"/api/tables/{table}/matches/1"


async def whole_review(device: Device, path: str) -> ReviewPage:
    """A review, asked for until it is done."""
    while True:
        answer = await device.get(f"{path}/review")
        assert answer.status_code == 200, answer.text
        page = msgspec.json.decode(answer.content, type=ReviewPage)
        assert page.done <= page.total
        if page.done == page.total:
            return page
        await asyncio.sleep(0.01)


async def replayed(device: Device, path: str) -> ReplayPage:
    return msgspec.json.decode((await device.get(path)).content, type=ReplayPage)


def refused_alike(answers: list[httpx.Response]) -> bool:
    return {(one.status_code, one.content) for one in answers} == {(404, answers[0].content)}


def test_an_open_match_is_judged_twice_and_alike_for_both(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            aino, ville, ola = (served.device() for _ in range(3))
            path = await played(aino, ville, "match")
            page = await whole_review(aino, path)
            assert page.open
            assert {one.seat for one in page.decisions} == {0, 1}
            assert all(one.open for one in page.decisions)
            assert await whole_review(ville, path) == page
            rooms = (await replayed(aino, path)).rooms
            versions = {room.version: room.deal for room in rooms}
            for one in page.decisions:
                deal = versions[one.version]
                assert deal is not None
                assert deal.number == one.deal
            assert {each.seat for each in page.luck} <= {0, 1}
            assert (await ola.get(f"{path}/review")).status_code == 404

    asyncio.run(story())


def test_a_sealed_match_is_judged_once_and_by_each_for_the_own_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            aino, ville, ola = (served.device() for _ in range(3))
            path = await played(aino, ville, "sealed")
            for seat, device in enumerate((aino, ville)):
                page = await whole_review(device, path)
                assert not page.open
                assert {one.seat for one in page.decisions} == {seat}
                assert not any(one.open for one in page.decisions)
                assert {each.seat for each in page.luck} <= {seat}
            assert (await ola.get(f"{path}/review")).status_code == 404
            answer = await aino.post(f"{path}/again", asked(moves=0))
            assert (answer.status_code, answer.json()["say"]["id"]) == (404, "table-not-open")

    asyncio.run(story())


def asked(*, moves: int, seat: int = 0, bot: str = "thumb") -> dict[str, object]:
    return {"id": secrets.token_hex(8), "deal": 1, "moves": moves, "seat": seat, "bot": bot}


def test_nothing_is_judged_or_played_again_before_a_match_has_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            aino = served.device()
            table = await aino.opens(seats=2)
            async with aino.at(table) as guest:
                await guest.sits("Aino")
                await guest.begins()
                await guest.sees(lambda room: room.deal is not None)
                paths = [f"/api/tables/{table}/matches/{n}" for n in (1, 7)]
                assert refused_alike([await aino.get(f"{path}/review") for path in paths])
                again = [await aino.post(f"{path}/again", asked(moves=0)) for path in paths]
                assert refused_alike(again)

    asyncio.run(story())


@pytest.mark.parametrize("moves, seat", [(0, 1), (4, 0)])
def test_a_deal_is_played_again_against_bots(tmp_path: Path, moves: int, seat: int) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            aino, ville, ola = (served.device() for _ in range(3))
            path = await played(aino, ville, "match")
            wanted = asked(moves=moves, seat=seat)
            assert (await ola.post(f"{path}/again", wanted)).status_code == 404
            answer = await aino.post(f"{path}/again", wanted)
            assert answer.status_code == 201, answer.text
            table = answer.json()["table"]
            assert (await aino.post(f"{path}/again", wanted)).json()["table"] == table
            before = (await replayed(aino, path)).open
            assert before is not None
            async with aino.at(table) as guest:
                first = await guest.sees()
                assert first.seat == seat
                assert [one.bot for one in first.seats].count("thumb") == 1
                assert not first.settings.listed
                end = await plays(guest, random.Random(6))
            after = (await replayed(aino, f"/api/tables/{table}/matches/1")).open
            assert after is not None
            assert after[: moves + 1] == before[: moves + 1]
            assert end.stage == "ended"
            assert (await whole_review(aino, f"/api/tables/{table}/matches/1")).total > 0

    asyncio.run(story())


class Hands:
    """Workers who are done when they are told to be."""

    def __init__(self, full: int = 0) -> None:
        self.full = full
        self.at_once = 0
        self.most = 0
        self.go = asyncio.Event()

    async def beside(self, work: Callable[[], T]) -> T | None:
        if self.full:
            self.full -= 1
            return None
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await self.go.wait()
        self.at_once -= 1
        return work()


def made(many: int) -> tuple[Made, ...]:
    deal = new_deal("kolmonen", players=2, seed="reviews")
    assert deal.actor is not None
    turn = turn_of(1, 1, deal, deal.actor, deal.move_of(deal.legal()[0]))
    return tuple(Made(version, turn) for version in range(many))


async def look(table: str, person: str, match: int) -> Decisions | Refusal | Unavailable:
    """Tables named "sealed" are; who is nobody sat nowhere."""
    del match
    return NOT_SEATED if person == "nobody" else Decisions("kolmonen", table != "sealed", made(3))


async def review_of(kept: Reviews, table: str, person: str) -> Review:
    found = await kept.of(table, person, 1)
    assert isinstance(found, Review)
    return found


def test_one_decision_is_judged_at_a_time_and_once_for_all_who_may_know_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged: list[Made] = []

    def nothing(one: Made) -> tuple[Decision | None]:
        judged.append(one)
        return (None,)

    monkeypatch.setattr(reviews, "_judged", nothing)
    monkeypatch.setattr(reviews, "A_WHILE", 0)

    async def story() -> None:
        hands = Hands(full=2)
        kept = Reviews(look, hands)
        one, other = await review_of(kept, "open", "aino"), await review_of(kept, "open", "ville")
        sealed = [await review_of(kept, "sealed", person) for person in ("aino", "ville")]
        assert one is other
        assert sealed[0] is not sealed[1]
        assert await kept.of("open", "nobody", 1) == NOT_SEATED
        assert kept.begun("open", "nobody", 1) is None
        hands.go.set()
        for review in (one, *sealed):
            assert review.task is not None
            await review.task
            assert (review.done, review.total) == (3, 3)
        assert len(judged) == 9
        assert hands.most == 1
        await kept.close()

    asyncio.run(story())


def test_what_was_left_alone_longest_is_forgotten_and_a_fault_ends_one_review(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def wrong(one: Made) -> tuple[Decision | None]:
        raise ZeroDivisionError(one)

    monkeypatch.setattr(reviews, "_judged", wrong)
    monkeypatch.setattr(reviews, "MOST_KEPT", 2)

    async def story() -> None:
        hands = Hands()
        kept = Reviews(look, hands)
        first = await review_of(kept, "first", "aino")
        for table in ("second", "third"):
            await review_of(kept, table, "aino")
        assert kept.begun("first", "aino", 1) is None
        assert first.task is not None
        with pytest.raises(asyncio.CancelledError):
            await first.task
        hands.go.set()
        third = kept.begun("third", "aino", 1)
        assert third is not None
        assert third.task is not None
        await third.task
        assert third.done == third.total
        await kept.close()

    asyncio.run(story())


def test_nothing_is_kept_of_who_is_forgotten_and_of_tables_that_are_gone() -> None:
    async def story() -> None:
        kept = Reviews(look, Hands())
        for table, person in (("open", "aino"), ("open", "ville"), ("sealed", "aino")):
            await review_of(kept, table, person)
        own = kept.begun("sealed", "aino", 1)
        kept.forget_person("aino")
        assert (kept.begun("open", "aino", 1), kept.begun("sealed", "aino", 1)) == (None, None)
        assert kept.begun("open", "ville", 1) is not None
        assert own is not None
        assert own.task is not None
        with pytest.raises(asyncio.CancelledError):
            await own.task
        kept.forget_all()
        assert kept.begun("open", "ville", 1) is None

    asyncio.run(story())
