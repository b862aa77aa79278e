"""`kolmikko rules`: the rulebook of a game, under just the house rules of one table."""

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
from kolmikko.games import GAMES

FORMS = ("text", "md", "html")


@click.command(
    "rules",
    epilog="""\b
Examples:
  kolmikko rules kolmonen                          the rules, as text
  kolmikko rules trojka --preset classic32         the version with 32 cards
  kolmikko rules kolmonen K15                      one rule
  kolmikko rules kolmonen two_effect               one option with its answers
  kolmikko rules kolmonen --rule two_effect=reset_only --lang fi
  kolmikko rules trojka --format html > rules.html
""",
)
@game_argument()
@click.argument("entry", required=False, metavar="[RULE]")
@house_rules
@click.option("--players", type=click.IntRange(1), help="Say it for this number of players.")
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMS),
    default="text",
    show_default=True,
    help="Plain text, Markdown or HTML.",
)
@lang_option
def command(
    game: str,
    entry: str | None,
    preset: str,
    rules: tuple[str, ...],
    players: int | None,
    form: str,
) -> None:
    """The rules of GAME as a table with these house rules plays it.

    With RULE, such as K15, KQ8 or two_effect, only what is said about that.
    """
    from kolmikko.rulekit.book import load
    from kolmikko.text.rulebook import explain, rulebook

    chosen = GAMES[game]
    options = chosen_options(chosen, preset, rules)
    language = words().language
    if entry:
        refuse_typed("ui-cli-whole-book", "players", "form", entry=entry)
        known = {name.casefold(): name for name in load(game).ids}
        try:
            name = known.get(entry.casefold(), entry)
            click.echo(explain(chosen, name, options, language).rstrip("\n"))
        except LookupError as error:
            raise Misused("ui-plain-no-clause", clause=entry) from error
        return
    if players:
        check_seats(chosen, options, players)
    click.echo(rulebook(chosen, options, language, form, players).rstrip("\n"))
