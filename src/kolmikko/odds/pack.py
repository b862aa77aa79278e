"""Packs as the odds need them, and what is still unseen. Cards come in and go out as text."""

from collections.abc import Iterable

from kolmikko.cards import card

DECK_SIZES = (52, 36, 32, 24, 20)


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
    for name in seen:
        number = card(name)
        if number not in pack:
            raise ValueError(f"not in the pack of {deck_size}: {name!r}")
        if number in gone:
            raise ValueError(f"seen twice: {name!r}")
        gone.add(number)
    return tuple(number for number in pack if number not in gone)
