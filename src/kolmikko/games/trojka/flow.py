"""The course of a deal: a table of contents. It calls the clauses and holds no rule itself."""

from kolmikko.dialect import rule
from kolmikko.games.trojka.actions import DISCARD, DRAW, EXCHANGE, KEEP, PASS
from kolmikko.games.trojka.clauses import OK
from kolmikko.games.trojka.rules.bank import pay_out, pay_penalties
from kolmikko.games.trojka.rules.dealing import (
    collect_antes,
    deal_hands,
    exchange_hand,
    exchange_refused,
    first_to_decide,
    keep_refused,
    last_to_decide,
    pass_hand,
    pass_refused,
    seat_after,
    somebody_decides,
    turn_trump,
)
from kolmikko.games.trojka.rules.sets import (
    announce_sets,
    find_holder,
    is_paid_for,
    next_payer,
    nobody_has_a_set,
    offer_cards,
    pay_for_card,
    settle_tie,
    take_whole_bank,
)
from kolmikko.games.trojka.rules.tricks import (
    discardable,
    first_leader,
    lay_face_down,
    lay_face_up,
    next_to_play,
    playable,
    win_trick,
)
from kolmikko.games.trojka.state import (
    DECIDING,
    DRAWING,
    NO_CARD,
    NOBODY,
    OVER,
    TRICKS,
    Core,
    State,
)


@rule
def deal(s: State, o: Core) -> None:
    """Antes, three cards each, the turn-up; then sets, decisions or tricks."""
    s.holder = NOBODY
    s.best = NO_CARD
    s.led = NO_CARD
    s.active = s.seats
    collect_antes(s, o)
    deal_hands(s)
    turn_trump(s)
    if o.sets_after_deal and settle_sets(s, o):
        return
    if somebody_decides(s, o):
        s.stage = DECIDING
        s.turn = first_to_decide(s, o)
    else:
        after_decisions(s, o)


@rule
def after_decisions(s: State, o: Core) -> None:
    """Everybody has decided: sets, if they are announced now, or tricks."""
    if o.sets_after_exchange and settle_sets(s, o):
        return
    s.stage = TRICKS
    s.leader = first_leader(s)
    s.turn = s.leader


@rule
def settle_sets(s: State, o: Core) -> bool:
    """If anybody announces a set, the best one takes the bank and no trick is played."""
    best = announce_sets(s, o)
    if nobody_has_a_set(best):
        return False
    s.holder = find_holder(s, o, best)
    s.stage = OVER
    if s.holder == NOBODY:
        settle_tie(s, o, best)
        return True
    take_whole_bank(s, s.holder)
    if is_paid_for(s, o):
        s.stage = DRAWING
        s.turn = s.holder
        next_draw(s, o)
    return True


@rule
def next_draw(s: State, o: Core) -> None:
    """The next payer draws; the deal is over when all have, or when there is nothing to draw."""
    s.turn = next_payer(s, o, s.turn)
    offer_cards(s, o)
    if s.turn == s.holder or s.undrawn == 0:
        s.stage = OVER


@rule
def legal_plays(s: State, o: Core) -> int:
    """The cards that may be played face up now."""
    return playable(s, o) if s.stage == TRICKS else 0


@rule
def legal_discards(s: State, o: Core) -> int:
    """The cards that may be laid face down now."""
    return discardable(s, o) if s.stage == TRICKS else 0


@rule
def legal_draws(s: State) -> int:
    """The cards that the payer may turn out to have drawn."""
    return s.undrawn if s.stage == DRAWING else 0


@rule
def legal_decisions(s: State) -> int:
    """The decisions that are legal now: bit 0 keep, bit 1 exchange, bit 2 pass."""
    decisions = 0
    if keep_refused(s) == OK:
        decisions |= 1
    if exchange_refused(s) == OK:
        decisions |= 2
    if pass_refused(s) == OK:
        decisions |= 4
    return decisions


@rule
def act(s: State, o: Core, action: int) -> None:
    """Carry out a legal action of the layout."""
    if action < DISCARD:
        play_card(s, o, action)
    elif action < DRAW:
        discard_card(s, o, action - DISCARD)
    elif action < KEEP:
        draw_card(s, o, action - DRAW)
    else:
        decide(s, o, action)


@rule
def decide(s: State, o: Core, action: int) -> None:
    """Keep, exchange or pass; after the last seat the deal goes on."""
    s.because = 0
    seat = s.turn
    if action == EXCHANGE:
        exchange_hand(s, seat)
    elif action == PASS:
        pass_hand(s, seat)
    if seat == last_to_decide(s, o):
        after_decisions(s, o)
    else:
        s.turn = seat_after(s, seat, 1)


@rule
def play_card(s: State, o: Core, card: int) -> None:
    """Lead a card, or beat with it."""
    s.because = 0
    lay_face_up(s, card)
    card_laid(s, o, card)


@rule
def discard_card(s: State, o: Core, card: int) -> None:
    """Add a card face down."""
    s.because = 0
    lay_face_down(s, card)
    card_laid(s, o, card)


@rule
def card_laid(s: State, o: Core, card: int) -> None:
    """One more card lies in the trick: next seat, next trick, or the end."""
    s.trick_cards |= 1 << card
    s.laid += 1
    if s.laid < s.active:
        s.turn = next_to_play(s)
        return
    win_trick(s)
    s.turn = s.leader
    if s.hand[s.turn] == 0:
        s.stage = OVER
        pay_out(s, o)
        pay_penalties(s, o)


@rule
def draw_card(s: State, o: Core, card: int) -> None:
    """The payer at the turn drew this card, and pays for it."""
    s.because = 0
    pay_for_card(s, o, card)
    next_draw(s, o)
