"""Plans carried out: in chunks, in one process or several, with equal results in any case."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Final, Protocol, TypeVar

from kolmikko.studies import kolmonen, trojka
from kolmikko.studies.gears import Columns, GearName, is_fast, joined
from kolmikko.studies.plan import Plan, policies_of
from kolmikko.studies.timing import Player, timed_games

A = TypeVar("A")
B = TypeVar("B")

Progress = Callable[[int, int], None]
"""Told from time to time how many games of how many are done."""


@dataclass(frozen=True, slots=True)
class Studied:
    """How a game is studied.

    `seat_scores` has for each game the score of every seat, in `unit`; they are parts of a win,
    1 together, if `is_shared`, and else money, 0 together. `limits` are the least and the most
    that such a score can be.
    """

    play: Player
    seat_scores: Callable[[Plan, Columns], list[list[float]]]
    limits: Callable[[Plan], tuple[float, float]]
    unit: str
    is_shared: bool


STUDIED: Final = {
    "kolmonen": Studied(
        kolmonen.play, kolmonen.seat_scores, kolmonen.limits, "wins", is_shared=True
    ),
    "trojka": Studied(trojka.play, trojka.seat_scores, trojka.limits, "stakes", is_shared=False),
}

FAST_CHUNK: Final = 1000
PLAIN_CHUNK: Final = 20
"""Games after which there is something to tell: some hundredths of a second."""

ASKED_CHUNK: Final = 1
"""The same where bots are asked that the loops do not know: they may think for seconds."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games of a plan, one after the other; with `timed` each choice is measured."""

    plan: Plan
    first: int
    games: int
    fast: bool
    timed: bool = False


Crew = Callable[[Sequence[Chunk]], Iterable[Columns]]
"""Plays chunks, and gives what came of them in their order."""


class Hands(Protocol):
    """Does a function with each item, and gives the results in their order."""

    def __call__(self, function: Callable[[A], B], items: Iterable[A], /) -> Iterable[B]: ...


@contextmanager
def crew(workers: int) -> Iterator[Crew]:
    """So many processes that play chunks, or just this one; they stay until the end."""
    with hands_of(workers) as hands:
        yield lambda chunks: hands(play_chunk, chunks)


@contextmanager
def hands_of(workers: int) -> Iterator[Hands]:
    """So many processes, or just this one; they stay until the end."""
    if workers == 1:
        yield map
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _leave_stopping_to_parent)
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def run(
    plans: Sequence[Plan],
    games: int,
    *,
    gear: GearName = "auto",
    workers: int = 1,
    progress: Progress | None = None,
) -> list[Columns]:
    """Play games 0 to `games` - 1 of each plan; one set of columns for each plan.

    The numbers depend neither on the gear nor on how many worker processes share the work.
    Raises ValueError for less than one game or worker, GearMissingError for the fast gear where
    Numba is not installed.
    """
    if games < 1 or workers < 1:
        raise ValueError(f"at least one game and one worker: {games}, {workers}")
    with crew(workers) as hands:
        return play_all(plans, range(games), hands, gear=gear, progress=progress)


def play_all(
    plans: Sequence[Plan],
    numbers: range,
    hands: Crew,
    *,
    gear: GearName = "auto",
    timed: bool = False,
    progress: Progress | None = None,
) -> list[Columns]:
    """Play some games of each plan, by their numbers; one set of columns for each plan.

    With `timed` all bots are asked, and there is one more column (`studies.timing`).
    """
    fast = is_fast(gear)
    chunks = [chunk for plan in plans for chunk in _chunks(plan, numbers, fast, timed)]
    parts: list[list[Columns]] = [[] for _ in plans]
    per_plan, done = len(chunks) // len(plans), 0
    for number, columns in enumerate(hands(chunks)):
        parts[number // per_plan].append(columns)
        done += chunks[number].games
        if progress:
            progress(done, len(numbers) * len(plans))
    return [joined(part) for part in parts]


def _chunks(plan: Plan, numbers: range, fast: bool, timed: bool) -> Iterator[Chunk]:  # noqa: FBT001
    size = FAST_CHUNK if fast else PLAIN_CHUNK
    if timed or policies_of(plan.bots) is None:
        size = ASKED_CHUNK
    for first in numbers[::size]:
        yield Chunk(plan, first, min(size, numbers.stop - first), fast, timed)


def _leave_stopping_to_parent() -> None:
    """Ctrl-C reaches the workers too; only the parent heeds it, and then waits for no more work.

    A parent that is killed can stop nobody, so workers watch for that themselves.
    """
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def play_chunk(chunk: Chunk) -> Columns:
    """Play some games of a plan, in whatever process this is."""
    play = STUDIED[chunk.plan.game].play
    if chunk.timed:
        return timed_games(play, chunk.plan, range(chunk.first, chunk.first + chunk.games))
    return play(chunk.plan, chunk.first, chunk.games, fast=chunk.fast)
