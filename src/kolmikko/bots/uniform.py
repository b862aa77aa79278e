"""The bot that does anything: the baseline of every arena."""

from dataclasses import dataclass

from kolmikko.bots.base import Budget, Choice, Sight
from kolmikko.dice import Dice, below


@dataclass(frozen=True, slots=True)
class Uniform:
    """Any legal action, all equally likely."""

    name: str = "uniform"
    about: str = "any legal action, all equally likely"
    moment: float = 0.0

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        del sight, budget
        return Choice(legal[below(dice, len(legal))])
