"""What is measured of ours, and the loop in C."""

import ctypes
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np

from bench.constants import with_constants
from kolmikko.dialect import plain
from kolmikko.dice import dice
from kolmikko.envs.batch import BatchEnv
from kolmikko.games.kolmonen.clauses import CLAUSES
from kolmikko.games.kolmonen.freeze import freeze as freeze_kolmonen
from kolmikko.games.kolmonen.options import CLASSIC as KOLMONEN
from kolmikko.games.kolmonen.state import Core
from kolmikko.games.trojka.freeze import freeze as freeze_trojka
from kolmikko.games.trojka.options import CLASSIC as TROJKA
from kolmikko.games.trojka.state import OVER
from kolmikko.playouts import kolmonen, trojka
from kolmikko.rulekit import gear

Run = Callable[[float], tuple[float, float]]
"""Play for about so many seconds; moves played and seconds used."""

SOURCE: Final = Path(__file__).with_name("kolmonen.c")
BUILDS: Final = {"portable": [], "native": ["-march=native"]}
CHECKED_GAMES: Final = 300
SPELLS: Final = 10


def timed(
    play: Callable[[int], float], clock: Callable[[], float] = time.process_time, first: int = 1
) -> Run:
    """Repeat something that plays so many games and counts moves; twice as many until it lasts."""

    def run(seconds: float) -> tuple[float, float]:
        games, moves, begin = first, 0.0, clock()
        while (used := clock() - begin) < seconds:
            moves += play(games)
            if used < seconds / 4:
                games *= 2
        return moves, used

    return run


class Table:
    """What a loop needs: records for a state, options, dice, and a table before the deal."""

    def __init__(self, before: Any, core: Any, seed: int = 1) -> None:  # noqa: ANN401
        self.rows = gear.rows(before, before)
        self.core, self.dice = gear.rows(core), gear.rows(dice(seed))

    def play(self, loop: Callable[..., Any]) -> Callable[[int], float]:
        s, before, o, d = *self.rows, self.core[0], self.dice[0]
        return lambda games: loop(s, o, d, before, games)


def compiled_runs() -> dict[str, Run]:
    """The fast gear: whole games, and rollouts from positions just dealt."""
    core = freeze_kolmonen(KOLMONEN)
    table = Table(kolmonen.before_deal(2), core)
    constant = with_constants(plain(kolmonen.play_games), core, {})
    check_constants(gear.compiled(constant))
    return {
        "compiled Kolmonen": timed(table.play(gear.compiled(kolmonen.play_games))),
        "compiled Kolmonen, 4 seats": timed(
            Table(kolmonen.before_deal(4), core).play(gear.compiled(kolmonen.play_games))
        ),
        "compiled Kolmonen, options as constants": timed(table.play(gear.compiled(constant))),
        "compiled Trójka, deals too": timed(
            Table(trojka.before_deal(4), freeze_trojka(TROJKA)).play(
                gear.compiled(trojka.play_games)
            )
        ),
        "compiled Trójka": timed(trojka_rollouts()),
    }


def trojka_rollouts(positions: int = 20) -> Callable[[int], float]:
    """Rollouts from positions just dealt, in which somebody has a choice."""
    table = Table(trojka.before_deal(4), freeze_trojka(TROJKA))
    s, before, o, d = *table.rows, table.core[0], table.dice[0]
    dealt, number = np.repeat(table.rows[:1], positions), 0
    for position in dealt:
        while position["hand"][0] == 0 or position["stage"] == OVER:
            gear.compiled(trojka.deal_number)(position, o, d, before, 1, number)
            number += 1
    play_from = gear.compiled(trojka.play_from)
    return lambda games: sum(play_from(s, o, d, position, games) for position in dealt)


def plain_runs() -> dict[str, Run]:
    def play(module: Any, before: Any, core: Any) -> Callable[[int], float]:  # noqa: ANN401
        s, d = before.copy(), dice(1)
        return lambda games: module.play_games(s, core, d, before, games)

    return {
        "plain Kolmonen": timed(play(kolmonen, kolmonen.before_deal(2), freeze_kolmonen(KOLMONEN))),
        "plain Trójka": timed(play(trojka, trojka.before_deal(4), freeze_trojka(TROJKA))),
    }


