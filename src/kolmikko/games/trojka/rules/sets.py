"""The trójka: T10 to T14, V4 to V8 and the silences TQ11 to TQ23, VQ3, VQ4."""

from kolmikko.cards import count, lowest, of_rank, of_suit, rank_of
from kolmikko.dialect import rule
from kolmikko.games.trojka.clauses import (
    CLAUSES,
    OK,
    T10,
    T11,
    T12,
    T13,
    T14,
    TQ12,
    TQ16,
    TQ18,
    TQ19,
    TQ21,
    TQ22,
    V4,
    V5,
    V6,
    V7,
    V8,
    VQ3,
    VQ4,
)
from kolmikko.games.trojka.rules.dealing import next_active, seat_after
from kolmikko.games.trojka.rules.values import points_in
from kolmikko.games.trojka.state import NOBODY, Core, State

NO_SET = 0

TIE_SPLIT = 0
TIE_ELDEST = 1

PAY_TRUMP = 0
PAY_ANY = 1

DRAW_WITH_RETURN = 0
DRAW_WITHOUT_RETURN = 1
DRAW_FROM_STOCK = 2


@CLAUSES.state(T10, V5, VQ3)
def set_rank(o: Core, hand: int) -> int:
    """The rank of which the hand holds three, wild cards helping out; or -1."""
    natural = hand & ~o.wild
    if not o.rank_sets or natural == 0:
        return -1
    rank = rank_of(lowest(natural))
    return rank if natural & ~of_rank(rank) == 0 else -1


@CLAUSES.state(T10, V5)
def is_one_suit(o: Core, hand: int) -> bool:
    """Whether the hand is three of one suit, where that counts."""
    return o.suit_sets == 1 and count(hand & of_suit(lowest(hand) & 3)) == 3


@CLAUSES.state(T12)
def is_trump_set(s: State, o: Core, hand: int) -> bool:
    """Whether the hand is three trumps."""
    return o.suit_sets == 1 and hand & ~of_suit(s.trump) == 0


@CLAUSES.state(T11, V6, V7, TQ16, VQ4)
def strength(s: State, o: Core, hand: int) -> int:
    """How high a trójka is, for comparison with another; NO_SET if it is none.

    Trumps first or one rank first, as the table has chosen; then points. With wild cards natural
    sets come before others of equal points, then the higher rank.
    """
    rank = set_rank(o, hand)
    one_suit = is_one_suit(o, hand)
    if rank < 0 and not one_suit:
        return NO_SET
    points = 32 * points_in(o, hand)
    best = NO_SET
    if rank >= 0:
        best = 1 + points + (4096 if o.rank_first else 0)
        if o.wild:
            natural = hand & ~of_rank(rank) == 0
            best += rank + (16 if natural else 0)
    if one_suit:
        flush = 1 + points + (16 if o.wild else 0)
        if o.trump_first and is_trump_set(s, o, hand):
            flush += 4096
        best = max(best, flush)
    return best


@CLAUSES.state(T11, V4, V7, TQ12)
def announce_sets(s: State, o: Core) -> int:
    """All who hold a trójka and have not passed announce it; the highest strength, or NO_SET."""
    best = NO_SET
    for seat in range(s.seats):
        mine = NO_SET if s.passed[seat] else strength(s, o, s.hand[seat])
        if mine != NO_SET:
            s.announced[seat] = 1
            s.because |= 1 << T10 | 1 << T11
        best = max(best, mine)
    return best


@CLAUSES.state(T14, V8)
def nobody_has_a_set(best: int) -> bool:
    """Only if nobody has a trójka are tricks played."""
    return best == NO_SET


@rule
def has_set_of(s: State, o: Core, seat: int, best: int) -> bool:
    """Whether a seat has announced a trójka of just this strength."""
    return s.announced[seat] == 1 and strength(s, o, s.hand[seat]) == best


@CLAUSES.state(T11, V7, TQ16)
def find_holder(s: State, o: Core, best: int) -> int:
    """The seat whose trójka takes the bank alone, or NOBODY where equal ones tie."""
    holder = NOBODY
    for place in range(s.seats):
        seat = seat_after(s, s.dealer, place + 1)
        if has_set_of(s, o, seat, best):
            if holder == NOBODY:
                holder = seat
            elif o.tie != TIE_ELDEST:
                return NOBODY
    return holder


@CLAUSES.state(TQ16)
def settle_tie(s: State, o: Core, best: int) -> None:
    """Equal trójki share the bank, the indivisible rest stays; or they leave it where it is."""
    s.because |= 1 << TQ16
    if o.tie != TIE_SPLIT:
        return
    equals = 0
    for seat in range(s.seats):
        equals += has_set_of(s, o, seat, best)
    share = s.bank // equals
    for seat in range(s.seats):
        if has_set_of(s, o, seat, best):
            s.balances[seat] += share
            s.bank -= share


@CLAUSES.state(T11, V7)
def take_whole_bank(s: State, seat: int) -> None:
    """The whole bank goes to one seat."""
    s.balances[seat] += s.bank
    s.bank = 0


@CLAUSES.state(T12, TQ22)
def is_paid_for(s: State, o: Core) -> bool:
    """Whether the others pay for the trójka that took the bank."""
    return o.pays == PAY_ANY or (o.pays == PAY_TRUMP and is_trump_set(s, o, s.hand[s.holder]))


@CLAUSES.state(T12, TQ18)
def next_payer(s: State, o: Core, seat: int) -> int:
    """The next seat that has to draw and pay, clockwise; the holder when all have done so."""
    if o.active_pay:
        return next_active(s, seat)
    return seat_after(s, seat, 1)


@rule
def draws_from_stock(o: Core) -> bool:
    """Whether payments are drawn from the stock, whose order nobody knows."""
    return o.draw == DRAW_FROM_STOCK


@CLAUSES.state(T12, TQ19)
def offer_cards(s: State, o: Core) -> None:
    """What the payer at the turn can draw: a card of the trójka, or the next of the stock."""
    if o.draw == DRAW_WITH_RETURN or (o.draw == DRAW_WITHOUT_RETURN and s.undrawn == 0):
        s.undrawn = s.hand[s.holder]
    elif o.draw == DRAW_FROM_STOCK:
        s.undrawn = 1 << s.deck[s.drawn] if s.drawn < s.size else 0


@CLAUSES.state(T12)
def draw_refused(s: State, cards: int) -> int:
    """One draws one of the cards on offer."""
    return OK if count(cards) == 1 and cards & ~s.undrawn == 0 else T12


@CLAUSES.state(T13, TQ21)
def pay_for_card(s: State, o: Core, card: int) -> None:
    """The payer pays the holder the points of the card drawn."""
    chips = o.points[card] * o.point_value
    s.balances[s.turn] -= chips
    s.balances[s.holder] += chips
    s.because |= 1 << T12 | 1 << T13
    if o.draw == DRAW_WITHOUT_RETURN:
        s.undrawn &= ~(1 << card)
    elif o.draw == DRAW_FROM_STOCK:
        s.paid |= 1 << card
        s.drawn += 1
