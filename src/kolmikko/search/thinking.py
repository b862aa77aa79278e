"""A search run in either gear, by iterations and by the clock, and what it found out."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from kolmikko.dice import Dice
from kolmikko.rulekit.gear import compiled, dtype_of, row_of, rows
from kolmikko.rulekit.row import Row
from kolmikko.search.tree import Effort, Node

FAST_STEP: Final = 500
PLAIN_STEP: Final = 10
"""Iterations between two looks at the clock: some hundredths of a second."""


@dataclass(frozen=True, slots=True)
class Found:
    """An action tried at the root: how often, and what its visits won on average."""

    action: int
    visits: int
    value: float


@dataclass(frozen=True, slots=True)
class Searched:
    """What a search found out: each action tried, in ascending order, and the one to take.

    `actions` are those of all playouts together.
    """

    found: tuple[Found, ...]
    best: int
    iterations: int
    actions: int


@dataclass(frozen=True, slots=True)
class Grown:
    """The children of the root of a tree that has grown, and what it took."""

    children: tuple[Node, ...]
    iterations: int
    actions: int


def grow(
    search: Callable[..., None],
    given: Sequence[Row],
    dice: Dice,
    iterations: int,
    seconds: float,
    *,
    fast: bool,
) -> Grown:
    """Run a search of the dialect: `search(*given, dice, effort, nodes, iterations)`.

    Some are done however little time there is. The dice go on.
    """
    effort, step = Effort(), PLAIN_STEP
    nodes: Any = None
    told: list[Any] = [*given, dice, effort]
    if fast:
        import numpy as np

        told = [rows(row)[0] for row in told]
        nodes = np.zeros(iterations + 1, dtype=dtype_of(Node))
        search, step = compiled(search), FAST_STEP
    else:
        nodes = [Node() for _ in range(iterations + 1)]
    done, end = 0, monotonic() + seconds
    while done < iterations and (done == 0 or monotonic() < end):
        more = min(step, iterations - done)
        search(*told, nodes, more)
        done += more
    if fast:
        dice.carry = int(told[-2]["carry"])
        effort = row_of(Effort, told[-1])
    return Grown(tuple(_children(nodes, fast=fast)), done, effort.actions)


def _children(nodes: Any, *, fast: bool) -> Iterator[Node]:  # noqa: ANN401 - a list or an array
    """The children of the root as plain rows, the newest first."""
    child = int(nodes[0]["child"]) if fast else nodes[0].child
    while child:
        node = row_of(Node, nodes[child]) if fast else nodes[child]
        yield node
        child = node.sibling
