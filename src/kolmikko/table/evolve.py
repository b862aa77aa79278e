"""The table after one more event. Pure, and without a rule of a game or of the table.

Whatever `decide` let through is carried out; the same log always gives the same table.
"""

from dataclasses import replace
from typing import Final

from kolmikko.match import after_deal, next_setup, settled
from kolmikko.rulekit.events import Event
from kolmikko.table.events import (
    Acted,
    BotAdded,
    BotRemoved,
    CameBack,
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
    WaitedEnough,
    WentAway,
    Wish,
    Wished,
    Withdrew,
    Woke,
)
from kolmikko.table.packs import Opener, Place
from kolmikko.table.settings import first_match, game_of
from kolmikko.table.state import STAND_IN, Chair, Dealt, Heir, Note, Stage, Table, Told

MOST_TOLD: Final = 300
MOST_NOTES: Final = 12


def opened(table_id: str, entry: Entry) -> Table:
    """The table that its first event opens."""
    event = entry.event
    if not isinstance(event, Opened) or entry.version != 1:
        raise ValueError(f"a log cannot begin with {type(event).__name__} {entry.version}")
    chairs = (Chair(),) * event.settings.seats
    table = Table(table_id, event.settings, event.host, chairs)
    return _staged(replace(table, version=1, at=entry.at, lively_at=entry.at), Stage.LOBBY)


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
        case Seated() | Left() | Withdrew() | BotAdded() | BotRemoved() as event:
            return _seats_changed(moved_on, event)
        case WentAway() | CameBack() | StoodIn() | TookBack() | Readied() as event:
            return _chair_changed(moved_on, event)
        case event:
            return _went_on(moved_on, event)


def _went_on(table: Table, event: TableEvent) -> Table:
    match event:
        case HostChanged():
            return replace(table, host=event.host)
        case Wished():
            wish = frozenset({(event.seat, event.wish)})
            return replace(table, wishes=table.wishes | wish if event.yes else table.wishes - wish)
        case MatchStarted():
            return _match_started(table, event)
        case DealEnded() if table.match and table.dealt:
            match = after_deal(table.match, table.dealt.deal)
            return _staged(replace(table, match=match), Stage.BETWEEN)
        case MatchEnded() if table.match:
            ended = replace(_heirs_seated(table), match=settled(table.match), wishes=frozenset())
            return _staged(replace(ended, paused=False), Stage.ENDED)
        case Said() | Nudged():
            return _noted(table, event)
        case _:
            return _time_passed(table, event)


def _time_passed(table: Table, event: TableEvent) -> Table:
    match event:
        case Paused():
            wishes = frozenset(wish for wish in table.wishes if wish[1] != Wish.PAUSE)
            return replace(table, paused=True, wishes=wishes)
        case Resumed():
            return replace(table, paused=False, lively_at=table.at)
        case TimedOut():
            return replace(table, forced=True)
        case WaitedEnough():
            return replace(table, waited=True)
        case Woke():
            chairs = (_gone(chair, table.at) for chair in table.chairs)
            return replace(table, chairs=tuple(chairs), lively_at=table.at)
        case Closed():
            return _staged(table, Stage.CLOSED)
    raise ValueError(f"{type(event).__name__} cannot happen in {table.stage}")


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
    fresh = replace(
        fresh,
        version=table.version,
        at=table.at,
        lively_at=table.lively_at,
        match=first_match(table.settings),
        match_number=event.number,
        barred=table.barred,
    )
    return _staged(fresh, Stage.DEALING)


def _deal_started(table: Table, event: DealStarted, opener: Opener) -> Table:
    if table.match is None:
        raise ValueError("there is no match to deal in")
    pack = opener.opened(event.deck, Place(table.id, table.match_number, event.number))
    match = replace(table.match, dealer=event.dealer)
    deal = game_of(table.settings).deal(next_setup(match, pack.deck))
    before = () if table.dealt is None else _since(table.told, table.dealt.begun)
    dealt = Dealt(event.number, table.version, 0, pack.luck, deal)
    table = replace(_heirs_seated(table), match=match, dealt=dealt, moved=table.version)
    return _staged(_telling(replace(table, told=before), deal.opening()), Stage.PLAYING)


def _acted(table: Table, event: Acted) -> Table:
    if table.dealt is None:
        raise ValueError("there is no deal to act in")
    deal = table.dealt.deal.copy()
    happened = deal.play(event.seat, event.move)
    dealt = replace(table.dealt, deal=deal, done=table.dealt.done + 1)
    table = replace(table, dealt=dealt, moved=table.version, turn_at=table.at, forced=False)
    return _telling(table, happened)


def _telling(table: Table, happened: list[Event]) -> Table:
    told = (*table.told, *(Told(table.version, event) for event in happened))
    return replace(table, told=told[-MOST_TOLD:])


def _since(told: tuple[Told, ...], version: int) -> tuple[Told, ...]:
    return tuple(one for one in told if one.version >= version)


def _noted(table: Table, event: Said | Nudged) -> Table:
    if isinstance(event, Said):
        note = Note(table.version, table.at, "said", event.seat, word=event.phrase)
    else:
        note = Note(table.version, table.at, "nudged", event.seat, event.other)
    return replace(table, notes=(*table.notes, note)[-MOST_NOTES:])


# --- chairs -------------------------------------------------------------------------------------


def _seats_changed(table: Table, event: Seated | Left | Withdrew | BotAdded | BotRemoved) -> Table:
    chair = table.chairs[event.seat]
    match event:
        case Seated() if table.is_running:
            changed = replace(chair, heir=Heir(event.person, event.name))
        case Seated():
            changed = Chair(event.person, event.name, since=table.version)
        case Left():
            bot = STAND_IN if table.is_running else None
            changed = Chair(bot=bot, heir=chair.heir)
        case Withdrew():
            changed = replace(chair, heir=None)
        case BotAdded():
            changed = Chair(bot=event.bot)
        case BotRemoved():
            changed = Chair()
    if isinstance(event, Left | Withdrew) and event.kicked:
        person = chair.heir.person if chair.heir else chair.person
        table = replace(table, barred=table.barred | ({person} if person else set()))
    wishes = table.wishes
    if isinstance(event, Left):
        wishes = frozenset(wish for wish in wishes if wish[0] != event.seat)
    return replace(table.with_chair(event.seat, changed), wishes=wishes)


def _heirs_seated(table: Table) -> Table:
    """Those who waited get their seats; of what was before they have seen nothing."""
    chairs = (
        Chair(chair.heir.person, chair.heir.name, since=table.version) if chair.heir else chair
        for chair in table.chairs
    )
    return replace(table, chairs=tuple(chairs))


def _chair_changed(
    table: Table, event: WentAway | CameBack | StoodIn | TookBack | Readied
) -> Table:
    chair = table.chairs[event.seat]
    match event:
        case WentAway():
            changed = _gone(chair, table.at)
        case CameBack():
            lively = table.at if table.is_deserted else table.lively_at
            table = replace(table, lively_at=lively)
            changed = replace(chair, away=None)
        case StoodIn():
            changed = replace(chair, stand_in=True)
        case TookBack():
            changed = replace(chair, stand_in=False)
        case Readied():
            changed = replace(chair, ready=event.ready)
    return table.with_chair(event.seat, changed)


def _gone(chair: Chair, at: int) -> Chair:
    """The chair while its person is away; one who was away before stays away since then."""
    absent = chair.person is not None and chair.away is None
    return replace(chair, away=at, ready=False) if absent else chair
