"""`kolmikko calibrate`: how often the chances of the bot that gives hints come true."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from kolmikko.cli.arena import counts
from kolmikko.cli.shared import Misused, Refused, lang_option, words
from kolmikko.cli.studying import check_folder, interval, one_compilation, progress_bar
from kolmikko.cli.tables import table
from kolmikko.studies.pool.seeds import SEEDS
from kolmikko.text.figures import decimal

if TYPE_CHECKING:
    from kolmikko.studies.calibration.curves import Scores
    from kolmikko.studies.calibration.samples import Game, Key

GAMES_PLAYED: Final = 500
PRESET: Final = "classic"
PLAYING: Final = "hard"


@click.command(
    "calibrate",
    epilog="""\b
Examples:
  kolmikko calibrate kolmonen --players 2,3 --out curves.json    fit curves to what came true
  kolmikko calibrate kolmonen --players 2,3 --check              how well the shipped ones hold

\b
Searching bots play; now and then the bot that gives hints decides in their
place, and its value is compared with the end of the game. Curves are fitted
on one range of seeds and checked on another.
""",
)
@click.argument("game", type=click.Choice(("kolmonen",)), metavar="kolmonen")
@click.option("--players", callback=counts, metavar="NUMBERS", default="2", show_default=True,
              help="How many sit down; several with commas between.")  # fmt: skip
@click.option("--games", metavar="NUMBERS", default=str(GAMES_PLAYED), show_default=True,
              help="How many; one number, or one for each number of players.")  # fmt: skip
@click.option("--seeds", type=click.Choice(tuple(SEEDS)),
              help="The range of seeds.  [default: (gate; with --check final)]")  # fmt: skip
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), default=1, show_default=True,
              help="The number of a seed in that range.")  # fmt: skip
@click.option("--iterations", type=click.IntRange(100),
              help="Of the bot that is asked; otherwise its own.")  # fmt: skip
@click.option("--samples", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="The file of samples; a run goes on where it stands."
              "  [default: (calibration/samples.jsonl in the folder of saved games)]")  # fmt: skip
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="Write the fitted curves there.")  # fmt: skip
@click.option("--check", is_flag=True, help="Fit nothing; say how well the shipped curves hold.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
@lang_option
def command(
    *,
    game: str,
    players: tuple[int, ...],
    games: str,
    seeds: str | None,
    seed: int,
    iterations: int | None,
    samples: Path | None,
    out: Path | None,
    check: bool,
    as_json: bool,
) -> None:
    """Fit the chances of hints to what comes true, or check them."""
    from kolmikko.studies.calibration.curves import fitted, scores
    from kolmikko.studies.calibration.shipped import Fitted, shipped

    if check and out:
        raise Misused("calibrate-check-out")
    held = shipped()
    if check:
        if held is None:
            raise Refused(words().say("calibrate-none"))
        missing = [many for many in players if many not in held.curves]
        if missing:
            raise Misused("calibrate-no-curve", players=missing[0])
    if out:
        check_folder(out, "--out")
    chosen = seeds or ("final" if check else "gate")
    wanted = dict(zip(players, numbers_of_games(games, len(players)), strict=True))
    drawn = collected(game, wanted, (chosen, seed), iterations, samples)
    if check and held:
        curves = held.curves
    else:
        curves = {
            many: fitted([one for each in found for one in each])
            for many, (_, found) in drawn.items()
        }
    found = {many: scores(each, curves[many]) for many, (_, each) in drawn.items()}
    if as_json:
        told = {"seeds": chosen, "seed": seed, "check": check}
        click.echo(json.dumps({**told, "players": {n: asdict(s) for n, s in found.items()}}))
    else:
        for line in shown(found, chosen, check=check):
            click.echo(line)
    key = drawn[players[0]][0]
    if check and held and (key.adviser, key.rules) != (held.version, held.rules):
        click.echo(words().say("calibrate-other-version"), err=True)
    if out:
        counted = {many: scored.samples for many, scored in found.items()}
        name = key.adviser.partition("@")[0]
        made = Fitted(
            game, PRESET, name, key.adviser, key.rules, key.bot, iterations, chosen, seed,
            counted, curves,
        )  # fmt: skip
        try:
            out.write_text(made.text(), "utf-8")
        except OSError as error:
            raise Refused(f"{out}: {error.strerror or error}") from error


def numbers_of_games(typed: str, many: int) -> list[int]:
    """How many games for each of so many numbers of players."""
    parts = [part.strip() for part in typed.split(",")]
    numbers = [int(part) for part in parts if part.isdecimal() and int(part) > 0]
    if len(numbers) != len(parts) or len(numbers) not in (1, many):
        raise Misused("calibrate-how-many", games=typed)
    return numbers * (many // len(numbers))


def collected(
    game: str,
    games: Mapping[int, int],
    seeds: tuple[str, int],
    iterations: int | None,
    path: Path | None,
) -> "dict[int, tuple[Key, list[Game]]]":
    """The samples for each number of players."""
    from kolmikko.bots import ADVISER
    from kolmikko.cli.shared import check_seats
    from kolmikko.games import GAMES
    from kolmikko.play.saves import data_folder
    from kolmikko.studies.calibration.samples import collect, sampling
    from kolmikko.studies.journal import JournalError

    options = GAMES[game].presets[PRESET]
    file = path or data_folder() / "calibration" / "samples.jsonl"
    found = {}
    try:
        with one_compilation(), progress_bar("ui-study-games") as told:
            for place, many in enumerate(games):
                check_seats(GAMES[game], options, many)
                wanted = sampling(
                    game, options, many, seeds=seeds[0], seed=seeds[1],
                    bot=PLAYING, adviser=ADVISER.name, iterations=iterations,
                )  # fmt: skip
                done = partial(part_of, told, place, len(games))
                drawn = collect(wanted, games[many], file, done)
                if not any(drawn):
                    raise Refused(words().say("calibrate-too-few", players=many))
                found[many] = wanted.key, drawn
    except (OSError, JournalError) as error:
        raise Refused(f"{file}: {error}") from error
    return found


def part_of(told: Callable[[float], None], place: int, many: int, part: float) -> None:
    """Tell of a part of one of many equal pieces of work."""
    told((place + part) / many)


def shown(found: "dict[int, Scores]", seeds: str, *, check: bool) -> Iterator[str]:
    """The scores as a table."""
    say, language = words().say, words().language
    yield say("calibrate-title", seeds=seeds)
    yield ""
    heads = ("players", "games", "samples", "what", "raw", "interval", "fitted", "interval")
    rows = [[say(f"calibrate-{head}") for head in heads]]
    for many, one in found.items():
        gap = interval(one.raw_ece, language) + interval(one.ece, language)
        brier = interval(one.raw_brier, language) + interval(one.brier, language)
        rows.append([str(many), str(one.games), str(one.samples), say("calibrate-gap"), *gap])
        rows.append(["", "", "", say("calibrate-brier"), *brier])
    yield from table(rows, left=(3, 5, 7))
    yield ""
    for many, one in found.items():
        value, reach = interval(one.gain, language, digits=4)
        by_chance = decimal(one.by_chance, language, 3)
        yield say("calibrate-gain", players=many, value=value, interval=reach, gap=by_chance)
    yield ""
    yield say("calibrate-explained" if check else "calibrate-explained-fit")
