"""Levels: what they think in, how long, and that they cannot see what their seat may not know."""

import random
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmikko.bots import BOTS, THUMB
from kolmikko.bots.base import OWN_BUDGET, Bot, Budget, Choice, sight_of
from kolmikko.bots.levels import EXPERT, HARD, Level, game_of
from kolmikko.dice import dice
from kolmikko.games.kolmonen.actions import TAKE
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.rulekit.game import Setup
from kolmikko.testing import Chooser, choosers, setups, walk
from tests.games.kolmonen.drawn import LAW, position
from tests.games.kolmonen.worlds import other_world

BRIEFLY = Budget(iterations=20, seconds=inf)

STUCK = position("""
    kolmonen  turn 1  stock 0  pile 5c Ah
    seat 1    hand Kd 4s       face-up 4h Qs 2d    hidden 3
    seat 2    hand 9d          face-up Ad 6c 8d    hidden 3
""")

FREE = position("""
    kolmonen  turn 1  stock 6  pile 5c
    seat 1    hand Kd 6s 9c    face-up 4h Qs 2d    hidden 3
    seat 2    hand 3           face-up Ad 6c 8d    hidden 3
""")


def chosen(bot: Bot, budget: Budget, seed: int = 3) -> Choice:
    """What a bot chooses where it is free to."""
    return bot.choose(sight_of(FREE, 0), FREE.legal(), budget, dice(seed))


@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
@LAW
@given(setups(KOLMONEN), choosers(), st.integers(0, 100), st.integers(0, 2**32))
def test_cards_that_a_seat_cannot_know_change_nothing(
    bot: Bot, setup: Setup, chooser: Chooser, longest: int, seed: int
) -> None:
    deal = KOLMONEN.deal(setup)
    for _ in walk(deal, chooser, longest):
        pass
    if deal.actor is None:
        return
    other = deal.copy()
    other.state = other_world(deal.state, deal.actor, set(), random.Random(seed))
    choices = [
        bot.choose(sight_of(world, deal.actor), world.legal(), BRIEFLY, dice(seed))
        for world in (deal, other)
    ]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", [HARD, EXPERT])
def test_a_single_legal_action_is_chosen_at_once(level: Bot) -> None:
    assert STUCK.legal() == (TAKE,)
    assert level.choose(sight_of(STUCK, 0), (TAKE,), OWN_BUDGET, dice(1)) == Choice(TAKE)


def test_a_level_tells_what_it_tried() -> None:
    choice = chosen(HARD, Budget(200, inf))
    assert tuple(tried.action for tried in choice.tried) == FREE.legal()
    assert sum(tried.visits for tried in choice.tried) == choice.iterations == 200
    assert all(0 <= (tried.value or 0) <= 1 for tried in choice.tried)
    assert choice.action == max(choice.tried, key=lambda tried: tried.visits).action


def test_a_level_thinks_as_long_as_it_may() -> None:
    assert chosen(HARD, OWN_BUDGET).iterations <= 600
    assert chosen(EXPERT, Budget(iterations=50, seconds=inf)).iterations == 50
    assert 0 < chosen(EXPERT, Budget(seconds=0)).iterations < 50


def test_a_game_that_a_level_lacks_is_played_by_rules_of_thumb() -> None:
    level = Level("any", "plays nothing of its own", {})
    assert chosen(level, OWN_BUDGET) == chosen(THUMB, OWN_BUDGET)
    assert game_of(sight_of(FREE, 0)) == "kolmonen"
