"""What comes of a request: events, or why it is refused. Pure: no clock, no chance, no store."""

from hmac import compare_digest
from typing import assert_never

from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import (
    Act,
    AddBot,
    Again,
    Agree,
    AllowChat,
    Away,
    Back,
    BotAct,
    Chat,
    DealOut,
    Enter,
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
    Tick,
    Wake,
)
from kolmikko.table.events import (
    Admitted,
    BotAdded,
    CameBack,
    Closed,
    MatchStarted,
    Opened,
    Seated,
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
    NEEDS_PASSWORD,
    NO_SUCH_TABLE,
    TABLE_EXISTS,
    WRONG_PASSWORD,
    bad_settings,
)
from kolmikko.table.rounds import decide_agreeing, decide_playing
from kolmikko.table.seating import decide_seating
from kolmikko.table.settings import TurnClock, settings_error
from kolmikko.table.state import Stage, Table
from kolmikko.table.talking import decide_talking

Decision = tuple[TableEvent, ...] | Refusal


def decide(table: Table | None, request: Request) -> Decision:
    """The events that a request brings about, or a refusal; then nothing has changed.

    A request of the house that has been overtaken gives no event or is refused, as it may be.
    """
    if isinstance(request.command, Open):
        return _open(table, request.person, request.command)
    if isinstance(request.command, Again):
        return TABLE_EXISTS if table else _again(request, request.command)
    if table is None:
        return NO_SUCH_TABLE
    if table.stage == Stage.CLOSED:
        return CLOSED
    if isinstance(request.command, Enter):
        return _enter(table, request.person, request.command)
    if request.person and not table.may_enter(request.person):
        return NEEDS_PASSWORD
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
        case Nudge() | Phrase() | Chat() | AllowChat():
            return decide_talking(table, request, command)
        case Away() | Back() | Tick() | Wake():
            return _pass(table, request, command)
        case Open() | Again() | Enter():
            return TABLE_EXISTS
    assert_never(command)


def _open(table: Table | None, person: str, command: Open) -> Decision:
    if table is not None:
        return TABLE_EXISTS
    wrong = settings_error(command.settings)
    return bad_settings(wrong) if wrong else (Opened(command.settings, person, command.password),)


def _again(request: Request, command: Again) -> tuple[TableEvent, ...]:
    """Everything up to the position from which it goes on when its person comes."""
    others = (seat for seat in range(command.settings.seats) if seat != command.seat)
    return (
        Opened(command.settings, request.person),
        Seated(command.seat, request.person, command.name, request.process),
        *(BotAdded(seat, command.bot) for seat in others),
        MatchStarted(command.start.number, command.money),
        command.start,
        *command.moves,
        WentAway(command.seat),
    )


def _enter(table: Table, person: str, command: Enter) -> Decision:
    if table.may_enter(person):
        return ()
    right = compare_digest(command.password.encode(), table.password.encode())
    return (Admitted(person),) if right else WRONG_PASSWORD


# --- time and connections -----------------------------------------------------------------------


def _pass(table: Table, request: Request, command: Passing) -> tuple[TableEvent, ...]:
    match command:
        case Tick():
            return _tick(table, request.at)
        case Wake():
            return (Woke(),) if table.is_running or table.present else ()
        case Away():
            seat = table.seat_of(command.person)
            if seat is None or not table.chairs[seat].is_present:
                return ()
            return (WentAway(seat),)
        case Back():
            return _back(table, table.seat_of(command.person), request.process)
    assert_never(command)


def _back(table: Table, seat: int | None, process: str) -> tuple[TableEvent, ...]:
    if seat is None:
        return ()
    chair = table.chairs[seat]
    if chair.is_present and chair.process == process:
        return ()
    return (CameBack(seat, process), *([TookBack(seat)] if chair.stand_in else []))


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
