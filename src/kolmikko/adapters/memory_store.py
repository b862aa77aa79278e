"""Logs kept in memory, as bytes, for tests and for tables that need not last."""

from collections.abc import Mapping, Sequence

from kolmikko.adapters.wire import Codec, Stored
from kolmikko.table.listing import ListedTable
from kolmikko.table.ports import Answered, Append, ConflictError, Loaded
from kolmikko.table.seal import Seal


class MemoryStore:
    """A store that forgets everything with the process; see `table.ports.EventStore`."""

    def __init__(self, seal: Seal) -> None:
        self._codec = Codec(seal)
        self._entries: dict[str, list[Stored]] = {}
        self._answered: dict[str, list[Answered]] = {}
        self._deadlines: dict[str, int] = {}
        self._changed: dict[str, int] = {}
        self._listed: dict[str, ListedTable | None] = {}
        self._beats: dict[str, int] = {}

    async def load(self, table: str, after: int = 0) -> Loaded:
        entries = (self._codec.read(table, one) for one in self._entries.get(table, ())[after:])
        answered = (one for one in self._answered.get(table, ()) if one.version > after)
        return Loaded(tuple(entries), tuple(answered))

    async def head(self, table: str) -> int:
        return len(self._entries.get(table, ()))

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        return {table: len(self._entries[table]) for table in tables if table in self._entries}

    async def append(self, append: Append) -> None:
        table = append.table
        if len(self._entries.get(table, ())) != append.after:
            raise ConflictError(table)
        written = [self._codec.write(table, entry) for entry in append.entries]
        self._entries.setdefault(table, []).extend(written)
        if append.answered is not None:
            self._answered.setdefault(table, []).append(append.answered)
        self._listed[table] = append.listed
        self._changed[table] = append.entries[-1].at
        self._deadlines.pop(table, None)
        if append.deadline is not None:
            self._deadlines[table] = append.deadline

    async def overdue(self, now: int, most: int) -> Sequence[str]:
        due = sorted((at, table) for table, at in self._deadlines.items() if at <= now)
        return [table for _, table in due[:most]]

    async def listed(self, most: int) -> Sequence[ListedTable]:
        listed = [one for one in self._listed.values() if one is not None]
        return listed[: -most - 1 : -1]

    async def beat(self, process: str, now: int, since: int) -> Sequence[str]:
        self._beats[process] = now
        return [one for one, at in self._beats.items() if at >= since]

    async def forget(self, before: int) -> int:
        closed = self._entries.keys() - self._deadlines.keys()
        old = [table for table in closed if self._changed[table] < before]
        for table in old:
            for kept in (self._entries, self._answered, self._changed, self._listed):
                kept.pop(table, None)
        return len(old)

    async def tables_of(self, person: str) -> Sequence[str]:
        answered = self._answered.items()
        return [table for table, them in answered if any(one.person == person for one in them)]

    async def forget_person(self, person: str, new: str) -> None:
        for table in await self.tables_of(person):
            stored = self._entries[table]
            self._entries[table] = [
                self._codec.forgotten(table, one, person, new) for one in stored
            ]
            answered = self._answered[table]
            self._answered[table] = [one for one in answered if one.person != person]
