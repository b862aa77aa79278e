"""The bot that plays an endgame of Kolmonen as it has been solved, and all else as another does."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kolmikko.bots.base import Budget, Choice, Player, Sight, Tried
from kolmikko.dice import Dice
from kolmikko.endgames.solve import WIN
from kolmikko.endgames.views import Foreseen, Outlook, outlook
from kolmikko.rulekit import gear

POSITIONS_AN_ITERATION: Final = 8
"""How many positions may be looked at for each iteration of a budget."""


@dataclass(frozen=True, slots=True)
class Finishing:
    """Solves what can be solved within so many positions, in either gear; see `endgames.views`.

    A win is played the shortest way. What is otherwise equally good is left to the other player,
    who knows better where people go wrong.
    """

    otherwise: Player
    positions: int
    plain_positions: int

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        seen = None if len(legal) == 1 else self._outlook(sight, budget)
        if seen is None:
            return self.otherwise.choose(sight, legal, budget, dice)
        best = max(each.value for each in seen.actions)
        good = [each for each in seen.actions if each.value == best]
        if best == WIN:
            action = min(good, key=lambda each: each.length or 0).action
        elif len(good) == 1:
            action = good[0].action
        else:
            action = among(good, self.otherwise.choose(sight, legal, budget, dice))
        tried = tuple(Tried(each.action, seen.positions, each.value) for each in seen.actions)
        return Choice(action, tried, seen.positions, solved=True)

    def _outlook(self, sight: Sight, budget: Budget) -> Outlook | None:
        """What each action is worth; None where that is not known, or would take too long."""
        fast = gear.is_available()
        most = self.positions if fast else self.plain_positions
        if budget.iterations is not None:
            most = min(most, POSITIONS_AN_ITERATION * budget.iterations)
        return outlook(sight.options, sight.view, most, fast=fast)


def among(good: Iterable[Foreseen], choice: Choice) -> int:
    """The action of these that another player would take, or has looked at most."""
    visits = {each.action: each.visits for each in choice.tried}
    return max(
        (each.action for each in good),
        key=lambda action: (action == choice.action, visits.get(action, 0)),
    )
