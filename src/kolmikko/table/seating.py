"""Deciding who sits where: people, bots, the host."""

from typing import Final, assert_never

from kolmikko.bots import BOTS
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import AddBot, HandOver, Kick, Leave, RemoveBot, Request, Seating, Sit
from kolmikko.table.events import (
    BotAdded,
    BotRemoved,
    HostChanged,
    Left,
    MatchEnded,
    Seated,
    TableEvent,
    Withdrew,
)
from kolmikko.table.names import bot_names, good_name, name_for
from kolmikko.table.refusals import (
    BAD_NAME,
    BARRED,
    MATCH_RUNS,
    NO_BOT_THERE,
    NO_PERSON_THERE,
    NO_SUCH_BOT,
    NO_SUCH_SEAT,
    NOT_HOST,
    NOT_SEATED,
    SEAT_TAKEN,
    SEATED_ALREADY,
    TABLE_FULL,
)
from kolmikko.table.rounds import settled_money
from kolmikko.table.state import Table

NOBODY: Final = ""
"""The host of a table that everybody has left."""

Decision = tuple[TableEvent, ...] | Refusal


def decide_seating(table: Table, request: Request, command: Seating) -> Decision:
    """What comes of a command about seats."""
    match command:
        case Sit():
            return _sit(table, request, command)
        case Leave():
            return _leave(table, request.person)
        case Kick() | HandOver() | AddBot() | RemoveBot():
            if request.person != table.host:
                return NOT_HOST
            if not 0 <= command.seat < len(table.chairs):
                return NO_SUCH_SEAT
            return _by_host(table, command)
    assert_never(command)


def _sit(table: Table, request: Request, command: Sit) -> Decision:
    person = request.person
    if not good_name(command.name):
        return BAD_NAME
    if person in table.barred:
        return BARRED
    if table.seat_of(person) is not None or table.waits_for(person) is not None:
        return SEATED_ALREADY
    seat = _free_seat(table) if command.seat is None else command.seat
    if seat is None:
        return TABLE_FULL
    if not 0 <= seat < len(table.chairs):
        return NO_SUCH_SEAT
    if not _may_be_taken(table, seat):
        return SEAT_TAKEN
    name = name_for(table, command.name)
    return (Seated(seat, person, name, request.process), *_after_sitting(table, person))


def _after_sitting(table: Table, person: str) -> tuple[TableEvent, ...]:
    """Who sits down at a table without a host is the host: somebody has to start."""
    return (HostChanged(person),) if table.host == NOBODY else ()


def _may_be_taken(table: Table, seat: int) -> bool:
    chair = table.chairs[seat]
    return chair.person is None and chair.heir is None


def _free_seat(table: Table) -> int | None:
    """The first empty seat, or else the first one of a bot."""
    free = [seat for seat in range(len(table.chairs)) if _may_be_taken(table, seat)]
    return min(free, key=lambda seat: (not table.chairs[seat].is_empty, seat), default=None)


def _leave(table: Table, person: str) -> Decision:
    waiting = table.waits_for(person)
    if waiting is not None:
        return (Withdrew(waiting),)
    seat = table.seat_of(person)
    if seat is None:
        return NOT_SEATED
    return (_left(table, seat), *_after_leaving(table, seat))


def _left(table: Table, seat: int, *, kicked: bool = False) -> Left:
    follower = bot_names(table, 1)[0] if table.is_running else ""
    return Left(seat, kicked, follower)


def _after_leaving(table: Table, seat: int) -> tuple[TableEvent, ...]:
    """Another host, if need be; a match that nobody plays any more is over."""
    seated = [chair.person for n, chair in enumerate(table.chairs) if n != seat and chair.person]
    others = [*seated, *(chair.heir.person for chair in table.chairs if chair.heir)]
    hosted = table.chairs[seat].person == table.host
    change = (HostChanged(others[0] if others else NOBODY),) if hosted else ()
    if others or not table.is_running:
        return change
    return (*change, MatchEnded(table.match_number, stopped=True, money=settled_money(table)))


def _by_host(table: Table, command: Kick | HandOver | AddBot | RemoveBot) -> Decision:
    match command:
        case Kick():
            return _kick(table, command.seat)
        case HandOver():
            person = table.chairs[command.seat].person
            return (HostChanged(person),) if person else NO_PERSON_THERE
        case AddBot():
            return _add_bot(table, command)
        case RemoveBot():
            return _remove_bot(table, command.seat)
    assert_never(command)


def _kick(table: Table, seat: int) -> Decision:
    chair = table.chairs[seat]
    if chair.heir:
        return (Withdrew(seat, kicked=True),)
    if chair.person is None or chair.person == table.host:
        return NO_PERSON_THERE
    return (_left(table, seat, kicked=True), *_after_leaving(table, seat))


def _add_bot(table: Table, command: AddBot) -> Decision:
    if table.is_running:
        return MATCH_RUNS
    if command.bot not in BOTS:
        return NO_SUCH_BOT
    if not table.chairs[command.seat].is_empty:
        return SEAT_TAKEN
    return (BotAdded(command.seat, command.bot, bot_names(table, 1)[0]),)


def _remove_bot(table: Table, seat: int) -> Decision:
    if table.is_running:
        return MATCH_RUNS
    return (BotRemoved(seat),) if table.chairs[seat].bot else NO_BOT_THERE
