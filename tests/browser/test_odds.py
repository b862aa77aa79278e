"""The odds explorer: cards tapped, chances told, by link and on a phone too."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import TOUCH, Person


def taps(page: Page, *cards: str) -> None:
    for card in cards:
        page.get_by_role("button", name=card, exact=True).click()


def test_a_hand_is_picked_and_its_tricks_are_told(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("link", name="Exact odds").click()
    page.get_by_role("link", name="Trójka").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Odds of Trójka")
    expect(page.get_by_text("Tap three cards for your hand.")).to_be_visible()
    expect(page.get_by_role("row", name="2 10.52% 0.30% 2.11%")).to_be_visible()
    taps(page, "the seven of clubs", "the nine of spades", "the king of diamonds")
    expect(page.get_by_text("Now tap the card that is turned up")).to_be_visible()
    taps(page, "the queen of spades")
    king = page.get_by_role("listitem", name="the king of diamonds")
    expect(king).to_contain_text("Play it")
    expect(king).to_contain_text(re.compile(r"3 tricks\s*3\.8%"))
    expect(page.get_by_role("listitem", name="the seven of clubs")).to_contain_text("Better not")
    expect(page.get_by_role("row", name=re.compile("^1 5.38% –"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"game=trojka&hand=7c\.9s\.Kd&up=Qs$"))


def test_the_dealer_answers_what_is_led(person: Person) -> None:
    page = person()
    page.goto("/odds?game=trojka&hand=7c.9s.Kd&up=Qs")
    page.get_by_role("radio", name="The other leads").check()
    expect(page.get_by_text("Now tap the card that the other leads.")).to_be_visible()
    taps(page, "the eight of diamonds")
    expect(page.get_by_role("listitem", name="the king of diamonds")).to_contain_text("Play it")
    expect(page.get_by_role("listitem", name="the seven of clubs")).to_have_count(0)
    page.get_by_role("button", name="Put back the eight of diamonds").click()
    expect(page.get_by_text("Now tap the card that the other leads.")).to_be_visible()


def test_a_trojka_and_rules_without_a_solution_say_so(person: Person) -> None:
    page = person()
    page.goto("/odds?game=trojka&hand=7c.7d.7h&up=Qs")
    expect(page.get_by_text("This hand is a trójka")).to_be_visible()
    page.goto("/odds?game=trojka&preset=tri_listika&hand=7c.9s.Kd&up=Qs")
    expect(page.get_by_text("tricks have not been solved")).to_be_visible()


def test_cards_that_are_seen_change_what_a_blind_card_does(person: Person) -> None:
    page = person()
    page.goto("/odds")
    ace = page.get_by_role("row", name=re.compile("^A "))
    expect(ace).to_contain_text("3 of 51")
    taps(page, "the ace of hearts", "the five of clubs")
    expect(ace).to_contain_text("2 of 49")
    expect(page.get_by_text("2 cards seen")).to_be_visible()
    other = person()
    other.goto(page.url)
    expect(other.get_by_role("row", name=re.compile("^A "))).to_contain_text("2 of 49")
    page.get_by_role("button", name="Clear").click()
    expect(ace).to_contain_text("3 of 51")


def test_on_a_phone_the_pack_makes_room_for_the_answer(person: Person) -> None:
    page = person(**TOUCH)
    page.goto("/odds?game=trojka&hand=7c.9s.Kd")
    taps(page, "the queen of spades")
    expect(page.get_by_role("listitem", name="the king of diamonds")).to_be_in_viewport()
    expect(page.get_by_role("group", name="Choose cards")).to_be_hidden()
    expect(page.locator(".told")).to_be_focused()
    page.get_by_role("button", name="Put back the king of diamonds").click()
    expect(page.get_by_role("group", name="Choose cards")).to_be_visible()
