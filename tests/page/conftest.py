"""What the tests of the page need: Node, and the packages that the page is built with."""

import pytest

from page import build_hook
from tests.programs import without


@pytest.fixture(scope="session")
def packages() -> None:
    """The packages of the page are installed."""
    try:
        build_hook.install()
    except build_hook.PageError as error:
        without(f"npm ({error})")
