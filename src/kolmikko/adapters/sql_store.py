"""Logs in a database: SQLite or PostgreSQL, by the same code.

One writer gathers what is to be appended while the last transaction commits, and commits it all
at once: a table waits for the disk, not for the other tables. An append is accepted if the row
of its table says the version that it follows; keys of log and answers hold the same line again.
"""

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kolmikko.adapters.databases import READS, SQLITE, check_durable, engine_of
from kolmikko.adapters.migrate import migrate
from kolmikko.adapters.schema import ANSWERS, EVENTS, PROCESSES, ROOMS
from kolmikko.adapters.sql_forgetting import (
    MOST_AT_ONCE,
    PERSONS_TABLES,
    delete_some_closed,
    rewrite,
)
from kolmikko.adapters.sql_rows import (
    ADD_ANSWERS,
    ADD_EVENTS,
    HEADS,
    MOVE_HEAD,
    Row,
    answer_rows,
    event_row,
    head_row,
    room_row,
)
from kolmikko.adapters.wire import Codec, Stored, read_listing
from kolmikko.table.listing import ListedTable
from kolmikko.table.ports import GRID, Answered, Append, ConflictError, Loaded, StoreError
from kolmikko.table.seal import Seal

MOST_TOGETHER: Final = 64
"""Appends of one transaction."""

GATHERING: Final = 0.008
"""Seconds for which the first append of a transaction waits for others to join in."""

LEAD: Final = 0.015
"""Where others do join in, transactions begin so many seconds before news is told (`GRID`), and
once more in between: each costs far more than an append that joins it.
"""

T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """An append in the queue, already as rows, and who waits for it."""

    append: Append
    events: list[Row]
    done: "asyncio.Future[None]"

    @property
    def head(self) -> int:
        return self.append.after + len(self.events)


