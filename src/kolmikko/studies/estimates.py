"""Numbers with the intervals that they deserve. Nothing here knows a game.

No interval is empty, however few or equal the observations are, but for what is counted, and none
reaches beyond what is possible.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, pi, sqrt, tan
from statistics import NormalDist
from typing import Final

ERROR: Final = 0.05
"""How often an interval may fail to hold what is true."""

Z95: Final = 1.959963984540054
"""The normal distribution lies within this many deviations of its mean 95 times in 100."""

SAME: Final = 1e-9
"""Numbers that lie no further apart are equal, but for rounding."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured number and its interval, from `count` independent observations.

    It is the 95 % interval where nothing else is said.
    """

    value: float
    low: float
    high: float
    count: int

    @property
    def is_exact(self) -> bool:
        """Whether it was counted and not estimated, and so has no interval."""
        return self.low == self.high

    @property
    def half_width(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2

    def contains(self, number: float) -> bool:
        """Whether a number lies in the interval."""
        return self.low <= number <= self.high


def mean_of(values: Sequence[float], least: float, most: float, error: float = ERROR) -> Estimate:
    """The mean of independent observations, none of which can lie outside of `least` and `most`.

    The interval fails to hold the true mean with the chance `error`. Where all are equal, of so
    many trials none was otherwise, and what is otherwise may be as small or as large as can be.
    Raises ValueError for less than two.
    """
    mean, reach = _mean_and_reach(values, error)
    if reach:
        return Estimate(mean, max(mean - reach, least), min(mean + reach, most), len(values))
    otherwise = share_of(0, len(values), error).high
    low, high = (mean + otherwise * (end - mean) for end in (least, most))
    return Estimate(mean, low, high, len(values))


def mean_share_of(shares: Sequence[float], error: float = ERROR) -> Estimate:
    """The mean of independent observations from 0 to 1."""
    return mean_of(shares, 0.0, 1.0, error)


def mean_count_of(counts: Sequence[float]) -> Estimate:
    """The mean of independent counts, for which there is no most.

    Where all are equal, the interval is that of things that happen by chance (Poisson's, by its
    score). Raises ValueError for less than two.
    """
    mean, reach = _mean_and_reach(counts)
    middle = mean
    if not reach:
        weight = Z95**2 / len(counts)
        middle, reach = mean + weight / 2, sqrt(mean * weight + weight**2 / 4)
    return Estimate(mean, max(middle - reach, 0.0), middle + reach, len(counts))


def _mean_and_reach(values: Sequence[float], error: float = ERROR) -> tuple[float, float]:
    """The mean, and how far Student's interval reaches; 0 where all values are equal."""
    count = len(values)
    if count < 2:
        raise ValueError(f"an interval needs at least two observations, not {count}")
    mean = fsum(values) / count
    if max(values) - min(values) < SAME:
        return mean, 0.0
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, student(count - 1, error) * sqrt(variance / count)


def student(freedom: int, error: float = ERROR) -> float:
    """How many standard errors reach all but `error` of Student's distribution.

    With one and two degrees of freedom exactly, and by its series from 3 on.
    """
    if freedom == 1:
        return tan(pi * (1 - error) / 2)
    if freedom == 2:
        return (1 - error) * sqrt(2 / (error * (2 - error)))
    z = normal(error)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def normal(error: float) -> float:
    """The normal distribution lies within so many deviations of its mean, but for `error`."""
    return NormalDist().inv_cdf(1 - error / 2)


def share_of(hits: int, count: int, error: float = ERROR) -> Estimate:
    """The share of hits among independent trials, with Wilson's interval: it holds at zero too."""
    if not 0 <= hits <= count or count == 0:
        raise ValueError(f"not a share: {hits} of {count}")
    z = normal(error)
    share, weight = hits / count, z**2 / count
    middle = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(share * (1 - share) / count + weight / (4 * count)) / (1 + weight)
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
