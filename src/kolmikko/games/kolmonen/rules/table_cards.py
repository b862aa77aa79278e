"""The face-up row and the hidden cards: K18 to K23 and the silences KQ23 to KQ27, KQ35, KQ37."""

from kolmikko.cards import count, rank_of
from kolmikko.games.kolmonen.clauses import (
    CLAUSES,
    K18,
    K19,
    K21,
    K22,
    K23,
    KQ23,
    KQ24,
    KQ27,
    KQ34,
    KQ35,
    KQ37,
    KQ40,
    OK,
)
from kolmikko.games.kolmonen.rules.dealing import next_hidden
from kolmikko.games.kolmonen.rules.ending import is_special
from kolmikko.games.kolmonen.state import DEALT, PLAYING, Core, State


@CLAUSES.state(K18, KQ23, KQ24, KQ27)
def swap_refused(s: State, o: Core) -> int:
    """The clause that forbids exchanging the face-up row, or OK."""
    seat = s.turn
    if s.swaps_left[seat] == 0:
        return KQ23
    if s.stage != PLAYING or (o.swap_until_topple and s.toppled):
        return KQ24
    if count(s.hand[seat]) < DEALT or count(s.table[seat]) < DEALT:
        return KQ27
    return OK


@CLAUSES.state(K19)
def swap_cards_refused(s: State, cards: int) -> int:
    """Just three hand cards change places with the row."""
    if count(cards) != DEALT or cards & ~s.hand[s.turn]:
        return K19
    return OK


@CLAUSES.state(K19)
def swap_row(s: State, cards: int) -> None:
    """Three hand cards and the face-up row change places; it costs no turn."""
    seat = s.turn
    row = s.table[seat]
    s.table[seat] = cards
    s.hand[seat] = s.hand[seat] & ~cards | row
    s.known[seat] = s.known[seat] & ~cards | row
    s.swaps_left[seat] -= 1
    s.because |= 1 << K18 | 1 << K19


@CLAUSES.state(K21, K23, KQ34)
def lift_hidden(s: State, o: Core, seat: int) -> None:
    """Who has nothing else left lifts one hidden card into the hand, unseen by the others."""
    if o.reveals or s.hand[seat] or s.table[seat] or not s.hidden[seat]:
        return
    s.because |= 1 << (K21 if s.hidden[seat] == DEALT else K23)
    s.hand[seat] = 1 << next_hidden(s, seat)
    s.hidden[seat] -= 1
    s.quiet = 0


@CLAUSES.state(KQ35)
def reveal_refused(s: State, o: Core) -> int:
    """By house rule hidden cards are turned onto the pile once nothing else is left."""
    seat = s.turn
    if not o.reveals or s.hand[seat] or s.table[seat] or not s.hidden[seat]:
        return KQ35
    return OK


@CLAUSES.state(KQ35)
def reveal_hidden(s: State, seat: int) -> int:
    """The next hidden card, turned for all to see."""
    card = next_hidden(s, seat)
    s.hidden[seat] -= 1
    s.quiet = 0
    s.because |= 1 << KQ35
    return card


@CLAUSES.state(K22, KQ40)
def revealed_card_stays(s: State, o: Core, card: int) -> bool:
    """Whether a revealed card fits; a special one that may not be the last does not."""
    rank = rank_of(card)
    if o.why_not[s.top * 13 + rank] != OK:
        return False
    return not (o.plain_finish and is_special(rank) and s.hidden[s.turn] == 0)


@CLAUSES.state(K22, KQ37)
def take_revealed(s: State, seat: int, card: int) -> None:
    """A revealed card that does not fit goes to the hand with the pile."""
    s.hand[seat] |= 1 << card
    s.known[seat] |= 1 << card
    s.because |= 1 << K22
