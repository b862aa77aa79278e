"""What two strategies come to against each other: the chances of 0, 1, 2 and 3 tricks."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kolmikko.dialect import rule
from kolmikko.solvers.gears import loop
from kolmikko.solvers.hands import Hands
from kolmikko.solvers.tricks import (
    after_beaten,
    after_won,
    again_at,
    answer_at,
    dealer_reply_at,
    first_at,
    higher,
    is_free,
    lead_at,
    leader_reply_at,
    lower,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray


def outcomes(
    hands: Hands,
    deals: "NDArray[Any]",
    leader: "NDArray[Any]",
    dealer: "NDArray[Any]",
    *,
    fast: bool = True,
) -> list[float]:
    """The chances of the leader's tricks in a deal without a trójka; `deals` are the `weights`."""
    import numpy as np

    heights = np.array(hands.classes, np.int64).ravel()
    chances = np.zeros(4)
    loop(add_outcomes, fast=fast)(heights, hands.tops, deals, leader, dealer, chances)
    return [float(chance) for chance in chances / deals.sum()]


def worth(chances: Sequence[float], pay: Sequence[float]) -> float:
    """The mean payoff of chances."""
    return sum(chance * each for chance, each in zip(chances, pay, strict=True))


@rule
def add_outcomes(
    heights: list[int],
    tops: int,
    deals: list[int],
    leader: list[float],
    dealer: list[float],
    chances: list[float],
) -> None:
    """Add the deals of all pairs of classes to the tricks that they come to."""
    classes = len(heights) // 3
    for f in range(classes):
        for g in range(classes):
            if deals[classes * f + g] == 0:
                continue
            for i in range(3):
                weight = deals[classes * f + g] * leader[first_at(f) + i]
                if weight > 0:
                    add_pair(heights, tops, classes, leader, dealer, chances, f, g, i, weight)


@rule
def add_pair(
    heights: list[int],
    tops: int,
    classes: int,
    leader: list[float],
    dealer: list[float],
    chances: list[float],
    f: int,
    g: int,
    i: int,
    weight: float,
) -> None:
    """Add the deals of one pair of classes with lead i."""
    a = heights[3 * f + i]
    beats = heights[3 * g + 2] > a
    for j in range(3):
        share = weight * dealer[answer_at(tops, g, a) + j]
        if share <= 0:
            continue
        for m in range(2):
            if beats:
                add_beaten(heights, tops, classes, leader, dealer, chances, f, g, i, j, m, share)
            else:
                add_won(heights, tops, classes, leader, dealer, chances, f, g, i, j, m, share)


@rule
def add_beaten(
    heights: list[int],
    tops: int,
    classes: int,
    leader: list[float],
    dealer: list[float],
    chances: list[float],
    f: int,
    g: int,
    i: int,
    j: int,
    m: int,
    weight: float,
) -> None:
    """Add the deals in which j beats lead i, and the lower (m 0) or higher card is led."""
    a = heights[3 * f + i]
    b = heights[3 * g + j]
    leads_low = dealer[lead_at(classes, tops, g, a, j)]
    weight *= leads_low if m == 0 else 1 - leads_low
    led = lower(j) if m == 0 else higher(j)
    c = heights[3 * g + led]
    d = heights[3 * g + 3 - j - led]
    low = heights[3 * f + lower(i)]
    high = heights[3 * f + higher(i)]
    plays_low = 0.0
    if is_free(low, high, c):
        plays_low = leader[leader_reply_at(classes, tops, f, i, b, c)]
    chances[after_beaten(c, d, low, high)] += weight * plays_low
    chances[after_beaten(c, d, high, low)] += weight * (1 - plays_low)


@rule
def add_won(
    heights: list[int],
    tops: int,
    classes: int,
    leader: list[float],
    dealer: list[float],
    chances: list[float],
    f: int,
    g: int,
    i: int,
    j: int,
    m: int,
    weight: float,
) -> None:
    """Add the deals in which j goes face down on lead i, and the lower or higher card is led."""
    a = heights[3 * f + i]
    leads_low = leader[again_at(classes, f, i)]
    weight *= leads_low if m == 0 else 1 - leads_low
    led = lower(i) if m == 0 else higher(i)
    c = heights[3 * f + led]
    s = heights[3 * f + 3 - i - led]
    low = heights[3 * g + lower(j)]
    high = heights[3 * g + higher(j)]
    plays_low = 0.0
    if is_free(low, high, c):
        plays_low = dealer[dealer_reply_at(classes, tops, g, a, j, c)]
    chances[after_won(c, s, low, high)] += weight * plays_low
    chances[after_won(c, s, high, low)] += weight * (1 - plays_low)
