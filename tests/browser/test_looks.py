"""Every screen: axe finds nothing, nothing is wider than a small phone, languages are whole."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, SMALLEST, Person
from tests.browser.screens import SCREENS
from tests.browser.seats import Seat, opened

FEW = ("start", "lobby", "kolmonen-2", "trojka-5", "replay-kolmonen")
"""Screens that are looked at in every run; the gate looks at all."""

EVERY = [pytest.param(name, marks=[] if name in FEW else [pytest.mark.gate]) for name in SCREENS]


def found_by_axe(page: Page) -> list[str]:
    """What is hard to use for somebody, one line each."""
    return [
        f"{fault['id']}: {fault['help']}: {[node['target'] for node in fault['nodes']]}"
        for fault in Axe().run(page).response["violations"]
    ]


STICKING_OUT = """() => {
  const scrolls = one => one !== null && (one.scrollWidth > one.clientWidth + 1
    && ["auto", "scroll"].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const isCut = one => {
    const {left, right, width} = one.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1);
  };
  return [...document.querySelectorAll("button, a, input, select, textarea, p, h1, h2, h3")]
    .filter(one => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .filter(one => isCut(one) && !scrolls(one.parentElement) && !one.closest(".unseen"))
    .map(one => one.textContent.trim() || one.outerHTML);
}"""
"""What cannot be seen whole, though nothing scrolls sideways."""


@pytest.mark.parametrize("name", EVERY)
def test_axe_finds_nothing_on_a_desk_by_day_and_by_night(person: Person, name: str) -> None:
    page = person(viewport=DESK, color_scheme="light")
    SCREENS[name](page)
    assert found_by_axe(page) == []
    page.emulate_media(color_scheme="dark")
    assert found_by_axe(page) == []


@pytest.mark.gate
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_on_a_phone_by_day_and_by_night(person: Person, name: str) -> None:
    page = person(viewport=PHONE, color_scheme="dark")
    SCREENS[name](page)
    assert found_by_axe(page) == []
    page.emulate_media(color_scheme="light")
    assert found_by_axe(page) == []


@pytest.mark.parametrize("name", EVERY)
def test_nothing_is_wider_than_a_small_phone(person: Person, name: str) -> None:
    page = person(viewport=SMALLEST)
    SCREENS[name](page)
    for language in ("fi", "pl", "en"):
        page.evaluate(
            "language => localStorage.setItem('kolmikko:language', language)", f'"{language}"'
        )
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("h1")).to_be_visible()
        width = page.evaluate("document.scrollingElement.scrollWidth")
        assert width <= SMALLEST["width"], f"{language}: {width} px wide"
        assert page.evaluate(STICKING_OUT) == [], language


@pytest.mark.parametrize("tag, language", [("fi-FI", "fi"), ("pl-PL", "pl")])
def test_the_language_is_that_of_the_browser_until_another_is_chosen(
    person: Person, tag: str, language: str
) -> None:
    page = person(locale=tag)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    buttons = page.get_by_role("article").get_by_role("button")
    first = buttons.filter(has_not_text=re.compile("^$")).first.inner_text()
    page.get_by_role("combobox").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert "Play now" not in first
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("language", ["fi", "pl"])
def test_a_table_speaks_the_language_that_is_chosen(person: Person, language: str) -> None:
    page = person(locale={"fi": "fi-FI", "pl": "pl-PL"}[language])
    page.goto(f"/t/{opened(page, 'kolmonen', 2)}")
    page.locator("#name").fill("Aino")
    page.locator("form.join .button.main").click()
    page.locator("footer .button.main").click()
    seat = Seat(page)
    seat.waits_for_turn()
    names = " ".join(seat.cards())
    assert re.search(
        {"fi": "hertta|pata|risti|ruutu", "pl": "kier|pik|trefl|karo"}[language], names
    )
    seat.acts()
    expect(page.get_by_role("log")).not_to_contain_text(re.compile(r"\b(plays|draws|You)\b"))
