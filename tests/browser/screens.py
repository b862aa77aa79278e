"""Every screen of the page, and how to come to it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.seats import Seat, opened

EXAMPLES: Final = Path(__file__).resolve().parent.parent / "records" / "examples"

Screen = Callable[[Page], None]
"""Brings a page to a screen."""


def start(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(2)


def join(page: Page) -> None:
    page.goto("/join")
    expect(page.get_by_role("main").get_by_role("textbox")).to_be_visible()


def new_kolmonen(page: Page) -> None:
    page.goto("/new/kolmonen")
    expect(page.locator("form")).to_be_visible()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


def new_trojka(page: Page) -> None:
    page.goto("/new/trojka")
    expect(page.locator("form")).to_be_visible()


def rules(page: Page) -> None:
    page.goto("/rules?game=kolmonen")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("heading", level=3).first).to_be_attached()


def odds_kolmonen(page: Page) -> None:
    page.goto("/odds?game=kolmonen&seen=5c.Kd")
    expect(page.get_by_role("table")).to_be_visible()


def odds_trojka(page: Page) -> None:
    page.goto("/odds?game=trojka&hand=7c.9s.Kd&up=Qs")
    expect(page.get_by_role("main").get_by_role("listitem").first).to_be_visible()
    expect(page.get_by_role("table")).to_be_visible()


def settings(page: Page) -> None:
    page.goto("/settings")
    expect(page.get_by_role("dialog")).to_be_visible()


def me(page: Page) -> None:
    page.goto("/me#" + "a" * 43)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def nowhere(page: Page) -> None:
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def open_a_record(page: Page) -> None:
    page.goto("/replay")
    expect(page.locator("#record")).to_be_visible()


def replay_of(name: str) -> Screen:
    def shown(page: Page) -> None:
        open_a_record(page)
        page.locator("#record").fill((EXAMPLES / f"{name}.toml").read_text("utf-8"))
        page.locator("form .button.main").click()
        expect(page.get_by_role("slider")).to_be_visible()
        for _ in range(9):
            page.keyboard.press("ArrowRight")
        page.locator(".check input").check()

    return shown


def no_such_table(page: Page) -> None:
    page.goto("/t/no-such-table")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def password(page: Page) -> None:
    page.goto(f"/t/{opened(page, 'kolmonen', 2, password='x')}")
    expect(page.locator("#table-password, .lobby")).to_be_visible()


def lobby(page: Page) -> None:
    seat = Seat(page)
    seat.comes(opened(page, "trojka", 4))
    page.locator("#name").fill("Aino")
    page.locator("form.join .button.main").click()
    expect(page.locator("footer .button")).to_be_visible()


def table(game: str, seats: int, moves: int = 0) -> Screen:
    """A table at which it is one's turn, after some moves."""

    def shown(page: Page) -> None:
        seat = Seat(page)
        page.goto(f"/t/{opened(page, game, seats, deals=50)}")
        page.locator("#name").fill("Aino")
        page.locator("form.join .button.main").click()
        page.locator("footer .button.main").click()
        done = 0

        def enough() -> bool:
            nonlocal done
            is_turn = seat.is_waited_for() == "turn"
            done += is_turn
            return is_turn and done > moves

        seat.plays_on(enough)

    return shown


def result(game: str, seats: int) -> Screen:
    """The end of a deal."""

    def shown(page: Page) -> None:
        seat = Seat(page)
        table(game, seats)(page)
        seat.plays_on(lambda: seat.is_waited_for() == "result")

    return shown


def beside(tab: str) -> Screen:
    """A table with something beside it."""

    def shown(page: Page) -> None:
        table("kolmonen", 3, 3)(page)
        if not page.get_by_role("tablist").count():
            page.keyboard.press("l")
        page.locator(f"#tab-{tab}").click()
        expect(page.get_by_role("tabpanel")).to_be_visible()

    return shown


def by_key(key: str) -> Screen:
    """A dialog over the table."""

    def shown(page: Page) -> None:
        table("kolmonen", 3, 3)(page)
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()

    return shown


def large_hand(page: Page) -> None:
    """Kolmonen with thirty cards in the hand."""
    seat = Seat(page)
    table("kolmonen", 2)(page)

    def is_large() -> bool:
        seat.waits_for_turn()
        return page.locator("[data-card]").count() >= 30

    while not is_large():
        take = page.locator('[aria-keyshortcuts="t"]')
        if take.count():
            page.evaluate("window.had = document.querySelectorAll('[data-card]').length")
            page.keyboard.press("t")
            page.keyboard.press("t")
            page.wait_for_function(
                "() => document.querySelectorAll('[data-card]').length > window.had"
            )
        else:
            seat.acts()


SCREENS: Final[dict[str, Screen]] = {
    "start": start,
    "join": join,
    "new-kolmonen": new_kolmonen,
    "new-trojka": new_trojka,
    "rules": rules,
    "odds-kolmonen": odds_kolmonen,
    "odds-trojka": odds_trojka,
    "settings": settings,
    "me": me,
    "nowhere": nowhere,
    "open-a-record": open_a_record,
    "replay-kolmonen": replay_of("kolmonen-00"),
    "replay-trojka": replay_of("trojka-02"),
    "no-such-table": no_such_table,
    "lobby": lobby,
    "kolmonen-2": table("kolmonen", 2, 2),
    "kolmonen-5": table("kolmonen", 5, 4),
    "trojka-2": table("trojka", 2, 2),
    "trojka-5": table("trojka", 5, 1),
    "trojka-9": table("trojka", 9, 1),
    "kolmonen-large-hand": large_hand,
    "result-kolmonen": result("kolmonen", 2),
    "result-trojka": result("trojka", 4),
    "log": beside("log"),
    "rules-here": beside("rules"),
    "talk": beside("talk"),
    "players": beside("players"),
    "menu": by_key("m"),
    "keys": by_key("?"),
    "in-words": by_key("v"),
}
