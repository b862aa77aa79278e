"""Decisions of a recorded game, judged by a bot."""

from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Final

import pytest

from kolmikko.bots.base import Budget, Choice, Sight, Tried
from kolmikko.bots.levels import HARD
from kolmikko.dice import Dice
from kolmikko.records.files import read_text
from kolmikko.records.record import Record, RecordError
from kolmikko.records.replay import replay
from kolmikko.rulekit.game import Deal, Move
from kolmikko.search.thinking import Found, Searched
from kolmikko.studies import review as reviewing
from kolmikko.studies.estimates import Estimate
from kolmikko.studies.review import (
    Decision,
    Judgement,
    Verdict,
    beyond,
    by_knowledge,
    in_stakes,
    judge,
    luck,
    part_of_win,
    review,
    turns,
    with_open_cards,
)

EXAMPLE: Final = Path(__file__).parent.parent / "records" / "examples" / "kolmonen-01.toml"


@dataclass(frozen=True)
class Sage:
    """Knows each action's chance: the higher its number in the layout, the better."""

    visits: int = 10_000
    name: str = "sage"
    about: str = "likes the last action"
    moment: float = 0.0

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        del sight, budget, dice
        chances = tuple(
            Tried(action, self.visits, (n + 1) / len(legal)) for n, action in enumerate(legal)
        )
        return Choice(legal[-1], chances, self.visits)


