"""Running the command line inside a test, with what it reads and writes in hand."""

import io
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest

from kolmikko.cli import run

EXAMPLES = Path(__file__).parents[1] / "records" / "examples"
GOLDEN = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Ran:
    """What a command did: its exit status and what it wrote."""

    status: int
    out: str
    err: str


class Kolmikko(Protocol):
    """Runs a command; `typed` is what standard input has."""

    def __call__(self, *arguments: str, typed: str | bytes = "") -> Ran: ...


def ran(monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], typed: str | bytes) -> Ran:
    """Run a command away from any terminal."""
    given = typed if isinstance(typed, bytes) else typed.encode()
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), "utf-8"))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        status = run(arguments)
    return Ran(status, _written(out), _written(err))


def compare(name: str, text: str) -> None:
    """Compare with a kept output. KOLMIKKO_GOLDEN=write keeps this one: look at it before."""
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("KOLMIKKO_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert text == path.read_text("utf-8")


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()
