"""Simulations: what they count, against games played once more by hand, and known figures."""

import json
from dataclasses import asdict
from statistics import fmean, median

import pytest

from kolmikko.bots import THUMB, UNIFORM
from kolmikko.games import GAMES
from kolmikko.studies.estimates import Estimate
from kolmikko.studies.gears import GearName
from kolmikko.studies.plan import Plan
from kolmikko.studies.runs import run
from kolmikko.studies.simulate import KolmonenStudy, TrojkaStudy, lengths_of, simulate
from kolmikko.studies.trojka import limits

KOLMONEN = GAMES["kolmonen"].presets["classic"]
TROJKA = GAMES["trojka"].presets["classic"]


def kolmonen(plan: Plan, games: int) -> KolmonenStudy:
    study = simulate(plan, games, gear="plain")
    assert isinstance(study, KolmonenStudy)
    return study


def trojka(plan: Plan, games: int, gear: GearName = "plain") -> TrojkaStudy:
    study = simulate(plan, games, gear=gear)
    assert isinstance(study, TrojkaStudy)
    return study


def test_lengths_of_games() -> None:
    lengths = lengths_of([30, 10, 20, 20, 90])
    assert (lengths.median, lengths.p5, lengths.p95, lengths.longest) == (20, 10, 90, 90)
    assert lengths.mean.value == 34
    assert lengths.counts == ((10, 1), (20, 2), (30, 1), (90, 1))


def test_kolmonen_is_counted_as_it_was_played() -> None:
    plan = Plan("kolmonen", KOLMONEN, (THUMB, UNIFORM, THUMB), seed=3)
    study = kolmonen(plan, 40)
    columns = run([plan], 40, gear="plain")[0]
    assert (study.games, study.seed, study.bots) == (40, 3, ("thumb", "uniform", "thumb"))
    assert study.lengths.mean.value == pytest.approx(fmean(columns["turns"]))
    assert study.lengths.median == sorted(columns["turns"])[19]
    assert study.swaps.value == pytest.approx(fmean(columns["swaps"]))
    assert study.topples.value == pytest.approx(fmean(columns["topples"]))
    assert sum(share.value for share in study.shares) == pytest.approx(1)
    assert study.stalemates == sum(columns["stalemate"])


def test_thumbs_finish_their_games_in_a_human_time() -> None:
    study = kolmonen(Plan("kolmonen", KOLMONEN, (THUMB, THUMB)), 200)
    assert study.stalemates == 0
    assert 70 < study.lengths.median < 110
    assert 2.5 < study.swaps.value < 4


def test_trojka_is_counted_as_it_was_played() -> None:
    plan = Plan("trojka", TROJKA, (THUMB,) * 3, deals=30)
    study = trojka(plan, 25)
    columns = run([plan], 25, gear="plain")[0]
    assert study.deals == 750
    ways = (study.sets, study.sweeps, study.halves, study.carried)
    assert sum(way.value for way in ways) == pytest.approx(1)
    assert sum(won.value for won in study.winnings) == pytest.approx(0, abs=1e-9)
    assert sum(won.value for won in study.places) == pytest.approx(0, abs=1e-9)
    assert study.growth[0] == pytest.approx(fmean(banks[0] for banks in columns["growth"]) / 10)
    assert len(study.growth) == 30
    assert study.growth[29] == pytest.approx(fmean(columns["bank"]) / 10)
    taken = sum(banks for _, banks in study.bank_lengths)
    assert taken == sum(columns["sets"]) + sum(columns["sweeps"])
    assert study.mean_bank_length == pytest.approx(750 / taken)


def test_T10_sets_are_as_frequent_as_they_should_be() -> None:
    study = trojka(Plan("trojka", TROJKA, (THUMB, THUMB), deals=10), 300)
    assert study.sets.low < 103006 / 978775 < study.sets.high
    assert abs(study.carried.value - 0.7703) < 0.03  # 0.89476 * 0.86090, see bots.md 2.2
    assert study.halves.value == 0


