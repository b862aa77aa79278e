"""Loops over many games in either gear, and what they noted, column by column."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from kolmikko.rulekit.gear import compiled, dtype_of, is_available, rows
from kolmikko.rulekit.row import Row

GearName = Literal["auto", "plain", "fast"]
"""Which gear runs: the fast one where Numba is installed, or one of them in any case."""

Columns = Mapping[str, list[Any]]
"""Of each field of an outcome one list with an item a game: a number, or a list of numbers."""

Given = Row | list[Any] | int
"""What a loop is given: a row, a list of rows, or a number."""


def is_fast(gear: GearName) -> bool:
    """Whether the compiled loops are to be used."""
    return is_available() if gear == "auto" else gear == "fast"


def run_loop(
    loop: Callable[..., None], given: Sequence[Given], kind: type[Row], games: int, *, fast: bool
) -> Columns:
    """Run a loop of the dialect that fills `games` outcomes of one kind, its last parameter."""
    if not fast:
        outcomes = [kind() for _ in range(games)]
        loop(*given, outcomes)
        return columns_of(outcomes)
    import numpy as np

    records = np.zeros(games, dtype=dtype_of(kind))
    compiled(loop)(*map(_as_record, given), records)
    return {name: records[name].tolist() for name, _, _ in kind.LAYOUT}


def columns_of(outcomes: Sequence[Row]) -> Columns:
    """The columns of some outcomes, which are at least one."""
    names = [name for name, _, _ in outcomes[0].LAYOUT]
    return {name: [getattr(outcome, name) for outcome in outcomes] for name in names}


def joined(parts: Sequence[Columns]) -> Columns:
    """The columns of several parts one after the other."""
    return {name: [item for part in parts for item in part[name]] for name in parts[0]}


def _as_record(given: Given) -> Any:  # noqa: ANN401 - NumPy records have no narrower type
    if isinstance(given, Row):
        return rows(given)[0]
    return rows(*given) if isinstance(given, list) else given
