"""The table service: what sockets, pages and timers talk to.

It hands out views and answers, never a table, an event of the log or a card that is not in a view.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Final

from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.answers import Answer, Unavailable
from kolmikko.table.commands import ByPeople, Open, Request, Tick
from kolmikko.table.mailbox import PATIENCE, Mailbox, Outside
from kolmikko.table.ports import StoreError
from kolmikko.table.presence import may_watch
from kolmikko.table.refusals import NO_SPECTATORS, NO_SUCH_TABLE
from kolmikko.table.replay import Replay, replay
from kolmikko.table.settings import Settings
from kolmikko.table.state import Table
from kolmikko.table.views import RoomView, room_view

MOST_LIVE: Final = 2000
"""Tables kept in memory; beyond that, those where nobody is are put out of it."""

MOST_OVERDUE: Final = 200
LONGEST_ID: Final = 64


class TableService:
    """All tables of one process."""

    def __init__(self, outside: Outside, most_live: int = MOST_LIVE) -> None:
        self.outside = outside
        self.most_live = most_live
        self._mailboxes: dict[str, Mailbox] = {}
        self._connections = count(1)

    async def open(self, person: str, request_id: str, settings: Settings) -> tuple[str, Answer]:
        """Open a table; asked twice with one id, there is one table."""
        _check(person, request_id)
        table_id = self.outside.seal.name("table", person, request_id)
        request = Request(Open(settings), self.outside.clock.now(), person, request_id)
        return table_id, await self._asked(table_id, request)

    async def ask(
        self, table_id: str, person: str, request_id: str, seen: int, command: ByPeople
    ) -> Answer:
        """Do what a person wants; asked twice with one id, it is done once."""
        _check(person, request_id)
        now = self.outside.clock.now()
        return await self._asked(table_id, Request(command, now, person, request_id, seen))

    async def arrive(self, table_id: str, person: str) -> int | Refusal | Unavailable:
        """A connection begins: its number. Views are had by `look`, whenever there is news."""
        with self._using(table_id) as mailbox:
            table = await self._loaded(mailbox)
            if not isinstance(table, Table):
                return table
            if not may_watch(table, person, mailbox.presence.watchers(table)):
                return NO_SPECTATORS
            connection = next(self._connections)
            mailbox.presence.arrive(connection, person)
            await mailbox.ask(None)
        return connection

    def depart(self, table_id: str, connection: int) -> None:
        """A connection has ended, or its end is noticed late."""
        mailbox = self._mailboxes.get(table_id)
        if mailbox is not None:
            mailbox.presence.depart(connection)
            mailbox.post(None)

    async def look(
        self, table_id: str, person: str, since: int = 0
    ) -> RoomView | Refusal | Unavailable:
        """What a person may have of a table now; the same for all ways to get here."""
        with self._using(table_id) as mailbox:
            table = mailbox.table or await self._loaded(mailbox)
            if not isinstance(table, Table):
                return table
            if not may_watch(table, person, mailbox.presence.watchers(table)):
                return NO_SPECTATORS
        return room_view(table, person, since)

    async def replay(
        self, table_id: str, person: str, match: int
    ) -> Replay | Refusal | Unavailable:
        """A match that has ended, as far as a person may see it again."""
        try:
            async with asyncio.timeout(PATIENCE):
                loaded = await self.outside.store.load(table_id)
        except (StoreError, TimeoutError):
            return Unavailable()
        seal = self.outside.seal
        return await asyncio.to_thread(replay, table_id, loaded.entries, seal, person, match)

    async def tick(self) -> None:
        """Let time pass at the tables whose deadline has come. Called about once a second."""
        now = self.outside.clock.now()
        try:
            overdue = await self.outside.store.overdue(now, MOST_OVERDUE)
        except StoreError:
            return
        await asyncio.gather(*(self._asked(one, Request(Tick(), now)) for one in overdue))

    async def close(self) -> None:
        """Stop; everything acknowledged is stored."""
        mailboxes, self._mailboxes = self._mailboxes, {}
        for mailbox in mailboxes.values():
            await mailbox.close()

    # --- mailboxes ------------------------------------------------------------------------------

    @contextmanager
    def _using(self, table_id: str) -> Iterator[Mailbox]:
        """The mailbox of a table, which stays alive meanwhile."""
        mailbox = self._mailboxes.pop(table_id, None) or Mailbox(table_id, self.outside)
        self._mailboxes[table_id] = mailbox  # the one used last stands last
        mailbox.users += 1
        try:
            yield mailbox
        finally:
            mailbox.users -= 1
            self._tidy(mailbox)

    async def _asked(self, table_id: str, request: Request) -> Answer:
        with self._using(table_id) as mailbox:
            return await mailbox.ask(request)

    async def _loaded(self, mailbox: Mailbox) -> Table | Refusal | Unavailable:
        answer = await mailbox.ask(None)
        if mailbox.table is not None:
            return mailbox.table
        return Unavailable() if isinstance(answer, Unavailable) else NO_SUCH_TABLE

    def _tidy(self, used: Mailbox) -> None:
        """Put tables out of memory: what is none, and the longest unused where nobody is."""
        spare = len(self._mailboxes) - self.most_live
        unused = [used] if used.table is None else []
        if spare > 0:
            unused += [box for box in list(self._mailboxes.values()) if box.is_idle][:spare]
        for mailbox in unused:
            if mailbox.is_idle and self._mailboxes.get(mailbox.id) is mailbox:
                del self._mailboxes[mailbox.id]
                mailbox.stop()


def _check(person: str, request_id: str) -> None:
    """Raises ValueError for what the caller should have refused already."""
    for word in (person, request_id):
        if not 0 < len(word) <= LONGEST_ID or not word.isascii() or not word.isprintable():
            raise ValueError("a request needs a person and an id of at most 64 plain letters")
