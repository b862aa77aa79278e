"""`kolmikko play`: a new match against bots, or with others at one keyboard."""

from collections.abc import Callable

import click

from kolmikko.cli.shared import (
    game_argument,
    house_rules,
    lang_option,
    look_options,
    refuse_typed,
    words,
)
from kolmikko.games import GAMES

MOST_DEALS = 1000
MOST_CHIPS = 1_000_000_000
MOST_PLAYERS = 20


def fitting(game: str) -> list[int]:
    """How many can play, by the usual rules."""
    options = GAMES[game].presets["classic"]
    seats = range(1, MOST_PLAYERS)
    return [count for count in seats if GAMES[game].seat_error(options, count) is None]


def usual_deals(game: str) -> int:
    """Deals of a match where nothing is said: a bank that carries over wants several."""
    return 10 if GAMES[game].needs_stake() else 1


def of_each(what: Callable[[str], str | int]) -> str:
    """Something about each game, for the help."""
    return ", ".join(f"{game} {what(game)}" for game in GAMES)


class PlayCommand(click.Command):
    """Its help names the bots that there are, and the folder that matches are kept in."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from kolmikko.bots import BOTS
        from kolmikko.play.saves import PLACE, data_folder, short_path

        super().format_epilog(ctx, formatter)
        with formatter.section("Bots"):
            formatter.write_dl([(bot.name, bot.about) for bot in BOTS.values()])
        with formatter.section("Saved matches"):
            formatter.write_text(
                "A match is saved after every action, and `kolmikko resume` goes on with it. Saves "
                f"and records are in {short_path(data_folder())}; {PLACE} names another folder."
            )


@click.command(
    "play",
    cls=PlayCommand,
    epilog="""\b
Examples:
  kolmikko play                                    choose, and sit down
  kolmikko play kolmonen --players 4               against three bots
  kolmikko play trojka --bots thumb,uniform        choose the bots
  kolmikko play kolmonen --name Aino --name Ville --bots none
                                                   two people at one keyboard
  kolmikko play kolmonen --preset shithead_basic   other house rules
  kolmikko play trojka --rule must_follow_suit=true --deals 5
  kolmikko play --plain                            line by line, for a screen reader
""",
)
@game_argument(required=False)
@click.option(
    "--players",
    type=click.IntRange(1, MOST_PLAYERS),
    help="How many play, bots included: "
    + of_each(lambda game: f"{fitting(game)[0]} to {fitting(game)[-1]}")
    + ".",
)
@click.option("--bots", metavar="NAMES", help="Bots, with commas between; none for people only.")
@click.option("--name", "names", multiple=True, help="Your name; once for each person.")
@house_rules
@click.option(
    "--deals",
    type=click.IntRange(0, MOST_DEALS),
    show_default=of_each(usual_deals),
    help="Deals; 0: until you stop.",
)
@click.option(
    "--stake",
    type=click.IntRange(0, MOST_CHIPS),
    default=5,
    show_default=True,
    help="Chips of one ante, where the game has one.",
)
@click.option(
    "--chips",
    type=click.IntRange(-MOST_CHIPS, MOST_CHIPS),
    default=100,
    show_default=True,
    help="Chips of each player at the start.",
)
@click.option("--seed", help="Equal seeds give equal matches; otherwise chance decides.")
@look_options
@lang_option
def command(
    *,
    game: str | None,
    players: int | None,
    bots: str | None,
    names: tuple[str, ...],
    preset: str,
    rules: tuple[str, ...],
    deals: int | None,
    stake: int,
    chips: int,
    seed: str | None,
    plain: bool,
    cards: str,
    pace: float,
) -> None:
    """Play GAME (kolmonen or trojka) against bots, or with others at one keyboard."""
    from kolmikko.cli.seating import Look, Wishes, is_terminal, plan_of, sit_down
    from kolmikko.play.saves import Saver
    from kolmikko.play.table import Table

    if game is None:
        asks = is_terminal() and players is None and bots is None and not names
        game, players = choose() if asks else (next(iter(GAMES)), players)
    if not GAMES[game].needs_stake():
        refuse_typed("ui-cli-no-chips", "stake", "chips", game=words().say(f"{game}-name"))
    wishes = Wishes(game, players, bots, names, preset, rules, deals, stake, chips, seed)
    sit_down(Table(plan_of(wishes)), Saver(), Look(plain, cards, pace))


def choose() -> tuple[str, int]:
    """A game and a number of players; Enter is always an answer."""
    from kolmikko.cli.seating import USUAL_PLAYERS

    say, games = words().say, list(GAMES)
    game = games[ask_number(say("ui-cli-which-game"), 1, len(games), 1) - 1]
    fewest, *_, most = fitting(game)
    question = say("ui-cli-how-many", fewest=fewest, most=most, usual=USUAL_PLAYERS)
    return game, ask_number(question, fewest, most, USUAL_PLAYERS)


def ask_number(question: str, fewest: int, most: int, usual: int) -> int:
    """A number that somebody types; Enter is the usual one."""
    while True:
        typed = input(f"{question} ").strip()
        if not typed:
            return usual
        if typed.isascii() and typed.isdecimal() and fewest <= int(typed[:9]) <= most:
            return int(typed[:9])
        click.echo(words().say("ui-cli-choose", fewest=fewest, most=most))
