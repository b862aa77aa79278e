"""Who may see a match again, when, and how much of it."""

from dataclasses import replace

import pytest

from kolmikko.adapters.wire import view_bytes
from kolmikko.records.files import read_text, write_record
from kolmikko.records.replay import replay as replay_record
from kolmikko.rulekit.events import Hidden
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import Agree, Leave, Ready, Sit
from kolmikko.table.events import Wish
from kolmikko.table.refusals import NOT_ENDED
from kolmikko.table.replay import Replay, folded, replay
from kolmikko.table.settings import Disclosure, Settings
from kolmikko.table.state import Stage
from kolmikko.table.views import room_view
from tests.table.rooms import KOLMONEN, SEAL, TROJKA, Room, begun
from tests.table.test_rematch import rematched
from tests.table.test_seats import play_deal

SEALED = replace(TROJKA, disclosure=Disclosure.SEALED)
EVERYBODY = ("aino", "ville", "ewa", "matti", "nobody", "")


def asked(room: Room, person: str, match: int = 1) -> Replay | Refusal:
    return replay(room.id, tuple(room.entries), SEAL, person, match)


def seen_again(room: Room, person: str, match: int = 1) -> Replay:
    answer = asked(room, person, match)
    assert isinstance(answer, Replay)
    return answer


def played(settings: Settings) -> Room:
    """A room whose first match has been played to its end."""
    room = begun(settings)
    play_on(room)
    return room


def has_ended(room: Room) -> bool:
    return room.now.stage == Stage.ENDED


def play_on(room: Room) -> None:
    while not has_ended(room):
        play_deal(room)
        for person in ("aino", "ville", "ewa"):
            room.ask(person, Ready(yes=True))
        room.settle()


@pytest.mark.parametrize("settings", [KOLMONEN, TROJKA, SEALED])
def test_no_match_is_seen_again_before_it_has_ended(settings: Settings) -> None:
    room = begun(settings)
    while not has_ended(room):
        assert {asked(room, person) for person in EVERYBODY} == {NOT_ENDED}
        assert {asked(room, person, 2) for person in EVERYBODY} == {NOT_ENDED}
        play_deal(room)
        assert has_ended(room) or asked(room, "aino") == NOT_ENDED
        for person in ("aino", "ville", "ewa"):
            room.ask(person, Ready(yes=True))
        room.settle()
    assert isinstance(asked(room, "aino"), Replay)
    assert asked(room, "aino", 2) == NOT_ENDED


def test_a_second_match_that_runs_does_not_close_the_first_nor_open_itself() -> None:
    room = played(replace(TROJKA, deals=1))
    for person in ("aino", "ville", "ewa"):
        room.must(person, Agree(Wish.REMATCH))
    room.settle()
    assert room.now.match_number == 2
    assert isinstance(asked(room, "aino", 1), Replay)
    assert asked(room, "aino", 2) == NOT_ENDED


@pytest.mark.parametrize("settings", [KOLMONEN, TROJKA])
def test_who_sat_there_gets_the_whole_record_and_it_plays_again(settings: Settings) -> None:
    room = played(settings)
    record = seen_again(room, "ville").record
    assert record is not None
    assert read_text(write_record(record), record.name) == record
    steps = list(replay_record(record))
    assert steps[-1].deal.actor is None
    assert room.now.dealt is not None
    assert steps[-1].deal.zones() == room.now.dealt.deal.zones()
    assert record.players == ("Aino", "Ville", "Ewa")


def test_who_did_not_sit_there_sees_what_spectators_saw() -> None:
    room = played(TROJKA)
    again = seen_again(room, "nobody")
    assert again.record is None
    private = [e.event for v in again.views for e in v.events if e.event.kind == "dealt-hand"]
    assert private
    assert all(isinstance(event.cards, Hidden) for event in private)


def test_a_sealed_match_keeps_for_everybody_what_their_seat_saw() -> None:
    room = begun(SEALED)
    shown: dict[str, list[bytes]] = {person: [] for person in ("aino", "ville", "nobody")}
    first = next(e.version for e in room.entries if type(e.event).__name__ == "MatchStarted")
    while not has_ended(room):
        play_deal(room)
        for person in ("aino", "ville", "ewa"):
            room.ask(person, Ready(yes=True))
        room.settle()
    for table in folded(room.id, room.entries, SEAL):
        for person, frames in shown.items():
            if table.version >= first:
                since = max(first - 1, table.version - 1)
                frames.append(view_bytes(room_view(table, person, since)))
    for person, frames in shown.items():
        again = seen_again(room, person)
        assert again.record is None
        assert [view_bytes(view) for view in again.views] == frames


def test_who_left_keeps_the_eyes_of_the_seat_only_for_as_long_as_he_had_it() -> None:
    room = begun(SEALED)
    room.must("ewa", Leave())
    room.must("matti", Sit("Matti"))
    play_deal(room)
    for person in ("aino", "ville"):
        room.must(person, Ready(yes=True))
    room.settle()
    for person in ("aino", "ville", "matti"):
        room.must(person, Agree(Wish.STOP))
    room.settle()
    hands = {
        person: [
            type(e.event.cards).__name__
            for v in seen_again(room, person).views
            for e in v.events
            if e.event.kind == "dealt-hand" and e.event.seat == 2
        ]
        for person in ("ewa", "matti")
    }
    assert hands == {"ewa": ["Shown", "Hidden"], "matti": ["Hidden", "Shown"]}


def test_a_match_that_was_stopped_has_a_record_too() -> None:
    room = begun(KOLMONEN)
    for turn in range(9):
        room.act_any(turn)
    rematched(room)
    record = seen_again(room, "aino").record
    assert record is not None
    assert len(record.deals) == 1
    assert len(record.deals[0].actions) == 9
    assert asked(room, "aino", 2) == NOT_ENDED
