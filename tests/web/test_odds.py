"""Odds over HTTP: the numbers of the commands, bounded questions, and no table that waits."""

import asyncio
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
import pytest

from kolmikko.cards import PACK, name_of
from kolmikko.games.trojka.options import CLASSIC, PRESETS
from kolmikko.odds import kolmonen, trojka
from kolmikko.odds.trojka_rules import rules_of
from kolmikko.web.budgets import Budgets, Limits
from kolmikko.web.counted import Counting, hand_odds, kolmonen_odds, trojka_odds
from kolmikko.web.messages import HandOdds, KolmonenOdds, TrojkaOdds
from tests.web.serving import serving

T = TypeVar("T")

HAND = "hand=7c,9s,Kd&turnUp=Qs"
REFUSED = [
    "trojka?preset=nothing",
    "trojka?seen=5c,5c",
    "trojka?seen=5x",
    "trojka?preset=classic32&seen=5c",
    "trojka?seen=" + ",".join(name_of(n) for n in range(PACK - 2)),
    "trojka?seen=" + "5c," * 100,
    "kolmonen?preset=classic32",
    "kolmonen?seen=Kd,,",
    "hand?hand=7c,9s&turnUp=Qs",
    "hand?hand=7c,9s,Kd&turnUp=Kd",
    "hand?hand=7c,9s,Kd",
    "hand?hand=7c,9s,Kd&turnUp=Qs&led=Kd",
    "hand?hand=2c,9s,Kd&turnUp=Qs&preset=classic32",
]


def decoded(answer: httpx.Response, kind: type[T]) -> T:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=kind)


def test_the_numbers_are_those_of_the_counting(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            aino = served.device()
            sets = decoded(await aino.get("/api/odds/trojka"), TrojkaOdds)
            blind = decoded(await aino.get("/api/odds/kolmonen?seen=Kd,5c"), KolmonenOdds)
            hand = decoded(await aino.get(f"/api/odds/hand?{HAND}"), HandOdds)
        assert (sets.any.hands, sets.hands, sets.any.exact) == (1196, 22100, "23/425")
        assert {each.hands: each.somebody for each in sets.dealt} == {
            n: float(trojka.trojka_in_deal(n).at_least(1)) for n in range(2, 10)
        }
        assert [each.chance for each in blind.blind] == [
            float(each.chance) for each in kolmonen.blind_table(("5c", "Kd"))
        ]
        assert blind.stock == {2: 34, 3: 25, 4: 16, 5: 7}
        assert [each.card for each in hand.cards] == ["7c", "Kd", "9s"]
        assert [each.chance for each in hand.cards] == [0.0, 1.0, 0.0]

    asyncio.run(story())


@pytest.mark.parametrize("path", REFUSED)
def test_what_cannot_be_meant_is_refused(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            answer = await served.device().get(f"/api/odds/{path}")
            assert answer.status_code == 400, answer.text
            assert answer.json()["say"]["id"] == "server-bad-request"

    asyncio.run(story())


def test_who_asks_without_end_is_told_to_wait() -> None:
    budgets = Budgets(Limits(odds_per_hour_of_address=2))
    assert [budgets.odds_there.take("192.0.2.7", 0.0) for _ in range(3)] == [True, True, False]
    assert budgets.odds_there.take("127.0.0.1", 0.0)


def test_with_own_cards_the_hands_are_those_of_the_others() -> None:
    seen = ("7c", "9s", "Kd", "Qs")
    found = trojka_odds("classic", seen)
    assert [each.hands for each in found.dealt] == list(range(1, 9))
    assert found.dealt[0].somebody == float(trojka.trojka_hands(seen=seen).chance)
    assert {each.trumps for each in found.dealt} == {None}
    assert found.hands == 48 * 47 * 46 // 6


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_its_odds(preset: str) -> None:
    found, rules = trojka_odds(preset, ()), rules_of(PRESETS[preset])
    kinds = [kind.hands for kind in (found.suit, found.rank) if kind]
    assert found.cards == rules.deck_size
    assert found.any.hands == sum(kinds)
    assert Fraction(found.any.exact) == trojka.trojka_hands(rules).chance


def test_a_rank_of_which_all_cards_are_seen_is_not_on_top() -> None:
    found = kolmonen_odds("classic", ("5c", "5d", "5h", "5s"))
    assert "5" not in [each.top for each in found.blind]
    assert {each.unseen for each in found.blind} == {47}


def test_chances_of_tricks_are_whole_for_leader_and_dealer() -> None:
    for led in ("", "8d"):
        for preset in ("classic", "classic32"):
            found = hand_odds(preset, ("7c", "9s", "Kd"), "Qs", led)
            assert found.kind == "tricks"
            assert sum(each.chance for each in found.cards) == pytest.approx(1)
            for each in found.cards:
                assert sum(each.tricks) == pytest.approx(1)


def test_a_trojka_and_rules_that_are_not_solved_have_no_tricks() -> None:
    assert hand_odds("classic", ("7c", "7d", "7h"), "Qs", "") == HandOdds("trojka", [])
    assert hand_odds("tri_listika", ("7c", "9s", "Kd"), "Qs", "") == HandOdds("unsolved", [])
    assert trojka.trojka_hands(rules_of(CLASSIC)).total


def test_one_question_is_counted_at_a_time_and_none_where_too_many_wait() -> None:
    class Full:
        async def beside(self, work: Callable[[], T]) -> T | None:
            del work
            return None

    class Busy:
        working = most = 0

        async def beside(self, work: Callable[[], T]) -> T | None:
            self.working += 1
            self.most = max(self.most, self.working)
            await asyncio.sleep(0)
            self.working -= 1
            return work()

    async def story() -> None:
        assert await Counting(Full()).trojka("classic", ()) is None
        busy = Busy()
        counting = Counting(busy)
        await asyncio.gather(*(counting.kolmonen("classic", (f"{n}c",)) for n in range(2, 9)))
        assert busy.most == 1

    asyncio.run(story())
