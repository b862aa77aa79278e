"""What one viewer may know of a deal of Kolmonen, built from nothing by an allow-list.

Secret: the stock's order, hidden cards (from their owner too), and the hand cards that others
have not seen go there. Everything else lies open or has been seen by all.
"""

from kolmikko.cards import PACK, count
from kolmikko.dialect import rule
from kolmikko.games.kolmonen.flow import legal
from kolmikko.games.kolmonen.state import (
    ARRANGING,
    CHOOSING_ROW,
    PLAYING,
    SWAPPING,
    Core,
    NumberPerSeat,
    SetPerSeat,
    State,
    TinyPerSeat,
)
from kolmikko.rulekit.row import CardSet, Number, Row, Small


class View(Row):
    """The view of one seat, or of a spectator (viewer -1). Lists have one item a seat."""

    table: SetPerSeat  # face-up rows
    known: SetPerSeat  # of each hand: cards that everybody has seen go there
    hand: CardSet  # the viewer's own cards; empty for a spectator
    chosen: CardSet  # the viewer's own picks for a new face-up row
    legal: CardSet  # legal actions as bits, only for the seat to act
    pile: CardSet
    toppled: CardSet
    turns: Number
    quiet: Number
    swaps_left: NumberPerSeat
    viewer: Small
    seats: Small
    dealer: Small
    turn: Small  # seat to act
    stage: Small  # a stage of `state`; others do not see somebody choosing a new row
    top: Small  # rank to be matched, or EMPTY
    run: Small  # cards of that rank on top
    stock: Small  # count
    stalemate: Small
    hand_counts: TinyPerSeat
    hidden: TinyPerSeat  # counts of hidden cards
    place: TinyPerSeat  # 0 in play, 1 first out …


def observe(s: State, o: Core, viewer: int) -> View:
    """What a seat may know; viewer -1 is a spectator.

    Raises ValueError for a seat that does not exist.
    """
    if not -1 <= viewer < s.seats:
        raise ValueError(f"no such viewer: {viewer}")
    view = View()
    look(s, o, viewer, view)
    return view


@rule
def look(s: State, o: Core, viewer: int, v: View) -> None:
    """Fill a view with what the viewer may know."""
    v.viewer = viewer
    v.seats = s.seats
    v.dealer = s.dealer
    v.turn = s.turn
    v.stage = public_stage(s.stage)
    v.hand = 0
    v.chosen = 0
    v.legal = 0
    if viewer >= 0:
        v.hand = s.hand[viewer]
    if viewer == s.turn:
        v.stage = s.stage
        v.chosen = s.chosen
        v.legal = legal(s, o)
    for seat in range(s.seats):
        v.table[seat] = s.table[seat]
        v.known[seat] = s.known[seat]
        v.hand_counts[seat] = count(s.hand[seat])
        v.hidden[seat] = s.hidden[seat]
        v.swaps_left[seat] = s.swaps_left[seat]
        v.place[seat] = s.place[seat]
    look_at_middle(s, v)


@rule
def look_at_middle(s: State, v: View) -> None:
    """What lies open in the middle, and how long the deal has taken."""
    v.pile = s.pile
    v.toppled = s.toppled
    v.top = s.top
    v.run = s.run
    v.stock = PACK - s.drawn
    v.turns = s.turns
    v.quiet = s.quiet
    v.stalemate = s.stalemate


@rule
def public_stage(stage: int) -> int:
    """The stage as others see it: choosing a new row is not yet an action."""
    if stage == SWAPPING:
        return PLAYING
    return ARRANGING if stage == CHOOSING_ROW else stage
