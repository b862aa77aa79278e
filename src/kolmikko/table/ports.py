"""What the table service needs from outside. Adapters fulfil these; tests have their own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from kolmikko.bots.base import Choice, Sight
from kolmikko.table.events import Entry
from kolmikko.table.listing import ListedTable

GRID: Final = 0.05
"""Seconds: news of tables goes out at multiples of this on the clock of the event loop, so that
the time says nothing about the work done."""


class ConflictError(Exception):
    """Somebody else has written to the table first: load it and decide again."""


class StoreError(Exception):
    """The store cannot be reached. Whether an append got through may not be known."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A request that has been answered with "done", and the version after it."""

    person: str
    id: str
    version: int


@dataclass(frozen=True, slots=True)
class Loaded:
    """All that a store has of one table; no entries where there is none."""

    entries: tuple[Entry, ...]
    answered: tuple[Answered, ...]


@dataclass(frozen=True, slots=True)
class Append:
    """Entries that follow version `after` of a table, all or none of them.

    `deadline` is when time alone changes the table next, None for never, as at a closed one;
    `listed` is its line in the public list, if it stands there.
    """

    table: str
    after: int
    entries: tuple[Entry, ...]
    answered: Answered | None = None
    deadline: int | None = None
    listed: ListedTable | None = None


class EventStore(Protocol):
    """Logs of tables. What `append` has returned from is never lost."""

    async def load(self, table: str, after: int = 0) -> Loaded:
        """Everything of one table that came after a version. Raises StoreError."""

    async def head(self, table: str) -> int:
        """The version of the last entry of a table, 0 where there is none. Raises StoreError."""

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        """The same of many tables at once, without those that there are not. Raises StoreError."""

    async def append(self, append: Append) -> None:
        """Write durably. Raises ConflictError, then nothing is written; or StoreError."""

    async def overdue(self, now: int, most: int) -> Sequence[str]:
        """Tables whose deadline has come, the longest overdue first. Raises StoreError."""

    async def listed(self, most: int) -> Sequence[ListedTable]:
        """The public list, the newest tables first. Raises StoreError."""

    async def beat(self, process: str, now: int, since: int) -> Sequence[str]:
        """A process lives: all processes that have said so since a time. Raises StoreError."""

    async def forget(self, before: int) -> int:
        """Delete tables that were closed before a time: how many. Raises StoreError."""

    async def tables_of(self, person: str) -> Sequence[str]:
        """The tables at which a person has done anything. Raises StoreError."""

    async def forget_person(self, person: str, new: str) -> None:
        """Put another hash in the place of a person's in all logs, see `table.privacy`, and delete
        that person's answers. Raises StoreError.
        """


class Clock(Protocol):
    """Time as the service knows it."""

    def now(self) -> int:
        """Milliseconds since 1970. Never goes back."""

    async def sleep_until(self, at: int) -> None:
        """Wait until then; not at all if that is past."""


class Audience(Protocol):
    """Who is told that there is something new to look at. Cards never come this way."""

    def changed(self, table: str, version: int) -> None:
        """A table has a new version, stored durably, or other spectators. Must not block."""


class Bus(Protocol):
    """Wake-ups between processes: a table and a version, never what happened. Any may be lost."""

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Have a function called, in the event loop, with each wake-up; one's own may come too."""

    def tell(self, table: str, version: int) -> None:
        """A table has a new version, stored durably. Must not block or raise."""


class BotSeats(Protocol):
    """Where bots think. They get what their seat may know and nothing else."""

    async def choose(self, bot: str, sight: Sight, legal: tuple[int, ...], luck: int) -> int:
        """One of the legal actions of the layout; equal luck gives equal choices."""

    async def advise(self, sight: Sight, legal: tuple[int, ...], luck: int) -> Choice | None:
        """What `bots.ADVISER` would do, and knows of each action; None without time for it now."""
