"""One table alive: its requests are answered one after the other, and only after they are stored.

Load, decide, append and commit, then acknowledge, then publish. Two mailboxes of one table, in two
processes, are safe too: the later append conflicts, and its request is decided again.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from kolmikko.rulekit.refusal import Refusal
from kolmikko.shuffle import new_secret
from kolmikko.table.answers import Answer, Ok, Refused, Stale, Unavailable
from kolmikko.table.bus import LocalBus
from kolmikko.table.commands import BotAct, Command, DealOut, Enter, Proceed, Request, Wake
from kolmikko.table.decide import decide
from kolmikko.table.doors import Guesses
from kolmikko.table.errands import Errands
from kolmikko.table.events import Entry, TableEvent
from kolmikko.table.evolve import evolve, opened
from kolmikko.table.fleet import Fleet
from kolmikko.table.house import deadline
from kolmikko.table.housekeeping import Errand, prepared
from kolmikko.table.listing import listing
from kolmikko.table.ports import (
    Answered,
    Append,
    Audience,
    BotSeats,
    Bus,
    Clock,
    ConflictError,
    EventStore,
    StoreError,
)
from kolmikko.table.presence import Presence, may_look
from kolmikko.table.refusals import STALE, TOO_SOON, WRONG_PASSWORD
from kolmikko.table.seal import Seal
from kolmikko.table.state import Table
from kolmikko.table.views import RoomView, Views

TRIES: Final = 5
MOST_AT_ONCE: Final = 500
"""Entries of a log that are taken in without letting other tables go on."""

PATIENCE: Final = 2.0
"""Seconds after which a store that does not answer counts as unavailable."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Outside:
    """Everything that tables need from outside. `started`: when this process began."""

    store: EventStore
    clock: Clock
    audience: Audience
    bots: BotSeats
    seal: Seal
    started: int
    entropy: Callable[[], str] = field(default=new_secret)
    bus: Bus = field(default_factory=LocalBus)


Letter = tuple[Request | None, "asyncio.Future[Answer] | None"]
"""A request with who waits for its answer; no request: see who is here."""


