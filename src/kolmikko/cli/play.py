"""`kolmikko play`: a new match against bots, or with others at one keyboard."""

import click

from kolmikko.cli.shared import game_argument, house_rules, lang_option, words
from kolmikko.games import GAMES

PACE = 0.8
MOST_DEALS = 1000
MOST_CHIPS = 1_000_000_000


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
@click.option("--players", type=click.IntRange(1, 20), help="How many play, bots included.")
@click.option("--bots", metavar="NAMES", help="Bots, with commas between; none for people only.")
@click.option("--name", "names", multiple=True, help="Your name; once for each person.")
@house_rules
@click.option("--deals", type=click.IntRange(0, MOST_DEALS), help="Deals; 0: until you stop.")
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
@click.option("--plain", is_flag=True, help="Line by line, also for a screen reader.")
@click.option(
    "--cards",
    type=click.Choice(["words", "short"]),
    default="words",
    show_default=True,
    help="With --plain: the five of clubs, or 5♣.",
)
@click.option(
    "--pace",
    type=click.FloatRange(0, 60),
    default=PACE,
    show_default=True,
    help="Seconds that a bot takes to act.",
)
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
    wishes = Wishes(game, players, bots, names, preset, rules, deals, stake, chips, seed)
    sit_down(Table(plan_of(wishes)), Saver(), Look(plain, cards, pace))


def choose() -> tuple[str, int]:
    """A game and a number of players; Enter is always an answer."""
    from kolmikko.cli.seating import USUAL_PLAYERS

    say, games = words().say, list(GAMES)
    game = games[ask_number(say("ui-cli-which-game"), 1, len(games), 1) - 1]
    options = GAMES[game].presets["classic"]
    fitting = [n for n in range(1, 20) if GAMES[game].seat_error(options, n) is None]
    fewest, most = fitting[0], fitting[-1]
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
