"""Advice to a person whose turn it is, where the table allows it.

It is made of what the person's own seat may know, so that asking tells nothing. Nothing changes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from kolmikko.bots import THUMB
from kolmikko.bots.base import OWN_BUDGET, Choice, Sight, sight_of
from kolmikko.dice import dice
from kolmikko.games import GAMES
from kolmikko.rulekit.game import Deal, Move
from kolmikko.rulekit.ground import Ground
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.refusal import Refusal
from kolmikko.rulekit.row import Row
from kolmikko.table.house import bot_to_act
from kolmikko.table.refusals import NO_HINTS, NOT_NOW, NOT_SEATED
from kolmikko.table.state import Table

ADVISER: Final = "expert"
"""The bot that is asked."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the adviser is told: what the seat may know, and what it may do."""

    game: str
    deal: Deal
    sight: Sight
    legal: tuple[int, ...]
    luck: int


@dataclass(frozen=True, slots=True)
class Weighed:
    """A legal move, how often the adviser tried it, and what it came to on average.

    `value` is as in `bots.base.Tried`; None where the adviser has no such number.
    """

    move: Move
    visits: int
    value: float | None


@dataclass(frozen=True, slots=True)
class Pro:
    """What might be said for the best move, if each of these others is clearly worse."""

    message: str
    facts: Mapping[str, int]
    against: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """The move to make in a game, and what the adviser knows of each, the most tried first.

    `pros` are not checked against what the adviser knows. `estimated` is what it saw; None where
    its values are exact. `whole` is the best move with cards that are picked only after it.
    `just_known` says that a solution names the move, and nothing was tried.
    """

    game: str
    best: Move
    weighed: tuple[Weighed, ...]
    pros: tuple[Pro, ...] = ()
    estimated: Sight | None = None
    whole: Move | None = None
    just_known: bool = False


def question(table: Table, person: str) -> Question | Refusal:
    """What to ask the adviser for a person, or why not."""
    seat, dealt = table.seat_of(person), table.dealt
    if not table.settings.hints:
        return NO_HINTS
    if seat is None:
        return NOT_SEATED
    if dealt is None or seat != table.actor or table.paused or bot_to_act(table):
        return NOT_NOW
    deal = dealt.deal
    if deal.at_chance:
        return NOT_NOW
    return Question(table.settings.game, deal, sight_of(deal, seat), deal.legal(), table.version)


def advice(asked: Question, choice: Choice) -> Advice:
    """The adviser's choice in terms of moves."""
    move_of = asked.deal.move_of
    weighed = (Weighed(move_of(one.action), one.visits, one.value) for one in choice.tried)
    ordered = sorted(weighed, key=lambda one: (-one.visits, one.move.text))
    speaking = grounds_of(asked.game)(asked.sight.view, asked.sight.options, choice.action)
    pros = tuple(
        Pro(one.message, one.facts, tuple(move_of(action) for action in one.against))
        for one in speaking
    )
    estimated = None if choice.solved else asked.sight
    best, whole = move_of(choice.action), whole_move(asked, choice.action)
    just_known = not choice.tried and len(asked.legal) > 1
    return Advice(asked.game, best, tuple(ordered), pros, estimated, whole, just_known)


def whole_move(asked: Question, action: int) -> Move:
    """The move that an action makes or begins; the cards that it still needs by rules of thumb."""
    deal, fewest = asked.deal, GAMES[asked.game].verbs
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
