"""What one viewer may have of a table: one function, for all who ever look at one.

A view is built from nothing by an allow-list. Players, spectators, those who come late or come
back, bots and replays get their cards from `Deal.observe` and `seen_from`, and from nowhere else.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kolmikko.rulekit.events import Event, seen_from
from kolmikko.rulekit.game import SPECTATOR, Deal, Money, Move
from kolmikko.rulekit.row import Row
from kolmikko.table.events import Wish
from kolmikko.table.house import absences, bot_to_act, closes, not_ready, turn_ends, wait_ends
from kolmikko.table.settings import Settings
from kolmikko.table.state import Chair, Dealt, Note, Stage, Table, Told
from kolmikko.table.taking_back import undoable

NOBODY: Final = ""
"""The person of a viewer without a seat: a spectator."""

WAITING: Final = (Stage.LOBBY, Stage.BETWEEN)


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as everybody sees it. Times are milliseconds.

    `bot` is the bot of the seat, `stands_in` says that one plays for the absent person; `away` is
    since when that person is, `stand_in_at` when a bot will take over. `heir` waits for the seat.
    """

    name: str
    is_person: bool
    bot: str | None
    is_host: bool
    ready: bool
    away: int | None
    stands_in: bool
    stand_in_at: int | None
    heir: str | None
    wishes: tuple[Wish, ...]


@dataclass(frozen=True, slots=True)
class DealView:
    """The deal as one viewer may know it. `legal` is empty but for the seat to act."""

    number: int
    dealer: int
    actor: int | None
    at_chance: bool
    sight: Row
    legal: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """One thing that happened in a deal, as one viewer may see it."""

    version: int
    event: Event


@dataclass(frozen=True, slots=True)
class MatchView:
    """How the match stands, in the words of `kolmikko.match`."""

    number: int
    played: int
    wins: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    money: Money | None


@dataclass(frozen=True, slots=True)
class RoomView:
    """A table as one viewer may have it, whole; `events` are what happened since a version.

    `seat` is the viewer's, or None; `waits_for` is the seat that the viewer gets with the next
    deal. `now` is the time of the last event, which the other times are to be compared with.
    `watchers` are connected without a seat; `can_undo` says that the viewer may ask the others
    to have the last move taken back.
    """

    table: str
    version: int
    now: int
    stage: Stage
    settings: Settings
    is_host: bool
    seat: int | None
    waits_for: int | None
    barred: bool
    seats: tuple[SeatView, ...]
    paused: bool
    turn_ends: int | None
    wait_ends: int | None
    closes: int
    waiting_for: tuple[int, ...]
    watchers: int
    can_undo: bool
    match: MatchView | None
    deal: DealView | None
    events: tuple[SeenEvent, ...]
    notes: tuple[Note, ...]


class Views:
    """The views of a table at one version; what everybody sees alike is worked out once.

    What is as it was `before`, at an earlier version, is the same object.
    """

    def __init__(self, table: Table, before: "Views | None" = None) -> None:
        self.table = table
        last = undoable(table)
        self._sitting = (table.chairs, table.host, table.wishes, absences(table))
        as_before = before is not None and before._sitting == self._sitting
        self._seats: tuple[SeatView, ...] = (
            before._seats if before and as_before else tuple(_seat_views(table))
        )
        self._has_heirs = any(chair.heir for chair in table.chairs)
        self._turn_ends = turn_ends(table)
        self._wait_ends = wait_ends(table)
        self._waiting_for = tuple(not_ready(table)) if table.stage in WAITING else ()
        self._undoer = last.seat if last else None
        as_before = before is not None and before.table.match is table.match
        self._match: MatchView | None = (
            before._match if before and as_before else _match_view(table)
        )

    def of(self, person: str, since: int = 0, watchers: int = 0) -> RoomView:
        """What a person may have of the table, with what happened after a version.

        Who watches is known to those who hold the connections: they say how many.
        """
        table = self.table
        seat = table.seat_of(person)
        return RoomView(
            table=table.id,
            version=table.version,
            now=table.at,
            stage=table.stage,
            settings=table.settings,
            is_host=person == table.host != NOBODY,
            seat=seat,
            waits_for=table.waits_for(person) if self._has_heirs else None,
            barred=person in table.barred,
            seats=self._seats,
            paused=table.paused,
            turn_ends=self._turn_ends,
            wait_ends=self._wait_ends,
            closes=closes(table),
            waiting_for=self._waiting_for,
            watchers=watchers,
            can_undo=seat is not None and seat == self._undoer,
            match=self._match,
            deal=_deal_view(table, seat),
            events=_events(table, seat, since),
            notes=tuple(note for note in table.notes if note.version > since),
        )


