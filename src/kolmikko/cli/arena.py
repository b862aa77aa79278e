"""`kolmikko arena`: bots against bots, on equal deals and at all seats."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kolmikko.cli.shared import (
    Misused,
    check_seats,
    chosen_options,
    game_argument,
    house_rules,
    lang_option,
    refuse_typed,
    words,
)
from kolmikko.cli.studying import (
    bots_named,
    check_plot,
    draw,
    interval,
    print_json,
    study_options,
    studying,
)
from kolmikko.cli.tables import table
from kolmikko.games import GAMES
from kolmikko.rulekit.options import RuleOptions
from kolmikko.studies.pool.seeds import SEEDS

if TYPE_CHECKING:
    from kolmikko.studies.arena import ArenaResult

DEALS = 1000
MOST_PLAYERS = 20
FIGHTERS = "thumb,uniform"


def counts(
    _context: click.Context, _option: click.Parameter, typed: str | None
) -> tuple[int, ...] | None:
    """Numbers of players, with commas between."""
    if typed is None:
        return None
    parts = [part.strip() for part in typed.split(",")]
    if not all(part.isdecimal() and 2 <= int(part) <= MOST_PLAYERS for part in parts):
        raise Misused("pool-players", players=typed, most=MOST_PLAYERS)
    return tuple(dict.fromkeys(map(int, parts)))


@click.command(
    "arena",
    epilog="""\b
Examples:
  kolmikko arena kolmonen                                  thumb against uniform, two players
  kolmikko arena trojka --players 4 --deals 5000           one of a kind among three of the other
  kolmikko arena kolmonen --bots thumb,uniform --plot score.png
  kolmikko arena trojka --preset classic32 --json          the result for other programs
  kolmikko arena kolmonen --pool --players 2,3 --seeds gate
                                                           all levels, each against each
""",
)
@game_argument()
@click.option(
    "--bots",
    metavar="NAMES",
    help=f"At least two bots, with commas between.  [default: ({FIGHTERS}; with --pool all)]",
)
@click.option(
    "--players",
    callback=counts,
    metavar="NUMBER",
    help="How many sit down; as many as bots. With --pool several numbers, such as 2,3,4; else 2.",
)
@click.option(
    "--deals",
    type=click.IntRange(2),
    help=f"Deals; each is played once for every seating. With --pool the most of a pair, "
    f"which is 50 doubled some times.  [default: ({DEALS}; with --pool kolmonen 400, "
    f"trojka 12800)]",
)
@study_options
@click.option("--pool", "is_pool", is_flag=True, help="Each bot against each, as long as it takes.")
@click.option(
    "--seeds",
    type=click.Choice(tuple(SEEDS)),
    default="development",
    show_default=True,
    help="With --pool: the range of seeds; final is for one last measurement.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="With --pool: the file of all results, or its folder; a run goes on where it stands."
    "  [default: (arena/pool.jsonl in the folder of saved games)]",
)
@click.option("--show", "is_shown", is_flag=True, help="With --pool: what is there; play nothing.")
@house_rules
@lang_option
def command(
    *,
    game: str,
    bots: str | None,
    players: tuple[int, ...] | None,
    deals: int | None,
    is_pool: bool,
    seeds: str,
    out: Path | None,
    is_shown: bool,
    plot: Path | None,
    as_json: bool,
    preset: str,
    rules: tuple[str, ...],
    **how: Any,  # noqa: ANN401 - seed, workers and gear
) -> None:
    """Let bots play GAME against each other on paired deals, everybody at every seat."""
    options = chosen_options(GAMES[game], preset, rules)
    check_plot(plot)
    changed = {"preset": preset, "rules": options.differences(GAMES[game].presets[preset])}
    if is_pool:
        from kolmikko.cli import pool

        asked = pool.Asked(game, options, bots, players or (2,), deals, seeds, out, is_shown)
        found = pool.summed_up(asked, **how)
        named = " ".join((preset, *rules))
        print_json(found, **changed) if as_json else pool.show(found, named)
        if plot:
            pool.draw_matrix(found, named, plot)
        return
    refuse_typed("pool-only", "seeds", "out", "is_shown")
    result = fought(game, options, bots or FIGHTERS, players, deals or DEALS, **how)
    print_json(result, **changed) if as_json else show(result)
    if plot:
        draw_scores(result, plot)


def fought(
    game: str,
    options: RuleOptions,
    bots: str,
    players: tuple[int, ...] | None,
    deals: int,
    **how: Any,  # noqa: ANN401 - seed, workers and gear
) -> "ArenaResult":
    """Some bots against each other, with one number of players."""
    from kolmikko.studies.arena import arena

    fighters = bots_named(bots)
    if players and len(players) > 1:
        raise Misused("pool-only", option="--players " + ",".join(map(str, players)))
    count = players[0] if players else len(fighters)
    if not 2 <= len(fighters) <= count:
        raise Misused("ui-cli-arena-bots", bots=len(fighters), players=count)
    check_seats(GAMES[game], options, count)
    with studying(how["gear"]) as progress:
        return arena(game, options, fighters, count, deals, progress=progress, **how)


def show(result: "ArenaResult") -> None:
    """The result as a table."""
    say, language = words().say, words().language
    facts = {"games": result.games, "deals": result.deals, "players": result.seats}
    click.echo(say("ui-study-arena", game=say(f"{result.game}-name"), **facts))
    click.echo()
    unit = say(f"ui-study-{result.unit}")
    rows = [[say("ui-study-bot"), unit, say("ui-study-interval")]]
    rows += [[score.bot, *interval(score.score, language)] for score in result.scores]
    alone = [interval(score.alone, language) if score.alone else [] for score in result.scores]
    if any(alone):
        rows[0] += [say("ui-study-alone"), ""]
        rows[1:] = [
            [*row, *(cells or ["", ""])] for row, cells in zip(rows[1:], alone, strict=True)
        ]
    for line in table(rows):
        click.echo(line)
    click.echo()
    click.echo(say(f"ui-study-even-{result.unit}", players=result.seats))
    if result.draws is not None:
        value, reach = interval(result.draws, language, 100, 2)
        click.echo(say("ui-study-draws", value=value, interval=reach))


def draw_scores(result: "ArenaResult", path: Path) -> None:
    """The scores with their intervals, as a picture."""
    from kolmikko.studies.plots import Labels, plot_intervals

    say = words().say
    facts = {"games": result.games, "deals": result.deals, "players": result.seats}
    title = say("ui-study-arena", game=say(f"{result.game}-name"), **facts)
    labels = Labels(title, say(f"ui-study-{result.unit}"), mark=say("ui-study-even"))
    names = [score.bot for score in result.scores]
    draw(plot_intervals, path, names, [s.score for s in result.scores], labels, mark=result.even)
