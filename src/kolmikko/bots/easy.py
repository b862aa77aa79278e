"""The bot that plays as beginners do: `games/<game>/easy.py`."""

from dataclasses import dataclass

from kolmikko.bots.base import Budget, Choice, Sight
from kolmikko.bots.thumb import rules_of
from kolmikko.dice import Dice


@dataclass(frozen=True, slots=True)
class Easy:
    """A beginner at any game that says what mistakes beginners make."""

    name: str = "easy"
    about: str = "plays like a beginner, with the mistakes that people make"
    moment: float = 0.0

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        del legal, budget
        return Choice(rules_of(type(sight.view), "easy")(sight.view, dice))
