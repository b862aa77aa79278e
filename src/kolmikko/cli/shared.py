"""What the commands have in common: the language, house rules, and saying what is wrong."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from kolmikko.games import GAMES
from kolmikko.rulekit.entries import LANGUAGES
from kolmikko.rulekit.game import Game
from kolmikko.rulekit.options import OptionError, RuleOptions, Written, read_value

if TYPE_CHECKING:
    from kolmikko.text.catalog import Words

F = TypeVar("F", bound=Callable[..., Any])

LANGUAGE: Final = "kolmikko.language"
CLASSIC: Final = "classic"


class Refused(click.ClickException):
    """The input or the game says no: one line on standard error, and exit status 1."""

    exit_code = 1

    def show(self, file: Any = None) -> None:  # noqa: ANN401 (as click has it)
        click.echo(self.format_message(), file=file, err=file is None)


def lang_option(command: F) -> F:
    """The option `--lang`, before or after a command's name."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        expose_value=False,
        callback=_keep_language,
        help="Language: English, Finnish or Polish; otherwise that of the environment.",
    )(command)


def _keep_language(context: click.Context, _option: click.Parameter, asked: str | None) -> None:
    if asked:
        context.find_root().meta[LANGUAGE] = asked


def words(form: str = "short") -> "Words":
    """The words of the language asked for on the command line, or else by the environment."""
    from kolmikko.text.catalog import Words, choose_language

    context = click.get_current_context(silent=True)
    asked = context.find_root().meta.get(LANGUAGE) if context else None
    return Words(choose_language(asked), form=form)


def house_rules(command: F) -> F:
    """The options `--preset` and `--rule`."""
    command = click.option(
        "--rule",
        "rules",
        metavar="KEY=VALUE",
        multiple=True,
        help="A house rule that differs from the preset; may be given several times.",
    )(command)
    return click.option(
        "--preset",
        default=CLASSIC,
        show_default=True,
        help="A ready-made set of house rules.",
    )(command)


def read_rules(rules: Iterable[str]) -> dict[str, Written]:
    """House rules typed as KEY=VALUE."""
    answers: dict[str, Written] = {}
    for rule in rules:
        key, sign, value = rule.partition("=")
        if not sign or not key:
            raise click.UsageError(f"--rule {rule} is not written KEY=VALUE")
        answers[key.strip()] = read_value(value.strip())
    return answers


def chosen_options(game: Game, preset: str, rules: Iterable[str]) -> RuleOptions:
    """The house rules asked for."""
    if preset not in game.presets:
        presets = ", ".join(game.presets)
        raise click.UsageError(f"--preset {preset}: {game.name} has {presets}")
    try:
        return game.presets[preset].changed(read_rules(rules))
    except OptionError as error:
        raise click.UsageError(f"--rule: {error}") from error


def game_argument(*, required: bool = True) -> Callable[[F], F]:
    """The argument GAME."""
    metavar = "GAME" if required else "[GAME]"
    return click.argument(
        "game", type=click.Choice(tuple(GAMES)), required=required, metavar=metavar
    )
