"""A deal of Trójka in progress, as one row of ints, and the stages it goes through.

Bank and balances are part of the state, since the bank outlives a deal (T24). The deck's order is
given from outside; the draws of T12 are chance, and are given from outside too.
"""

from typing import Annotated, Final

from kolmikko.cards import PACK
from kolmikko.rulekit.row import CardSet, Number, Row, Small, Tiny

MOST_SEATS: Final = 9
DEALT: Final = 3

DECIDING: Final = 0
TRICKS: Final = 1
DRAWING: Final = 2
OVER: Final = 3

NOBODY: Final = -1
NO_CARD: Final = -1

SetPerSeat = Annotated[list[int], "i8", MOST_SEATS]
TinyPerSeat = Annotated[list[int], "i1", MOST_SEATS]
CardPerTrick = Annotated[list[int], "i1", DEALT * MOST_SEATS]
Deck = Annotated[list[int], "i1", PACK]


class State(Row):
    """A deal in progress. Seats are 0.. clockwise; ranks and cards are those of `cards`."""

    hand: SetPerSeat
    up: SetPerSeat  # cards that each seat has played face up
    down: SetPerSeat  # cards that each seat has played face down
    course: CardPerTrick  # trick by trick, what each seat played face up, plus one; 0 for none
    thrown: SetPerSeat  # hand that each seat threw in to exchange it
    balances: SetPerSeat  # chips of each seat; may be negative
    bank: CardSet  # chips in the bank
    stake: CardSet  # chips of one ante
    paid: CardSet  # stock cards drawn for payments
    undrawn: CardSet  # cards of the trójka that the next payer can draw
    because: CardSet  # clauses that the last action applied, as a set of clause numbers
    stage: Small
    turn: Small  # seat to act
    seats: Small
    dealer: Small
    size: Small  # cards of the pack
    drawn: Small  # cards of the deck that are no longer in the stock
    turn_up: Small  # the turned card
    trump: Small  # its suit
    holder: Small  # seat whose trójka takes the bank, or NOBODY
    leader: Small  # seat that led the trick, or that leads next
    laid: Small  # cards of the trick so far
    trick_cards: CardSet  # cards of the trick so far, face up or down
    led: Small  # card that was led, or NO_CARD
    best: Small  # best face-up card of the trick, or NO_CARD
    best_seat: Small  # who played it
    active: Small  # seats that have not passed
    passed: TinyPerSeat
    exchanged: TinyPerSeat
    announced: TinyPerSeat  # 1: this seat's hand is a trójka that all have seen
    tricks: TinyPerSeat
    deck: Deck  # the whole pack in dealing order; unused places at its end are 0


class Core(Row):
    """A table's options as the rules read them."""

    points: Annotated[list[int], "i1", PACK]  # points of each card, in sets and payments
    wild: CardSet  # cards that stand for any rank in a set
    point_value: Number  # chips for a point
    obliged_decide: Tiny  # 1: dealer and left neighbour may exchange too
    sets_after_deal: Tiny  # 1: sets are announced after the deal
    sets_after_exchange: Tiny  # 1: sets are announced after the exchanges
    rank_sets: Tiny  # 1: three of one rank are a set
    suit_sets: Tiny  # 1: three of one suit are a set
    trump_first: Tiny  # 1: a trump set is above all others
    rank_first: Tiny  # 1: a set of one rank is above all of one suit
    tie: Tiny  # a `TrojkaTie`
    pays: Tiny  # a `PayFor`
    draw: Tiny  # a `PaymentDraw`
    active_pay: Tiny  # 1: who has passed does not pay
    must_beat: Tiny
    must_follow: Tiny
    two_take_half: Tiny
    half_up: Tiny  # 1: half of an odd bank is rounded up
    penalty: Tiny  # 1: a seat in play without a trick pays an ante
    carry: Tiny  # an `AnteOnCarry`
    shows_discards: Tiny  # 1: face-down cards are shown when the deal is over
