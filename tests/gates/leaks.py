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
from kolmikko.rulekit.row import Row
from kolmikko.table import views
from kolmikko.table.state import Dealt, Stage, Table
from kolmikko.table.views import RoomView, SeenEvent
from kolmikko.web.live import Line

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
