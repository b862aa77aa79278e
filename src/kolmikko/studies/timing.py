"""How long bots think: the processor time of each choice, measured where they are asked."""

from dataclasses import dataclass, field, replace
from time import process_time_ns
from typing import Final, Protocol

from kolmikko.bots.base import Budget, Choice, Sight
from kolmikko.bots.beside import Beside
from kolmikko.dice import Dice
from kolmikko.studies.gears import Columns, joined
from kolmikko.studies.plan import Plan

TIMES: Final = "times"
"""The column: for each game and seat the microseconds of each choice among several actions."""

_warm: Final[set[tuple[str, str]]] = set()
"""The games and bots that have thought in this process before."""


class Player(Protocol):
    """Plays so many games of a plan, beginning with game number `first`."""

    def __call__(self, plan: Plan, first: int, games: int, *, fast: bool) -> Columns: ...


@dataclass(frozen=True, slots=True)
class Timed(Beside):
    """A bot that plays as another one, and notes how long that took, in microseconds.

    Where there is no choice nothing is noted. The first thought of a bot in a process loads or
    compiles what it needs; it is thought twice, and the second time counts.
    """

    game: str
    times: list[int] = field(default_factory=list)

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        if len(legal) == 1:
            return self.bot.choose(sight, legal, budget, dice)
        if (self.game, self.name) not in _warm:
            _warm.add((self.game, self.name))
            self.bot.choose(replace(sight, view=sight.view.copy()), legal, budget, dice.copy())
        begun = process_time_ns()
        choice = self.bot.choose(sight, legal, budget, dice)
        self.times.append((process_time_ns() - begun) // 1000)
        return choice


def timed_games(play: Player, plan: Plan, numbers: range) -> Columns:
    """Play some games by their numbers, asking all bots, with the column `TIMES`."""
    return joined([_timed_game(play, plan, number) for number in numbers])


def _timed_game(play: Player, plan: Plan, number: int) -> Columns:
    watched = tuple(Timed(bot, plan.game) for bot in plan.bots)
    columns = play(replace(plan, bots=watched), number, 1, fast=False)
    return {**columns, TIMES: [[seat.times for seat in watched]]}
