"""Deciding how a match goes on: agreeing, beginning, dealing, moving, ending.

Legality is asked of `Deal.refusal` and nowhere else.
"""

from typing import assert_never

from kolmikko.bots import BOTS
from kolmikko.cards import PACK
from kolmikko.match import Match, after_deal, settled
from kolmikko.rulekit.game import Money, Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.shuffle import chosen
from kolmikko.table.commands import (
    Act,
    Agree,
    Agreeing,
    BotAct,
    DealOut,
    Playing,
    Proceed,
    Ready,
    Request,
    Resume,
    Start,
    Step,
)
from kolmikko.table.events import (
    Acted,
    BotAdded,
    By,
    DealEnded,
    DealStarted,
    MatchEnded,
    MatchStarted,
    Paused,
    Readied,
    Resumed,
    TableEvent,
    Wish,
    Wished,
)
from kolmikko.table.house import due, empty_seats, not_ready
from kolmikko.table.names import bot_names
from kolmikko.table.refusals import (
    CHANCE_ACTS,
    EMPTY_SEATS,
    MATCH_RUNS,
    NO_SEAT_YET,
    NO_SUCH_BOT,
    NO_SUCH_MOVE,
    NOT_ALL_READY,
    NOT_HOST,
    NOT_NOW,
    NOT_SEATED,
    PAUSED,
    STALE,
)
from kolmikko.table.settings import MOST_DEALS, game_of
from kolmikko.table.state import Dealt, Stage, Table
from kolmikko.table.taking_back import decide_undo, undone

Decision = tuple[TableEvent, ...] | Refusal


# --- agreeing -----------------------------------------------------------------------------------


def decide_agreeing(table: Table, request: Request, command: Agreeing) -> Decision:
    """What comes of a command by which people agree on beginning, stopping or going on."""
    if request.seen < table.staged:
        return STALE
    if isinstance(command, Start):
        return _start(table, request.person, command)
    seat = table.seat_of(request.person)
    if seat is None:
        return seatless(table, request.person)
    match command:
        case Ready():
            waits = table.stage in (Stage.LOBBY, Stage.BETWEEN)
            return (Readied(seat, command.yes),) if waits else NOT_NOW
        case Agree():
            return _agree(table, request, seat, command)
        case Resume():
            return (Resumed(seat),) if table.paused else NOT_NOW
    assert_never(command)


def seatless(table: Table, person: str) -> Refusal:
    """Why somebody who sits at no seat cannot do what those who sit can."""
    return NOT_SEATED if table.waits_for(person) is None else NO_SEAT_YET


def _start(table: Table, person: str, command: Start) -> Decision:
    if person != table.host:
        return NOT_HOST
    if table.is_running:
        return MATCH_RUNS
    if command.fill is not None and command.fill not in BOTS:
        return NO_SUCH_BOT
    empty = empty_seats(table)
    if empty and command.fill is None:
        return EMPTY_SEATS
    if any(table.chairs[seat].person != person for seat in _not_asking(table)):
        return NOT_ALL_READY
    names = bot_names(table, len(empty))
    bots = (
        BotAdded(seat, command.fill, name)
        for seat, name in zip(empty, names, strict=True)
        if command.fill
    )
    return (*bots, MatchStarted(table.match_number + 1))


def _not_asking(table: Table) -> list[int]:
    """The people who are there and have not asked for a match, or for another one."""
    if table.stage == Stage.LOBBY:
        return not_ready(table)
    return [seat for seat in table.present if (seat, Wish.REMATCH) not in table.wishes]


def _agree(table: Table, request: Request, seat: int, command: Agree) -> Decision:
    if command.wish == Wish.UNDO:
        overtaken = request.seen < table.moved
        return STALE if overtaken else decide_undo(table, seat, yes=command.yes)
    in_time = table.stage == Stage.ENDED if command.wish == Wish.REMATCH else table.is_running
    if not in_time or (command.wish == Wish.PAUSE and table.paused):
        return NOT_NOW
    return (Wished(seat, command.wish, command.yes),)


# --- playing ------------------------------------------------------------------------------------


