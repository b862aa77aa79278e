"""The search of Kolmonen with all cards open: the true world in the place of imagined ones.

For judging what has been played, never for a bot: it sees what no seat may know.
"""

from collections.abc import Sequence

from kolmikko.dialect import rule
from kolmikko.dice import Dice
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.games.kolmonen.shares import share_out
from kolmikko.games.kolmonen.state import Core, State
from kolmikko.rulekit.game import Deal
from kolmikko.rulekit.row import assign
from kolmikko.search.kolmonen import GOES_NOWHERE, best_of, descend, in_parts_of_a_win, play_out
from kolmikko.search.thinking import Searched, grow
from kolmikko.search.tree import Effort, Node, credit


@rule
def search_open(
    world: State,
    o: Core,
    s: State,
    d: Dice,
    effort: Effort,
    nodes: Sequence[Node],
    iterations: int,
) -> None:
    """Grow the tree of the seat that is to act in a world that everybody knows."""
    for _ in range(iterations):
        assign(s, world)
        at = descend(s, o, d, nodes, effort)
        play_out(s, o, d, effort)
        share_out(s, o, effort.shares)
        credit(nodes, at, effort.shares)


def think_open(deal: Deal, dice: Dice, iterations: int, seconds: float, *, fast: bool) -> Searched:
    """Search from a position as it lies; values are parts of a win, as those of `kolmonen.think`.

    Compiled if `fast`, which raises GearMissingError without Numba.
    """
    assert isinstance(deal, KolmonenDeal)
    given = (deal.state, deal.core, State())
    grown = grow(search_open, given, dice, iterations, seconds, fast=fast)
    found = in_parts_of_a_win(grown)
    best = best_of(found, goes_nowhere=deal.state.quiet >= GOES_NOWHERE)
    return Searched(found, best.action, grown.iterations, grown.actions)
