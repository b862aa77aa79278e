"""Matches played again, step by step: one that was played here, or any record that somebody has."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from kolmikko.cards import names
from kolmikko.games.kolmonen.observe import View as KolmonenView
from kolmikko.games.trojka.observe import View as TrojkaView
from kolmikko.match import after_deal, begin_match
from kolmikko.records.files import read_lines, read_text, write_record
from kolmikko.records.record import Record, RecordError
from kolmikko.records.replay import Step
from kolmikko.records.replay import replay as steps_of
from kolmikko.rulekit.events import seen_from
from kolmikko.rulekit.game import SPECTATOR, Deal
from kolmikko.rulekit.row import Row
from kolmikko.table.names import LONGEST_NAME
from kolmikko.table.replay import Replay
from kolmikko.table.settings import Settings
from kolmikko.table.state import Stage
from kolmikko.table.views import DealView, MatchView, RoomView, SeatView, SeenEvent
from kolmikko.web.frames import Story
from kolmikko.web.messages import ReplayPage, Room

MOST_STEPS: Final = 10_000
NAME: Final = "record"
EVERYTHING: Final = -1

Hands = dict[int, list[str]]
"""Cards by seat."""


class TooLongError(ValueError):
    """A match with more steps than are shown."""


def table_page(replay: Replay) -> ReplayPage:
    """A match that was played at a table, with the eyes of who asks. Raises TooLongError."""
    if len(replay.views) > MOST_STEPS:
        raise TooLongError
    rooms = list(_rooms(replay.views))
    if replay.record is None:
        return ReplayPage(rooms, None, None, None)
    opened = [(_hands(step.deal), _hidden(step.deal)) for step in steps_of(replay.record)]
    opened += opened[-1:] * (len(rooms) - len(opened))
    hands, hidden = zip(*opened, strict=True)
    return ReplayPage(rooms, list(hands), list(hidden), write_record(replay.record))


def record_page(text: str) -> ReplayPage:
    """A record played by the rules, all cards open. Raises RecordError, TooLongError."""
    record = _read(text)
    if sum(1 + len(deal.actions) for deal in record.deals) > MOST_STEPS:
        raise TooLongError
    shown = [(view, _hands(deal), _hidden(deal)) for view, deal in _views(record)]
    views, hands, hidden = zip(*shown, strict=True)
    return ReplayPage(list(_rooms(views)), list(hands), list(hidden), text)


def _read(text: str) -> Record:
    """A record as TOML, or the first one of JSON Lines."""
    if not text.lstrip().startswith("{"):
        return read_text(text, NAME)
    found = next(read_lines(text.splitlines()), None)
    if isinstance(found, Record):
        return found
    raise found or RecordError(NAME, "", "is empty")


def _rooms(views: Sequence[RoomView]) -> Iterator[Room]:
    """A room for each step of a deal, and for the end; what else happened at the table is left."""
    story = Story(views[0].settings)
    for view in views:
        if view.events or view is views[-1]:
            story.take_in(view.events)
            still = replace(view, notes=(), is_host=False, watchers=0)
            yield story.room(still, now=view.now, since=EVERYTHING)


def _views(record: Record) -> Iterator[tuple[RoomView, Deal]]:
    """What a spectator would have seen, with the deal as it lies. Raises RecordError."""
    money, seats = record.money, len(record.players)
    settings = Settings(
        game=record.game.name,
        seats=seats,
        preset=record.preset,
        rules=record.rules,
        deals=len(record.deals),
        stake=money.stake if money else 0,
        balance=money.balances[0] if money else 0,
        spectators=0,
        chat=False,
    )
    match = begin_match(record.game, record.options, seats, deals=len(record.deals), money=money)
    blank = _blank(record, settings)
    for version, step in enumerate(steps_of(record), 1):
        deal = step.deal
        is_over = deal.actor is None
        if is_over:
            match = after_deal(match, deal)
        yield (
            replace(
                blank,
                version=version,
                stage=Stage.BETWEEN if is_over else Stage.PLAYING,
                match=MatchView(1, match.played, match.wins, match.places, match.money),
                deal=_deal_view(step),
                events=tuple(SeenEvent(version, seen_from(SPECTATOR, e)) for e in step.events),
            ),
            deal,
        )


def _blank(record: Record, settings: Settings) -> RoomView:
    """The table of a record, at which nobody can do anything."""
    return RoomView(
        table="",
        version=0,
        now=0,
        stage=Stage.PLAYING,
        settings=settings,
        is_host=False,
        seat=None,
        waits_for=None,
        barred=False,
        seats=tuple(_seat(name) for name in record.players),
        watchers=0,
        paused=False,
        can_undo=False,
        turn_ends=None,
        wait_ends=None,
        closes=0,
        waiting_for=(),
        match=None,
        deal=None,
        events=(),
        notes=(),
    )


def _seat(name: str) -> SeatView:
    return SeatView(
        name=name[:LONGEST_NAME],
        is_person=True,
        bot=None,
        is_host=False,
        ready=False,
        away=None,
        stands_in=False,
        stand_in_at=None,
        heir=None,
        wishes=(),
    )


def _deal_view(step: Step) -> DealView:
    deal = step.deal
    return DealView(
        number=step.deal_number,
        dealer=deal.setup.dealer,
        actor=deal.actor,
        at_chance=deal.at_chance,
        sight=deal.observe(SPECTATOR),
        legal=(),
    )


def _hands(deal: Deal) -> Hands:
    """The cards in every hand."""
    return {seat: _hand(deal.observe(seat)) for seat in range(deal.setup.seats)}


def _hand(view: Row) -> list[str]:
    assert isinstance(view, KolmonenView | TrojkaView)
    return names(view.hand)


def _hidden(deal: Deal) -> Hands:
    """What lies face down before each seat."""
    return {seat: _face_down(deal, seat) for seat in range(deal.setup.seats)}


def _face_down(deal: Deal, seat: int) -> list[str]:
    view = deal.observe(seat)
    if isinstance(view, TrojkaView):
        return names(view.down[seat])
    zones = deal.zones()[f"p{seat + 1}"]
    assert isinstance(zones, dict)
    hidden: list[str] = zones["hidden"]
    return hidden
