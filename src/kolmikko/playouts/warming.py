"""Compiling ahead, so that later starts find everything in the cache."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from kolmikko.dice import dice
from kolmikko.games import GAMES
from kolmikko.rulekit import gear

WARMED_SEATS = 3


@dataclass(frozen=True)
class Job:
    """Something to compile: a name for people, and a call that needs it compiled."""

    name: str
    run: Callable[[], object]


def warm(progress: Callable[[str, int], None], *more: Iterable[Job]) -> int:
    """Compile the playouts of every game, and `more` jobs; how many functions were compiled.

    `progress` is given the name of the job and the number of functions so far, each time that one
    is about to be compiled. What is in the cache already is not compiled again. Raises
    GearMissingError without Numba.
    """
    compiled = 0
    current = ""

    def one_more(_function: str) -> None:
        nonlocal compiled
        compiled += 1
        progress(current, compiled)

    with gear.watched(one_more):
        for job in (job for part in (jobs(), *more) for job in part):
            current = job.name
            job.run()
    return compiled


def jobs() -> Iterator[Job]:
    """The playouts of every game that has some."""
    for name in filter(lambda name: find_spec(f"kolmikko.playouts.{name}"), GAMES):
        yield Job(f"playouts of {name}", partial(_use_all, name))


def _use_all(name: str) -> None:
    playouts = import_module(f"kolmikko.playouts.{name}")
    freeze = import_module(f"kolmikko.games.{name}.freeze").freeze
    table = playouts.before_deal(WARMED_SEATS)
    core = freeze(GAMES[name].presets["classic"])
    s, o, d, before = (gear.rows(row)[0] for row in (table, core, dice(0), table))
    gear.compiled(playouts.play_games)(s, o, d, before, 1)
    gear.compiled(playouts.play_from)(s, o, d, s.copy(), 1)
    for function in playouts.PLAYERS:
        gear.compiled(playouts.deal_number)(s, o, d, before, 0, 0)
        gear.compiled(function)(s, o, d)
