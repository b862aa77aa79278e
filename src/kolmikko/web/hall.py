"""All sockets of this process, told together that there is news at their tables.

A table never waits for a socket. It says that it has changed, and nothing more.
"""

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from kolmikko.table.ports import GRID

if TYPE_CHECKING:
    from kolmikko.web.live import Line

RESTART: Final = 1012
"""The code with which a socket is closed whose client is to come back."""


class Hall:
    """All sockets of this process, by table; the audience of the table service.

    Sockets hear of what is new at the next multiple of `grid` seconds, all of them together.
    """

    def __init__(self, grid: float = GRID) -> None:
        self._lines: defaultdict[str, set[Line]] = defaultdict(set)
        self._grid = grid
        self._curious: set[Line] = set()

    def changed(self, table: str, version: int) -> None:
        """A table has a new version."""
        for line in self._lines.get(table, ()):
            self.tell(line)

    def tell(self, line: "Line") -> None:
        """Let a socket look at its table when it is time for it."""
        if not self._grid:
            line.has_news()
            return
        if not self._curious:
            loop = asyncio.get_running_loop()
            now = loop.time()
            loop.call_at(now + self._grid - now % self._grid, self._tell_all)
        self._curious.add(line)

    def _tell_all(self) -> None:
        lines, self._curious = self._curious, set()
        for line in lines:
            line.has_news()

    def enter(self, line: "Line") -> None:
        """A socket has come; the others see that somebody watches."""
        table = line.place.table
        self.changed(table, 0)
        self._lines[table].add(line)

    def leave(self, line: "Line") -> None:
        """A socket has gone."""
        table = line.place.table
        self._lines[table].discard(line)
        if not self._lines[table]:
            del self._lines[table]
        self.changed(table, 0)

    def sockets(self) -> int:
        """How many sockets there are."""
        return sum(map(len, self._lines.values()))

    def tables(self) -> int:
        """At how many tables there is somebody."""
        return len(self._lines)

    def sweep(self) -> None:
        """Cut off sockets that have taken nothing for long. Called about once a second."""
        for line in self._all():
            line.cut_if_stalled()

    async def close(self) -> None:
        """Ask everybody to come back soon."""
        await asyncio.gather(*(line.part("restart", RESTART) for line in self._all()))

    def _all(self) -> "list[Line]":
        return [line for lines in self._lines.values() for line in lines]
