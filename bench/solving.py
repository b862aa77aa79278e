"""How long it takes to solve Trójka for two, one turn-up of each version, in CPU seconds."""

import time
from collections.abc import Callable
from typing import Final

from kolmikko.cards import PACK
from kolmikko.games.trojka.options import CLASSIC, CLASSIC32
from kolmikko.solvers.bank import deals_from
from kolmikko.solvers.hands import hands_of, ranks
from kolmikko.solvers.response import Judge
from kolmikko.solvers.session import FINE, GOOD, ROUGH, Table, Turned, turned
from kolmikko.solvers.sweeps import sweeps_of
from kolmikko.solvers.weights import weights

STAKE: Final = 5
FEW: Final = 16
"""Cards of a pack that takes no time to solve."""

SOLVED: Final = {"classic, one turn-up": (10.0, 1e-9), "classic32, one turn-up": (75.0, 1e-4)}
"""The seconds that each may take, and the NashConv that it has to reach.

Seventy-five seconds for each of eight turn-ups are ten minutes.
"""

HEADER: Final = ("solved", "CPU seconds", "NashConv", "asked")


def lines() -> list[tuple[str, ...]]:
    """Solve both: what, CPU seconds, NashConv, and the goals with whether they are reached."""
    compile_loops()
    solvers: tuple[Callable[[], float], ...] = (main_version, thirty_two)
    return [_line(name, solve) for name, solve in zip(SOLVED, solvers, strict=True)]


def _line(name: str, solve: Callable[[], float]) -> tuple[str, ...]:
    seconds, good = SOLVED[name]
    begin = time.process_time()
    nashconv = max(solve(), 0.0)
    used = time.process_time() - begin
    verdict = "ok" if used <= seconds and nashconv <= good else "SHORT"
    return name, f"{used:.2f}", f"{nashconv:.1e}", f"{seconds:.0f} / {good:.0e} {verdict}"


def main_version() -> float:
    """Prove the rule of the middle card for one turn-up; its NashConv."""
    return sweeps_of(CLASSIC, ranks(CLASSIC)[0], fast=True).nashconv


def thirty_two() -> float:
    """Solve a session in which one rank is always turned up, as `solve`; the largest NashConv."""
    return _solved(turned(CLASSIC32, ranks(CLASSIC32)[0], fast=True), ROUGH, GOOD)


def compile_loops() -> None:
    """The same with few cards and steps, so that no compiling is counted."""
    pack = range(PACK - FEW, PACK)
    hands = hands_of(CLASSIC32, pack[0], pack)
    few = Turned(ranks(CLASSIC32)[0], hands, weights(hands, fast=True), Judge(hands, fast=True))
    _solved(few, FINE, 1.0)


def _solved(up: Turned, rough: int, good: float) -> float:
    table = Table([up], deals_from(CLASSIC32, STAKE), fast=True)
    for _ in range(2):
        table.learn(rough, lambda _: None)
        table.weigh()
    table.begin_again()
    table.finish(good, lambda _: None)
    return max(each.verdict.nashconv for each in table.judged())
