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
        return Choice(thumb_of(type(sight.view))(sight.view, dice))


@cache
def thumb_of(view: type[Row]) -> Callable[[Row, Dice], int]:
    """The rules of thumb that stand beside a game's `View`.

    Raises ModuleNotFoundError for a game without any.
    """
    game = view.__module__.rpartition(".")[0]
    thumb: Callable[[Row, Dice], int] = import_module(f"{game}.thumb").thumb
    return thumb
