"""`kolmikko arena`: bots against bots, on equal deals and at all seats."""

from pathlib import Path

import click

from kolmikko.cli.shared import (
    Misused,
    check_seats,
    chosen_options,
    game_argument,
    house_rules,
    lang_option,
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
from kolmikko.studies.arena import ArenaResult


@click.command(
    "arena",
    epilog="""\b
Examples:
  kolmikko arena kolmonen                                  thumb against uniform, two players
  kolmikko arena trojka --players 4 --deals 5000           one of a kind among three of the other
  kolmikko arena kolmonen --bots thumb,uniform --plot score.png
  kolmikko arena trojka --preset classic32 --json          the result for other programs
""",
)
@game_argument()
@click.option(
    "--bots",
    default="thumb,uniform",
    show_default=True,
    metavar="NAMES",
    help="At least two bots, with commas between.",
)
@click.option("--players", type=click.IntRange(2, 20), help="How many sit down; as many as bots.")
@click.option(
    "--deals",
    type=click.IntRange(2),
    default=1000,
    show_default=True,
    help="Deals; each is played once for every seating.",
)
@study_options
@house_rules
@lang_option
def command(
    *,
    game: str,
    bots: str,
    players: int | None,
    deals: int,
    seed: int,
    workers: int,
    gear: str,
    plot: Path | None,
    as_json: bool,
    preset: str,
    rules: tuple[str, ...],
) -> None:
    """Let bots play GAME against each other on paired deals, everybody at every seat."""
    from kolmikko.studies.arena import arena

    options = chosen_options(GAMES[game], preset, rules)
    fighters = bots_named(bots)
    count = players or len(fighters)
    if not 2 <= len(fighters) <= count:
        raise Misused("ui-cli-arena-bots", bots=len(fighters), players=count)
    check_seats(GAMES[game], options, count)
    check_plot(plot)
    with studying(gear) as progress:
        result = arena(
            game,
            options,
            fighters,
            count,
            deals,
            seed=seed,
            gear=gear,  # type: ignore[arg-type]  # one of its choices
            workers=workers,
            progress=progress,
        )
    if as_json:
        changed = options.differences(GAMES[game].presets[preset])
        print_json(result, preset=preset, rules=changed)
    else:
        show(result)
    if plot:
        draw_scores(result, plot)


def show(result: ArenaResult) -> None:
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


def draw_scores(result: ArenaResult, path: Path) -> None:
    """The scores with their intervals, as a picture."""
    from kolmikko.studies.plots import Labels, plot_intervals

    say = words().say
    facts = {"games": result.games, "deals": result.deals, "players": result.seats}
    title = say("ui-study-arena", game=say(f"{result.game}-name"), **facts)
    labels = Labels(title, say(f"ui-study-{result.unit}"), mark=say("ui-study-even"))
    names = [score.bot for score in result.scores]
    draw(plot_intervals, path, names, [s.score for s in result.scores], labels, mark=result.even)
