"""`kolmikko solve`: play of Trójka that nothing gains against, and how far that is so."""

import json
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kolmikko.cards import RANKS
from kolmikko.cli import solve_choices
from kolmikko.cli.shared import (
    Misused,
    Refused,
    check_seats,
    chosen_options,
    house_rules,
    lang_option,
    refuse_typed,
    words,
)
from kolmikko.cli.studying import bot_named, one_compilation, progress_bar
from kolmikko.cli.tables import percent, table
from kolmikko.games import GAMES
from kolmikko.games.trojka.options import Options
from kolmikko.text.figures import decimal

if TYPE_CHECKING:
    from kolmikko.solvers.session import Session
    from kolmikko.solvers.sweeps import Sweeps

STAKE = 5
MOST_STAKE = 1_000_000
MOST_PLAYERS = 9


@click.command(
    "solve",
    epilog="""\b
Examples:
  kolmikko solve trojka                         the main version: a rule, and its proof
  kolmikko solve trojka --preset classic32      the version with 32 cards, a minute or more
  kolmikko solve trojka --preset classic32 --stake 10 --json
  kolmikko solve trojka --preset classic32 --rule half_rounding=ceil --write up.tables
  kolmikko solve trojka --players 4 --preset classic32     keep, exchange or pass
  kolmikko solve trojka --players 4 --preset classic32 --bot hard     among bots
""",
)
@click.argument("game", type=click.Choice(("trojka",)), metavar="trojka")
@click.option(
    "--players",
    type=click.IntRange(2, MOST_PLAYERS),
    default=2,
    show_default=True,
    help="With three or more: when to keep, exchange or pass.",
)
@click.option(
    "--stake",
    type=click.IntRange(1, MOST_STAKE),
    default=STAKE,
    show_default=True,
    help="Chips of one ante; half of an odd bank is rounded.",
)
@click.option(
    "--write",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Keep the strategies as FILE.",
)
@click.option(
    "--bot",
    "bot_name",
    metavar="NAME",
    help="With three or more: measure where this bot plays the tricks, and where it decides too.",
)
@click.option(
    "--deals",
    type=click.IntRange(solve_choices.FEWEST_DEALS, solve_choices.MOST_DEALS),
    help="With three or more: the deals for a best reply, and as many to measure it.  "
    f"[default: ({solve_choices.DEALS}; with --bot {solve_choices.DEALS_AMONG_BOTS})]",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="With --bot: processes that share the work.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    default=1,
    show_default=True,
    help="With three or more: equal seeds give equal results.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@house_rules
@lang_option
def command(
    *,
    game: str,
    players: int,
    stake: int,
    write: Path | None,
    bot_name: str | None,
    deals: int | None,
    workers: int,
    seed: int,
    as_json: bool,
    preset: str,
    rules: tuple[str, ...],
) -> None:
    """Solve GAME, and measure what could be gained against the solution."""
    options = chosen_options(GAMES[game], preset, rules)
    assert isinstance(options, Options)
    check_arguments(options, players, bot_name)
    bot = None if bot_name is None else bot_named(bot_name, "--bot")
    if find_spec("numpy") is None:
        raise Refused(words().say("solve-needs-fast"))
    facts: dict[str, Any] = {
        "game": game,
        "preset": preset,
        "rules": options.differences(GAMES[game].presets[preset]),
    }
    start = time.monotonic()
    if players > 2:
        given = (options, players, stake, seed)
        if bot is None:
            deals = deals or solve_choices.DEALS
            gains = solve_choices.measured(*given, deals)
        else:
            deals = deals or solve_choices.DEALS_AMONG_BOTS
            gains = solve_choices.measured_among(bot, *given, deals, workers)
        told = solve_choices.told(options, players, stake, gains, bot_name)
        facts["bot"] = bot_name
        numbers = {"stake": stake, **solve_choices.numbers(players, seed, deals, gains)}
    elif by_rule(options):
        if write:
            raise Misused("solve-no-tables")
        refuse_typed("solve-stake-by-rule", "stake")
        found = list(_checked(options))
        told, numbers = _told_by_rule(options, found), _numbers_by_rule(found)
    else:
        session = _solved(options, stake)
        told, numbers = _told(options, session), _numbers(session)
        facts["stake"] = stake
        if write:
            keep(options, session, write)
    if as_json:
        seconds = round(time.monotonic() - start, 1)
        click.echo(json.dumps({**facts, "seconds": seconds, **numbers}, indent=2))
        return
    for line in told:
        click.echo(line)


def check_arguments(options: Options, players: int, bot_name: str | None) -> None:
    """Refuse what is not solved, and what nothing would heed with so many players."""
    if players > 2:
        refuse_typed("solve-only-two", "write")
        check_seats(GAMES["trojka"], options, players)
        if bot_name is None:
            refuse_typed("solve-only-bot", "workers")
    else:
        refuse_typed("solve-only-more", "bot_name", "deals", "workers", "seed")
        check_rules(options)


def check_rules(options: Options) -> None:
    """Refuse house rules that are not solved."""
    from kolmikko.solvers.hands import NotSolvableError, check
    from kolmikko.solvers.session import check_session

    try:
        check(options) if by_rule(options) else check_session(options)
    except NotSolvableError as error:
        raise Misused("solve-not-these-rules", rule=str(error)) from error


def by_rule(options: Options) -> bool:
    """Whether only three tricks win something, so that a rule of thumb is the solution."""
    return options.written("bank_split") == "three_only"


def keep(options: Options, session: "Session", path: Path) -> None:
    """Write the tables, and say where they are."""
    from kolmikko.solvers.tables import written

    try:
        path.write_bytes(written(options, session))
    except OSError as error:
        raise Refused(f"{path}: {error.strerror or error}") from error
    click.echo(words().say("solve-written", path=str(path)), err=True)


def _solved(options: Options, stake: int) -> "Session":
    from kolmikko.rulekit.gear import is_available
    from kolmikko.solvers.session import solve

    with one_compilation(), progress_bar("solve-label") as progress:
        return solve(options, stake, fast=is_available(), progress=progress)


def _checked(options: Options) -> Iterator["Sweeps"]:
    from kolmikko.rulekit.gear import is_available
    from kolmikko.solvers.hands import ranks
    from kolmikko.solvers.sweeps import sweeps_of

    every = ranks(options)
    with one_compilation(), progress_bar("solve-label") as progress:
        for n, rank in enumerate(every):
            yield sweeps_of(options, rank, fast=is_available())
            progress((n + 1) / len(every))


def _told(options: Options, session: "Session") -> Iterator[str]:
    say, language = words().say, words().language
    cards, stake = int(options.deck_size), session.stake
    yield say("solve-title", game=say("trojka-name"), cards=cards, stake=stake)
    yield ""
    heads = [say("solve-turn-up"), say("solve-bank"), say("solve-worth")]
    rows = [[*heads, *_trick_heads(), say("solve-gain")]]
    for each in session.solved:
        worth = decimal(each.verdict.value, language, 4)
        rows.append([_rank(each.rank), str(each.bank), worth, *_chances(each.chances)])
        rows[-1].append(_small(each.verdict.nashconv))
    yield from table(rows)
    yield ""
    yield say("solve-units")


def _told_by_rule(options: Options, found: list["Sweeps"]) -> Iterator[str]:
    say = words().say
    yield say("solve-by-rule", game=say("trojka-name"), cards=int(options.deck_size))
    yield ""
    rows = [[say("solve-turn-up"), *_trick_heads(), say("solve-gain")]]
    for each in found:
        rows.append([_rank(each.rank), *_chances(each.chances), _small(each.nashconv)])
    yield from table(rows)
    yield ""
    yield say("solve-units-by-rule")


def _trick_heads() -> list[str]:
    return [words().say("solve-tricks", count=count) for count in (3, 2, 1, 0)]


def _chances(chances: tuple[float, ...]) -> list[str]:
    return [percent(chance, words().language, 3) for chance in reversed(chances)]


def _rank(rank: int) -> str:
    return words().say(f"rank-{RANKS[rank]}.index")


def _small(number: float) -> str:
    """A number near nothing; rounding can bring it below."""
    return (
        f"{max(number, 0.0):.1e}"
        if words().language == "en"
        else f"{max(number, 0.0):.1e}".replace(".", ",")
    )


def _numbers(session: "Session") -> dict[str, Any]:
    deals = [
        {
            "turn_up": RANKS[each.rank],
            "bank": each.bank,
            "value": each.verdict.value,
            "nashconv": each.verdict.nashconv,
            "tricks": each.chances,
        }
        for each in session.solved
    ]
    return {"nashconv": session.nashconv, "banks": session.worths, "deals": deals}


def _numbers_by_rule(found: list["Sweeps"]) -> dict[str, Any]:
    deals = [
        {
            "turn_up": RANKS[each.rank],
            "bank": None,
            "nashconv": each.nashconv,
            "tricks": each.chances,
        }
        for each in found
    ]
    return {"nashconv": max(each.nashconv for each in found), "deals": deals}
