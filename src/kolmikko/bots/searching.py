"""The bot that searches: `search/<game>.py`, for a number of iterations or seconds."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Protocol

from kolmikko.bots.base import Budget, Choice, Sight, Tried
from kolmikko.dice import Dice
from kolmikko.rulekit import gear
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.row import Row
from kolmikko.search.thinking import Searched


class Think(Protocol):
    """Searches from what a seat may know, in one game; compiled if `fast`."""

    def __call__(
        self,
        options: RuleOptions,
        view: Row,
        dice: Dice,
        iterations: int,
        seconds: float,
        *,
        fast: bool,
    ) -> Searched: ...


@dataclass(frozen=True, slots=True)
class Searching:
    """Search with a measure of its own: iterations in either gear, and seconds of the clock."""

    game: str
    iterations: int
    plain_iterations: int
    seconds: float

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        """The action that the search finds best; a single legal one is chosen at once."""
        if len(legal) == 1:
            return Choice(legal[0])
        fast = gear.is_available()
        own = self.iterations if fast else self.plain_iterations
        iterations = own if budget.iterations is None else budget.iterations
        seconds = self.seconds if budget.seconds is None else budget.seconds
        think = think_of(self.game)
        searched = think(sight.options, sight.view, dice, iterations, seconds, fast=fast)
        tried = tuple(Tried(each.action, each.visits, each.value) for each in searched.found)
        return Choice(searched.best, tried, searched.iterations)


@cache
def think_of(game: str) -> Think:
    """How a game is searched."""
    think: Think = import_module(f"kolmikko.search.{game}").think
    return think
