"""Engines for the databases that keep logs, set up so that what is committed stays committed."""

from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

SQLITE: Final = "sqlite"
READS: Final = "kolmikko_reads"
"""The execution option of a transaction that writes nothing and waits for nobody."""

PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "busy_timeout = 2000",
    "secure_delete = ON",  # what a person wants forgotten is not left in free pages
)

DURABLE: Final = {
    SQLITE: {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": "2"},
    "postgresql": {
        "SHOW fsync": "on",
        "SHOW full_page_writes": "on",
        "SHOW synchronous_commit": "on",
    },
}
"""What a database has to answer, or else an acknowledged move could be lost."""


class NotDurableError(RuntimeError):
    """A database that may lose what it has committed."""


def engine_of(url: str) -> Engine:
    """An engine for `sqlite:///…` or `postgresql+psycopg://…`."""
    engine = create_engine(url, pool_pre_ping=make_url(url).get_backend_name() != SQLITE)
    if engine.dialect.name == SQLITE:
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def check_durable(engine: Engine) -> None:
    """Raises NotDurableError for a database that is set up to be fast instead of safe."""
    with engine.connect() as connection:
        for question, wanted in DURABLE[engine.dialect.name].items():
            answer = str(connection.execute(text(question)).scalar_one())
            if answer != wanted:
                raise NotDurableError(f"{question} is {answer}, not {wanted}")


def _set_up_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Who is going to write says so at once, and waits its turn."""
    reads = connection.get_execution_options().get(READS)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
