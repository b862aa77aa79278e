"""More planted leaks: in frames and sentences, in refusals, and in what goes on beside a socket."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from kolmikko.cards import NAMES
from kolmikko.rulekit.events import Event, seen_from
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table import decide, house, housekeeping, listing, rounds, talking, views
from kolmikko.table.commands import Request, Talking
from kolmikko.table.housekeeping import Errand
from kolmikko.table.listing import ListedTable
from kolmikko.table.refusals import TOO_SOON
from kolmikko.table.settings import Settings
from kolmikko.table.state import Dealt, Table
from kolmikko.table.views import RoomView
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
from tests.gates.leaks import (
    LEAKS,
    Plant,
    choices,
    is_red,
    last_card,
    leak,
    table_of,
    with_all_cards,
)

ALL_LEAKS: Final[dict[str, Plant]] = LEAKS
"""Those of views too."""


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


@leak("a table is overdue the sooner the more its actor may do")
def _deadline(patch: pytest.MonkeyPatch) -> None:
    honest = house.deadline
    patch.setattr(house, "deadline", lambda table: (honest(table) or 0) - choices(table))


@leak("the public list has another seat free when a hidden card is red")
def _listed(patch: pytest.MonkeyPatch) -> None:
    honest = listing.listing

    def leaky(table: Table) -> ListedTable | None:
        line = honest(table)
        return replace(line, free=line.free + is_red(table)) if line else None

    patch.setattr(listing, "listing", leaky)


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
