"""What an action of Trójka brought about, told from the state before and after it.

Cards carry their audience: hands, thrown cards and face-down cards are for their owner only.
"""

from kolmikko.cards import members
from kolmikko.games.trojka.clauses import (
    CLAUSES,
    T11,
    T13,
    T16,
    T17,
    T19,
    T20,
    T21,
    T23,
    T24,
    V10,
    V11,
)
from kolmikko.games.trojka.rules.tricks import discards_are_shown
from kolmikko.games.trojka.state import DECIDING, NOBODY, OVER, Core, State
from kolmikko.rulekit.events import Event, Shown

KINDS = (
    "anted",
    "dealt-hand",
    "turned-trump",
    "announced",
    "took-bank",
    "shared-bank",
    "tied",
    "kept",
    "exchanged",
    "passed",
    "played",
    "discarded",
    "won-trick",
    "took-half",
    "paid-penalty",
    "bank-stays",
    "drew-and-paid",
    "discards-shown",
)


def opening(before: State, anted: State, s: State) -> list[Event]:
    """Antes, the deal and the turn-up, and what sets announced at once brought about.

    The states are those before the antes, after them, and after the whole deal.
    """
    order = [(s.dealer + place) % s.seats for place in range(1, s.seats + 1)]
    payers = [seat for seat in order if anted.balances[seat] != before.balances[seat]]
    events = [
        *(Event("anted", seat, amount=s.stake, because=("T3",)) for seat in payers),
        *(_dealt(s, seat) for seat in order),
        Event("turned-trump", s.dealer, Shown((s.turn_up,)), because=("T5", "T6")),
    ]
    return events + sets_settled(anted, s) if any(s.announced) else events


def _dealt(s: State, seat: int) -> Event:
    return Event("dealt-hand", seat, _shown(s.hand[seat], seat), because=("T4",))


def happened(before: State, s: State, o: Core, drawn: Shown | None) -> list[Event]:
    """What the action between two states brought about; `drawn` is the card of a payment."""
    seat = before.turn
    events = _decided(before, s, seat)
    laid = (s.up[seat] | s.down[seat]) & ~(before.up[seat] | before.down[seat])
    if s.because >> T17 & 1:
        events.append(Event("discarded", seat, _shown(laid, seat), because=("T17",)))
    elif s.because & (1 << T16 | 1 << T19 | 1 << T20):
        events.append(Event("played", seat, _shown(laid), because=_because(s, T16, T19, T20)))
    if s.because >> T13 & 1:
        events.append(_paid(before, s, seat, drawn))
    if s.because >> T21 & 1:
        winner = s.leader
        events.append(Event("won-trick", winner, amount=s.tricks[winner], because=("T21",)))
    if s.because >> T11 & 1:
        events += sets_settled(before, s)
    if s.stage == OVER and before.stage != OVER:
        events += _bank_settled(before, s, o)
    return events


def sets_settled(before: State, s: State) -> list[Event]:
    """Announced sets and who took the bank for them."""
    events = [
        Event("announced", seat, _shown(s.hand[seat]), because=("T10", "T11"))
        for seat in range(s.seats)
        if s.announced[seat]
    ]
    if s.holder != NOBODY:
        return [*events, Event("took-bank", s.holder, amount=before.bank, because=("T11",))]
    for seat in range(s.seats):
        share = s.balances[seat] - before.balances[seat]
        if s.announced[seat] and share > 0:
            events.append(Event("shared-bank", seat, amount=share, because=("TQ16",)))
    return [*events, Event("tied", amount=s.bank, because=("TQ16",))]


def _shown(cards: int, *to: int) -> Shown:
    return Shown(tuple(members(cards)), to or None)


def _because(s: State, *clauses: int) -> tuple[str, ...]:
    return CLAUSES.ids_in(s.because & sum(1 << clause for clause in clauses))


def _decided(before: State, s: State, seat: int) -> list[Event]:
    if before.stage != DECIDING:
        return []
    if s.exchanged[seat]:
        drawn = Shown(tuple(sorted(s.deck[before.drawn : before.drawn + 3])), (seat,))
        thrown = _shown(s.thrown[seat], seat)
        return [Event("exchanged", seat, drawn, thrown, because=("T8", "T9"))]
    kind = "passed" if s.passed[seat] else "kept"
    return [Event(kind, seat, because=("T8",))]


def _paid(before: State, s: State, seat: int, drawn: Shown | None) -> Event:
    chips = before.balances[seat] - s.balances[seat]
    because = ("T12", "T13")
    return Event("drew-and-paid", seat, drawn, amount=chips, other=s.holder, because=because)


def _bank_settled(before: State, s: State, o: Core) -> list[Event]:
    events = []
    for seat in range(s.seats):
        if s.because >> T23 & 1 and s.tricks[seat] == 3:
            events.append(Event("took-bank", seat, amount=before.bank, because=("T23",)))
        if s.because >> V10 & 1 and s.tricks[seat] == 2:
            half = s.balances[seat] - before.balances[seat]
            events.append(Event("took-half", seat, amount=half, because=("V10",)))
    if s.because >> V11 & 1:
        idle = [x for x in range(s.seats) if not s.passed[x] and not s.tricks[x]]
        events += [Event("paid-penalty", x, amount=s.stake, because=("V11",)) for x in idle]
    if s.bank and s.holder == NOBODY and not s.because >> T11 & 1:
        because = ("T24",) if s.because >> T24 & 1 else ("VQ11",)
        events.append(Event("bank-stays", amount=s.bank, because=because))
    if discards_are_shown(s, o):
        shown = [x for x in range(s.seats) if s.down[x]]
        events += [Event("discards-shown", x, _shown(s.down[x]), because=("TQ30",)) for x in shown]
    return events
