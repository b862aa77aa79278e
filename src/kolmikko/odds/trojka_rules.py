"""What the odds of Trójka depend on: a pack, and which hands of it the game calls a trójka.

The rules are the game's own (`games.trojka.rules`); here they are asked about every hand of a
pack. No chances here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from kolmikko.cards import RANKS, SUITS, card_set, name_of
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.options import (
    CLASSIC32 as GAME_OF_32,
)
from kolmikko.games.trojka.options import (
    BonusRole,
    Options,
    TrojkaKinds,
)
from kolmikko.games.trojka.rules.sets import is_one_suit, set_rank
from kolmikko.games.trojka.rules.values import points_in
from kolmikko.games.trojka.state import Core
from kolmikko.odds.counting import HAND
from kolmikko.odds.pack import pack_of
from kolmikko.rulekit.options import NO_CARD, MarkedCard


@dataclass(frozen=True)
class TrojkaRules:
    """A pack and the choices that the chances depend on; the defaults are the main version.

    The pack may be one that no table plays with, such as 20 cards. ValueError for a pack or a
    bonus card that does not exist.
    """

    deck_size: int = 52
    trojka_kinds: TrojkaKinds = TrojkaKinds.RANK_AND_SUIT
    bonus_king: MarkedCard = NO_CARD
    bonus_nine: MarkedCard = NO_CARD
    bonus_role: BonusRole = BonusRole.VALUE_ONLY

    def __post_init__(self) -> None:
        pack = pack_of(self.deck_size)
        for rank, card in (("K", self.bonus_king), ("9", self.bonus_nine)):
            if card != NO_CARD and (card not in pack or RANKS[card // 4] != rank):
                raise ValueError(f"no bonus card of rank {rank}: {name_of(card)!r}")

    @property
    def core(self) -> Core:
        """The rules of a game with these choices."""
        return _core(self)

    def points(self, cards: int) -> int:
        """The points of some cards together (T2, V3)."""
        return points_in(self.core, cards)


def rules_of(options: Options) -> TrojkaRules:
    """What the odds depend on at a table with these options."""
    return TrojkaRules(
        options.deck_size,
        options.trojka_kinds,
        options.bonus_king,
        options.bonus_nine,
        options.bonus_role,
    )


@lru_cache(maxsize=64)
def _core(rules: TrojkaRules) -> Core:
    return freeze(
        Options(
            trojka_kinds=rules.trojka_kinds,
            bonus_king=rules.bonus_king,
            bonus_nine=rules.bonus_nine,
            bonus_role=rules.bonus_role,
        )
    )


CLASSIC = TrojkaRules()
CLASSIC32 = rules_of(GAME_OF_32)
CLASSIC32_WILD = TrojkaRules(
    32,
    TrojkaKinds.RANK_ONLY,
    GAME_OF_32.bonus_king,
    GAME_OF_32.bonus_nine,
    BonusRole.WILD_IN_TROJKA,
)


def suit_sets(rules: TrojkaRules, cards: Iterable[int]) -> list[int]:
    """The sets of one suit among the cards, if such sets count."""
    suits: dict[int, list[int]] = {suit: [] for suit in range(len(SUITS))}
    for card in cards:
        suits[card % len(SUITS)].append(card)
    hands = [card_set(hand) for suit in suits.values() for hand in combinations(suit, HAND)]
    return [hand for hand in hands if is_one_suit(rules.core, hand)]


def rank_sets(rules: TrojkaRules, cards: Sequence[int]) -> dict[str, list[int]]:
    """The sets that stand for each rank, if such sets count; those also of one suit left out."""
    if not rules.core.rank_sets:
        return {}
    core = rules.core
    wild = {card for card in cards if core.wild >> card & 1}
    found: dict[str, list[int]] = {}
    for rank in range(len(RANKS) - rules.deck_size // 4, len(RANKS)):
        candidates = sorted(wild.union(card for card in cards if card // 4 == rank))
        hands = [card_set(hand) for hand in combinations(candidates, HAND)]
        found[RANKS[rank]] = [
            hand for hand in hands if set_rank(core, hand) == rank and not is_one_suit(core, hand)
        ]
    return found


def all_trojki(rules: TrojkaRules) -> list[int]:
    """Every trójka of the pack, once."""
    pack = pack_of(rules.deck_size)
    of_ranks = rank_sets(rules, pack).values()
    return suit_sets(rules, pack) + [cards for sets in of_ranks for cards in sets]
