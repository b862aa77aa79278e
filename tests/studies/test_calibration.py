"""Chances that come true: fitting, where curves hold, and the file of samples."""

import json
import sys
from dataclasses import replace
from itertools import pairwise
from math import fsum, isclose
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmikko.bots import bot_named
from kolmikko.games.kolmonen.options import CLASSIC, PRESETS
from kolmikko.rulekit import gear
from kolmikko.studies.calibration import shipped
from kolmikko.studies.calibration.curves import (
    IDENTITY,
    Block,
    Curve,
    brier,
    ece,
    fitted,
    pooled,
    scores,
)
from kolmikko.studies.calibration.samples import (
    Sample,
    collect,
    read,
    sampling,
    saved,
)
from kolmikko.studies.calibration.shipped import Fitted, curve_for
from kolmikko.studies.estimates import Estimate
from kolmikko.studies.journal import JournalError
from kolmikko.studies.pool.versions import rules_version, version_of

PARTS = st.floats(0, 1)
SAMPLES = st.lists(st.builds(Sample, PARTS, PARTS), min_size=1, max_size=400)
BEND = Curve(((0.25, 0.4), (0.75, 0.6)))
ROUNDING = 1e-12
FITTED = Fitted(
    game="kolmonen",
    preset="classic",
    adviser="expert",
    version="expert@1",
    rules="1",
    playing="hard@1",
    iterations=8000,
    seeds="gate",
    seed=1,
    samples={2: 9},
    curves={2: BEND},
)


def weight_of(block: Block) -> float:
    return block.weight


def hits_of(block: Block) -> float:
    return block.weight * block.chance


@given(st.lists(st.builds(Block, PARTS, PARTS, st.integers(1, 99)), min_size=1))
def test_pooling_ascends_and_keeps_the_mean(blocks: list[Block]) -> None:
    found = pooled(blocks)
    assert all(one.chance < other.chance for one, other in pairwise(found))
    for of in (weight_of, hits_of):
        assert isclose(fsum(map(of, found)), fsum(map(of, blocks)), abs_tol=1e-6)


def test_pooling_leaves_what_ascends_and_joins_what_does_not() -> None:
    rising = [Block(0.1, 0.2, 5), Block(0.3, 0.4, 5)]
    assert pooled(rising) == rising
    (one,) = pooled([Block(0.1, 0.5, 1), Block(0.5, 0.1, 3)])
    assert [one.value, one.chance, one.weight] == pytest.approx([0.4, 0.2, 4])


@given(SAMPLES, PARTS, PARTS)
def test_a_fitted_curve_keeps_the_order_and_the_bounds(
    samples: list[Sample], one: float, other: float
) -> None:
    curve = fitted(samples)
    low, high = sorted((one, other))
    assert 0 <= curve.chance(low) <= curve.chance(high) + ROUNDING <= 1 + ROUNDING
    assert [curve.chance(0.0), curve.chance(1.0)] == pytest.approx([0.0, 1.0])
    assert len(curve.knots) <= 12


def test_a_curve_is_straight_between_its_knots_and_moves_intervals_too() -> None:
    assert BEND.chance(0.5) == pytest.approx(0.5)
    assert BEND.chance(0.125) == pytest.approx(0.2)
    moved = BEND.corrected(Estimate(0.25, 0.125, 0.75, 7))
    assert [moved.value, moved.low, moved.high] == pytest.approx([0.4, 0.2, 0.6])
    assert moved.count == 7


@pytest.mark.parametrize("knots", [((0.5, 0.6), (0.6, 0.6)), ((0.0, 0.1),), ((0.5, 1.0),)])
def test_a_curve_that_does_not_ascend_is_refused(knots: tuple[tuple[float, float], ...]) -> None:
    with pytest.raises(ValueError, match="ascend"):
        Curve(knots)


def test_values_too_sure_of_themselves_are_corrected() -> None:
    games = [
        (Sample(value + n / 10_000, float(n % 10 < wins)),)
        for value, wins in ((0.1, 3), (0.9, 7))
        for n in range(400)
    ]
    curve = fitted([one for game in games for one in game])
    found = scores(games, curve)
    assert found.raw_ece.value == pytest.approx(0.2, abs=0.03)
    assert found.ece.high < found.raw_ece.low
    assert found.gain.low > 0
    assert found.brier.value == pytest.approx(0.21, abs=0.01)
    assert scores(games, IDENTITY).gain.value == 0


def test_gap_and_score_of_known_forecasts() -> None:
    samples = [Sample(0.5, 1.0), Sample(0.5, 0.0)] * 10
    assert (ece(samples), brier(samples)) == (0.0, 0.25)
    assert ece([Sample(0.8, 1.0)] * 20) == pytest.approx(0.2)


def test_a_curve_holds_only_where_it_was_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "shipped", lambda: FITTED)
    monkeypatch.setattr(gear, "is_available", lambda: True)
    assert curve_for("kolmonen", CLASSIC, 2, "expert") == BEND
    assert curve_for("kolmonen", CLASSIC, 3, "expert") is None
    assert curve_for("kolmonen", CLASSIC, 2, "hard") is None
    assert curve_for("trojka", CLASSIC, 2, "expert") is None
    assert curve_for("kolmonen", PRESETS["china_hand"], 2, "expert") is None
    assert curve_for("kolmonen", replace(CLASSIC, progress_limit=9), 2, "expert") is None
    assert curve_for("kolmonen", CLASSIC, 2, "expert", 4000) == BEND
    assert curve_for("kolmonen", CLASSIC, 2, "expert", 3999) is None
    monkeypatch.setattr(gear, "is_available", lambda: False)
    assert curve_for("kolmonen", CLASSIC, 2, "expert") is None


def test_a_file_of_curves_is_read_as_it_was_written() -> None:
    assert shipped.read(FITTED.text()) == FITTED
    with pytest.raises(ValueError, match="not a file of curves"):
        shipped.read("{}")


def test_what_the_package_brings_can_be_read() -> None:
    found = shipped.shipped()
    assert found is None or set(found.curves) <= set(range(2, 6))


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="digests are those of Python 3.11")
def test_the_curves_of_the_package_are_of_its_bot_and_its_rules() -> None:
    """Otherwise fit them anew, as docs/howto/calibrate-hints.md says, or delete the file."""
    found = shipped.shipped()
    if found is not None and gear.is_available():
        assert found.version == version_of(bot_named(found.adviser), found.game)
        assert found.rules == rules_version(found.game, PRESETS[found.preset])


def test_samples_go_on_where_they_stand(tmp_path: Path) -> None:
    file = tmp_path / "samples.jsonl"
    wanted = sampling(
        "kolmonen", CLASSIC, 3, seeds="development", seed=1, bot="thumb", adviser="hard",
        iterations=20,
    )  # fmt: skip
    first = collect(wanted, 2, file)
    with file.open("a") as cut:
        cut.write('{"calibration": 1, "ga')
    assert saved(file, wanted.key) == first
    assert saved(file, replace(wanted.key, seeds="gate")) == []
    assert all(0 <= one.value <= 1 and one.share in (0, 1) for game in first for one in game)
    again = tmp_path / "again.jsonl"
    assert collect(wanted, 3, again)[:2] == first
    assert len(list(read(again))) == 3


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "samples.jsonl"
    file.write_text(json.dumps({"pool": 1}) + "\n")
    with pytest.raises(JournalError, match="line 1"):
        list(read(file))
