"""Going out and endings: K24 and the silences KQ40, KQ41, KQ44."""

from kolmikko.cards import ACE, TEN, TWO, count
from kolmikko.dialect import rule
from kolmikko.games.kolmonen.clauses import CLAUSES, K24, KQ40, KQ41, KQ44
from kolmikko.games.kolmonen.state import OVER, Core, State


@CLAUSES.state(KQ40)
def is_special(rank: int) -> bool:
    """Twos, tens and aces are the special cards."""
    return rank in (TWO, TEN, ACE)


@CLAUSES.state(K24)
def is_out(s: State, seat: int) -> bool:
    """Who holds no card at all is out."""
    return s.hand[seat] == 0 and s.table[seat] == 0 and s.hidden[seat] == 0


@CLAUSES.state(K24, KQ41)
def go_out(s: State, o: Core, seat: int) -> None:
    """The seat has its place; the first one out wins and ends the deal.

    By house rule play goes on until a single seat holds cards.
    """
    s.outs += 1
    s.place[seat] = s.outs
    s.because |= 1 << K24
    if not o.to_the_last or s.outs == s.seats - 1:
        s.stage = OVER
    else:
        s.because |= 1 << KQ41


@CLAUSES.state(KQ44)
def settle_stalemate(s: State, o: Core) -> None:
    """A deal that gets nowhere ends: too many quiet turns in a row, or too many turns."""
    if s.quiet >= o.progress_limit or s.turns >= o.turn_limit:
        s.stage = OVER
        s.stalemate = 1
        s.because |= 1 << KQ44


@rule
def cards_left(s: State, seat: int) -> int:
    """How many cards a seat still holds, hidden ones too."""
    return count(s.hand[seat]) + count(s.table[seat]) + s.hidden[seat]


@CLAUSES.state(KQ44)
def has_fewest(s: State, seat: int) -> bool:
    """Whether no seat in play holds fewer cards than this one, which is in play too."""
    if s.place[seat]:
        return False
    mine = cards_left(s, seat)
    for other in range(s.seats):
        if s.place[other] == 0 and cards_left(s, other) < mine:
            return False
    return True
