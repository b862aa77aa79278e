"""Hands and classes, and how tricks fall, against the rules of the game."""

from fractions import Fraction
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmikko.cards import SPADES, card, suit_of
from kolmikko.games.trojka.actions import DISCARD, DRAW, PLAY
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.options import CLASSIC, CLASSIC32, PRESETS, Options
from kolmikko.games.trojka.rules.values import cards_that_beat
from kolmikko.odds.trojka import trojka_in_deal
from kolmikko.odds.trojka_rules import rules_of
from kolmikko.solvers.hands import NotSolvableError, hands_of, heights_of, rank_up
from kolmikko.solvers.seats import MiddleCard
from kolmikko.solvers.spread import Course, spread
from kolmikko.solvers.weights import weights
from tests.solvers.packs import dealt, small_hands


def test_T20_heights_say_what_beats_what() -> None:
    height = heights_of(range(52), SPADES)
    for one in range(52):
        for other in range(52):
            beats = bool(cards_that_beat(other, SPADES) >> one & 1)
            assert beats == (height[one] > height[other])


def test_classes_are_as_many_as_counted_by_hand() -> None:
    eight = hands_of(CLASSIC, card("8c"))
    assert len(eight.classes) == 2380
    second = hands_of(CLASSIC32, card("8c"))
    assert len(second.classes) == 560
    for hands in (eight, second):
        assert sum(size for _, size in hands.orbits) == len(hands.cards)


def test_deals_without_a_trojka_are_as_likely_as_the_odds_say() -> None:
    hands = small_hands()
    deals = weights(hands, fast=False)
    cards = len(hands.height)
    assert deals.sum() == sum(
        not set(one) & set(other) for one in hands.cards for other in hands.cards
    )
    assert deals.sum() < comb(cards, 3) * comb(cards - 3, 3)
    free = Fraction(14536340, comb(31, 3) * comb(28, 3))
    assert free == 1 - trojka_in_deal(2, rules_of(CLASSIC32), seen=["8c"]).at_least(1)


@pytest.mark.parametrize("preset", ["tri_listika", "classic32_wild"])
def test_other_tricks_are_not_taken_for_these(preset: str) -> None:
    options = PRESETS[preset]
    with pytest.raises(NotSolvableError):
        hands_of(options, rank_up(options, 12))


@given(st.sampled_from([CLASSIC, CLASSIC32]), st.integers(0, 10**6), st.randoms())
def test_T19_tricks_end_as_in_the_game(options: Options, seed: int, chance: Random) -> None:
    deal = dealt(options, seed)
    if deal.actor is None or deal.at_chance:
        return
    dealer = deal.state.dealer
    held = [deal.state.hand[1 - dealer], deal.state.hand[dealer]]
    gone = played(deal, chance)
    height = heights_of(
        [c for c in range(52) if c != deal.state.turn_up], suit_of(deal.state.turn_up)
    )
    hands = [
        sorted((c for c in range(52) if h >> c & 1), key=lambda c: (height[c], c)) for h in held
    ]
    lead, answer, again, reply = gone[:4]
    beaten = again in hands[1]
    course = Course(
        three(height, hands[0]),
        three(height, hands[1]),
        hands[0].index(lead),
        hands[1].index(answer),
        hands[beaten].index(again),
        hands[1 - beaten].index(reply),
    )
    assert spread(MiddleCard(), course)[deal.state.tricks[1 - dealer]] == 1


def played(deal: TrojkaDeal, chance: Random) -> list[int]:
    """The cards of a deal played out by chance, in order."""
    cards = []
    while deal.actor is not None:
        action = chance.choice(deal.legal())
        assert action < DRAW
        cards.append(action - (PLAY if action < DISCARD else DISCARD))
        deal.act(action)
    return cards


def three(height: dict[int, int], hand: list[int]) -> tuple[int, int, int]:
    low, middle, high = (height[c] for c in hand)
    return low, middle, high
