"""The bot that plays what has been solved as it was solved, and leaves the rest to another."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final

from kolmikko.bots.base import Budget, Choice, Player, Sight, Tried
from kolmikko.dice import Dice, below
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.row import Row

Advice = Callable[[Row, RuleOptions], dict[int, float] | None]
"""The chance with which to choose each action; None for what has not been solved."""

Worths = Callable[[Row, RuleOptions], dict[int, float] | None]
"""What each action wins, in stakes; None for what has not been solved."""

ROUNDED: Final = 0.001
"""Stakes that a rounded solution may give away. It gives away more where it never comes by itself,
since nothing was learnt there: after somebody has slipped."""

PARTS: Final = 1 << 16
"""Chances are drawn in so many parts."""


@dataclass(frozen=True, slots=True)
class Exact:
    """Each action as often as in the solution; `solvers.advice` says where there is one."""

    otherwise: Player
    tells: bool = False
    """Whether it works out what each action wins as well, and goes by that after a slip."""

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        chances = advice()(sight.view, sight.options)
        if chances is None:
            return self.otherwise.choose(sight, legal, budget, dice)
        action = drawn(chances, dice)
        won = counted()(sight.view, sight.options) if self.tells else None
        if not won:
            return Choice(action, solved=True)
        dearest = max(won, key=won.__getitem__)
        if won[action] < won[dearest] - ROUNDED:
            action = dearest
        tried = tuple(Tried(each, 1, worth) for each, worth in sorted(won.items()))
        return Choice(action, tried, solved=True)


@cache
def counted() -> Worths:
    """What actions win, loaded when it is first asked for."""
    found: Worths = import_module("kolmikko.solvers.prospects").worths
    return found


@cache
def advice() -> Advice:
    """What the solvers advise, loaded when it is first asked for."""
    found: Advice = import_module("kolmikko.solvers.advice").advice
    return found


def drawn(chances: dict[int, float], dice: Dice) -> int:
    """One of the actions, each with its chance."""
    at, upto = below(dice, PARTS) / PARTS, 0.0
    for action, chance in chances.items():
        upto += chance
        if at < upto:
            return action
    return max(chances, key=chances.__getitem__)
