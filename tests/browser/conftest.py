"""Servers and browsers for the tests: each person is a context of its own in one Chromium."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.served import Server
from tests.programs import without
from tools.programs import chromium

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALLEST = {"width": 320, "height": 640}

CALM = {"motion": 0, "sounds": {}}
"""What people like in most tests: nothing that moves has to be waited for."""

PATIENCE = 30_000
"""Milliseconds; a page tries every 22 s at the latest whether its server is back."""

NOTHING = "(?!)"
BROKEN_LINE = r"WebSocket connection|net::ERR"

expect.set_options(timeout=PATIENCE)

Person = Callable[..., Page]
"""Makes a new person with a browser of their own; options as for a browser context.

`likes` are preferences of the page, `mutters` the errors that their browser may write down.
"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of a module.

    Playwright's event loop runs as long as it does, and no other can run beside it.
    """
    path = chromium()
    if path is None:
        without("Chromium")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all tests that leave it alone."""
    served = Server(tmp_path_factory.mktemp("served"), "--limit", "tables_per_hour=1000")
    served.start()
    yield served
    served.stop()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of this test alone, which may kill it."""
    served = Server(tmp_path)
    served.start()
    yield served
    served.stop()


@pytest.fixture
def person(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Person]:
    """People with browsers; whatever fails unseen in one of them fails the test."""
    faults: list[str] = []
    contexts: list[BrowserContext] = []

    def made(
        likes: dict[str, Any] | None = None,  # Any: JSON
        *,
        mutters: str = NOTHING,
        **options: Any,  # noqa: ANN401 - Playwright's own
    ) -> Page:
        if "base_url" not in options:
            options["base_url"] = request.getfixturevalue("server").url
        context = browser.new_context(**{"viewport": DESK, "locale": "en-GB", **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(remembered("prefs", {**CALM, **(likes or {})}))
        context.on("console", lambda message: listen(message, faults, mutters))
        context.on("weberror", lambda error: faults.append(f"uncaught: {told(error.error)}"))
        contexts.append(context)
        return context.new_page()

    yield made
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)


def remembered(name: str, value: object) -> str:
    """A script after which the page remembers something, unless it has something else in mind."""
    text = json.dumps(json.dumps(value))
    key = json.dumps(f"kolmikko:{name}")
    keep = f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {text})"
    return f"if (location.protocol !== 'about:') {keep};"


def listen(message: ConsoleMessage, faults: list[str], mutters: str) -> None:
    """Note every error that the browser writes down, but those that are expected."""
    if message.type == "error" and not re.search(mutters, message.text):
        faults.append(f"{message.text} ({message.location.get('url')})")


def told(error: Error) -> str:
    return error.stack or error.message
