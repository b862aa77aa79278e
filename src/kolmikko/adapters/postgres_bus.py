"""Wake-ups between processes by LISTEN and NOTIFY of PostgreSQL, on a connection of its own.

What is told is gathered for a moment, outside of all transactions that write. When the connection
is lost, wake-ups are too, until there is another one: the service looks around by itself as well.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

import psycopg
from sqlalchemy import make_url

CHANNEL: Final = "kolmikko"
GATHER: Final = 0.02
"""Seconds that wake-ups may wait for others to go with them."""

RETRY: Final = 1.0
MOST_TOGETHER: Final = 100
"""Tables in one notification: it may have 8,000 bytes."""

log = logging.getLogger(__name__)


class PostgresBus:
    """See `table.ports.Bus`. `url` is that of the store, in the manner of SQLAlchemy."""

    def __init__(self, url: str) -> None:
        plain = make_url(url).set(drivername="postgresql")
        self._address = plain.render_as_string(hide_password=False)
        self._listeners: list[Callable[[str, int], None]] = []
        self._news: dict[str, int] = {}
        self.ready = asyncio.Event()
        self._task = asyncio.create_task(self._live())

    def listen(self, hear: Callable[[str, int], None]) -> None:
        self._listeners.append(hear)

    def tell(self, table: str, version: int) -> None:
        self._news[table] = version

    async def close(self) -> None:
        """Let go of the connection."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _live(self) -> None:
        while True:
            try:
                await self._connected()
            except (psycopg.Error, OSError) as error:
                log.warning("wake-ups: %s", type(error).__name__)
            self.ready.clear()
            await asyncio.sleep(RETRY)

    async def _connected(self) -> None:
        connect = psycopg.AsyncConnection.connect
        async with await connect(self._address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            while True:
                async for notice in connection.notifies(timeout=GATHER):
                    self._hear(notice.payload)
                await self._tell_all(connection)

    async def _tell_all(self, connection: "psycopg.AsyncConnection[tuple[str, ...]]") -> None:
        news, self._news = list(self._news.items()), {}
        for first in range(0, len(news), MOST_TOGETHER):
            payload = " ".join(f"{t}:{v}" for t, v in news[first : first + MOST_TOGETHER])
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    def _hear(self, payload: str) -> None:
        for news in payload.split(" "):
            table, _, version = news.partition(":")
            if version.isdecimal():
                for hear in self._listeners:
                    hear(table, int(version))
