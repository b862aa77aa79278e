"""Means, shares and their intervals, against figures known from tables."""

import random

import pytest

from kolmikko.studies.estimates import (
    mean_count_of,
    mean_of,
    mean_share_of,
    percentile,
    share_of,
    student,
)


@pytest.mark.parametrize(
    "freedom, reach",
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_students_distribution(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, rel=0.01)


@pytest.mark.parametrize("freedom, reach", [(1, 63.657), (2, 9.925), (49, 2.680), (399, 2.588)])
def test_students_distribution_when_it_is_to_fail_once_in_a_hundred(
    freedom: int, reach: float
) -> None:
    assert student(freedom, 0.01) == pytest.approx(reach, rel=0.001)


def test_an_interval_that_may_fail_less_often_is_wider() -> None:
    values = [0.0, 0.5, 0.5, 1.0] * 20
    usual, sure = mean_of(values, 0, 1), mean_of(values, 0, 1, 0.001)
    assert sure.half_width == pytest.approx(3.416 / 1.990 * usual.half_width, rel=0.001)
    assert mean_of([1.0] * 50, 0, 1, 0.001).low < mean_of([1.0] * 50, 0, 1).low


def test_the_interval_of_a_mean() -> None:
    estimate = mean_of([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0, 99)
    assert estimate.value == 6
    assert estimate.half_width == pytest.approx(2.228, rel=0.001)  # the standard error is 1
    assert estimate.contains(8)
    assert not estimate.contains(8.3)
    assert estimate.count == 11


def test_one_observation_has_no_interval() -> None:
    with pytest.raises(ValueError, match="at least two observations, not 1"):
        mean_of([0.5], 0, 1)
    with pytest.raises(ValueError, match="at least two observations, not 0"):
        mean_count_of([])


@pytest.mark.parametrize(
    "hits, count, low, high",
    [(0, 10_000, 0.0, 0.000384), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0)],
)
def test_wilsons_interval_of_a_share(hits: int, count: int, low: float, high: float) -> None:
    estimate = share_of(hits, count)
    assert estimate.value == hits / count
    assert estimate.low == pytest.approx(low, abs=1e-4)
    assert estimate.high == pytest.approx(high, abs=1e-4)


@pytest.mark.parametrize("hits, count", [(-1, 5), (6, 5), (0, 0)])
def test_no_share(hits: int, count: int) -> None:
    with pytest.raises(ValueError, match="not a share"):
        share_of(hits, count)


def test_a_mean_of_shares_stays_between_0_and_1_and_is_never_certain() -> None:
    assert mean_share_of([0.0] * 100) == share_of(0, 100)
    assert mean_share_of([1.0] * 100).low == pytest.approx(share_of(100, 100).low)
    assert mean_share_of([0.0] * 99 + [1.0]).low == 0
    half = mean_share_of([0.5, 0.5])
    assert 0 < half.low < 0.5 < half.high < 1


@pytest.mark.parametrize("values", [[0.0, 0.0], [-3.0, -3.0], [9.0, 9.0], [-3.0, 9.0], [2.0, 8.5]])
def test_the_interval_of_two_observations_is_wide_but_possible(values: list[float]) -> None:
    estimate = mean_of(values, -3, 9)
    assert -3 <= estimate.low <= estimate.value <= estimate.high <= 9
    assert estimate.half_width > 3


def test_observations_that_differ_by_rounding_alone_are_equal() -> None:
    assert mean_share_of([1 / 3, 0.1 + 0.7 / 3]).half_width > 0.2


@pytest.mark.parametrize(
    "counts, low, high",
    [([0, 0], 0, 1.921), ([7, 7], 4.169, 11.752), ([0] * 100, 0, 0.0384), ([0, 9], 0, 61.68)],
)
def test_the_interval_of_a_count_has_no_end_above(
    counts: list[float], low: float, high: float
) -> None:
    estimate = mean_count_of(counts)
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=0.01)


@pytest.mark.parametrize("percent, number", [(5, 10), (50, 20), (75, 30), (76, 40), (100, 40)])
def test_percentiles_are_numbers_that_occurred(percent: int, number: int) -> None:
    assert percentile([10, 20, 30, 40], percent) == number


def test_intervals_hold_the_true_mean_19_times_in_20() -> None:
    chance = random.Random(3)
    held = sum(
        mean_share_of([chance.random() for _ in range(30)]).contains(0.5) for _ in range(1000)
    )
    assert 930 <= held <= 970
