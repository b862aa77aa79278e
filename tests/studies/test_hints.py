"""Hints: chances or stakes with intervals, and a reason that the numbers bear out."""

import pytest

from kolmikko.bots import ADVISER
from kolmikko.bots.base import OWN_BUDGET, Choice, Tried, sight_of
from kolmikko.deals import new_deal
from kolmikko.dice import dice
from kolmikko.games.kolmonen.actions import TAKE
from kolmikko.rulekit.game import Deal
from kolmikko.studies.hints import Hint, hint
from tests.games.kolmonen.drawn import position
from tests.games.trojka.drawn import position as trojka

DRAWN = """
    kolmonen  turn 1   stock 3d 6h Kh   pile 4h 8d
    seat 1    hand 9c Kc Kd   face-up 3   hidden 3
    seat 2    hand 3    face-up 3   hidden 3
"""
LEAD = """
    trojka    turn 1   turn-up 9d   stake 5   bank 10
    seat 1    hand Ad 7c 4s
    seat 2    hand 3
"""


def told(deal: Deal, best: str, values: dict[str, float], visits: int = 4000) -> Hint:
    """The hint of an adviser that tried these moves alike; the best one once more."""
    named = {deal.move_of(action).text: action for action in deal.legal()}
    seat = deal.actor
    assert seat is not None
    tried = tuple(
        Tried(named[move], visits + (move == best), value) for move, value in values.items()
    )
    return hint(deal, sight_of(deal, seat), Choice(named[best], tried))


def test_chances_have_intervals_and_what_is_as_good_is_named() -> None:
    values = {"play Kc": 0.595, "take": 0.3, "play 9c": 0.6}
    found = told(position(DRAWN), "play 9c", values)
    assert found.best == found.whole
    assert [one.move.text for one in found.moves] == ["play 9c", "play Kc", "take"]
    assert [one.is_equal for one in found.moves] == [True, True, False]
    for one in found.moves:
        assert one.low is not None
        assert one.high is not None
        assert 0 <= one.low <= one.value <= one.high <= 1


def test_of_stakes_the_most_comes_first() -> None:
    values = {"play 7c": 0.29, "play 4s": -0.05, "play Ad": 0.3}
    found = told(trojka(LEAD), "play 7c", values, visits=9000)
    assert found.in_stakes
    assert [one.value for one in found.moves] == [0.3, 0.29, -0.05]
    assert [one.is_equal for one in found.moves] == [True, True, False]
    for one in found.moves:
        assert one.low < one.value < one.high
    few = told(trojka(LEAD), "play 7c", values, visits=9)
    assert [one.is_equal for one in few.moves] == [True, True, True]


def test_a_reason_is_told_only_where_the_numbers_bear_it_out() -> None:
    low = told(position(DRAWN), "play 9c", {"play 9c": 0.6, "play Kc": 0.4, "play Kc Kd": 0.4})
    assert low.why is not None
    assert low.why.message == "kolmonen-why-low"
    near = told(position(DRAWN), "play 9c", {"play 9c": 0.6, "play Kc": 0.595, "take": 0.3})
    assert near.why is None
    alone = told(position(DRAWN), "play 9c", {"play 9c": 0.6})
    assert alone.why is None


def test_what_is_solved_is_told_exactly() -> None:
    deal = new_deal("trojka", players=2, preset="classic32", seed="6")
    assert deal.actor is not None
    sight = sight_of(deal, deal.actor)
    found = hint(deal, sight, ADVISER.choose(sight, deal.legal(), OWN_BUDGET, dice(0)))
    assert (found.is_exact, found.in_stakes, found.is_calibrated) == (True, True, False)
    assert found.why is not None
    assert found.moves[0].move == found.best
    assert {one.high - one.low for one in found.moves} == {0.0}
    assert [one.is_equal for one in found.moves] == [True, False, False]


def test_a_solution_is_reason_enough_where_no_other_holds() -> None:
    deal = trojka(LEAD)
    bare = hint(deal, sight_of(deal, 0), Choice(deal.legal()[0], solved=True))
    assert (bare.moves, bare.why and bare.why.message) == ((), "hint-solved")


def test_there_is_no_reason_for_what_is_forced() -> None:
    forced = position(DRAWN)
    assert hint(forced, sight_of(forced, 0), Choice(TAKE, (Tried(TAKE, 9, 0.5),))).why is None


@pytest.mark.parametrize("verb", ["swap", "arrange"])
def test_a_new_row_is_told_with_its_cards(verb: str) -> None:
    if verb == "swap":
        deal = position(DRAWN)
    else:
        deal = position(DRAWN.replace("turn 1", "turn 1  stage arranging"), pregame_swap=True)
    action = next(action for action in deal.legal() if deal.move_of(action).verb == verb)
    found = hint(deal, sight_of(deal, 0), Choice(action))
    assert (found.best.text, len(found.whole.cards)) == (verb, 3)
    assert deal.refusal(0, found.whole) is None
