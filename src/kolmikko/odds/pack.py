"""Packs and cards as the odds need them: card numbers, point values, what is still unseen.

A card is rank * 4 + suit (two of clubs 0, ace of spades 51), a set of cards an int with bit n for
card n. Cards come in and go out as text, `7c` or `Kd`. No chances here, and no rule of play.
"""

from collections.abc import Iterable, Iterator

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK_SIZES = (52, 36, 32, 24, 20)

POINTS = dict(zip(RANKS, (2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 3, 4, 11), strict=True))


def card_number(card: str) -> int:
    """The number of a card written as rank and suit.

    ValueError when there is no such card.
    """
    if len(card) != 2 or card[0] not in RANKS or card[1] not in SUITS:
        raise ValueError(f"no such card: {card!r}")
    return RANKS.index(card[0]) * 4 + SUITS.index(card[1])


def rank_of(card: int) -> str:
    """The rank of a card, as a letter or digit."""
    return RANKS[card // 4]


def pack_of(deck_size: int) -> range:
    """The cards of a pack; smaller packs leave out the lowest ranks (K1, V2, TQ1).

    ValueError when no game here is played with so many cards.
    """
    if deck_size not in DECK_SIZES:
        raise ValueError(f"no such pack: {deck_size}")
    return range(52 - deck_size, 52)


def unseen_cards(deck_size: int, seen: Iterable[str]) -> tuple[int, ...]:
    """The cards of the pack that have not been seen, wherever they lie.

    ValueError when a seen card is not in the pack or is named twice.
    """
    pack = pack_of(deck_size)
    gone: set[int] = set()
    for card in seen:
        number = card_number(card)
        if number not in pack:
            raise ValueError(f"not in the pack of {deck_size}: {card!r}")
        if number in gone:
            raise ValueError(f"seen twice: {card!r}")
        gone.add(number)
    return tuple(card for card in pack if card not in gone)


def as_set(cards: Iterable[int]) -> int:
    """Cards as one int, bit n for card n."""
    return sum(1 << card for card in cards)


def in_set(cards: int) -> Iterator[int]:
    """The cards of a set, lowest first."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest
