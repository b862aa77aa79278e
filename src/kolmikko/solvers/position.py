"""How far the tricks of two players have come, read from what the seat to act may know."""

from dataclasses import dataclass
from typing import Final

from kolmikko.cards import count, lowest, members
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.state import NO_CARD, TRICKS

NONE: Final = -1
"""Stands for a card that has not gone yet, or that lies face down."""


@dataclass(frozen=True)
class Position:
    """The seat to act and what it has seen.

    `hand` has its three cards as dealt, lowest first, `mine` is the number of the one that it
    played in the first trick, `theirs` the card that the other seat played face up in it, and
    `led` what the other seat leads now. Each is NONE where there is none.
    """

    leads: bool
    """Whether the seat is eldest hand, who led first."""
    hand: tuple[int, int, int]
    mine: int = NONE
    theirs: int = NONE
    led: int = NONE


def position_of(view: View, height: dict[int, int]) -> Position | None:
    """The position of the seat to act.

    None when it is not playing tricks against just one other, or has only one card left.
    """
    me = view.viewer
    if view.seats != 2 or view.stage != TRICKS or me != view.turn or count(view.hand) < 2:
        return None
    played, other = view.up[me] | view.down[me], view.up[1 - me]
    low, middle, high = sorted(members(view.hand | played), key=lambda card: (height[card], card))
    hand, leads = (low, middle, high), me != view.dealer
    led = view.led if view.laid else NONE
    if count(played) == 0:
        return Position(leads, hand, led=led)
    earlier = other & ~(1 << led) if led != NO_CARD else other
    theirs = lowest(earlier) if earlier else NONE
    return Position(leads, hand, hand.index(lowest(played)), theirs, led)
