"""What the house does at one table by itself, each step in its time and only once."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final

from kolmikko.table.commands import BotAct, DealOut, Proceed, Request
from kolmikko.table.housekeeping import Errand, errand
from kolmikko.table.ports import Clock
from kolmikko.table.state import Table

RETRY: Final = 1000
"""Milliseconds after which the house tries again what the store did not take."""

Prepares = Callable[[Errand, Table], Awaitable[Proceed | DealOut | BotAct]]
"""Makes the command by which a step is done."""

log = logging.getLogger(__name__)


class Errands:
    """The next step of the house at one table. Requests for it are posted when it is time."""

    def __init__(
        self, table_id: str, clock: Clock, prepare: Prepares, post: Callable[[Request | None], None]
    ) -> None:
        self._id = table_id
        self._clock = clock
        self._prepare = prepare
        self._post = post
        self._wanted: Errand | None = None
        self._task: asyncio.Task[None] | None = None

    def __bool__(self) -> bool:
        """Whether there is anything to do."""
        return self._wanted is not None

    def done(self) -> None:
        """The step that was asked for has been answered."""
        self._wanted = None

    def see(self, table: Table | None) -> None:
        """See to what a table needs next."""
        wanted = None if table is None else errand(table)
        if wanted == self._wanted:
            return
        self._wanted = wanted
        if table is not None and wanted is not None:
            self._send(self._run(table, wanted))

    def later(self) -> None:
        """Have the table looked at again soon: the store did not answer."""
        self._wanted = None
        self._send(self._look_again(self._clock.now() + RETRY))

    def stop(self) -> None:
        """Begin to stop."""
        if self._task is not None:
            self._task.cancel()

    async def close(self) -> None:
        """Stop."""
        self.stop()
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _send(self, way: Coroutine[None, None, None]) -> None:
        self.stop()
        self._task = asyncio.create_task(way)

    async def _run(self, table: Table, wanted: Errand) -> None:
        try:
            command = await self._prepare(wanted, table)
        except Exception as error:  # other tables go on
            log.error("table %s, %s: %s", self._id, wanted.step, type(error).__name__)
            return
        await self._clock.sleep_until(wanted.at)
        self._post(Request(command, self._clock.now(), seen=table.moved))

    async def _look_again(self, at: int) -> None:
        await self._clock.sleep_until(at)
        self._post(None)
