"""What comes of a request: events, or why it is refused. Pure: no clock, no chance, no store."""

from typing import Final, assert_never

from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import (
    PHRASES,
    Act,
    AddBot,
    Agree,
    Away,
    Back,
    BotAct,
    DealOut,
    HandOver,
    Kick,
    Leave,
    Nudge,
    Open,
    Passing,
    Phrase,
    Proceed,
    Ready,
    RemoveBot,
    Request,
    Resume,
    Sit,
    Start,
    Talking,
    Tick,
    Wake,
)
from kolmikko.table.events import (
    CameBack,
    Closed,
    Nudged,
    Opened,
    Said,
    StoodIn,
    TableEvent,
    TimedOut,
    TookBack,
    WaitedEnough,
    WentAway,
    Woke,
)
from kolmikko.table.house import absences, closes, turn_ends, wait_ends
from kolmikko.table.refusals import (
    CLOSED,
    NO_NUDGING,
    NO_SUCH_PHRASE,
    NO_SUCH_TABLE,
    TABLE_EXISTS,
    TOO_SOON,
    bad_settings,
)
from kolmikko.table.rounds import decide_agreeing, decide_playing, seatless
from kolmikko.table.seating import decide_seating
from kolmikko.table.settings import TurnClock, settings_error
from kolmikko.table.state import Stage, Table

COOLDOWN: Final = 3000
"""Milliseconds between two phrases, or two nudges, of one seat."""

Decision = tuple[TableEvent, ...] | Refusal


def decide(table: Table | None, request: Request) -> Decision:
    """The events that a request brings about, or a refusal; then nothing has changed.

    A request of the house that has been overtaken gives no event or is refused, as it may be.
    """
    if isinstance(request.command, Open):
        return _open(table, request.person, request.command)
    if table is None:
        return NO_SUCH_TABLE
    if table.stage == Stage.CLOSED:
        return CLOSED
    return _decide(table, request)


def _decide(table: Table, request: Request) -> Decision:
    command = request.command
    match command:
        case Sit() | Leave() | Kick() | HandOver() | AddBot() | RemoveBot():
            return decide_seating(table, request, command)
        case Ready() | Start() | Agree() | Resume():
            return decide_agreeing(table, request, command)
        case Act() | BotAct() | DealOut() | Proceed():
            return decide_playing(table, request, command)
        case Nudge() | Phrase():
            return _talk(table, request, command)
        case Away() | Back() | Tick() | Wake():
            return _pass(table, request.at, command)
        case Open():
            return TABLE_EXISTS
    assert_never(command)


def _open(table: Table | None, person: str, command: Open) -> Decision:
    if table is not None:
        return TABLE_EXISTS
    wrong = settings_error(command.settings)
    return bad_settings(wrong) if wrong else (Opened(command.settings, person),)


# --- talking ------------------------------------------------------------------------------------


def _talk(table: Table, request: Request, command: Talking) -> Decision:
    seat = table.seat_of(request.person)
    if seat is None:
        return seatless(table, request.person)
    if any(note.seat == seat and request.at < note.at + COOLDOWN for note in table.notes):
        return TOO_SOON
    if isinstance(command, Phrase):
        return (Said(seat, command.phrase),) if command.phrase in PHRASES else NO_SUCH_PHRASE
    return _nudge(table, request.at, seat)


def _nudge(table: Table, at: int, seat: int) -> Decision:
    ends = turn_ends(table)
    actor = table.actor
    if ends is None or actor is None or actor == seat or table.settings.clock != TurnClock.SOFT:
        return NO_NUDGING
    return (Nudged(seat, actor),) if at >= ends else TOO_SOON


# --- time and connections -----------------------------------------------------------------------


def _pass(table: Table, at: int, command: Passing) -> tuple[TableEvent, ...]:
    match command:
        case Tick():
            return _tick(table, at)
        case Wake():
            return (Woke(),) if table.is_running or table.present else ()
        case Away():
            seat = table.seat_of(command.person)
            if seat is None or not table.chairs[seat].is_present:
                return ()
            return (WentAway(seat),)
        case Back():
            return _back(table, table.seat_of(command.person))
    assert_never(command)


def _back(table: Table, seat: int | None) -> tuple[TableEvent, ...]:
    if seat is None or table.chairs[seat].is_present:
        return ()
    return (CameBack(seat), *([TookBack(seat)] if table.chairs[seat].stand_in else []))


def _tick(table: Table, at: int) -> tuple[TableEvent, ...]:
    if at >= closes(table):
        return (Closed("abandoned" if table.is_running else "idle"),)
    events: list[TableEvent] = [
        StoodIn(seat) for seat, when in absences(table).items() if at >= when
    ]
    ends, waits = turn_ends(table), wait_ends(table)
    hard = table.settings.clock == TurnClock.HARD
    if hard and ends is not None and at >= ends and table.actor is not None:
        events.append(TimedOut(table.actor))
    if waits is not None and at >= waits:
        events.append(WaitedEnough())
    return tuple(events)
