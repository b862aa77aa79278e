"""The chart of all hands of Trójka: a square for each, coloured by the card to play.

A panel for each highest card; the middle card goes across, the lowest one up. Squares of mixed
play are striped, each stripe as wide as its card is frequent. Words are given by the caller.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from kolmikko.solvers.every_hand import Chances
from kolmikko.solvers.hands import Three
from kolmikko.studies.plots import INK, blank, save

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.patches import Patch

COLOURS: Final = ("#e8c15a", "#2f6f62", "#c8412b")
"""For the lowest, the middle and the highest card: light, dark and in between."""

COLUMNS: Final = 5
WIDTH: Final = 14.5
"""Inches of the picture."""

MANY: Final = 16
"""Names that have no room side by side."""

LINE: Final = 165
"""Letters in a line above it."""

SMALLEST: Final = 1 / 510
"""Chances below this are roundings of a table that is kept in bytes."""


@dataclass(frozen=True, slots=True)
class HandChart:
    """What a chart shows and says: `names` of heights, and `keys` for the three colours."""

    title: str
    about: str
    names: Sequence[str]
    keys: tuple[str, str, str]
    across: str
    upwards: str
    panels: Sequence[str]
    """For each height what stands over the panel of hands with this highest card."""
    hands: Mapping[Three, Chances]

    def highest(self) -> list[int]:
        """The heights that are the highest of some hand, ascending."""
        return sorted({hand[2] for hand in self.hands})

    def of_panel(self, high: int) -> Iterator[tuple[Three, Chances]]:
        """The hands of one panel."""
        return ((hand, chances) for hand, chances in self.hands.items() if hand[2] == high)


def stripes(chances: Chances) -> Iterator[tuple[int, float, float]]:
    """The stripes of a square: which card, where it begins, how wide it is; all are 1."""
    kept = [chance if chance >= SMALLEST else 0.0 for chance in chances]
    begin = 0.0
    for card, chance in enumerate(kept):
        if chance:
            wide = chance / sum(kept)
            yield card, begin, wide
            begin += wide


def plot_hands(path: Path, chart: HandChart) -> None:
    """Draw a chart as a picture.

    Raises ValueError for a file that is neither PNG nor SVG, PlotsMissingError without matplotlib.
    """
    highest = chart.highest()
    tops = [max(highest[n : n + COLUMNS]) + 1 for n in range(0, len(highest), COLUMNS)]
    unit = WIDTH / COLUMNS / len(chart.names)
    figure = blank(path, WIDTH, unit * sum(tops) + 0.75 * len(tops) + 1.5)
    about = wrap(chart.about, LINE)
    figure.suptitle("\n".join([chart.title, *about]), x=0.01, ha="left", color=INK, fontsize=11)
    parts = figure.subplots(len(tops), COLUMNS, squeeze=False, height_ratios=tops).ravel()
    for axes in parts[len(highest) :]:
        axes.set_visible(False)
    for number, (axes, high) in enumerate(zip(parts, highest, strict=False)):
        axes.set_xlim(-0.5, len(chart.names) - 0.5)
        axes.set_ylim(-0.5, tops[number // COLUMNS] - 0.5)
        _draw(axes, chart, high)
    keys = keys_of(chart)
    figure.legend(handles=keys, loc="outside lower left", ncols=len(keys), frameon=False)
    save(figure, path)


def keys_of(chart: HandChart) -> "list[Patch]":
    """A patch of each colour with its words."""
    from matplotlib.patches import Patch

    return [Patch(color=colour, label=key) for colour, key in zip(COLOURS, chart.keys, strict=True)]


def _draw(axes: "Axes", chart: HandChart, high: int) -> None:
    from matplotlib.collections import PatchCollection
    from matplotlib.patches import Rectangle

    axes.set_title(chart.panels[high], loc="left", color=INK, fontsize=9)
    axes.set_xlabel(chart.across, color=INK, fontsize=7)
    axes.set_ylabel(chart.upwards, color=INK, fontsize=7)
    places, names = range(high + 1), chart.names[: high + 1]
    axes.set_xticks(places, names, fontsize=5, rotation=90 if len(chart.names) > MANY else 0)
    axes.set_yticks(places, names, fontsize=5)
    axes.tick_params(colors=INK, length=0, pad=1)
    axes.spines[:].set_visible(False)
    axes.set_aspect("equal")
    drawn, colours = [], []
    for (low, middle, _), chances in chart.of_panel(high):
        for card, begin, wide in stripes(chances):
            corner = (middle - 0.46 + 0.92 * begin, low - 0.46)
            drawn.append(Rectangle(corner, 0.92 * wide, 0.92))
            colours.append(COLOURS[card])
    axes.add_collection(PatchCollection(drawn, facecolors=colours, linewidths=0))
