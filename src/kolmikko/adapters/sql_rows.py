"""Appends as rows of the database, and the statements that write them, built once."""

from typing import Final

from sqlalchemy import bindparam, select, update

from kolmikko.adapters.schema import ANSWERS, EVENTS, ROOMS
from kolmikko.adapters.wire import Stored, listing_bytes
from kolmikko.table.ports import Append

Row = dict[str, str | int | bytes | bool | None]

MOVE_HEAD: Final = (
    update(ROOMS)
    .where(ROOMS.c.id == bindparam("room"), ROOMS.c.head == bindparam("after"))
    .values(
        head=bindparam("to"),
        changed_at=bindparam("at"),
        deadline=bindparam("until"),
        listed=bindparam("is_listed"),
        summary=bindparam("line"),
    )
)
"""Takes the rows of `head_row`."""

HEADS: Final = (
    select(ROOMS.c.id, ROOMS.c.head)
    .where(ROOMS.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(ROOMS.c.id)
    .with_for_update()
)
"""The versions of some tables, which are then locked."""

ADD_EVENTS: Final = EVENTS.insert()
ADD_ANSWERS: Final = ANSWERS.insert()


def head_row(append: Append) -> Row:
    return {
        "room": append.table,
        "after": append.after,
        "to": append.after + len(append.entries),
        "at": append.entries[-1].at,
        "until": append.deadline,
        "is_listed": append.listed is not None,
        "line": None if append.listed is None else listing_bytes(append.listed),
    }


def room_row(append: Append) -> Row:
    """A table that is about to get its first entries."""
    at = append.entries[0].at
    row: Row = {"id": append.table, "head": 0, "opened_at": at, "changed_at": at}
    return row | {"deadline": None, "listed": False, "summary": None}


def answer_rows(append: Append) -> list[Row]:
    answered = append.answered
    if answered is None:
        return []
    row: Row = {"room": append.table, "person": answered.person}
    return [row | {"request": answered.id, "version": answered.version}]


def event_row(table: str, stored: Stored) -> Row:
    return {
        "room": table,
        "version": stored.version,
        "at": stored.at,
        "kind": stored.kind,
        "body_version": stored.body_version,
        "body": stored.body,
    }
