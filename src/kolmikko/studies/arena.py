"""The arena: bots against bots on paired deals, with everybody at every seat.

One observation is a deal with all its seatings, so that neither the seat nor the cards favour
anybody, and the intervals are over deals. The bots' own chance differs from seating to seating.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import fsum

from kolmikko.bots.base import Bot
from kolmikko.rulekit.options import RuleOptions
from kolmikko.studies.estimates import Estimate, mean_of, share_of
from kolmikko.studies.gears import Columns, GearName
from kolmikko.studies.plan import Plan
from kolmikko.studies.runs import STUDIED, Progress, run

Seating = tuple[int, ...]
"""For each seat the number of the bot that sits there."""

Points = Sequence[Sequence[Sequence[float]]]
"""Scores by seating, deal and seat."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a bot made of it, at one seat in one game, on average.

    `alone` is its score in the seatings in which it sits alone among others of another kind, or
    None where that says nothing new.
    """

    bot: str
    score: Estimate
    alone: Estimate | None


@dataclass(frozen=True, slots=True)
class ArenaResult:
    """Bots against bots.

    Scores of Kolmonen are parts of a win (places and draws split it), of Trójka stakes won in a
    deal; `even` is the score of equals. `draws` is the share of games that ended in a stalemate.
    """

    game: str
    seats: int
    seed: int
    deals: int
    games: int
    unit: str
    even: float
    scores: tuple[Score, ...]
    draws: Estimate | None


def seatings(bots: int, seats: int) -> tuple[Seating, ...]:
    """Who sits where, so that each bot gets every seat equally often.

    Two bots at more seats: each in turn alone among the other. Otherwise all turns of the bots
    in order around the table. Raises ValueError for one bot and for more bots than seats.
    """
    if not 2 <= bots <= seats:
        raise ValueError(f"{bots} bots at {seats} seats: at least two bots, and a seat for each")
    if bots == 2 < seats:
        circles: Sequence[Seating] = [(0, *[1] * (seats - 1)), (1, *[0] * (seats - 1))]
    else:
        circles = [tuple((seat + n) % bots for seat in range(seats)) for n in range(bots)]
    turned = (circle[-n:] + circle[:-n] for circle in circles for n in range(seats))
    return tuple(dict.fromkeys(turned))


def arena(
    game: str,
    options: RuleOptions,
    bots: Sequence[Bot],
    seats: int,
    deals: int,
    *,
    seed: int = 1,
    stake: int = 10,
    gear: GearName = "auto",
    workers: int = 1,
    progress: Progress | None = None,
) -> ArenaResult:
    """Play `deals` deals with every seating of the bots.

    A deal of Trójka begins with an empty bank and antes of `stake` chips, and all share what it
    leaves there. The result depends neither on the gear nor on the number of workers. Raises
    ValueError for less than two deals and where the bots or their number do not fit the table.
    """
    if deals < 2:
        raise ValueError(f"at least two deals: {deals}")
    circle = seatings(len(bots), seats)
    first = Plan(game, options, tuple(bots[bot] for bot in circle[0]), seed, stake=stake)
    plans = [
        replace(first, bots=tuple(bots[bot] for bot in seating), turning=turning)
        for turning, seating in enumerate(circle)
    ]
    played = run(plans, deals, gear=gear, workers=workers, progress=progress)
    studied = STUDIED[game]
    points = [studied.seat_scores(first, columns) for columns in played]
    least, most = studied.limits(first)
    return ArenaResult(
        game=game,
        seats=seats,
        seed=seed,
        deals=deals,
        games=deals * len(circle),
        unit=studied.unit,
        even=1 / seats if studied.is_shared else 0.0,
        scores=tuple(
            _score(bot.name, n, circle, points, partial(mean_of, least=least, most=most))
            for n, bot in enumerate(bots)
        ),
        draws=_draws(played) if studied.is_shared else None,
    )


def _score(
    name: str,
    bot: int,
    circle: Sequence[Seating],
    points: Points,
    mean: Callable[[Sequence[float]], Estimate],
) -> Score:
    """A bot's score over all seatings, and over those in which it sits alone."""
    places = [
        (turning, seat)
        for turning, seating in enumerate(circle)
        for seat, sitting in enumerate(seating)
        if sitting == bot
    ]
    alone = [(turning, seat) for turning, seat in places if circle[turning].count(bot) == 1]
    tells_more = 0 < len(alone) < len(places)
    return Score(
        name,
        mean(_by_deal(places, points)),
        mean(_by_deal(alone, points)) if tells_more else None,
    )


def _by_deal(places: Sequence[tuple[int, int]], points: Points) -> list[float]:
    """For each deal the mean score at some seats of some seatings."""
    deals = range(len(points[0]))
    return [fsum(points[turning][n][seat] for turning, seat in places) / len(places) for n in deals]


def _draws(played: Sequence[Columns]) -> Estimate:
    """The share of games that ended in a stalemate; each game counts as one observation."""
    stalemates = [item for columns in played for item in columns["stalemate"]]
    return share_of(sum(stalemates), len(stalemates))
