"""What one viewer may know of a deal of Trójka, built from nothing by an allow-list.

Secret: the stock's order, hands, hands that were thrown in or passed (their owner knows them),
and cards laid face down, which only their owner ever sees unless the table has agreed otherwise.
"""

from dataclasses import dataclass

from kolmikko.cards import count
from kolmikko.games.trojka.legal import legal_actions
from kolmikko.games.trojka.state import OVER, Core, State


@dataclass(frozen=True, slots=True)
class Observation:
    """The view of one seat, or of a spectator (viewer -1). Tuples have one item a seat."""

    viewer: int
    seats: int
    dealer: int
    turn: int  # seat to act
    stage: int
    hand: int  # the viewer's own cards; empty for a spectator
    thrown: int  # the hand that the viewer threw in
    hand_counts: tuple[int, ...]
    sets: tuple[int, ...]  # announced trójki, which all have seen
    up: tuple[int, ...]  # cards played face up
    down: tuple[int, ...]  # face-down cards that the viewer knows: its own
    down_counts: tuple[int, ...]
    passed: tuple[int, ...]
    exchanged: tuple[int, ...]
    tricks: tuple[int, ...]
    balances: tuple[int, ...]
    bank: int
    stake: int
    stock: int  # count
    paid: int  # stock cards drawn for payments
    undrawn: int  # cards of the trójka that can still be drawn; of the stock nobody knows
    turn_up: int
    leader: int  # seat that led this trick, or leads next
    laid: int  # cards of this trick so far
    led: int  # card that was led, or -1
    best: int  # best face-up card, or -1
    best_seat: int
    holder: int  # seat whose trójka took the bank, or -1
    legal: tuple[int, ...]  # legal actions, only for the seat to act


def observe(s: State, o: Core, viewer: int) -> Observation:
    """What a seat may know; viewer -1 is a spectator.

    Raises ValueError for a seat that does not exist.
    """
    if not -1 <= viewer < s.seats:
        raise ValueError(f"no such viewer: {viewer}")
    seats = range(s.seats)
    all_discards = bool(o.shows_discards) and s.stage == OVER
    return Observation(
        viewer=viewer,
        seats=s.seats,
        dealer=s.dealer,
        turn=s.turn,
        stage=s.stage,
        hand=s.hand[viewer] if viewer >= 0 else 0,
        thrown=s.thrown[viewer] if viewer >= 0 else 0,
        hand_counts=tuple(count(s.hand[seat]) for seat in seats),
        sets=tuple(s.hand[seat] if s.announced[seat] else 0 for seat in seats),
        up=tuple(s.up[: s.seats]),
        down=tuple(s.down[seat] if all_discards or seat == viewer else 0 for seat in seats),
        down_counts=tuple(count(s.down[seat]) for seat in seats),
        passed=tuple(s.passed[: s.seats]),
        exchanged=tuple(s.exchanged[: s.seats]),
        tricks=tuple(s.tricks[: s.seats]),
        balances=tuple(s.balances[: s.seats]),
        bank=s.bank,
        stake=s.stake,
        stock=s.size - s.drawn,
        paid=s.paid,
        undrawn=s.undrawn if s.holder >= 0 and not draws_from_stock(o) else 0,
        turn_up=s.turn_up,
        leader=s.leader,
        laid=s.laid,
        led=s.led,
        best=s.best,
        best_seat=s.best_seat,
        holder=s.holder,
        legal=_known_legal(s, o, viewer),
    )


def draws_from_stock(o: Core) -> bool:
    """Whether payments are drawn from the stock, whose order nobody knows."""
    return o.draw == 2


def _known_legal(s: State, o: Core, viewer: int) -> tuple[int, ...]:
    if viewer != s.turn:
        return ()
    actions = legal_actions(s, o)
    return () if draws_from_stock(o) and s.holder >= 0 else actions
