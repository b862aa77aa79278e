"""The command line. Each command is a small module that is loaded only when it is asked for."""

import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from kolmikko import __version__
from kolmikko.cli.group import COMMANDS, LazyGroup
from kolmikko.cli.shared import Misused, lang_option

INTERRUPTED: Final = 130
FAILED: Final = 1
DONE: Final = 0


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    commands_by_name=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="""\b
Examples:
  kolmikko                               the table in the browser, on this machine
  kolmikko serve                         the same for friends in this network
  kolmikko play                          choose a game and sit down
  kolmikko play trojka --players 4       against three bots
  kolmikko resume                        go on where you left off
  kolmikko rules kolmonen --lang fi      the rules, in Finnish
  kolmikko replay --why game.toml        a game in words, with the rules behind it

\b
The exit status is 0 when all went well, 1 when something failed, such as a
record that breaks the rules, and 2 when the arguments cannot be meant.
""",
)
@lang_option
@click.version_option(__version__, message="%(prog)s %(version)s")
@click.pass_context
def cli(context: click.Context) -> None:
    """Two card games named after three: Kolmonen and Trójka."""
    if context.invoked_subcommand is None:
        from kolmikko.cli.serve import serve_here

        serve_here(otherwise=context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """What the command `kolmikko` runs."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status: 0 done, 1 it failed, 2 its arguments cannot be meant."""
    _take_any_text()
    try:
        status = cli.main(arguments, prog_name="kolmikko", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except click.UsageError as error:
        return _say_usage(error)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (click.Abort, KeyboardInterrupt) as stop:
        return _stopped(stop)
    except (BrokenPipeError, SystemExit):  # click makes the one of the other
        return _pipe_closed()
    except OSError as error:  # a full disk behind standard output, for example
        click.echo(f"kolmikko: {error}", err=True)
        return FAILED
    return status if isinstance(status, int) else DONE


def _say_usage(error: click.UsageError) -> int:
    """One line that says what to do."""
    command = error.ctx.command_path if error.ctx else "kolmikko"
    message = " ".join(error.format_message().split()).rstrip(".")
    hint = error.hint if isinstance(error, Misused) else f"Try: {command} --help"
    click.echo(f"{command}: {message}. {hint}", err=True)
    return error.exit_code


def _stopped(stop: BaseException) -> int:
    """Ctrl-C, or the end of what could be typed."""
    return FAILED if isinstance(stop.__cause__, EOFError) else INTERRUPTED


def _pipe_closed() -> int:
    """Whoever read our output has seen enough, as `head` does."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    return DONE


def _take_any_text() -> None:
    """What a terminal cannot show is written escaped; what was typed oddly is read all the same."""
    streams = ((sys.stdin, "replace"), *((s, "backslashreplace") for s in (sys.stdout, sys.stderr)))
    for stream, errors in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors=errors)
