"""Bots have names that nobody else has at the table."""

from dataclasses import replace

import pytest

from kolmikko.bots.names import BOT_NAMES
from kolmikko.table.commands import AddBot, Kick, Leave, RemoveBot, Sit
from kolmikko.table.events import BotAdded, Left
from kolmikko.table.evolve import evolve, opened
from kolmikko.table.names import bot_names
from tests.table.rooms import KOLMONEN, SEAL, TROJKA, Room, begun, seated

FIVE = replace(KOLMONEN, seats=5)


def names(room: Room) -> list[str]:
    return [seat.name for seat in room.view("nobody").seats]


@pytest.mark.parametrize("table_id", ["t", "u", "v", "w"])
def test_no_two_at_a_table_have_one_name(table_id: str) -> None:
    room = seated(FIVE, 3, table_id)
    room.must("aino", AddBot(4, "uniform"))
    added = room.must("aino", AddBot(3, "thumb"))[0]
    assert isinstance(added, BotAdded)
    assert added.name == names(room)[3]
    assert len(set(names(room))) == 5
    assert set(names(room)[3:]) <= set(BOT_NAMES) - {"Aino", "Ville", "Ewa"}


def test_bots_that_fill_the_seats_have_different_names() -> None:
    room = begun(FIVE, people=1)
    assert names(room)[0] == "Aino"
    assert len(set(names(room))) == 5
    assert "" not in names(room)


def test_other_tables_have_other_bots() -> None:
    assert len({tuple(bot_names(Room(FIVE, f"table {n}").now, 3)) for n in range(20)}) > 3


def test_where_all_names_are_taken_there_is_a_second_of_a_name() -> None:
    room = Room(replace(TROJKA, seats=9))
    for seat, name in enumerate(BOT_NAMES[:8]):
        room.must(f"p{seat}", Sit(name))
    assert bot_names(room.now, 2) == [BOT_NAMES[8], bot_names(room.now, 2)[1]]
    assert bot_names(room.now, 2)[1].endswith(" 2")


def test_the_bot_that_follows_a_person_has_a_name_of_its_own() -> None:
    for command in (("ville", Leave()), ("aino", Kick(1))):
        room = begun(KOLMONEN)
        left = room.must(*command)[0]
        assert isinstance(left, Left)
        assert names(room)[1] == left.follower != ""
        assert left.follower not in ("Aino", "Ville", "Ewa")


def test_a_seat_without_a_match_is_left_empty() -> None:
    room = seated(KOLMONEN, 2)
    assert room.must("ville", Leave()) == (Left(1),)
    assert names(room) == ["Aino", "", ""]
    room.must("aino", AddBot(1, "thumb"))
    room.must("aino", RemoveBot(1))
    assert names(room) == ["Aino", "", ""]


def test_bots_of_old_logs_get_a_name_as_they_are_read() -> None:
    room = begun(KOLMONEN, people=2)
    room.must("ville", Leave())
    table = None
    for entry in room.entries:
        event = entry.event
        if isinstance(event, BotAdded):
            event = BotAdded(event.seat, event.bot)
        elif isinstance(event, Left):
            event = Left(event.seat, event.kicked)
        entry = replace(entry, event=event)
        table = opened("t", entry) if table is None else evolve(table, entry, SEAL)
    assert table is not None
    assert [chair.name for chair in table.chairs] == names(room)
