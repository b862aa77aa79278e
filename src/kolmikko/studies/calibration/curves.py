"""Values turned into chances: isotonic regression, and how well forecasts come true."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum
from random import Random
from typing import Final

from kolmikko.studies.calibration.samples import Game, Sample
from kolmikko.studies.estimates import Estimate

MOST_KNOTS: Final = 12
"""Groups of equally many samples on which a curve is fitted."""

LEAST: Final = 80
"""Samples in each of these groups; with fewer in all there are fewer groups."""

BINS: Final = 10
"""Groups of equally many samples in which forecasts are compared with what came true."""

DRAWS: Final = 500
"""How often games are drawn anew for an interval."""


@dataclass(frozen=True, slots=True)
class Curve:
    """An ascending curve from (0, 0) to (1, 1), straight between its knots (value, chance)."""

    knots: tuple[tuple[float, float], ...]

    def __post_init__(self) -> None:
        ends = ((0.0, 0.0), *self.knots, (1.0, 1.0))
        if not all(a[0] < b[0] and a[1] < b[1] for a, b in pairwise(ends)):
            raise ValueError("the knots do not ascend between 0 and 1")

    def chance(self, value: float) -> float:
        """The chance that a value stands for; what is larger has a larger one."""
        ends = ((0.0, 0.0), *self.knots, (1.0, 1.0))
        place = min(max(bisect_right(ends, value, key=lambda knot: knot[0]), 1), len(ends) - 1)
        (left, low), (right, high) = ends[place - 1 : place + 1]
        return min(max(low + (high - low) * (value - left) / (right - left), 0.0), 1.0)

    def corrected(self, estimate: Estimate) -> Estimate:
        """A number and its interval as chances."""
        value, low, high = map(self.chance, (estimate.value, estimate.low, estimate.high))
        return Estimate(value, low, high, estimate.count)


IDENTITY: Final = Curve(())
"""Values as they are."""


@dataclass(frozen=True, slots=True)
class Block:
    """So many samples, with their mean value and the mean of what came true."""

    value: float
    chance: float
    weight: int

    def joined(self, other: "Block") -> "Block":
        """Both together."""
        weight = self.weight + other.weight
        value = (self.value * self.weight + other.value * other.weight) / weight
        chance = (self.chance * self.weight + other.chance * other.weight) / weight
        return Block(value, chance, weight)


def pooled(blocks: Sequence[Block]) -> list[Block]:
    """Blocks joined with their neighbours until the chances ascend.

    Adjacent violators are pooled: no other chances that do not descend are nearer to the given
    ones by least squares.
    """
    found: list[Block] = []
    for block in blocks:
        while found and found[-1].chance >= block.chance:
            block = found.pop().joined(block)
        found.append(block)
    return found


def groups(samples: Sequence[Sample], count: int) -> list[Sequence[Sample]]:
    """The samples in ascending order of their values, in so many groups of equal size."""
    ordered = sorted(samples, key=lambda one: one.value)
    ends = [len(ordered) * number // count for number in range(count + 1)]
    return [ordered[left:right] for left, right in pairwise(ends) if left < right]


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers."""
    return fsum(numbers) / len(numbers)


def fitted(samples: Sequence[Sample]) -> Curve:
    """The curve of what came true. Raises ValueError without samples."""
    if not samples:
        raise ValueError("there are no samples")
    count = min(MOST_KNOTS, max(len(samples) // LEAST, 1))
    blocks = [
        Block(mean([one.value for one in part]), mean([one.share for one in part]), len(part))
        for part in groups(samples, count)
    ]
    knots = [(0.0, 0.0)]
    for block in pooled(blocks):
        value, chance = round(block.value, 4), round(block.chance, 4)
        if knots[-1][0] < value < 1 and knots[-1][1] < chance < 1:
            knots.append((value, chance))
    return Curve(tuple(knots[1:]))


@dataclass(frozen=True, slots=True)
class Scores:
    """How well forecasts came true: raw values, and the chances of a curve.

    `ece` is the mean gap between forecast and result in `BINS` groups of equal size, `brier` the
    mean square of the error; `gain` is by how much the curve makes it smaller. The intervals are
    drawn over games. `by_chance` is the gap that perfect forecasts would show with so many
    independent samples.
    """

    games: int
    samples: int
    raw_ece: Estimate
    ece: Estimate
    raw_brier: Estimate
    brier: Estimate
    gain: Estimate
    by_chance: float


def scores(games: Sequence[Game], curve: Curve, seed: int = 1) -> Scores:
    """How well raw values and a curve's chances came true. Raises ValueError without samples."""
    samples = [one for game in games for one in game]
    if not samples:
        raise ValueError("there are no samples")
    forecast = [tuple(Sample(curve.chance(one.value), one.share) for one in game) for game in games]
    pairs = [(game, better) for game, better in zip(games, forecast, strict=True) if game]
    luck = Random(seed)
    drawn = [luck.choices(pairs, k=len(pairs)) for _ in range(DRAWS)]

    def estimate(of: Callable[[list[Sample], list[Sample]], float]) -> Estimate:
        draws = sorted(of(*joined(draw)) for draw in drawn)
        tail = DRAWS // 40
        return Estimate(of(*joined(pairs)), draws[tail], draws[-tail - 1], len(samples))

    return Scores(
        games=len(games),
        samples=len(samples),
        raw_ece=estimate(lambda raw, _: ece(raw)),
        ece=estimate(lambda _, better: ece(better)),
        raw_brier=estimate(lambda raw, _: brier(raw)),
        brier=estimate(lambda _, better: brier(better)),
        gain=estimate(lambda raw, better: brier(raw) - brier(better)),
        by_chance=chance_gap([one for game in forecast for one in game], luck),
    )


def joined(pairs: Sequence[tuple[Game, Game]]) -> tuple[list[Sample], list[Sample]]:
    """The samples of all games: raw, and as a curve has them."""
    raw = [one for game, _ in pairs for one in game]
    return raw, [one for _, game in pairs for one in game]


def brier(samples: Sequence[Sample]) -> float:
    """The mean square of the error."""
    return mean([(one.value - one.share) ** 2 for one in samples])


def ece(samples: Sequence[Sample]) -> float:
    """The mean gap between forecast and result, over groups of equal size."""
    parts = groups(samples, BINS)
    gaps = [abs(fsum(one.value - one.share for one in part)) for part in parts]
    return fsum(gaps) / len(samples)


def chance_gap(samples: Sequence[Sample], luck: Random) -> float:
    """The mean gap that forecasts show which are exactly right, by the draws of their wins."""
    draws = range(DRAWS // 10)
    perfect = (
        [Sample(one.value, float(luck.random() < one.value)) for one in samples] for _ in draws
    )
    return mean([ece(drawn) for drawn in perfect])
