"""Pieces that need no running screen: seats around the table, the canvas, what was laid."""

import pytest

from kolmikko.cards import card, read_cards
from kolmikko.rulekit.events import Event, Hidden, Shown
from kolmikko.tui.canvas import Box, Canvas, Look, cut, wrapped
from kolmikko.tui.cards import LARGE, MIDDLE, Pack, draw_face
from kolmikko.tui.layout import seats_around
from kolmikko.tui.log import Line, written
from kolmikko.tui.palette import DAY, NIGHT, Palette
from kolmikko.tui.trojka_scene import laid_after

PACK = Pack(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), NIGHT)


@pytest.mark.parametrize("width", [78, 98, 138])
@pytest.mark.parametrize("others", range(1, 10))
def test_seats_never_overlap_and_never_leave_the_table(others: int, width: int) -> None:
    area = Box(1, 0, width, 20)
    places = seats_around(others, area, 17, 3)
    assert len(places.others) == others
    taken: set[tuple[int, int]] = set()
    for box in places.others:
        cells = {(x, y) for x in range(box.x, box.x + 17) for y in range(box.y, box.bottom)}
        assert not cells & taken
        taken |= cells
        assert area.x <= box.x
        assert box.x + 17 <= area.right + 1
        assert box.bottom <= area.bottom


def test_seats_go_clockwise_from_ones_left() -> None:
    boxes = seats_around(6, Box(0, 0, 80, 20), 19, 3).others
    left, right = boxes[0], boxes[-1]
    assert left.x < boxes[2].x < boxes[3].x < right.x
    assert left.y > boxes[2].y
    assert left.y == right.y


def test_a_canvas_cuts_off_what_does_not_fit() -> None:
    canvas = Canvas(4, 2, "#ffffff", "#000000")
    canvas.put(-1, 0, "abcdefg", Look())
    canvas.put(0, 5, "unseen", Look())
    canvas.ring(Box(0, 0, 9, 9), "#ffffff")
    assert len(canvas.lines()) == 2
    assert cut("Maija-Liisa", 6) == "Maija…"
    assert cut("日本語", 4) == "日…"


def test_wide_and_joined_letters_keep_the_columns() -> None:
    canvas = Canvas(6, 1, "#ffffff", "#000000")
    canvas.put(0, 0, "日e\u0301x", Look())
    assert canvas.lines() == ["日e\u0301x"]
    assert canvas.strip(0).cell_length == 6


@pytest.mark.parametrize("size", [LARGE, MIDDLE])
@pytest.mark.parametrize("cards", ["Th", "9h 9s", "9c 9h 9s", "Tc Td Th Ts", "9c 9d 9h 9s"])
def test_a_stack_shows_its_rank_and_all_its_suits(cards: str, size: tuple[int, int]) -> None:
    canvas = Canvas(*size, "#ffffff", "#000000")
    draw_face(canvas, canvas.box, read_cards(cards), PACK, ring=NIGHT.birch)
    drawn = "".join(canvas.lines())
    assert ("10" if "T" in cards else "9") in drawn
    assert sorted(sign for sign in drawn if sign in "♣♦♥♠") == sorted(
        "♣♦♥♠"["cdhs".index(name[1])] for name in cards.split()
    )
    assert drawn.startswith("▛")


def test_a_trick_lies_until_the_next_one_is_led() -> None:
    led = Event("played", 0, Shown((card("9h"),)))
    beaten = Event("discarded", 1, Hidden(1))
    won = Event("won-trick", 0, amount=1)
    again = Event("played", 0, Shown((card("Kh"),)))
    assert laid_after([led, beaten]).cards == {0: led.cards, 1: beaten.cards}
    after = laid_after([led, beaten, won])
    assert after.winner == 0
    assert after.cards
    assert laid_after([led, beaten, won, again]).cards == {0: again.cards}


def test_payments_lie_before_their_payers() -> None:
    paid = Event("drew-and-paid", 2, Shown((card("As"),)), amount=11, other=0)
    laid = laid_after([paid])
    assert laid.paid == {2: 11}
    assert laid.cards == {2: paid.cards}


def test_sentences_are_wrapped_with_their_clauses() -> None:
    assert list(wrapped("a bb ccc", 4)) == ["a bb", "ccc"]
    assert list(wrapped("Donaudampfschiff x", 8)) == ["Donaudam", "pfschiff", "x"]
    text = written([Line("Ville plays two nines.", ("K7", "K8"))], 20, PACK).plain
    assert text.splitlines() == ["▎ Ville plays two", "▎ nines. K7 K8"]


@pytest.mark.parametrize("palette", [NIGHT, DAY])
def test_writing_can_be_read(palette: Palette) -> None:
    p = palette
    for ink in (p.ink, p.red, p.green, p.blue):
        assert contrast(ink, p.paper) >= 7
        assert contrast(ink, p.spent) >= 4
    for writing, ground in [
        (p.chalk, p.cloth),
        (p.chalk, p.shade),
        (p.faint, p.cloth),
        (p.birch, p.cloth),
        (p.page_ink, p.page),
        (p.page_faint, p.page),
        (p.bark, p.page),
        (p.paper, p.rowan),
    ]:
        assert contrast(writing, ground) >= 4.5, (writing, ground)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG has it."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
