"""Pictures of studies, as PNG or SVG by the name of the file. Needs matplotlib, imported late.

Titles and labels are given by the caller, who knows the reader's language.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kolmikko.studies.estimates import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SUFFIXES: Final = (".png", ".svg")

FELT: Final = "#2f6f62"
INK: Final = "#1f2a30"
FAINT: Final = "#d9dedc"
WARM: Final = "#b5532d"
"""Colours that also people with red-green weakness, and grey printers, tell apart."""

LINES: Final = (
    (FELT, "-"),
    (WARM, "--"),
    (INK, "-."),
    ("#8a6d1f", ":"),
    ("#4a6fb5", "-"),
    ("#7a3f86", "--"),
)
"""Colours and dashes, for eyes and printers that cannot tell the colours apart."""

MOST_BARS: Final = 60
DOTS_PER_INCH: Final = 160


class PlotsMissingError(RuntimeError):
    """A picture was asked for where matplotlib is not installed."""


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of a picture. `mark` explains the line across it."""

    title: str
    x: str
    y: str = ""
    mark: str = ""


def plot_histogram(
    path: Path, counts: Sequence[tuple[int, int]], labels: Labels, mark: float | None = None
) -> None:
    """Draw how often each number occurred; `counts` has (number, how often), ascending.

    Neighbouring numbers share a bar where there are many. `mark` draws a line, such as a median.
    Raises ValueError for a file that is neither PNG nor SVG, PlotsMissingError without matplotlib.
    """
    figure, axes = _blank(path, labels, height=3.6)
    left, width = counts[0][0], bar_width(counts)
    bars: dict[int, int] = {}
    for number, often in counts:
        bar = left + (number - left) // width * width
        bars[bar] = bars.get(bar, 0) + often
    middles = [bar + (width - 1) / 2 for bar in bars]
    axes.bar(middles, list(bars.values()), width=0.88 * width, color=FELT)
    axes.grid(axis="y", color=FAINT, linewidth=0.8)
    axes.set_xlim(left - width, counts[-1][0] + width)
    if mark is not None:
        _line(axes, mark, labels.mark)
    save(figure, path)


def bar_width(counts: Sequence[tuple[int, int]]) -> int:
    """How many numbers share a bar, so that there are not too many bars: 1, 2, 5, 10 …"""
    span = counts[-1][0] - counts[0][0] + 1
    width = 1
    while span > MOST_BARS * width:
        width = width * 5 // 2 if str(width)[0] == "2" else width * 2
    return width


def plot_intervals(
    path: Path,
    names: Sequence[str],
    estimates: Sequence[Estimate],
    labels: Labels,
    mark: float | None = None,
) -> None:
    """Draw named numbers with their 95 % intervals; `mark` draws a line, such as equal play.

    Raises ValueError for a file that is neither PNG nor SVG, PlotsMissingError without matplotlib.
    """
    figure, axes = _blank(path, labels, height=1.5 + 0.42 * len(names))
    for row, estimate in enumerate(estimates):
        axes.hlines(row, estimate.low, estimate.high, color=FELT, linewidth=3)
        axes.plot(estimate.value, row, "o", color=FELT, markersize=8, zorder=3)
        text = f"{estimate.value:.3f} ± {estimate.half_width:.3f}".replace("-", "\N{MINUS SIGN}")
        axes.annotate(
            text,
            (1.02, row),
            xycoords=("axes fraction", "data"),
            va="center",
            color=INK,
            fontsize=9,
            annotation_clip=False,
        )
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.margins(x=0.08)
    axes.grid(axis="x", color=FAINT, linewidth=0.8)
    if mark is not None:
        _line(axes, mark, labels.mark)
    save(figure, path)


def plot_growth(path: Path, growth: Sequence[float], labels: Labels) -> None:
    """Draw a number after each deal, such as the bank.

    Raises ValueError for a file that is neither PNG nor SVG, PlotsMissingError without matplotlib.
    """
    figure, axes = _blank(path, labels, height=3.6)
    axes.plot(range(1, len(growth) + 1), growth, "o-", color=FELT, markersize=5, linewidth=2)
    axes.grid(axis="y", color=FAINT, linewidth=0.8)
    axes.set_ylim(bottom=0)
    axes.locator_params(axis="x", integer=True)
    save(figure, path)


def plot_curves(
    path: Path, curves: Mapping[str, Sequence[tuple[float, float]]], labels: Labels
) -> None:
    """Draw percentages that change, a line for each name, explained below.

    Raises ValueError for a file that is neither PNG nor SVG, PlotsMissingError without matplotlib.
    """
    figure, axes = _blank(path, labels, height=4.2)
    for number, (name, points) in enumerate(curves.items()):
        colour, dashes = LINES[number % len(LINES)]
        places, values = zip(*points, strict=True)
        axes.plot(places, values, dashes, color=colour, linewidth=1.8, label=name)
    axes.grid(axis="y", color=FAINT, linewidth=0.8)
    axes.set_ylim(0, 100)
    axes.legend(frameon=False, ncols=len(curves), loc="upper left", bbox_to_anchor=(0, -0.16))
    save(figure, path)


def blank(path: Path, width: float, height: float) -> "Figure":
    """An empty picture of so many inches.

    Raises ValueError for a file that is neither PNG nor SVG, PlotsMissingError without matplotlib.
    """
    if path.suffix.lower() not in SUFFIXES:
        raise ValueError(f"a picture ends in {' or '.join(SUFFIXES)}: {path.name!r}")
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise PlotsMissingError("pictures need matplotlib: pip install 'kolmikko[plot]'") from error
    return Figure(figsize=(width, height), layout="constrained")


def _blank(path: Path, labels: Labels, height: float) -> "tuple[Figure, Axes]":
    figure = blank(path, 7.0, height)
    axes = figure.add_subplot()
    axes.set_title(labels.title, loc="left", color=INK, fontsize=12, pad=22 if labels.mark else 12)
    axes.set_xlabel(labels.x, color=INK)
    axes.set_ylabel(labels.y, color=INK)
    axes.set_axisbelow(True)
    axes.tick_params(colors=INK, length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.spines["bottom"].set_color(INK)
    return figure, axes


def _line(axes: "Axes", place: float, words: str) -> None:
    """A dashed line across, with its words above."""
    axes.axvline(place, color=WARM, linestyle=(0, (4, 3)), linewidth=1.5, zorder=2)
    axes.annotate(
        words,
        (place, 1.0),
        xycoords=("data", "axes fraction"),
        xytext=(0, 4),
        textcoords="offset points",
        color=WARM,
        fontsize=9,
        va="bottom",
        ha="center",
    )


def save(figure: "Figure", path: Path) -> None:
    """Write a picture; equal ones have equal bytes."""
    from matplotlib import rc_context

    with rc_context({"svg.hashsalt": "kolmikko", "svg.fonttype": "path"}):
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else {}
        figure.savefig(path, dpi=DOTS_PER_INCH, facecolor="white", metadata=metadata)
