"""Exact chances in Trójka: sets in a hand and in a deal, their points, who may sit down.

Every chance is a Fraction; nothing is sampled. What the game does with a set (order, ties, money)
is told elsewhere; here stands only how often it happens. The tricks have no odds here.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from kolmikko.cards import SUITS, card_set
from kolmikko.odds.counting import (
    HAND,
    DealChances,
    deal_chances,
    families,
    families_of_one_suit,
)
from kolmikko.odds.pack import pack_of, unseen_cards
from kolmikko.odds.trojka_rules import (
    CLASSIC,
    TrojkaRules,
    all_trojki,
    rank_sets,
    suit_sets,
)

LOWEST_SUM, HIGHEST_SUM = 6, 33


@dataclass(frozen=True)
class TrojkaHands:
    """How many three-card hands are a trójka: by suit, by rank only, and out of how many."""

    suit: int
    rank: int
    hands: int

    @property
    def total(self) -> int:
        """Hands that are a trójka of either kind."""
        return self.suit + self.rank

    @property
    def chance(self) -> Fraction:
        """The chance that one hand is a trójka."""
        return Fraction(self.total, self.hands)


@dataclass(frozen=True)
class TrojkaPairs:
    """Pairs of trójki that can be dealt together, and those among them with equal point sums."""

    disjoint: int
    tied: Mapping[int, int]
    """For each point sum the number of pairs in which both trójki have it."""

    @property
    def equal(self) -> int:
        """Pairs with equal point sums."""
        return sum(self.tied.values())

    @property
    def share(self) -> Fraction:
        """The share of pairs with equal point sums among all that can be dealt together."""
        return Fraction(self.equal, self.disjoint)


class PointRange(NamedTuple):
    """The lowest and the highest point sum of a trójka."""

    lowest: int
    highest: int


def trojka_hands(rules: TrojkaRules = CLASSIC, seen: Iterable[str] = ()) -> TrojkaHands:
    """How many hands of three unseen cards are a trójka (T10, V5; TQ15, VQ3).

    A hand that is of one suit and, with wild cards, of one rank counts under suit.
    ValueError for a seen card that is not in the pack or named twice, or with fewer than three
    cards unseen.
    """
    cards = unseen_cards(rules.deck_size, seen)
    if len(cards) < HAND:
        raise ValueError(f"no hand among {len(cards)} unseen cards")
    rank = sum(len(sets) for sets in rank_sets(rules, cards).values())
    return TrojkaHands(len(suit_sets(rules, cards)), rank, comb(len(cards), HAND))


def trojka_in_deal(
    players: int, rules: TrojkaRules = CLASSIC, seen: Iterable[str] = ()
) -> DealChances:
    """How many of the players are dealt a trójka (T4, T10, V5).

    Cards named in `seen` are in none of these hands, as a player knows it of the own hand and of
    the turn-up; the players are then those whose hands are unseen.
    ValueError for fewer than one player or too few cards, and for seen cards as in trojka_hands.
    """
    cards = unseen_cards(rules.deck_size, seen)
    return deal_chances(trojka_families(rules, cards), players, len(cards))


def unseen_hands(
    rules: TrojkaRules, seen: Sequence[str], may_play: Callable[[int], bool]
) -> list[int]:
    """How many hands may lie unseen: of all players, or of the others when cards are seen.

    Who has seen cards is taken to play, with a hand that is among them. `may_play` says whether so
    many may.
    """
    left, own = unseen_cards(rules.deck_size, seen), 1 if seen else 0
    hands = range(2 - own, len(left) // HAND + 1)
    return [many for many in hands if may_play(many + own)]


def trump_trojka_chance(rules: TrojkaRules = CLASSIC) -> Fraction:
    """The chance that one hand is a trójka of trumps when the turn-up is known (T5, T12)."""
    return trump_trojka_in_deal(1, rules).at_least(1)


def trump_trojka_in_deal(players: int, rules: TrojkaRules = CLASSIC) -> DealChances:
    """How many of the players are dealt a trójka of trumps (T5, T10, T12).

    The turn-up lies on the table, so its suit has one card fewer to deal. Without sets of one
    suit (V5) there is no such trójka.
    ValueError for fewer than one player or too few cards.
    """
    trumps = rules.deck_size // len(SUITS) - 1
    sets = families_of_one_suit(trumps) if rules.core.suit_sets else [1]
    return deal_chances(sets, players, rules.deck_size - 1)


def trojka_pairs(rules: TrojkaRules = CLASSIC) -> TrojkaPairs:
    """How many pairs of trójki can be dealt together, and how many of them tie on points.

    Points as T2 and V3 have them, ties as V6 and TQ16 ask; what breaks a tie (trumps, TQ16;
    natural over wild, VQ4) is not looked at.
    """
    trojki = [(cards, rules.points(cards)) for cards in all_trojki(rules)]
    disjoint = 0
    tied: Counter[int] = Counter()
    for (one, points), (other, other_points) in combinations(trojki, 2):
        if not one & other:
            disjoint += 1
            if points == other_points:
                tied[points] += 1
    return TrojkaPairs(disjoint, tied)


def point_range(rules: TrojkaRules = CLASSIC) -> PointRange:
    """The lowest and the highest point sum of a trójka (T2, T10, V3)."""
    sums = [rules.points(cards) for cards in all_trojki(rules)]
    return PointRange(min(sums), max(sums))


def sums_by_rank(rules: TrojkaRules = CLASSIC) -> dict[str, tuple[int, ...]]:
    """For each rank, the point sums that a trójka of that rank can have, lowest first (V3, V6).

    Empty when sets of one rank do not count.
    """
    sets = rank_sets(rules, pack_of(rules.deck_size))
    return {
        rank: tuple(sorted({rules.points(cards) for cards in of_rank}))
        for rank, of_rank in sets.items()
    }


def pack_points(rules: TrojkaRules = CLASSIC) -> int:
    """The points of all cards of the pack (T2, V3)."""
    return rules.points(card_set(pack_of(rules.deck_size)))


def expected_payment(points: int) -> Fraction:
    """What one payer pays on average, in points, for a trójka with this point sum (T12, T13).

    The same whether cards drawn from the trójka are put back or not (TQ19, TQ20).
    ValueError when no trójka has such a sum.
    """
    if not LOWEST_SUM <= points <= HIGHEST_SUM:
        raise ValueError(f"no trojka has so many points: {points}")
    return Fraction(points, HAND)


def most_players(deck_size: int = 52, *, obliged_may_exchange: bool = False) -> int:
    """The most players whose hands and exchanges the pack can fill (T4, T5, T8; TQ2, TQ3, TQ10).

    Every hand and every exchange takes three cards, the turn-up one. The dealer and the left
    neighbour exchange only when they may. V1 allows no more than five with 32 cards all the same.
    ValueError when there is no such pack.
    """
    cards = len(pack_of(deck_size)) - 1
    exchanges_spared = 0 if obliged_may_exchange else 2
    return (cards + HAND * exchanges_spared) // (2 * HAND)


@lru_cache(maxsize=64)
def trojka_families(rules: TrojkaRules, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Families of each size that the trójki among the cards can form; kept, as it takes longest."""
    sets = rank_sets(rules, cards).values()
    wild, suits = rules.core.wild, bool(rules.core.suit_sets)
    return tuple(families(card_set(cards), sets, wild=wild, suits=suits))
