"""Stored first, told second, answered third: stores that fail, and processes that end."""

import asyncio
from dataclasses import replace

import pytest

from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.table.answers import Ok, Unavailable
from kolmikko.table.commands import Act, Phrase
from kolmikko.table.ports import Append, Loaded, StoreError
from kolmikko.table.state import Stage
from tests.table.clubs import TWO, Club, run
from tests.table.rooms import SEAL, FakeClock, Listening, calm, outside


class Trouble(MemoryStore):
    """A store that fails when it is told to: before or after it has written, or never answers."""

    def __init__(self) -> None:
        super().__init__(SEAL)
        self.fails = ""
        self.log: list[str] = []

    async def append(self, append: Append) -> None:
        if self.fails == "before":
            raise StoreError("before")
        await super().append(append)
        self.log.append(f"stored {append.entries[-1].version}")
        if self.fails == "after":
            raise StoreError("after")

    async def load(self, table: str, after: int = 0) -> Loaded:
        if self.fails:
            raise StoreError("load")
        return await super().load(table, after)

    async def forget(self, before: int) -> int:
        if self.fails:
            raise StoreError("forget")
        return await super().forget(before)

    async def forget_person(self, person: str, new: str) -> None:
        if self.fails:
            raise StoreError("forget")
        await super().forget_person(person, new)


@pytest.mark.parametrize("fails", ["before", "after"])
def test_when_it_is_not_known_whether_a_move_was_stored_asking_again_tells(fails: str) -> None:
    store = Trouble()

    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        person, move = await club.whose_turn("aino", "ville")
        seen = (await club.view(person)).version
        store.fails = fails
        asked = await club.service.ask(club.table, person, "same", seen, Act(move))
        assert asked == Unavailable()
        assert await club.service.look(club.table, person) == Unavailable()
        store.fails = ""
        asked = await club.service.ask(club.table, person, "same", seen, Act(move))
        assert asked == Ok(seen + 1)
        assert (await club.view(person)).version == seen + 1

    run(test, outside(store))


def test_a_table_goes_on_by_itself_when_its_store_is_back() -> None:
    store, clock = Trouble(), FakeClock()

    async def test(club: Club) -> None:
        await club.open(replace(TWO, pace=100), "aino")
        await clock.pass_by(100)
        for _ in range(400):
            if (await club.view("aino")).stage == Stage.ENDED:
                return
            deal = (await club.view("aino")).deal
            if deal is not None and deal.legal:
                person, move = await club.whose_turn("aino")
                await club.does(person, Act(move))
                continue
            before = (await club.view("aino")).version
            store.fails = "before"
            await clock.pass_by(100)
            store.fails = ""
            await clock.pass_by(1000)
            await clock.pass_by(100)
            assert (await club.view("aino")).version > before

    run(test, outside(store, clock))


def test_first_it_is_stored_then_told_and_answered() -> None:
    store = Trouble()

    class Writing(Listening):
        def changed(self, table: str, version: int) -> None:
            store.log.append(f"told {version}")

    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        person, move = await club.whose_turn("aino", "ville")
        answer = await club.does(person, Act(move))
        store.log.append(f"answered {answer.version}")
        n = answer.version
        assert store.log[-3:] == [f"stored {n}", f"told {n}", f"answered {n}"]
        store.fails = "before"
        heard = len(store.log)
        await club.service.ask(club.table, "aino", "r", n, Phrase("hello"))
        assert len(store.log) == heard

    run(test, outside(store, audience=Writing()))


def test_a_crash_after_storing_and_before_telling_loses_and_doubles_nothing() -> None:
    """The process dies in `Audience.changed`, so that nobody got an answer; another one goes on."""
    store = MemoryStore(SEAL)

    class Crash(BaseException):
        pass

    class Dying(Listening):
        dies = False

        def changed(self, table: str, version: int) -> None:
            if self.dies:
                raise Crash

    async def whole() -> None:
        dying = Dying()
        first = Club(outside(store, FakeClock(1_000_000), dying))
        await first.open(TWO, "aino", "ville")
        person, move = await first.whose_turn("aino", "ville")
        before = await first.view(person)
        dying.dies = True
        mailbox = first.service._mailboxes[first.table]
        asked = asyncio.ensure_future(
            first.service.ask(first.table, person, "same", before.version, Act(move))
        )
        await calm()
        asked.cancel()
        with pytest.raises(Crash):
            await mailbox._worker
        second = Club(outside(store, FakeClock(1_000_500)), first.table)
        stored = (await store.load(first.table)).entries
        seen = before.version
        answer = await second.service.ask(first.table, person, "same", seen, Act(move))
        assert answer == Ok(seen + 1)
        after = (await store.load(first.table)).entries
        assert after[: len(stored)] == stored
        moves = [entry for entry in after if type(entry.event).__name__ == "Acted"]
        assert len(moves) == 1
        await second.service.close()

    asyncio.run(whole())


# --- two processes, and the end of one ----------------------------------------------------------


def test_two_processes_at_one_table_decide_again_what_the_other_overtook() -> None:
    store = MemoryStore(SEAL)

    async def whole() -> None:
        one = Club(outside(store))
        await one.open(TWO, "aino", "ville")
        two = Club(outside(store), one.table)
        await two.comes("aino")
        await two.comes("ville")
        person, move = await one.whose_turn("aino", "ville")
        seen = (await two.view(person)).version
        clubs = [one, two, one, two]
        asked = [club.service.ask(one.table, person, "same", seen, Act(move)) for club in clubs]
        answers = await asyncio.gather(*asked)
        assert answers == [answers[0]] * 4
        assert isinstance(answers[0], Ok)
        both = [club.does("aino", Phrase("hello"), name=f"h{n}") for n, club in enumerate(clubs)]
        said = await asyncio.gather(*both, return_exceptions=True)
        assert sum(isinstance(answer, Ok) for answer in said) == 1, "the others are too soon"
        entries = (await store.load(one.table)).entries
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        await one.service.close()
        await two.service.close()

    asyncio.run(whole())


def test_after_a_restart_all_is_as_it_was_and_nobody_is_charged_for_the_time() -> None:
    store = MemoryStore(SEAL)

    async def whole() -> None:
        first = Club(outside(store, FakeClock(1_000_000)))
        await first.open(TWO, "aino", "ville")
        before = await first.view("ville")
        await first.service.close()
        clock = FakeClock(1_000_000 + 3_600_000)
        second = Club(outside(store, clock), first.table)
        await second.comes("ville")
        await second.service.tick()
        after = await second.view("ville")
        assert after.deal == before.deal
        assert after.events == before.events
        assert [seat.stands_in for seat in after.seats] == [False, False]
        assert after.seats[0].away == clock.now()
        assert after.seats[1].away is None
        await clock.pass_by(1000 * TWO.grace)
        await second.service.tick()
        seats = (await second.view("ville")).seats
        assert [seat.stands_in for seat in seats] == [True, False]
        await second.service.close()

    asyncio.run(whole())
