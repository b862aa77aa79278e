"""What a bot advises in a position: each move weighed with its margin, and one reason that holds.

It is made of what the seat may know, so that asking tells nothing. Nothing changes.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from kolmikko.bots import ADVISER, THUMB
from kolmikko.bots.base import OWN_BUDGET, Choice, Sight, sight_of
from kolmikko.bots.levels import game_of
from kolmikko.dice import dice
from kolmikko.games import GAMES
from kolmikko.rulekit.game import Deal, Move
from kolmikko.rulekit.ground import Ground
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.row import Row
from kolmikko.studies.estimates import Estimate
from kolmikko.studies.review import curve_of, lost, values_of

SOLVED: Final = Ground("hint-solved", ())
"""The reason for what a solution of Trójka names, where none is clearer."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A legal action and its move: a chance to win or stakes, with the interval.

    `is_equal` says that it is practically as good as the best one.
    """

    action: int
    move: Move
    value: float
    low: float
    high: float
    is_equal: bool


@dataclass(frozen=True, slots=True)
class Hint:
    """The best move, what the others are worth, and why.

    `whole` is the best move with the cards that are picked only after it. `moves` are those that
    were tried, the most tried first; where they are worth stakes (`in_stakes`) or those of a
    solution (`is_exact`), the dearest first. `why` holds by these numbers; None where
    nothing does.
    """

    best: Move
    whole: Move
    moves: tuple[Weighed, ...]
    why: Ground | None
    in_stakes: bool
    is_calibrated: bool
    is_exact: bool


def hint(deal: Deal, sight: Sight, choice: Choice) -> Hint:
    """A hint for the seat that is to act, made of the choice of `ADVISER` there."""
    curve = None if choice.solved else curve_of(sight, ADVISER.name)
    in_stakes = GAMES[game_of(sight)].needs_stake()
    moves = _weighed(deal, values_of(sight, choice, curve), choice.action)
    visits = {one.action: one.visits for one in choice.tried}

    def place(one: Weighed) -> tuple[float, bool, str]:
        first = round(one.value, 3) if in_stakes or choice.solved else visits[one.action]
        return -first, one.action != choice.action, one.move.text

    moves.sort(key=place)
    why = _why(grounds_of(game_of(sight))(sight.view, sight.options, choice.action), moves)
    if why is None and in_stakes and choice.solved and len(deal.legal()) > 1:
        why = SOLVED
    return Hint(
        best=deal.move_of(choice.action),
        whole=whole_move(deal, sight, choice.action),
        moves=tuple(moves),
        why=why,
        in_stakes=in_stakes,
        is_calibrated=curve is not None,
        is_exact=choice.solved,
    )


def _weighed(deal: Deal, values: dict[int, Estimate], best: int) -> list[Weighed]:
    """Each move with its value, and whether it is as good as the best one."""
    return [
        Weighed(
            action=action,
            move=deal.move_of(action),
            value=value.value,
            low=value.low,
            high=value.high,
            is_equal=best in values and not lost(value, values[best]),
        )
        for action, value in values.items()
    ]


def _why(speaking: Iterable[Ground], moves: Iterable[Weighed]) -> Ground | None:
    """The first reason that the numbers bear out: all that it speaks against is clearly worse."""
    worse = {one.action: not one.is_equal for one in moves}
    for ground in speaking:
        known = [worse[action] for action in ground.against if action in worse]
        if known and all(known):
            return ground
    return None


def whole_move(deal: Deal, sight: Sight, action: int) -> Move:
    """The move that an action makes or begins; the cards that it still needs by rules of thumb."""
    fewest = GAMES[game_of(sight)].verbs
    move = deal.move_of(action)
    while len(move.cards) < fewest[move.verb].start:
        deal = deal.copy()
        deal.act(action)
        seat = deal.actor
        assert seat is not None
        action = THUMB.choose(sight_of(deal, seat), deal.legal(), OWN_BUDGET, dice(0)).action
        move = deal.move_of(action)
    return move


Grounds = Callable[[Row, RuleOptions, int], list[Ground]]


@cache
def grounds_of(game: str) -> Grounds:
    """What might be said for an action: `games/<game>/grounds.py`, or nothing without one."""
    name = f"kolmikko.games.{game}.grounds"
    if find_spec(name) is None:
        return lambda view, options, action: []
    found: Grounds = import_module(name).grounds
    return found
