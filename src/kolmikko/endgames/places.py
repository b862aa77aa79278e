"""A position of an endgame in two ints: where each card is, and whose turn it is on what.

Only what decides play is kept. Suits never matter, so cards of one rank are interchangeable; how
many turns were quiet is left out, and so is who has seen what. A card's place is four bits.

As plain Python these take rows; their compiled twins (`rulekit.gear.compiled`) take records.
"""

from typing import Annotated, Final

from kolmikko.cards import PACK, RANKS, count, lowest, rank_of
from kolmikko.dialect import rule
from kolmikko.games.kolmonen.rules.dealing import place_after_dealer
from kolmikko.games.kolmonen.state import DEALT, FOUR_ON_PILE, Core, State
from kolmikko.rulekit.row import CardSet, Row, Small, assign

MOST_CARDS: Final = 15
"""Cards in play whose places fit into an int."""

MOST_STOCK: Final = 3
"""Cards of the stock that have places of their own."""

MOST_SWAPS: Final = 7
"""Exchanges that a seat may have left."""

GONE: Final = 0
HAND: Final = 1
FACE_UP: Final = 3
PILE: Final = 5
CHOSEN: Final = 6
HIDDEN: Final = 7
STOCK: Final = HIDDEN + 2 * DEALT
"""The places of a card: hands, face-up rows and hidden cards have one for each of the two sides."""


class Ground(Row):
    """What all positions of an endgame have in common, and room to pack one of them."""

    packed: CardSet  # where each card is
    cards: Annotated[list[int], "i1", MOST_CARDS]  # those in play, ascending
    first: Annotated[list[int], "i1", len(RANKS)]  # number of the first card of each rank
    free: Annotated[list[int], "i1", len(RANKS)]  # number of the next card of a rank to be placed
    sides: Annotated[list[int], "i1", 2]  # the seats still in play
    size: Small  # how many cards are in play


@rule
def pack(g: Ground, s: State) -> None:
    """Write into the ground where the cards of a state are."""
    g.packed = 0
    for rank in range(13):
        g.free[rank] = g.first[rank]
    for side in range(2):
        seat = g.sides[side]
        put_all(g, s.hand[seat] & ~s.chosen, HAND + side)
        put_all(g, s.table[seat], FACE_UP + side)
        for n in range(DEALT - s.hidden[seat], DEALT):
            put(g, s.deck[hidden_place(s, seat, n)], HIDDEN + DEALT * side + n)
    put_all(g, s.pile, PILE)
    put_all(g, s.chosen, CHOSEN)
    for place in range(s.drawn, PACK):
        put(g, s.deck[place], STOCK + PACK - 1 - place)


@rule
def put_all(g: Ground, cards: int, place: int) -> None:
    """These cards are at a place."""
    while cards:
        put(g, lowest(cards), place)
        cards &= cards - 1


@rule
def put(g: Ground, card: int, place: int) -> None:
    """A card is at a place; which of its rank it is does not matter."""
    rank = rank_of(card)
    g.packed |= place << 4 * g.free[rank]
    g.free[rank] += 1


@rule
def hidden_place(s: State, seat: int, number: int) -> int:
    """Where in the deck the first, second or third hidden card of a seat lies (0 to 2)."""
    return number * s.seats + place_after_dealer(s, seat)


@rule
def rest(g: Ground, o: Core, s: State) -> int:
    """All else that decides play: side to act, stage, top, run, and exchanges that may be made."""
    run = s.run if o.four_alike == FOUR_ON_PILE else 0
    swaps = swaps_of(s, g.sides[0]) | swaps_of(s, g.sides[1]) << 3
    side = 1 if s.turn == g.sides[1] else 0
    return side | s.stage << 1 | s.top << 4 | run << 8 | swaps << 11


@rule
def swaps_of(s: State, seat: int) -> int:
    """The exchanges of a seat; none once its face-up row is broken, which never gets whole."""
    return s.swaps_left[seat] if count(s.table[seat]) == DEALT else 0


@rule
def unpack(g: Ground, packed: int, others: int, root: State, s: State) -> None:
    """Fill a state with a packed position; `root` is the state that it began with."""
    assign(s, root)
    s.pile = 0
    s.chosen = 0
    s.drawn = PACK
    for side in range(2):
        seat = g.sides[side]
        s.hand[seat] = 0
        s.table[seat] = 0
        s.hidden[seat] = 0
        s.swaps_left[seat] = others >> (11 + 3 * side) & 7
    for n in range(g.size):
        lay_out(g, s, g.cards[n], packed >> 4 * n & 15)
    s.turn = g.sides[others & 1]
    s.stage = others >> 1 & 7
    s.top = others >> 4 & 15
    s.run = others >> 8 & 7
    s.hand[s.turn] |= s.chosen
    s.turns = 0
    s.quiet = 0


@rule
def lay_out(g: Ground, s: State, card: int, place: int) -> None:
    """Put a card where it belongs."""
    if place == GONE:
        s.toppled |= 1 << card
    elif place < FACE_UP:
        s.hand[g.sides[place - HAND]] |= 1 << card
    elif place < PILE:
        s.table[g.sides[place - FACE_UP]] |= 1 << card
    elif place == PILE:
        s.pile |= 1 << card
    elif place == CHOSEN:
        s.chosen |= 1 << card
    elif place < STOCK:
        side = 1 if place >= HIDDEN + DEALT else 0
        seat = g.sides[side]
        s.deck[hidden_place(s, seat, place - HIDDEN - DEALT * side)] = card
        s.hidden[seat] += 1
    else:
        s.deck[PACK - 1 - (place - STOCK)] = card
        s.drawn -= 1
