"""Who may say what at a table, how often, and who may switch it off."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmikko.adapters.wire import view_bytes
from kolmikko.table.commands import AllowChat, Chat, Leave, Phrase, Sit
from kolmikko.table.events import ChatAllowed, Chatted
from kolmikko.table.state import NoteKind
from kolmikko.table.talking import CHAT_COOLDOWN, COOLDOWN, LONGEST_LINE, good_line
from tests.table.rooms import KOLMONEN, TROJKA, Room, begun, seated
from tests.table.test_rematch import rematched


def said(room: Room, person: str = "nobody") -> list[tuple[str, int, str]]:
    return [(note.kind, note.seat, note.word) for note in room.view(person).notes]


def test_everybody_hears_what_somebody_with_a_seat_says() -> None:
    room = seated(KOLMONEN, 2)
    room.must("ville", Chat("  Mitä kuuluu? <b>&amp; 👩‍👩‍👧 "))
    line = ("chat", 1, "Mitä kuuluu? <b>&amp; 👩‍👩‍👧")
    assert said(room, "aino") == said(room, "ville") == said(room, "nobody") == [line]


def test_who_has_no_seat_says_nothing() -> None:
    room = begun(TROJKA, people=2)
    assert room.refused("ewa", Chat("hello")) == "not-seated"
    room.must("ewa", Sit("Ewa"))
    assert room.refused("ewa", Chat("hello")) == "seat-waits-for-next-deal"


@pytest.mark.parametrize(
    "text",
    ["", "   ", "x" * (LONGEST_LINE + 1), "two\nlines", "a\u2028b", "a\u202eb", "a\tb", "\0"],
)
def test_a_line_is_short_and_plain(text: str) -> None:
    assert seated(KOLMONEN, 2).refused("aino", Chat(text)) == "bad-text"


def test_chat_has_a_shorter_pause_which_phrases_share() -> None:
    room = seated(KOLMONEN, 2)
    room.must("aino", Chat("a"))
    room.must("ville", Chat("b"))
    room.at += CHAT_COOLDOWN - 1
    assert room.refused("aino", Chat("c")) == "too-soon"
    room.at += 1
    room.must("aino", Chat("c"))
    room.at += CHAT_COOLDOWN
    assert room.refused("aino", Phrase("hello")) == "too-soon"
    room.at += COOLDOWN - CHAT_COOLDOWN
    room.must("aino", Phrase("hello"))
    assert room.refused("aino", Chat("d")) == "too-soon"


def test_the_pause_holds_at_a_full_table_where_all_talk() -> None:
    room = seated(replace(KOLMONEN, seats=5), 5)
    for _ in range(9):
        for person in ("aino", "ville", "ewa", "ola", "matti"):
            room.must(person, Chat("x"))
        for person in ("aino", "ville", "ewa", "ola", "matti"):
            assert room.refused(person, Phrase("hello")) == "too-soon"
        room.at += CHAT_COOLDOWN


def test_the_host_switches_chat_off_and_on_and_nobody_else() -> None:
    room = seated(KOLMONEN, 2)
    assert room.refused("ville", AllowChat(yes=False)) == "not-host"
    assert room.must("aino", AllowChat(yes=True)) == (), "it is on already"
    assert room.must("aino", AllowChat(yes=False)) == (ChatAllowed(yes=False),)
    assert not room.view("ville").settings.chat
    assert room.refused("ville", Chat("hello")) == "chat-off"
    room.must("ville", Phrase("hello"))
    room.at += COOLDOWN
    room.must("aino", AllowChat(yes=True))
    room.must("ville", Chat("hello"))


def test_a_table_may_be_opened_without_chat_and_keeps_what_the_host_chose() -> None:
    room = begun(replace(KOLMONEN, chat=False))
    assert room.refused("ville", Chat("hello")) == "chat-off"
    room.must("aino", AllowChat(yes=True))
    room.must("ville", Chat("hello"))
    rematched(room)
    assert room.view("ville").settings.chat
    assert said(room) == []


def test_what_was_said_names_nobody_by_token() -> None:
    room = seated(KOLMONEN, 2)
    assert room.must("ville", Chat("hello")) == (Chatted(1, "ville", "hello"),)
    assert b"ville" not in view_bytes(room.view("aino"))


def test_who_leaves_has_said_it_all_the_same() -> None:
    room = seated(KOLMONEN, 2)
    room.must("ville", Chat("bye"))
    room.must("ville", Leave())
    assert said(room) == [(NoteKind.CHAT, 1, "bye")]


@given(st.text())
def test_a_line_that_can_be_said_is_one_line_that_can_be_shown(text: str) -> None:
    if good_line(text):
        assert len(text.splitlines()) == 1
        assert all(letter.isprintable() or letter == "\u200d" for letter in text)
    else:
        assert not text or len(text) > LONGEST_LINE or not text.isprintable()
