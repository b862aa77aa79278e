"""Search in Trójka: every action in the same imagined worlds, each played out by rules of thumb.

Cards that others hold are drawn anew for each world, and worlds in which somebody has kept,
exchanged or passed otherwise than by rules of thumb count less. Everybody who acts in a world, the
searching seat too, sees no more than its own view. The tree of `thinking.grow` has but one level
here: a node for each action.
"""

from collections.abc import Sequence
from typing import Final

from kolmikko.cards import count, nth
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below
from kolmikko.games.trojka.actions import DISCARD, DRAW, EXCHANGE, KEEP, PASS, PLAY
from kolmikko.games.trojka.clues import Clues, conclude
from kolmikko.games.trojka.flow import act
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.imagine import imagine
from kolmikko.games.trojka.observe import View, look
from kolmikko.games.trojka.options import Options
from kolmikko.games.trojka.rules.dealing import is_obliged
from kolmikko.games.trojka.state import DECIDING, DRAWING, OVER, Core, State
from kolmikko.games.trojka.thumb import MAY_EXCHANGE, MAY_PASS, decide, thumb
from kolmikko.playouts.chance import any_of
from kolmikko.rulekit.row import assign
from kolmikko.search.thinking import Found, Grown, Searched, grow
from kolmikko.search.tree import Effort, Node, add_child

SURPRISES: Final = 15
"""How many in a hundred decisions are not those of the rules of thumb, as far as one expects."""

MOST_WORLDS: Final = 30
"""Worlds of which one is taken at last, however surprising."""


@rule
def search(
    v: View,
    o: Core,
    c: Clues,
    world: State,
    s: State,
    seen: View,
    d: Dice,
    effort: Effort,
    nodes: Sequence[Node],
    iterations: int,
) -> None:
    """Play a deal out after each action in turn, so many times in all, and count what is won.

    A world serves until every action has been tried in it.
    """
    moves = choices(v)
    for _ in range(iterations):
        if nodes[0].visits % moves == 0:
            imagine_likely(v, o, c, d, world, seen)
        try_next(v, o, world, s, seen, d, effort, nodes)


@rule
def try_next(
    v: View,
    o: Core,
    world: State,
    s: State,
    seen: View,
    d: Dice,
    effort: Effort,
    nodes: Sequence[Node],
) -> None:
    """Play a world out after the action whose turn it is to be tried."""
    number = nodes[0].visits % choices(v)
    if nodes[0].visits == number:
        effort.nodes += 1
        add_child(nodes, effort.nodes, 0, v.turn, action_of(v, number))
    assign(s, world)
    act(s, o, nodes[1 + number].action)
    effort.actions += 1 + play_out(s, o, seen, d)
    nodes[1 + number].won += gain(v, s)
    nodes[1 + number].visits += 1
    nodes[0].visits += 1


@rule
def choices(v: View) -> int:
    """How many actions are legal."""
    return count(v.plays) + count(v.discards) + count(v.decisions)


@rule
def imagine_likely(v: View, o: Core, c: Clues, d: Dice, world: State, seen: View) -> None:
    """Fill a state with a world that shows the viewer its view and seldom surprises it."""
    imagine(v, o, c, d, world)
    left = MOST_WORLDS
    while left > 0 and not is_expected(v, o, d, world, seen):
        imagine(v, o, c, d, world)
        left -= 1


@rule
def is_expected(v: View, o: Core, d: Dice, world: State, seen: View) -> bool:
    """Whether all others have decided by rules of thumb; a surprise passes now and then."""
    seen.seats = v.seats
    seen.size = v.size
    seen.trump = v.trump
    seen.bank = v.bank
    seen.stake = v.stake
    for seat in range(v.seats):
        if seat != v.viewer and has_decided(v, o, world, seat):
            hand = world.hand[seat] | world.up[seat] | world.down[seat]
            seen.hand = world.thrown[seat] if v.exchanged[seat] else hand
            seen.decisions = MAY_EXCHANGE | (0 if is_obliged(world, seat) else MAY_PASS)
            if decide(seen) != decision_of(v, seat) and below(d, 100) >= SURPRISES:
                return False
    return True


@rule
def has_decided(v: View, o: Core, world: State, seat: int) -> bool:
    """Whether a seat has chosen to keep, exchange or pass before the viewer acts."""
    if is_obliged(world, seat) and not o.obliged_decide:
        return False
    return v.stage != DECIDING or place(v, seat) < place(v, v.viewer)


@rule
def place(v: View, seat: int) -> int:
    """How many seats decide before this one, were all free to."""
    return (seat - v.dealer - 1 + v.seats) % v.seats


@rule
def decision_of(v: View, seat: int) -> int:
    """What a seat has chosen before the tricks."""
    if v.passed[seat]:
        return PASS
    return EXCHANGE if v.exchanged[seat] else KEEP


@rule
def action_of(v: View, number: int) -> int:
    """The legal action with that number, counted from 0 in the order of the layout."""
    if number < count(v.plays):
        return PLAY + nth(v.plays, number)
    number -= count(v.plays)
    if number < count(v.discards):
        return DISCARD + nth(v.discards, number)
    return KEEP + nth(v.decisions, number - count(v.discards))


@rule
def play_out(s: State, o: Core, seen: View, d: Dice) -> int:
    """Play a deal to its end by rules of thumb; how many actions it took."""
    actions = 0
    while s.stage != OVER:
        if s.stage == DRAWING:
            act(s, o, DRAW + any_of(d, s.undrawn))
        else:
            look(s, o, s.turn, seen)
            act(s, o, thumb(seen, d))
        actions += 1
    return actions


@rule
def gain(v: View, s: State) -> int:
    """What the viewer has won since its view, the bank shared by all, in chips times seats."""
    return (s.balances[v.viewer] - v.balances[v.viewer]) * v.seats + s.bank - v.bank


def think(
    options: Options,
    view: View,
    dice: Dice,
    iterations: int,
    seconds: float,
    *,
    fast: bool,
) -> Searched:
    """Search from what a seat that is to act, and not to draw, may know.

    Values are stakes that the seat wins from here on, when what is in the bank now and what is
    left there belongs to all in equal parts; all seats together win 0. The best action is the one
    of the highest value. Compiled if `fast`, which raises GearMissingError without Numba.
    """
    core, clues = freeze(options), Clues()
    conclude(view, core, clues)
    given = (view, core, clues, State(), State(), View())
    return in_stakes(view, grow(search, given, dice, iterations, seconds, fast=fast))


def in_stakes(view: View, grown: Grown) -> Searched:
    """What has been found out, with values in stakes."""
    unit = view.seats * max(view.stake, 1)
    found = [
        Found(node.action, node.visits, node.won / (node.visits * unit)) for node in grown.children
    ]
    found.sort(key=lambda one: one.action)
    best = max(found, key=lambda one: one.value)
    return Searched(tuple(found), best.action, grown.iterations, grown.actions)
