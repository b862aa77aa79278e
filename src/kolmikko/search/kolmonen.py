"""ISMCTS for Kolmonen: what is tried in the tree, and how a deal is played out from there.

As plain Python these take rows and a list of nodes; their compiled twins (`rulekit.gear.compiled`)
take records and an array of the same names.
"""

from collections.abc import Sequence
from typing import Final

from kolmikko.cards import ACE, NINE, PACK, TEN, WHOLE_PACK, count, of_rank
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below
from kolmikko.games.kolmonen.actions import ARRANGE, FLIP, ONE_OF_A_RANK, REVEAL, TAKE
from kolmikko.games.kolmonen.flow import act, legal, row_candidates
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.imagine import imagine
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.shares import WHOLE, share_out
from kolmikko.games.kolmonen.state import ARRANGING, LEADING, OVER, Core, State
from kolmikko.games.kolmonen.thumb import SPECIALS, cheapest, dearest, next_pick, thumb
from kolmikko.playouts.chance import any_of
from kolmikko.playouts.kolmonen import whole_ranks
from kolmikko.search.thinking import Found, Grown, Searched, grow
from kolmikko.search.tree import (
    Effort,
    Node,
    add_child,
    child_by,
    credit,
    most_promising,
    untried,
)

CURIOSITY: Final = 70
"""The constant of the upper bound, in hundredths of a win."""

NOISE: Final = 10
"""One in so many actions of a playout is any legal one, so that playouts do not go in circles."""

LONGEST: Final = 300
"""Actions after which a playout counts as a stalemate."""

SELDOM: Final = 2
"""Others are thought to take a pile that they need not take in one of so many worlds.

Never would be to think of them as plain players, and to be beaten by those who do; always, to
see a good defence where there is none.
"""

PLAINLY: Final = 2
"""With three players or more, others act as in playouts in one of so many of their turns.

A tree is too wide to find out what each of them does best. What a single other one does best is
found out better, and worth more to know.
"""

HIGH_OR_SPECIAL: Final = SPECIALS | WHOLE_PACK & -(1 << 4 * TEN)
"""As plays: tens and all above, and twos."""

PRACTICALLY_EQUAL: Final = 0.01
"""Parts of a win."""

GOES_NOWHERE: Final = 10
"""Quiet turns after which progress is preferred among what is practically equal."""

GIVES_WAY: Final = 140
"""Quiet turns after which one plays by the rules of thumb, so that a deal comes to its end."""


@rule
def search(
    v: View, o: Core, s: State, d: Dice, effort: Effort, nodes: Sequence[Node], iterations: int
) -> None:
    """Grow the tree of the seat that views and is to act, by a node an iteration at most."""
    for _ in range(iterations):
        imagine(v, d, s)
        at = descend(s, o, d, nodes, effort)
        play_out(s, o, d, effort)
        share_out(s, o, effort.shares)
        credit(nodes, at, effort.shares)


@rule
def descend(s: State, o: Core, d: Dice, nodes: Sequence[Node], effort: Effort) -> int:
    """Follow the tree through a world until something is tried for the first time: that node."""
    searcher = s.turn
    at = 0
    while s.stage != OVER:
        above = at
        if s.turn != searcher and s.seats > 2 and below(d, PLAINLY) == 0:
            action = quick_action(s, o, d)
            at = child_by(nodes, above, s.turn, action)
        else:
            moves = thought_of(s, o, d, searcher) if above else legal(s, o)
            fresh = untried(nodes, above, s.turn, moves)
            if fresh:
                action = any_of(d, fresh)
                at = 0
            else:
                at = most_promising(nodes, above, s.turn, moves, WHOLE, CURIOSITY)
                action = nodes[at].action
        if at == 0:
            effort.nodes += 1
            add_child(nodes, effort.nodes, above, s.turn, action)
            act(s, o, action)
            return effort.nodes
        act(s, o, action)
    return at


@rule
def thought_of(s: State, o: Core, d: Dice, searcher: int) -> int:
    """What is worth trying, for others often without taking a pile that they need not take."""
    moves = worth_trying(s, o)
    if s.turn != searcher and moves & WHOLE_PACK and below(d, SELDOM):
        moves &= ~(1 << TAKE)
    return moves


