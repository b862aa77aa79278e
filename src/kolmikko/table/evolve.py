"""The table after one more event. Pure, and without a rule of a game or of the table.

Whatever `decide` let through is carried out; the same log always gives the same table.
"""

from dataclasses import replace
from typing import Final

from kolmikko.match import after_deal, next_setup, settled
from kolmikko.rulekit.events import Event
from kolmikko.table.chairs import chair_changed, gone, heirs_seated, seats_changed
from kolmikko.table.events import (
    Acted,
    Admitted,
    BotAdded,
    BotRemoved,
    By,
    CameBack,
    ChatAllowed,
    Chatted,
    Closed,
    DealEnded,
    DealStarted,
    Entry,
    HostChanged,
    Left,
    MatchEnded,
    MatchStarted,
    Nudged,
    Opened,
    Paused,
    Readied,
    Resumed,
    Said,
    Seated,
    StoodIn,
    TableEvent,
    TimedOut,
    TookBack,
    Undone,
    WaitedEnough,
    WentAway,
    Wish,
    Wished,
    Withdrew,
    Woke,
)
from kolmikko.table.packs import Opener, Place
from kolmikko.table.settings import first_match, game_of
from kolmikko.table.state import (
    Chair,
    Dealt,
    LastMove,
    Note,
    NoteKind,
    Stage,
    Table,
    Told,
)
from kolmikko.table.taking_back import gives_nothing_away, seen_so_far

MOST_TOLD: Final = 300
MOST_NOTES: Final = 30


def opened(table_id: str, entry: Entry) -> Table:
    """The table that its first event opens."""
    event = entry.event
    if not isinstance(event, Opened) or entry.version != 1:
        raise ValueError(f"a log cannot begin with {type(event).__name__} {entry.version}")
    chairs = (Chair(),) * event.settings.seats
    table = Table(
        table_id,
        event.settings,
        event.host,
        chairs,
        version=1,
        at=entry.at,
        lively_at=entry.at,
        opened_at=entry.at,
        password=event.password,
        admitted=frozenset({event.host}),
    )
    return _staged(table, Stage.LOBBY)


def evolve(table: Table, entry: Entry, opener: Opener) -> Table:
    """The table after an event. Raises ValueError where the log has a gap."""
    if entry.version != table.version + 1:
        raise ValueError(f"event {entry.version} cannot follow {table.version}")
    moved_on = replace(table, version=entry.version, at=entry.at)
    match entry.event:
        case DealStarted() as event:
            return _deal_started(moved_on, event, opener)
        case Acted() as event:
            return _acted(moved_on, event)
        case Undone() as event:
            return _undone(moved_on, event)
        case Seated() | Left() | Withdrew() | BotAdded() | BotRemoved() as event:
            return seats_changed(moved_on, event)
        case WentAway() | CameBack() | StoodIn() | TookBack() | Readied() as event:
            return chair_changed(moved_on, event)
        case event:
            return _went_on(moved_on, event)


def _went_on(table: Table, event: TableEvent) -> Table:
    match event:
        case HostChanged():
            return replace(table, host=event.host)
        case Admitted():
            return replace(table, admitted=table.admitted | {event.person})
        case Wished():
            return _wished(table, event)
        case MatchStarted():
            return _match_started(table, event)
        case DealEnded() if table.match and table.dealt:
            match = after_deal(table.match, table.dealt.deal)
            return _staged(replace(table, match=match), Stage.BETWEEN)
        case MatchEnded() if table.match:
            ended = replace(heirs_seated(table), match=settled(table.match), wishes=frozenset())
            return _staged(replace(ended, paused=False), Stage.ENDED)
        case Said() | Nudged() | Chatted():
            return _noted(table, event)
        case _:
            return _time_passed(table, event)


def _time_passed(table: Table, event: TableEvent) -> Table:
    match event:
        case Paused():
            return replace(table, paused=True, wishes=_without(table.wishes, Wish.PAUSE))
        case Resumed():
            return replace(table, paused=False, lively_at=table.at)
        case TimedOut():
            return _noted(replace(table, forced=True), event)
        case WaitedEnough():
            return replace(table, waited=True)
        case ChatAllowed():
            return replace(table, settings=replace(table.settings, chat=event.yes))
        case Woke():
            chairs = (gone(chair, table.at) for chair in table.chairs)
            return replace(table, chairs=tuple(chairs), lively_at=table.at)
        case Closed():
            return _staged(table, Stage.CLOSED)
    raise ValueError(f"{type(event).__name__} cannot happen in {table.stage}")


def _wished(table: Table, event: Wished) -> Table:
    wish = frozenset({(event.seat, event.wish)})
    wishes = table.wishes | wish if event.yes else table.wishes - wish
    last = table.dealt.last if table.dealt else None
    if event.wish != Wish.UNDO or table.dealt is None or last is None:
        return replace(table, wishes=wishes)
    if not event.yes:
        stands = replace(table.dealt, last=None)
        return replace(table, wishes=_without(wishes, Wish.UNDO), dealt=stands)
    asked = table.at if last.asked is None else last.asked
    dealt = replace(table.dealt, last=replace(last, asked=asked))
    return replace(table, wishes=wishes, dealt=dealt)


