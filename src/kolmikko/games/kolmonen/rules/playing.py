"""Playing and taking up: K5 to K9, K14, K20 and the silences KQ11, KQ14, KQ15, KQ30."""

from kolmikko.cards import ACE, PACK, TEN, TWO, count, counts_by_rank, of_rank
from kolmikko.dialect import rule
from kolmikko.games.kolmonen.clauses import (
    CLAUSES,
    K4,
    K5,
    K6,
    K7,
    K8,
    K9,
    K13,
    K14,
    K15,
    K16,
    K20,
    KQ8,
    KQ11,
    KQ14,
    KQ15,
    KQ30,
    KQ40,
    OK,
)
from kolmikko.games.kolmonen.rules.ending import is_special
from kolmikko.games.kolmonen.state import DEALT, EMPTY, GOING_ON, Core, State


@CLAUSES.state(K20, KQ30)
def open_to_play(s: State, o: Core, seat: int) -> int:
    """The cards that a seat may play from: its hand, and the face-up row once that is empty.

    By house rule hand and row go together as soon as the stock is empty.
    """
    hand = s.hand[seat]
    if hand == 0 or (o.mixes_rows and s.drawn == PACK):
        return hand | s.table[seat]
    return hand


@CLAUSES.state(K5, K7, K8, K14)
def plays(s: State, o: Core) -> int:
    """The legal plays as a set of rank * 4 + count - 1: one or more cards of a rank that fits."""
    seat = s.turn
    mine = open_to_play(s, o, seat)
    fitting = counts_by_rank(mine & o.fits[s.top])
    if o.plain_finish:
        fitting &= ~special_finish(s, seat, mine)
    return fitting


@CLAUSES.state(KQ40)
def special_finish(s: State, seat: int, mine: int) -> int:
    """The plays that would make a two, a ten or an ace the very last card."""
    whole = s.hand[seat] | s.table[seat]
    rank = only_rank(whole)
    if s.hidden[seat] or mine != whole or rank == EMPTY or not is_special(rank):
        return 0
    return 1 << (4 * rank + count(whole) - 1)


@rule
def only_rank(cards: int) -> int:
    """The rank of the cards if they are all of one rank, else EMPTY."""
    rank = 0
    while rank < EMPTY:
        if cards & ~of_rank(rank) == 0:
            return rank
        rank += 1
    return EMPTY


@CLAUSES.state(K4, K5, K8, K20, KQ40)
def play_refused(s: State, o: Core, cards: int) -> int:
    """The clause that forbids laying just these cards, or OK."""
    seat = s.turn
    mine = open_to_play(s, o, seat)
    rank = only_rank(cards)
    if cards == 0:
        return K5
    if cards & ~(s.hand[seat] | s.table[seat]):
        return K4
    if cards & ~mine:
        return K20
    if rank == EMPTY:
        return K8
    why = o.why_not[s.top * 13 + rank]
    if why != OK:
        return why
    if o.plain_finish and special_finish(s, seat, mine) & 1 << (4 * rank + count(cards) - 1):
        return KQ40
    return OK


@CLAUSES.state(K7, K8)
def put_on_pile(s: State, cards: int, rank: int, number: int) -> None:
    """The cards lie on top of the pile."""
    s.because |= why_it_fits(rank, s.top)
    s.pile |= cards
    s.run = s.run + number if rank == s.top else number
    s.top = rank


@CLAUSES.state(K5, K7, K13, K15, K16)
def why_it_fits(rank: int, top: int) -> int:
    """The clause, as a set of one, by which a rank fits: it leads, is special, or high enough."""
    if top == EMPTY:
        return 1 << K5
    if rank == TWO:
        return 1 << K16
    if rank == TEN:
        return 1 << K13
    return 1 << (K15 if top == ACE else K7)


@CLAUSES.state(K6, KQ11)
def refill(s: State, seat: int) -> None:
    """A hand is filled up to three from the stock, at once after every play."""
    while s.drawn < PACK and count(s.hand[seat]) < DEALT:
        s.hand[seat] |= 1 << s.deck[s.drawn]
        s.drawn += 1
        s.quiet = 0
        s.because |= 1 << K6


@CLAUSES.state(K9, KQ14, KQ15)
def take_refused(s: State, o: Core, moves: int) -> int:
    """The clause that forbids taking up the pile, or OK."""
    if s.stage == GOING_ON:
        return KQ8
    if s.top == EMPTY:
        return KQ15
    if moves and not o.may_always_take:
        return KQ14
    return OK


@CLAUSES.state(K9)
def take_pile(s: State, seat: int) -> None:
    """The whole pile goes to the hand; everybody has seen its cards."""
    s.hand[seat] |= s.pile
    s.known[seat] |= s.pile
    s.pile = 0
    s.top = EMPTY
    s.run = 0
