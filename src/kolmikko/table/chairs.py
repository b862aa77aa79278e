"""Chairs after an event: people, bots, nobody; who is away and who plays meanwhile. Pure."""

from dataclasses import replace

from kolmikko.table.events import (
    BotAdded,
    BotRemoved,
    CameBack,
    Left,
    Readied,
    Seated,
    StoodIn,
    TookBack,
    WentAway,
    Withdrew,
)
from kolmikko.table.names import bot_names
from kolmikko.table.state import STAND_IN, Chair, Heir, Table


def seats_changed(table: Table, event: Seated | Left | Withdrew | BotAdded | BotRemoved) -> Table:
    chair = table.chairs[event.seat]
    match event:
        case Seated() if table.is_running:
            changed = replace(chair, heir=Heir(event.person, event.name, event.process))
        case Seated():
            changed = _taken(table, Heir(event.person, event.name, event.process))
        case Left():
            bot = STAND_IN if table.is_running else None
            name = event.follower or bot_names(table, 1)[0] if bot else ""
            changed = Chair(name=name, bot=bot, heir=chair.heir)
        case Withdrew():
            changed = replace(chair, heir=None)
        case BotAdded():
            changed = Chair(name=event.name or bot_names(table, 1)[0], bot=event.bot)
        case BotRemoved():
            changed = Chair()
    if isinstance(event, Left | Withdrew) and event.kicked:
        person = chair.heir.person if chair.heir else chair.person
        table = replace(table, barred=table.barred | ({person} if person else set()))
    wishes = table.wishes
    if isinstance(event, Left):
        wishes = frozenset(wish for wish in wishes if wish[0] != event.seat)
    return replace(table.with_chair(event.seat, changed), wishes=wishes)


def heirs_seated(table: Table) -> Table:
    """Those who waited get their seats; of what was before they have seen nothing."""
    chairs = (_taken(table, chair.heir) if chair.heir else chair for chair in table.chairs)
    return replace(table, chairs=tuple(chairs))


def _taken(table: Table, by: Heir) -> Chair:
    return Chair(by.person, by.name, since=table.version, process=by.process)


def chair_changed(table: Table, event: WentAway | CameBack | StoodIn | TookBack | Readied) -> Table:
    chair = table.chairs[event.seat]
    match event:
        case WentAway():
            changed = gone(chair, table.at)
        case CameBack():
            lively = table.at if table.is_deserted else table.lively_at
            table = replace(table, lively_at=lively)
            changed = replace(chair, away=None, process=event.process)
        case StoodIn():
            changed = replace(chair, stand_in=True)
        case TookBack():
            changed = replace(chair, stand_in=False)
        case Readied():
            changed = replace(chair, ready=event.ready)
    return table.with_chair(event.seat, changed)


def gone(chair: Chair, at: int) -> Chair:
    """The chair while its person is away; one who was away before stays away since then."""
    absent = chair.person is not None and chair.away is None
    return replace(chair, away=at, ready=False) if absent else chair
