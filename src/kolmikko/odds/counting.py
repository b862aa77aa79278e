"""How often hands are sets when several are dealt at once: counted, never sampled.

A *family* is a group of sets that share no card, so that all of them can be dealt together.
From the number of families of each size follow, by inclusion and exclusion, the chances that
exactly 0, 1, 2 … of the hands are sets. Which three cards make a set is not decided here.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, factorial, prod
from typing import NamedTuple

from kolmikko.cards import SUITS, members

HAND = 3


@dataclass(frozen=True)
class DealChances:
    """How many hands of one deal are of the wanted kind; `exactly[k]` is the chance of k hands."""

    exactly: tuple[Fraction, ...]

    def at_least(self, hands: int) -> Fraction:
        """The chance that so many hands or more are of the wanted kind.

        ValueError for a negative number; more hands than were dealt have the chance 0.
        """
        if hands < 0:
            raise ValueError(f"negative number of hands: {hands}")
        return sum(self.exactly[hands:], Fraction(0))


class Footprint(NamedTuple):
    """What sets of one rank take out of the pack: wild cards, cards of each suit, and how many."""

    wild: int
    suits: tuple[int, ...]
    sets: int


NOTHING = Footprint(0, (0,) * len(SUITS), 0)


def deal_chances(families: Sequence[int], players: int, cards: int) -> DealChances:
    """The chances of 0, 1, 2 … set hands among the players, from the families of each size.

    `cards` is the number of cards that the hands come from.
    ValueError when no hand is dealt or the cards do not suffice.
    """
    if players < 1 or HAND * players > cards:
        raise ValueError(f"cannot deal to {players} players from {cards} cards")
    together = [
        comb(players, sets) * chance_all_sets(families, sets, cards)
        for sets in range(min(players + 1, len(families)))
    ]
    return DealChances(tuple(no_others(hands, together) for hands in range(players + 1)))


def chance_all_sets(families: Sequence[int], hands: int, cards: int) -> Fraction:
    """The chance that certain hands, so many, are all sets."""
    deals = prod(comb(cards - HAND * earlier, HAND) for earlier in range(hands))
    return Fraction(factorial(hands) * families[hands], deals)


def no_others(hands: int, together: Sequence[Fraction]) -> Fraction:
    """The chance of so many set hands and no other, by inclusion and exclusion.

    `together[sets]` adds up the chances of all choices of so many hands to be sets, others or not.
    """
    terms = range(hands, len(together))
    return sum(
        ((-1) ** (sets - hands) * comb(sets, hands) * together[sets] for sets in terms),
        Fraction(0),
    )


def families_of_one_suit(cards: int) -> list[int]:
    """Families of each size that so many cards of one suit can form."""
    return [
        comb(cards, HAND * sets)
        * factorial(HAND * sets)
        // (factorial(sets) * factorial(HAND) ** sets)
        for sets in range(cards // HAND + 1)
    ]


def families(
    cards: int, rank_sets: Iterable[Sequence[int]], *, wild: int, suits: bool
) -> list[int]:
    """Families of each size among the cards.

    `rank_sets` holds, for each rank, the sets that stand for it; sets of two ranks may share only
    `wild` cards. With `suits`, any three cards of one suit that the rank sets leave are a set too.
    """
    total = [0] * (cards.bit_count() // HAND + 1)
    held = suit_counts(cards)
    for taken, ways in rank_footprints(rank_sets, wild).items():
        free = [have - used for have, used in zip(held, taken.suits, strict=True)]
        for more, suit_ways in enumerate(suit_families(free) if suits else [1]):
            total[taken.sets + more] += ways * suit_ways
    return total


def suit_counts(cards: int) -> tuple[int, ...]:
    """How many of the cards belong to each suit."""
    count = Counter(card % len(SUITS) for card in members(cards))
    return tuple(count[suit] for suit in range(len(SUITS)))


def suit_families(free: Iterable[int]) -> list[int]:
    """Families of each size from the free cards of all suits; the suits do not meet."""
    total = [1]
    for cards in free:
        total = product(total, families_of_one_suit(cards))
    return total


def product(left: Sequence[int], right: Sequence[int]) -> list[int]:
    """Families of each size when one part comes from the left and the rest from the right."""
    total = [0] * (len(left) + len(right) - 1)
    for i, ways in enumerate(left):
        for j, more in enumerate(right):
            total[i + j] += ways * more
    return total


def rank_footprints(rank_sets: Iterable[Sequence[int]], wild: int) -> Counter[Footprint]:
    """In how many ways families of rank sets leave each footprint; a wild card serves once."""
    ways = Counter({NOTHING: 1})
    for sets in rank_sets:
        options = Counter(footprint(family, wild) for family in disjoint(sets))
        longer: Counter[Footprint] = Counter()
        for before, count in ways.items():
            for added, choices in options.items():
                if not before.wild & added.wild:
                    longer[joined(before, added)] += count * choices
        ways = longer
    return ways


def disjoint(sets: Sequence[int]) -> list[tuple[int, ...]]:
    """All families that these sets can form, the empty one included."""
    found: list[tuple[int, ...]] = [()]
    for cards in sets:
        found += [(*family, cards) for family in found if not cards & sum(family)]
    return found


def footprint(family: tuple[int, ...], wild: int) -> Footprint:
    """What a family of rank sets takes out of the pack."""
    cards = sum(family)
    return Footprint(cards & wild, suit_counts(cards), len(family))


def joined(left: Footprint, right: Footprint) -> Footprint:
    """Two footprints together."""
    suits = tuple(a + b for a, b in zip(left.suits, right.suits, strict=True))
    return Footprint(left.wild | right.wild, suits, left.sets + right.sets)
