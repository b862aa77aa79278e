"""Chance for studies, bots and playouts: a small generator that is alike in both gears.

Rules hold no randomness and never import this. It is xoroshiro64**, of two 32-bit words in one
row; it is fast and good for statistics, and not for keeping secrets: tables shuffle with
`kolmikko.shuffle`.
"""

from typing import Final

from kolmikko.dialect import rule
from kolmikko.rulekit.row import CardSet, Row

WORD: Final = 0xFFFFFFFF


class Dice(Row):
    """The state of one stream of chance."""

    one: CardSet
    two: CardSet


def dice(seed: int, stream: int = 0) -> Dice:
    """A stream of chance; equal seeds and streams give equal numbers."""
    fresh = Dice()
    start(fresh, seed, stream)
    return fresh


@rule
def start(d: Dice, seed: int, stream: int) -> None:
    """Begin a stream: the words are mixed from seed and stream and never both zero."""
    d.one = mixed(seed & WORD, (seed >> 32) & WORD)
    d.two = mixed(stream & WORD ^ 0x9E3779B9, (stream >> 32 ^ d.one) & WORD) | 1
    for _ in range(4):
        roll(d)


@rule
def mixed(one: int, two: int) -> int:
    """Two words mixed into one, so that near seeds give unlike streams."""
    x = (one ^ ((two * 0x85EBCA6B) & WORD)) & WORD
    for _ in range(2):
        x = ((x ^ (x >> 16)) * 0x7FEB352D) & WORD
        x = ((x ^ (x >> 15)) * 0x846CA68B) & WORD
    return x ^ (x >> 16)


@rule
def roll(d: Dice) -> int:
    """The next 32 bits, as a number from 0 to 2**32 - 1."""
    one = d.one
    two = d.two ^ one
    result = (one * 0x9E3779BB) & WORD
    result = (((result << 5) | (result >> 27)) * 5) & WORD
    d.one = (((one << 26) | (one >> 6)) ^ two ^ (two << 9)) & WORD
    d.two = ((two << 13) | (two >> 19)) & WORD
    return result


@rule
def below(d: Dice, n: int) -> int:
    """A number from 0 to n - 1, for n up to 2**16; its bias is below n / 2**32."""
    return (roll(d) * n) >> 32
