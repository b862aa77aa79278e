"""Bots under test think in the plain gear, so that nothing has to be compiled first."""

import pytest

from kolmikko.rulekit import gear


@pytest.fixture(autouse=True)
def plain_gear(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No fast gear, but for the tests that are marked slow."""
    if request.node.get_closest_marker("slow") is None:
        monkeypatch.setattr(gear, "is_available", lambda: False)
