"""Simulations: many games with a policy at each seat, and what they were like.

Everything is a pure function of the plan and the number of games; nothing is printed or stored.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from kolmikko.studies import kolmonen, trojka
from kolmikko.studies.estimates import (
    Estimate,
    mean_count_of,
    mean_of,
    mean_share_of,
    percentile,
    share_of,
)
from kolmikko.studies.gears import Columns, GearName
from kolmikko.studies.plan import Plan
from kolmikko.studies.runs import STUDIED, Progress, run


@dataclass(frozen=True, slots=True)
class Lengths:
    """How long games are, in turns. `counts` has (turns, games) in ascending order of turns."""

    mean: Estimate
    median: int
    p5: int
    p95: int
    p99: int
    longest: int
    counts: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class KolmonenStudy:
    """What many games of Kolmonen were like.

    `shares` are the parts of a win of each seat, eldest hand first: 1 / seats if seats are equal.
    Swaps and topples are those of all seats together in a game.
    """

    bots: tuple[str, ...]
    seed: int
    games: int
    lengths: Lengths
    stalemates: int
    stalemate_share: Estimate
    shares: tuple[Estimate, ...]
    swaps: Estimate
    topples: Estimate


@dataclass(frozen=True, slots=True)
class TrojkaStudy:
    """What many matches of Trójka were like; money is in stakes, and shares are of all deals.

    In each deal either a trójka or three tricks take the bank, or two tricks half of it where
    that is agreed, or it is carried over. `winnings` are what each seat wins in a deal, and
    `places` what eldest hand, the next seat … and the dealer win; all share the last bank of a
    match. `growth` is the bank after the first deal of a match, the second and so on;
    `bank_lengths` has (deals, banks): after how many deals a bank was taken whole, the last
    standing for "or more", and `mean_bank_length` is deals by such banks (None: there was none).
    """

    bots: tuple[str, ...]
    seed: int
    games: int
    deals: int
    sets: Estimate
    sweeps: Estimate
    halves: Estimate
    carried: Estimate
    winnings: tuple[Estimate, ...]
    places: tuple[Estimate, ...]
    growth: tuple[float, ...]
    bank_lengths: tuple[tuple[int, int], ...]
    mean_bank_length: float | None
    actions: Estimate


Study = KolmonenStudy | TrojkaStudy


def simulate(
    plan: Plan,
    games: int,
    *,
    gear: GearName = "auto",
    workers: int = 1,
    progress: Progress | None = None,
) -> Study:
    """Play `games` games of a plan (of Trójka: matches) and sum them up.

    The result depends neither on the gear nor on the number of worker processes. Raises
    ValueError for less than two games.
    """
    if games < 2:
        raise ValueError(f"at least two games: {games}")
    columns = run([plan], games, gear=gear, workers=workers, progress=progress)[0]
    return _trojka(plan, columns) if plan.game == "trojka" else _kolmonen(plan, columns)


def _kolmonen(plan: Plan, columns: Columns) -> KolmonenStudy:
    games = len(columns["turns"])
    stalemates = sum(columns["stalemate"])
    return KolmonenStudy(
        bots=tuple(bot.name for bot in plan.bots),
        seed=plan.seed,
        games=games,
        lengths=lengths_of(columns["turns"]),
        stalemates=stalemates,
        stalemate_share=share_of(stalemates, games),
        shares=_by_seat(plan, kolmonen.seat_scores(plan, columns)),
        swaps=mean_count_of(columns["swaps"]),
        topples=mean_count_of(columns["topples"]),
    )


def lengths_of(turns: Sequence[int]) -> Lengths:
    """What many lengths of games come to."""
    ascending = sorted(turns)
    return Lengths(
        mean=mean_count_of(turns),
        median=percentile(ascending, 50),
        p5=percentile(ascending, 5),
        p95=percentile(ascending, 95),
        p99=percentile(ascending, 99),
        longest=ascending[-1],
        counts=tuple(sorted(Counter(ascending).items())),
    )


def _by_seat(plan: Plan, scores: Sequence[Sequence[float]]) -> tuple[Estimate, ...]:
    """The mean of each seat's scores."""
    least, most = STUDIED[plan.game].limits(plan)
    return tuple(mean_of(mine, least, most) for mine in zip(*scores, strict=True))


def _trojka(plan: Plan, columns: Columns) -> TrojkaStudy:
    matches, deals = len(columns["bank"]), len(columns["bank"]) * plan.deals
    taken = [sum(banks) for banks in zip(*columns["banks"], strict=True)]
    grown = [sum(banks) for banks in zip(*columns["growth"], strict=True)]
    noted = zip(columns["sets"], columns["sweeps"], columns["halves"], strict=True)
    carried = [plan.deals - sum(ways) for ways in noted]
    return TrojkaStudy(
        bots=tuple(bot.name for bot in plan.bots),
        seed=plan.seed,
        games=matches,
        deals=deals,
        sets=_share(plan, columns["sets"]),
        sweeps=_share(plan, columns["sweeps"]),
        halves=_share(plan, columns["halves"]),
        carried=_share(plan, carried),
        winnings=_by_seat(plan, trojka.seat_scores(plan, columns)),
        places=_by_seat(plan, trojka.in_stakes(plan, columns["by_place"], columns["bank"])),
        growth=tuple(chips / (matches * plan.stake) for chips in grown),
        bank_lengths=tuple((n, banks) for n, banks in enumerate(taken, 1) if banks),
        mean_bank_length=deals / sum(taken) if sum(taken) else None,
        actions=mean_count_of([number / plan.deals for number in columns["actions"]]),
    )


def _share(plan: Plan, counts: Sequence[int]) -> Estimate:
    """In which share of the deals something happens; the deals of a match go together."""
    return mean_share_of([number / plan.deals for number in counts])