def batch_runs() -> dict[str, Run]:
    """A legal mask, an action for each row and a step; the last also with encoded views."""

    def steps(game: str, seats: int, *, views: bool = False) -> Callable[[int], float]:
        env = BatchEnv(game, seats=seats, size=1000, seed=1)
        mask, actions, seen = env.legal_mask(), env.sample(), env.observe()
        encoded = env.encode(seen)

        def play(number: int) -> float:
            for _ in range(number):
                env.legal_mask(mask)
                env.step(env.sample(actions))
                if views:
                    env.encode(env.observe(seen), encoded)
            return number * env.size

        return play

    return {
        "batch of 1,000: Kolmonen": timed(steps("kolmonen", 2)),
        "batch of 1,000: Kolmonen, encoded views too": timed(steps("kolmonen", 2, views=True)),
        "batch of 1,000: Trójka": timed(steps("trojka", 4)),
    }


def thread_runs() -> dict[str, Run]:
    """Moves per second of wall clock on one thread and on two.

    Each time the best of some short spells, since others may use the cores as well.
    """
    core = freeze_kolmonen(KOLMONEN)
    loop = gear.compiled(kolmonen.play_games)
    plays = [Table(kolmonen.before_deal(2), core, seed).play(loop) for seed in (1, 2)]
    pool = ThreadPoolExecutor(2)

    def both(games: int) -> float:
        return sum(task.result() for task in [pool.submit(play, games) for play in plays])

    def best(play: Callable[[int], float]) -> Run:
        run = timed(play, time.perf_counter, 64)

        def spells(seconds: float) -> tuple[float, float]:
            return max((run(seconds / SPELLS) for _ in range(SPELLS)), key=lambda s: s[0] / s[1])

        return spells

    return {
        "Kolmonen on one thread, wall clock": best(plays[0]),
        "Kolmonen on two threads, wall clock": best(both),
    }


def c_runs() -> dict[str, Run]:
    """The loop in C, portable and for this processor, after it has played our games.

    Nothing where there is no C compiler.
    """
    if not shutil.which("cc"):
        return {}
    clauses = [f"-D{name}={number}" for number, name in enumerate(CLAUSES.ids, 1)]
    runs = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, flags in BUILDS.items():
            library = Path(folder) / f"{name}.so"
            options = ["-O3", "-shared", "-fPIC", "-Wall", "-Werror", *flags, *clauses]
            subprocess.run(["cc", *options, "-o", str(library), str(SOURCE)], check=True)
            games = ctypes.CDLL(str(library)).play_games
            games.restype = ctypes.c_int64
            check_c(games)
            table = Table(kolmonen.before_deal(2), freeze_kolmonen(KOLMONEN))
            runs[f"Kolmonen in C, {name}"] = timed(_c_play(games, table))
    return runs


def _c_play(games: Any, table: Table) -> Callable[[int], float]:  # noqa: ANN401 - ctypes
    def play(number: int) -> float:
        records = table.rows[:1], table.dice, table.rows[1:]
        pointers = [ctypes.c_void_p(record.ctypes.data) for record in records]
        return float(games(*pointers, ctypes.c_int64(number)))

    return play


def check_constants(loop: Callable[..., Any]) -> None:
    """Rules with constants play the same games, and look at no options."""
    before = kolmonen.before_deal(3)
    ours, theirs = Table(before, freeze_kolmonen(KOLMONEN)), Table(before, Core())
    ours.play(gear.compiled(kolmonen.play_games))(CHECKED_GAMES)
    theirs.play(loop)(CHECKED_GAMES)
    if (ours.rows != theirs.rows).any():
        raise RuntimeError("rules with constants play other games than the rules")


def check_c(games: Any) -> None:  # noqa: ANN401 - ctypes
    """The same games to the last byte of the record, for every number of seats."""
    core = freeze_kolmonen(KOLMONEN)
    for seats in (2, 3, 4, 5):
        before = kolmonen.before_deal(seats, seats - 1)
        ours, theirs = Table(before, core, seats), Table(before, core, seats)
        moves = ours.play(gear.compiled(kolmonen.play_games))(CHECKED_GAMES)
        if moves != _c_play(games, theirs)(CHECKED_GAMES) or (ours.rows != theirs.rows).any():
            raise RuntimeError(f"kolmonen.c plays other games than the rules, {seats} seats")
