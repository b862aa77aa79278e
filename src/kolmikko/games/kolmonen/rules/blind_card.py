"""The blind card from the stock: K10 to K12 and the silences KQ17 to KQ21."""

from kolmikko.cards import PACK, rank_of
from kolmikko.games.kolmonen.clauses import CLAUSES, K10, K11, K12, KQ8, KQ17, KQ18, OK
from kolmikko.games.kolmonen.state import ALWAYS_FLIP, GOING_ON, NEVER_FLIP, Core, State


@CLAUSES.state(K10, KQ17)
def flip_refused(s: State, o: Core) -> int:
    """The clause that forbids turning a card blind, or OK."""
    if s.stage == GOING_ON:
        return KQ8
    when = o.flip[s.top]
    if when == NEVER_FLIP:
        return o.flip_refusal[s.top]
    if s.drawn == PACK:
        return K10
    if when != ALWAYS_FLIP and s.hand[s.turn] & o.fits[s.top]:
        return KQ17
    return OK


@CLAUSES.state(K10, KQ18)
def turn_stock_card(s: State) -> int:
    """The top card of the stock, turned for all to see."""
    card = s.deck[s.drawn]
    s.drawn += 1
    s.quiet = 0
    s.because |= 1 << K10
    return card


@CLAUSES.state(K11)
def blind_card_stays(s: State, o: Core, card: int) -> bool:
    """A blind card that fits stays as the top card."""
    return o.why_not[s.top * 13 + rank_of(card)] == OK


@CLAUSES.state(K12)
def take_with_pile(s: State, seat: int, card: int) -> None:
    """A blind card that does not fit is taken up together with the pile."""
    s.hand[seat] |= 1 << card
    s.known[seat] |= 1 << card
    s.because |= 1 << K12
