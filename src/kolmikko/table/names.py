"""How bots are called at a table: short first names that nobody else has there."""

from collections.abc import Iterator
from itertools import count, islice
from typing import Final
from zlib import crc32

from kolmikko.bots.names import BOT_NAMES
from kolmikko.table.state import Table

FIRST_AGAIN: Final = 2
"""The number behind a name where all names are taken: there is a second Aino then."""


def bot_names(table: Table, many: int) -> list[str]:
    """Names for so many new bots. The same table gives the same ones."""
    taken = {chair.name for chair in table.chairs}
    taken |= {chair.heir.name for chair in table.chairs if chair.heir}
    return list(islice((name for name in _names(table.id) if name not in taken), many))


def _names(table_id: str) -> Iterator[str]:
    """All names, beginning where the table says."""
    first = crc32(table_id.encode()) % len(BOT_NAMES)
    order = BOT_NAMES[first:] + BOT_NAMES[:first]
    yield from order
    for number in count(FIRST_AGAIN):
        yield from (f"{name} {number}" for name in order)
