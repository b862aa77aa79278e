"""Kolmonen as a beginner plays it: by some rules of thumb, with the mistakes that people make.

Lets whole ranks go, tens, twos and aces too, and now and then treats a two as the low card that
it looks like; often forgets to prepare the face-up row, always tries the stock, and sometimes lays
whatever comes to hand. It does not look at the others. It sees a `View` and never a state.
"""

from typing import Final

from kolmikko.cards import WHOLE_PACK, count, lowest, nth, of_rank, rank_of
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below
from kolmikko.games.kolmonen.actions import ARRANGE, FLIP, REVEAL, SWAP, TAKE
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.state import ARRANGING, CHOOSING_ROW, SWAPPING
from kolmikko.games.kolmonen.thumb import cheapest, pick_for_row, would_prepare_row

LAYS_ANYTHING: Final = 6
"""One play in so many is any legal one."""

FORGETS_WHAT_TWOS_DO: Final = 2
"""In one play of so many the lowest rank goes, be it a two."""

PREPARES_ROW: Final = 4
"""One turn in so many it notices that another face-up row would be better."""


@rule
def easy(v: View, d: Dice) -> int:
    """A legal action of the layout for the seat that views and is to act."""
    if v.stage in (SWAPPING, CHOOSING_ROW):
        return pick_for_row(v)
    if v.stage == ARRANGING:
        return ARRANGE
    if below(d, PREPARES_ROW) == 0 and would_prepare_row(v):
        return SWAP
    plays = v.legal & WHOLE_PACK
    if plays == 0:
        return try_luck(v)
    if below(d, LAYS_ANYTHING) == 0:
        return nth(plays, below(d, count(plays)))
    forgets = below(d, FORGETS_WHAT_TWOS_DO) == 0
    return whole_rank(plays, rank_of(lowest(plays)) if forgets else cheapest(plays))


@rule
def whole_rank(plays: int, rank: int) -> int:
    """The play of all cards of a rank."""
    return 4 * rank + count(plays & of_rank(rank)) - 1


@rule
def try_luck(v: View) -> int:
    """Nothing fits: turn a hidden card, or try the stock, whatever lies on top."""
    if v.legal & 1 << REVEAL:
        return REVEAL
    if v.legal & 1 << FLIP:
        return FLIP
    return TAKE if v.legal & 1 << TAKE else lowest(v.legal)
