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
from kolmikko.studies.calibration.curves import Curve
from kolmikko.studies.review import PRACTICALLY_EQUAL, curve_of, lost, part_of_win

SOLVED: Final = Ground("hint-solved", ())
"""The reason for what a solution names, where nothing was tried."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A legal action and its move: a chance to win with its interval, or stakes without one.

    `is_equal` says that it is practically as good as the best one.
    """

    action: int
    move: Move
    value: float
    low: float | None
    high: float | None
    is_equal: bool


@dataclass(frozen=True, slots=True)
class Hint:
    """The best move, what the others are worth, and why.

    `whole` is the best move with the cards that are picked only after it. `moves` are those that
    were tried, the most tried first, or the dearest where they are worth stakes. `why` holds by
    these numbers; None where nothing does.
    """

    best: Move
    whole: Move
    moves: tuple[Weighed, ...]
    why: Ground | None
    is_calibrated: bool


def hint(deal: Deal, sight: Sight, choice: Choice) -> Hint:
    """A hint for the seat that is to act, made of the choice of `ADVISER` there."""
    curve = None if choice.solved else curve_of(sight, ADVISER)
    if GAMES[game_of(sight)].needs_stake():
        moves = _in_stakes(deal, choice)
    else:
        moves = _as_chances(deal, choice, curve)
    if choice.tried or len(deal.legal()) == 1:
        why = _why(grounds_of(game_of(sight))(sight.view, sight.options, choice.action), moves)
    else:
        why = SOLVED
    best, whole = deal.move_of(choice.action), whole_move(deal, sight, choice.action)
    return Hint(best, whole, moves, why, curve is not None)


def _as_chances(deal: Deal, choice: Choice, curve: Curve | None) -> tuple[Weighed, ...]:
    """The chance to win with each move, the most tried first."""
    tried = [one for one in choice.tried if one.visits and one.value is not None]
    chances = {one.action: part_of_win(one.visits, one.value or 0.0) for one in tried}
    if curve:
        chances = {action: curve.corrected(chance) for action, chance in chances.items()}
    best = chances.get(choice.action)
    found = [
        Weighed(
            action=action,
            move=deal.move_of(action),
            value=chance.value,
            low=chance.low,
            high=chance.high,
            is_equal=best is not None and not lost(chance, best),
        )
        for action, chance in chances.items()
    ]
    visits = {one.action: one.visits for one in tried}
    return tuple(sorted(found, key=lambda one: (-visits[one.action], one.move.text)))


def _in_stakes(deal: Deal, choice: Choice) -> tuple[Weighed, ...]:
    """What each move wins, the most first."""
    values = {one.action: one.value for one in choice.tried if one.value is not None and one.visits}
    most = max(values.values(), default=0.0)
    found = [
        Weighed(
            action=action,
            move=deal.move_of(action),
            value=value,
            low=None,
            high=None,
            is_equal=most - value < PRACTICALLY_EQUAL,
        )
        for action, value in values.items()
    ]
    return tuple(sorted(found, key=lambda one: -one.value))


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
