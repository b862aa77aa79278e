"""What arena and simulate have in common: bots, progress, the first compilation, pictures, JSON."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from kolmikko.cli.shared import Misused, Refused, named, words
from kolmikko.studies.estimates import Estimate
from kolmikko.text.figures import decimal

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from kolmikko.bots.base import Bot
    from kolmikko.studies.runs import Progress

F = TypeVar("F", bound=Callable[..., Any])
STEPS = 1000


def study_options(command: F) -> F:
    """The options that both commands have."""
    options = (
        click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=1, show_default=True,
                     help="Equal seeds give equal results."),
        click.option("--workers", type=click.IntRange(1, 256), default=1, show_default=True,
                     help="Processes that share the work."),
        click.option("--gear", type=click.Choice(["auto", "fast", "plain"]), default="auto",
                     show_default=True, help="Compiled rules (fast), or plain Python."),
        click.option("--plot", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
                     help="Draw the result as FILE.png or FILE.svg."),
        click.option("--json", "as_json", is_flag=True, help="Print the result as JSON."),
    )  # fmt: skip
    for option in reversed(options):
        command = option(command)
    return command


def bots_named(names: str) -> "list[Bot]":
    """The bots of names with commas between."""
    parts = filter(None, (part.strip() for part in names.split(",")))
    return [bot_named(name, "--bots") for name in parts]


def bot_named(name: str, option: str) -> "Bot":
    """The bot of a name that was given for an option. Raises Misused where there is none."""
    from kolmikko.bots import BOTS

    if name not in BOTS:
        raise Misused("ui-cli-no-bot", option=option, bot=name, known=named(BOTS))
    return BOTS[name]


def check_plot(path: Path | None, option: str = "--plot", page: str | None = None) -> None:
    """Refuse a picture that could not be drawn, before any game is played.

    `page` is the suffix of what is not a picture, and needs nothing to be written.
    """
    from kolmikko.studies.plots import SUFFIXES

    if path is None:
        return
    known = (page, *SUFFIXES) if page else SUFFIXES
    if path.suffix.lower() not in known:
        raise Misused("ui-cli-plot-suffix", option=option, path=str(path), known=named(known))
    if path.suffix.lower() != page and find_spec("matplotlib") is None:
        raise Refused(words().say("ui-cli-needs-plot"))
    check_folder(path, option)


def check_folder(path: Path, option: str) -> None:
    """Refuse a file that could not be written, before any game is played."""
    if not path.resolve().parent.is_dir():
        raise Misused("ui-cli-plot-folder", option=option, path=str(path))


@contextmanager
def studying(gear: str) -> "Iterator[Progress]":
    """While games are played: a progress bar on a terminal, and a word about compiling."""
    from kolmikko.rulekit.gear import GearMissingError, is_available

    if gear == "fast" and not is_available():
        raise Refused(words().say("ui-cli-needs-fast"))
    with ExitStack() as stack:
        if gear != "plain":
            stack.enter_context(one_compilation())
        try:
            told = stack.enter_context(progress_bar("ui-study-games"))
            yield lambda done, games: told(done / games)
        except GearMissingError as error:
            raise Refused(words().say("ui-cli-needs-fast")) from error


@contextmanager
def one_compilation() -> Iterator[None]:
    """While compiled loops run: a word about compiling, where they have to be compiled first."""
    from kolmikko.rulekit.gear import is_available, watched

    if not is_available():
        yield
        return
    with watched(_Compiling().one_more):
        yield


class _Compiling:
    """Says once that the first compilation takes its time."""

    def __init__(self) -> None:
        self.said = False

    def one_more(self, _function: str) -> None:
        if not self.said:
            click.echo(words().say("ui-cli-first-compile"), err=True)
            self.said = True


@contextmanager
def progress_bar(message: str) -> "Iterator[Callable[[float], None]]":
    """A progress bar on standard error, where that is a terminal; it is told parts of the whole."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=STEPS, label=words().say(message), file=sys.stderr) as bar:
        yield lambda part: bar.update(int(part * STEPS) - bar.pos)


def print_json(result: "DataclassInstance", **more: object) -> None:
    """A result as one JSON object."""
    click.echo(json.dumps({**asdict(result), **more}, ensure_ascii=False, indent=2))


def interval(estimate: Estimate, language: str, scale: float = 1, digits: int = 3) -> list[str]:
    """An estimate as cells of a table: the number, and its interval."""
    value, low, high = (
        decimal(number * scale, language, digits)
        for number in (estimate.value, estimate.low, estimate.high)
    )
    return [value, f"{low} … {high}"]


def draw(plot: Callable[..., None], path: Path, *arguments: object, **settings: object) -> None:
    """Draw a picture, and say where it is."""
    from kolmikko.studies.plots import PlotsMissingError

    try:
        plot(path, *arguments, **settings)
    except PlotsMissingError as error:
        raise Refused(words().say("ui-cli-needs-plot")) from error
    except OSError as error:
        raise Refused(f"{path}: {error.strerror or error}") from error
    click.echo(words().say("ui-cli-picture", path=str(path)), err=True)


def seats(count: int) -> Sequence[str]:
    """The seats by number, eldest hand first."""
    return [words().say("ui-study-seat", number=number) for number in range(1, count + 1)]
