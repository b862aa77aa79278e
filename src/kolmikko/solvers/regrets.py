"""Regret matching plus, as both seats of `cfr` use it.

Regrets and sums of chances have two places for each number of a strategy: for the lower of two
cards and for the higher one, or for the three cards of a first choice, one after the other.
"""

from kolmikko.dialect import rule


@rule
def learn_two(
    strategy: list[float],
    regrets: list[float],
    sums: list[float],
    at: int,
    low: float,
    high: float,
    share: float,
) -> float:
    """Learn from the worths of both cards; the worth of what was played until now.

    `share` is how much the strategy until now counts in the average.
    """
    chance = strategy[at]
    sums[2 * at] += share * chance
    sums[2 * at + 1] += share * (1 - chance)
    worth = chance * low + (1 - chance) * high
    if low == high:
        return worth
    regrets[2 * at] = max(regrets[2 * at] + low - worth, 0.0)
    regrets[2 * at + 1] = max(regrets[2 * at + 1] + high - worth, 0.0)
    total = regrets[2 * at] + regrets[2 * at + 1]
    strategy[at] = regrets[2 * at] / total if total > 0 else 0.5
    return worth


@rule
def learn_three(
    strategy: list[float],
    regrets: list[float],
    sums: list[float],
    at: int,
    worths: list[float],
    first: int,
    share: float,
) -> None:
    """Learn from the worths of the cards from `first` to the highest; the others are illegal."""
    worth = 0.0
    for i in range(first, 3):
        worth += strategy[at + i] * worths[i]
        sums[at + i] += share * strategy[at + i]
    total = 0.0
    for i in range(first, 3):
        regrets[at + i] = max(regrets[at + i] + worths[i] - worth, 0.0)
        total += regrets[at + i]
    for i in range(first, 3):
        strategy[at + i] = regrets[at + i] / total if total > 0 else 1.0 / (3 - first)


@rule
def average(strategy: list[float], sums: list[float], threes: int) -> None:
    """Make of the sums the average strategy; the first `threes` numbers go by three.

    Where nothing ever led, the lower card is as good as any.
    """
    for at in range(0, threes, 3):
        total = sums[at] + sums[at + 1] + sums[at + 2]
        for i in range(3):
            if total > 0:
                strategy[at + i] = sums[at + i] / total
    for at in range(threes, len(strategy)):
        total = sums[2 * at] + sums[2 * at + 1]
        strategy[at] = sums[2 * at] / total if total > 0 else 1.0
