"""What one viewer may know of a deal of Kolmonen, built from nothing by an allow-list.

Secret: the stock's order, hidden cards (from their owner too), and the hand cards that others
have not seen go there. Everything else lies open or has been seen by all.
"""

from dataclasses import dataclass

from kolmikko.cards import PACK, count, members
from kolmikko.games.kolmonen.flow import legal
from kolmikko.games.kolmonen.state import (
    ARRANGING,
    CHOOSING_ROW,
    PLAYING,
    SWAPPING,
    Core,
    State,
)


@dataclass(frozen=True, slots=True)
class Observation:
    """The view of one seat, or of a spectator (viewer -1). Tuples have one item a seat."""

    viewer: int
    seats: int
    dealer: int
    turn: int  # seat to act
    stage: int  # a stage of `state`; others do not see somebody choosing a new row
    hand: int  # the viewer's own cards; empty for a spectator
    chosen: int  # the viewer's own picks for a new face-up row
    hand_counts: tuple[int, ...]
    known: tuple[int, ...]  # of each hand: cards that everybody has seen go there
    table: tuple[int, ...]  # face-up rows
    hidden: tuple[int, ...]  # counts of hidden cards
    stock: int  # count
    pile: int
    toppled: int
    top: int  # rank to be matched, or EMPTY
    run: int  # cards of that rank on top
    swaps_left: tuple[int, ...]
    place: tuple[int, ...]  # 0 in play, 1 first out …
    turns: int
    quiet: int
    stalemate: int
    legal: tuple[int, ...]  # legal actions, only for the seat to act


def observe(s: State, o: Core, viewer: int) -> Observation:
    """What a seat may know; viewer -1 is a spectator.

    Raises ValueError for a seat that does not exist.
    """
    if not -1 <= viewer < s.seats:
        raise ValueError(f"no such viewer: {viewer}")
    mine = viewer == s.turn
    return Observation(
        viewer=viewer,
        seats=s.seats,
        dealer=s.dealer,
        turn=s.turn,
        stage=s.stage if mine else _public_stage(s.stage),
        hand=s.hand[viewer] if viewer >= 0 else 0,
        chosen=s.chosen if mine else 0,
        hand_counts=tuple(count(hand) for hand in s.hand[: s.seats]),
        known=tuple(s.known[: s.seats]),
        table=tuple(s.table[: s.seats]),
        hidden=tuple(s.hidden[: s.seats]),
        stock=PACK - s.drawn,
        pile=s.pile,
        toppled=s.toppled,
        top=s.top,
        run=s.run,
        swaps_left=tuple(s.swaps_left[: s.seats]),
        place=tuple(s.place[: s.seats]),
        turns=s.turns,
        quiet=s.quiet,
        stalemate=s.stalemate,
        legal=tuple(members(legal(s, o))) if mine else (),
    )


def _public_stage(stage: int) -> int:
    if stage == SWAPPING:
        return PLAYING
    return ARRANGING if stage == CHOOSING_ROW else stage
