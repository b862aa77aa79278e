"""The search of Trójka with all cards open: the true world in the place of imagined ones.

For judging what has been played, never for a bot: it sees what no seat may know.
"""

from collections.abc import Sequence

from kolmikko.dialect import rule
from kolmikko.dice import Dice
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.state import Core, State
from kolmikko.rulekit.game import Deal
from kolmikko.search.thinking import Searched, grow
from kolmikko.search.tree import Effort, Node
from kolmikko.search.trojka import in_stakes, try_next


@rule
def search_open(
    v: View,
    o: Core,
    world: State,
    s: State,
    seen: View,
    d: Dice,
    effort: Effort,
    nodes: Sequence[Node],
    iterations: int,
) -> None:
    """Play the true deal out after each action in turn, and count what is won."""
    for _ in range(iterations):
        try_next(v, o, world, s, seen, d, effort, nodes)


def think_open(deal: Deal, dice: Dice, iterations: int, seconds: float, *, fast: bool) -> Searched:
    """Search from a position as it lies; values are stakes, as those of `trojka.think`.

    Compiled if `fast`, which raises GearMissingError without Numba.
    """
    assert isinstance(deal, TrojkaDeal)
    view = deal.observe(deal.state.turn)
    given = (view, deal.core, deal.state, State(), View())
    return in_stakes(view, grow(search_open, given, dice, iterations, seconds, fast=fast))
