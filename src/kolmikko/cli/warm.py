"""`kolmikko warm`: the fast rules compiled ahead of time."""

import sys
import time
from collections.abc import Iterator
from functools import partial
from math import inf
from typing import TYPE_CHECKING

import click

from kolmikko.cli.shared import Refused, lang_option, words

if TYPE_CHECKING:
    from kolmikko.playouts.warming import Job


@click.command(
    "warm",
    epilog="""\b
Examples:
  kolmikko warm                            compile everything that is not compiled yet
  KOLMIKKO_CACHE=/srv/cache kolmikko warm  into another folder than the user's cache
""",
)
@lang_option
def command() -> None:
    """Compile the fast rules, so that arena, simulate and the bots that search start at once."""
    from kolmikko.playouts.warming import warm
    from kolmikko.rulekit.gear import GearMissingError

    say, start = words().say, time.monotonic()
    try:
        compiled = warm(_show, studies(), searches(), endgames(), batches())
    except GearMissingError as error:
        raise Refused(say("ui-cli-needs-fast")) from error
    if sys.stderr.isatty() and compiled:
        click.echo(err=True)
    seconds = round(time.monotonic() - start)
    click.echo(say("ui-cli-warm", count=compiled, seconds=seconds))


def _show(job: str, compiled: int) -> None:
    """One line that grows, on a terminal."""
    if sys.stderr.isatty():
        click.echo(f"\r\x1b[K{job} … {compiled}", nl=False, err=True)


def studies() -> Iterator["Job"]:
    """What arenas and simulations need."""
    from kolmikko.bots import THUMB
    from kolmikko.games import GAMES
    from kolmikko.playouts.warming import Job
    from kolmikko.studies.plan import Plan
    from kolmikko.studies.simulate import simulate

    for name, game in GAMES.items():
        plan = Plan(name, game.presets["classic"], (THUMB,) * 3)
        yield Job(f"studies of {name}", partial(simulate, plan, 2, gear="fast"))


def searches() -> Iterator["Job"]:
    """What the bots need that search, and reviews."""
    from kolmikko.bots.levels import HARD
    from kolmikko.deals import new_deal
    from kolmikko.dice import dice
    from kolmikko.games import GAMES
    from kolmikko.playouts.warming import Job
    from kolmikko.studies.plan import Plan
    from kolmikko.studies.review import open_search
    from kolmikko.studies.simulate import simulate

    for name, game in GAMES.items():
        plan = Plan(name, game.presets["classic"], (HARD,) * 3)
        yield Job(f"search in {name}", partial(simulate, plan, 2))
        look = open_search(name)
        if look is not None:
            deal = new_deal(name, players=3, seed="warm")
            yield Job(f"open cards in {name}", partial(look, deal, dice(0), 2, inf, fast=True))


def endgames() -> Iterator["Job"]:
    """What solves endgames of Kolmonen."""
    from kolmikko.dice import dice
    from kolmikko.endgames.puzzles import any_endgame
    from kolmikko.endgames.solve import solve
    from kolmikko.games.kolmonen.options import CLASSIC
    from kolmikko.playouts.warming import Job

    yield Job("endgames of kolmonen", partial(solve, any_endgame(dice(0), 4), CLASSIC, fast=True))


def batches() -> Iterator["Job"]:
    """What many games as one array need; asked for once Numba is known to be there."""
    from kolmikko.envs.batch import jobs

    yield from jobs()
