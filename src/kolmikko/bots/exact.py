"""The bot that plays Trójka for two as it has been solved, and by the rules of thumb elsewhere."""

from dataclasses import dataclass
from typing import Final

from kolmikko.bots.base import Budget, Choice, Sight
from kolmikko.bots.thumb import Thumb
from kolmikko.dice import Dice, below
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.options import Options
from kolmikko.solvers.advice import advice

PARTS: Final = 1 << 16
"""Chances are drawn in so many parts."""

OTHERWISE: Final = Thumb()


@dataclass(frozen=True, slots=True)
class Exact:
    """Each action as often as in the solution; `solvers.advice` says where there is one."""

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        if not isinstance(sight.view, View) or not isinstance(sight.options, Options):
            raise TypeError(f"not a view of Trójka: {type(sight.view).__name__}")
        chances = advice(sight.view, sight.options)
        if chances is None:
            return OTHERWISE.choose(sight, legal, budget, dice)
        return Choice(drawn(chances, dice))


def drawn(chances: dict[int, float], dice: Dice) -> int:
    """One of the actions, each with its chance."""
    at, upto = below(dice, PARTS) / PARTS, 0.0
    for action, chance in chances.items():
        upto += chance
        if at < upto:
            return action
    return max(chances, key=chances.__getitem__)