class Mailbox:
    """The single writer of one table in this process."""

    def __init__(self, table_id: str, outside: Outside, fleet: Fleet) -> None:
        self.id = table_id
        self.outside = outside
        self.fleet = fleet
        self.presence = Presence(fleet)
        self.table: Table | None = None
        self._views: Views | None = None
        self._loaded = False
        self._woken = False
        self._known = 0
        self._heard = 0
        self._watchers = 0
        self._rewritten = False
        self._answered: dict[tuple[str, str], int] = {}
        self._letters: asyncio.Queue[Letter] = asyncio.Queue()
        self._unread = 0
        self.users = 0
        self._guesses = Guesses()
        self._errands = Errands(table_id, outside.clock, self._prepared, self.post)
        self._worker = asyncio.create_task(self._work())

    async def ask(self, request: Request | None) -> Answer:
        """The answer to a request, when everything it brought about is stored."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.post(request, answer)
        return await answer

    def post(
        self, request: Request | None, waiting: "asyncio.Future[Answer] | None" = None
    ) -> None:
        """The same for who does not wait here for the answer."""
        self._unread += 1
        self._letters.put_nowait((request, waiting))

    def look(self, table: Table, person: str, since: int = 0) -> RoomView | Refusal:
        """What a person may have of the table now."""
        watchers = self.presence.watchers(table)
        refused = may_look(table, person, watchers)
        return refused or self._views_of(table).of(person, since, len(watchers))

    def _views_of(self, table: Table) -> Views:
        """The views of the table, kept until there is a newer one."""
        if self._views is None or self._views.table is not table:
            self._views = Views(table, self._views)
        return self._views

    @property
    def is_idle(self) -> bool:
        """Whether the table can be put out of memory: nobody is here, nothing is being done."""
        return not (self._unread or self.users or self._errands or self.presence)

    def hears(self, version: int) -> None:
        """There is such a version in the store, which another process may have written."""
        if version > max(self._known, self._heard):
            self._heard = version
            self.post(None)

    def was_rewritten(self) -> None:
        """The log in the store is not word for word what it was."""
        self._rewritten = True
        self.post(None)

    async def close(self) -> None:
        """Stop. What has been acknowledged is stored already."""
        self._worker.cancel()
        await self._errands.close()
        with contextlib.suppress(asyncio.CancelledError):
            await self._worker
        while not self._letters.empty():
            _, waiting = self._letters.get_nowait()
            _reply(waiting, Unavailable())

    def stop(self) -> None:
        """Begin to stop."""
        self._errands.stop()
        self._worker.cancel()

    # --- one letter after the other -------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            request, waiting = await self._letters.get()
            try:
                answer = await self._handled(request)
            except asyncio.CancelledError:
                _reply(waiting, Unavailable())
                raise
            self._unread -= 1
            _reply(waiting, answer)

    async def _handled(self, request: Request | None) -> Answer:
        """The answer; a fault of ours stops this request and is logged without any content."""
        try:
            answer = await self._answer(request)
            if self._loaded and self.table is not None:
                await self._see_who_is_here(self.table)
            if request is not None and isinstance(request.command, BotAct | DealOut | Proceed):
                self._errands.done()
            if isinstance(answer, Unavailable):
                self._errands.later()
            else:
                self._errands.see(self.table)
        except Exception as error:  # other tables go on
            log.error("table %s: %s", self.id, type(error).__name__)
            self._forget()
            return Unavailable()
        return answer

    async def _answer(self, request: Request | None) -> Answer:
        if self._rewritten:
            self._forget()
        for _ in range(TRIES):
            try:
                if not self._loaded or self._heard > self._version:
                    await self._load()
                return Ok(self._version) if request is None else await self._decided(request)
            except ConflictError:
                self._loaded = False
            except (StoreError, TimeoutError):
                self._forget()
                return Unavailable()
        return Unavailable()

    async def _decided(self, request: Request) -> Answer:
        before = self._answered.get((request.person, request.id)) if request.id else None
        if before is not None:
            return Ok(before)
        if request.seen > self._version:
            await self._catch_up()
        if isinstance(request.command, Enter) and self._guesses.too_soon(
            request.person, request.at
        ):
            return Refused(TOO_SOON)
        decision = decide(self.table, request)
        if isinstance(decision, Refusal):
            if self.fleet.has_company:
                await self._catch_up()
            return self._refused(request, decision)
        if decision:
            await self._commit(request, decision)
        return Ok(self._version)

    def _refused(self, request: Request, refusal: Refusal) -> Answer:
        if refusal == WRONG_PASSWORD:
            self._guesses.wrong(request.person, request.at)
        if refusal == STALE and self.table is not None:
            watchers = len(self.presence.watchers(self.table))
            return Stale(self._views_of(self.table).of(request.person, request.seen, watchers))
        return Refused(refusal)

    async def _commit(self, request: Request, events: tuple[TableEvent, ...]) -> None:
        """Store events, and only then let them have happened."""
        after, table = self._version, self.table
        entries = tuple(Entry(after + n, request.at, event) for n, event in enumerate(events, 1))
        for entry in entries:
            table = self._evolved(table, entry)
        if table is None:
            return
        answered = Answered(request.person, request.id, table.version) if request.id else None
        append = Append(self.id, after, entries, answered, deadline(table), listing(table))
        async with asyncio.timeout(PATIENCE):
            await self.outside.store.append(append)
        self.table = table
        self._known = table.version
        if answered is not None:
            self._answered[answered.person, answered.id] = answered.version
        self.outside.audience.changed(self.id, table.version)
        self.outside.bus.tell(self.id, table.version)

    def _folded(self, entries: tuple[Entry, ...]) -> Table | None:
        table = self.table
        for entry in entries:
            table = self._evolved(table, entry)
        return table

    def _evolved(self, table: Table | None, entry: Entry) -> Table:
        if table is None:
            return opened(self.id, entry)
        return evolve(table, entry, self.outside.seal)

    @property
    def _version(self) -> int:
        return 0 if self.table is None else self.table.version

    # --- loading --------------------------------------------------------------------------------

    async def _load(self) -> None:
        """Take in what the store has, or has more; whoever is here hears of what others wrote."""
        async with asyncio.timeout(PATIENCE):
            loaded = await self.outside.store.load(self.id, self._version)
        if len(loaded.entries) > MOST_AT_ONCE:
            self.table = await asyncio.to_thread(self._folded, loaded.entries)
        else:
            self.table = self._folded(loaded.entries)
        self._answered |= {(one.person, one.id): one.version for one in loaded.answered}
        self._loaded = True
        known, self._known = self._known, max(self._known, self._version)
        self._heard = self._version
        if 0 < known < self._version:
            self.outside.audience.changed(self.id, self._version)
        if self.table is not None and not self._woken and self.table.at < self.outside.started:
            await self._decided(self._request(Wake()))
        self._woken = True

    async def _catch_up(self) -> None:
        """Somebody has seen a version that is not here: another process may have written it."""
        async with asyncio.timeout(PATIENCE):
            head = await self.outside.store.head(self.id)
        if head > self._version:
            raise ConflictError(self.id)

    def _forget(self) -> None:
        self._loaded = False
        self.table = None
        self._views = None
        self._answered = {}
        self._rewritten = False
        self._errands.done()

    def _request(self, command: Command) -> Request:
        return Request(command, self.outside.clock.now(), process=self.fleet.me)

    # --- what happens by itself -----------------------------------------------------------------

    async def _see_who_is_here(self, table: Table) -> None:
        for command in self.presence.corrections(table):
            await self._answer(self._request(command))
        before, self._watchers = self._watchers, len(self.presence.watchers(table))
        if self._watchers != before:
            self.outside.audience.changed(self.id, self._version)

    async def _prepared(self, wanted: Errand, table: Table) -> Proceed | DealOut | BotAct:
        outside = self.outside
        return await prepared(wanted.step, table, outside.bots, outside.seal, outside.entropy)


def _reply(waiting: "asyncio.Future[Answer] | None", answer: Answer) -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(answer)
