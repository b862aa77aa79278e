"""Rules of thumb for Kolmonen: a modest human way to play, from what one seat may know.

Shed low cards, whole ranks together; keep tens, twos and aces, in that order; prepare the face-up
row; and when the game goes nowhere do something else. It sees a `View` and never a state, and no
rules: whatever the table has agreed, it picks among the legal actions of the view. The numbers
were chosen by playing variants against each other (`kolmikko arena`).
"""

from typing import Final

from kolmikko.cards import (
    ACE,
    KING,
    NINE,
    TEN,
    TWO,
    WHOLE_PACK,
    count,
    lowest,
    nth,
    of_rank,
    rank_of,
)
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below
from kolmikko.games.kolmonen.actions import ARRANGE, FLIP, REVEAL, SWAP, TAKE
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.state import ARRANGING, CHOOSING_ROW, DEALT, SWAPPING

TWOS: Final = of_rank(TWO)
TENS: Final = of_rank(TEN)
ACES: Final = of_rank(ACE)
SPECIALS: Final = TWOS | TENS | ACES
"""As cards and as plays, since the plays of a rank stand where its cards do."""

WORTH_OF_SPECIAL: Final = 15
"""What a two, a ten or an ace is worth in the row; other cards are worth their rank."""

WORTH_A_SWAP: Final = 6
"""How much better the row must become."""

GOES_NOWHERE: Final = 30
"""Quiet turns after which one tries something else: usually somebody gets on within ten."""

GIVES_WAY: Final = 100
"""Quiet turns after which whoever is behind gives way."""


@rule
def thumb(v: View, d: Dice) -> int:
    """A legal action of the layout for the seat that views and is to act."""
    if v.stage in (SWAPPING, CHOOSING_ROW):
        return pick_for_row(v)
    if v.stage == ARRANGING:
        return ARRANGE
    if would_prepare_row(v):
        return SWAP
    plays = v.legal & WHOLE_PACK
    if plays == 0:
        return stuck(v)
    if v.quiet >= GOES_NOWHERE:
        return try_something_else(v, d, plays)
    if can_finish_at_once(v, plays):
        return 4 * TWO if plays & TWOS else 4 * TEN
    if next_is_about_to_finish(v):
        return lay(v, plays, dearest(plays))
    return lay(v, plays, cheapest(plays))


@rule
def cheapest(plays: int) -> int:
    """The rank to let go first: the lowest, then a ten, and the two and the ace for later."""
    plain = plays & ~SPECIALS
    if plain:
        return rank_of(lowest(plain))
    if plays & TENS:
        return TEN
    return TWO if plays & TWOS else ACE


@rule
def dearest(plays: int) -> int:
    """The rank that is hardest to answer: an ace, else the highest; a two only at last."""
    if plays & ACES:
        return ACE
    plain = plays & ~SPECIALS
    if plain:
        return highest_rank(plain)
    return TEN if plays & TENS else TWO


@rule
def highest_rank(cards: int) -> int:
    """The highest rank among plain cards."""
    rank = KING
    while cards & of_rank(rank) == 0:
        rank -= 1
    return rank


@rule
def lay(v: View, plays: int, rank: int) -> int:
    """The play of a rank: low cards all together, specials and courts one at a time.

    Once the stock is empty no better cards come, and courts go together too.
    """
    if of_rank(rank) & SPECIALS or (rank > NINE and v.stock > 0):
        return 4 * rank
    return 4 * rank + count(plays & of_rank(rank)) - 1


@rule
def stuck(v: View) -> int:
    """Nothing fits: turn a hidden card, or try the stock, though hardly ever against an ace."""
    if v.legal & 1 << REVEAL:
        return REVEAL
    if v.legal & 1 << FLIP and v.top != ACE:
        return FLIP
    return TAKE if v.legal & 1 << TAKE else lowest(v.legal)


