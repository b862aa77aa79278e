"""Who wins a position with known cards, action by action, in either gear.

Two seats are still in play and every card is known, hidden cards and the stock's order too. Both
sides then play well. What never ends is a stalemate, worth half to each; the rules end it after a
number of quiet turns (KQ44), which is taken for more than any win needs.
"""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

from kolmikko.cards import PACK, WHOLE_PACK, count, members, rank_of
from kolmikko.endgames.graph import Answers, Edge, Graph, Node, Slot, answer, explore, follow_back
from kolmikko.endgames.places import MOST_CARDS, MOST_STOCK, MOST_SWAPS, Ground, swaps_of
from kolmikko.games.kolmonen.flow import legal
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.options import Options, StalemateResult
from kolmikko.games.kolmonen.state import SWAPPING, Core, State
from kolmikko.rulekit.gear import compiled, dtype_of, row_of, rows

MOST_POSITIONS: Final = 1 << 20
"""Positions beyond which an endgame is too large, unless told otherwise."""

EDGES_A_NODE: Final = 6
SLOT_BITS_A_CARD: Final = 2
MOST_SLOT_BITS: Final = 19
WIN: Final = 1.0
STALEMATE: Final = 0.5
LOSS: Final = 0.0

NEVER: Final = 2**31 - 1

SOONEST_STALEMATE: Final = 100
"""Turns after which a stalemate may come; sooner, it could come before a win."""


class UnsolvableError(ValueError):
    """A position that is none of the endgames that are solved, or one that is too large."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What an action leads to when both sides play well from there on.

    `value` is the part of the win for who acts: WIN, STALEMATE or LOSS; `length` is the number of
    actions to the end of the game, this one too: as few as the winner can make them against as
    many as the loser can. It is None where there is no end.
    """

    action: int
    value: float
    length: int | None


@dataclass(frozen=True, slots=True)
class Solved:
    """Each legal action, in ascending order, and how many positions had to be looked at."""

    actions: tuple[Worth, ...]
    positions: int

    @property
    def value(self) -> float:
        """What the position is worth to the seat to act."""
        return max(worth.value for worth in self.actions)


def solve(
    state: State, options: Options, *, most: int = MOST_POSITIONS, fast: bool = False
) -> Solved:
    """Solve a position, compiled if `fast`.

    Raises UnsolvableError where other than two seats are in play, when the fewest cards win a
    stalemate or it comes soon, before the game has begun or after its end, and when more than
    `most` positions would have to be looked at. Raises GearMissingError if `fast` without Numba.
    """
    core, ground = unlimited(options), ground_of(state, options)
    graph = Graph()
    graph.most = most
    graph.slots = 1 << min(most.bit_length(), SLOT_BITS_A_CARD * ground.size, MOST_SLOT_BITS)
    graph.most_edges = EDGES_A_NODE * most
    told = _run(ground, core, state, graph, fast=fast)
    if told is None:
        raise UnsolvableError(f"more than {most} positions")
    answers, positions = told
    side = 1 + (state.turn == ground.sides[1])
    return Solved(
        tuple(_worth(answers, action, side) for action in members(legal(state, core))), positions
    )


def ground_of(state: State, options: Options) -> Ground:
    """What all positions of an endgame have in common. Raises UnsolvableError; see `solve`."""
    if options.stalemate_result is StalemateResult.FEWEST_CARDS:
        raise UnsolvableError("stalemates are not worth the same to both")
    if min(options.progress_limit, options.turn_limit) < SOONEST_STALEMATE:
        raise UnsolvableError("stalemates come too soon")
    ground = Ground()
    sides = [seat for seat in range(state.seats) if not state.place[seat]]
    if len(sides) != 2:
        raise UnsolvableError(f"{len(sides)} seats are in play, not two")
    if state.stage > SWAPPING:
        raise UnsolvableError("the play has not begun, or is over")
    in_play = WHOLE_PACK & ~state.toppled
    if count(in_play) > MOST_CARDS or PACK - state.drawn > MOST_STOCK:
        raise UnsolvableError(f"{count(in_play)} cards are in play")
    if any(swaps_of(state, seat) > MOST_SWAPS for seat in sides):
        raise UnsolvableError("too many exchanges are left")
    cards = list(members(in_play))
    ground.sides = sides
    ground.size = len(cards)
    ground.cards = cards + [0] * (MOST_CARDS - len(cards))
    ground.first = [sum(rank_of(card) < rank for card in cards) for rank in range(13)]
    return ground


def unlimited(options: Options) -> Core:
    """The rules without an end to quiet turns."""
    core = freeze(options)
    core.progress_limit = core.turn_limit = NEVER
    return core


def _run(
    ground: Ground, core: Core, state: State, graph: Graph, *, fast: bool
) -> tuple[Answers, int] | None:
    """The answers, and how many positions they took; None if these are too many."""
    given: list[Any] = [ground, core, state, State(), State(), graph, Answers()]
    nodes: Any = None
    edges: Any = None
    slots: Any = None
    steps: list[Any] = [explore, follow_back, answer]
    if fast:
        import numpy as np

        given = [rows(row)[0] for row in given]
        nodes = np.zeros(graph.most + 1, dtype=dtype_of(Node))
        edges = np.zeros(graph.most_edges + 1, dtype=dtype_of(Edge))
        slots = np.zeros(graph.slots, dtype=dtype_of(Slot))
        steps = [compiled(step) for step in steps]
    else:
        nodes, edges, slots = (defaultdict(row) for row in (Node, Edge, Slot))
    g, o, root, here, s, counts, told = given
    if not steps[0](g, o, root, here, s, counts, nodes, edges, slots):
        return None
    steps[1](counts, nodes, edges)
    steps[2](g, o, root, s, counts, nodes, slots, told)
    if fast:
        return row_of(Answers, told), int(counts["nodes"])
    return told, counts.nodes


def _worth(answers: Answers, action: int, side: int) -> Worth:
    winner = answers.winner[action]
    if not winner:
        return Worth(action, STALEMATE, None)
    return Worth(action, WIN if winner == side else LOSS, answers.length[action])
