"""Somebody's seat at a table in the browser: everything is found as people find it, by its name."""

import secrets
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.ways import Mouse, Way, focus_is_nowhere

QUICK: dict[str, Any] = {"pace": 0, "between": 0}
"""Settings of tables at which nobody is waited for."""

OPEN = """async ([id, settings, password]) => {
  const headers = {"content-type": "application/json"};
  const body = JSON.stringify({id, settings, password});
  const answer = await fetch("/api/tables", {method: "POST", headers, body});
  return answer.ok ? (await answer.json()).table : Promise.reject(await answer.text());
}"""

WAITED_FOR = """() => {
  if (document.querySelector("#outcome-title")) return "result";
  if (document.querySelector("#cover-ready")) return "cover";
  return document.querySelector(".bar.mine") ? "turn" : null;
}"""

TO_ACT = """() => {
  if (document.querySelector("#outcome-title")) return "result";
  if (document.querySelector(".bar.mine")) return "me";
  return document.querySelector("[id^=seat-] .acting")?.closest("[id^=seat-]").id.slice(5) ?? null;
}"""

LAST_LINE = "() => { window.lastLine = document.querySelector('[role=log]').lastElementChild; }"
IS_NEW = "() => document.querySelector('[role=log]')?.lastElementChild !== window.lastLine"


def opened(page: Page, game: str, seats: int, password: str | None = None, **settings: Any) -> str:  # noqa: ANN401 - JSON
    """A new table, opened by whoever has the page; they are not at it yet."""
    page.goto("/rules")
    asked = {"game": game, "seats": seats, **QUICK, **settings}
    table: str = page.evaluate(OPEN, [secrets.token_hex(8), asked, password])
    return table


class Seat:
    """Somebody at a table, who uses the page in one way."""

    def __init__(self, page: Page, way: Way | None = None) -> None:
        self.page = page
        self.way = way or Mouse()

    # --- before the match -----------------------------------------------------------------------

    def comes(self, table: str) -> "Seat":
        self.page.goto(f"/t/{table}")
        return self

    def sits(self, name: str) -> "Seat":
        self.page.get_by_label("Your name").fill(name)
        self.press("Sit down", first=True)
        expect(self.page.get_by_role("button", name="Leave")).to_be_visible()
        return self

    def is_ready(self) -> "Seat":
        self.press("I am ready")
        return self

    def starts(self) -> "Seat":
        self.press("Start")
        return self

    # --- at the table ---------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        """The stacks of cards in one's hand."""
        return self.page.locator("[data-item]")

    @property
    def buttons(self) -> Locator:
        """What can be done now."""
        return self.page.locator(".buttons").get_by_role("button")

    def press(self, name: str, *, first: bool = False) -> None:
        button = self.page.get_by_role("button", name=name, exact=True)
        self.way.press(button.first if first else button)

    def is_waited_for(self) -> str:
        """Wait for one's turn ("turn"), for a result, or for the cover of a shared device."""
        answer: str = self.page.wait_for_function(WAITED_FOR).json_value()
        return answer

    def waits_for_turn(self) -> None:
        """Wait for one's turn; deals that an announced trójka ends before it are gone through."""
        while (waited := self.is_waited_for()) == "result" and not self.is_over():
            self.goes_on()
        assert waited == "turn"

    def acts(self) -> None:
        """One move, and wait until it is done."""
        self.page.evaluate(LAST_LINE)
        deciding = self.page.locator('.buttons [aria-keyshortcuts="k"]')
        playable = self.page.locator("[data-item]:not([aria-disabled=true])")
        if deciding.count():
            self.way.press(deciding)
        elif playable.count():
            self.way.press(playable.first)
            self.way.press(self.page.locator("[role=group] .button.main"))
        else:
            self.way.press(
                self.page.locator("[role=group] .button:not([aria-disabled=true])").first
            )
        self.page.wait_for_function(IS_NEW)
        assert not focus_is_nowhere(self.page)

    def plays_on(self, until: Callable[[], bool]) -> int:
        """Play with bots, deal after deal, until something is so; how many moves it took."""
        moves = 0
        while not until():
            match self.is_waited_for():
                case "turn":
                    self.acts()
                    moves += 1
                case "result":
                    self.goes_on()
                case _:
                    return moves
        return moves

    def plays_to_the_end(self) -> int:
        """Play the whole match; how many moves it took."""
        return self.plays_on(self.is_over)

    def is_over(self) -> bool:
        return self.page.locator(".outcome.ended").is_visible()

    def goes_on(self) -> None:
        """Be ready for the next deal, if it was not the last one."""
        if not self.is_over():
            self.page.evaluate(LAST_LINE)
            self.way.press(self.page.locator(".outcome .button.main"))
            self.page.wait_for_function(IS_NEW)

    # --- with others ----------------------------------------------------------------------------

    def is_to_act(self) -> str:
        """Who the table waits for, as this person sees it: "me", the number of a seat, a result."""
        who: str = self.page.wait_for_function(TO_ACT).json_value()
        return who

    def cards(self) -> list[str]:
        """One's cards in words, as a screen reader tells them."""
        return [str(one.get_attribute("aria-label")) for one in self.hand.all()]

    def shows(self, tab: str) -> Locator:
        """Open what is beside the table at a tab."""
        if not self.page.get_by_role("tablist").count():
            self.press("Log")
        self.page.get_by_role("tab", name=tab).click()
        return self.page.get_by_role("tabpanel")

    def picks(self, entry: str) -> None:
        """Choose from the menu of the table."""
        self.press("Menu")
        dialog = self.page.get_by_role("dialog", name="Menu")
        dialog.get_by_text(entry, exact=True).click()


def play_together(seats: list[Seat], until: Callable[[], bool]) -> int:
    """People at all seats of a table play, each when it is their turn; how many moves it took."""
    moves, watched = 0, seats[0]
    while not until():
        who = watched.is_to_act()
        if who == "result":
            return moves
        if who == "me":
            watched.acts()
            moves += 1
        else:
            watched = seats[int(who)]
    return moves


def next_deal(seats: list[Seat]) -> None:
    """People who have seen the result of a deal are ready for the next one."""
    first = seats[0].page
    first.evaluate(LAST_LINE)
    for seat in seats:
        seat.press("Next deal")
    first.wait_for_function(IS_NEW)


def never() -> bool:
    return False
