"""Numbers with the intervals that they deserve. Nothing here knows a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Final

Z95: Final = 1.959963984540054
"""The normal distribution lies within this many deviations of its mean 95 times in 100."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured number and its 95 % interval, from `count` independent observations."""

    value: float
    low: float
    high: float
    count: int

    @property
    def half_width(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2

    def contains(self, number: float) -> bool:
        """Whether a number lies in the interval."""
        return self.low <= number <= self.high


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent observations. Raises ValueError for less than two."""
    count = len(values)
    if count < 2:
        raise ValueError(f"an interval needs at least two observations, not {count}")
    mean = fsum(values) / count
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
    reach = student95(count - 1) * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach, count)


def mean_share_of(shares: Sequence[float]) -> Estimate:
    """The mean of independent observations from 0 to 1, with an interval that stays there.

    Where all are 0, or all are 1, the interval is that of as many trials without a hit.
    """
    if all(share == shares[0] for share in shares) and shares[0] in (0, 1):
        return share_of(int(shares[0]) * len(shares), len(shares))
    mean = mean_of(shares)
    return Estimate(mean.value, max(mean.low, 0.0), min(mean.high, 1.0), mean.count)


def student95(freedom: int) -> float:
    """How many standard errors reach 95 % of Student's distribution (by its series; 3 % at 2)."""
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def share_of(hits: int, count: int) -> Estimate:
    """The share of hits among independent trials, with Wilson's interval: it holds at zero too."""
    if not 0 <= hits <= count or count == 0:
        raise ValueError(f"not a share: {hits} of {count}")
    share, weight = hits / count, Z95**2 / count
    middle = (share + weight / 2) / (1 + weight)
    reach = Z95 * sqrt(share * (1 - share) / count + weight / (4 * count)) / (1 + weight)
    return Estimate(
        share,
        0.0 if hits == 0 else middle - reach,
        1.0 if hits == count else middle + reach,
        count,
    )


def percentile(ascending: Sequence[int], percent: float) -> int:
    """The smallest of some ordered numbers that so many per cent do not exceed."""
    place = -int(-len(ascending) * percent // 100) - 1
    return ascending[max(place, 0)]
