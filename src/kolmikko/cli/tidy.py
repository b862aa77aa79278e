"""`kolmikko tidy`: deleting tables that nobody needs any more, as the server does once a day."""

import asyncio
from pathlib import Path

import click

from kolmikko.cli.serve import (
    DAYS,
    data_folder,
    data_option,
    database_of,
    database_option,
    need_web,
    seal_of,
)
from kolmikko.cli.shared import Refused, lang_option, words

A_DAY = 86_400_000


@click.command(
    "tidy",
    epilog="""\b
Examples:
  kolmikko tidy                     tables that were closed 90 days ago or before
  kolmikko tidy --days 7 --data /srv/kolmikko
""",
)
@click.option(
    "--days",
    type=click.IntRange(0),
    default=DAYS,
    show_default=True,
    help="Days for which closed tables are kept.",
)
@data_option
@database_option
@lang_option
def command(*, days: int, data: Path | None, database: str | None) -> None:
    """Delete tables that have been closed for long."""
    need_web()
    from kolmikko.table.ports import StoreError

    folder, say = data_folder(data), words().say
    try:
        count = asyncio.run(_forgotten(folder, database, days))
    except StoreError as error:
        raise Refused(say("server-store-away")) from error
    click.echo(say("server-tidied", count=count))


async def _forgotten(folder: Path, database: str | None, days: int) -> int:
    from kolmikko.adapters.clocks import SystemClock
    from kolmikko.adapters.sql_store import SqlStore

    store = await SqlStore.open(database_of(database, folder), seal_of(folder))
    try:
        return await store.forget(SystemClock().now() - days * A_DAY)
    finally:
        await store.close()
