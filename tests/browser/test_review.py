"""Matches judged in the browser: the curve, what cost most, and playing on from there."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, SMALLEST, Person
from tests.browser.seats import Seat, opened
from tests.browser.test_looks import STICKING_OUT, found_by_axe
from tests.browser.test_replay import is_at, slider


def ended(person: Person, moves: int = 4, **settings: Any) -> Page:  # noqa: ANN401 - JSON
    """The replay of a match against a bot that was ended after some moves."""
    page = person()
    seat = Seat(page).comes(opened(page, "kolmonen", 2, **settings)).sits("Aino").starts()
    done = 0
    while done < moves:
        seat.waits_for_turn()
        seat.acts()
        done += 1
    seat.picks("Ask to end the match")
    seat.press("Ask all others to end it now? Press again.")
    page.get_by_role("link", name="Replay").click()
    expect(slider(page)).to_be_visible()
    return page


def judged(page: Page) -> Locator:
    """The review, when it is done."""
    page.get_by_role("button", name="Review").click()
    review = page.get_by_role("region", name="Review")
    expect(review.get_by_text(re.compile("without a loss"))).to_be_visible()
    expect(review.get_by_role("progressbar", include_hidden=True)).to_have_count(0)
    return review


def goes_to_a_choice(page: Page) -> None:
    """Go on to the first step in which somebody had a choice, so that it has been judged."""
    step = 1
    slider(page).fill("0")
    is_at(page, step)
    while not page.get_by_text("By what could be known").is_visible():
        slider(page).fill(str(step))
        step += 1
        is_at(page, step)


def test_a_match_is_judged_twice_and_every_line_leads_to_its_position(person: Person) -> None:
    page = ended(person)
    review = judged(page)
    expect(page).to_have_url(re.compile("&review"))
    expect(page.get_by_role("figure", name="Chance to win at each step")).to_be_visible()
    page.keyboard.press("End")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(r"Chance of Aino: \d+"))
    review.get_by_role("button", name="everybody").click()
    lines = review.get_by_role("listitem").get_by_role("button")
    if lines.count():
        lines.first.click()
        expect(lines.first).to_have_attribute("aria-current", "step")
    goes_to_a_choice(page)
    expect(page.get_by_text("By what could be known")).to_be_visible()
    expect(page.get_by_text("All cards open", exact=True)).to_have_count(2)
    page.reload()
    expect(page.get_by_role("region", name="Review")).to_be_visible()


def test_pressing_the_curve_goes_to_that_step(person: Person) -> None:
    page = ended(person)
    judged(page)
    figure = page.get_by_role("figure")
    size = figure.bounding_box()
    assert size is not None
    last = int(slider(page).get_attribute("max") or 0)
    figure.click(position={"x": size["width"] - 12, "y": 20})
    is_at(page, last + 1)
    figure.click(position={"x": 12, "y": 20})
    is_at(page, 1)
    page.keyboard.press("End")
    is_at(page, last + 1)


def test_a_sealed_match_has_one_judgement_and_is_not_played_on(person: Person) -> None:
    page = ended(person, disclosure="sealed")
    review = judged(page)
    expect(review.get_by_role("group", name="Review of")).to_have_count(0)
    expect(review.get_by_text("Only what could be known has been judged")).to_be_visible()
    expect(page.get_by_role("button", name="The same deal again")).to_have_count(0)
    for step in range(5):
        slider(page).fill(str(step))
        expect(page.get_by_text("All cards open", exact=True)).to_have_count(0)
        expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)


def test_who_only_watched_has_no_review(person: Person) -> None:
    page = ended(person)
    watcher = person()
    watcher.goto(re.sub("#.*", "", page.url) + "#2&review")
    expect(slider(watcher)).to_be_visible()
    expect(watcher.get_by_role("button", name="Review")).to_have_count(0)
    expect(watcher.get_by_role("region", name="Review")).to_have_count(0)


def test_playing_on_from_a_position_and_the_same_deal_again(person: Person) -> None:
    page = ended(person)
    judged(page)
    replay = page.url
    slider(page).fill("2")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_text("before move 3 of deal 1")).to_be_visible()
    dialog.get_by_label("The others").select_option("thumb")
    dialog.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/t/"))
    seat = Seat(page)
    seat.waits_for_turn()
    seat.acts()
    page.goto(replay)
    judged(page)
    slider(page).fill("0")
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    own = [one.get_attribute("aria-label") for one in page.locator("[data-item]").all()]
    page.get_by_role("button", name="The same deal again").click()
    dialog = page.get_by_role("dialog", name="The same deal again")
    dialog.get_by_label("Your seat").select_option("1")
    dialog.get_by_label("The others").select_option("thumb")
    dialog.get_by_role("button", name="Begin").click()
    seat.waits_for_turn()
    assert seat.cards() != own


@pytest.mark.parametrize("viewport", [PHONE, SMALLEST])
def test_a_review_fits_a_phone_by_day_and_by_night(
    person: Person, viewport: dict[str, int]
) -> None:
    page = ended(person)
    judged(page)
    assert found_by_axe(page) == []
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    for language in ("fi", "pl", "en"):
        page.evaluate(
            "language => localStorage.setItem('kolmikko:language', language)", f'"{language}"'
        )
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".judgements li, .judgements p").first).to_be_visible()
        assert page.evaluate("document.scrollingElement.scrollWidth") <= viewport["width"]
        assert page.evaluate(STICKING_OUT) == [], language
    assert found_by_axe(page) == []
    page.emulate_media(color_scheme="dark")
    assert found_by_axe(page) == []
