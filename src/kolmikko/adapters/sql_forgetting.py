"""Taking old tables, and people who want it, out of a database."""

from typing import Final

from sqlalchemy import Connection, bindparam, delete, select, update

from kolmikko.adapters.schema import ANSWERS, EVENTS, ROOMS
from kolmikko.adapters.wire import NAMING_KINDS, Codec, Stored

MOST_AT_ONCE: Final = 100
"""Tables that are deleted in one transaction; others want to write, too."""

PERSONS_TABLES: Final = (
    select(ANSWERS.c.room).where(ANSWERS.c.person == bindparam("person")).distinct()
)

_REWRITE: Final = (
    update(EVENTS)
    .where(EVENTS.c.room == bindparam("at_room"), EVENTS.c.version == bindparam("at_version"))
    .values(body=bindparam("new_body"))
)


def delete_some_closed(connection: Connection, before: int) -> int:
    """Delete some of the tables that have been closed since before a time: how many."""
    closed = ROOMS.c.deadline.is_(None) & (ROOMS.c.changed_at < before)
    query = select(ROOMS.c.id).where(closed).limit(MOST_AT_ONCE).with_for_update()
    old = connection.execute(query).scalars().all()
    for column in (EVENTS.c.room, ANSWERS.c.room, ROOMS.c.id):
        connection.execute(delete(column.table).where(column.in_(old)))
    return len(old)


def rewrite(connection: Connection, codec: Codec, table: str, person: str, new: str) -> None:
    """Take a person out of the log of a table, to which nobody writes meanwhile."""
    connection.execute(select(ROOMS.c.id).where(ROOMS.c.id == table).with_for_update())
    naming = (EVENTS.c.room == table) & EVENTS.c.kind.in_(sorted(NAMING_KINDS))
    changed = []
    for row in connection.execute(select(EVENTS).where(naming)).all():
        stored = Stored(row.version, row.at, row.kind, row.body_version, row.body)
        after = codec.forgotten(table, stored, person, new)
        if after is not stored:
            changed.append({"at_room": table, "at_version": row.version, "new_body": after.body})
    if changed:
        connection.execute(_REWRITE, changed)
    theirs = (ANSWERS.c.room == table) & (ANSWERS.c.person == person)
    connection.execute(delete(ANSWERS).where(theirs))
