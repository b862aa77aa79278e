"""Logs in a database: SQLite or PostgreSQL, by the same code.

One writer gathers what is to be appended while the last transaction commits, and commits it all
at once: a table waits for the disk, not for the other tables. An append is accepted if the row
of its table says the version that it follows; keys of log and answers hold the same line again.
"""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kolmikko.adapters.databases import READS, SQLITE, check_durable, engine_of
from kolmikko.adapters.migrate import migrate
from kolmikko.adapters.schema import ANSWERS, EVENTS, ROOMS
from kolmikko.adapters.wire import Codec, Stored
from kolmikko.table.ports import Answered, Append, ConflictError, Loaded, StoreError
from kolmikko.table.seal import Seal

MOST_TOGETHER: Final = 64
"""Appends of one transaction."""

T = TypeVar("T")
Row = dict[str, str | int | bytes | bool | None]


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
        self._writing = ThreadPoolExecutor(1, "kolmikko-writes")
        self._reading = ThreadPoolExecutor(1, "kolmikko-reads")
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

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
        self._engine.dispose()

    async def load(self, table: str) -> Loaded:
        events = select(EVENTS).where(EVENTS.c.room == table).order_by(EVENTS.c.version)
        answers = select(ANSWERS).where(ANSWERS.c.room == table)

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

    async def append(self, append: Append) -> None:
        table = append.table
        rows = [_event_row(table, self._codec.write(table, entry)) for entry in append.entries]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Waiting(append, rows, done))
        await done

    async def overdue(self, now: int, most: int) -> Sequence[str]:
        late = ROOMS.c.deadline <= now
        query = select(ROOMS.c.id).where(late).order_by(ROOMS.c.deadline).limit(most)
        return await self._read(lambda connection: connection.execute(query).scalars().all())

    async def listed(self, most: int) -> Sequence[str]:
        newest = ROOMS.c.opened_at.desc()
        query = select(ROOMS.c.id).where(ROOMS.c.listed).order_by(newest).limit(most)
        return await self._read(lambda connection: connection.execute(query).scalars().all())

    async def _read(self, question: Callable[[Connection], T]) -> T:
        def answered() -> T:
            with self._engine.connect() as connection:
                return question(connection.execution_options(**{READS: True}))

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, answered)
        except (SQLAlchemyError, OSError, RuntimeError) as error:
            raise StoreError(type(error).__name__) from error

    # --- the writer -----------------------------------------------------------------------------

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            together = [await self._queue.get()]
            try:
                await asyncio.sleep(0)  # whoever is about to append joins in
                while len(together) < MOST_TOGETHER and not self._queue.empty():
                    together.append(self._queue.get_nowait())
                outcome = await loop.run_in_executor(self._writing, self._committed, together)
            except asyncio.CancelledError:
                for waiting in together:
                    _fail(waiting, StoreError("closed"))
                raise
            for waiting, error in zip(together, outcome, strict=True):
                _tell(waiting, error)

    def _committed(self, together: list[Waiting]) -> list[Exception | None]:
        """Commit what was gathered; for each append what went wrong, if anything did."""
        try:
            with self._engine.begin() as connection:
                return self._written(connection, together)
        except IntegrityError:  # a key was there already: it must spoil nothing for the others
            if len(together) > 1:
                return [self._committed([waiting])[0] for waiting in together]
            return [ConflictError(together[0].append.table)]
        except (SQLAlchemyError, OSError) as error:
            return [StoreError(type(error).__name__)] * len(together)

    def _written(self, connection: Connection, together: list[Waiting]) -> list[Exception | None]:
        """Write the appends whose table is at the version that they follow; the others conflict."""
        heads = self._heads(connection, together)
        accepted: list[Waiting] = []
        for waiting in together:
            if heads[waiting.append.table] == waiting.append.after:
                heads[waiting.append.table] = waiting.head
                accepted.append(waiting)
        if accepted:
            connection.execute(EVENTS.insert(), [row for w in accepted for row in w.events])
            connection.execute(_MOVE_HEAD, [_head_row(waiting) for waiting in accepted])
        answers = [row for waiting in accepted for row in _answer_rows(waiting.append)]
        if answers:
            connection.execute(ANSWERS.insert(), answers)
        return [None if w in accepted else ConflictError(w.append.table) for w in together]

    def _heads(self, connection: Connection, together: list[Waiting]) -> dict[str, int]:
        """The versions of some tables, locked until the end of the transaction."""
        fresh = [_room_row(waiting) for waiting in together if waiting.append.after == 0]
        if fresh:
            dialect = sqlite if self._engine.dialect.name == SQLITE else postgresql
            connection.execute(dialect.insert(ROOMS).on_conflict_do_nothing(), fresh)
        ids = sorted({waiting.append.table for waiting in together})
        query = select(ROOMS.c.id, ROOMS.c.head).where(ROOMS.c.id.in_(ids)).order_by(ROOMS.c.id)
        rows = connection.execute(query.with_for_update()).all()
        return dict.fromkeys(ids, -1) | {row.id: row.head for row in rows}


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


_MOVE_HEAD: Final = (
    update(ROOMS)
    .where(ROOMS.c.id == bindparam("room"), ROOMS.c.head == bindparam("after"))
    .values(
        head=bindparam("to"),
        changed_at=bindparam("at"),
        deadline=bindparam("until"),
        listed=bindparam("is_listed"),
    )
)


def _head_row(waiting: Waiting) -> Row:
    append = waiting.append
    return {
        "room": append.table,
        "after": append.after,
        "to": waiting.head,
        "at": append.entries[-1].at,
        "until": append.deadline,
        "is_listed": append.listed,
    }


def _room_row(waiting: Waiting) -> Row:
    at = waiting.append.entries[0].at
    row: Row = {"id": waiting.append.table, "head": 0, "opened_at": at, "changed_at": at}
    return row | {"deadline": None, "listed": False}


def _answer_rows(append: Append) -> list[Row]:
    answered = append.answered
    if answered is None:
        return []
    row: Row = {"room": append.table, "person": answered.person}
    return [row | {"request": answered.id, "version": answered.version}]


def _event_row(table: str, stored: Stored) -> Row:
    return {
        "room": table,
        "version": stored.version,
        "at": stored.at,
        "kind": stored.kind,
        "body_version": stored.body_version,
        "body": stored.body,
    }


def _tell(waiting: Waiting, error: Exception | None) -> None:
    if error is not None:
        _fail(waiting, error)
    elif not waiting.done.done():
        waiting.done.set_result(None)


def _fail(waiting: Waiting, error: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
