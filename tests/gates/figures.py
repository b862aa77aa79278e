"""Sizes of the gates, and the figures that each of them says at the end of the run.

A gate is a test with two sizes: a small one that is always run, and that of a release.
"""

import os
from collections.abc import Iterable
from typing import Final, Protocol

import pytest

SIZE: Final = float(os.environ.get("KOLMIKKO_SIZE", "1"))
FIGURES: Final = "figures"
GATES: Final = (
    "noninterference, kolmonen",
    "noninterference, trojka",
    "planted leaks",
    "kill -9",
    "duplicates",
    "hostile messages",
    "hostile sockets",
    "schemathesis",
    "PostgreSQL struck down",
)
LONGEST: Final = 1800
"""Seconds that a gate may take, on a machine that does much else."""


class Told(Protocol):
    """Writes down what a gate has counted, for the lines at the end."""

    def __call__(self, gate: str, **counts: float) -> None: ...


def sizes(small: int, release: int) -> list[object]:
    """Both sizes of a gate, as the parameters of its test."""
    return [
        pytest.param(small, id="small"),
        pytest.param(
            round(release * SIZE),
            id="release",
            marks=[pytest.mark.gate, pytest.mark.timeout(LONGEST * max(1.0, SIZE))],
        ),
    ]


def lines(reports: Iterable[object]) -> list[str]:
    """A line for each gate that ran at the size of a release, from the reports of its tests."""
    found: set[str] = set()
    for report in reports:
        if not isinstance(report, pytest.TestReport):
            continue
        if report.when == "call" and "gate" in report.keywords:
            told = [str(value) for name, value in report.user_properties if name == FIGURES]
            found.update(f"{line} ({report.outcome})" for line in told)
    return sorted(found)


def line(gate: str, counts: dict[str, float]) -> str:
    """What a gate has counted, in one line."""
    told = (f"{name.replace('_', ' ')} {_written(count)}" for name, count in counts.items())
    return f"{gate}: {', '.join(told)}"


def _written(count: float) -> str:
    return f"{count:,}" if isinstance(count, int) else f"{count:.2f}"


def missing(told: Iterable[str]) -> list[str]:
    """The gates that have told nothing."""
    return [gate for gate in GATES if not any(line.startswith(f"{gate}:") for line in told)]