def test_V10_two_tricks_take_half_in_the_second_version() -> None:
    options = GAMES["trojka"].presets["classic32"]
    study = trojka(Plan("trojka", options, (THUMB, THUMB), deals=5), 60)
    assert study.halves.value > 0.6


def test_a_study_can_be_written_as_json() -> None:
    for plan in (Plan("kolmonen", KOLMONEN, (THUMB,) * 5), Plan("trojka", TROJKA, (THUMB,) * 2)):
        study = simulate(plan, 4, gear="plain")
        assert json.loads(json.dumps(asdict(study)))["games"] == 4


def estimates(study: object) -> list[Estimate]:
    """All estimates of a study."""
    found = [getattr(study, name) for name in asdict(study)]  # type: ignore[call-overload]
    many = [item for value in found if isinstance(value, tuple) for item in value]
    if isinstance(study, KolmonenStudy):
        many.append(study.lengths.mean)
    return [value for value in [*found, *many] if isinstance(value, Estimate)]


@pytest.mark.parametrize(
    "asked",
    [
        *(Plan("kolmonen", KOLMONEN, (THUMB, THUMB), seed=seed) for seed in range(8)),
        *(Plan("trojka", TROJKA, (THUMB, THUMB), seed=seed) for seed in range(8)),
    ],
    ids=lambda plan: f"{plan.game}-{plan.seed}",
)
def test_of_two_games_no_interval_is_empty_or_impossible(asked: Plan) -> None:
    study = simulate(asked, 2, gear="plain")
    for estimate in estimates(study):
        assert estimate.half_width > 0.01
        assert estimate.low <= estimate.value <= estimate.high
    if isinstance(study, KolmonenStudy):
        counts = [study.lengths.mean, study.swaps, study.topples]
        shares = [*study.shares, study.stalemate_share]
    else:
        counts = [study.actions]
        shares = [study.sets, study.sweeps, study.halves, study.carried]
        least, most = limits(asked)
        for won in (*study.winnings, *study.places):
            assert least <= won.low <= won.high <= most
    assert all(count.low >= 0 for count in counts)
    assert all(0 <= share.low <= share.high <= 1 for share in shares)


def test_no_seat_wins_or_loses_more_than_can_be() -> None:
    options = TROJKA.changed({"no_trick_penalty": "ante", "point_value": 3})
    least, most = limits(Plan("trojka", options, (THUMB,) * 4, stake=11))
    assert (least, most) == (-5, 15)
    free = TROJKA.changed({"pay_for": "none"})
    assert limits(Plan("trojka", free, (THUMB,) * 4)) == (-1, 3)


def test_one_game_is_no_sample() -> None:
    with pytest.raises(ValueError, match="at least two games: 1"):
        simulate(Plan("kolmonen", KOLMONEN, (THUMB, THUMB)), 1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_KQ44_less_than_one_in_a_thousand_thumb_games_ends_in_a_stalemate(seats: int) -> None:
    study = simulate(Plan("kolmonen", KOLMONEN, (THUMB,) * seats), 10_000)
    assert isinstance(study, KolmonenStudy)
    assert study.stalemate_share.high < 0.001


@pytest.mark.slow
def test_the_classic_deals_of_two_end_as_often_as_worked_out() -> None:
    study = trojka(Plan("trojka", TROJKA, (THUMB, THUMB), deals=20), 10_000, gear="fast")
    without = 1 - 103006 / 978775
    assert study.sets.value == pytest.approx(103006 / 978775, abs=0.003)
    assert study.sweeps.value == pytest.approx(without * (0.04868 + 0.09042), abs=0.003)
    assert study.mean_bank_length == pytest.approx(4.35, abs=0.03)


def test_the_median_is_a_length_that_occurred() -> None:
    turns = [3, 9, 4, 8]
    assert lengths_of(turns).median in turns
    assert lengths_of(turns).median <= median(turns)
