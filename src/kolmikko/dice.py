"""Chance for studies, bots and playouts: a small generator that is alike in both gears.

Rules hold no randomness and never import this. It multiplies with carry (MWC64X) in one word; it
is fast and good for statistics, and not for keeping secrets: tables shuffle with
`kolmikko.shuffle`.
"""

from typing import Final

from kolmikko.dialect import rule
from kolmikko.rulekit.row import CardSet, Row

WORD: Final = 0xFFFFFFFF
MULTIPLIER: Final = 1988364903
"""Twice the period is MULTIPLIER * 2**32 - 2, and that number plus one is a safe prime."""


class Dice(Row):
    """The state of one stream of chance."""

    carry: CardSet  # carry << 32 | last word; below 2**63


def dice(seed: int, stream: int = 0) -> Dice:
    """A stream of chance; equal seeds and streams give equal numbers."""
    fresh = Dice()
    start(fresh, seed, stream)
    return fresh


@rule
def start(d: Dice, seed: int, stream: int) -> None:
    """Begin a stream: its place in the cycle is mixed from seed and stream."""
    one = mixed(seed & WORD, (seed >> 32) & WORD)
    two = mixed(stream & WORD ^ 0x9E3779B9, (stream >> 32 ^ one) & WORD)
    d.carry = (mixed(one, two) * (MULTIPLIER - 1) >> 32) << 32 | two | 1


@rule
def mixed(one: int, two: int) -> int:
    """Two words mixed into one, so that near seeds give unlike streams."""
    x = (one ^ ((two * 0x85EBCA6B) & WORD)) & WORD
    for _ in range(2):
        x = ((x ^ (x >> 16)) * 0x7FEB352D) & WORD
        x = ((x ^ (x >> 15)) * 0x846CA68B) & WORD
    return x ^ (x >> 16)


@rule
def below(d: Dice, n: int) -> int:
    """A number from 0 to n - 1, for n up to 2**16; its bias is below n / 2**32."""
    word = d.carry & WORD
    carry = d.carry >> 32
    d.carry = word * MULTIPLIER + carry
    return (word ^ carry) * n >> 32
