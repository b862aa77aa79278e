"""`kolmikko restore`: the tables of a backup."""

from pathlib import Path

import click

from kolmikko.cli.serve import DATABASE, data_folder, data_option, need_web
from kolmikko.cli.shared import Refused, lang_option, words


@click.command(
    "restore",
    epilog="""\b
Examples:
  kolmikko restore tables.tar.gz
  kolmikko restore --replace --data /srv/kolmikko tables.tar.gz

Stop the server before.
""",
)
@click.argument(
    "archive", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False, exists=True)
)
@data_option
@click.option("--replace", is_flag=True, help="Give up the tables that are there now.")
@lang_option
def command(*, archive: Path, data: Path | None, replace: bool) -> None:
    """Bring back the tables of a backup FILE, with their key."""
    need_web()
    from kolmikko.cli.archive import ArchiveError, read_archive

    folder, say = data_folder(data), words().say
    if (folder / DATABASE).exists() and not replace:
        raise Refused(say("server-tables-there", folder=str(folder)))
    try:
        count = read_archive(archive, folder)
    except ArchiveError as error:
        raise Refused(say("server-no-backup", file=str(archive))) from error
    click.echo(say("server-restored", count=count, folder=str(folder)))
