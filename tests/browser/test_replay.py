"""Matches looked at again: by buttons, keys and slider, by link, with other eyes, from a file."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from kolmikko.records.files import read_text
from tests.browser.conftest import Person
from tests.browser.seats import Seat, never, opened, play_together
from tests.browser.test_together import gathered

EXAMPLES = Path(__file__).resolve().parent.parent / "records" / "examples"
KOLMONEN = (EXAMPLES / "kolmonen-05.toml").read_text("utf-8")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Steps of the match")


def is_at(page: Page, step: int) -> None:
    """The slider, the words and the address all say where one is."""
    expect(slider(page)).to_have_value(str(step - 1))
    expect(page.get_by_text(re.compile(rf"^Step {step} of \d+$"))).to_be_visible()
    expect(page).to_have_url(re.compile(rf"#{step}(&|$)"))


def pasted(page: Page, text: str) -> Page:
    page.goto("/replay")
    page.get_by_label("Text of the record").fill(text)
    page.get_by_role("button", name="Show the match").click()
    expect(slider(page)).to_be_visible()
    return page


def test_going_through_a_match(person: Person) -> None:
    page = pasted(person(), KOLMONEN)
    is_at(page, 1)
    last = int(slider(page).get_attribute("max") or 0) + 1
    for key, step in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", last)]:
        page.keyboard.press(key)
        is_at(page, step)
    page.get_by_role("button", name="One step back").click()
    is_at(page, last - 1)
    page.get_by_role("button", name="To the beginning").click()
    is_at(page, 1)
    page.get_by_role("button", name="To the beginning").click(force=True)
    is_at(page, 1)
    page.get_by_role("list", name="What happened").get_by_role("button").nth(7).click()
    expect(slider(page)).not_to_have_value("0")
    slider(page).fill("4")
    is_at(page, 5)
    page.keyboard.press("PageDown")
    expect(slider(page)).not_to_have_value("4")
    page.get_by_label("Moments").select_option(label="Deal 1")
    is_at(page, 1)


@pytest.mark.gate
def test_a_match_plays_by_itself_until_it_is_stopped(person: Person) -> None:
    page = pasted(person(), KOLMONEN)
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider(page)).to_have_value(re.compile("[3-9]|..+"))
    page.locator("h1").press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_one_step_with_the_same_eyes(person: Person) -> None:
    page = pasted(person(), KOLMONEN)
    page.keyboard.press("ArrowRight")
    page.get_by_label("Seen by").select_option(label="P2")
    page.get_by_label("All cards open").check()
    expect(page).to_have_url(re.compile(r"#2&seat=1&open&record="))
    middle = page.locator("#middle").inner_text()
    other = person()
    other.goto(page.url)
    is_at(other, 2)
    expect(other.get_by_label("Seen by")).to_have_value("1")
    expect(other.get_by_label("All cards open")).to_be_checked()
    assert other.locator("#middle").inner_text() == middle


def test_all_cards_are_open_to_who_wants_to_see_them(person: Person) -> None:
    page = pasted(person(), KOLMONEN)
    page.get_by_label("Seen by").select_option(label="P1")
    hand = page.get_by_role("group", name="Your hand").get_by_role("img")
    own = [str(card.get_attribute("aria-label")) for card in hand.all()]
    assert len(own) == 3
    page.get_by_label("Seen by").select_option(label="P2")
    expect(hand.first).not_to_have_attribute("aria-label", own[0])
    lying = page.locator("#seat-0").get_by_role("button", name="In the hand")
    expect(lying).to_have_count(0)
    page.get_by_label("All cards open").check()
    for card in own:
        expect(lying).to_have_attribute("aria-label", re.compile(card))


def test_what_is_no_record_is_refused_with_its_reason(person: Person) -> None:
    page = person(mutters="status of 400")
    page.goto("/replay")
    field = page.get_by_label("Text of the record")
    for text, wrong in (
        ("nothing of the kind", "TOML"),
        ('game = "whist"', "whist"),
        (KOLMONEN.replace('"p1 play', '"p2 play', 1), "p2 play"),
    ):
        field.fill(text)
        page.get_by_role("button", name="Show the match").click()
        expect(page.get_by_role("alert")).to_contain_text(wrong)
        expect(field).to_have_value(text)
    expect(slider(page)).to_have_count(0)


def test_a_record_is_opened_from_a_file_and_saved_to_one(person: Person) -> None:
    page = person()
    page.goto("/replay")
    page.get_by_label("Open a file").set_input_files(EXAMPLES / "trojka-02.toml")
    expect(slider(page)).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    kept = Path(saved.value.path()).read_text("utf-8")
    there = (EXAMPLES / "trojka-02.toml").read_text("utf-8")
    assert read_text(kept, "one") == read_text(there, "one")


@pytest.mark.gate
def test_a_file_is_dropped_on_the_page(person: Person) -> None:
    page = person()
    page.goto("/replay")
    page.get_by_label("Text of the record").evaluate(
        """(field, text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], "match.toml"));
          const told = {dataTransfer, bubbles: true, cancelable: true};
          field.dispatchEvent(new DragEvent("drop", told));
        }""",
        KOLMONEN,
    )
    expect(slider(page)).to_be_visible()


def test_after_a_match_who_sat_there_sees_all_cards_and_who_watched_does_not(
    person: Person,
) -> None:
    seats = gathered(person, "trojka", "Aino", "Ville", deals=1)
    play_together(seats, never)
    aino = seats[0].page
    aino.get_by_role("link", name="Replay").click()
    expect(slider(aino)).to_be_visible()
    expect(aino.get_by_label("Seen by")).to_contain_text("Ville")
    aino.get_by_label("All cards open").check()
    with aino.expect_download() as saved:
        aino.get_by_role("button", name="Download the record").click()
    record = read_text(Path(saved.value.path()).read_text("utf-8"), "saved")
    assert record.players == ("Aino", "Ville")
    watcher = person()
    watcher.goto(re.sub("#.*", "", aino.url) + "#2")
    expect(slider(watcher)).to_be_visible()
    expect(watcher.get_by_label("All cards open")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Download the record")).to_have_count(0)
    expect(watcher.get_by_text("only to those who played")).to_be_visible()


@pytest.mark.gate
def test_a_sealed_match_stays_as_each_seat_saw_it(person: Person) -> None:
    seats = gathered(person, "trojka", "Aino", "Ville", deals=1, disclosure="sealed")
    play_together(seats, never)
    page = seats[0].page
    expect(page.get_by_role("button", name="Save the record")).to_have_count(0)
    page.get_by_role("link", name="Replay").click()
    expect(slider(page)).to_be_visible()
    expect(page.get_by_text("as each seat saw them")).to_be_visible()
    expect(page.get_by_role("button", name="Download the record")).to_have_count(0)


def test_a_match_that_runs_cannot_be_looked_at(person: Person) -> None:
    page = person(mutters="status of 404")
    seat = Seat(page).comes(opened(page, "kolmonen", 2)).sits("Aino").starts()
    seat.is_waited_for()
    page.goto(page.url.replace("/t/", "/r/") + "/1")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(slider(page)).to_have_count(0)
