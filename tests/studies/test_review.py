"""Decisions of a recorded game, judged by a bot."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from kolmikko.bots.base import Budget, Choice, Sight, Tried
from kolmikko.cards import members, read_cards
from kolmikko.deals import new_deal
from kolmikko.dice import Dice
from kolmikko.games.kolmonen.actions import SWAP, TAKE
from kolmikko.records.files import read_text
from kolmikko.records.record import Record, RecordError
from kolmikko.records.replay import replay
from kolmikko.rulekit.game import Move
from kolmikko.studies.review import Decision, action_of, luck, review

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
        assert one.best.value == 1
        assert one.cost == pytest.approx(0 if one.made.value == 1 else 1 - one.made.value)
    assert any(one.cost for one in found)
    assert any(not one.cost for one in found)


def test_what_has_hardly_been_tried_is_not_said_to_cost_anything() -> None:
    assert not any(one.cost for one in judged(Sage(visits=1)))


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
        assert each.change == later.best.value - earlier.made.value


def test_a_move_is_found_among_the_actions_whichever_of_equal_ranks_it_names() -> None:
    position = new_deal("kolmonen", players=2, seed="review")
    legal = position.legal()
    for action in legal:
        move = position.move_of(action)
        assert action_of(position, move) == action
    cards = tuple(members(read_cards("2c 3c 4c")))
    assert action_of(position, Move("swap", cards)) == (SWAP if SWAP in legal else -1)
    assert action_of(position, Move("take")) == (TAKE if TAKE in legal else -1)
    for rank in {action >> 2 for action in legal if action < TAKE}:
        alike = [Move("play", (4 * rank + suit,)) for suit in range(4)]
        assert {action_of(position, move) for move in alike} == {4 * rank}