@rule
def worth_trying(s: State, o: Core) -> int:
    """The legal actions without those that are hardly ever good.

    Where a play is legal no low rank is torn apart, and no two specials go together; a new face-up
    row is picked by the rule of thumb.
    """
    moves = legal(s, o)
    if s.stage > LEADING:
        return 1 << pick(s, moves)
    plays = moves & WHOLE_PACK
    if plays == 0:
        return moves
    kept = whole_ranks(plays) & ~SPECIALS | plays & ONE_OF_A_RANK & HIGH_OR_SPECIAL
    return kept | moves & ~WHOLE_PACK


@rule
def pick(s: State, moves: int) -> int:
    """What leads to the best face-up row, once one is chosen."""
    if s.stage == ARRANGING:
        return ARRANGE
    return next_pick(row_candidates(s), s.chosen, moves)


@rule
def play_out(s: State, o: Core, d: Dice, effort: Effort) -> None:
    """Play a deal on with quick actions, to its end or to a stalemate."""
    left = LONGEST
    while s.stage != OVER and left > 0:
        act(s, o, quick_action(s, o, d))
        left -= 1
    effort.actions += LONGEST - left
    if s.stage != OVER:
        s.stage = OVER
        s.stalemate = 1


@rule
def quick_action(s: State, o: Core, d: Dice) -> int:
    """The cheapest whole rank, tens, twos and aces one by one; or, now and then, anything.

    Where the next seat is about to finish, the dearest rank.
    """
    moves = legal(s, o)
    if s.stage > LEADING:
        return pick(s, moves)
    if below(d, NOISE) == 0:
        return any_of(d, moves)
    plays = moves & WHOLE_PACK
    if plays:
        return lay(s, plays, dearest(plays) if next_may_finish(s) else cheapest(plays))
    if moves & 1 << REVEAL:
        return REVEAL
    if moves & 1 << FLIP and s.top != ACE:
        return FLIP
    return TAKE if moves & 1 << TAKE else any_of(d, moves)


@rule
def next_may_finish(s: State) -> bool:
    """Whether the next seat in play holds one card, and nothing lies before it."""
    seat = s.turn + 1 if s.turn + 1 < s.seats else 0
    while s.place[seat]:
        seat = seat + 1 if seat + 1 < s.seats else 0
    return count(s.hand[seat]) == 1 and s.table[seat] == 0 and s.hidden[seat] == 0


@rule
def lay(s: State, plays: int, rank: int) -> int:
    """The play of a rank: all of it, but of specials one, and of courts while there is a stock."""
    if of_rank(rank) & SPECIALS or (rank > NINE and s.drawn < PACK):
        return 4 * rank
    return 4 * rank + count(plays & of_rank(rank)) - 1


def think(
    options: Options,
    view: View,
    dice: Dice,
    iterations: int,
    seconds: float,
    *,
    fast: bool,
) -> Searched:
    """Search from what a seat that is to act may know.

    The best action is the one looked at most; when the game goes nowhere, what gets it on is
    preferred among those that are practically equal to it, and at last the rule of thumb decides.

    Values are parts of a win. Compiled if `fast`, which raises GearMissingError without Numba.
    """
    given = (view, freeze(options), State())
    grown = grow(search, given, dice, iterations, seconds, fast=fast)
    found = in_parts_of_a_win(grown)
    if view.quiet >= GIVES_WAY and view.stage <= LEADING:
        best = thumb(view, dice)
    else:
        best = best_of(found, goes_nowhere=view.quiet >= GOES_NOWHERE).action
    return Searched(found, best, grown.iterations, grown.actions)


def in_parts_of_a_win(grown: Grown) -> tuple[Found, ...]:
    """What has been found out of each action, in ascending order."""
    found = [
        Found(node.action, node.visits, node.won / (node.visits * WHOLE)) for node in grown.children
    ]
    return tuple(sorted(found, key=lambda one: one.action))


def best_of(found: Sequence[Found], *, goes_nowhere: bool) -> Found:
    """The action to take of those tried."""
    most = max(found, key=lambda one: (one.visits, one.value))
    if not goes_nowhere:
        return most
    equal = [
        one
        for one in found
        if one.value >= most.value - PRACTICALLY_EQUAL and one.visits >= most.visits // 2
    ]
    return max(equal, key=lambda one: (progress(one.action), one.visits))


def progress(action: int) -> int:
    """How many cards an action gets rid of; to take up the pile is a step back."""
    if action < TAKE:
        return (action & 3) + 1
    return {TAKE: -1, FLIP: 1, REVEAL: 1}.get(action, 0)
