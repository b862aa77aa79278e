"""Matches in tests are kept in a folder of the test."""

import os
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for matches and their records; nobody waits for the disk."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)
    monkeypatch.setenv("KOLMIKKO_DATA", str(tmp_path / "data"))
    return tmp_path / "data"
