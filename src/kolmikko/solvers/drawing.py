"""Regret matching where cards are drawn, as `sampling` uses it.

Regrets and sums are laid out as in `regrets`; the strategy of the moment is read from the regrets.
"""

from kolmikko.dialect import rule
from kolmikko.dice import Dice, below


@rule
def roll(d: Dice) -> float:
    """A number from 0 to 1, and below it."""
    return below(d, 65536) / 65536.0


@rule
def low_chance(regrets: list[float], at: int) -> float:
    """The chance of the lower of two cards by regret matching."""
    low = max(regrets[2 * at], 0.0)
    high = max(regrets[2 * at + 1], 0.0)
    return low / (low + high) if low + high > 0 else 0.5


@rule
def chance_of(regrets: list[float], at: int, begin: int, i: int) -> float:
    """The chance of card i among those from `begin` on, by regret matching."""
    total = 0.0
    for k in range(begin, 3):
        total += max(regrets[at + k], 0.0)
    return max(regrets[at + i], 0.0) / total if total > 0 else 1.0 / (3 - begin)


@rule
def drawn(d: Dice, regrets: list[float], at: int, begin: int) -> int:
    """A card among three, drawn by regret matching."""
    point = roll(d)
    for i in range(begin, 2):
        point -= chance_of(regrets, at, begin, i)
        if point < 0:
            return i
    return 2


@rule
def drawn_low(d: Dice, regrets: list[float], sums: list[float], at: int, weight: float) -> bool:
    """Whether the lower of two cards is drawn; what the strategy was is noted."""
    chance = low_chance(regrets, at)
    sums[2 * at] += weight * chance
    sums[2 * at + 1] += weight * (1 - chance)
    return roll(d) < chance


@rule
def note_three(regrets: list[float], sums: list[float], at: int, begin: int, weight: float) -> None:
    """Note what the strategy among three cards was."""
    for i in range(begin, 3):
        sums[at + i] += weight * chance_of(regrets, at, begin, i)


@rule
def learnt_two(regrets: list[float], at: int, low: float, high: float, weight: float) -> float:
    """Learn from the worths of both cards; the worth of the strategy until now."""
    chance = low_chance(regrets, at)
    worth = chance * low + (1 - chance) * high
    regrets[2 * at] += weight * (low - worth)
    regrets[2 * at + 1] += weight * (high - worth)
    return worth


@rule
def learnt_three(
    regrets: list[float], at: int, begin: int, worths: list[float], weight: float
) -> None:
    """Learn from the worths of the cards from `begin` on."""
    worth = 0.0
    for i in range(begin, 3):
        worth += chance_of(regrets, at, begin, i) * worths[i]
    for i in range(begin, 3):
        regrets[at + i] += weight * (worths[i] - worth)