class SqlStore:
    """A store that outlives the process; see `table.ports.EventStore`.

    The database is spoken to by two threads, one that writes and one that reads.
    """

    def __init__(self, engine: Engine, seal: Seal) -> None:
        self._engine = engine
        self._codec = Codec(seal)
        self._dialect = sqlite if engine.dialect.name == SQLITE else postgresql
        self._writing = ThreadPoolExecutor(1, "kolmikko-writes")
        self._reading = ThreadPoolExecutor(1, "kolmikko-reads")
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self._connection: Connection | None = None
        self._is_busy = False

    @classmethod
    async def open(cls, url: str, seal: Seal) -> "SqlStore":
        """The store in a database, brought to its newest form. Raises NotDurableError."""
        return cls(await asyncio.to_thread(ready_engine, url), seal)

    async def close(self) -> None:
        """Let go of the database; who still waits is told that the store is gone."""
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
        while not self._queue.empty():
            _fail(self._queue.get_nowait(), StoreError("closed"))
        await asyncio.to_thread(self._shut_down)

    def _shut_down(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        self._let_go()
        self._engine.dispose()

    async def load(self, table: str, after: int = 0) -> Loaded:
        newer = (EVENTS.c.room == table) & (EVENTS.c.version > after)
        events = select(EVENTS).where(newer).order_by(EVENTS.c.version)
        answers = select(ANSWERS).where(ANSWERS.c.room == table, ANSWERS.c.version > after)

        def loaded(connection: Connection) -> Loaded:
            stored = (
                Stored(row.version, row.at, row.kind, row.body_version, row.body)
                for row in connection.execute(events)
            )
            return Loaded(
                tuple(self._codec.read(table, one) for one in stored),
                tuple(
                    Answered(r.person, r.request, r.version) for r in connection.execute(answers)
                ),
            )

        return await self._read(loaded)

    async def head(self, table: str) -> int:
        query = select(ROOMS.c.head).where(ROOMS.c.id == table)
        return await self._read(lambda connection: connection.execute(query).scalar() or 0)

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        query = select(ROOMS.c.id, ROOMS.c.head).where(ROOMS.c.id.in_(tables))
        return await self._read(
            lambda connection: {row.id: row.head for row in connection.execute(query)}
        )

    async def append(self, append: Append) -> None:
        table = append.table
        rows = [event_row(table, self._codec.write(table, entry)) for entry in append.entries]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Waiting(append, rows, done))
        await done

    async def overdue(self, now: int, most: int) -> Sequence[str]:
        late = ROOMS.c.deadline <= now
        query = select(ROOMS.c.id).where(late).order_by(ROOMS.c.deadline).limit(most)
        return await self._read(lambda connection: connection.execute(query).scalars().all())

    async def listed(self, most: int) -> Sequence[ListedTable]:
        newest, there = ROOMS.c.opened_at.desc(), ROOMS.c.listed & ROOMS.c.summary.is_not(None)
        query = select(ROOMS.c.summary).where(there).order_by(newest).limit(most)
        lines = await self._read(lambda connection: connection.execute(query).scalars().all())
        return [read_listing(line) for line in lines]

    async def beat(self, process: str, now: int, since: int) -> Sequence[str]:
        sign = self._dialect.insert(PROCESSES).values(id=process, beat_at=now)
        again = sign.on_conflict_do_update(index_elements=["id"], set_={"beat_at": now})

        def beaten(connection: Connection) -> Sequence[str]:
            connection.execute(delete(PROCESSES).where(PROCESSES.c.beat_at < since))
            connection.execute(again)
            return connection.execute(select(PROCESSES.c.id)).scalars().all()

        return await self._change(beaten)

    async def forget(self, before: int) -> int:
        gone = 0
        while True:
            now = await self._change(lambda connection: delete_some_closed(connection, before))
            gone += now
            if now < MOST_AT_ONCE:
                return gone

    async def tables_of(self, person: str) -> Sequence[str]:
        return await self._read(
            lambda connection: (
                connection.execute(PERSONS_TABLES, {"person": person}).scalars().all()
            )
        )

    async def forget_person(self, person: str, new: str) -> None:
        for table in await self.tables_of(person):
            await self._change(
                partial(rewrite, codec=self._codec, table=table, person=person, new=new)
            )

    async def _read(self, question: Callable[[Connection], T]) -> T:
        def answered() -> T:
            with self._engine.connect() as connection:
                return question(connection.execution_options(**{READS: True}))

        return await _in_thread(self._reading, answered)

    async def _change(self, change: Callable[[Connection], T]) -> T:
        """Something that is written between the appends."""

        def changed() -> T:
            with self._engine.begin() as connection:
                return change(connection)

        return await _in_thread(self._writing, changed)

    # --- the writer -----------------------------------------------------------------------------

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            together = [await self._queue.get()]
            try:
                await asyncio.sleep(self._patience(loop.time()))
                while len(together) < MOST_TOGETHER and not self._queue.empty():
                    together.append(self._queue.get_nowait())
                self._is_busy = len(together) > 1
                outcome = await loop.run_in_executor(self._writing, self._committed, together)
            except asyncio.CancelledError:
                for waiting in together:
                    _fail(waiting, StoreError("closed"))
                raise
            for waiting, error in zip(together, outcome, strict=True):
                _tell(waiting, error)

    def _patience(self, now: float) -> float:
        """Seconds to wait for appends that can be committed with the first one."""
        if self._queue.qsize() + 1 >= MOST_TOGETHER:
            return 0.0
        return (-LEAD - now) % (GRID / 2) if self._is_busy else GATHERING

    def _committed(self, together: list[Waiting]) -> list[Exception | None]:
        """Commit what was gathered; for each append what went wrong, if anything did."""
        try:
            connection = self._writer_s_own()
            with connection.begin():
                return self._written(connection, together)
        except IntegrityError:  # a key was there already: it must spoil nothing for the others
            if len(together) > 1:
                return [self._committed([waiting])[0] for waiting in together]
            return [ConflictError(together[0].append.table)]
        except (SQLAlchemyError, OSError) as error:
            self._let_go()
            return [StoreError(type(error).__name__)] * len(together)

    def _writer_s_own(self) -> Connection:
        """A connection that is kept as long as it serves; taking one from the pool costs a lot."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _let_go(self) -> None:
        """Close the writer's connection, which may have been broken."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                connection.invalidate()
                connection.close()

    def _written(self, connection: Connection, together: list[Waiting]) -> list[Exception | None]:
        """Write the appends whose table is at the version that they follow; the others conflict."""
        heads = self._heads(connection, together)
        accepted: list[Waiting] = []
        for waiting in together:
            if heads[waiting.append.table] == waiting.append.after:
                heads[waiting.append.table] = waiting.head
                accepted.append(waiting)
        if accepted:
            connection.execute(ADD_EVENTS, [row for w in accepted for row in w.events])
            connection.execute(MOVE_HEAD, [head_row(waiting.append) for waiting in accepted])
        answers = [row for waiting in accepted for row in answer_rows(waiting.append)]
        if answers:
            connection.execute(ADD_ANSWERS, answers)
        return [None if w in accepted else ConflictError(w.append.table) for w in together]

    def _heads(self, connection: Connection, together: list[Waiting]) -> dict[str, int]:
        """The versions of some tables, locked until the end of the transaction."""
        fresh = [room_row(waiting.append) for waiting in together if waiting.append.after == 0]
        if fresh:
            connection.execute(self._dialect.insert(ROOMS).on_conflict_do_nothing(), fresh)
        ids = sorted({waiting.append.table for waiting in together})
        rows = connection.execute(HEADS, {"ids": ids}).all()
        return dict.fromkeys(ids, -1) | {row.id: row.head for row in rows}


async def _in_thread(thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    try:
        return await asyncio.get_running_loop().run_in_executor(thread, work)
    except (SQLAlchemyError, OSError, RuntimeError) as error:
        raise StoreError(type(error).__name__) from error


def ready_engine(url: str) -> Engine:
    """An engine for a database that is durable and has the newest form."""
    engine = engine_of(url)
    try:
        check_durable(engine)
        migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def _tell(waiting: Waiting, error: Exception | None) -> None:
    if error is not None:
        _fail(waiting, error)
    elif not waiting.done.done():
        waiting.done.set_result(None)


def _fail(waiting: Waiting, error: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
