"""The bot that plays solved endgames: it never leaves a win, and gets on with it."""

import random
from math import inf

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kolmikko.bots import THUMB
from kolmikko.bots.base import Budget, Choice, Sight, Tried, sight_of
from kolmikko.bots.finishing import Finishing, among
from kolmikko.bots.levels import EXPERT
from kolmikko.dice import Dice, dice
from kolmikko.endgames.puzzles import any_endgame
from kolmikko.endgames.solve import LOSS, WIN, solve
from kolmikko.endgames.views import Foreseen
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.options import CLASSIC
from kolmikko.rulekit import gear
from kolmikko.rulekit.game import Setup
from tests.games.kolmonen.drawn import position
from tests.games.kolmonen.worlds import other_world

UNHURRIED = Budget(seconds=inf)


class Fixed:
    """A player that has looked at some actions so many times, and takes one of them."""

    def __init__(self, action: int, **visits: int) -> None:
        self.choice = Choice(action, tuple(Tried(int(a[1:]), n, 0.0) for a, n in visits.items()))

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        del sight, legal, budget, dice
        return self.choice


def with_open_cards(seed: int, cards: int) -> KolmonenDeal:
    """A deal that has come to an endgame in which both have seen all cards."""
    state = any_endgame(dice(seed), cards)
    assume(state.hidden[:2] == [0, 0])
    state.known = state.hand[:]
    return KolmonenDeal(Setup(CLASSIC, 2, 0, tuple(state.deck)), freeze(CLASSIC), state)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), cards=st.integers(3, 6))
def test_expert_never_leaves_a_solved_win_and_gets_on_with_it(seed: int, cards: int) -> None:
    check_that_expert_wins(seed, cards)


@pytest.mark.slow
@pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear")
@settings(max_examples=200, deadline=None)
@given(seed=st.integers(0, 2**32), cards=st.integers(7, 8))
def test_nor_does_it_in_the_fast_gear(seed: int, cards: int) -> None:
    check_that_expert_wins(seed, cards, fast=True)


def check_that_expert_wins(seed: int, cards: int, *, fast: bool = False) -> None:
    """Expert wins a won endgame as fast as can be, whoever defends it as long as can be."""
    deal = with_open_cards(seed, cards)
    winner, solved = deal.actor, solve(deal.state, CLASSIC, fast=fast)
    assume(winner is not None and solved.value == WIN)
    left = min(worth.length or 0 for worth in solved.actions if worth.value == WIN)
    while deal.actor is not None:
        if deal.actor == winner:
            sight = sight_of(deal, winner)
            deal.act(EXPERT.choose(sight, deal.legal(), UNHURRIED, dice(seed)).action)
        else:
            worths = solve(deal.state, CLASSIC, fast=fast).actions
            assert {worth.value for worth in worths} == {LOSS}
            deal.act(max(worths, key=lambda worth: worth.length or 0).action)
        left -= 1
    assert deal.result() == [winner]
    assert left == 0


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), cards=st.integers(4, 6))
def test_cards_that_a_seat_has_not_seen_change_nothing(seed: int, cards: int) -> None:
    state = any_endgame(dice(seed), cards)
    choices = []
    for world in (state, other_world(state, state.turn, set(), random.Random(seed))):
        deal = KolmonenDeal(Setup(CLASSIC, 2, 0, tuple(world.deck)), freeze(CLASSIC), world)
        sight = sight_of(deal, state.turn)
        choices.append(Finishing(THUMB, 0, 5000).choose(sight, deal.legal(), Budget(), dice(1)))
    assert choices[0] == choices[1]
    assert len(choices[0].tried) in (0, len(deal.legal()))


def test_what_it_knows_is_exact() -> None:
    deal = position("""
        kolmonen  turn 1  stock 0  pile 5h
        seat 1    hand 6h 8s 9d    known 6h 8s 9d
        seat 2    hand 8c          known 8c
    """)
    choice = EXPERT.choose(sight_of(deal, 0), deal.legal(), UNHURRIED, dice(1))
    assert deal.move_of(choice.action).text == "play 9d"
    assert {each.action: each.value for each in choice.tried} == {
        action: 0.5 if action == choice.action else 0.0 for action in deal.legal()
    }
    assert choice.iterations == choice.tried[0].visits > 0
    assert choice.solved


LOST = """
    kolmonen  turn 1  stock 0  pile 5h
    seat 1    hand 6h 8s Kd 3c    known 6h 8s Kd 3c
    seat 2    hand Ac             known Ac
"""


def test_among_equals_the_other_player_chooses() -> None:
    deal = position(LOST)
    assert {worth.value for worth in solve(deal.state, CLASSIC).actions} == {LOSS}
    sight = sight_of(deal, 0)
    for action in deal.legal():
        bot = Finishing(Fixed(action), 0, 5000)
        assert bot.choose(sight, deal.legal(), UNHURRIED, dice(1)).action == action


@pytest.mark.parametrize("chosen, best", [(3, 3), (9, 8)])
def test_of_what_is_good_the_most_looked_at(chosen: int, best: int) -> None:
    good = [Foreseen(action, 0.5, None) for action in (3, 5, 8)]
    assert among(good, Fixed(chosen, a3=1, a5=2, a8=7, a9=90).choice) == best


@pytest.mark.parametrize("budget, positions", [(Budget(0), 5000), (Budget(), 2)])
def test_what_would_take_too_long_is_left_to_the_other_player(
    budget: Budget, positions: int
) -> None:
    deal = position(LOST)
    bot = Finishing(THUMB, 0, positions)
    sight = sight_of(deal, 0)
    ours = bot.choose(sight, deal.legal(), budget, dice(1))
    assert ours == THUMB.choose(sight, deal.legal(), budget, dice(1))
    assert ours.tried == ()
    assert not ours.solved
