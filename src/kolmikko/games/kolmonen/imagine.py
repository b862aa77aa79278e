"""Worlds that a viewer of Kolmonen may think possible: the unseen cards laid out anew.

Unseen are the stock, the hidden cards, and what others hold without anybody having seen it go
there. Every arrangement of them is equally likely; nothing is concluded from what others did.
"""

from kolmikko.cards import PACK, WHOLE_PACK, count, lowest, nth
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.rules.dealing import place_after_dealer
from kolmikko.games.kolmonen.state import DEALT, State


@rule
def imagine(v: View, d: Dice, s: State) -> None:
    """Fill a state with a world that shows the viewer just this view.

    `s` is new, or was last of a deal with as many seats. The places of the deck whose cards are
    no longer secret have these in any order, and `because` is empty.
    """
    copy_what_is_seen(v, s)
    unseen = WHOLE_PACK & ~seen_cards(v)
    for seat in range(v.seats):
        missing = v.hand_counts[seat] - count(s.hand[seat])
        while missing > 0:
            s.hand[seat] |= 1 << any_card(d, unseen)
            unseen &= ~s.hand[seat]
            missing -= 1
    lay_out_deck(s, d, unseen)


@rule
def copy_what_is_seen(v: View, s: State) -> None:
    """All that a view tells as it is; of others' hands only what everybody has seen."""
    s.seats = v.seats
    s.dealer = v.dealer
    s.turn = v.turn
    s.stage = v.stage
    s.stalemate = v.stalemate
    s.turns = v.turns
    s.quiet = v.quiet
    s.top = v.top
    s.run = v.run
    s.pile = v.pile
    s.toppled = v.toppled
    s.chosen = v.chosen
    s.because = 0
    s.drawn = PACK - v.stock
    s.outs = 0
    for seat in range(v.seats):
        s.table[seat] = v.table[seat]
        s.known[seat] = v.known[seat]
        s.hand[seat] = v.hand if seat == v.viewer else v.known[seat]
        s.hidden[seat] = v.hidden[seat]
        s.swaps_left[seat] = v.swaps_left[seat]
        s.place[seat] = v.place[seat]
        if v.place[seat]:
            s.outs += 1


@rule
def seen_cards(v: View) -> int:
    """The cards whose place the viewer knows."""
    cards = v.hand | v.pile | v.toppled
    for seat in range(v.seats):
        cards |= v.table[seat] | v.known[seat]
    return cards


@rule
def any_card(d: Dice, cards: int) -> int:
    """One card of a set that is not empty, all equally likely."""
    return nth(cards, below(d, count(cards)))


@rule
def lay_out_deck(s: State, d: Dice, unseen: int) -> None:
    """Hidden cards and stock in any order of the unseen ones, and the others where they may lie."""
    free = (1 << s.drawn) - 1
    others = WHOLE_PACK & ~unseen
    for seat in range(s.seats):
        for n in range(DEALT - s.hidden[seat], DEALT):
            place = n * s.seats + place_after_dealer(s, seat)
            s.deck[place] = any_card(d, unseen)
            unseen &= ~(1 << s.deck[place])
            free &= ~(1 << place)
    for place in range(s.drawn, PACK):
        s.deck[place] = any_card(d, unseen)
        unseen &= ~(1 << s.deck[place])
    while free:
        s.deck[lowest(free)] = lowest(others)
        free &= free - 1
        others &= others - 1
