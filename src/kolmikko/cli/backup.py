"""`kolmikko backup`: all tables in one file, while the server goes on."""

from pathlib import Path

import click

from kolmikko.cli.serve import DATABASE, data_folder, data_option, need_web
from kolmikko.cli.shared import Refused, lang_option, words


@click.command(
    "backup",
    epilog="""\b
Examples:
  kolmikko backup tables.tar.gz
  kolmikko backup --data /srv/kolmikko "/backups/$(date +%F).tar.gz"

\b
The file also has the key that opens sealed packs, unless the key is in the
environment. Only its owner may read it; keep it like a password. A PostgreSQL
database is backed up with its own programs, such as pg_dump.
""",
)
@click.argument("archive", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))
@data_option
@lang_option
def command(*, archive: Path, data: Path | None) -> None:
    """Write all tables to FILE, with their key."""
    need_web()
    from kolmikko.cli.archive import write_archive

    folder, say = data_folder(data), words().say
    if not (folder / DATABASE).exists():
        raise Refused(say("server-no-tables", folder=str(folder)))
    try:
        count = write_archive(folder, archive.absolute())
    except FileExistsError as error:
        raise Refused(say("server-file-exists", file=str(archive))) from error
    click.echo(say("server-backed-up", count=count, file=str(archive)))
