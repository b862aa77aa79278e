"""Worlds that a viewer of Trójka may think possible: the unseen cards laid out anew.

Unseen are the stock, others' hands, what they threw in, and what they laid face down. Every
arrangement that the rules allow is equally likely: who announced no trójka when it had to be
announced held none, and who laid a card face down could not beat. Where suit must be followed, all
that are possible can be drawn, though not quite equally often. Nothing else is concluded from
what others did.
"""

from typing import Final

from kolmikko.cards import count, lowest, nth
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below
from kolmikko.games.trojka.clues import (
    DOWN,
    HAND,
    SLOTS_OF_SEAT,
    THROWN,
    Clues,
    cards_laid,
    pack_of,
)
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.rules.sets import NO_SET, draws_from_stock, strength
from kolmikko.games.trojka.rules.tricks import discardable, playable
from kolmikko.games.trojka.state import (
    DEALT,
    DECIDING,
    MOST_SEATS,
    NO_CARD,
    Core,
    State,
)

MOST_TRIES: Final = 2000
"""Layouts after which one is taken though the rules would not have let it come about.

It happens in drawn positions that no deal leads to."""


@rule
def imagine(v: View, o: Core, c: Clues, d: Dice, s: State) -> None:
    """Fill a state with a world that shows the viewer just this view.

    `c` are the clues of this very view (`clues.conclude`). The places of the deck whose cards are
    no longer secret have these in any order, and `because` is empty.
    """
    s.trump = v.trump
    tries = 1
    while not (lay_out(c, d) and is_possible(v, o, c, s)) and tries < MOST_TRIES:
        tries += 1
    copy_table(v, s)
    for seat in range(v.seats):
        copy_seat(v, c, s, seat)
    lay_out_deck(v, c, d, s)
    s.undrawn = v.draws
    if draws_from_stock(o) and v.stock:
        s.undrawn = 1 << s.deck[s.drawn]


@rule
def lay_out(c: Clues, d: Dice) -> bool:
    """Draw the cards of each slot, at best among those that fit; whether all do.

    What may lie in one slot may lie in all that come later, save where suit must be followed, so
    that every layout is equally likely.
    """
    unseen = c.unseen
    fit = True
    for n in range(c.slots):
        slot = c.slot[n]
        c.cards[slot] = 0
        for _ in range(c.hides[slot]):
            choices = c.fits[slot] & unseen
            if choices == 0:
                choices = unseen
                fit = False
            drawn = 1 << nth(choices, below(d, count(choices)))
            c.cards[slot] |= drawn
            unseen &= ~drawn
    return fit


@rule
def is_possible(v: View, o: Core, c: Clues, s: State) -> bool:
    """Whether everybody would have announced and played as they did with the cards laid out."""
    for seat in range(v.seats):
        if seat != v.viewer:
            if not is_silent(v, o, c, s, seat):
                return False
            if o.must_follow and c.told and not follows(v, o, c, s, seat):
                return False
    return True


@rule
def is_silent(v: View, o: Core, c: Clues, s: State, seat: int) -> bool:
    """Whether a seat held no trójka when it announced none."""
    hand = hand_for_tricks(v, c, seat)
    dealt = c.cards[SLOTS_OF_SEAT * seat + THROWN] if v.exchanged[seat] else hand
    if o.sets_after_deal and dealt != v.sets[seat] and strength(s, o, dealt) != NO_SET:
        return False
    if not o.sets_after_exchange or v.stage == DECIDING or v.passed[seat]:
        return True
    return v.sets[seat] != 0 or strength(s, o, hand) == NO_SET


@rule
def hand_for_tricks(v: View, c: Clues, seat: int) -> int:
    """The three cards with which a seat began, or would have begun, the tricks."""
    cards = c.cards[SLOTS_OF_SEAT * seat + HAND] | v.sets[seat] | v.up[seat] | v.down[seat]
    for trick in range(DEALT):
        cards |= c.cards[SLOTS_OF_SEAT * seat + DOWN + trick]
    return cards


@rule
def follows(v: View, o: Core, c: Clues, s: State, seat: int) -> bool:
    """Whether a seat laid in each trick what it was allowed to lay."""
    s.turn = seat
    s.laid = 1
    s.hand[seat] = hand_for_tricks(v, c, seat)
    for trick in range(cards_laid(v, seat)):
        place = MOST_SEATS * trick + seat
        s.led = c.led[trick]
        s.best = c.best[place] - 1
        laid = card_laid(v, c, seat, trick)
        allowed = playable(s, o) if v.course[place] else discardable(s, o)
        if s.best != NO_CARD and laid & ~allowed:
            return False
        s.hand[seat] &= ~laid
    return True


@rule
def card_laid(v: View, c: Clues, seat: int, trick: int) -> int:
    """The card that a seat laid in a trick, as a set; of the viewer's own face-down ones any."""
    card = v.course[MOST_SEATS * trick + seat] - 1
    if card != NO_CARD:
        return 1 << card
    if seat == v.viewer:
        return v.down[seat] & -v.down[seat]
    return c.cards[SLOTS_OF_SEAT * seat + DOWN + trick]


@rule
def copy_table(v: View, s: State) -> None:
    """All that a view tells of the table as a whole."""
    s.seats = v.seats
    s.dealer = v.dealer
    s.size = v.size
    s.drawn = v.size - v.stock
    s.turn_up = v.turn_up
    s.trump = v.trump
    s.stage = v.stage
    s.turn = v.turn
    s.holder = v.holder
    s.leader = v.leader
    s.laid = v.laid
    s.led = v.led
    s.best = v.best
    s.best_seat = v.best_seat
    s.bank = v.bank
    s.stake = v.stake
    s.paid = v.paid
    s.active = v.seats
    s.trick_cards = 0
    s.because = 0
    for place in range(DEALT * MOST_SEATS):
        s.course[place] = v.course[place]


@rule
def copy_seat(v: View, c: Clues, s: State, seat: int) -> None:
    """What a view tells of a seat, and the cards that have been drawn for it."""
    slot = SLOTS_OF_SEAT * seat
    s.hand[seat] = v.hand if seat == v.viewer else c.cards[slot + HAND] | v.sets[seat]
    s.thrown[seat] = v.thrown if seat == v.viewer else c.cards[slot + THROWN]
    s.up[seat] = v.up[seat]
    s.down[seat] = v.down[seat]
    for trick in range(DEALT):
        s.down[seat] |= c.cards[slot + DOWN + trick]
    s.balances[seat] = v.balances[seat]
    s.passed[seat] = v.passed[seat]
    s.active -= v.passed[seat]
    s.exchanged[seat] = v.exchanged[seat]
    s.announced[seat] = 1 if v.sets[seat] else 0
    s.tricks[seat] = v.tricks[seat]
    laid = cards_laid(v, seat)
    if v.laid and laid == cards_laid(v, v.leader):
        s.trick_cards |= card_laid(v, c, seat, laid - 1)


@rule
def lay_out_deck(v: View, c: Clues, d: Dice, s: State) -> None:
    """The stock in any order of what lies in no slot, and before it all other cards."""
    unseen = c.unseen
    for n in range(c.slots):
        unseen &= ~c.cards[c.slot[n]]
    others = pack_of(v)
    for place in range(s.drawn, s.size):
        s.deck[place] = nth(unseen, below(d, count(unseen)))
        unseen &= ~(1 << s.deck[place])
        others &= ~(1 << s.deck[place])
    for place in range(s.drawn):
        s.deck[place] = lowest(others)
        others &= others - 1
