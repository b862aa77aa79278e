"""A match played again from the log, for those who may see it: never before it has ended."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from kolmikko.records.record import Action, DealRecord, Record, action_text
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.events import Acted, DealStarted, Entry, MatchEnded, TableEvent, Undone
from kolmikko.table.evolve import evolve, opened
from kolmikko.table.packs import Opener
from kolmikko.table.refusals import NEEDS_PASSWORD, NOT_ENDED
from kolmikko.table.settings import Disclosure, game_of, rules_of
from kolmikko.table.state import Table
from kolmikko.table.views import RoomView, room_view


@dataclass(frozen=True, slots=True)
class Replay:
    """A match as one person may see it again: a view after every event.

    `record` is the whole match with all cards open; None for who may not have it.
    """

    views: tuple[RoomView, ...]
    record: Record | None


def folded(table_id: str, entries: Iterable[Entry], opener: Opener) -> Iterator[Table]:
    """The table after each event of its log."""
    table: Table | None = None
    for entry in entries:
        table = opened(table_id, entry) if table is None else evolve(table, entry, opener)
        yield table


def fold(table_id: str, entries: Iterable[Entry], opener: Opener) -> Table | None:
    """The table that a log comes to; None for an empty one."""
    tables = deque(folded(table_id, entries, opener), maxlen=1)
    return tables[0] if tables else None


@dataclass(frozen=True, slots=True)
class Past:
    """A match that has ended: its tables as if nothing had been taken back, and its events.

    For the core alone. `sat` says whether who asks has sat there while it ran, `is_open` whether
    the agreement of the table lets those who did see all cards.
    """

    person: str
    tables: tuple[Table, ...]
    events: Mapping[int, TableEvent]
    sat: bool

    @property
    def is_open(self) -> bool:
        """Whether the agreement lets who asks see all cards."""
        return self.sat and self.tables[0].settings.disclosure == Disclosure.MATCH


def past(
    table_id: str, entries: tuple[Entry, ...], opener: Opener, person: str, match: int
) -> Past | Refusal:
    """A match that a person asks for again.

    Refused alike whether the match runs or never was.
    """
    everything = list(folded(table_id, entries, opener))
    if everything and not everything[-1].may_enter(person):
        return NEEDS_PASSWORD
    if not any(isinstance(e.event, MatchEnded) and e.event.number == match for e in entries):
        return NOT_ENDED
    tables = [table for table in everything if _belongs(table, match)]
    events = {entry.version: entry.event for entry in entries}
    sat = any(table.seat_of(person) is not None for table in tables if table.is_running)
    return Past(person, tuple(_without_undone(tables, events)), events, sat)


def replay(
    table_id: str, entries: tuple[Entry, ...], opener: Opener, person: str, match: int
) -> Replay | Refusal:
    """A match for a person: with the eyes that person had then, and by the table's agreement."""
    found = past(table_id, entries, opener, person, match)
    if isinstance(found, Refusal):
        return found
    shown = found.tables
    versions = [shown[0].version - 1, *(table.version for table in shown)]
    views = tuple(
        room_view(table, person, since) for table, since in zip(shown, versions, strict=False)
    )
    return Replay(views, record_of(found) if found.is_open else None)


def _belongs(table: Table, match: int) -> bool:
    """Whether the table is in the course of a match, or has just ended it."""
    return table.match_number == match and (table.is_running or table.staged == table.version)


def _without_undone(tables: list[Table], by_version: Mapping[int, TableEvent]) -> list[Table]:
    """The tables as if the moves that were taken back had never been."""
    kept: list[Table] = []
    for table in tables:
        if isinstance(by_version[table.version], Undone):
            moved = kept[-1].moved
            kept = [one for one in kept if one.version < moved]
        kept.append(table)
    return kept


def record_of(match: Past) -> Record:
    """The whole match with all cards open: for nobody whose agreement does not allow it."""
    first, last = match.tables[0], match.tables[-1]
    settings = first.settings
    deals: list[DealRecord] = []
    for table in match.tables:
        event = match.events[table.version]
        if isinstance(event, DealStarted) and table.dealt:
            deals.append(DealRecord(event.dealer, table.dealt.deal.setup.deck))
        elif isinstance(event, Acted):
            text = action_text(event.seat, event.move)
            action = Action(event.seat, event.move, text)
            deals[-1] = replace(deals[-1], actions=(*deals[-1].actions, action))
    return Record(
        name=f"{first.id}-{first.match_number}",
        game=game_of(settings),
        preset=settings.preset,
        rules=settings.rules,
        options=rules_of(settings),
        players=tuple(_name(last, seat) for seat in range(settings.seats)),
        money=first.match.money if first.match else None,
        deals=tuple(deals),
    )


def _name(table: Table, seat: int) -> str:
    chair = table.chairs[seat]
    return chair.name or chair.bot or f"p{seat + 1}"
