"""Endgames solved by brute force: every position as the rules leave it, valued over and over.

Nothing is shared with the solver but the rules. Positions differ by suits too, and what they are
worth is worked out for games of at most 0, 1, 2 … actions until one more changes nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from operator import getitem, setitem
from typing import Any

from kolmikko.cards import members
from kolmikko.games.kolmonen.flow import act, legal
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.state import OVER, State
from kolmikko.rulekit.gear import compiled, rows

NEVER = 2**31 - 1

Value = tuple[float, int | None]
"""The part of the win for the seat to act, and the actions to the end."""

Edge = tuple[int, Value | None, bool]
"""Where an action leads: to a position, or to an end; and whether the same seat goes on."""


@dataclass
class Gear:
    """The rules in one gear: rows or records, which differ in how a field is read."""

    core: Any
    legal: Callable[[Any, Any], int]
    act: Callable[[Any, Any, int], None]
    get: Callable[[Any, str], int]
    set: Callable[[Any, str, int], None]
    key: Callable[[Any], Any]


def gear_for(options: Options, *, fast: bool, counted: bool) -> Gear:
    """The rules, with or without an end to quiet turns."""
    core: Any = freeze(options)
    if not counted:
        core.progress_limit = core.turn_limit = NEVER
    if not fast:
        return Gear(core, legal, act, getattr, setattr, lambda s: s.numbers())
    twins: tuple[Any, Any] = compiled(legal), compiled(act)
    return Gear(rows(core)[0], *twins, getitem, setitem, lambda s: s.tobytes())


def brute(
    state: State, options: Options, *, fast: bool = False, counted: bool = False
) -> dict[int, Value]:
    """What each action is worth; quiet turns are counted, and end the game, if `counted`."""
    gear = gear_for(options, fast=fast, counted=counted)
    root: Any = rows(state)[0] if fast else state.copy()
    forgotten = ("because", "turns") if counted else ("because", "turns", "quiet")
    forget(gear, root, forgotten)
    states, numbers = [root], {gear.key(root): 0}
    graph: list[dict[int, Edge]] = []
    for s in states:
        edges: dict[int, Edge] = {}
        for action in members(int(gear.legal(s, gear.core))):
            after = s.copy()
            gear.act(after, gear.core, action)
            same = gear.get(after, "turn") == gear.get(s, "turn")
            if gear.get(after, "stage") == OVER:
                edges[action] = 0, (0.5 if gear.get(after, "stalemate") else 1.0, 1), True
                continue
            forget(gear, after, forgotten)
            name = gear.key(after)
            if name not in numbers:
                numbers[name] = len(states)
                states.append(after)
            edges[action] = numbers[name], None, same
        graph.append(edges)
    return valued(graph)


def forget(gear: Gear, s: Any, names: tuple[str, ...]) -> None:  # noqa: ANN401 - a row or record
    """What does not decide play: clauses, who has seen what, and perhaps how long it took."""
    known: Any = gear.get(s, "known")
    for seat in range(gear.get(s, "seats")):
        known[seat] = 0
    for name in names:
        gear.set(s, name, 0)


def valued(graph: list[dict[int, Edge]]) -> dict[int, Value]:
    """What each action of the first position is worth."""
    values: list[Value] = [(0.5, None)] * len(graph)
    while True:
        better = [max((seen(edge, values) for edge in edges.values()), key=rank) for edges in graph]
        if better == values:
            return {action: seen(edge, values) for action, edge in graph[0].items()}
        values = better


def seen(edge: Edge, values: list[Value]) -> Value:
    """What an action is worth to who takes it, as far as later ones are valued."""
    to, end, same = edge
    if end:
        return end if end[0] != 0.5 else (0.5, None)
    value, length = values[to]
    if length is None:
        return 0.5, None
    return (value if same else 1 - value), length + 1


def rank(value: Value) -> tuple[float, int]:
    """What is better: to win soon, to lose late."""
    part, length = value
    return part, -(length or 0) if part == 1 else (length or 0)
