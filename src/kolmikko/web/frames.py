"""Views of a table as messages of the wire: here and in `sights` alone one becomes the other.

Every field is named here; nothing of a view, an event or a game's row is sent that is not.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, Generic, TypeVar

from kolmikko.games.kolmonen.observe import View as KolmonenView
from kolmikko.games.kolmonen.options import Options as KolmonenOptions
from kolmikko.games.trojka.observe import View as TrojkaView
from kolmikko.rulekit.events import Hidden, Shown
from kolmikko.rulekit.game import SPECTATOR
from kolmikko.rulekit.options import Written
from kolmikko.rulekit.refusal import Refusal
from kolmikko.rulekit.row import Row
from kolmikko.table import listing
from kolmikko.table.settings import Settings, game_of, rules_of
from kolmikko.table.state import Note, NoteKind
from kolmikko.table.views import DealView, MatchView, RoomView, SeatView, SeenEvent
from kolmikko.text.board import move_pile, move_trick
from kolmikko.text.catalog import Words
from kolmikko.text.say import Choice, Saying
from kolmikko.web.messages import (
    DealFrame,
    EventFrame,
    KolmonenSight,
    ListedTable,
    MatchFrame,
    NoteFrame,
    RefusalFrame,
    Remedy,
    Room,
    Say,
    SeatFrame,
    SettingsFrame,
    TrojkaSight,
)
from kolmikko.web.sights import group, kolmonen, trojka

Whole = TypeVar("Whole")
Made = TypeVar("Made")

BEGINS: Final = "dealt-hand"
"""What happens at the beginning of every deal, and never later."""


class _Kept(Generic[Whole, Made]):
    """What was made of a value, kept for as long as the same object comes again."""

    def __init__(self, make: Callable[[Whole], Made]) -> None:
        self._make = make
        self._kept: tuple[Whole, Made] | None = None

    def of(self, whole: Whole) -> Made:
        if self._kept is None or self._kept[0] is not whole:
            self._kept = whole, self._make(whole)
        return self._kept[1]


class Story:
    """What one viewer has seen of a table so far, and the frames that this viewer gets.

    The order of the pile and the trick on the table follow from what happened in the deal.
    """

    def __init__(self, settings: Settings) -> None:
        self.begun = 0
        self._pile: list[int] = []
        self._trick: dict[int, Shown | Hidden] = {}
        self._game = game_of(settings)
        self._options = rules_of(settings)
        self._agreement = _Kept(settings_frame)
        self._seats = _Kept(_seats)
        self._match = _Kept(_match)
        self._names = _Kept(_names)

    def take_in(self, events: Iterable[SeenEvent]) -> None:
        """Go on with what happened."""
        for seen in events:
            if seen.event.kind == BEGINS:
                self.begun = seen.version
                self._pile.clear()
                self._trick.clear()
            move_pile(self._pile, seen.event)
            move_trick(self._trick, seen.event)

    def is_undone_by(self, view: RoomView) -> bool:
        """Whether something that was taken in has been taken back since, so that all is told anew.

        The view must be the next one after what was taken in.
        """
        return any(note.kind == NoteKind.UNDO for note in view.notes)

    def room(self, view: RoomView, now: int, since: int) -> Room:
        """A view as its viewer gets it, with what happened after a version.

        The events of the view have been taken in; from version 0 on means from this deal on.
        """
        told = since or self.begun - 1
        choice = self._choice(view)
        return Room(
            table=view.table,
            version=view.version,
            now=now,
            stage=view.stage.value,
            settings=self._agreement.of(view.settings),
            is_host=view.is_host,
            seat=view.seat,
            waits_for=view.waits_for,
            barred=view.barred,
            seats=self._seats.of(view.seats),
            watchers=view.watchers,
            paused=view.paused,
            can_undo=view.can_undo,
            turn_ends=view.turn_ends,
            wait_ends=view.wait_ends,
            closes=view.closes,
            waiting_for=list(view.waiting_for),
            match=self._match.of(view.match) if view.match else None,
            deal=self._deal(view.deal) if view.deal else None,
            events=[_event(seen, choice) for seen in view.events if seen.version > told],
            notes=[_note(note) for note in view.notes if note.version > since],
        )

    def refusal(
        self, refusal: Refusal, view: RoomView, allowed_by: Iterable[tuple[str, Written]] = ()
    ) -> RefusalFrame:
        """Why something was refused: by a clause of the rules, or by a word of the table."""
        if not refusal.clause[0].isupper():
            return table_refusal(refusal)
        remedies = [Remedy(option, answer) for option, answer in allowed_by]
        say = _say(self._choice(view).refusal(refusal))
        return RefusalFrame(refusal.clause, say, remedies)

    def _choice(self, view: RoomView) -> Choice:
        viewer = SPECTATOR if view.seat is None else view.seat
        names = self._names.of(view.seats)
        return Choice(_forms(), self._game, self._options, names, viewer)

    def _deal(self, deal: DealView) -> DealFrame:
        return DealFrame(
            number=deal.number,
            dealer=deal.dealer,
            actor=deal.actor,
            at_chance=deal.at_chance,
            legal=[move.text for move in deal.legal],
            sight=self._sight(deal.sight),
        )

    def _sight(self, sight: Row) -> KolmonenSight | TrojkaSight:
        if isinstance(sight, KolmonenView) and isinstance(self._options, KolmonenOptions):
            return kolmonen(sight, self._pile, self._options)
        if isinstance(sight, TrojkaView):
            return trojka(sight, self._trick)
        raise TypeError(f"no frame for {type(sight).__name__}")


def settings_frame(settings: Settings) -> SettingsFrame:
    """The agreement of a table."""
    return SettingsFrame(
        game=settings.game,
        seats=settings.seats,
        preset=settings.preset,
        rules=dict(settings.rules),
        deals=settings.deals,
        stake=settings.stake,
        balance=settings.balance,
        disclosure=settings.disclosure.value,
        clock=settings.clock.value,
        turn=settings.turn,
        grace=settings.grace,
        between=settings.between,
        pace=settings.pace,
        spectators=settings.spectators,
        listed=settings.listed,
        chat=settings.chat,
        hints=settings.hints,
    )


def listed_frame(line: listing.ListedTable) -> ListedTable:
    """A line of the public list."""
    return ListedTable(
        table=line.table,
        game=line.game,
        preset=line.preset,
        changed=line.changed,
        seats=list(line.seats),
        free=line.free,
        stage=line.stage.value,
        has_password=line.has_password,
        opened=line.opened,
    )


def table_refusal(refusal: Refusal) -> RefusalFrame:
    """Why the table refused something, in a word of its own."""
    return RefusalFrame(None, Say(f"table-{refusal.clause}", dict(refusal.facts)))


@cache
def _forms() -> Words:
    """Knows which forms messages have, which is the same in every language."""
    return Words("en")


def _say(saying: Saying) -> Say:
    return Say(saying.message, saying.facts)


def _names(seats: tuple[SeatView, ...]) -> tuple[str, ...]:
    return tuple(seat.name for seat in seats)


def _seats(seats: tuple[SeatView, ...]) -> list[SeatFrame]:
    return [_seat(seat) for seat in seats]


def _seat(seat: SeatView) -> SeatFrame:
    return SeatFrame(
        name=seat.name,
        is_person=seat.is_person,
        bot=seat.bot,
        is_host=seat.is_host,
        ready=seat.ready,
        away=seat.away,
        stands_in=seat.stands_in,
        stand_in_at=seat.stand_in_at,
        heir=seat.heir,
        wishes=[wish.value for wish in seat.wishes],
    )


def _match(match: MatchView) -> MatchFrame:
    return MatchFrame(
        number=match.number,
        played=match.played,
        wins=list(match.wins),
        places=[list(places) for places in match.places],
        balances=list(match.money.balances) if match.money else None,
        bank=match.money.bank if match.money else None,
    )


def _event(seen: SeenEvent, choice: Choice) -> EventFrame:
    event = seen.event
    return EventFrame(
        version=seen.version,
        kind=event.kind,
        seat=event.seat,
        other=event.other,
        cards=group(event.cards),
        more=group(event.more),
        amount=event.amount,
        because=list(event.because),
        say=_say(choice.event(event)),
    )


def _note(note: Note) -> NoteFrame:
    return NoteFrame(note.version, note.at, note.kind.value, note.seat, note.other, note.word)
