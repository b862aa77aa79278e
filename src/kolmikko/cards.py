"""Cards, card sets and their two-letter names. Nothing here knows a game.

A card is an int 0..51: rank * 4 + suit, with rank 0 = two .. 12 = ace and suit 0 = clubs,
1 = diamonds, 2 = hearts, 3 = spades. A card set is an int whose bit *n* is card *n*; all 52 fit
into a signed 64-bit number, so the same functions run as plain Python and compiled.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from kolmikko.dialect import primitive, rule

TWO: Final = 0
THREE: Final = 1
FOUR: Final = 2
FIVE: Final = 3
SIX: Final = 4
SEVEN: Final = 5
EIGHT: Final = 6
NINE: Final = 7
TEN: Final = 8
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
NAMES: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
UNKNOWN: Final = "??"
PACK: Final = 52
WHOLE_PACK: Final = (1 << PACK) - 1
FOUR_SUITS: Final = 0b1111
CLUBS_OF_EVERY_RANK: Final = 0x1111111111111
DIAMONDS_OF_EVERY_RANK: Final = CLUBS_OF_EVERY_RANK << DIAMONDS
CLUBS_AND_DIAMONDS: Final = CLUBS_OF_EVERY_RANK | DIAMONDS_OF_EVERY_RANK
CLUBS_AND_HEARTS: Final = CLUBS_OF_EVERY_RANK | CLUBS_OF_EVERY_RANK << HEARTS


@primitive
def count(cards: int) -> int:
    """How many cards are in the set."""
    return cards.bit_count()


@primitive
def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty: by rank, then by suit."""
    return (cards & -cards).bit_length() - 1


@primitive
def nth(cards: int, number: int) -> int:
    """The card of a set that has just `number` cards below it; the set has more than that."""
    while number > 0:
        cards &= cards - 1
        number -= 1
    return (cards & -cards).bit_length() - 1


@rule
def rank_of(card: int) -> int:
    """The rank of a card, 0 (two) to 12 (ace)."""
    return card >> 2


@rule
def suit_of(card: int) -> int:
    """The suit of a card, 0 (clubs) to 3 (spades)."""
    return card & 3


@rule
def of_rank(rank: int) -> int:
    """The four cards of a rank."""
    return FOUR_SUITS << (4 * rank)


@rule
def of_suit(suit: int) -> int:
    """The thirteen cards of a suit."""
    return CLUBS_OF_EVERY_RANK << suit


@primitive
def first_cards(cards: int, number: int) -> int:
    """The `number` lowest cards of a set that holds at least as many."""
    others = cards
    while number > 0:
        others &= others - 1
        number -= 1
    return cards ^ others


@rule
def counts_by_rank(cards: int) -> int:
    """The set with each rank's cards slid down to its lowest suits.

    Bit 4 * rank + k - 1 is set when the set holds at least k cards of that rank. Three times a
    card with a gap below it slides into the gap: by one place, by two, and by one in the middle.
    """
    gaps = cards >> 1 & ~cards & CLUBS_AND_HEARTS
    cards -= gaps
    gaps = cards >> 2 & ~cards & CLUBS_AND_DIAMONDS
    cards -= 3 * gaps
    gaps = cards >> 1 & ~cards & DIAMONDS_OF_EVERY_RANK
    return cards - gaps


def card(name: str) -> int:
    """The card of a two-letter name such as "Td".

    Raises ValueError when there is no such card.
    """
    if len(name) != 2 or name[0] not in RANKS or name[1] not in SUITS:
        raise ValueError(f"no such card: {name!r}")
    return RANKS.index(name[0]) * 4 + SUITS.index(name[1])


def name_of(number: int) -> str:
    """The two-letter name of a card."""
    return NAMES[number]


def members(cards: int) -> Iterator[int]:
    """The cards of a set, by rank and then by suit."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def names(cards: int) -> list[str]:
    """The names of the cards of a set, by rank and then by suit."""
    return list(_names(cards))


@lru_cache(maxsize=4096)
def _names(cards: int) -> tuple[str, ...]:
    return tuple(NAMES[number] for number in members(cards))


def card_set(cards: Iterable[int]) -> int:
    """The set of some cards.

    Raises ValueError when a card comes twice.
    """
    whole = 0
    for number in cards:
        if whole >> number & 1:
            raise ValueError(f"card named twice: {name_of(number)}")
        whole |= 1 << number
    return whole


def read_cards(text: str) -> int:
    """The set of the cards named in a text, separated by spaces.

    Raises ValueError for an unknown card or one named twice.
    """
    return card_set(card(name) for name in text.split())
