"""`kolmikko arena --pool`: bots each against each, and what has been found out so far."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kolmikko.cli.shared import Misused, Refused, check_seats, words
from kolmikko.cli.studying import bots_named, draw, interval, studying
from kolmikko.cli.tables import table
from kolmikko.games import GAMES
from kolmikko.play.saves import data_folder, short_path
from kolmikko.rulekit.options import RuleOptions
from kolmikko.studies.estimates import Estimate
from kolmikko.studies.journal import JournalError
from kolmikko.studies.pool.cells import POOL
from kolmikko.studies.pool.ledger import Ledger
from kolmikko.studies.pool.looks import MAIN_LOOK, is_look
from kolmikko.studies.pool.playing import play_pool
from kolmikko.studies.pool.results import PoolResult, Result, both_ways, results
from kolmikko.studies.pool.setup import Pool
from kolmikko.text.figures import decimal

if TYPE_CHECKING:
    from kolmikko.studies.gears import GearName

FILE = "pool.jsonl"
FINAL = "final"


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked for on the command line."""

    game: str
    options: RuleOptions
    bots: str | None
    players: tuple[int, ...]
    deals: int | None
    seeds: str
    out: Path | None
    is_shown: bool


def summed_up(asked: Asked, *, seed: int, workers: int, gear: "GearName") -> PoolResult:
    """Play the pool on from where its file stands, if wanted, and sum up what is there."""
    bots = [bot.name for bot in bots_named(asked.bots or ",".join(POOL))]
    if len(set(bots)) < 2:
        raise Misused("pool-bots", bots=len(set(bots)))
    for players in asked.players:
        check_seats(GAMES[asked.game], asked.options, players)
    deals = asked.deals or MAIN_LOOK[asked.game]
    if not is_look(deals):
        raise Misused("pool-no-look", deals=deals)
    try:
        pool = Pool(
            asked.game, asked.options, tuple(dict.fromkeys(bots)), asked.players, asked.seeds, seed
        )
    except ValueError:
        raise Misused("pool-seed", seed=seed) from None
    ledger = opened(asked.out)
    if asked.is_shown:
        return results(pool, ledger)
    if asked.seeds == FINAL:
        note_final(pool, ledger)
    try:
        with studying(gear) as progress:
            play_pool(
                pool,
                ledger,
                deals,
                gear=gear,
                workers=workers,
                told=lambda part: progress(round(part * 1000), 1000),
            )
    except OSError as error:
        raise Refused(f"{ledger.path}: {error.strerror or error}") from error
    return results(pool, ledger)


def opened(out: Path | None) -> Ledger:
    """The file of the pool; say where it is."""
    path = out or data_folder() / "arena" / FILE
    if path.is_dir():
        path /= FILE
    try:
        ledger = Ledger(path)
    except (OSError, JournalError) as error:
        raise Refused(words().say("pool-unreadable", path=short_path(path), why=str(error))) from (
            error
        )
    click.echo(words().say("pool-file", path=short_path(path)), err=True)
    return ledger


def note_final(pool: Pool, ledger: Ledger) -> None:
    """Say so when the final seeds have been used before, for these bots or for others."""
    now = {pool.key(cell) for cell in pool.cells()}
    used = [key for key in ledger.known() if key.seeds == FINAL and key.game == pool.game]
    days = sorted({day for key in used if key in now for day in ledger.played(key).days})
    if days:
        click.echo(words().say("pool-final-again", day=days[0]), err=True)
    elif used:
        click.echo(words().say("pool-final-others"), err=True)


def show(found: PoolResult, preset: str) -> None:
    """The pool as tables."""
    for line in (*heading(found, preset), *_by_players(found), *_pace(found)):
        click.echo(line)


def heading(found: PoolResult, preset: str) -> Iterator[str]:
    """What was played, with its versions."""
    say = words().say
    yield say("pool-title", game=say(f"{found.game}-name"), preset=preset)
    yield say(
        "pool-versions",
        versions=", ".join(found.versions.values()),
        rules=found.rules_version,
        seeds=found.seeds,
        number=str(found.seed),
        days=", ".join(found.days) or "–",
    )


