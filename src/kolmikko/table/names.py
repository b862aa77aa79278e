"""How people and bots are called at a table: by names that nobody else has there."""

from collections.abc import Iterator
from itertools import count, islice
from typing import Final
from zlib import crc32

from kolmikko.bots.names import BOT_NAMES
from kolmikko.table.state import Table

JOINER: Final = "\u200d"
"""Does not print by itself; it makes one picture of several."""

LONGEST_NAME: Final = 24

FIRST_AGAIN: Final = 2
"""The number behind a name where all names are taken: there is a second Aino then."""


def good_name(name: str) -> bool:
    """Whether a name can stand at a table: short, printable, no spaces around it."""
    seen = name.replace(JOINER, "")
    return seen != "" and len(name) <= LONGEST_NAME and seen.isprintable() and seen == seen.strip()


def bot_names(table: Table, many: int) -> list[str]:
    """Names for so many new bots. The same table gives the same ones."""
    taken = _taken(table)
    return list(islice((name for name in _names(table.id) if name.casefold() not in taken), many))


def name_for(table: Table, wanted: str) -> str:
    """The name that somebody asks for, with a number behind it if it is taken."""
    taken = _taken(table)
    return next(name for name in _numbered(wanted) if name.casefold() not in taken)


def _numbered(name: str) -> Iterator[str]:
    yield name
    for number in count(FIRST_AGAIN):
        behind = f" {number}"
        yield name[: LONGEST_NAME - len(behind)].rstrip() + behind


def _taken(table: Table) -> set[str]:
    seated = {chair.name.casefold() for chair in table.chairs}
    return seated | {chair.heir.name.casefold() for chair in table.chairs if chair.heir}


def _names(table_id: str) -> Iterator[str]:
    """All names, beginning where the table says."""
    first = crc32(table_id.encode()) % len(BOT_NAMES)
    order = BOT_NAMES[first:] + BOT_NAMES[:first]
    yield from order
    for number in count(FIRST_AGAIN):
        yield from (f"{name} {number}" for name in order)
