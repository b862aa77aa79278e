"""Entries of the log and views as bytes (JSON by msgspec), and entries back, read strictly.

The kind of an entry stands beside its body, and the body has a version. What is the business of
nobody but the table, exact moves and chat, is sealed; the pack is sealed before it comes here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, get_args

import msgspec

from kolmikko.rulekit.row import Row
from kolmikko.table.events import Acted, Chatted, Entry, TableEvent
from kolmikko.table.listing import ListedTable
from kolmikko.table.privacy import NAMING, forgotten
from kolmikko.table.seal import Seal
from kolmikko.table.views import RoomView

BODY_VERSION: Final = 1

KINDS: Final[Mapping[str, type[TableEvent]]] = {
    kind.__name__: kind for kind in get_args(TableEvent)
}
NAMING_KINDS: Final = frozenset(kind.__name__ for kind in NAMING)
SECRET: Final = (Acted, Chatted)


class EntryError(ValueError):
    """A stored entry that cannot be read."""


@dataclass(frozen=True, slots=True)
class Stored:
    """An entry as a store keeps it."""

    version: int
    at: int
    kind: str
    body_version: int
    body: bytes


class Codec:
    """Entries into bytes and back, for one table at a time."""

    def __init__(self, seal: Seal) -> None:
        self._seal = seal

    def write(self, table: str, entry: Entry) -> Stored:
        """An entry as bytes."""
        body = msgspec.json.encode(entry.event)
        if isinstance(entry.event, SECRET):
            body = self._seal.close(body, table, _purpose(entry.version))
        kind = type(entry.event).__name__
        return Stored(entry.version, entry.at, kind, BODY_VERSION, body)

    def read(self, table: str, stored: Stored) -> Entry:
        """An entry from bytes. Raises EntryError for an unknown kind or a body that is not one."""
        kind = KINDS.get(stored.kind)
        if kind is None or stored.body_version != BODY_VERSION:
            what = f"{stored.kind} {stored.body_version}"
            raise EntryError(f"table {table}, entry {stored.version}: cannot read {what}")
        try:
            body = stored.body
            if issubclass(kind, SECRET):
                body = self._seal.open(body, table, _purpose(stored.version))
            event = msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, ValueError) as error:
            raise EntryError(f"table {table}, entry {stored.version}: {error}") from error
        return Entry(stored.version, stored.at, event)

    def forgotten(self, table: str, stored: Stored, person: str, new: str) -> Stored:
        """A stored entry without a person; see `table.privacy`."""
        if stored.kind not in NAMING_KINDS:
            return stored
        entry = self.read(table, stored)
        event = forgotten(entry.event, person, new)
        return stored if event == entry.event else self.write(table, replace(entry, event=event))


def listing_bytes(listed: ListedTable) -> bytes:
    """A line of the public list as bytes."""
    return msgspec.json.encode(listed)


def read_listing(stored: bytes) -> ListedTable:
    """A line of the public list from bytes."""
    return msgspec.json.decode(stored, type=ListedTable)


def _purpose(version: int) -> str:
    return f"entry 1 {version}"


def view_bytes(view: RoomView) -> bytes:
    """A view as the bytes of a message."""
    return _VIEWS.encode(view)


def _written(value: object) -> object:
    """What msgspec does not know by itself: a game's row of numbers."""
    if isinstance(value, Row):
        return {name: getattr(value, name) for name, _, _ in value.LAYOUT}
    raise TypeError(f"a {type(value).__name__} cannot be sent")


_VIEWS: Final = msgspec.json.Encoder(enc_hook=_written)
