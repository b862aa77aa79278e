"""`kolmikko replay`: recorded games in words, or as a trace that other programs check."""

import sys
from collections.abc import Iterator, Sequence
from json import JSONEncoder
from pathlib import Path

import click

from kolmikko.cli.shared import lang_option, words
from kolmikko.records.files import read_file, read_lines
from kolmikko.records.record import Record, RecordError
from kolmikko.records.trace import trace as trace_of

STANDARD_INPUT = "-"


@click.command(
    "replay",
    epilog="""\b
Examples:
  kolmikko replay game.toml                 the game in words
  kolmikko replay --why game.toml           with the rules behind everything
  kolmikko replay --board game.toml         with each position drawn
  kolmikko replay --trace *.toml            one JSON object for each position
  kolmikko replay --trace - < games.jsonl   records as JSON Lines

\b
Whatever is wrong with a record is named on standard error, and the exit
status is then 1; the other records go on.
""",
)
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--trace", is_flag=True, help="Print one JSON object for each position.")
@click.option("--board", is_flag=True, help="Draw each position.")
@click.option("--why", is_flag=True, help="Name the rules behind everything that happens.")
@lang_option
def command(*, files: tuple[str, ...], trace: bool, board: bool, why: bool) -> None:
    """Play the recorded games of each FILE again, and check them; - is standard input."""
    if trace and (board or why):
        raise click.UsageError("--trace goes with neither --board nor --why")
    show = print_trace if trace else Words(board=board, why=why).print
    refused = 0
    for name, found in records(files):
        try:
            if isinstance(found, Record):
                show(found, name)
            else:
                if found.record:
                    show(found.record, name, whole=False)
                raise found
        except RecordError as error:
            sys.stdout.flush()
            click.echo(said(error), err=True)
            refused += 1
    if refused:
        click.get_current_context().exit(1)


def records(files: Sequence[str]) -> Iterator[tuple[str, Record | RecordError]]:
    """The records of all files, each with the name it has in a trace."""
    for name in files:
        if name == STANDARD_INPUT:
            for found in read_lines(sys.stdin.buffer):
                yield found.name, found
        else:
            try:
                yield Path(name).stem, read_file(Path(name))
            except RecordError as error:
                yield Path(name).stem, error


def print_trace(record: Record, name: str, *, whole: bool = True) -> None:
    """One line for each position, as far as the record is right."""
    del whole
    write, encode = sys.stdout.write, JSONEncoder(separators=(",", ":")).encode
    for line in trace_of(record, name):
        write(encode(line) + "\n")


class Words:
    """Prints records in the words of the reader, with an empty line between them."""

    def __init__(self, *, board: bool, why: bool) -> None:
        self.board = board
        self.why = why
        self.first = True

    def print(self, record: Record, name: str, *, whole: bool = True) -> None:
        from kolmikko.cli.retell import Teller

        if not self.first:
            click.echo()
        self.first = False
        teller = Teller(record, name, words(), board=self.board, why=self.why)
        for line in teller.lines(whole=whole):
            click.echo(line)


def said(error: RecordError) -> str:
    """What is wrong with a record; after a refusal, the reason in the reader's language."""
    if error.refusal is None or error.record is None:
        return str(error)
    from kolmikko.text.say import Speaker

    record = error.record
    speaker = Speaker(words(), record.game, record.options, record.players)
    return f"{error} ({speaker.reason(error.refusal)})"
