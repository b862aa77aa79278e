"""One table alive: its requests are answered one after the other, and only after they are stored.

Load, decide, append and commit, then acknowledge, then publish. Two mailboxes of one table, in two
processes, are safe too: the later append conflicts, and its request is decided again.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Final

from kolmikko.rulekit.refusal import Refusal
from kolmikko.shuffle import new_secret
from kolmikko.table.answers import Answer, Ok, Refused, Stale, Unavailable
from kolmikko.table.commands import BotAct, Command, DealOut, Proceed, Request, Wake
from kolmikko.table.decide import decide
from kolmikko.table.events import Entry, TableEvent
from kolmikko.table.evolve import evolve, opened
from kolmikko.table.house import deadline
from kolmikko.table.housekeeping import Errand, errand, prepared
from kolmikko.table.ports import (
    Answered,
    Append,
    Audience,
    BotSeats,
    Clock,
    ConflictError,
    EventStore,
    StoreError,
)
from kolmikko.table.presence import Presence
from kolmikko.table.refusals import STALE
from kolmikko.table.replay import fold
from kolmikko.table.seal import Seal
from kolmikko.table.state import Stage, Table
from kolmikko.table.views import room_view

TRIES: Final = 5
PATIENCE: Final = 2.0
"""Seconds after which a store that does not answer counts as unavailable."""

RETRY: Final = 1000
"""Milliseconds after which the house tries again what the store did not take."""

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


Letter = tuple[Request | None, "asyncio.Future[Answer] | None"]
"""A request with who waits for its answer; no request: see who is here."""


class Mailbox:
    """The single writer of one table in this process."""

    def __init__(self, table_id: str, outside: Outside) -> None:
        self.id = table_id
        self.outside = outside
        self.presence = Presence()
        self.table: Table | None = None
        self._loaded = False
        self._woken = False
        self._answered: dict[tuple[str, str], int] = {}
        self._letters: asyncio.Queue[Letter] = asyncio.Queue()
        self._unread = 0
        self.users = 0
        self._errand: Errand | None = None
        self._on_errand: asyncio.Task[None] | None = None
        self._worker = asyncio.create_task(self._work())

    async def ask(self, request: Request | None) -> Answer:
        """The answer to a request, when everything it brought about is stored."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._put(request, answer)
        return await answer

    def post(self, request: Request | None) -> None:
        """The same for who does not wait for the answer."""
        self._put(request, None)

    def _put(self, request: Request | None, waiting: "asyncio.Future[Answer] | None") -> None:
        self._unread += 1
        self._letters.put_nowait((request, waiting))

    @property
    def is_idle(self) -> bool:
        """Whether the table can be put out of memory: nobody is here, nothing is being done."""
        busy = self._unread or self.users or self._errand is not None
        return not busy and not self.presence

    async def close(self) -> None:
        """Stop. What has been acknowledged is stored already."""
        self.stop()
        for task in (self._on_errand, self._worker):
            if task is not None:
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        while not self._letters.empty():
            _, waiting = self._letters.get_nowait()
            _reply(waiting, Unavailable())

    def stop(self) -> None:
        """Begin to stop."""
        for task in (self._on_errand, self._worker):
            if task is not None:
                task.cancel()

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
                self._errand = None
            if isinstance(answer, Unavailable):
                self._try_again()
            else:
                self._run_errand()
        except Exception as error:  # other tables go on
            log.error("table %s: %s", self.id, type(error).__name__)
            self._forget()
            return Unavailable()
        return answer

    async def _answer(self, request: Request | None) -> Answer:
        for _ in range(TRIES):
            try:
                if not self._loaded:
                    await self._load()
                return Ok(self._version) if request is None else await self._decided(request)
            except ConflictError:
                self._forget()
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
        decision = decide(self.table, request)
        if isinstance(decision, Refusal):
            return self._refused(request, decision)
        if decision:
            await self._commit(request, decision)
        return Ok(self._version)

    def _refused(self, request: Request, refusal: Refusal) -> Answer:
        if refusal == STALE and self.table is not None:
            return Stale(room_view(self.table, request.person, request.seen))
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
        listed = table.settings.listed and table.stage != Stage.CLOSED
        append = Append(self.id, after, entries, answered, deadline(table), listed)
        async with asyncio.timeout(PATIENCE):
            await self.outside.store.append(append)
        self.table = table
        if answered is not None:
            self._answered[answered.person, answered.id] = answered.version
        self.outside.audience.changed(self.id, table.version)

    def _evolved(self, table: Table | None, entry: Entry) -> Table:
        if table is None:
            return opened(self.id, entry)
        return evolve(table, entry, self.outside.seal)

    @property
    def _version(self) -> int:
        return 0 if self.table is None else self.table.version

    # --- loading --------------------------------------------------------------------------------

    async def _load(self) -> None:
        async with asyncio.timeout(PATIENCE):
            loaded = await self.outside.store.load(self.id)
        self.table = fold(self.id, loaded.entries, self.outside.seal)
        self._answered = {(one.person, one.id): one.version for one in loaded.answered}
        self._loaded = True
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
        self._answered = {}
        self._errand = None

    def _request(self, command: Command) -> Request:
        return Request(command, self.outside.clock.now())

    # --- what happens by itself -----------------------------------------------------------------

    async def _see_who_is_here(self, table: Table) -> None:
        for command in self.presence.corrections(table):
            await self._answer(self._request(command))

    def _run_errand(self) -> None:
        """See to it that the next step of the house is done in its time, and only once."""
        wanted = None if self.table is None else errand(self.table)
        if wanted == self._errand:
            return
        self._errand = wanted
        if self.table is not None and wanted is not None:
            self._send(self._do_errand(self.table, wanted))

    def _try_again(self) -> None:
        """Look at the table again soon: the store did not answer."""
        self._errand = None
        self._send(self._do_later(self.outside.clock.now() + RETRY))

    def _send(self, way: Coroutine[None, None, None]) -> None:
        if self._on_errand is not None:
            self._on_errand.cancel()
        self._on_errand = asyncio.create_task(way)

    async def _do_errand(self, table: Table, wanted: Errand) -> None:
        outside = self.outside
        try:
            command = await prepared(
                wanted.step, table, outside.bots, outside.seal, outside.entropy
            )
        except Exception as error:  # other tables go on
            log.error("table %s, %s: %s", self.id, wanted.step, type(error).__name__)
            return
        await outside.clock.sleep_until(wanted.at)
        self.post(Request(command, outside.clock.now(), seen=table.moved))

    async def _do_later(self, at: int) -> None:
        await self.outside.clock.sleep_until(at)
        self.post(None)


def _reply(waiting: "asyncio.Future[Answer] | None", answer: Answer) -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(answer)
