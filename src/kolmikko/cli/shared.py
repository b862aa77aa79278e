"""What the commands have in common: the language, house rules, and saying what is wrong.

A command ends with the status 2 when its arguments cannot be meant (`Misused`), with 1 when it was
asked rightly and failed (`Refused`).
"""

from collections.abc import Callable, Iterable
from math import isnan
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click
from click.core import ParameterSource

from kolmikko.games import GAMES
from kolmikko.rulekit.entries import LANGUAGES
from kolmikko.rulekit.game import Game
from kolmikko.rulekit.options import (
    NoAnswerError,
    NoNumberError,
    NoOptionError,
    RuleOptions,
    Written,
    read_value,
)

if TYPE_CHECKING:
    from kolmikko.text.catalog import Words

F = TypeVar("F", bound=Callable[..., Any])

LANGUAGE: Final = "kolmikko.language"
CLASSIC: Final = "classic"
PACE: Final = 0.8


class Refused(click.ClickException):
    """What was asked for could not be done: one line on standard error, and exit status 1."""

    exit_code = 1

    def show(self, file: Any = None) -> None:  # noqa: ANN401 (as click has it)
        click.echo(self.format_message(), file=file, err=file is None)


class Misused(click.UsageError):
    """Arguments that cannot be meant: one line in the reader's language, and exit status 2."""

    def __init__(self, message: str, **facts: str | int) -> None:
        context, say = click.get_current_context(), words().say
        super().__init__(say(message, **facts), context)
        self.hint = say("ui-cli-hint", command=f"{context.command_path} --help")


class CannotSeat(Misused):
    """More or fewer players than the game can have: it says no, and the exit status is 1."""

    exit_code = 1


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


def refuse_typed(message: str, *names: str, **facts: str | int) -> None:
    """Raise Misused for the first of these parameters that was typed, as nothing heeds it."""
    context = click.get_current_context()
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if parameter.name in names and source == ParameterSource.COMMANDLINE:
            shown = parameter.opts[0]
            if isinstance(parameter, click.Argument):
                shown = shown.upper()
            raise Misused(message, option=shown, **facts)


def check_seats(game: Game, options: RuleOptions, players: int) -> None:
    """Raise CannotSeat, with the sum, where so many cannot play."""
    problem = game.seat_error(options, players)
    if problem:
        raise CannotSeat("ui-cannot-seat", count=players, sum=problem)


def named(things: Iterable[str]) -> str:
    """Names of things that there are, as they are typed."""
    return ", ".join(things).replace('"', "")


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


def look_options(command: F) -> F:
    """The options `--plain`, `--cards` and `--pace`: how somebody wants to play."""
    options = (
        click.option("--plain", is_flag=True, help="Line by line, also for a screen reader."),
        click.option("--cards", type=click.Choice(["words", "short"]), default="words",
                     show_default=True, help="With --plain: the five of clubs, or 5♣."),
        click.option("--pace", type=click.FloatRange(0, 60), default=PACE, show_default=True,
                     callback=_number, help="Seconds that a bot takes to act."),
    )  # fmt: skip
    for option in reversed(options):
        command = option(command)
    return command


def _number(_context: click.Context, _option: click.Parameter, value: float) -> float:
    if isnan(value):
        raise click.BadParameter(f"{value} is no number of seconds")
    return value


def read_rules(rules: Iterable[str]) -> dict[str, Written]:
    """House rules typed as KEY=VALUE."""
    answers: dict[str, Written] = {}
    for rule in rules:
        key, sign, value = rule.partition("=")
        if not sign or not key:
            raise Misused("ui-cli-rule-form", rule=rule)
        answers[key.strip()] = read_value(value.strip())
    return answers


def chosen_options(game: Game, preset: str, rules: Iterable[str]) -> RuleOptions:
    """The house rules asked for."""
    if preset not in game.presets:
        raise Misused("ui-cli-no-preset", preset=preset, known=named(game.presets))
    try:
        return game.presets[preset].changed(read_rules(rules))
    except NoOptionError as error:
        known = named(error.known)
        raise Misused("ui-cli-no-option", option=error.option, known=known) from error
    except NoAnswerError as error:
        facts = {"option": error.option, "value": named([error.value])}
        raise Misused("ui-cli-no-answer", **facts, known=named(error.known)) from error
    except NoNumberError as error:
        limits = {"least": error.least, "most": error.most}
        raise Misused("ui-cli-no-number", option=error.option, **limits) from error


def game_argument(*, required: bool = True) -> Callable[[F], F]:
    """The argument GAME."""
    metavar = "GAME" if required else "[GAME]"
    return click.argument(
        "game", type=click.Choice(tuple(GAMES)), required=required, metavar=metavar
    )
