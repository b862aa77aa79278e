"""A deal of Kolmonen in progress, as one row of ints, and the stages it goes through.

The deck's order is part of the row and is given from outside: rules hold no randomness. Nobody
but the engine sees a state; players and bots get what `observe` makes of it.
"""

from typing import Annotated, Final

from kolmikko.cards import PACK
from kolmikko.rulekit.row import CardSet, Number, Row, Small, Tiny

MOST_SEATS: Final = 5
DEALT: Final = 3
"""Hidden, face-up and hand cards are dealt by threes, and hands are kept at three."""

EMPTY: Final = 13
"""The `top` of an empty pile: one more than the rank of an ace."""

PLAYING: Final = 0
GOING_ON: Final = 1
LEADING: Final = 2
SWAPPING: Final = 3
ARRANGING: Final = 4
CHOOSING_ROW: Final = 5
OVER: Final = 6

SetPerSeat = Annotated[list[int], "i8", MOST_SEATS]
NumberPerSeat = Annotated[list[int], "i4", MOST_SEATS]
TinyPerSeat = Annotated[list[int], "i1", MOST_SEATS]
Deck = Annotated[list[int], "i1", PACK]


class State(Row):
    """A deal in progress. Seats are 0.. clockwise; ranks and cards are those of `cards`."""

    hand: SetPerSeat  # cards in hand
    table: SetPerSeat  # face-up row
    known: SetPerSeat  # of the hand: cards that everybody has seen go there
    pile: CardSet  # discard pile
    toppled: CardSet  # out of play
    chosen: CardSet  # cards picked so far for a swap or an arrangement
    because: CardSet  # clauses that the last action applied, as a set of clause numbers
    turns: Number  # actions so far, swaps and arrangements apart
    quiet: Number  # turns in a row in which stock, toppled, face-up and hidden stayed the same
    swaps_left: NumberPerSeat  # exchanges that each seat may still make
    top: Small  # rank that must be matched: that of the pile's top card, or EMPTY
    run: Small  # how many cards of that rank lie on top
    stage: Small  # PLAYING, GOING_ON (after a two), LEADING (after one's topple) …
    turn: Small  # seat to act
    seats: Small  # how many play
    dealer: Small  # seat that dealt
    drawn: Small  # cards of the deck that are no longer in the stock
    outs: Small  # how many seats are out
    stalemate: Small  # 1 when the deal ended without being played out
    hidden: TinyPerSeat  # hidden cards still lying
    place: TinyPerSeat  # 0 in play, 1 first out, 2 second …
    deck: Deck  # the whole pack in dealing order


class Core(Row):
    """A table's options as the rules read them: small tables where they can be, else ints."""

    fits: Annotated[list[int], "i8", 14]  # cards that fit on each top
    progress_limit: Number
    turn_limit: Number
    swap_limit: Number  # exchanges for each seat
    why_not: Annotated[list[int], "i1", 14 * 13]  # clause that keeps a rank off a top, or OK
    effect: Annotated[list[int], "i1", 13]  # what a rank does when it is played
    blind_effect: Annotated[list[int], "i1", 13]  # what it does when it is turned blind
    flip: Annotated[list[int], "i1", 14]  # when a top may be answered blind: a `MAY_FLIP_…`
    flip_refusal: Annotated[list[int], "i1", 14]  # clause that forbids it otherwise
    blind_leads: Tiny  # 1: who turned a special card blind goes on as if it had been played
    topple_leads: Tiny  # 1: who topples the pile leads to the empty table
    must_go_on: Tiny  # 1: the player of a two must play another card if one fits
    may_always_take: Tiny  # 1: the pile may be taken though a card could be played
    swap_until_topple: Tiny  # 1: no exchange after the first topple
    arranges: Tiny  # 1: seats arrange their open cards before the first one is played
    lowest_starts: Tiny  # 1: the lowest hand card starts, not the dealer's left
    reveals: Tiny  # 1: hidden cards are turned onto the pile, not lifted ahead
    plain_finish: Tiny  # 1: the very last card may not be a two, a ten or an ace
    to_the_last: Tiny  # 1: play goes on until one seat holds cards
    four_alike: Tiny  # a `FOUR_…`: when four of a kind topple the pile
    mixes_rows: Tiny  # 1: with the stock empty, a play may come from hand and row together
    fewest_wins: Tiny  # 1: after a stalemate the fewest cards win


NEVER_FLIP: Final = 0
FLIP_WHEN_STUCK: Final = 1
ALWAYS_FLIP: Final = 2

NO_EFFECT: Final = 0
GO_ON: Final = 1
TOPPLE: Final = 2
CLEAR: Final = 3

FOUR_OFF: Final = 0
FOUR_ON_PILE: Final = 1
FOUR_IN_ONE_PLAY: Final = 2
