"""Pictures: written as PNG or SVG by the suffix, with the words that they were given."""

import sys
from pathlib import Path

import pytest

from kolmikko.studies.estimates import Estimate
from kolmikko.studies.plots import (
    Labels,
    PlotsMissingError,
    bar_width,
    plot_curves,
    plot_growth,
    plot_histogram,
    plot_intervals,
)

LENGTHS = [(40, 2), (41, 7), (90, 12), (300, 1)]
LABELS = Labels("Lengths", "turns", "games", "median")


def test_a_picture_is_of_the_kind_that_its_name_says(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    plot_histogram(tmp_path / "a.png", LENGTHS, LABELS, 90)
    plot_histogram(tmp_path / "a.SVG", LENGTHS, LABELS)
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (tmp_path / "a.SVG").read_text("utf-8")


def test_intervals_and_growth_are_drawn_too(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    names, estimates = ["thumb", "uniform"], [Estimate(0.6, 0.5, 0.7, 9), Estimate(0, 0, 0, 9)]
    plot_intervals(tmp_path / "b.png", names, estimates, LABELS, 0.5)
    plot_growth(tmp_path / "c.svg", [2.0, 3.5, 4.0], LABELS)
    plot_curves(tmp_path / "d.svg", {"Aino": [(1, 50), (3, 70)], "Ville": [(2, 40)]}, LABELS)
    assert (tmp_path / "b.png").stat().st_size > 5000
    assert (tmp_path / "c.svg").stat().st_size > 5000
    assert (tmp_path / "d.svg").stat().st_size > 5000


def test_equal_studies_give_equal_pictures(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    for name in ("one.svg", "two.svg"):
        plot_histogram(tmp_path / name, LENGTHS, LABELS)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_other_kinds_of_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"a picture ends in .png or .svg: 'a.pdf'"):
        plot_growth(tmp_path / "a.pdf", [1.0], LABELS)


def test_without_matplotlib_the_error_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(PlotsMissingError, match=r"kolmikko\[plot\]"):
        plot_growth(tmp_path / "a.png", [1.0], LABELS)


@pytest.mark.parametrize("span, width", [(20, 1), (61, 2), (130, 5), (301, 10), (1000, 20)])
def test_not_too_many_bars(span: int, width: int) -> None:
    assert bar_width([(1, 1), (span, 1)]) == width
