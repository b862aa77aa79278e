"""Ante, deal and turn-up (T3 to T6), and the decisions before the tricks (T7 to T9)."""

from kolmikko.cards import suit_of
from kolmikko.dialect import rule
from kolmikko.games.trojka.clauses import CLAUSES, OK, T3, T4, T5, T6, T7, T8, T9, TQ3, TQ34
from kolmikko.games.trojka.state import DEALT, DECIDING, Core, State

ALL_ANTE = 0
NOBODY_ANTES = 1


@rule
def seat_after(s: State, seat: int, steps: int) -> int:
    """The seat so many places clockwise, at most one round on."""
    seat += steps
    return seat if seat < s.seats else seat - s.seats


@rule
def next_active(s: State, seat: int) -> int:
    """The next seat clockwise that has not passed."""
    seat = seat_after(s, seat, 1)
    while s.passed[seat]:
        seat = seat_after(s, seat, 1)
    return seat


@CLAUSES.state(T3, TQ34)
def antes(s: State, o: Core, seat: int) -> bool:
    """Everybody puts a stake into the bank; a carried bank may be an exception."""
    if s.bank == 0 or o.carry == ALL_ANTE:
        return True
    return o.carry != NOBODY_ANTES and seat == s.dealer


@CLAUSES.state(T3)
def collect_antes(s: State, o: Core) -> None:
    """The stakes go to the bank before the deal."""
    stakes = 0
    for seat in range(s.seats):
        if antes(s, o, seat):
            s.balances[seat] -= s.stake
            stakes += s.stake
    s.bank += stakes
    s.because |= 1 << T3


@CLAUSES.state(T4)
def deal_hands(s: State) -> None:
    """Three cards each, one at a time from the dealer's left."""
    seat = s.dealer
    for n in range(DEALT * s.seats):
        seat = seat_after(s, seat, 1)
        s.hand[seat] |= 1 << s.deck[n]
    s.drawn = DEALT * s.seats
    s.because |= 1 << T4


@CLAUSES.state(T5, T6)
def turn_trump(s: State) -> None:
    """The next card is turned and makes trumps; what is left is the stock."""
    s.turn_up = s.deck[s.drawn]
    s.trump = suit_of(s.turn_up)
    s.drawn += 1
    s.because |= 1 << T5 | 1 << T6


@CLAUSES.state(T7, TQ3)
def first_to_decide(s: State, o: Core) -> int:
    """Decisions begin after the obliged seats, or left of the dealer if these exchange too."""
    return seat_after(s, s.dealer, 1 if o.obliged_decide else 2)


@CLAUSES.state(T7, TQ3)
def last_to_decide(s: State, o: Core) -> int:
    """Decisions end before the dealer, who is obliged, or with him if he may exchange."""
    return s.dealer if o.obliged_decide else seat_after(s, s.dealer, s.seats - 1)


@CLAUSES.state(T7)
def is_obliged(s: State, seat: int) -> bool:
    """The dealer and the seat on his left must play."""
    return seat == s.dealer or seat == seat_after(s, s.dealer, 1)


@CLAUSES.state(T7)
def somebody_decides(s: State, o: Core) -> bool:
    """Two obliged players have nothing to decide."""
    return s.seats > 2 or o.obliged_decide == 1


@CLAUSES.state(T8)
def keep_refused(s: State) -> int:
    """One may keep the cards and play, when it is time to decide."""
    return OK if s.stage == DECIDING else T8


@CLAUSES.state(T7, T8)
def pass_refused(s: State) -> int:
    """One may pass, unless one is obliged to play."""
    if s.stage != DECIDING:
        return T8
    return T7 if is_obliged(s, s.turn) else OK


@CLAUSES.state(T8)
def exchange_refused(s: State) -> int:
    """One may exchange the whole hand; so many play that the stock has cards for everybody."""
    return OK if s.stage == DECIDING else T8


@CLAUSES.state(T8, T9)
def exchange_hand(s: State, seat: int) -> None:
    """Throw the hand in unseen and take three cards from the stock; now one must play."""
    s.thrown[seat] = s.hand[seat]
    s.exchanged[seat] = 1
    s.hand[seat] = 0
    for _ in range(DEALT):
        s.hand[seat] |= 1 << s.deck[s.drawn]
        s.drawn += 1
    s.because |= 1 << T8 | 1 << T9


@CLAUSES.state(T8)
def pass_hand(s: State, seat: int) -> None:
    """Out for this deal; the hand stays with its owner, unseen."""
    s.passed[seat] = 1
    s.active -= 1
    s.because |= 1 << T8
