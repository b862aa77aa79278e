"""Playing a pool on from where its ledger stands, until every goal is decided."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from math import fsum
from typing import Final

from kolmikko.studies.gears import Columns, GearName
from kolmikko.studies.plan import Plan, policies_of
from kolmikko.studies.pool.cells import Cell, cells_of
from kolmikko.studies.pool.goals import Verdict, goal_of
from kolmikko.studies.pool.ledger import Batch, Ledger, rounded
from kolmikko.studies.pool.looks import FIRST_LOOK, is_look
from kolmikko.studies.pool.results import score_of
from kolmikko.studies.pool.setup import Pool
from kolmikko.studies.runs import STUDIED, Crew, crew, play_all
from kolmikko.studies.timing import TIMES

ASKED_BATCH: Final = 10
"""Deals of bots that have to be asked between two lines of the ledger."""

Told = Callable[[float], None]
"""Told from time to time which part of the whole is done."""


def play_pool(
    pool: Pool,
    ledger: Ledger,
    deals: int,
    *,
    gear: GearName = "auto",
    workers: int = 1,
    told: Told | None = None,
) -> None:
    """Play until every cell has its goal decided, or `deals` deals, which must be a look.

    All cells of a number of players are brought to one look before any goes on to the next. What
    is in the ledger is not played again. Raises ValueError for other numbers of deals, OSError
    where the ledger cannot be written.
    """
    if not is_look(deals):
        raise ValueError(f"cells are not looked at after {deals} deals")
    with crew(workers) as hands:
        player = _Player(pool, ledger, deals, hands, gear, told)
        for players in pool.players:
            look = FIRST_LOOK
            while look <= deals:
                for cell in cells_of(pool.bots, players):
                    player.bring(cell, look)
                look *= 2


@dataclass(frozen=True, slots=True)
class _Player:
    pool: Pool
    ledger: Ledger
    limit: int
    hands: Crew
    gear: GearName
    told: Told | None

    def bring(self, cell: Cell, look: int) -> None:
        """Play a cell on to a look, unless it is decided."""
        plans = self.pool.plans(cell)
        asked = policies_of(plans[0].bots) is None
        while not self.is_decided(cell):
            done = self.ledger.played(self.pool.key(cell)).deals
            if done >= look:
                break
            more = min(ASKED_BATCH, look - done) if asked else look - done
            self.ledger.append(self.batch(cell, plans, range(done, done + more)))
            self.tell()

    def is_decided(self, cell: Cell) -> bool:
        """Whether the last look at a cell has decided its goal."""
        goal = goal_of(self.pool.game, cell)
        score = score_of(self.pool, cell, self.ledger.played(self.pool.key(cell)))
        return goal is not None and score is not None and goal.verdict(score) != Verdict.OPEN

    def batch(self, cell: Cell, plans: Sequence[Plan], numbers: range) -> Batch:
        """Some deals of a cell. Choices are timed up to the first look, and where bots think."""
        timed = numbers.start < FIRST_LOOK or policies_of(plans[0].bots) is None
        columns = play_all(plans, numbers, self.hands, gear=self.gear, timed=timed)
        studied = STUDIED[self.pool.game]
        points = [studied.seat_scores(plans[0], played) for played in columns]
        seats = [seating.index(0) for seating in cell.seatings()]
        each = range(len(numbers))
        none = [0] * len(numbers)
        drawn = [played.get("stalemate", none) for played in columns]
        return Batch(
            key=self.pool.key(cell),
            first=numbers.start,
            scores=tuple(
                fsum(games[n][seat] for games, seat in zip(points, seats, strict=True)) / len(seats)
                for n in each
            ),
            stalemates=tuple(sum(games[n] for games in drawn) for n in each),
            times=_counted(plans, columns),
            at=date.today().isoformat(),
        )

    def tell(self) -> None:
        """Tell which part of all deals is done; of a decided cell all are."""
        if self.told:
            cells = list(self.pool.cells())
            done = [
                self.limit
                if self.is_decided(cell)
                else min(self.ledger.played(self.pool.key(cell)).deals, self.limit)
                for cell in cells
            ]
            weights = [cell.players for cell in cells]
            whole = self.limit * sum(weights)
            self.told(sum(d * w for d, w in zip(done, weights, strict=True)) / whole)


def _counted(plans: Sequence[Plan], columns: Sequence[Columns]) -> dict[str, dict[int, int]]:
    """How often each bot took how long for a choice."""
    counted: dict[str, Counter[int]] = {}
    for plan, played in zip(plans, columns, strict=True):
        for game in played.get(TIMES, []):
            for bot, times in zip(plan.bots, game, strict=True):
                counted.setdefault(bot.name, Counter()).update(map(rounded, times))
    return {bot: dict(sorted(times.items())) for bot, times in counted.items()}