def room_view(table: Table, person: str, since: int = 0, watchers: int = 0) -> RoomView:
    """What a person may have of a table now; see `Views`."""
    return Views(table).of(person, since, watchers)


def sight(deal: Deal, viewer: int) -> Row:
    """What a seat, or SPECTATOR, may know of the cards."""
    return deal.observe(viewer)


def eyes(table: Table, seat: int | None, version: int) -> int:
    """With whose eyes a person at a seat may look at what was dealt or told with a version.

    Who came later looks at it as a spectator: those were somebody else's cards.
    """
    if seat is None or version < table.chairs[seat].since:
        return SPECTATOR
    return seat


def _seat_views(table: Table) -> Iterator[SeatView]:
    stand_ins = absences(table)
    for seat, chair in enumerate(table.chairs):
        yield _seat_view(table, seat, chair, stand_ins.get(seat))


def _seat_view(table: Table, seat: int, chair: Chair, stand_in_at: int | None) -> SeatView:
    return SeatView(
        name=chair.name,
        is_person=chair.person is not None,
        bot=chair.bot,
        is_host=chair.person is not None and chair.person == table.host,
        ready=chair.ready,
        away=chair.away,
        stands_in=chair.stand_in,
        stand_in_at=stand_in_at,
        heir=chair.heir.name if chair.heir else None,
        wishes=_wishes(table, seat) if table.wishes else (),
    )


def _wishes(table: Table, seat: int) -> tuple[Wish, ...]:
    return tuple(wish for wish in Wish if (seat, wish) in table.wishes)


def _match_view(table: Table) -> MatchView | None:
    match = table.match
    if match is None:
        return None
    number = table.match_number
    return MatchView(number, match.played, match.wins, match.places, match.money)


def _deal_view(table: Table, seat: int | None) -> DealView | None:
    dealt = table.dealt
    if dealt is None:
        return None
    viewer = eyes(table, seat, dealt.begun)
    return DealView(
        number=dealt.number,
        dealer=dealt.deal.setup.dealer,
        actor=table.actor,
        at_chance=dealt.deal.at_chance,
        sight=sight(dealt.deal, viewer),
        legal=_legal(table, dealt, viewer),
    )


def _legal(table: Table, dealt: Dealt, viewer: int) -> tuple[Move, ...]:
    """The legal moves, for the eyes of the person who is to make one of them."""
    mine = viewer != SPECTATOR and viewer == table.actor and not table.paused
    if not mine or dealt.deal.at_chance or bot_to_act(table):
        return ()
    return tuple(dealt.deal.move_of(action) for action in dealt.deal.legal())


def _events(table: Table, seat: int | None, since: int) -> tuple[SeenEvent, ...]:
    news: list[SeenEvent] = []
    for told in reversed(table.told):
        if told.version <= since:
            break
        news.append(_seen(table, seat, told))
    return tuple(reversed(news))


def _seen(table: Table, seat: int | None, told: Told) -> SeenEvent:
    viewer = eyes(table, seat, _begun(table, told.version))
    return SeenEvent(told.version, seen_from(viewer, told.event))


def _begun(table: Table, version: int) -> int:
    """The version with which the deal of an event began; one of an earlier deal is its own."""
    dealt = table.dealt
    return dealt.begun if dealt is not None and version >= dealt.begun else version
