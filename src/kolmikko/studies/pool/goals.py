"""What is asked of the bots of the pool, as data: scores of a lone bot that a cell is to show."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kolmikko.studies.estimates import Estimate
from kolmikko.studies.pool.cells import POOL, Cell

Scores = Mapping[int, float]
"""A score for each number of players."""


class Verdict(StrEnum):
    """What the interval of a cell says about its goal."""

    REACHED = "reached"
    MISSED = "missed"
    OPEN = "open"
    """The interval holds the goal."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A lone bot is to score more than `score`, or less where `is_most`."""

    id: str
    score: float
    is_most: bool = False

    def verdict(self, estimate: Estimate) -> Verdict:
        """Decided only by a whole interval."""
        above, below = estimate.low >= self.score, estimate.high <= self.score
        if self.is_most:
            above, below = below, above
        return Verdict.REACHED if above else Verdict.MISSED if below else Verdict.OPEN


STRENGTH: Final[Mapping[tuple[str, str], tuple[str, Scores]]] = {
    ("easy", "uniform"): ("L1", {}),
    ("thumb", "easy"): ("L1", {2: 0.65, 3: 0.45}),
    ("hard", "thumb"): ("K3", {2: 0.80, 3: 0.50, 4: 0.33}),
    ("expert", "thumb"): ("K4", {2: 0.90, 3: 0.65, 4: 0.40, 5: 0.26}),
    ("expert", "hard"): ("K5", {2: 0.65, 3: 0.45}),
}
"""Goals of Kolmonen: the lone bot, the others, and the part of the wins asked for."""

TOP: Final = "expert"
WELL_BEATEN: Final = 0.45
"""No bot is to win more than this of its games for two against the top level."""

CLOSE: Final = frozenset(POOL[2:])
"""Levels that are not told apart in Trójka, since nothing gains on `thumb` for two."""


def goal_of(game: str, cell: Cell) -> Goal | None:
    """What is asked of a cell; None for bots that are no levels.

    Where no score is asked for, a higher level is to score above equal play, and a lower one below
    it.
    """
    if game == "kolmonen":
        name, scores = STRENGTH.get((cell.alone, cell.others), ("L1", {}))
        if cell.players in scores:
            return Goal(name, scores[cell.players])
        if cell.players == 2 and cell.alone == TOP:
            return Goal("K5", 1 - WELL_BEATEN)
        return _order(cell, 1 / cell.players)
    if game == "trojka" and not {cell.alone, cell.others} <= CLOSE:
        return _order(cell, 0.0)
    return None


def _order(cell: Cell, even: float) -> Goal | None:
    if not {cell.alone, cell.others} <= set(POOL):
        return None
    return Goal("L1", even, is_most=POOL.index(cell.alone) < POOL.index(cell.others))
