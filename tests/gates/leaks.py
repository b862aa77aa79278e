"""Leaks planted on purpose: each shows something that its viewer may not know, in a way of its own.

A gate that lets one of them pass is blind there.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, cast

import pytest

from kolmikko.cards import NAMES
from kolmikko.rulekit.events import Event, seen_from
from kolmikko.rulekit.game import Deal, Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.rulekit.row import Row
from kolmikko.table import decide, housekeeping, rounds, talking, views
from kolmikko.table.commands import Request, Talking
from kolmikko.table.housekeeping import Errand
from kolmikko.table.refusals import TOO_SOON
from kolmikko.table.settings import Settings
from kolmikko.table.state import Dealt, Stage, Table
from kolmikko.table.views import RoomView, SeenEvent
from kolmikko.text.say import Choice, Saying
from kolmikko.web import live, logs
from kolmikko.web.frames import Story
from kolmikko.web.live import Line
from kolmikko.web.messages import (
    Answer,
    ClientMessage,
    Pong,
    RefusalFrame,
    Room,
    ServerMessage,
    Why,
)

Plant = Callable[[pytest.MonkeyPatch], None]
Leaky = Callable[[Table, str, RoomView], RoomView]

LEAKS: Final[dict[str, Plant]] = {}
"""Every leak by its name."""


def leak(name: str) -> Callable[[Plant], Plant]:
    def listed(plant: Plant) -> Plant:
        LEAKS[name] = plant
        return plant

    return listed


def last_card(table: Table) -> str:
    """A card that nobody knows for most of a deal."""
    return NAMES[table.dealt.deal.setup.deck[-1]] if table.dealt else ""


def choices(table: Table) -> int:
    """How many moves the seat to act may choose from."""
    return len(table.dealt.deal.legal()) if table.dealt and table.actor is not None else 0


def table_of(line: Line) -> Table:
    return cast(Table, cast(Any, line)._service.now)


# --- views --------------------------------------------------------------------------------------


def in_view(name: str) -> Callable[[Leaky], Leaky]:
    """A leak in what `room_view` gives."""

    def listed(leaky: Leaky) -> Leaky:
        def plant(patch: pytest.MonkeyPatch) -> None:
            honest = views.room_view

            def room_view(table: Table, person: str, since: int = 0, watchers: int = 0) -> RoomView:
                return leaky(table, person, honest(table, person, since, watchers))

            patch.setattr(views, "room_view", room_view)

        LEAKS[name] = plant
        return leaky

    return listed


def with_all_cards(table: Table, view: RoomView) -> RoomView:
    """The view with the cards of its events open."""
    shown = {seen.version for seen in view.events}
    told = (SeenEvent(one.version, one.event) for one in table.told if one.version in shown)
    return replace(view, events=tuple(told))


def is_red(table: Table) -> bool:
    """Whether a hidden card is red."""
    return last_card(table)[-1:] in ("h", "d")


@leak("everybody gets what the seat to act sees")
def _movers_sight(patch: pytest.MonkeyPatch) -> None:
    def sight(deal: Deal, viewer: int) -> Row:
        return deal.observe(viewer if deal.actor is None else deal.actor)

    patch.setattr(views, "sight", sight)


@leak("spectators get what the first seat sees")
def _first_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "sight", lambda deal, viewer: deal.observe(max(0, viewer)))


@leak("events come without a mask")
def _no_mask(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "seen_from", lambda viewer, event: event)


@leak("events are masked for the seat that acted")
def _wrong_mask(patch: pytest.MonkeyPatch) -> None:
    def masked(viewer: int, event: Event) -> Event:
        return seen_from(viewer if event.seat is None else event.seat, event)

    patch.setattr(views, "seen_from", masked)


@leak("legal moves go to everybody")
def _legal(patch: pytest.MonkeyPatch) -> None:
    def legal(table: Table, dealt: Dealt, viewer: int) -> tuple[Move, ...]:
        return tuple(dealt.deal.move_of(action) for action in dealt.deal.legal())

    patch.setattr(views, "_legal", legal)


@in_view("who waits for a seat looks with its eyes")
def _heir(table: Table, person: str, view: RoomView) -> RoomView:
    seat = table.waits_for(person)
    return view if seat is None else replace(view, deal=views._deal_view(table, seat))


@in_view("cards lie open between two deals of a match")
def _between(table: Table, person: str, view: RoomView) -> RoomView:
    if table.stage != Stage.BETWEEN or table.dealt is None:
        return view
    return replace(view, table=str(table.dealt.deal.zones()))


@in_view("a name is longer the more moves are legal")
def _long_name(table: Table, person: str, view: RoomView) -> RoomView:
    first = replace(view.seats[0], name=view.seats[0].name + "_" * choices(table))
    return replace(view, seats=(first, *view.seats[1:]))


@in_view("a seat is ready or not by a hidden card")
def _ready(table: Table, person: str, view: RoomView) -> RoomView:
    return replace(view, seats=(replace(view.seats[0], ready=is_red(table)), *view.seats[1:]))


@in_view("a deadline tells how many moves are legal")
def _deadline(table: Table, person: str, view: RoomView) -> RoomView:
    return replace(view, closes=view.closes + choices(table))


@in_view("a private fact counts as a version")
def _version(table: Table, person: str, view: RoomView) -> RoomView:
    return replace(view, version=view.version + is_red(table))


@in_view("the number of watchers tells a hidden card")
def _watchers(table: Table, person: str, view: RoomView) -> RoomView:
    return replace(view, watchers=view.watchers + is_red(table))


@in_view("whether one can undo follows from a hidden card")
def _undo(table: Table, person: str, view: RoomView) -> RoomView:
    return replace(view, can_undo=is_red(table))


@in_view("the id of a table is made from its pack")
def _id(table: Table, person: str, view: RoomView) -> RoomView:
    return replace(view, table=last_card(table))


# --- frames and sentences -----------------------------------------------------------------------


@leak("a sentence names the cards that its event hides")
def _told_all(patch: pytest.MonkeyPatch) -> None:
    whole: dict[int, tuple[Event, Event]] = {}
    honest = Choice.event

    def masked(viewer: int, event: Event) -> Event:
        seen = seen_from(viewer, event)
        whole[id(seen)] = seen, event
        return seen

    def said(self: Choice, event: Event) -> Saying:
        return honest(self, whole[id(event)][1])

    patch.setattr(views, "seen_from", masked)
    patch.setattr(Choice, "event", said)


@leak("all sockets of a table share one story")
def _shared_story(patch: pytest.MonkeyPatch) -> None:
    shared: dict[int, tuple[Settings, Story]] = {}

    def story(settings: Settings) -> Story:
        return shared.setdefault(id(settings), (settings, Story(settings)))[1]

    patch.setattr(live, "Story", story)


@leak("late comers get every card of what happened")
def _late(patch: pytest.MonkeyPatch) -> None:
    sent_with_all_cards(patch, lambda line: line.place.since == 0)


@leak("who comes back gets every card of what happened")
def _back(patch: pytest.MonkeyPatch) -> None:
    sent_with_all_cards(patch, lambda line: line.place.since > 0)


def sent_with_all_cards(patch: pytest.MonkeyPatch, when: Callable[[Line], bool]) -> None:
    """The first room of some sockets shows all."""
    honest = Line._send_view

    async def send(self: Line, view: RoomView) -> None:
        first = self._story is None and when(self)
        await honest(self, with_all_cards(table_of(self), view) if first else view)

    patch.setattr(Line, "_send_view", send)


@leak("a room says what is drawn last")
def _drawn_last(patch: pytest.MonkeyPatch) -> None:
    honest = Line._send

    async def send(self: Line, message: ServerMessage) -> None:
        if isinstance(message, Room) and message.deal is not None:
            message.deal.legal.append(last_card(table_of(self)))
        await honest(self, message)

    patch.setattr(Line, "_send", send)


@leak("rooms leave earlier when the number of choices is odd")
def _early(patch: pytest.MonkeyPatch) -> None:
    honest = Line._now
    patch.setattr(Line, "_now", lambda self: honest(self) - choices(table_of(self)) % 2)


# --- refusals -----------------------------------------------------------------------------------


@leak("a refusal names what the seat to act could play")
def _helpful(patch: pytest.MonkeyPatch) -> None:
    honest = Line._refusal

    async def refusal(self: Line, refused: Refusal) -> RefusalFrame:
        frame = await honest(self, refused)
        dealt = table_of(self).dealt
        if dealt is not None and dealt.deal.actor is not None:
            move = dealt.deal.move_of(dealt.deal.legal()[-1])
            frame.say.facts["could"] = " ".join(NAMES[card] for card in move.cards)
        return frame

    patch.setattr(Line, "_refusal", refusal)


@leak("a move out of turn is judged as if it were the turn of the one who asks")
def _judged(patch: pytest.MonkeyPatch) -> None:
    honest = rounds.move_refused

    def refused(table: Table, dealt: Dealt, seat: int, move: Move) -> Refusal | None:
        actor = dealt.deal.actor
        return honest(table, dealt, seat if actor is None else actor, move)

    patch.setattr(rounds, "move_refused", refused)


@leak("why answers by a hidden card")
def _why(patch: pytest.MonkeyPatch) -> None:
    honest = Line._answer

    async def answer(self: Line, message: ClientMessage) -> Answer | Pong:
        answered = await honest(self, message)
        if isinstance(message, Why) and isinstance(answered, Answer):
            answered.version += choices(table_of(self))
        return answered

    patch.setattr(Line, "_answer", answer)


@leak("whether one may talk follows from a hidden card")
def _talk(patch: pytest.MonkeyPatch) -> None:
    honest = talking.decide_talking

    def decide_talking(table: Table, request: Request, command: Talking) -> decide.Decision:
        if is_red(table):
            return TOO_SOON
        return honest(table, request, command)

    patch.setattr(decide, "decide_talking", decide_talking)


# --- beside the sockets -------------------------------------------------------------------------


@leak("a bot hurries when the number of its choices is odd")
def _hurry(patch: pytest.MonkeyPatch) -> None:
    honest = housekeeping.errand

    def errand(table: Table) -> Errand | None:
        step = honest(table)
        return replace(step, at=step.at - choices(table) % 2) if step else None

    patch.setattr(housekeeping, "errand", errand)


@leak("a line of the log says why with a card")
def _logged(patch: pytest.MonkeyPatch) -> None:
    honest = Line._answer

    async def answer(self: Line, message: ClientMessage) -> Answer | Pong:
        logs.log.info("asked", why=last_card(table_of(self)))
        return await honest(self, message)

    patch.setattr(Line, "_answer", answer)


@leak("a fault is written down with its words")
def _words(patch: pytest.MonkeyPatch) -> None:
    honest = Line._answer

    async def answer(self: Line, message: ClientMessage) -> Answer | Pong:
        try:
            raise ValueError(f"no {last_card(table_of(self))} here")
        except ValueError as error:
            logs.log.error("failed", **logs.fault_of(error), why=str(error))
        return await honest(self, message)

    patch.setattr(Line, "_answer", answer)


@leak("a figure of the server counts legal moves")
def _counted(patch: pytest.MonkeyPatch) -> None:
    honest = Line._send_view

    async def send(self: Line, view: RoomView) -> None:
        self._setting.metrics.frames.inc(choices(table_of(self)))
        await honest(self, view)

    patch.setattr(Line, "_send_view", send)