@rule
def would_prepare_row(v: View) -> bool:
    """Whether swapping would make the row clearly better for the end."""
    if v.legal & 1 << SWAP == 0:
        return False
    gain = row_worth(best_for_row(v.hand, DEALT)) - row_worth(v.table[v.viewer])
    return gain >= WORTH_A_SWAP


@rule
def row_worth(cards: int) -> int:
    """What face-up cards are worth at the end."""
    worth = WORTH_OF_SPECIAL * count(cards & SPECIALS)
    plain = cards & ~SPECIALS
    while plain:
        worth += rank_of(lowest(plain))
        plain &= plain - 1
    return worth


@rule
def best_for_row(cards: int, number: int) -> int:
    """The cards to lie face up: twos, tens and aces, then the highest."""
    row = 0
    while number > 0:
        special = cards & SPECIALS
        card = lowest(special if special else cards & of_rank(highest_rank(cards)))
        row |= 1 << card
        cards &= ~(1 << card)
        number -= 1
    return row


@rule
def pick_for_row(v: View) -> int:
    """The next pick for the row."""
    mine = v.hand | v.table[v.viewer] if v.stage == CHOOSING_ROW else v.hand
    return next_pick(mine, v.chosen, v.legal)


@rule
def next_pick(mine: int, chosen: int, picks: int) -> int:
    """Of the legal picks, which come in ascending order, the one that leads to the best row."""
    below_last_pick = (1 << lowest(picks)) - 1
    row = best_for_row(mine & ~chosen & ~below_last_pick, DEALT - count(chosen))
    return 4 * rank_of(lowest(row))


@rule
def can_finish_at_once(v: View, plays: int) -> bool:
    """Whether a two or a ten now, which lets one go on, leaves no more than a single rank."""
    if plays & (TWOS | TENS) == 0 or v.stock > 0 or v.hidden[v.viewer] > 0:
        return False
    whole = v.hand | v.table[v.viewer]
    return at_most_one_rank(whole & ~(TWOS | TENS))


@rule
def at_most_one_rank(cards: int) -> bool:
    """Whether the cards are of one rank, or none."""
    return cards == 0 or cards & ~of_rank(rank_of(lowest(cards))) == 0


@rule
def next_is_about_to_finish(v: View) -> bool:
    """Whether the next seat in play holds one card, and nothing lies before it."""
    seat = next_in_play(v)
    return v.hand_counts[seat] == 1 and v.table[seat] == 0 and v.hidden[seat] == 0


@rule
def next_in_play(v: View) -> int:
    """The next seat clockwise that is not out."""
    seat = v.viewer + 1 if v.viewer + 1 < v.seats else 0
    while v.place[seat]:
        seat = seat + 1 if seat + 1 < v.seats else 0
    return seat


@rule
def try_something_else(v: View, d: Dice, plays: int) -> int:
    """Break a circle: give way in the end, keep a plain card for last, or play anything."""
    if v.quiet >= GIVES_WAY and v.legal & 1 << TAKE and is_behind(v):
        return TAKE
    if below(d, 3) == 0:
        return nth(plays, below(d, count(plays)))
    if plays & SPECIALS and holds_one_plain_rank(v):
        return 4 * cheapest(plays & SPECIALS)
    return lay(v, plays, cheapest(plays))


@rule
def holds_one_plain_rank(v: View) -> bool:
    """Whether, at the very end, one plain rank is left besides the specials."""
    if v.stock > 0 or v.hidden[v.viewer] > 0:
        return False
    plain = (v.hand | v.table[v.viewer]) & ~SPECIALS
    return plain != 0 and at_most_one_rank(plain)


@rule
def is_behind(v: View) -> bool:
    """Whether another seat in play has fewer cards."""
    mine = cards_left(v, v.viewer)
    fewest = mine
    for seat in range(v.seats):
        if v.place[seat] == 0:
            fewest = min(fewest, cards_left(v, seat))
    return fewest < mine


@rule
def cards_left(v: View, seat: int) -> int:
    """How many cards a seat still has, hidden ones too."""
    return v.hand_counts[seat] + count(v.table[seat]) + v.hidden[seat]
