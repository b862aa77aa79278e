"""Logs kept in memory, as bytes, for tests and for tables that need not last."""

from collections.abc import Sequence

from kolmikko.adapters.wire import Codec, Stored
from kolmikko.table.ports import Answered, Append, ConflictError, Loaded
from kolmikko.table.seal import Seal


class MemoryStore:
    """A store that forgets everything with the process; see `table.ports.EventStore`."""

    def __init__(self, seal: Seal) -> None:
        self._codec = Codec(seal)
        self._entries: dict[str, list[Stored]] = {}
        self._answered: dict[str, list[Answered]] = {}
        self._deadlines: dict[str, int] = {}
        self._listed: dict[str, bool] = {}

    async def load(self, table: str) -> Loaded:
        entries = (self._codec.read(table, one) for one in self._entries.get(table, ()))
        return Loaded(tuple(entries), tuple(self._answered.get(table, ())))

    async def head(self, table: str) -> int:
        return len(self._entries.get(table, ()))

    async def append(self, append: Append) -> None:
        table = append.table
        if len(self._entries.get(table, ())) != append.after:
            raise ConflictError(table)
        written = [self._codec.write(table, entry) for entry in append.entries]
        self._entries.setdefault(table, []).extend(written)
        if append.answered is not None:
            self._answered.setdefault(table, []).append(append.answered)
        self._listed[table] = append.listed
        self._deadlines.pop(table, None)
        if append.deadline is not None:
            self._deadlines[table] = append.deadline

    async def overdue(self, now: int, most: int) -> Sequence[str]:
        due = sorted((at, table) for table, at in self._deadlines.items() if at <= now)
        return [table for _, table in due[:most]]

    async def listed(self, most: int) -> Sequence[str]:
        listed = [table for table, is_listed in self._listed.items() if is_listed]
        return listed[: -most - 1 : -1]
