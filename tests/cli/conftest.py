"""The command line for tests."""

import os
from pathlib import Path

import pytest

from tests.cli.running import Kolmikko, Ran, ran


@pytest.fixture
def kolmikko(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Kolmikko:
    """Runs a command in English, with its own data folder and no terminal."""
    for name in ("KOLMIKKO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "fsync", lambda _handle: None)
    monkeypatch.setenv("KOLMIKKO_DATA", str(tmp_path / "data"))

    def run(*arguments: str, typed: str | bytes = "") -> Ran:
        return ran(monkeypatch, arguments, typed)

    return run
