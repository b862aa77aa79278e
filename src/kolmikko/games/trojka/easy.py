"""Trójka as a beginner plays it: too fond of playing, and careless about the order of the cards.

Keeps any hand that looks good, exchanges the others and never passes; leads any card, often beats
with a higher card than it needs, and throws off any card but a trump. It sees a `View` and never a
state.
"""

from typing import Final

from kolmikko.cards import TEN, count, lowest, nth, rank_of, suit_of
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below
from kolmikko.games.trojka.actions import DISCARD, DRAW, EXCHANGE, KEEP, PLAY
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.state import DECIDING, DRAWING
from kolmikko.games.trojka.thumb import lowest_of

MAY_EXCHANGE: Final = 1 << (EXCHANGE - KEEP)
"""A bit of `View.decisions`."""

WASTES: Final = 2
"""In one of so many tricks it beats with any card that beats, and not with the lowest."""


@rule
def easy(v: View, d: Dice) -> int:
    """A legal action of the layout for the seat that views and is to act."""
    if v.stage == DECIDING:
        return EXCHANGE if v.decisions & MAY_EXCHANGE and not looks_good(v) else KEEP
    if v.stage == DRAWING:
        return DRAW + any_card(d, v.draws)
    if v.plays:
        spares = v.laid > 0 and below(d, WASTES) > 0
        return PLAY + (lowest_of(v.plays, v.trump) if spares else any_card(d, v.plays))
    plain = plain_of(v.discards, v.trump)
    return DISCARD + any_card(d, plain if plain else v.discards)


@rule
def any_card(d: Dice, cards: int) -> int:
    """One of some cards, all equally likely; the set is not empty."""
    return nth(cards, below(d, count(cards)))


@rule
def looks_good(v: View) -> bool:
    """Whether there is a trump or a court card in the hand, which is too little to keep it."""
    cards = v.hand
    while cards:
        card = lowest(cards)
        if suit_of(card) == v.trump or rank_of(card) > TEN:
            return True
        cards &= cards - 1
    return False


@rule
def plain_of(cards: int, trump: int) -> int:
    """Those of some cards that are no trumps."""
    plain = cards
    while cards:
        card = lowest(cards)
        if suit_of(card) == trump:
            plain &= ~(1 << card)
        cards &= cards - 1
    return plain
