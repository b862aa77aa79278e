"""The leader's best response to a dealer, card by card."""

from typing import Final

from kolmikko.cards import PACK
from kolmikko.dialect import rule
from kolmikko.solvers.listed import WIDTH, card_at, class_of, height_at, meet
from kolmikko.solvers.tricks import (
    after_beaten,
    after_won,
    answer_at,
    dealer_reply_at,
    higher,
    is_free,
    lead_at,
    lower,
)

AGAIN: Final = 3
SEEN: Final = 9
PLACES: Final = SEEN + 6 * PACK * PACK
"""Worths of one own hand: three of forced play, six second leads, and two answers to each lead
and answer of the dealer after each own lead."""


@rule
def best_leader(
    hands: list[int],
    orbits: list[int],
    classes: int,
    tops: int,
    dealer: list[float],
    pay: list[float],
    worth: list[float],
    sums: list[float],
) -> None:
    """Add up, over all own hands, the worth of the best play and the number of deals."""
    for orbit in range(len(orbits) // 2):
        f = orbits[2 * orbit]
        for place in range(PLACES):
            worth[place] = 0.0
        deals = 0
        for g in range(len(hands) // WIDTH):
            if meet(hands, f, g):
                continue
            deals += 1
            for i in range(3):
                if height_at(hands, g, 2) > height_at(hands, f, i):
                    be_beaten(hands, classes, tops, dealer, pay, worth, f, g, i)
                else:
                    lead_again(hands, classes, tops, dealer, pay, worth, f, g, i)
        sums[0] += orbits[2 * orbit + 1] * max(best(worth, 0), best(worth, 1), best(worth, 2))
        sums[1] += orbits[2 * orbit + 1] * deals


@rule
def best(worth: list[float], i: int) -> float:
    """The worth of the best play after lead i."""
    total = worth[i] + max(worth[AGAIN + 2 * i], worth[AGAIN + 2 * i + 1])
    first = SEEN + 2 * i * PACK * PACK
    for pair in range(PACK * PACK):
        total += max(worth[first + 2 * pair], worth[first + 2 * pair + 1])
    return total


@rule
def be_beaten(
    hands: list[int],
    classes: int,
    tops: int,
    dealer: list[float],
    pay: list[float],
    worth: list[float],
    f: int,
    g: int,
    i: int,
) -> None:
    """Hand g beats lead i and leads; what each answer is worth is added up."""
    a = height_at(hands, f, i)
    low = height_at(hands, f, lower(i))
    high = height_at(hands, f, higher(i))
    answer = answer_at(tops, class_of(hands, g), a)
    for j in range(3):
        chance = dealer[answer + j]
        if chance <= 0 or height_at(hands, g, j) <= a:
            continue
        leads_low = dealer[lead_at(classes, tops, class_of(hands, g), a, j)]
        for m in range(2):
            weight = chance * (leads_low if m == 0 else 1 - leads_low)
            if weight <= 0:
                continue
            led = lower(j) if m == 0 else higher(j)
            c = height_at(hands, g, led)
            d = height_at(hands, g, 3 - j - led)
            if not is_free(low, high, c):
                worth[i] += weight * pay[after_beaten(c, d, high, low)]
                continue
            pair = (i * PACK + card_at(hands, g, j)) * PACK + card_at(hands, g, led)
            worth[SEEN + 2 * pair] += weight * pay[after_beaten(c, d, low, high)]
            worth[SEEN + 2 * pair + 1] += weight * pay[after_beaten(c, d, high, low)]


@rule
def lead_again(
    hands: list[int],
    classes: int,
    tops: int,
    dealer: list[float],
    pay: list[float],
    worth: list[float],
    f: int,
    g: int,
    i: int,
) -> None:
    """Hand g lays a card face down on lead i; what both second leads are worth is added up."""
    a = height_at(hands, f, i)
    answer = answer_at(tops, class_of(hands, g), a)
    for j in range(3):
        chance = dealer[answer + j]
        if chance <= 0:
            continue
        low = height_at(hands, g, lower(j))
        high = height_at(hands, g, higher(j))
        for m in range(2):
            led = lower(i) if m == 0 else higher(i)
            c = height_at(hands, f, led)
            s = height_at(hands, f, 3 - i - led)
            plays_low = 0.0
            if is_free(low, high, c):
                plays_low = dealer[dealer_reply_at(classes, tops, class_of(hands, g), a, j, c)]
            worth[AGAIN + 2 * i + m] += chance * (
                plays_low * pay[after_won(c, s, low, high)]
                + (1 - plays_low) * pay[after_won(c, s, high, low)]
            )
