"""What one viewer may know of a deal of Trójka, built from nothing by an allow-list.

Secret: the stock's order, hands, hands that were thrown in or passed (their owner knows them),
and cards laid face down, which only their owner ever sees unless the table has agreed otherwise.
"""

from kolmikko.cards import count
from kolmikko.dialect import rule
from kolmikko.games.trojka.flow import legal_decisions, legal_discards, legal_draws, legal_plays
from kolmikko.games.trojka.rules.sets import draws_from_stock
from kolmikko.games.trojka.rules.tricks import discards_are_shown
from kolmikko.games.trojka.state import CardPerTrick, Core, SetPerSeat, State, TinyPerSeat
from kolmikko.rulekit.row import CardSet, Row, Small, Tiny


class View(Row):
    """The view of one seat, or of a spectator (viewer -1). Lists have one item a seat."""

    sets: SetPerSeat  # announced trójki, which all have seen
    up: SetPerSeat  # cards played face up
    course: CardPerTrick  # trick by trick, what each seat played face up, plus one; 0 for none
    down: SetPerSeat  # face-down cards that the viewer knows: its own
    balances: SetPerSeat
    bank: CardSet
    stake: CardSet
    hand: CardSet  # the viewer's own cards; empty for a spectator
    thrown: CardSet  # the hand that the viewer threw in
    plays: CardSet  # cards that may be played face up, only for the seat to act
    discards: CardSet  # cards that may be laid face down, likewise
    draws: CardSet  # cards that a payer may draw; of the stock nobody knows
    paid: CardSet  # stock cards drawn for payments
    viewer: Small
    seats: Small
    dealer: Small
    turn: Small  # seat to act
    stage: Small
    size: Small  # cards of the pack
    stock: Small  # count
    turn_up: Small
    trump: Small
    leader: Small  # seat that led this trick, or leads next
    laid: Small  # cards of this trick so far
    led: Small  # card that was led, or -1
    best: Small  # best face-up card, or -1
    best_seat: Small
    holder: Small  # seat whose trójka took the bank, or -1
    decisions: Tiny  # bits of keep, exchange, pass, only for the seat to act
    hand_counts: TinyPerSeat
    down_counts: TinyPerSeat
    passed: TinyPerSeat
    exchanged: TinyPerSeat
    tricks: TinyPerSeat


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
    look_at_table(s, v)
    look_at_seats(s, v)
    look_at_discards(s, o, viewer, v)
    v.hand = s.hand[viewer] if viewer >= 0 else 0
    v.thrown = s.thrown[viewer] if viewer >= 0 else 0
    mine = viewer == s.turn
    v.plays = legal_plays(s, o) if mine else 0
    v.discards = legal_discards(s, o) if mine else 0
    v.decisions = legal_decisions(s) if mine else 0
    v.draws = 0 if draws_from_stock(o) else legal_draws(s)


@rule
def look_at_table(s: State, v: View) -> None:
    """Whose turn it is, the trick, the turn-up, and the bank."""
    v.seats = s.seats
    v.dealer = s.dealer
    v.turn = s.turn
    v.stage = s.stage
    v.size = s.size
    v.stock = s.size - s.drawn
    v.turn_up = s.turn_up
    v.trump = s.trump
    v.leader = s.leader
    v.laid = s.laid
    v.led = s.led
    v.best = s.best
    v.best_seat = s.best_seat
    v.holder = s.holder
    v.bank = s.bank
    v.stake = s.stake
    v.paid = s.paid
    for place in range(len(s.course)):
        v.course[place] = s.course[place]


@rule
def look_at_seats(s: State, v: View) -> None:
    """What everybody sees of every seat."""
    for seat in range(s.seats):
        v.sets[seat] = s.hand[seat] if s.announced[seat] else 0
        v.up[seat] = s.up[seat]
        v.balances[seat] = s.balances[seat]
        v.hand_counts[seat] = count(s.hand[seat])
        v.down_counts[seat] = count(s.down[seat])
        v.passed[seat] = s.passed[seat]
        v.exchanged[seat] = s.exchanged[seat]
        v.tricks[seat] = s.tricks[seat]


@rule
def look_at_discards(s: State, o: Core, viewer: int, v: View) -> None:
    """Face-down cards are seen by who laid them, by all only if the table wants it at the end."""
    for seat in range(s.seats):
        shown = seat == viewer or discards_are_shown(s, o)
        v.down[seat] = s.down[seat] if shown else 0
