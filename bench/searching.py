"""What is measured of the search: playouts of worlds laid out anew, iterations, their actions."""

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final

from bench.ours import Run, timed
from kolmikko.bots.base import Sight, sight_of
from kolmikko.deals import new_deal
from kolmikko.dialect import rule
from kolmikko.dice import Dice, dice
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.imagine import imagine
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.state import Core, State
from kolmikko.rulekit import gear
from kolmikko.rulekit.row import Row
from kolmikko.search.kolmonen import play_out, think
from kolmikko.search.tree import Effort

SEATS: Final = (2, 3, 4, 5)
POSITIONS: Final = 8
ITERATIONS: Final = 2000
"""Of each search: enough for a tree, and few enough to be done for every position in a round."""

PLAYOUTS: Final = "playouts of imagined worlds"
ACTIONS: Final = "ISMCTS of Kolmonen: rollout moves"


@rule
def play_worlds(v: View, o: Core, s: State, d: Dice, effort: Effort, worlds: int) -> None:
    """Lay out so many worlds that a seat may think possible, and play each to its end."""
    for _ in range(worlds):
        imagine(v, d, s)
        play_out(s, o, d, effort)


def openings(seats: int) -> list[Sight]:
    """What the first seat to act knows of some deals."""
    deals = [new_deal("kolmonen", players=seats, seed=str(n)) for n in range(POSITIONS)]
    return [sight_of(deal, deal.actor or 0) for deal in deals]


def search_runs() -> dict[str, Run]:
    """All that both gears do, and what the compiled one does only."""
    return {
        f"{PLAYOUTS}, compiled": timed(playouts(fast=True)),
        f"{PLAYOUTS}, plain": timed(playouts(fast=False)),
        **{f"ISMCTS iterations, {n} seats": timed(iterations(n)) for n in SEATS},
        ACTIONS: timed(actions()),
    }


def playouts(*, fast: bool) -> Callable[[int], float]:
    """Playouts from what the first seat of two knows, the same number from each opening."""
    given = [_given(sight, fast=fast) for sight in openings(2)]
    play: Callable[..., None] = gear.compiled(play_worlds) if fast else play_worlds

    def run(times: int) -> float:
        for rows in given:
            play(*rows, times)
        return float(times * len(given))

    return run


def _given(sight: Sight, *, fast: bool) -> Sequence[Any]:
    assert isinstance(sight.options, Options)
    plain: tuple[Row, ...] = (sight.view, freeze(sight.options), State(), dice(1), Effort())
    return [gear.rows(row)[0] for row in plain] if fast else plain


def iterations(seats: int) -> Callable[[int], float]:
    """Whole searches of openings as bots do them; their iterations."""
    search = _searches(seats)
    return lambda times: sum(search()[0] for _ in range(times))


def actions() -> Callable[[int], float]:
    """The same for two seats; the actions of the rollouts, those in the tree not counted."""
    search = _searches(2)
    return lambda times: sum(search()[1] for _ in range(times))


def _searches(seats: int) -> Callable[[], tuple[int, int]]:
    sights, chance, turn = openings(seats), dice(1), [0]

    def search() -> tuple[int, int]:
        sight = sights[turn[0] % len(sights)]
        turn[0] += 1
        assert isinstance(sight.options, Options)
        assert isinstance(sight.view, View)
        done = think(sight.options, sight.view, chance, ITERATIONS, inf, fast=True)
        return done.iterations, done.actions

    return search
