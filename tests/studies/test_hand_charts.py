"""Charts of hands: stripes that fill a square, and pictures."""

from pathlib import Path

import pytest

from kolmikko.studies.hand_charts import HandChart, plot_hands, stripes

CHART = HandChart(
    title="Hands",
    about="A square is a hand.",
    names=["7", "8", "9"],
    keys=("low", "middle", "high"),
    across="middle",
    upwards="low",
    panels=["7 high", "8 high", "9 high"],
    hands={(0, 0, 1): (0.0, 1.0, 0.0), (0, 1, 2): (0.25, 0.25, 0.5)},
)


def test_stripes_fill_a_square_and_leave_out_what_is_rounding() -> None:
    assert list(stripes((0.25, 0.25, 0.5))) == [(0, 0, 0.25), (1, 0.25, 0.25), (2, 0.5, 0.5)]
    assert list(stripes((0.0, 1.0, 0.0))) == [(1, 0, 1.0)]
    assert [card for card, _, _ in stripes((0.001, 0.999, 0.0))] == [1]


def test_panels_are_those_of_the_highest_cards_that_there_are() -> None:
    assert CHART.highest() == [1, 2]
    assert dict(CHART.of_panel(2)) == {(0, 1, 2): (0.25, 0.25, 0.5)}


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    plot_hands(tmp_path / "hands.png", CHART)
    assert (tmp_path / "hands.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(ValueError, match="a picture ends in"):
        plot_hands(tmp_path / "hands.gif", CHART)
