"""What is a trójka, under which choices of the rules, and what its cards are worth.

Only what the odds depend on; the game itself has its rules elsewhere. No chances here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from kolmikko.odds.counting import HAND
from kolmikko.odds.pack import (
    POINTS,
    RANKS,
    SUITS,
    as_set,
    card_number,
    in_set,
    pack_of,
    rank_of,
)


class TrojkaKinds(StrEnum):
    """TQ15, of T10 and V5: which three cards are a trójka?"""

    RANK_AND_SUIT = "rank_and_suit"
    SUIT_ONLY = "suit_only"
    RANK_ONLY = "rank_only"


class BonusRole(StrEnum):
    """VQ3, of V3: what are the bonus king and nine before the tricks?"""

    VALUE_ONLY = "value_only"
    WILD_IN_TROJKA = "wild_in_trojka"


@dataclass(frozen=True)
class TrojkaRules:
    """The choices that the chances depend on, named as in a record; the defaults are `classic`.

    ValueError for a pack or a bonus card that does not exist, and for wild cards without sets
    of one rank to serve in.
    """

    deck_size: int = 52
    trojka_kinds: TrojkaKinds = TrojkaKinds.RANK_AND_SUIT
    bonus_king: str | None = None
    bonus_nine: str | None = None
    bonus_role: BonusRole = BonusRole.VALUE_ONLY

    def __post_init__(self) -> None:
        pack = pack_of(self.deck_size)
        for rank, card in (("K", self.bonus_king), ("9", self.bonus_nine)):
            if card is not None and (card_number(card) not in pack or card[0] != rank):
                raise ValueError(f"no bonus card of rank {rank}: {card!r}")
        if self.wild_cards and not self.ranks_count:
            raise ValueError(f"wild cards serve in no set: {self.trojka_kinds}")

    @property
    def suits_count(self) -> bool:
        """Three cards of one suit are a trójka."""
        return self.trojka_kinds != TrojkaKinds.RANK_ONLY

    @property
    def ranks_count(self) -> bool:
        """Three cards of one rank are a trójka."""
        return self.trojka_kinds != TrojkaKinds.SUIT_ONLY

    @property
    def wild_cards(self) -> int:
        """The cards that stand for any rank in a set of one rank."""
        if self.bonus_role == BonusRole.VALUE_ONLY:
            return 0
        return as_set(card_number(card) for card in (self.bonus_king, self.bonus_nine) if card)

    def points(self, card: int) -> int:
        """T2, V3: the points of a card."""
        bonus = {self.bonus_king: 11, self.bonus_nine: 10}
        return bonus.get(rank_of(card) + SUITS[card % 4], POINTS[rank_of(card)])


CLASSIC = TrojkaRules()
CLASSIC32 = TrojkaRules(32, TrojkaKinds.RANK_ONLY, "Kd", "9d")
CLASSIC32_WILD = TrojkaRules(32, TrojkaKinds.RANK_ONLY, "Kd", "9d", BonusRole.WILD_IN_TROJKA)


def suit_sets(rules: TrojkaRules, cards: Iterable[int]) -> list[int]:
    """The sets of one suit among the cards, if such sets count."""
    if not rules.suits_count:
        return []
    suits: dict[int, list[int]] = {suit: [] for suit in range(len(SUITS))}
    for card in cards:
        suits[card % len(SUITS)].append(card)
    return [as_set(hand) for suit in suits.values() for hand in combinations(suit, HAND)]


def rank_sets(rules: TrojkaRules, cards: Sequence[int]) -> dict[str, list[int]]:
    """The sets that stand for each rank, if such sets count; those also of one suit left out."""
    if not rules.ranks_count:
        return {}
    ranks: dict[str, set[int]] = {rank: set() for rank in RANKS[-(rules.deck_size // 4) :]}
    wild = {card for card in cards if rules.wild_cards >> card & 1}
    for card in cards:
        ranks[rank_of(card)].add(card)
    return {
        rank: [
            as_set(hand)
            for hand in combinations(sorted(natural | wild), HAND)
            if not (rules.suits_count and is_of_one_suit(hand))
        ]
        for rank, natural in ranks.items()
    }


def is_of_one_suit(hand: Iterable[int]) -> bool:
    """The cards are all of one suit."""
    return len({card % len(SUITS) for card in hand}) == 1


def all_trojki(rules: TrojkaRules) -> list[int]:
    """Every trójka of the pack, once."""
    pack = pack_of(rules.deck_size)
    of_ranks = rank_sets(rules, pack).values()
    return suit_sets(rules, pack) + [cards for sets in of_ranks for cards in sets]


def sum_of_points(rules: TrojkaRules, cards: int) -> int:
    """The points of the cards together."""
    return sum(rules.points(card) for card in in_set(cards))
