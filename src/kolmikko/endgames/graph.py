"""All positions that an endgame can come to, and who wins each of them.

First every position is looked at once and each of its actions tried by the rules; then the ends
are followed backwards. A position is won by who is to act in it if one action leads to a won one,
and lost if all of them lead to lost ones; what is neither can go on for ever, which is a stalemate.

Nodes are numbered from 1, the root, in the order in which they were found; a hash table of slots
finds them again. As plain Python these take rows, and nodes that are made when they are first asked
for; their compiled twins take records and arrays.
"""

from collections.abc import Sequence
from typing import Annotated, Final

from kolmikko.cards import count, lowest
from kolmikko.dialect import rule
from kolmikko.dice import WORD, mixed
from kolmikko.endgames.places import Ground, pack, rest, unpack
from kolmikko.games.kolmonen.actions import ACTIONS
from kolmikko.games.kolmonen.flow import act, legal
from kolmikko.games.kolmonen.state import OVER, Core, State
from kolmikko.rulekit.row import CardSet, Number, Row, Small, Tiny, assign

ROOT: Final = 1
MOST_AT_ONCE: Final = 4
"""No action gets rid of more cards."""


class Node(Row):
    """A position, and what is known of it. Lists of nodes and edges end with 0."""

    packed: CardSet  # where each card is
    others: Number  # all else, as `places.rest` has it
    sibling: Number  # the next older one of the same hash
    into: Number  # the newest edge that leads here
    settled: Number  # not of this node: the one that was settled as number so much
    length: Number  # actions to the end when both sides play well, if it comes to one
    open: Small  # actions of which it is not known that they lose
    winner: Tiny  # 1 or 2: the first or the second side; 0 nobody, as far as is known


class Slot(Row):
    """A place of the hash table."""

    node: Number  # the newest one of this hash


class Edge(Row):
    """An action that leads from a position to another."""

    source: Number
    sibling: Number  # the next older one to the same position


class Graph(Row):
    """How many nodes and edges there are, and how many nodes are settled."""

    nodes: Number
    edges: Number
    settled: Number
    most: Number  # nodes
    slots: Number  # of the hash table: a power of two
    most_edges: Number


class Answers(Row):
    """Of each legal action of the root, who wins after it, and after how many actions, itself too.

    Both are 0 where nobody does.
    """

    winner: Annotated[list[int], "i1", ACTIONS]
    length: Annotated[list[int], "i4", ACTIONS]


@rule
def explore(
    g: Ground,
    o: Core,
    root: State,
    here: State,
    s: State,
    graph: Graph,
    nodes: Sequence[Node],
    edges: Sequence[Edge],
    slots: Sequence[Slot],
) -> bool:
    """Find every position that the root can come to; False if these are too many.

    `here` and `s` are room for two states.
    """
    pack(g, root)
    if find(g, rest(g, o, root), graph, nodes, slots) == 0:
        return False
    at = ROOT
    while at <= graph.nodes:
        unpack(g, nodes[at].packed, nodes[at].others, root, here)
        if not expand(g, o, here, s, graph, nodes, edges, slots, at):
            return False
        at += 1
    return True


@rule
def expand(
    g: Ground,
    o: Core,
    here: State,
    s: State,
    graph: Graph,
    nodes: Sequence[Node],
    edges: Sequence[Edge],
    slots: Sequence[Slot],
    at: int,
) -> bool:
    """Find what the actions of a position lead to, if it is not won at once; False if too much.

    Of the root all of them are wanted.
    """
    moves = legal(here, o)
    if can_finish(here, o, moves, s):
        settle(graph, nodes, at, (nodes[at].others & 1) + 1, 1)
        if at != ROOT:
            return True
    while moves:
        assign(s, here)
        act(s, o, lowest(moves))
        moves &= moves - 1
        if s.stage != OVER:
            pack(g, s)
            to = find(g, rest(g, o, s), graph, nodes, slots)
            if to == 0 or graph.edges == graph.most_edges:
                return False
            link(graph, nodes, edges, at, to)
    return True


@rule
def can_finish(here: State, o: Core, moves: int, s: State) -> bool:
    """Whether the seat to act can go out with one action."""
    seat = here.turn
    if count(here.hand[seat]) + count(here.table[seat]) + here.hidden[seat] > MOST_AT_ONCE:
        return False
    while moves:
        assign(s, here)
        act(s, o, lowest(moves))
        moves &= moves - 1
        if s.stage == OVER:
            return True
    return False


@rule
def find(g: Ground, others: int, graph: Graph, nodes: Sequence[Node], slots: Sequence[Slot]) -> int:
    """The node of the position packed in the ground, if need be a new one; 0 for want of room."""
    slot = slot_of(g.packed, others, graph.slots)
    at = slots[slot].node
    while at:
        if nodes[at].packed == g.packed and nodes[at].others == others:
            return at
        at = nodes[at].sibling
    if graph.nodes == graph.most:
        return 0
    at = graph.nodes + 1
    graph.nodes = at
    nodes[at].packed = g.packed
    nodes[at].others = others
    nodes[at].sibling = slots[slot].node
    slots[slot].node = at
    return at


@rule
def slot_of(packed: int, others: int, slots: int) -> int:
    """The hash of a position, below a power of two."""
    return mixed(packed & WORD ^ others, packed >> 32) & (slots - 1)


@rule
def link(graph: Graph, nodes: Sequence[Node], edges: Sequence[Edge], source: int, to: int) -> None:
    """One more action leads from a position to another."""
    graph.edges += 1
    edges[graph.edges].source = source
    edges[graph.edges].sibling = nodes[to].into
    nodes[to].into = graph.edges
    nodes[source].open += 1


@rule
def settle(graph: Graph, nodes: Sequence[Node], at: int, winner: int, length: int) -> None:
    """It is known who wins a position, and how soon."""
    nodes[at].winner = winner
    nodes[at].length = length
    nodes[graph.settled].settled = at
    graph.settled += 1


@rule
def follow_back(graph: Graph, nodes: Sequence[Node], edges: Sequence[Edge]) -> None:
    """Settle all that follows from what is settled, the shortest first."""
    done = 0
    while done < graph.settled:
        at = nodes[done].settled
        done += 1
        edge = nodes[at].into
        while edge:
            hear(graph, nodes, edges[edge].source, nodes[at].winner, nodes[at].length + 1)
            edge = edges[edge].sibling


@rule
def hear(graph: Graph, nodes: Sequence[Node], at: int, winner: int, length: int) -> None:
    """An action of this position leads to one that is won, and so soon after it."""
    if nodes[at].winner:
        return
    nodes[at].open -= 1
    if winner == (nodes[at].others & 1) + 1 or nodes[at].open == 0:
        settle(graph, nodes, at, winner, length)


@rule
def answer(
    g: Ground,
    o: Core,
    root: State,
    s: State,
    graph: Graph,
    nodes: Sequence[Node],
    slots: Sequence[Slot],
    told: Answers,
) -> None:
    """What each legal action of the root leads to."""
    moves = legal(root, o)
    while moves:
        action = lowest(moves)
        moves &= moves - 1
        assign(s, root)
        act(s, o, action)
        told.length[action] = 1
        if s.stage == OVER:
            told.winner[action] = 1 if root.turn == g.sides[0] else 2
        else:
            pack(g, s)
            to = find(g, rest(g, o, s), graph, nodes, slots)
            told.winner[action] = nodes[to].winner
            told.length[action] = nodes[to].length + 1 if nodes[to].winner else 0
