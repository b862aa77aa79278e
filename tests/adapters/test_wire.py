"""Entries and views as bytes: everything comes back as it was, and nothing else is read."""

from dataclasses import replace
from typing import get_args

import pytest

from kolmikko.adapters.wire import KINDS, Codec, EntryError, Stored, view_bytes
from kolmikko.rulekit.game import Money, Move
from kolmikko.table import events as ev
from kolmikko.table.events import Acted, By, Entry, SealedDeck, TableEvent, Wish
from kolmikko.table.seal import Seal
from kolmikko.table.settings import Disclosure, Settings, TurnClock
from kolmikko.table.views import room_view
from tests.table.rooms import SEAL, TROJKA, begun

CODEC = Codec(SEAL)
RULES: dict[str, str | int | bool] = {"must_beat": False, "point_value": 2, "pay_for": "none"}
ACTED = Acted(1, Move("discard", (17,)), By.CLOCK)
EVENTS: tuple[TableEvent, ...] = (
    ev.Opened(
        Settings(
            "trojka", 4, "classic", RULES, None, disclosure=Disclosure.SEALED, clock=TurnClock.SOFT
        ),
        "aino",
    ),
    ev.Opened(Settings("kolmonen", 2), "aino", "ab" * 32),
    ev.Admitted("ville"),
    ev.Seated(1, "aino", "Åke 🂡", "f0"),
    ev.Left(1, kicked=True),
    ev.Withdrew(2),
    ev.BotAdded(0, "thumb", "Helmi"),
    ev.BotRemoved(0),
    ev.HostChanged("ville"),
    ev.Readied(0, ready=True),
    ev.Wished(0, Wish.PAUSE, yes=False),
    ev.MatchStarted(3),
    ev.DealStarted(2, 1, SealedDeck(bytes(range(256)))),
    ACTED,
    ev.Undone(1, 12),
    ev.DealEnded(1, (2, 0), None),
    ev.DealEnded(1, None, Money(5, (-10, 110), 3)),
    ev.MatchEnded(1, stopped=True, money=None),
    ev.Paused(),
    ev.Resumed(1),
    ev.WentAway(1),
    ev.CameBack(1, "f0"),
    ev.StoodIn(1),
    ev.TookBack(1),
    ev.TimedOut(1),
    ev.WaitedEnough(),
    ev.Nudged(0, 1),
    ev.Said(0, "hello"),
    ev.Chatted(0, "aino", "moi 🂡"),
    ev.ChatAllowed(yes=False),
    ev.Woke(),
    ev.Closed("idle"),
)
NAMES = [f"{number}-{type(event).__name__}" for number, event in enumerate(EVENTS)]


def test_every_kind_of_event_is_tried_here() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(TableEvent)) == set(KINDS.values())


@pytest.mark.parametrize("event", EVENTS, ids=NAMES)
def test_an_entry_comes_back_as_it_was(event: TableEvent) -> None:
    entry = Entry(7, 1_800_000_000_000, event)
    again = CODEC.read("t", CODEC.write("t", entry))
    assert again == entry
    assert type(again.event) is type(event)


def test_exact_moves_are_sealed_and_bound_to_their_place() -> None:
    stored = CODEC.write("t", Entry(7, 1, ACTED))
    assert b"discard" not in stored.body
    for table, moved in (("u", stored), ("t", replace(stored, version=8))):
        with pytest.raises(EntryError):
            CODEC.read(table, moved)
    with pytest.raises(EntryError):
        Codec(Seal(b"x" * 32)).read("t", stored)


@pytest.mark.parametrize(
    "wrong",
    [
        Stored(1, 1, "Exploded", 1, b"{}"),
        Stored(1, 1, "Said", 2, b'{"seat":0,"phrase":"hello"}'),
        Stored(1, 1, "Said", 1, b'{"seat":"0","phrase":"hello"}'),
        Stored(1, 1, "Said", 1, b'{"seat":0}'),
        Stored(1, 1, "Wished", 1, b'{"seat":0,"wish":"explode","yes":true}'),
        Stored(1, 1, "Said", 1, b"\xff"),
        Stored(1, 1, "Acted", 1, b'{"seat":0}'),
    ],
    ids=["kind", "version", "type", "missing", "word", "text", "open"],
)
def test_what_is_no_entry_is_not_guessed_at(wrong: Stored) -> None:
    with pytest.raises(EntryError, match="table t, entry 1"):
        CODEC.read("t", wrong)


def test_a_match_that_began_before_there_was_other_money_is_read() -> None:
    stored = Stored(1, 1, "MatchStarted", 1, b'{"number":3}')
    assert CODEC.read("t", stored).event == ev.MatchStarted(3)


def test_a_view_is_small() -> None:
    room = begun(TROJKA)
    view = room_view(room.now, "aino", room.version - 1)
    assert len(view_bytes(replace(view, events=()))) < 4096