def decide_playing(table: Table, request: Request, command: Playing) -> Decision:
    """What comes of a move, or of a step of the house."""
    match command:
        case Act():
            return _act(table, request, command.move)
        case BotAct():
            return _bot_act(table, request, command)
        case DealOut():
            return _deal_out(table, command)
        case Proceed():
            return _proceed(table, command.step)
    assert_never(command)


def _act(table: Table, request: Request, move: Move) -> Decision:
    seat = table.seat_of(request.person)
    if seat is None:
        return seatless(table, request.person)
    if not table.moved <= request.seen <= table.version:
        return STALE
    return act_refused(table, request.person, move) or (Acted(seat, move, By.PERSON),)


def act_refused(table: Table, person: str, move: Move) -> Refusal | None:
    """Why a person who sees the newest table cannot make a move."""
    seat = table.seat_of(person)
    if seat is None:
        return seatless(table, person)
    if table.dealt is None or table.stage != Stage.PLAYING:
        return NOT_NOW
    return PAUSED if table.paused else move_refused(table, table.dealt, seat, move)


def move_refused(table: Table, dealt: Dealt, seat: int, move: Move) -> Refusal | None:
    """Why somebody cannot make a move: it is none, it is chance's, or the rules forbid it."""
    lengths = game_of(table.settings).verbs.get(move.verb, range(0))
    whole = len(move.cards) in lengths and all(0 <= card < PACK for card in move.cards)
    if not whole or len(set(move.cards)) != len(move.cards):
        return NO_SUCH_MOVE
    if dealt.deal.at_chance:
        return CHANCE_ACTS
    return dealt.deal.refusal(seat, move)


def _bot_act(table: Table, request: Request, command: BotAct) -> Decision:
    if due(table) != Step.BOT or table.dealt is None or command.seat != table.actor:
        return NOT_NOW
    if request.seen != table.moved:
        return STALE
    chair = table.chairs[command.seat]
    by = By.STAND_IN if chair.stand_in else By.BOT if chair.bot else By.CLOCK
    refused = move_refused(table, table.dealt, command.seat, command.move)
    return refused or (Acted(command.seat, command.move, by),)


def _deal_out(table: Table, command: DealOut) -> Decision:
    if due(table) != Step.DEAL or table.match is None:
        return NOT_NOW
    first = table.match.played == 0
    dealer = command.dealer if first else table.match.dealer
    return (DealStarted(table.match.played + 1, dealer, command.deck),)


def _proceed(table: Table, step: Step) -> Decision:
    if due(table) != step:
        return NOT_NOW
    match step:
        case Step.BEGIN:
            return (MatchStarted(table.match_number + 1),)
        case Step.PAUSE:
            return (Paused(),)
        case Step.STOP:
            return (MatchEnded(table.match_number, stopped=True, money=settled_money(table)),)
        case Step.UNDO:
            return undone(table)
        case Step.DRAW:
            return _draw(table)
        case Step.CONCLUDE:
            return _conclude(table)
        case Step.DEAL | Step.BOT:
            return NOT_NOW
    assert_never(step)


def _draw(table: Table) -> Decision:
    dealt = table.dealt
    if dealt is None or table.actor is None:
        return NOT_NOW
    action = chosen(dealt.deal.legal(), dealt.luck, f"draw {dealt.done}")
    return (Acted(table.actor, dealt.deal.move_of(action), By.CHANCE),)


def _conclude(table: Table) -> Decision:
    if table.dealt is None or table.match is None:
        return NOT_NOW
    deal = table.dealt.deal
    result = deal.result()
    after = after_deal(table.match, deal)
    places = None if result is None else tuple(result)
    ended = DealEnded(table.dealt.number, places, deal.money())
    if not is_over(after):
        return (ended,)
    return (ended, MatchEnded(table.match_number, stopped=False, money=settled(after).money))


def is_over(match: Match) -> bool:
    """Whether a match is over between two deals; nobody plays on for ever."""
    return match.is_over or match.played >= MOST_DEALS


def settled_money(table: Table) -> Money | None:
    """The chips when a match is stopped now; a deal in progress counts nothing."""
    return None if table.match is None else settled(table.match).money
