"""The decisions of a match that has ended, for those who may judge them: nobody else's secrets."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from kolmikko.bots.turns import Turn, is_free, turn_of
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.events import Acted
from kolmikko.table.refusals import NOT_SEATED
from kolmikko.table.replay import Past
from kolmikko.table.views import eyes


@dataclass(frozen=True, slots=True)
class Made:
    """A decision, and the version of the table to which it led."""

    version: int
    turn: Turn


@dataclass(frozen=True, slots=True)
class Decisions:
    """What one person may judge of a match; with `is_open` all of it, and all cards lie open."""

    game: str
    is_open: bool
    made: tuple[Made, ...]


def decisions(match: Past) -> Decisions | Refusal:
    """The decisions for who asked for a match.

    Where the cards are sealed they are those of the own seat alone, by what it could know.
    """
    if not match.sat:
        return NOT_SEATED
    game = match.tables[0].settings.game
    return Decisions(game, match.is_open, tuple(_made(match)))


def _made(match: Past) -> Iterator[Made]:
    for before, after in pairwise(match.tables):
        event, dealt = match.events[after.version], before.dealt
        if not isinstance(event, Acted) or dealt is None or not is_free(dealt.deal):
            continue
        own = event.seat == before.seat_of(match.person) == eyes(before, event.seat, dealt.begun)
        if own or match.is_open:
            number = dealt.done + 1
            turn = turn_of(dealt.number, number, dealt.deal, event.seat, event.move)
            yield Made(after.version, turn if match.is_open else turn.closed())
