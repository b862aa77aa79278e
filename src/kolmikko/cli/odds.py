"""`kolmikko odds`: exact chances of both games, counted and never sampled."""

import click

from kolmikko.cli.shared import (
    Refused,
    chosen_options,
    game_argument,
    house_rules,
    lang_option,
    words,
)
from kolmikko.games import GAMES

PACKS = ("52", "36", "32", "24")


@click.command(
    "odds",
    epilog="""\b
Examples:
  kolmikko odds trojka                          the main version, any number of players
  kolmikko odds trojka --players 4              all chances for four players
  kolmikko odds trojka --preset classic32       the version with 32 cards
  kolmikko odds trojka --pack 36 --players 3    another pack
  kolmikko odds kolmonen                        what fits on what, and the blind card
  kolmikko odds kolmonen --seen "5c 5d Ah Kd"   the same, knowing these cards
""",
)
@game_argument()
@click.option("--players", type=click.IntRange(1), help="For this number of players only.")
@click.option("--pack", type=click.Choice(PACKS), help="Cards of the pack.")
@click.option("--seen", metavar="CARDS", default="", help='Cards that you know, such as "5c Kd".')
@house_rules
@lang_option
def command(
    game: str, players: int | None, pack: str | None, seen: str, preset: str, rules: tuple[str, ...]
) -> None:
    """Exact odds of GAME as a table: sets, blind cards, stock."""
    from kolmikko.cli.odds_tables import Asked, kolmonen_odds, trojka_odds

    tables = {"kolmonen": kolmonen_odds, "trojka": trojka_odds}
    has_packs = "deck_size" in GAMES[game].presets["classic"].all_written()
    if pack and has_packs:
        rules = (*rules, f"deck_size={pack}")
    elif pack not in (None, PACKS[0]):
        raise click.UsageError(f"--pack {pack}: {game} is played with {PACKS[0]} cards")
    options = chosen_options(GAMES[game], preset, rules)
    problem = GAMES[game].seat_error(options, players) if players else None
    if players and problem:
        raise Refused(words().say("ui-cannot-seat", count=players, sum=problem))
    known = tuple(seen.replace(",", " ").split())
    try:
        lines = list(tables[game](Asked(options, players, known), words()))
    except ValueError as error:
        raise Refused(f"kolmikko odds: {error}") from error
    for line in lines:
        click.echo(line)
