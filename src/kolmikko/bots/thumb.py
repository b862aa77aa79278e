"""The bot that plays by a game's own rules of thumb: `games/<game>/thumb.py`."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from kolmikko.bots.base import Budget, Choice, Sight
from kolmikko.dice import Dice
from kolmikko.rulekit.row import Row


@dataclass(frozen=True, slots=True)
class Thumb:
    """A modest human way to play any game that has rules of thumb."""

    name: str = "thumb"
    about: str = "a modest human way to play, by each game's rules of thumb"
    moment: float = 0.0

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        del legal, budget
        return Choice(rules_of(type(sight.view), "thumb")(sight.view, dice))


@cache
def rules_of(view: type[Row], name: str) -> Callable[[Row, Dice], int]:
    """The rules of a name, "thumb" or "easy", that stand beside a game's `View`.

    Raises ModuleNotFoundError for a game without any.
    """
    game = view.__module__.rpartition(".")[0]
    rules: Callable[[Row, Dice], int] = getattr(import_module(f"{game}.{name}"), name)
    return rules
