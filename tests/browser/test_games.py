"""Whole games in the browser: by mouse, by keyboard alone, and with a finger on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import TOUCH, Person
from tests.browser.seats import Seat, opened
from tests.browser.ways import Finger, Keys, Shortcuts


def goes_sideways(seat: Seat) -> bool:
    """Whether a page is wider than its window."""
    return bool(seat.page.evaluate("document.scrollingElement.scrollWidth > innerWidth"))


def test_a_walk_through_kolmonen_by_mouse(person: Person) -> None:
    seat = Seat(person({"pace": 0}))
    page = seat.page
    page.goto("/")
    page.get_by_role("article", name="Kolmonen").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    assert seat.plays_to_the_end() >= 1, "a turn of one's own"
    expect(page.get_by_role("rowheader")).to_have_count(3)
    seat.press("Look at the table")
    seat.press("The result")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_a_walk_through_trojka_by_keyboard_alone(person: Person) -> None:
    seat = Seat(person({"pace": 0}), Keys())
    page = seat.page
    page.goto("/")
    seat.way.press(
        page.get_by_role("article", name="Trójka").get_by_role("button", name="Play now")
    )
    page.wait_for_url("**/t/*")
    assert seat.plays_to_the_end() >= 1, "a turn of one's own"
    rows = page.get_by_role("table").get_by_role("row").all_inner_texts()
    assert sum(int(row.split()[-1]) for row in rows[1:]) == 400, "all chips are there"


@pytest.mark.parametrize("game", ["kolmonen", pytest.param("trojka", marks=pytest.mark.gate)])
def test_a_first_game_is_explained_until_one_has_had_enough(person: Person, game: str) -> None:
    page = person()
    seat = Seat(page).comes(opened(page, game, 2)).sits("Aino")
    page.goto(f"{page.url}?guide")
    seat.starts().is_waited_for()
    hint = page.get_by_role("complementary", name="A hint")
    first = hint.get_by_role("status").inner_text()
    seat.press("All right")
    expect(hint.get_by_role("status")).not_to_have_text(first)
    seat.press("No more hints")
    expect(hint).to_have_count(0)


@pytest.mark.gate
@pytest.mark.parametrize(
    "game, deals, way",
    [("kolmonen", 1, Keys()), ("kolmonen", 1, Shortcuts()), ("trojka", 6, Shortcuts())],
)
def test_a_game_by_keyboard_alone(person: Person, game: str, deals: int, way: Keys) -> None:
    page = person()
    seat = Seat(page, way).comes(opened(page, game, 2, deals=deals)).sits("Aino").starts()
    assert seat.plays_to_the_end() >= 1, "a turn of one's own"


@pytest.mark.gate
@pytest.mark.parametrize("game, deals", [("kolmonen", 1), ("trojka", 6)])
def test_a_game_with_a_finger_on_a_phone(person: Person, game: str, deals: int) -> None:
    page = person(**TOUCH)
    seat = Seat(page, Finger()).comes(opened(page, game, 4, deals=deals)).sits("Aino").starts()
    seat.waits_for_turn()
    assert not goes_sideways(seat)
    assert seat.plays_to_the_end() >= 1, "a turn of one's own"
    assert not goes_sideways(seat)


@pytest.mark.gate
@pytest.mark.parametrize("game, seats, deals", [("kolmonen", 5, 2), ("trojka", 9, 12)])
def test_a_game_at_a_full_table(person: Person, game: str, seats: int, deals: int) -> None:
    page = person()
    seat = Seat(page).comes(opened(page, game, seats, deals=deals)).sits("Aino").starts()
    assert seat.plays_to_the_end() >= 1, "a turn of one's own"


@pytest.mark.gate
@pytest.mark.parametrize("game, deals", [("kolmonen", 1), ("trojka", 6)])
def test_a_game_in_which_things_move(person: Person, game: str, deals: int) -> None:
    page = person({"motion": 2})
    seat = Seat(page).comes(opened(page, game, 2, deals=deals)).sits("Aino").starts()
    assert seat.plays_to_the_end() >= 1, "a turn of one's own"
