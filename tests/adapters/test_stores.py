"""What every store keeps to, in memory, on SQLite and on PostgreSQL alike."""

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import replace

import pytest
from sqlalchemy import text

from kolmikko.adapters.clocks import SystemClock
from kolmikko.adapters.databases import engine_of
from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.adapters.sql_forgetting import MOST_AT_ONCE
from kolmikko.adapters.sql_store import SqlStore
from kolmikko.table.events import (
    Admitted,
    Chatted,
    Entry,
    HostChanged,
    Opened,
    Seated,
    TableEvent,
)
from kolmikko.table.listing import ListedTable
from kolmikko.table.ports import (
    GRID,
    Answered,
    Append,
    ConflictError,
    EventStore,
    Loaded,
    StoreError,
)
from kolmikko.table.settings import Settings
from kolmikko.table.state import Stage
from tests.adapters.conftest import Opens
from tests.table.rooms import SEAL


def hosts(first: int, *names: str) -> tuple[Entry, ...]:
    """Some entries that are easy to tell apart."""
    return tuple(Entry(n, 100 * n, HostChanged(name)) for n, name in enumerate(names, first))


def listed(table: str, free: int = 2) -> ListedTable:
    """A line of the public list."""
    names = ("Åke", "", "Ewa")
    return ListedTable(table, "trojka", "classic", 1, names, free, Stage.LOBBY, True, 7)


def test_what_was_appended_is_loaded_by_whoever_opens_the_store_next(opens: Opens) -> None:
    opening = Entry(1, 5, Opened(Settings("trojka", 3, rules={"must_beat": False}), "aino"))

    async def play() -> None:
        async with opens() as store:
            await store.append(Append("t", 0, (opening,), Answered("aino", "r1", 1)))
            await store.append(Append("t", 1, hosts(2, "b", "c")))
        async with opens() as store:
            loaded = await store.load("t")
            assert await store.head("t") == 3
            assert loaded.entries == (opening, *hosts(2, "b", "c"))
            assert loaded.answered == (Answered("aino", "r1", 1),)

    asyncio.run(play())


def test_a_table_that_there_is_not_is_empty(opens: Opens) -> None:
    async def ask() -> None:
        async with opens() as store:
            loaded = await store.load("nowhere")
            assert await store.head("nowhere") == 0
            assert (loaded.entries, loaded.answered) == ((), ())
            assert list(await store.overdue(10**15, 9)) == []
            assert list(await store.listed(9)) == []

    asyncio.run(ask())


@pytest.mark.parametrize("after", [0, 1, 3, 7])
def test_an_append_to_another_version_than_the_last_is_a_conflict_and_leaves_nothing(
    opens: Opens, after: int
) -> None:
    async def play() -> None:
        async with opens() as store:
            await store.append(Append("t", 0, hosts(1, "a", "b")))
            line = listed("t")
            late = Append("t", after, hosts(after + 1, "x"), Answered("p", "r", 1), listed=line)
            with pytest.raises(ConflictError):
                await store.append(late)
            loaded = await store.load("t")
            assert loaded.entries == hosts(1, "a", "b")
            assert loaded.answered == ()
            assert list(await store.listed(9)) == []

    asyncio.run(play())


def test_of_many_appends_to_one_version_just_one_is_accepted(opens: Opens) -> None:
    async def play() -> None:
        async with opens() as store:
            for version in range(5):
                every = [
                    store.append(Append("t", version, hosts(version + 1, f"{n}"))) for n in range(8)
                ]
                results = await asyncio.gather(*every, return_exceptions=True)
                assert results.count(None) == 1
                assert sum(isinstance(one, ConflictError) for one in results) == 7
            assert [entry.version for entry in (await store.load("t")).entries] == [1, 2, 3, 4, 5]

    asyncio.run(play())


def test_two_processes_cannot_both_append(opens: Opens) -> None:
    async def play() -> None:
        async with opens() as one, opens() as two:
            for version in range(12):
                both = [
                    store.append(Append("t", version, hosts(version + 1, name)))
                    for store, name in ((one, "one"), (two, "two"))
                ]
                results = await asyncio.gather(*both, return_exceptions=True)
                assert results.count(None) == 1, results
            assert (await one.load("t")).entries == (await two.load("t")).entries

    asyncio.run(play())


def test_a_conflict_at_one_table_spoils_nothing_for_those_committed_with_it(opens: Opens) -> None:
    async def play() -> None:
        async with opens() as store:
            await store.append(Append("t0", 0, hosts(1, "a")))
            every = [store.append(Append(f"t{n}", 0, hosts(1, "b"))) for n in range(100)]
            results = await asyncio.gather(*every, return_exceptions=True)
            assert isinstance(results[0], ConflictError)
            assert results[1:] == [None] * 99
            assert (await store.load("t0")).entries == hosts(1, "a")
            assert (await store.load("t99")).entries == hosts(1, "b")

    asyncio.run(play())


