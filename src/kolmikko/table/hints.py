"""Advice to a person whose turn it is, where the table allows it.

It is made of what the person's own seat may know, so that asking tells nothing. Nothing changes.
"""

from dataclasses import dataclass

from kolmikko.bots.base import Choice, Sight, sight_of
from kolmikko.rulekit.game import Deal
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.house import bot_to_act
from kolmikko.table.refusals import NO_HINTS, NOT_NOW, NOT_SEATED
from kolmikko.table.state import Table


@dataclass(frozen=True, slots=True)
class Question:
    """What the adviser is told: what the seat may know, and what it may do."""

    deal: Deal
    sight: Sight
    legal: tuple[int, ...]
    luck: int


@dataclass(frozen=True, slots=True)
class Advised:
    """What the adviser was told, and what it chose."""

    question: Question
    choice: Choice


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
    return Question(deal, sight_of(deal, seat), deal.legal(), table.version)