def _without(wishes: frozenset[tuple[int, Wish]], wish: Wish) -> frozenset[tuple[int, Wish]]:
    return frozenset(one for one in wishes if one[1] != wish)


def _staged(table: Table, stage: Stage) -> Table:
    """The table at the beginning of a stage, with nobody ready yet."""
    chairs = tuple(replace(chair, ready=False) for chair in table.chairs)
    return replace(
        table,
        stage=stage,
        staged=table.version,
        stage_at=table.at,
        turn_at=table.at,
        chairs=chairs,
        forced=False,
        waited=False,
    )


# --- deals --------------------------------------------------------------------------------------


def _match_started(table: Table, event: MatchStarted) -> Table:
    """A new match takes over nothing but who sits where and what was agreed."""
    fresh = Table(table.id, table.settings, table.host, table.chairs)
    match = first_match(table.settings)
    fresh = replace(
        fresh,
        version=table.version,
        at=table.at,
        lively_at=table.lively_at,
        match=replace(match, money=event.money or match.money),
        match_number=event.number,
        barred=table.barred,
        opened_at=table.opened_at,
        password=table.password,
        admitted=table.admitted,
    )
    return _staged(fresh, Stage.DEALING)


def _deal_started(table: Table, event: DealStarted, opener: Opener) -> Table:
    if table.match is None:
        raise ValueError("there is no match to deal in")
    pack = opener.opened(event.deck, Place(table.id, table.match_number, event.number))
    match = replace(table.match, dealer=event.dealer)
    deal = game_of(table.settings).deal(next_setup(match, pack.deck))
    before = () if table.dealt is None else _since(table.told, table.dealt.begun)
    opening = deal.opening()
    shown = seen_so_far((0,) * (len(table.chairs) + 1), opening)
    dealt = Dealt(event.number, table.version, 0, pack.luck, deal, shown)
    told = _told(before, table.version, opening)
    table = replace(heirs_seated(table), match=match, dealt=dealt, moved=table.version, told=told)
    return _staged(table, Stage.PLAYING)


def _acted(table: Table, event: Acted) -> Table:
    if table.dealt is None:
        raise ValueError("there is no deal to act in")
    deal = table.dealt.deal.copy()
    happened = deal.play(event.seat, event.move)
    before = table.dealt if table.dealt.last is None else replace(table.dealt, last=None)
    shown = seen_so_far(before.shown, happened)
    last = None
    if event.by == By.PERSON and gives_nothing_away(before.shown, shown, event.seat, event.move):
        last = LastMove(event.seat, before)
    dealt = replace(before, deal=deal, done=before.done + 1, shown=shown, last=last)
    return _moved(table, dealt, _told(table.told, table.version, happened))


def _undone(table: Table, event: Undone) -> Table:
    """The deal without its last move, which is not told of any more either."""
    last = table.dealt.last if table.dealt else None
    if last is None or (last.seat, last.before.done) != (event.seat, event.done):
        raise ValueError(f"move {event.done + 1} of seat {event.seat} cannot be taken back")
    told = tuple(one for one in table.told if one.version < table.moved)
    return _noted(_moved(table, last.before, told), event)


def _moved(table: Table, dealt: Dealt, told: tuple[Told, ...]) -> Table:
    """The table with a deal that has gone on or back, and the turn that begins with it."""
    return replace(
        table,
        dealt=dealt,
        told=told,
        moved=table.version,
        turn_at=table.at,
        forced=False,
        wishes=_without(table.wishes, Wish.UNDO),
    )


def _told(before: tuple[Told, ...], version: int, happened: list[Event]) -> tuple[Told, ...]:
    return (*before, *(Told(version, event) for event in happened))[-MOST_TOLD:]


def _since(told: tuple[Told, ...], version: int) -> tuple[Told, ...]:
    return tuple(one for one in told if one.version >= version)


def _noted(table: Table, event: Said | Nudged | Chatted | Undone | TimedOut) -> Table:
    version, at, seat = table.version, table.at, event.seat
    match event:
        case Said():
            note = Note(version, at, NoteKind.PHRASE, seat, word=event.phrase)
        case Nudged():
            note = Note(version, at, NoteKind.NUDGE, seat, event.other)
        case Chatted() if event.text:
            note = Note(version, at, NoteKind.CHAT, seat, word=event.text)
        case Undone():
            note = Note(version, at, NoteKind.UNDO, seat)
        case TimedOut():
            note = Note(version, at, NoteKind.LATE, seat)
        case Chatted():
            return table
    return replace(table, notes=(*table.notes, note)[-MOST_NOTES:])