def test_an_answer_that_there_is_already_is_a_conflict_and_writes_nothing(opens: Opens) -> None:
    """The service never asks for it; the key holds even so."""

    async def play() -> None:
        async with opens() as store:
            if isinstance(store, MemoryStore):
                return
            await store.append(Append("t", 0, hosts(1, "a"), Answered("p", "r", 1)))
            twice = store.append(Append("t", 1, hosts(2, "b"), Answered("p", "r", 2)))
            other = store.append(Append("u", 0, hosts(1, "c"), Answered("p", "r", 1)))
            results = await asyncio.gather(twice, other, return_exceptions=True)
            assert isinstance(results[0], ConflictError)
            assert results[1] is None
            assert len((await store.load("t")).entries) == 1
            assert len((await store.load("u")).entries) == 1

    asyncio.run(play())


def test_overdue_tables_come_the_longest_overdue_first(opens: Opens) -> None:
    async def play() -> None:
        async with opens() as store:
            for name, deadline in (("late", 30), ("later", 10), ("never", None), ("soon", 99)):
                await store.append(Append(name, 0, hosts(1, "a"), deadline=deadline))
            assert list(await store.overdue(50, 9)) == ["later", "late"]
            assert list(await store.overdue(50, 1)) == ["later"]
            await store.append(Append("later", 1, hosts(2, "b"), deadline=70))
            assert list(await store.overdue(50, 9)) == ["late"]

    asyncio.run(play())


def test_the_public_list_has_the_newest_first_and_forgets_what_is_no_longer_on_it(
    opens: Opens,
) -> None:
    async def play() -> None:
        async with opens() as store:
            for at, name in enumerate(("old", "private", "new")):
                entry = Entry(1, at, HostChanged("a"))
                line = None if name == "private" else listed(name)
                await store.append(Append(name, 0, (entry,), listed=line))
            assert list(await store.listed(9)) == [listed("new"), listed("old")]
            assert list(await store.listed(1)) == [listed("new")]
            await store.append(Append("new", 1, hosts(2, "b"), listed=None))
            assert list(await store.listed(9)) == [listed("old")]
            await store.append(Append("old", 1, hosts(2, "b"), listed=listed("old", free=0)))
            assert list(await store.listed(9)) == [listed("old", free=0)]

    asyncio.run(play())


def test_what_came_after_a_version_can_be_had_alone(opens: Opens) -> None:
    async def play() -> None:
        async with opens() as store:
            await store.append(Append("t", 0, hosts(1, "a", "b"), Answered("p", "r1", 2)))
            await store.append(Append("t", 2, hosts(3, "c"), Answered("p", "r2", 3)))
            newer = await store.load("t", 2)
            assert newer.entries == hosts(3, "c")
            assert newer.answered == (Answered("p", "r2", 3),)
            assert await store.load("t", 3) == Loaded((), ())

    asyncio.run(play())


def test_the_versions_of_many_tables_can_be_asked_for_at_once(opens: Opens) -> None:
    async def play() -> None:
        async with opens() as store:
            for number in range(3):
                await store.append(Append(f"t{number}", 0, hosts(1, *"abc"[: number + 1])))
            heads = await store.heads(["t2", "t0", "nowhere"])
            assert dict(heads) == {"t0": 1, "t2": 3}
            assert dict(await store.heads([])) == {}

    asyncio.run(play())


def test_processes_that_have_been_silent_too_long_have_ended(opens: Opens) -> None:
    async def play() -> None:
        async with opens() as store:
            assert list(await store.beat("one", 100, 80)) == ["one"]
            assert set(await store.beat("two", 110, 90)) == {"one", "two"}
            assert set(await store.beat("two", 120, 100)) == {"one", "two"}
            assert list(await store.beat("two", 121, 101)) == ["two"]
            assert set(await store.beat("one", 130, 110)) == {"one", "two"}

    asyncio.run(play())


def test_closed_tables_are_deleted_with_all_that_belongs_to_them(opens: Opens) -> None:
    async def play() -> None:
        async with opens() as store:
            for number in range(2 * MOST_AT_ONCE + 5):
                answered = Answered("p", "r", 1)
                await store.append(Append(f"old {number}", 0, hosts(1, "a"), answered))
            young = (Entry(1, 101, HostChanged("a")),)
            await store.append(Append("young", 0, young, Answered("p", "r", 1)))
            await store.append(Append("runs", 0, hosts(1, "a"), deadline=10**9))
            assert await store.forget(101) == 2 * MOST_AT_ONCE + 5
            assert await store.load("old 0") == Loaded((), ())
            assert list(await store.tables_of("p")) == ["young"]
            assert dict(await store.heads(["old 1", "young", "runs"])) == {"young": 1, "runs": 1}
            assert await store.forget(101) == 0
            await store.append(Append("old 0", 0, hosts(1, "again")))

    asyncio.run(play())


