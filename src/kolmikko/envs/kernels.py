"""The loops of a batch over its rows, written once and bound to each game.

The functions here name what a game module of this package gives (`act`, `gain` …); `bound` makes
the loops of one game from them. They run compiled only, since they index arrays: `lines` has a
`rows.Line` record for each row, `core` is an array of one `Core` record.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kolmikko.cards import count, nth
from kolmikko.dialect import plain, rule
from kolmikko.dice import below, start
from kolmikko.envs.rows import IN_A_SET, Episode, Line, Outcome, is_legal
from kolmikko.rulekit import gear

if TYPE_CHECKING:
    from kolmikko.envs.kolmonen import (
        OVER,
        Core,
        act,
        begin_anew,
        carry_over,
        deal_game,
        draw_by_chance,
        encode,
        gain,
        is_cut_short,
        legal_sets,
        look,
    )

ALL_LEGAL: Final = -1
SEAT_TO_ACT: Final = -2
NO_ACTION: Final = -1
"""For a row whose episode has ended and was not renewed."""

BITS: Final = np.array([1 << k for k in range(IN_A_SET)])
"""A table, which the compiler turns into wide instructions where it leaves a shift alone."""

Array = Any
"""A NumPy array, of which Numba and not mypy knows the type."""


def seed_dice(lines: Array, choices: Array, seed: int, first: int, last: int) -> None:
    """Give each row dice of its own."""
    for i in range(first, last):
        start(lines[i].dice, seed, i)
        start(choices[i], seed, ~i)


def begin_episode(line: Line, e: Episode, o: "Core", deals: int) -> None:
    """Deal until somebody has a choice: what is over before that is no episode."""
    s = line.state
    e.deals_left = deals
    s.stage = OVER
    while s.stage == OVER:
        begin_anew(line.table)
        deal_game(s, o, line.dice, line.table)
        draw_by_chance(s, o, line.dice)
    legal_sets(s, o, e)


def first_illegal(episodes: Array, actions: Array, limit: int, first: int, last: int) -> int:
    """The first row whose action is not legal, or ALL_LEGAL."""
    for i in range(first, last):
        action, e = actions[i], episodes[i]
        if e.deals_left == 0 and action == NO_ACTION:
            continue
        if not (0 <= action < limit and is_legal(e, action)):
            return i
    return ALL_LEGAL


def step(
    lines: Array,
    episodes: Array,
    core: Array,
    actions: Array,
    result: Outcome,
    unit: float,
    first: int,
    last: int,
) -> None:
    """Carry out one legal action in each row, and go on to the next deal of the episode."""
    o = core[0]
    for i in range(first, last):
        line = lines[i]
        s, e = line.state, episodes[i]
        result.terminated[i] = False
        result.truncated[i] = False
        if actions[i] == NO_ACTION:
            continue
        act(s, o, actions[i])
        draw_by_chance(s, o, line.dice)
        while s.stage == OVER and e.deals_left > 0:
            for seat in range(s.seats):
                result.rewards[i, seat] += gain(s, o, line.table, seat) * unit
            carry_over(s, line.table)
            e.deals_left -= 1
            if e.deals_left > 0:
                deal_game(s, o, line.dice, line.table)
                draw_by_chance(s, o, line.dice)
            else:
                result.truncated[i] = is_cut_short(s, o)
                result.terminated[i] = not result.truncated[i]
        legal_sets(s, o, e)


def renew(lines: Array, episodes: Array, core: Array, deals: int, first: int, last: int) -> None:
    """Begin a new episode in each row whose episode has ended."""
    for i in range(first, last):
        if episodes[i].deals_left == 0:
            begin_episode(lines[i], episodes[i], core[0], deals)


def mask(episodes: Array, out: Array, first: int, last: int) -> None:
    """Write the legal actions as one bool each. The loop over a whole set has a fixed length."""
    whole, rest = out.shape[1] // IN_A_SET, out.shape[1] % IN_A_SET
    for i in range(first, last):
        e = episodes[i]
        for n in range(whole):
            legal = e.legal[n]
            for k in range(IN_A_SET):
                out[i, n * IN_A_SET + k] = legal & BITS[k] != 0
        legal = e.legal[whole]
        for k in range(rest):
            out[i, whole * IN_A_SET + k] = legal & BITS[k] != 0


def sample(episodes: Array, choices: Array, out: Array, sets: int, first: int, last: int) -> None:
    """Draw a legal action for each row, all equally likely, or NO_ACTION."""
    for i in range(first, last):
        e = episodes[i]
        legal = 0
        for at in range(sets):
            legal += count(e.legal[at])
        choice = below(choices[i], legal)
        out[i] = NO_ACTION
        for at in range(sets):
            here = count(e.legal[at])
            if 0 <= choice < here:
                out[i] = at * IN_A_SET + nth(e.legal[at], choice)
            choice -= here


def observe(lines: Array, core: Array, viewer: int, out: Array, first: int, last: int) -> None:
    """Write what the viewer of each row may know."""
    for i in range(first, last):
        s = lines[i].state
        look(s, core[0], s.turn if viewer == SEAT_TO_ACT else viewer, out[i])


def encode_views(views: Array, out: Array, first: int, last: int) -> None:
    """Write views as flat rows."""
    for i in range(first, last):
        encode(views[i], out[i])


LOOPS: Final = (seed_dice, first_illegal, step, renew, mask, sample, observe, encode_views)


@cache
def bound(game: str) -> dict[str, Callable[..., Any]]:
    """The compiled loops of a game, by name."""
    names = dict(vars(import_module(f"kolmikko.envs.{game}")))
    names["begin_episode"] = _bind(begin_episode, game, names)
    return {loop.__name__: gear.compiled(_bind(loop, game, names)) for loop in LOOPS}


def _bind(loop: Callable[..., Any], game: str, names: dict[str, Any]) -> FunctionType:
    original = plain(loop)
    twin = FunctionType(original.__code__, original.__globals__ | names)
    twin.__qualname__ = f"{game}_{original.__name__}"
    twin.__module__ = original.__module__
    return rule(twin)
