"""What a ledger says about a pool: the matrix, what each bot scores at least, and its times."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from kolmikko.studies.estimates import Estimate, mean_of, percentile, share_of
from kolmikko.studies.pool.cells import Cell
from kolmikko.studies.pool.goals import Goal, goal_of
from kolmikko.studies.pool.ledger import Ledger, Played
from kolmikko.studies.pool.looks import error_of, last_look
from kolmikko.studies.pool.setup import Pool
from kolmikko.studies.runs import STUDIED


@dataclass(frozen=True, slots=True)
class Result:
    """What a cell came to at its last look; `played` deals are in the ledger.

    `score` and `draws` are None before the first look, and `draws`, the share of stalemates, also
    where a game has none. `verdict` is None without a goal or a score.
    """

    players: int
    alone: str
    others: str
    score: Estimate | None
    draws: Estimate | None
    played: int
    goal: Goal | None
    verdict: str | None


@dataclass(frozen=True, slots=True)
class Least:
    """The lowest score of a bot, alone among others of any kind in the pool."""

    players: int
    bot: str
    others: str
    score: Estimate


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot takes to choose, in milliseconds of the processor."""

    players: int
    bot: str
    choices: int
    median: float
    p99: float


@dataclass(frozen=True, slots=True)
class PoolResult:
    """A pool as far as it has been played. `days` are those on which that was."""

    game: str
    unit: str
    rules_version: str
    versions: dict[str, str]
    seeds: str
    seed: int
    days: tuple[str, ...]
    cells: tuple[Result, ...]
    least: tuple[Least, ...]
    pace: tuple[Pace, ...]


def results(pool: Pool, ledger: Ledger) -> PoolResult:
    """Sum up what a ledger has of a pool."""
    played = {cell: ledger.played(pool.key(cell)) for cell in pool.cells()}
    cells = tuple(_result(pool, cell, played[cell]) for cell in played)
    return PoolResult(
        game=pool.game,
        unit=STUDIED[pool.game].unit,
        rules_version=pool.rules,
        versions=pool.versions,
        seeds=pool.seeds,
        seed=pool.seed,
        days=tuple(sorted({day for each in played.values() for day in each.days})),
        cells=cells,
        least=tuple(_least(pool, cells)),
        pace=tuple(_pace(pool, played)),
    )


def score_of(pool: Pool, cell: Cell, played: Played) -> Estimate | None:
    """The score of the lone bot at the last look, with the interval of that look."""
    look = last_look(played.deals)
    if look == 0:
        return None
    least, most = STUDIED[pool.game].limits(pool.plans(cell)[0])
    return mean_of(played.scores[:look], least, most, error_of(pool.game, look))


def both_ways(cells: Sequence[Result], unit: str) -> Iterator[Result]:
    """All results, and with two players also those of the other bot of each pair.

    `unit` is that of the game: wins are 1 together, and stakes 0.
    """
    whole = 1.0 if unit == "wins" else 0.0
    for cell in cells:
        yield cell
        if cell.players == 2:
            score = cell.score and replace(
                cell.score,
                value=whole - cell.score.value,
                low=whole - cell.score.high,
                high=whole - cell.score.low,
            )
            turned = replace(cell, alone=cell.others, others=cell.alone, score=score)
            yield replace(turned, goal=None, verdict=None)


def _result(pool: Pool, cell: Cell, played: Played) -> Result:
    score, goal = score_of(pool, cell, played), goal_of(pool.game, cell)
    draws = None
    if score and STUDIED[pool.game].is_shared:
        games = score.count * cell.players
        draws = share_of(sum(played.stalemates[: score.count]), games)
    verdict = goal.verdict(score).value if goal and score else None
    return Result(cell.players, cell.alone, cell.others, score, draws, played.deals, goal, verdict)


def _least(pool: Pool, cells: Sequence[Result]) -> Iterator[Least]:
    found: dict[tuple[int, str], Least] = {}
    for cell in both_ways(cells, STUDIED[pool.game].unit):
        if cell.score:
            place = (cell.players, cell.alone)
            known = found.get(place)
            if known is None or cell.score.value < known.score.value:
                found[place] = Least(cell.players, cell.alone, cell.others, cell.score)
    for players in pool.players:
        yield from (found[players, bot] for bot in pool.bots if (players, bot) in found)


def _pace(pool: Pool, played: dict[Cell, Played]) -> Iterator[Pace]:
    taken: dict[tuple[int, str], Counter[int]] = {}
    for cell, each in played.items():
        for bot, times in each.times.items():
            taken.setdefault((cell.players, bot), Counter()).update(times)
    for players in pool.players:
        for bot in pool.bots:
            ascending = sorted(taken.get((players, bot), Counter()).elements())
            if ascending:
                median, p99 = (percentile(ascending, part) / 1000 for part in (50, 99))
                yield Pace(players, bot, len(ascending), median, p99)
