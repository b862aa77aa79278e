"""The table service: what sockets, pages and timers talk to.

It hands out views and answers, never a table, an event of the log or a card that is not in a view.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from typing import Final

from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.again import Wanted, prepared_again
from kolmikko.table.answers import Answer, Refused, Unavailable
from kolmikko.table.commands import ByPeople, Command, Enter, Leave, Open, Request, Tick
from kolmikko.table.doors import plain_password
from kolmikko.table.events import Entry
from kolmikko.table.fleet import BEAT, SILENCE, Fleet
from kolmikko.table.hints import Advised, Question, question
from kolmikko.table.listing import ListedTable
from kolmikko.table.mailbox import PATIENCE, Mailbox, Outside
from kolmikko.table.ports import StoreError
from kolmikko.table.presence import may_look
from kolmikko.table.reasons import Why, why
from kolmikko.table.refusals import BAD_PASSWORD, NEEDS_PASSWORD, NO_SUCH_TABLE
from kolmikko.table.replay import Past, Replay, past, replay
from kolmikko.table.settings import Settings
from kolmikko.table.state import Table
from kolmikko.table.tokens import new_token, person_of
from kolmikko.table.turns import Decisions, decisions
from kolmikko.table.views import RoomView

MOST_LIVE: Final = 2000
"""Tables kept in memory; beyond that, those where nobody is are put out of it."""

MOST_OVERDUE: Final = 200
LONGEST_ID: Final = 64
DAY: Final = 86_400_000


class TableService:
    """All tables of one process."""

    def __init__(self, outside: Outside, most_live: int = MOST_LIVE) -> None:
        self.outside = outside
        self.most_live = most_live
        self._mailboxes: dict[str, Mailbox] = {}
        self.fleet = Fleet()
        self._connections = count(1)
        self._next_beat = 0
        outside.bus.listen(self._heard)

    async def open(
        self, person: str, request_id: str, settings: Settings, password: str | None = None
    ) -> tuple[str, Answer]:
        """Open a table; asked twice with one id, there is one table."""
        _check(person, request_id)
        seal = self.outside.seal
        table_id = seal.name("table", person, request_id)
        proof = ""
        if password is not None:
            plain = plain_password(password)
            if plain is None:
                return table_id, Refused(BAD_PASSWORD)
            proof = seal.proof(plain, table_id)
        request = self._request(Open(settings, proof), person, request_id)
        return table_id, await self._asked(table_id, request)

    async def ask(
        self, table_id: str, person: str, request_id: str, seen: int, command: ByPeople
    ) -> Answer:
        """Do what a person wants; asked twice with one id, it is done once."""
        _check(person, request_id)
        if isinstance(command, Enter):
            plain = plain_password(command.password)
            command = Enter(self.outside.seal.proof(plain, table_id) if plain else "")
        request = self._request(command, person, request_id)
        return await self._asked(table_id, replace(request, seen=seen))

    async def arrive(self, table_id: str, person: str) -> int | Refusal | Unavailable:
        """A connection begins: its number. Views are had by `look`, whenever there is news."""
        with self._using(table_id) as mailbox:
            table = await self._loaded(mailbox)
            if not isinstance(table, Table):
                return table
            refused = may_look(table, person, mailbox.presence.watchers(table))
            if refused is not None:
                return refused
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
        live = self._mailboxes.get(table_id)
        if live is not None and live.table is not None:
            return live.look(live.table, person, since)
        with self._using(table_id) as mailbox:
            table = await self._loaded(mailbox)
            return mailbox.look(table, person, since) if isinstance(table, Table) else table

    async def why(self, table_id: str, person: str, move: Move) -> Why | Refusal | Unavailable:
        """Why a person could not make a move now, if so, and which house rules would allow it."""
        with self._using(table_id) as mailbox:
            table = mailbox.table or await self._loaded(mailbox)
        if not isinstance(table, Table):
            return table
        if not table.may_enter(person):
            return NEEDS_PASSWORD
        return await asyncio.to_thread(why, table, person, move)

    async def hint(self, table_id: str, person: str) -> Advised | Refusal | Unavailable:
        """What to do now, where the table allows a person to ask."""
        with self._using(table_id) as mailbox:
            table = mailbox.table or await self._loaded(mailbox)
        if not isinstance(table, Table):
            return table
        asked = question(table, person)
        if not isinstance(asked, Question):
            return asked
        bots = self.outside.bots
        choice = await bots.advise(asked.sight, asked.legal, asked.luck)
        return Unavailable() if choice is None else Advised(asked, choice)

    async def replay(
        self, table_id: str, person: str, match: int
    ) -> Replay | Refusal | Unavailable:
        """A match that has ended, as far as a person may see it again."""
        entries = await self._log(table_id)
        if isinstance(entries, Unavailable):
            return entries
        seal = self.outside.seal
        return await asyncio.to_thread(replay, table_id, entries, seal, person, match)

    async def decisions(
        self, table_id: str, person: str, match: int
    ) -> Decisions | Refusal | Unavailable:
        """The decisions of a match that has ended, as far as a person may judge them."""
        found = await self._past(table_id, person, match)
        if not isinstance(found, Past):
            return found
        return await asyncio.to_thread(decisions, found)

    async def again(
        self, person: str, request_id: str, table_id: str, match: int, wanted: Wanted
    ) -> tuple[str, Answer]:
        """Open a table at which a deal is played again; asked twice with one id, there is one."""
        _check(person, request_id)
        seal = self.outside.seal
        new = seal.name("again", person, request_id)
        found = await self._past(table_id, person, match)
        if not isinstance(found, Past):
            return new, Refused(found) if isinstance(found, Refusal) else found
        command = prepared_again(found, wanted, new, seal, self.outside.entropy())
        if isinstance(command, Refusal):
            return new, Refused(command)
        return new, await self._asked(new, self._request(command, person, request_id))

    async def _past(self, table_id: str, person: str, match: int) -> Past | Refusal | Unavailable:
        entries = await self._log(table_id)
        if isinstance(entries, Unavailable):
            return entries
        seal = self.outside.seal
        return await asyncio.to_thread(past, table_id, entries, seal, person, match)

    async def _log(self, table_id: str) -> tuple[Entry, ...] | Unavailable:
        try:
            async with asyncio.timeout(PATIENCE):
                loaded = await self.outside.store.load(table_id)
        except (StoreError, TimeoutError):
            return Unavailable()
        return loaded.entries

    async def listed(self, most: int) -> tuple[ListedTable, ...] | Unavailable:
        """The public list, the newest tables first."""
        try:
            async with asyncio.timeout(PATIENCE):
                return tuple(await self.outside.store.listed(most))
        except (StoreError, TimeoutError):
            return Unavailable()

    async def tick(self) -> None:
        """Let time pass at the tables whose deadline has come, and see what other processes wrote.

        Called about once a second.
        """
        now = self.outside.clock.now()
        try:
            overdue = await self.outside.store.overdue(now, MOST_OVERDUE)
            await self._look_around(now)
        except StoreError:
            return
        await asyncio.gather(*(self._asked(one, self._request(Tick())) for one in overdue))

    async def close(self) -> None:
        """Stop; everything acknowledged is stored."""
        mailboxes, self._mailboxes = self._mailboxes, {}
        for mailbox in mailboxes.values():
            await mailbox.close()

    # --- people who want to be forgotten, and what nobody needs any more ------------------------

    async def forget_old(self, days: int) -> int | Unavailable:
        """Delete the tables that have been closed for so many days: how many."""
        try:
            return await self.outside.store.forget(self.outside.clock.now() - days * DAY)
        except StoreError:
            return Unavailable()

    async def forget_person(self, person: str) -> int | Unavailable:
        """Let a person leave all tables, and take name and words of theirs out of what is stored.

        At how many tables. What they played stays: it is the others' game too.
        """
        store = self.outside.store
        try:
            tables = await store.tables_of(person)
            for table in tables:
                left = await self._asked(table, self._request(Leave(), person))
                if isinstance(left, Unavailable):
                    return left
            await store.forget_person(person, person_of(new_token()))
        except StoreError:
            return Unavailable()
        for table in tables:
            mailbox = self._mailboxes.get(table)
            if mailbox is not None:
                mailbox.was_rewritten()
        return len(tables)

    # --- other processes ------------------------------------------------------------------------

    def _heard(self, table_id: str, version: int) -> None:
        mailbox = self._mailboxes.get(table_id)
        if mailbox is not None:
            mailbox.hears(version)

    async def _look_around(self, now: int) -> None:
        """Heal what wake-ups have not told: news of tables where somebody is, processes' ends."""
        live = [mailbox.id for mailbox in self._mailboxes.values() if mailbox.presence]
        if not live:
            return
        heads = await self.outside.store.heads(live)
        for table_id, version in heads.items():
            self._heard(table_id, version)
        if now >= self._next_beat:
            self._next_beat = now + BEAT
            living = await self.outside.store.beat(self.fleet.me, now, now - SILENCE)
            if self.fleet.hears_of(living):
                for mailbox in self._mailboxes.values():
                    mailbox.post(None)

    # --- mailboxes ------------------------------------------------------------------------------

    @contextmanager
    def _using(self, table_id: str) -> Iterator[Mailbox]:
        """The mailbox of a table, which stays alive meanwhile."""
        mailbox = self._mailboxes.pop(table_id, None)
        mailbox = mailbox or Mailbox(table_id, self.outside, self.fleet)
        self._mailboxes[table_id] = mailbox  # the one used last stands last
        mailbox.users += 1
        try:
            yield mailbox
        finally:
            mailbox.users -= 1
            self._tidy(mailbox)

    def _request(self, command: Command, person: str = "", request_id: str = "") -> Request:
        now = self.outside.clock.now()
        return Request(command, now, person, request_id, process=self.fleet.me)

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


def is_id(word: str) -> bool:
    """Whether a person or a request may be called this."""
    return 0 < len(word) <= LONGEST_ID and word.isascii() and word.isprintable()


def _check(person: str, request_id: str) -> None:
    """Raises ValueError for what the caller should have refused already."""
    for word in (person, request_id):
        if not is_id(word):
            raise ValueError("a request needs a person and an id of at most 64 plain letters")
