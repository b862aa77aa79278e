"""`kolmikko calibrate`: figures from a file of samples, and what is refused."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from kolmikko.games.kolmonen.options import CLASSIC
from kolmikko.studies.calibration import shipped
from kolmikko.studies.calibration.samples import sampling
from kolmikko.studies.calibration.shipped import Fitted
from kolmikko.studies.journal import FORMAT
from tests.cli.running import Kolmikko

GAMES = 200
ASK = ("calibrate", "kolmonen", "--games", str(GAMES), "--iterations", "100")


@pytest.fixture
def samples(tmp_path: Path) -> Path:
    """A file in which everything that was thought good turned out badly more often."""
    key = sampling(
        "kolmonen", CLASSIC, 2, seeds="gate", seed=1, bot="hard", adviser="expert", iterations=100
    ).key
    file = tmp_path / "samples.jsonl"
    head = {"calibration": FORMAT, **asdict(key)}
    drawn = [[0.2 + 0.6 * (n % 2), float(n % 10 in (0, 1, 3, 5, 7))] for n in range(GAMES)]
    lines = [json.dumps({**head, "number": n, "samples": [one]}) for n, one in enumerate(drawn)]
    file.write_text("\n".join(lines) + "\n")
    return file


@pytest.mark.parametrize("language", ["en", "fi", "pl"])
def test_figures_and_curves_from_samples(
    kolmikko: Kolmikko, samples: Path, tmp_path: Path, language: str
) -> None:
    out = tmp_path / "curves.json"
    ran = kolmikko(*ASK, "--samples", str(samples), "--out", str(out), "--lang", language)
    assert ran.status == 0
    assert ("0,000" in ran.out) == (language != "en")
    found = shipped.read(out.read_text())
    assert (found.adviser, found.iterations, dict(found.samples)) == ("expert", 100, {2: GAMES})
    ((low, bad), (high, good)) = found.curves[2].knots
    assert (low, bad, high, good) == (0.2, 0.2, 0.8, 0.8)


def test_figures_for_other_programs(kolmikko: Kolmikko, samples: Path) -> None:
    ran = kolmikko(*ASK, "--samples", str(samples), "--json")
    told = json.loads(ran.out)
    assert (told["seeds"], told["check"]) == ("gate", False)
    assert told["players"]["2"]["samples"] == GAMES


def test_there_is_nothing_to_write_when_checking(kolmikko: Kolmikko, tmp_path: Path) -> None:
    assert kolmikko(*ASK, "--check", "--out", str(tmp_path / "a.json")).status == 2


def test_what_cannot_be_written_or_checked_is_refused_before_any_game(
    kolmikko: Kolmikko, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "samples.jsonl"
    ran = kolmikko(*ASK, "--samples", str(file), "--out", str(tmp_path / "missing" / "a.json"))
    assert ran.status == 2
    assert "--out" in ran.err
    curves = Fitted("kolmonen", "classic", "expert", "1", "1", "1", 100, "gate", 1, {}, {})
    monkeypatch.setattr("kolmikko.studies.calibration.shipped.shipped", lambda: curves)
    assert kolmikko(*ASK, "--samples", str(file), "--check").status == 2
    assert not file.exists()


@pytest.mark.parametrize("games", ["0", "5,", "5,6,7", "many", "-1"])
def test_numbers_of_games_that_make_no_sense_are_refused(kolmikko: Kolmikko, games: str) -> None:
    ran = kolmikko("calibrate", "kolmonen", "--players", "2,3", "--games", games)
    assert ran.status == 2
    assert f"--games {games}" in ran.err
