"""Deciding who may say what: reminders, phrases, and lines in one's own words."""

from typing import Final, assert_never

from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import (
    PHRASES,
    AllowChat,
    Chat,
    Nudge,
    Phrase,
    Request,
    Talking,
)
from kolmikko.table.events import ChatAllowed, Chatted, Nudged, Said, TableEvent
from kolmikko.table.house import turn_ends
from kolmikko.table.names import JOINER
from kolmikko.table.refusals import (
    BAD_TEXT,
    CHAT_OFF,
    NO_NUDGING,
    NO_SUCH_PHRASE,
    NOT_HOST,
    TOO_SOON,
)
from kolmikko.table.rounds import seatless
from kolmikko.table.settings import TurnClock
from kolmikko.table.state import NoteKind, Table

COOLDOWN: Final = 3000
"""Milliseconds before a phrase or a nudge since the seat last said anything."""

CHAT_COOLDOWN: Final = 1000
"""The same before a line of chat."""

LONGEST_LINE: Final = 200

Decision = tuple[TableEvent, ...] | Refusal


def decide_talking(table: Table, request: Request, command: Talking) -> Decision:
    """What comes of wanting to say something, or of allowing it."""
    if isinstance(command, AllowChat):
        return _allow_chat(table, request.person, command)
    seat = table.seat_of(request.person)
    if seat is None:
        return seatless(table, request.person)
    wait = CHAT_COOLDOWN if isinstance(command, Chat) else COOLDOWN
    if any(request.at < said + wait for said in _said_at(table, seat)):
        return TOO_SOON
    match command:
        case Phrase():
            return (Said(seat, command.phrase),) if command.phrase in PHRASES else NO_SUCH_PHRASE
        case Chat():
            return _chat(table, seat, request.person, command.text.strip())
        case Nudge():
            return _nudge(table, request.at, seat)
    assert_never(command)


def good_line(text: str) -> bool:
    """Whether a text can be said at a table: short, printable, one line."""
    seen = text.replace(JOINER, "")
    return seen != "" and len(text) <= LONGEST_LINE and seen.isprintable()


def _said_at(table: Table, seat: int) -> list[int]:
    return [note.at for note in table.notes if note.seat == seat and note.kind != NoteKind.UNDO]


def _allow_chat(table: Table, person: str, command: AllowChat) -> Decision:
    if person != table.host:
        return NOT_HOST
    return () if command.yes == table.settings.chat else (ChatAllowed(command.yes),)


def _chat(table: Table, seat: int, person: str, text: str) -> Decision:
    if not table.settings.chat:
        return CHAT_OFF
    return (Chatted(seat, person, text),) if good_line(text) else BAD_TEXT


def _nudge(table: Table, at: int, seat: int) -> Decision:
    ends = turn_ends(table)
    actor = table.actor
    if ends is None or actor is None or actor == seat or table.settings.clock != TurnClock.SOFT:
        return NO_NUDGING
    return (Nudged(seat, actor),) if at >= ends else TOO_SOON