def test_a_person_is_taken_out_of_all_tables_and_of_nothing_else(opens: Opens) -> None:
    opening = Opened(Settings("trojka", 3), "aino", "a proof")
    others = (Seated(1, "ville", "Ville"), Chatted(1, "ville", "aino?"), HostChanged("ville"))
    theirs = (Seated(0, "aino", "Aino"), Chatted(0, "aino", "it is me"), Admitted("aino"))
    after = (Seated(0, "n", ""), Chatted(0, "n", ""), Admitted("n"))

    def entries(*events: TableEvent) -> tuple[Entry, ...]:
        return tuple(Entry(number, 5, event) for number, event in enumerate(events, 1))

    async def play() -> None:
        async with opens() as store:
            for table in ("t", "u"):
                log = entries(opening, *theirs, *others)
                await store.append(Append(table, 0, log, Answered("aino", "r", 7)))
                await store.append(Append(table, 7, hosts(8, "b"), Answered("ville", "r", 8)))
            await store.append(Append("v", 0, entries(*others), Answered("ville", "r", 3)))
            assert set(await store.tables_of("aino")) == {"t", "u"}
            await store.forget_person("aino", "n")
            assert list(await store.tables_of("aino")) == []
            for table in ("t", "u"):
                loaded = await store.load(table)
                changed = entries(replace(opening, host="n"), *after, *others)
                assert loaded.entries == (*changed, *hosts(8, "b"))
                assert loaded.answered == (Answered("ville", "r", 8),)
                assert await store.head(table) == 8
            assert (await store.load("v")).entries == entries(*others)
            await store.append(Append("t", 8, hosts(9, "c")))

    asyncio.run(play())


def test_a_closed_store_says_so(database_url: str) -> None:
    async def play() -> None:
        store: EventStore = await SqlStore.open(database_url, SEAL)
        assert isinstance(store, SqlStore)
        work: Coroutine[object, object, None] = store.append(Append("t", 0, hosts(1, "a")))
        waiting = asyncio.ensure_future(work)
        await asyncio.sleep(0)
        await store.close()
        with pytest.raises(StoreError):
            await waiting

    asyncio.run(play())


def test_a_database_that_fails_is_reported_and_goes_on_when_it_is_whole_again(
    database_url: str,
) -> None:
    async def play() -> None:
        store = await SqlStore.open(database_url, SEAL)
        await store.append(Append("t", 0, hosts(1, "a")))
        renamed(database_url, "events", "elsewhere")
        every = [store.append(Append(f"t{n}", 0, hosts(1, "b"))) for n in range(3)]
        for error in await asyncio.gather(*every, return_exceptions=True):
            assert isinstance(error, StoreError)
        with pytest.raises(StoreError):
            await store.load("t")
        renamed(database_url, "elsewhere", "events")
        await store.append(Append("t", 1, hosts(2, "b")))
        await store.append(Append("t0", 0, hosts(1, "b")))
        assert (await store.load("t")).entries == hosts(1, "a", "b")
        await store.close()

    asyncio.run(play())


def test_who_cannot_be_joined_by_more_is_not_kept_waiting(database_url: str) -> None:
    """Four hundred appends, of which 64 are committed together, wait for seven transactions."""

    async def play() -> None:
        store = await SqlStore.open(database_url, SEAL)
        pauses: list[float] = []

        async def pause(seconds: float) -> None:
            pauses.append(seconds)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio, "sleep", pause)
            every = [store.append(Append(f"t{n}", 0, hosts(1, "a"))) for n in range(400)]
            await asyncio.gather(*every)
        await store.close()
        assert pauses[:6] == [0.0] * 6
        assert 0 < pauses[6] <= GRID / 2

    asyncio.run(play())


def renamed(url: str, old: str, new: str) -> None:
    engine = engine_of(url)
    with engine.begin() as connection:
        connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))
    engine.dispose()


def test_the_clock_of_this_machine_waits_and_never_goes_back() -> None:
    async def wait() -> None:
        clock = SystemClock()
        begun = clock.now()
        assert abs(begun - 1000 * time.time()) < 1000
        await clock.sleep_until(begun + 20)
        assert clock.now() >= begun + 19
        await clock.sleep_until(begun)

    asyncio.run(wait())
