"""Lines that people type, in three languages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmikko.play.typed import Reader, Typed, Wanted, meanings

WORDS = meanings({"take": ("take", "nosta"), "why": ("why", "why not"), "play": ("play",)}.items())
ENGLISH = Reader(WORDS, {"T": "10"})
POLISH = Reader(WORDS, {"T": "10", "J": "W", "Q": "D"})


def cards(*names: str) -> tuple[Wanted, ...]:
    return tuple(Wanted(name[0], name[1:] or None) for name in names)


@pytest.mark.parametrize(
    "line, meant",
    [
        ("5", cards("5")),
        ("5 5", cards("5", "5")),
        ("55", cards("5", "5")),
        ("555", cards("5", "5", "5")),
        ("5c 5D", cards("5c", "5d")),
        ("5c5d", cards("5c", "5d")),
        ("5c, 5d", cards("5c", "5d")),
        ("10", cards("T")),
        ("1010", cards("T", "T")),
        ("10h", cards("Th")),
        ("t", cards("T")),
        ("K♥ a♠", cards("Kh", "As")),
        ("kkk", cards("K", "K", "K")),
        ("r", cards("Q")),
    ],
)
def test_cards_may_be_typed_in_many_ways(line: str, meant: tuple[Wanted, ...]) -> None:
    assert ENGLISH.read(line) == Typed(None, meant)


@pytest.mark.parametrize(
    "line, meant",
    [
        ("W", cards("J")),
        ("d", cards("Q")),
        ("wd", cards("Jd")),
        ("dd", cards("Qd")),
        ("j", cards("J")),
    ],
)
def test_polish_letters_stand_for_polish_ranks(line: str, meant: tuple[Wanted, ...]) -> None:
    assert POLISH.read(line) == Typed(None, meant)


def test_words_come_before_cards_and_the_longest_one_counts() -> None:
    assert ENGLISH.read("Take") == Typed("take")
    assert ENGLISH.read("NOSTA") == Typed("take")
    assert ENGLISH.read("play 5 5") == Typed("play", cards("5", "5"), rest="5 5")
    assert ENGLISH.read("why not 5c") == Typed("why", cards("5c"), rest="5c")
    assert ENGLISH.read("why take") == Typed("why", rest="take")


@pytest.mark.parametrize("line, number", [("#2", 2), ("# 12", 12), ("1", 1), ("14", 14)])
def test_a_number_chooses_from_the_menu(line: str, number: int) -> None:
    assert ENGLISH.read(line) == Typed(None, number=number)


@pytest.mark.parametrize("line", ["foo", "5x", "c5", "#", "#x", "5 banana", "-1", "٣", "1" * 9])
def test_anything_else_makes_no_sense(line: str) -> None:
    assert ENGLISH.read(line) is None


@given(st.text(max_size=20))
def test_no_line_is_too_odd_to_be_read(line: str) -> None:
    POLISH.read(line)
