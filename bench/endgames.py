"""How long it takes to solve endgames of Kolmonen, compiled, in CPU milliseconds each."""

import statistics
import time
from collections.abc import Iterator
from typing import Final

from kolmikko.dice import dice
from kolmikko.endgames.puzzles import any_endgame
from kolmikko.endgames.solve import solve
from kolmikko.games.kolmonen.options import CLASSIC

CARDS: Final = (4, 6, 8, 10)
LONGEST: Final = {8: 10.0, 10: 200.0}
"""Milliseconds within which all but one in a hundred endgames of so many cards are to be solved."""

HEADER: Final = ("endgames", "median ms", "99 % ms", "longest ms", "positions, mean", "asked")


def lines(number: int) -> Iterator[tuple[str, ...]]:
    """Solve so many endgames of each size: a line each, with the goal and whether it is reached."""
    solve(any_endgame(dice(0), 2), CLASSIC, fast=True)
    for cards in CARDS:
        luck, times, positions = dice(1, cards), [], []
        for _ in range(number):
            state = any_endgame(luck, cards)
            begin = time.process_time()
            positions.append(solve(state, CLASSIC, fast=True).positions)
            times.append(1000 * (time.process_time() - begin))
        yield _line(cards, sorted(times), statistics.mean(positions))


def _line(cards: int, times: list[float], positions: float) -> tuple[str, ...]:
    nearly_all = times[len(times) * 99 // 100]
    longest = LONGEST.get(cards)
    fits = "" if longest is None else "ok" if nearly_all <= longest else "SHORT"
    asked = "" if longest is None else f"{longest:.0f} {fits}"
    shown = [f"{value:.2f}" for value in (statistics.median(times), nearly_all, times[-1])]
    return f"{cards} cards known", *shown, f"{positions:,.0f}", asked
