"""Cells, goals and looks: who plays whom, what is asked, and that judging early is honest."""

import random

import pytest

from kolmikko.bots import BOTS
from kolmikko.studies.estimates import ERROR, Estimate, mean_share_of
from kolmikko.studies.pool.cells import POOL, Cell, cells_of
from kolmikko.studies.pool.goals import STRENGTH, Goal, Verdict, goal_of
from kolmikko.studies.pool.looks import FIRST_LOOK, MAIN_LOOK, error_of, is_look, last_look
from kolmikko.studies.pool.seeds import SEEDS


def estimate(low: float, high: float) -> Estimate:
    return Estimate((low + high) / 2, low, high, 50)


def test_the_pool_has_all_levels_in_their_order() -> None:
    assert list(BOTS) == list(POOL)


def test_for_two_each_pair_meets_once_and_the_higher_level_is_the_lone_bot() -> None:
    assert list(cells_of(("thumb", "uniform", "easy"), 2)) == [
        Cell(2, "easy", "uniform"),
        Cell(2, "thumb", "uniform"),
        Cell(2, "thumb", "easy"),
    ]


def test_with_more_players_each_of_a_pair_is_alone_once() -> None:
    both = {("easy", "thumb"), ("thumb", "easy")}
    assert {(cell.alone, cell.others) for cell in cells_of(("thumb", "easy"), 4)} == both


@pytest.mark.parametrize("players", range(2, 10))
def test_the_lone_bot_sits_at_every_seat_once(players: int) -> None:
    seatings = Cell(players, "thumb", "easy").seatings()
    assert sorted(seating.index(0) for seating in seatings) == list(range(players))
    assert all(seating.count(0) == 1 and len(seating) == players for seating in seatings)


@pytest.mark.parametrize(
    "cell, goal",
    [
        (Cell(2, "expert", "thumb"), Goal("K4", 0.90)),
        (Cell(5, "expert", "thumb"), Goal("K4", 0.26)),
        (Cell(3, "expert", "hard"), Goal("K5", 0.45)),
        (Cell(4, "hard", "thumb"), Goal("K3", 0.33)),
        (Cell(3, "thumb", "easy"), Goal("L1", 0.45)),
        (Cell(5, "hard", "thumb"), Goal("L1", 1 / 5)),
        (Cell(2, "expert", "easy"), Goal("K5", 0.55)),
        (Cell(4, "thumb", "hard"), Goal("L1", 1 / 4, is_most=True)),
    ],
)
def test_goals_of_kolmonen(cell: Cell, goal: Goal) -> None:
    assert goal_of("kolmonen", cell) == goal


def test_trojka_asks_only_for_the_order_of_the_lower_levels() -> None:
    assert goal_of("trojka", Cell(2, "thumb", "easy")) == Goal("L1", 0.0)
    assert goal_of("trojka", Cell(3, "uniform", "easy")) == Goal("L1", 0.0, is_most=True)
    assert goal_of("trojka", Cell(2, "hard", "easy")) == Goal("L1", 0.0)
    assert goal_of("trojka", Cell(2, "hard", "thumb")) is None
    assert goal_of("trojka", Cell(3, "thumb", "expert")) is None


def test_nothing_is_asked_of_bots_that_are_no_levels() -> None:
    assert goal_of("kolmonen", Cell(3, "sage", "thumb")) is None


def test_goals_are_of_levels_above_each_other() -> None:
    for alone, others in STRENGTH:
        assert POOL.index(alone) > POOL.index(others)


@pytest.mark.parametrize(
    "low, high, verdict, reverse",
    [
        (0.5, 0.7, Verdict.REACHED, Verdict.MISSED),
        (0.3, 0.5, Verdict.MISSED, Verdict.REACHED),
        (0.4, 0.6, Verdict.OPEN, Verdict.OPEN),
    ],
)
def test_only_a_whole_interval_decides(
    low: float, high: float, verdict: Verdict, reverse: Verdict
) -> None:
    assert Goal("G", 0.5).verdict(estimate(low, high)) == verdict
    assert Goal("G", 0.5, is_most=True).verdict(estimate(low, high)) == reverse


def test_looks_are_fifty_deals_doubled() -> None:
    assert [deals for deals in range(1, 900) if is_look(deals)] == [50, 100, 200, 400, 800]
    assert [last_look(deals) for deals in (0, 49, 50, 99, 399, 400, 1000)] == [
        0, 0, 50, 50, 200, 400, 800,
    ]  # fmt: skip


@pytest.mark.parametrize("game", MAIN_LOOK)
def test_all_looks_together_may_fail_five_times_in_a_hundred(game: str) -> None:
    looks = [FIRST_LOOK << doubled for doubled in range(40)]
    errors = [error_of(game, look) for look in looks]
    assert sum(errors) == pytest.approx(ERROR, rel=1e-6)
    assert max(errors) == error_of(game, MAIN_LOOK[game]) == pytest.approx(0.03)


def test_looking_often_and_stopping_early_misleads_no_more_than_5_times_in_100() -> None:
    """Scores of equals, looked at until an interval leaves out the truth."""
    chance, looks, misled, careless = random.Random(4), (50, 100, 200, 400), 0, 0
    for _ in range(600):
        scores = [chance.choice((0.0, 0.5, 0.5, 1.0)) for _ in range(400)]
        seen = [(scores[:look], error_of("kolmonen", look)) for look in looks]
        misled += any(not mean_share_of(part, error).contains(0.5) for part, error in seen)
        careless += any(not mean_share_of(part).contains(0.5) for part, _ in seen)
    assert misled <= 600 * 0.05 < careless


def test_the_ranges_of_seeds_share_none() -> None:
    ranges = list(SEEDS.values())
    assert list(SEEDS) == ["development", "gate", "final"]
    for n, one in enumerate(ranges):
        assert all(one.stop <= other.start or other.stop <= one.start for other in ranges[:n])
        assert 0 <= one.start < one.stop <= 2**63
