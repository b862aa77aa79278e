"""`kolmikko simulate`: many games with bots; how long they are, and who wins them."""

from collections.abc import Iterator
from pathlib import Path

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
    seats,
    study_options,
    studying,
)
from kolmikko.cli.tables import numbered, table
from kolmikko.games import GAMES
from kolmikko.rulekit.options import RuleOptions
from kolmikko.studies.simulate import KolmonenStudy, Study, TrojkaStudy, simulate
from kolmikko.text.figures import decimal

MOST_STAKE = 1_000_000_000


@click.command(
    "simulate",
    epilog="""\b
Examples:
  kolmikko simulate kolmonen                            1,000 games of three thumb bots
  kolmikko simulate kolmonen --bots uniform --players 2 --games 5000
  kolmikko simulate kolmonen --games 100000 --workers 2 --plot lengths.png
  kolmikko simulate trojka --players 5 --deals 20 --plot bank.svg
  kolmikko simulate trojka --preset classic32 --json
""",
)
@game_argument()
@click.option(
    "--bots",
    default="thumb",
    show_default=True,
    metavar="NAMES",
    help="One bot for all seats, or one for each with commas between.",
)
@click.option("--players", type=click.IntRange(2, 20), help="How many play; otherwise 3.")
@click.option(
    "--games",
    type=click.IntRange(2),
    default=1000,
    show_default=True,
    help="Games; of Trójka, matches.",
)
@click.option(
    "--deals",
    type=click.IntRange(1, 100),
    show_default="10",
    help="Deals of a match, where there is a bank.",
)
@click.option(
    "--stake",
    type=click.IntRange(1, MOST_STAKE),
    default=10,
    show_default=True,
    help="Chips of one ante, where the game has one.",
)
@study_options
@house_rules
@lang_option
def command(
    *,
    game: str,
    bots: str,
    players: int | None,
    games: int,
    deals: int | None,
    stake: int,
    seed: int,
    workers: int,
    gear: str,
    plot: Path | None,
    as_json: bool,
    preset: str,
    rules: tuple[str, ...],
) -> None:
    """Play many games of GAME and sum up what they were like."""
    from kolmikko.studies.plan import Plan

    options = chosen_options(GAMES[game], preset, rules)
    sitting = bots_named(bots)
    if len(sitting) == 1:
        sitting *= players or 3
    if players not in (None, len(sitting)):
        raise Misused("ui-cli-bot-count", bots=len(sitting), players=players or 0)
    check_seats(GAMES[game], options, len(sitting))
    check_plot(plot)
    if not GAMES[game].needs_stake():
        refuse_typed("ui-cli-no-match", "deals", "stake", game=words().say(f"{game}-name"))
    length = deals or (10 if GAMES[game].needs_stake() else 1)
    plan = Plan(game, options, tuple(sitting), seed, length, stake)
    with studying(gear) as progress:
        study = simulate(
            plan,
            games,
            gear=gear,  # type: ignore[arg-type]  # one of its choices
            workers=workers,
            progress=progress,
        )
    if as_json:
        changed = options.differences(GAMES[game].presets[preset])
        print_json(study, game=game, preset=preset, rules=changed)
    else:
        for line in told(study, options):
            click.echo(line)
    if plot:
        draw_study(study, plot)


def told(study: Study, options: RuleOptions) -> Iterator[str]:
    """A study in words and tables."""
    say = words().say
    bots = ", ".join(study.bots)
    if isinstance(study, KolmonenStudy):
        game = say("kolmonen-name")
        yield say("ui-study-simulate", game=game, games=study.games, bots=bots)
        yield ""
        yield from _kolmonen(study)
    else:
        game = say("trojka-name")
        facts = {"games": study.games, "deals": study.deals}
        yield say("ui-study-matches", game=game, bots=bots, **facts)
        yield ""
        yield from _trojka(study, options)


def _kolmonen(study: KolmonenStudy) -> Iterator[str]:
    say, language, lengths = words().say, words().language, study.lengths
    rows = [["", say("ui-study-mean"), say("ui-study-interval")]]
    rows.append([say("ui-study-turns"), *interval(lengths.mean, language, digits=1)])
    rows.append([say("ui-study-topples"), *interval(study.topples, language, digits=2)])
    rows.append([say("ui-study-swaps"), *interval(study.swaps, language, digits=2)])
    rows.append([say("ui-study-stalemates"), *interval(study.stalemate_share, language, 100, 2)])
    for seat, share in zip(seats(len(study.shares)), study.shares, strict=True):
        rows.append([say("ui-study-share", seat=seat), *interval(share, language)])
    yield from table(rows)
    yield ""
    numbers = {name: getattr(lengths, name) for name in ("p5", "median", "p95", "p99", "longest")}
    yield say("ui-study-lengths", **numbers)


def _trojka(study: TrojkaStudy, options: RuleOptions) -> Iterator[str]:
    say, language = words().say, words().language
    rows = [[say("ui-study-of-deals"), say("ui-study-mean"), say("ui-study-interval")]]
    halves = ["halves"] if options.written("bank_split") == "two_half" else []
    for what in ("sets", "sweeps", *halves, "carried"):
        rows.append([say(f"ui-study-{what}"), *interval(getattr(study, what), language, 100, 2)])
    yield from table(rows)
    yield ""
    rows = [[say("ui-study-stakes"), say("ui-study-mean"), say("ui-study-interval")]]
    for seat, won in zip(seats(len(study.places)), study.places, strict=True):
        rows.append([seat, *interval(won, language)])
    yield from table(rows)
    yield say("ui-study-seats")
    yield ""
    yield say("ui-study-growth")
    yield from numbered([decimal(bank, language, 2) for bank in study.growth])
    if study.mean_bank_length is not None:
        yield say("ui-study-bank-length", deals=decimal(study.mean_bank_length, language, 2))


def draw_study(study: Study, path: Path) -> None:
    """How long games of Kolmonen are, or how the bank of Trójka grows, as a picture."""
    from kolmikko.studies.plots import Labels, plot_growth, plot_histogram

    say, bots = words().say, ", ".join(study.bots)
    if isinstance(study, KolmonenStudy):
        title = say("ui-study-simulate", game=say("kolmonen-name"), games=study.games, bots=bots)
        median = study.lengths.median
        mark = say("ui-study-median", turns=median)
        labels = Labels(title, say("ui-study-turns"), say("ui-study-games"), mark)
        draw(plot_histogram, path, study.lengths.counts, labels, mark=median)
    else:
        facts = {"games": study.games, "deals": study.deals}
        title = say("ui-study-matches", game=say("trojka-name"), bots=bots, **facts)
        labels = Labels(title, say("ui-study-deal"), say("ui-study-bank"))
        draw(plot_growth, path, study.growth, labels)
