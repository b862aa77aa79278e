"""The dealer's best response to a leader, card by card."""

from typing import Final

from kolmikko.cards import PACK
from kolmikko.dialect import rule
from kolmikko.solvers.listed import WIDTH, card_at, class_of, height_at, meet
from kolmikko.solvers.tricks import (
    after_beaten,
    after_won,
    again_at,
    first_at,
    higher,
    is_free,
    leader_reply_at,
    lower,
)

CANNOT: Final = 6 * PACK
FORCED: Final = 7 * PACK
SEEN: Final = 10 * PACK
PLACES: Final = SEEN + 6 * PACK * PACK
"""Worths of one own hand, for each card led: six ways to beat it and lead on; 1 if none beats it;
three of forced answers after a card face down, and two free answers to each second lead."""


@rule
def best_dealer(
    hands: list[int],
    orbits: list[int],
    classes: int,
    tops: int,
    leader: list[float],
    pay: list[float],
    worth: list[float],
    sums: list[float],
) -> None:
    """Add up, over all own hands, the worth of the best play and the number of deals.

    Here `pay` is what the leader's tricks are worth to the dealer.
    """
    for orbit in range(len(orbits) // 2):
        g = orbits[2 * orbit]
        for place in range(PLACES):
            worth[place] = 0.0
        deals = 0
        for f in range(len(hands) // WIDTH):
            if meet(hands, f, g):
                continue
            deals += 1
            for i in range(3):
                if leader[first_at(class_of(hands, f)) + i] <= 0:
                    continue
                if height_at(hands, g, 2) > height_at(hands, f, i):
                    beat_lead(hands, classes, tops, leader, pay, worth, f, g, i)
                else:
                    lay_down(hands, classes, tops, leader, pay, worth, f, g, i)
        for a in range(PACK):
            sums[0] += orbits[2 * orbit + 1] * best(worth, a)
        sums[1] += orbits[2 * orbit + 1] * deals


@rule
def best(worth: list[float], a: int) -> float:
    """The worth of the best play once card a is led."""
    if not worth[CANNOT + a]:
        total = worth[6 * a]
        for way in range(1, 6):
            total = max(total, worth[6 * a + way])
        return total
    return max(down(worth, a, 0), down(worth, a, 1), down(worth, a, 2))


@rule
def down(worth: list[float], a: int, j: int) -> float:
    """The worth of the best play after card j went face down on card a."""
    total = worth[FORCED + 3 * a + j]
    first = SEEN + 2 * (3 * a + j) * PACK
    for c in range(PACK):
        total += max(worth[first + 2 * c], worth[first + 2 * c + 1])
    return total


@rule
def beat_lead(
    hands: list[int],
    classes: int,
    tops: int,
    leader: list[float],
    pay: list[float],
    worth: list[float],
    f: int,
    g: int,
    i: int,
) -> None:
    """What every way to beat lead i of hand f and to lead on is worth is added up."""
    chance = leader[first_at(class_of(hands, f)) + i]
    low = height_at(hands, f, lower(i))
    high = height_at(hands, f, higher(i))
    for j in range(3):
        b = height_at(hands, g, j)
        for m in range(2):
            led = lower(j) if m == 0 else higher(j)
            place = 6 * card_at(hands, f, i) + 2 * j + m
            if b <= height_at(hands, f, i):
                worth[place] = -1e300
                continue
            c = height_at(hands, g, led)
            d = height_at(hands, g, 3 - j - led)
            plays_low = 0.0
            if is_free(low, high, c):
                at = leader_reply_at(classes, tops, class_of(hands, f), i, b, c)
                plays_low = leader[at]
            worth[place] += chance * (
                plays_low * pay[after_beaten(c, d, low, high)]
                + (1 - plays_low) * pay[after_beaten(c, d, high, low)]
            )


@rule
def lay_down(
    hands: list[int],
    classes: int,
    tops: int,
    leader: list[float],
    pay: list[float],
    worth: list[float],
    f: int,
    g: int,
    i: int,
) -> None:
    """What every card face down on lead i of hand f and every answer after it is worth is added."""
    a = card_at(hands, f, i)
    worth[CANNOT + a] = 1.0
    leads_low = leader[again_at(classes, class_of(hands, f), i)]
    for m in range(2):
        weight = leader[first_at(class_of(hands, f)) + i]
        weight *= leads_low if m == 0 else 1 - leads_low
        if weight <= 0:
            continue
        led = lower(i) if m == 0 else higher(i)
        c = height_at(hands, f, led)
        s = height_at(hands, f, 3 - i - led)
        for j in range(3):
            low = height_at(hands, g, lower(j))
            high = height_at(hands, g, higher(j))
            if not is_free(low, high, c):
                worth[FORCED + 3 * a + j] += weight * pay[after_won(c, s, high, low)]
                continue
            at = SEEN + 2 * ((3 * a + j) * PACK + card_at(hands, f, led))
            worth[at] += weight * pay[after_won(c, s, low, high)]
            worth[at + 1] += weight * pay[after_won(c, s, high, low)]
