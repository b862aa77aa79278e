"""Pictures of every screen, to be looked at: in several sizes, by day and by night.

    python -m tests.browser.pictures [--only WORD] [FOLDER]    all, or those with a word in the name
    python -m tests.browser.pictures --readme                  the two of the README

What is dealt is another deal each time.
"""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CALM, DESK, PHONE, SMALLEST, remembered
from tests.browser.screens import SCREENS, table
from tests.browser.seats import Seat
from tests.browser.served import Server
from tools.programs import chromium

ROOT: Final = Path(__file__).resolve().parent.parent.parent
FOLDER: Final = ROOT / "build" / "pictures"
README: Final = ROOT / "docs" / "pictures"
WIDE: Final = {"width": 1440, "height": 900}
SIZES: Final = {"phone": PHONE, "desk": DESK, "small": SMALLEST, "wide": WIDE}
SCHEMES: Final = ("light", "dark")
BOTH: Final = ("phone", "desk")
TABLES: Final = ("kolmonen", "trojka", "replay")
ENOUGH: Final = 3
"""Stacks of cards to choose from, so that a picture shows how they are marked."""
PATIENCE: Final = 20_000


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description="Pictures of the page.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--only", default="", metavar="WORD")
    parser.add_argument("--language", default="en-GB", metavar="TAG")
    parser.add_argument("--readme", action="store_true")
    asked = parser.parse_args()
    with served() as (browser, server):
        if asked.readme:
            for_readme(browser, server)
        else:
            asked.folder.mkdir(parents=True, exist_ok=True)
            for name in SCREENS:
                if asked.only in name:
                    every(browser, server, name, asked.folder, asked.language)


@contextmanager
def served() -> Iterator[tuple[Browser, Server]]:
    """A browser and a server, gone at the end."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), "--limit", "tables_per_hour=1000")
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()


@contextmanager
def opened(browser: Browser, server: Server, locale: str = "en-GB") -> Iterator[Page]:
    context = browser.new_context(base_url=server.url, locale=locale)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(remembered("prefs", CALM))
    yield context.new_page()
    context.close()


def every(browser: Browser, server: Server, name: str, folder: Path, locale: str) -> None:
    """One screen in all sizes; tables also in a small and a wide one."""
    with opened(browser, server, locale) as page:
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        SCREENS[name](page)
        for size, viewport in SIZES.items():
            if size in BOTH or name.startswith(TABLES):
                page.set_viewport_size(viewport)  # type: ignore[arg-type]
                for scheme in SCHEMES:
                    page.emulate_media(color_scheme=scheme)
                    page.wait_for_function("() => document.fonts.status === 'loaded'")
                    page.screenshot(path=folder / f"{name}-{size}-{scheme}.png")


def for_readme(browser: Browser, server: Server) -> None:
    """Kolmonen on a desk, and Trójka on a phone by night."""
    with opened(browser, server) as page:
        page.set_viewport_size({"width": 1200, "height": 760})
        table("kolmonen", 4, 2)(page)
        seat, playable = Seat(page), page.locator("[data-item]:not([aria-disabled=true])")
        seat.plays_on(lambda: seat.is_waited_for() == "turn" and playable.count() >= ENOUGH)
        page.screenshot(path=README / "browser-kolmonen.jpg", type="jpeg", quality=82)
    with opened(browser, server) as page:
        page.set_viewport_size({"width": 390, "height": 700})
        page.emulate_media(color_scheme="dark")
        table("trojka", 4, 1)(page)
        page.screenshot(path=README / "browser-trojka.jpg", type="jpeg", quality=82)


if __name__ == "__main__":
    main()
