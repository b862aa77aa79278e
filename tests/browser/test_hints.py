"""Asking a bot what to do."""

from playwright.sync_api import expect

from tests.browser.conftest import SMALLEST, Person
from tests.browser.seats import Seat, opened
from tests.browser.test_looks import STICKING_OUT, found_by_axe


def test_a_hint_names_the_best_move_and_goes_when_one_has_moved(person: Person) -> None:
    page = person(viewport=SMALLEST)
    seat = Seat(page).comes(opened(page, "trojka", 3, hints=True, deals=50)).sits("Aino").starts()
    seat.waits_for_turn()
    page.keyboard.press("i")
    hint = page.get_by_role("region", name="Best: ")
    expect(hint).to_be_visible()
    assert page.evaluate(STICKING_OUT) == []
    assert found_by_axe(page) == []
    seat.acts()
    expect(hint).to_have_count(0)


def test_where_there_are_no_hints_nothing_offers_one(person: Person) -> None:
    page = person()
    seat = Seat(page).comes(opened(page, "kolmonen", 2)).sits("Aino").starts()
    seat.waits_for_turn()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
