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

PARTS: Final = 1 << 16
"""Chances are drawn in so many parts."""


@dataclass(frozen=True, slots=True)
class Exact:
    """Each action as often as in the solution; `solvers.advice` says where there is one."""

    otherwise: Player
    tells: bool = False
    """Whether it works out what each action wins as well, which can take a fifth of a second."""

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        chances = advice()(sight.view, sight.options)
        if chances is None:
            return self.otherwise.choose(sight, legal, budget, dice)
        won = worths()(sight.view, sight.options) if self.tells else None
        tried = tuple(Tried(action, 1, worth) for action, worth in sorted((won or {}).items()))
        return Choice(drawn(chances, dice), tried, solved=True)


@cache
def worths() -> Worths:
    """What the solvers count, loaded when it is first asked for."""
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