@pytest.fixture(autouse=True)
def first_is_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all cards open the first action is better than all others."""

    def think_open(
        deal: Deal, dice: Dice, iterations: int, seconds: float, *, fast: bool
    ) -> Searched:
        del dice, seconds, fast
        first, *others = deal.legal()
        found = Found(first, 10_000, 1.0), *(Found(action, 10_000, 0.4) for action in others)
        return Searched(found, first, iterations, 0)

    monkeypatch.setattr(reviewing, "open_search", lambda game: {"kolmonen": think_open}.get(game))


def example() -> Record:
    return read_text(EXAMPLE.read_text("utf-8"), "example")


def judged(sage: Sage, seat: int | None = None) -> list[Decision]:
    return review(example(), sage, Budget(), seat=seat)


def test_every_decision_is_judged_once_and_in_order() -> None:
    told: list[tuple[int, int]] = []
    found = review(example(), Sage(), Budget(), progress=lambda *done: told.append(done))
    places = [(one.deal, one.number) for one in found]
    assert places == sorted(set(places))
    assert told == [(n, len(told)) for n in range(1, len(told) + 1)]
    free = [step.number for step in replay(example()) if len(step.deal.legal()) > 1]
    assert len(told) == len(free)
    assert {one.seat for one in found} == {0, 1, 2}
    assert {one.seat for one in judged(Sage(), seat=1)} == {1}


def test_what_was_best_costs_nothing_and_the_rest_what_it_is_short_of_that() -> None:
    found = judged(Sage())
    for one in found:
        known = one.known
        assert known.best.value == 1
        assert known.cost == pytest.approx(0 if known.made.value == 1 else 1 - known.made.value)
    assert any(one.known.cost for one in found)
    assert any(not one.known.cost for one in found)


def test_what_has_hardly_been_tried_is_not_said_to_cost_anything() -> None:
    assert not any(one.known.cost for one in judged(Sage(visits=1)))


def test_a_bot_without_numbers_judges_nothing() -> None:
    assert judged(Sage(visits=0)) == []


def test_a_record_with_a_fault_is_refused() -> None:
    text = EXAMPLE.read_text("utf-8").replace('"p1 play 3s"', '"p1 play Ks"', 1)
    with pytest.raises(RecordError):
        review(read_text(text, "wrong"), Sage(), Budget())


def test_luck_is_what_changed_between_two_decisions_of_one_seat() -> None:
    found = judged(Sage())
    turned = luck(found)
    assert [abs(each.change) for each in turned] == sorted(
        (abs(each.change) for each in turned), reverse=True
    )
    by_place = {(one.deal, one.number): one for one in found}
    for each in turned:
        earlier, later = by_place[each.deal, each.after], by_place[each.deal, each.before]
        assert earlier.seat == later.seat == each.seat
        made, value = earlier.known.made, later.known.best.value
        assert each.change == max(value - made.high, 0) + min(value - made.low, 0)
    assert turned[0].change


def test_what_an_interval_allows_is_no_luck() -> None:
    known = Estimate(0.3, 0.2, 0.5, 20)
    changes = [beyond(value, known) for value in (0.1, 0.2, 0.4, 0.5, 0.75)]
    assert changes == pytest.approx([-0.1, 0, 0, 0, 0.25])


def test_each_decision_is_looked_at_once_more_with_all_cards_open() -> None:
    for turn, one in zip(turns(example()), judged(Sage()), strict=True):
        assert one.open is not None
        assert one.open.better == turn.moves[0]
        assert one.open.cost == pytest.approx(0 if turn.done == turn.legal[0] else 0.6)


def test_without_the_position_there_is_one_look_and_it_is_the_same() -> None:
    turn = next(turns(example()))
    whole, closed = (judge(one, Sage(), Budget(), 1) for one in (turn, turn.closed()))
    assert whole is not None
    assert closed is not None
    assert closed.open is None
    assert closed.known == whole.known


def test_a_game_that_is_not_searched_with_open_cards_is_looked_at_once() -> None:
    record = read_text((EXAMPLE.parent / "trojka-01.toml").read_text("utf-8"), "trojka")
    assert with_open_cards(next(turns(record)), Budget(), 1) is None


def test_where_a_game_is_played_for_money_values_are_stakes_and_may_be_below_nothing() -> None:
    @dataclass(frozen=True)
    class Loser(Sage):
        def choose(
            self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice
        ) -> Choice:
            tried = (Tried(action, 10_000, -1.5 - n) for n, action in enumerate(legal))
            return Choice(legal[0], tuple(tried))

    record = read_text((EXAMPLE.parent / "trojka-01.toml").read_text("utf-8"), "trojka")
    found = review(record, Loser(), Budget())
    assert found
    for one in found:
        assert one.known.best.value == -1.5
        assert one.known.best.low < -1.5 < one.known.best.high
        assert one.known.cost == pytest.approx(-1.5 - one.known.made.value)


def test_what_was_tried_too_seldom_is_neither_dear_nor_called_equal() -> None:
    (few, many) = (
        Judgement(part_of_win(visits, 0.3), Move("take"), part_of_win(visits, 0.6))
        for visits in (10, 10_000)
    )
    assert (few.cost, few.is_unclear) == (0.0, True)
    assert (many.cost > 0, many.is_unclear) == (True, False)
    near = Judgement(part_of_win(10, 0.6), Move("take"), part_of_win(10, 0.6))
    assert (near.cost, near.is_unclear) == (0.0, False)


def test_trojka_for_two_is_judged_though_a_solution_has_no_numbers() -> None:
    record = read_text((EXAMPLE.parent / "trojka-01.toml").read_text("utf-8"), "trojka")
    decided = len(list(turns(record)))
    found = review(record, HARD, Budget(100, inf))
    assert len(record.players) == 2
    assert 0 < len(found) == decided
    assert {one.known.best.count for one in found} != {0}


def test_the_interval_of_stakes_is_as_wide_as_the_bank_is_full() -> None:
    widths = [in_stakes(100, 0.5, bank).half_width for bank in (3, 6)]
    assert widths[1] == pytest.approx(2 * widths[0])
    assert in_stakes(400, 0.5, 3).half_width == pytest.approx(widths[0] / 2)


def test_judging_leaves_what_is_judged_as_it_was() -> None:
    @dataclass(frozen=True)
    class Spoiler(Sage):
        def choose(
            self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice
        ) -> Choice:
            sight.view.hand = 0  # type: ignore[attr-defined]
            return super().choose(sight, legal, budget, dice)

    turn = next(turns(example()))
    before = turn.sight.view.copy()
    assert by_knowledge(turn, Spoiler(), Budget(), 1) is not None
    assert turn.sight.view == before


@pytest.mark.parametrize(
    "known, revealed, verdict",
    [
        (0.6, 0.6, Verdict.SOUND),
        (0.6, 0.2, Verdict.UNLUCKY),
        (0.2, 0.6, Verdict.LUCKY),
        (0.2, 0.2, Verdict.COSTLY),
        (0.6, None, Verdict.SOUND),
        (0.2, None, Verdict.COSTLY),
    ],
)
def test_two_looks_come_to_one_verdict(
    known: float, revealed: float | None, verdict: Verdict
) -> None:
    best = Estimate(0.6, 0.59, 0.61, 10_000)

    def look(value: float) -> Judgement:
        return Judgement(Estimate(value, value - 0.01, value + 0.01, 10_000), Move("take"), best)

    opened = None if revealed is None else look(revealed)
    assert Decision(1, 1, 0, Move("flip"), look(known), opened).verdict == verdict
