"""Rules of thumb for Trójka: a modest human way to play, from what one seat may know.

Keep a hand that can win, exchange the others, and pass only where playing is likely to cost
something; lead the middle card, beat with the lowest card that beats, throw off the lowest, and so
keep the highest. With two players and 52 cards no way to play the tricks gains anything against
this one. It sees a `View` and never a state, and picks among the legal actions of the view.
"""

from typing import Final

from kolmikko.cards import TEN, count, lowest, nth, rank_of, suit_of
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below
from kolmikko.games.trojka.actions import DISCARD, DRAW, EXCHANGE, KEEP, PASS, PLAY
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.state import DEALT, DECIDING, DRAWING

MAY_EXCHANGE: Final = 1 << (EXCHANGE - KEEP)
MAY_PASS: Final = 1 << (PASS - KEEP)
"""Bits of `View.decisions`."""

ABOVE_PLAIN: Final = 13
"""How much higher a trump is than a plain card of its rank."""

WORTH_KEEPING: Final = 19
"""What a hand must be worth to be kept, and one more for each player at the table."""

SMALL_PACK: Final = 32
"""The pack of the second version, in which two tricks win something and none costs a stake."""

CROWD: Final = 5
"""Players among whom a seat without a trump is likely to take no trick."""


@rule
def thumb(v: View, d: Dice) -> int:
    """A legal action of the layout for the seat that views and is to act."""
    if v.stage == DECIDING:
        return decide(v)
    if v.stage == DRAWING:
        return DRAW + nth(v.draws, below(d, count(v.draws)))
    if v.laid == 0:
        return PLAY + lead(v)
    if v.plays:
        return PLAY + lowest_of(v.plays, v.trump)
    return DISCARD + lowest_of(v.discards, v.trump)


@rule
def decide(v: View) -> int:
    """Keep a good hand; pass a poor one if the bank is not worth the risk; else exchange it."""
    if is_worth_keeping(v):
        return KEEP
    if v.decisions & MAY_PASS and is_poor(v) and is_risky(v):
        return PASS
    return EXCHANGE if v.decisions & MAY_EXCHANGE else KEEP


@rule
def is_worth_keeping(v: View) -> bool:
    """Whether the hand is better than what the stock is likely to give; with more players more."""
    return hand_worth(v) >= WORTH_KEEPING + v.seats


@rule
def is_poor(v: View) -> bool:
    """Whether there is no trump in the hand."""
    return hand_worth(v) < ABOVE_PLAIN


@rule
def is_risky(v: View) -> bool:
    """Whether a trick is unlikely, none is likely to cost a stake, and only antes can be won."""
    return v.size == SMALL_PACK and v.seats >= CROWD and v.bank <= v.seats * v.stake


@rule
def hand_worth(v: View) -> int:
    """What the hand can do in the tricks: trumps count most, plain cards only above the ten."""
    worth = 0
    cards = v.hand
    while cards:
        card = lowest(cards)
        if suit_of(card) == v.trump:
            worth += height(card, v.trump)
        elif rank_of(card) > TEN:
            worth += rank_of(card) - TEN
        cards &= cards - 1
    return worth


@rule
def height(card: int, trump: int) -> int:
    """How high a card is in the tricks: 0 to 12 by rank, 13 to 25 for trumps."""
    return rank_of(card) + (ABOVE_PLAIN if suit_of(card) == trump else 0)


@rule
def lowest_of(cards: int, trump: int) -> int:
    """The card that is least likely to win a trick; the set is not empty."""
    best = lowest(cards)
    while cards:
        card = lowest(cards)
        if height(card, trump) < height(best, trump):
            best = card
        cards &= cards - 1
    return best


@rule
def lead(v: View) -> int:
    """The middle card, and the highest one last; the lowest where every trick counts for many."""
    low = lowest_of(v.plays, v.trump)
    if count(v.plays) < DEALT or (v.size == SMALL_PACK and players_in(v) > 2):
        return low
    return lowest_of(v.plays & ~(1 << low), v.trump)


@rule
def players_in(v: View) -> int:
    """How many have not passed."""
    players = 0
    for seat in range(v.seats):
        players += 1 - v.passed[seat]
    return players
