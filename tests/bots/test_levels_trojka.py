"""Levels in Trójka: they see only what their seat may know, and search what is not solved."""

from functools import cache
from math import inf

import pytest

from kolmikko.bots import BOTS
from kolmikko.bots.base import OWN_BUDGET, Bot, Budget, Choice, sight_of
from kolmikko.bots.levels import EXPERT, HARD
from kolmikko.dice import dice
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.game import TROJKA
from kolmikko.rulekit.game import Setup
from tests.games.trojka.drawn import position
from tests.games.trojka.test_imagine import started
from tests.games.trojka.two_worlds import compare, pairs

BRIEFLY = Budget(iterations=12, seconds=inf)


@cache
def twins() -> list[tuple[TrojkaDeal, TrojkaDeal]]:
    """Pairs of worlds that look alike to the seat that is to act in both."""
    found = []
    for pair in pairs(range(80)):
        setup, deck = pair.setup, pair.other_deck
        one = TROJKA.deal(setup)
        two = TROJKA.deal(Setup(setup.options, setup.seats, setup.dealer, deck, setup.money))
        for action in pair.actions:
            one.act(action)
        if one.actor != pair.viewer or one.at_chance or deck == setup.deck or not compare(pair):
            continue
        for action in pair.actions:
            two.act(pair.other(action))
        found.append((one, two))
    return found


@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
def test_cards_that_a_seat_cannot_know_change_nothing(bot: Bot) -> None:
    assert len(twins()) > 40
    for number, deals in enumerate(twins()):
        choices = [
            bot.choose(sight_of(deal, deal.actor or 0), deal.legal(), BRIEFLY, dice(number))
            for deal in deals
        ]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("level", [HARD, EXPERT])
@pytest.mark.parametrize("preset, seats", [("classic", 3), ("classic32", 5), ("tri_listika", 2)])
def test_what_is_not_solved_is_searched(level: Bot, preset: str, seats: int) -> None:
    deal = next(
        deal
        for deal in (started(seats, seed, preset) for seed in range(99))
        if len(deal.legal()) > 1
    )
    assert deal.actor is not None
    choice = level.choose(sight_of(deal, deal.actor), deal.legal(), Budget(60, inf), dice(1))
    assert tuple(tried.action for tried in choice.tried) == deal.legal()
    assert sum(tried.visits for tried in choice.tried) == choice.iterations == 60
    values = {tried.action: tried.value or 0.0 for tried in choice.tried}
    assert choice.action == max(values, key=lambda action: values[action])


@pytest.mark.parametrize("level", [HARD, EXPERT])
def test_a_single_legal_action_is_chosen_at_once(level: Bot) -> None:
    deal = position("""
        trojka    turn 1   turn-up 9d   bank 15
        seat 1    hand Ad
        seat 2    hand Ah
        seat 3    hand Qs
    """)
    (only,) = deal.legal()
    assert level.choose(sight_of(deal, 0), (only,), OWN_BUDGET, dice(1)) == Choice(only)