def _by_players(found: PoolResult) -> Iterator[str]:
    say = words().say
    for players in dict.fromkeys(cell.players for cell in found.cells):
        yield ""
        even = f"ui-study-even-{found.unit}"
        yield say("pool-players-title", players=players) + " " + say(even, players=players)
        yield ""
        yield from table(matrix(found, players))
        yield ""
        yield from table(list(_details(found, players)), left=(0, 1, 2))
    yield ""
    yield say("pool-explained")


def matrix(found: PoolResult, players: int) -> list[list[str]]:
    """Scores of the lone bot of each row among those of each column, and the least of them."""
    say, language = words().say, words().language
    bots, scores = list(found.versions), scores_of(found, players)
    rows = [[say("pool-alone"), *bots, say("pool-least")]]
    for bot in bots:
        known = [scores[bot, others].value for others in bots if (bot, others) in scores]
        mine = [scores.get((bot, others)) for others in bots]
        least = decimal(min(known), language, 3) if known else "–"
        rows.append([bot, *(_number(score, language) for score in mine), least])
    return rows


def scores_of(found: PoolResult, players: int) -> dict[tuple[str, str], Estimate]:
    """The score of each bot alone among each of the others, as far as it is known."""
    return {
        (cell.alone, cell.others): cell.score
        for cell in both_ways(found.cells, found.unit)
        if cell.players == players and cell.score
    }


def _details(found: PoolResult, players: int) -> Iterator[list[str]]:
    """A line for each cell; stalemates are told where a game has them."""
    say, language = words().say, words().language
    unit, has_draws = say(f"ui-study-{found.unit}"), found.unit == "wins"
    heads = [say("pool-alone"), say("pool-among"), say("pool-goal"), unit, say("pool-interval")]
    yield [*heads, *([say("pool-draws")] if has_draws else []), say("pool-deals")]
    for cell in found.cells:
        if cell.players == players:
            numbers = interval(cell.score, language) if cell.score else ["–", "–"]
            draws = decimal(cell.draws.value * 100, language, 1) if cell.draws else "–"
            deals = str(cell.score.count) if cell.score else "0"
            line = [cell.alone, cell.others, _goal(cell, language), *numbers]
            yield [*line, *([draws] if has_draws else []), deals]


def _goal(cell: Result, language: str) -> str:
    """What was asked for, and whether it is reached."""
    if cell.goal is None:
        return ""
    sign = "≤" if cell.goal.is_most else "≥"
    score = decimal(cell.goal.score, language, 2 if cell.goal.id != "L1" else 3)
    asked = f"{cell.goal.id} {sign} {score}"
    return f"{asked}  {words().say(f'pool-{cell.verdict}')}" if cell.verdict else asked


def _pace(found: PoolResult) -> Iterator[str]:
    """How long each bot takes to choose."""
    say, language = words().say, words().language
    counts = list(dict.fromkeys(pace.players for pace in found.pace))
    if not counts:
        return
    known = {(pace.bot, pace.players): pace for pace in found.pace}
    yield ""
    yield say("pool-pace")
    yield ""
    rows = [
        [say("ui-study-bot"), *(say("ui-odds-in-deal-players", count=count) for count in counts)]
    ]
    for bot in found.versions:
        paces = [known.get((bot, count)) for count in counts]
        rows.append(
            [
                bot,
                *(
                    f"{decimal(p.median, language)} / {decimal(p.p99, language)}" if p else "–"
                    for p in paces
                ),
            ]
        )
    yield from table(rows)


def _number(score: Estimate | None, language: str) -> str:
    return decimal(score.value, language, 3) if score else "–"


def draw_matrix(found: PoolResult, preset: str, path: Path) -> None:
    """The matrix as a picture, one part for each number of players."""
    from kolmikko.studies.matrices import Panel, plot_matrices

    say, bots = words().say, list(found.versions)
    panels: Sequence[Panel] = [
        Panel(
            say("pool-players-title", players=players),
            [[scores_of(found, players).get((bot, others)) for others in bots] for bot in bots],
            1 / players if found.unit == "wins" else 0.0,
        )
        for players in dict.fromkeys(cell.players for cell in found.cells)
    ]
    title = say("pool-title", game=say(f"{found.game}-name"), preset=preset)
    draw(plot_matrices, path, bots, panels, title, say("pool-alone"), say("pool-among"))
