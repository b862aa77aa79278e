"""Both gears play the same walks: two processes, equal actions, clauses and trace lines."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from kolmikko.rulekit import gear

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear"),
]


def told(gear_name: str, first: int, last: int, longest: int, **environment: str) -> list[str]:
    """The walks as a process of its own tells them."""
    numbers = map(str, (first, last, longest))
    return subprocess.run(
        [sys.executable, "-m", "tests.gears.walks", gear_name, *numbers],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment},
        capture_output=True,
        check=True,
        text=True,
    ).stdout.splitlines()


def assert_alike(ours: list[str], theirs: list[str]) -> None:
    for number, (one, other) in enumerate(zip_longest(ours, theirs)):
        assert one == other, f"line {number}"


def test_both_gears_play_the_same_short_walks() -> None:
    walks = told("plain", 0, 150, 60)
    assert sum(line.startswith(("kolmonen", "trojka")) for line in walks) == 300
    assert_alike(walks, told("fast", 0, 150, 60))


def test_both_gears_play_the_same_long_walks() -> None:
    assert_alike(told("plain", 150, 300, 1000), told("fast", 150, 300, 1000))


def test_a_processor_without_bit_deposit_plays_the_same_walks() -> None:
    old = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    assert_alike(told("plain", 0, 20, 60), told("fast", 0, 20, 60, **old))
