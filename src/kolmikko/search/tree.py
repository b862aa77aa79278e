"""The tree of single-observer ISMCTS: what was tried after what, over many possible worlds.

A node is what one seat saw done since the root; each world that is looked at allows some of its
children only. How often a child was allowed stands in its bound, so that what is seldom possible
is not taken for seldom chosen. A tree is an array of nodes: node 0 is the root, and children are
linked lists, the newest first.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Annotated, Final

from kolmikko.dialect import rule
from kolmikko.rulekit.row import CardSet, Number, Row, Small

MOST_SEATS: Final = 9
"""The most that any game seats."""


class Effort(Row):
    """What a search has done so far, and the shares of its last playout."""

    shares: Annotated[list[int], "i4", MOST_SEATS]
    actions: CardSet  # of all playouts
    nodes: Number  # besides the root


class Node(Row):
    """An action that was tried after those of its parents."""

    won: CardSet  # shares of all visits together, of the seat that acted
    parent: Number
    child: Number  # the newest one, 0 for none
    sibling: Number  # the next older one, 0 for none
    visits: Number
    allowed: Number  # visits of the parent in which this was among what could be chosen
    action: Small
    seat: Small  # who acted


@rule
def untried(nodes: Sequence[Node], at: int, seat: int, moves: int) -> int:
    """Of the moves that a world allows a seat, those without a child; the others are counted."""
    child = nodes[at].child
    while child:
        if nodes[child].seat == seat and moves >> nodes[child].action & 1:
            nodes[child].allowed += 1
            moves &= ~(1 << nodes[child].action)
        child = nodes[child].sibling
    return moves


@rule
def add_child(nodes: Sequence[Node], new: int, at: int, seat: int, action: int) -> None:
    """Make node number `new`, which is unused, the newest child of a node."""
    nodes[new].parent = at
    nodes[new].seat = seat
    nodes[new].action = action
    nodes[new].allowed = 1
    nodes[new].sibling = nodes[at].child
    nodes[at].child = new


@rule
def child_by(nodes: Sequence[Node], at: int, seat: int, action: int) -> int:
    """The child of a node by what a seat does there, 0 for none."""
    child = nodes[at].child
    while child and (nodes[child].seat != seat or nodes[child].action != action):
        child = nodes[child].sibling
    return child


@rule
def most_promising(
    nodes: Sequence[Node], at: int, seat: int, moves: int, whole: int, curiosity: int
) -> int:
    """The child with the highest upper bound among those that a world allows.

    `whole` is the most that a visit can win, and `curiosity` the constant of the bound, in
    hundredths.
    """
    best = 0
    highest = -1.0
    child = nodes[at].child
    while child:
        if nodes[child].seat == seat and moves >> nodes[child].action & 1:
            mean = nodes[child].won / (nodes[child].visits * whole)
            width = sqrt(log(nodes[child].allowed) / nodes[child].visits)
            bound = mean + curiosity * width / 100
            if bound > highest:
                highest = bound
                best = child
        child = nodes[child].sibling
    return best


@rule
def credit(nodes: Sequence[Node], at: int, shares: Sequence[int]) -> None:
    """Count a visit of a node and of all above it, with the share of whoever acted there."""
    while at:
        nodes[at].visits += 1
        nodes[at].won += shares[nodes[at].seat]
        at = nodes[at].parent
    nodes[0].visits += 1
