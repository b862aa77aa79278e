"""The bank after the tricks: T22 to T24, V10, V11 and the silences TQ32, TQ33, VQ7, VQ11."""

from kolmikko.games.trojka.clauses import (
    CLAUSES,
    T22,
    T23,
    T24,
    TQ32,
    TQ33,
    V10,
    V11,
    VQ7,
    VQ11,
)
from kolmikko.games.trojka.state import Core, State


@CLAUSES.state(T22)
def share_of(s: State, o: Core, seat: int) -> int:
    """What a seat takes from the bank for its tricks."""
    if s.tricks[seat] == 3:
        return s.bank
    if s.tricks[seat] == 2 and o.two_take_half:
        return half_of_bank(s, o)
    return 0


@CLAUSES.state(V10, TQ32, VQ7)
def half_of_bank(s: State, o: Core) -> int:
    """Two tricks take half of the bank; half of an odd one is rounded, the rest stays."""
    return (s.bank + o.half_up) // 2


@CLAUSES.state(T22, T23, T24, V10)
def pay_out(s: State, o: Core) -> None:
    """Three tricks take the bank; what nobody takes goes over to the next deal."""
    paid = 0
    for seat in range(s.seats):
        share = share_of(s, o, seat)
        if share:
            s.because |= 1 << (T23 if s.tricks[seat] == 3 else V10)
        s.balances[seat] += share
        paid += share
    s.bank -= paid
    s.because |= 1 << T22
    if s.bank:
        s.because |= 1 << T24


@CLAUSES.state(V11, TQ33, VQ11)
def pay_penalties(s: State, o: Core) -> None:
    """After the pay-out, who played and took no trick adds a stake to the bank."""
    for seat in range(s.seats):
        if o.penalty and not s.passed[seat] and s.tricks[seat] == 0:
            s.balances[seat] -= s.stake
            s.bank += s.stake
            s.because |= 1 << V11
