"""Advice to a person whose turn it is, where the table allows it.

It is made of what the person's own seat may know, so that asking tells nothing. Nothing changes.
"""

from dataclasses import dataclass
from typing import Final

from kolmikko.bots.base import Choice, Sight, sight_of
from kolmikko.rulekit.game import Deal, Move
from kolmikko.rulekit.refusal import Refusal
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
class Advice:
    """The move to make in a game, and what the adviser knows of each, the most tried first."""

    game: str
    best: Move
    weighed: tuple[Weighed, ...]


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
    return Advice(asked.game, move_of(choice.action), tuple(ordered))
