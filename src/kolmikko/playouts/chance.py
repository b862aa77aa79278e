"""What playouts draw by dice: one of a set, and the order of a pack. No game is known here."""

from kolmikko.cards import PACK, count, nth
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below


@rule
def any_of(d: Dice, choices: int) -> int:
    """One of a set that is not empty, all equally likely."""
    return nth(choices, below(d, count(choices)))


@rule
def shuffle(d: Dice, deck: list[int], size: int) -> None:
    """Fill the first places of a deck with the highest cards, every order equally likely."""
    for place in range(size):
        other = below(d, place + 1)
        deck[place] = deck[other]
        deck[other] = PACK - size + place
