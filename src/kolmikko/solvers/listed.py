"""All hands of a turn-up as one flat table of numbers, which compiled loops read fast."""

from typing import Final

from kolmikko.cards import card_set
from kolmikko.dialect import rule
from kolmikko.solvers.hands import Hands

WIDTH: Final = 8


def listed(hands: Hands) -> list[int]:
    """For each hand its cards as a set, the number of its class, three cards, three heights."""
    flat: list[int] = []
    for cards, heights, number in zip(hands.cards, hands.heights, hands.class_of, strict=True):
        flat += [card_set(cards), number, *cards, *heights]
    return flat


@rule
def meet(hands: list[int], f: int, g: int) -> bool:
    """Whether two hands share a card, so that both cannot be dealt."""
    return hands[8 * f] & hands[8 * g] != 0


@rule
def class_of(hands: list[int], f: int) -> int:
    """The number of the class of hand f."""
    return hands[8 * f + 1]


@rule
def card_at(hands: list[int], f: int, i: int) -> int:
    """Card i of hand f."""
    return hands[8 * f + 2 + i]


@rule
def height_at(hands: list[int], f: int, i: int) -> int:
    """The height of card i of hand f."""
    return hands[8 * f + 5 + i]
