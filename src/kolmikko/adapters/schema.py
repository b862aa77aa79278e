"""The tables of the database. `migrations` brings a database to this form; a test compares."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("head", Integer, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("deadline", BigInteger, nullable=True),
    Column("listed", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=True),
)
"""One row a table: the version of its last entry, when time alone changes it next (never, if it is
closed), and its line in the public list."""

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("body_version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The log, which is the only truth."""

ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("request", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
)
"""Requests that have been answered with "done"."""

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("beat_at", BigInteger, nullable=False),
)
"""The last sign of life of each process."""

Index("ix_answers_person", ANSWERS.c.person)
Index("ix_rooms_deadline", ROOMS.c.deadline)
Index("ix_rooms_listed", ROOMS.c.listed, ROOMS.c.opened_at)
