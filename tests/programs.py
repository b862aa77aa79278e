"""Programs that some tests need: without them a test is left out, or fails where it must run."""

import os
from typing import NoReturn

import pytest

MUST = bool(os.environ.get("KOLMIKKO_MUST"))
"""Whether nothing may be left out."""


def without(what: str) -> NoReturn:
    """Leave the test out, or fail where that is not allowed."""
    if MUST:
        pytest.fail(f"{what} is missing, and this run may leave nothing out")
    pytest.skip(f"no {what} here")
