"""The picture of a matrix: scores of bots, each alone among each of the others. Needs matplotlib.

Words are given by the caller, who knows the reader's language.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kolmikko.studies.estimates import Estimate
from kolmikko.studies.plots import FAINT, INK, blank, save

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS: Final = "PuOr"
"""From less than equals to more; people with red-green weakness tell both ends apart."""

LIGHT: Final = 0.35
"""How far from the middle, 0.5, a colour is so dark that figures on it are white."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A matrix: `scores` by row and column, None where there is none, and the score of equals."""

    title: str
    scores: Sequence[Sequence[Estimate | None]]
    even: float


def plot_matrices(
    path: Path, names: Sequence[str], panels: Sequence[Panel], title: str, rows: str, columns: str
) -> None:
    """Draw matrices beside each other; a figure stands above its interval.

    `rows` and `columns` say who they are. Raises ValueError for a file that is neither PNG nor
    SVG, PlotsMissingError without matplotlib.
    """
    size = 1.2 + 0.95 * len(names)
    figure = blank(path, max(size * len(panels), 5.0), size)
    figure.suptitle(title, x=0.01, ha="left", color=INK, fontsize=12)
    parts = figure.subplots(1, len(panels), squeeze=False)[0]
    for axes, panel in zip(parts, panels, strict=True):
        _draw(axes, names, panel)
        axes.set_xlabel(columns, color=INK)
    parts[0].set_ylabel(rows, color=INK)
    save(figure, path)


def _draw(axes: "Axes", names: Sequence[str], panel: Panel) -> None:
    """One matrix. The colour says how far from equal play a score is."""
    known = [score.value for row in panel.scores for score in row if score]
    reach = max((abs(value - panel.even) for value in known), default=1.0) or 1.0
    places = range(len(names))
    axes.set_title(panel.title, loc="left", color=INK, fontsize=10)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xticks(places, names, rotation=30, ha="right")
    axes.set_yticks(places, names)
    axes.tick_params(colors=INK, length=0)
    axes.spines[:].set_visible(False)
    for row, scores in enumerate(panel.scores):
        for column, score in enumerate(scores):
            shade = (score.value - panel.even) / reach / 2 + 0.5 if score else None
            _fill(axes, (column, row), score, shade)


def _fill(
    axes: "Axes", place: tuple[int, int], score: Estimate | None, shade: float | None
) -> None:
    from matplotlib import colormaps
    from matplotlib.patches import Rectangle

    colour = FAINT if shade is None else colormaps[COLOURS](1 - shade)
    corner = (place[0] - 0.48, place[1] - 0.48)
    axes.add_patch(Rectangle(corner, 0.96, 0.96, facecolor=colour, linewidth=0))
    if score and shade is not None:
        ink = "white" if abs(shade - 0.5) > LIGHT else INK
        minus = "\N{MINUS SIGN}"
        value = f"{score.value:.3f}".replace("-", minus)
        reach = f"{score.low:.2f}…{score.high:.2f}".replace("-", minus)
        x, y = place
        axes.text(x, y - 0.1, value, ha="center", va="center", color=ink, fontsize=10)
        axes.text(x, y + 0.22, reach, ha="center", va="center", color=ink, fontsize=7)
