"""What an action of Kolmonen brought about, told from the state before and after it.

The rules leave the clauses that they applied in `because`; which cards went where is plain from
the zones. Cards carry their audience: draws and lifted cards are for their owner only.
"""

from kolmikko.cards import PACK, count, members
from kolmikko.games.kolmonen.clauses import (
    CLAUSES,
    K5,
    K7,
    K8,
    K9,
    K10,
    K11,
    K12,
    K13,
    K15,
    K16,
    K19,
    K21,
    K22,
    K23,
    KQ5,
    KQ8,
    KQ28,
    KQ35,
    KQ42,
)
from kolmikko.games.kolmonen.state import DEALT, GOING_ON, LEADING, State
from kolmikko.rulekit.events import Event, Shown

KINDS = (
    "dealt-hidden",
    "dealt-face-up",
    "dealt-hand",
    "arranged",
    "swapped",
    "played",
    "flipped",
    "revealed",
    "did-not-fit",
    "toppled",
    "took",
    "ended",
    "drew",
    "lifted",
    "went-out",
    "stalemate",
    "goes-on",
    "leads",
)


def opening(s: State) -> list[Event]:
    """The deal, seat by seat from the dealer's left, as it lay before the first action."""
    events = []
    for place in range(1, s.seats + 1):
        seat = (s.dealer + place) % s.seats
        events += [
            Event("dealt-hidden", seat, amount=DEALT, because=("K2",)),
            Event("dealt-face-up", seat, _shown(s.table[seat]), because=("K3",)),
            Event("dealt-hand", seat, _shown(s.hand[seat], seat), because=("K4",)),
        ]
    return events


def happened(before: State, s: State) -> list[Event]:
    """What the action between two states brought about; nothing for half a swap."""
    if s.because == 0:
        return []
    seat = before.turn
    if s.because >> K19 & 1 or s.because >> KQ28 & 1:
        return [_row_changed(before, s, seat)]
    return [
        *_laid(before, s, seat),
        *_pile_moved(before, s, seat),
        *_drawn(before, s, seat),
        *_ended(before, s, seat),
    ]


def _shown(cards: int, *to: int) -> Shown:
    return Shown(tuple(members(cards)), to or None)


def _because(s: State, *clauses: int) -> tuple[str, ...]:
    return CLAUSES.ids_in(s.because & sum(1 << clause for clause in clauses))


def _row_changed(before: State, s: State, seat: int) -> Event:
    kind = "swapped" if s.because >> K19 & 1 else "arranged"
    laid = _shown(s.table[seat] & ~before.table[seat])
    taken = _shown(before.table[seat] & ~s.table[seat])
    return Event(kind, seat, laid, taken, because=_because(s, K19, KQ28))


def _laid(before: State, s: State, seat: int) -> list[Event]:
    if s.because >> K10 & 1:
        card = Shown((before.deck[before.drawn],))
        return [Event("flipped", seat, card, because=_because(s, K10, K11))]
    if s.because >> KQ35 & 1:
        lifted = DEALT - before.hidden[seat]
        offset = (seat - s.dealer - 1) % s.seats
        card = Shown((before.deck[lifted * s.seats + offset],))
        return [Event("revealed", seat, card, because=_because(s, KQ35))]
    laid = (s.pile | s.toppled) & ~(before.pile | before.toppled)
    if not laid:
        return []
    return [Event("played", seat, _shown(laid), because=_because(s, K5, K7, K8, K13, K15, K16))]


def _pile_moved(before: State, s: State, seat: int) -> list[Event]:
    toppled = s.toppled & ~before.toppled
    if toppled:
        because = _because(s, KQ42) or _because(s, K13, KQ8)
        return [Event("toppled", seat, _shown(toppled), amount=count(toppled), because=because)]
    if s.because >> K12 & 1 or s.because >> K22 & 1:
        taken = _shown(s.hand[seat] & ~before.hand[seat])
        because = _because(s, K12, K22)
        return [Event("did-not-fit", seat, taken, amount=len(taken.cards), because=because)]
    if s.because >> K9 & 1:
        pile = _shown(before.pile)
        return [Event("took", seat, pile, amount=len(pile.cards), because=("K9",))]
    if s.turns > before.turns and s.pile == before.pile:
        because = ("K17",) if before.stage == GOING_ON else ("KQ15",)
        return [Event("ended", seat, because=because)]
    return []


def _drawn(before: State, s: State, seat: int) -> list[Event]:
    events = []
    first = before.drawn + (s.because >> K10 & 1)
    if s.drawn > first:
        cards = tuple(sorted(s.deck[first : min(s.drawn, PACK)]))
        events.append(Event("drew", seat, Shown(cards, (seat,)), because=("K6",)))
    if s.because >> K21 & 1 or s.because >> K23 & 1:
        card = _shown(s.hand[seat], seat)
        events.append(Event("lifted", seat, card, amount=1, because=_because(s, K21, K23)))
    return events


def _ended(before: State, s: State, seat: int) -> list[Event]:
    events = []
    if s.place[seat] > before.place[seat]:
        events.append(Event("went-out", seat, amount=s.place[seat], because=("K24",)))
    if s.stalemate:
        events.append(Event("stalemate", because=("KQ44",)))
    if s.stage in (GOING_ON, LEADING):
        kind = "goes-on" if s.stage == GOING_ON else "leads"
        events.append(Event(kind, seat, because=_because(s, KQ5, KQ8)))
    return events
