"""Several processes at one table: what one writes the others see, and who says who is away."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.table.bus import LocalBus
from kolmikko.table.commands import Act, Chat, Phrase, Ready, Sit, Start
from kolmikko.table.events import Acted, CameBack, Seated, WentAway
from kolmikko.table.fleet import BEAT, MISSES, SILENCE, Fleet
from kolmikko.table.settings import TurnClock
from tests.table.clubs import TWO, Club
from tests.table.rooms import SEAL, FakeClock, Listening, calm, outside

TIMED = replace(TWO, clock=TurnClock.HARD, turn=60)


class Deaf(LocalBus):
    """A bus that loses every wake-up."""

    def tell(self, table: str, version: int) -> None:
        del table, version


class Town:
    """Two processes on one store; aino is connected to the first one, ville to the second."""

    def __init__(self, bus: LocalBus) -> None:
        self.clock, self.store = FakeClock(), MemoryStore(SEAL)
        self.heard = Listening(), Listening()
        given = [replace(outside(self.store, self.clock, one), bus=bus) for one in self.heard]
        self.one, self.two = (Club(each) for each in given)

    async def opens(self) -> None:
        self.one.table, _ = await self.one.service.open("aino", "open", TIMED)
        self.two.table = self.one.table
        for club, person in self.everybody:
            await club.comes(person)
            await club.does(person, Sit(person))
        for _ in range(2):  # each hears of the other
            await self.beats(self.one, self.two)
        for club, person in self.everybody:
            await club.does(person, Ready(yes=True))
        await self.one.does("aino", Start())

    @property
    def everybody(self) -> list[tuple[Club, str]]:
        return [(self.one, "aino"), (self.two, "ville")]

    async def beats(self, *clubs: Club, times: int = 1) -> None:
        """Time goes by, with a look around by some of the processes."""
        for _ in range(times):
            await self.clock.pass_by(BEAT)
            for club in clubs:
                await club.service.tick()
                await calm()

    async def happened(self) -> list[str]:
        entries = (await self.store.load(self.one.table)).entries
        kinds = (WentAway, CameBack)
        return [type(e.event).__name__ for e in entries if isinstance(e.event, kinds)]


def town(test: Callable[[Town], Awaitable[None]], bus: LocalBus | None = None) -> None:
    async def whole() -> None:
        place = Town(bus or LocalBus())
        await place.opens()
        await calm()
        try:
            await test(place)
        finally:
            await place.one.service.close()
            await place.two.service.close()

    asyncio.run(whole())


def test_what_one_process_writes_the_other_is_told_at_once() -> None:
    async def test(place: Town) -> None:
        done = await place.one.does("aino", Chat("hello"))
        await calm()
        for heard in place.heard:
            assert heard.heard[-1] == (place.one.table, done.version)
        view = await place.two.view("ville", since=done.version - 1)
        assert [note.word for note in view.notes] == ["hello"]
        assert view.version == done.version

    town(test)


def test_a_wake_up_that_was_lost_costs_no_more_than_the_next_look_around() -> None:
    async def test(place: Town) -> None:
        done = await place.one.does("aino", Chat("hello"))
        await calm()
        assert place.heard[1].heard[-1][1] < done.version
        await place.two.service.tick()
        await calm()
        assert place.heard[1].heard[-1] == (place.one.table, done.version)
        assert (await place.two.view("ville")).version == done.version

    town(test, Deaf())


def test_nobody_is_told_twice_of_what_is_no_news() -> None:
    async def test(place: Town) -> None:
        await place.one.does("aino", Chat("hello"))
        await calm()
        before = [list(heard.heard) for heard in place.heard]
        place.one.service._heard(place.one.table, 1)
        place.one.service._heard("no such table", 99)
        await place.one.service.tick()
        await place.two.service.tick()
        await calm()
        assert [heard.heard for heard in place.heard] == before

    town(test)


def test_a_wake_up_for_what_is_not_there_yet_is_no_harm() -> None:
    async def test(place: Town) -> None:
        version = (await place.one.view("aino")).version
        place.one.service._heard(place.one.table, version + 50)
        await calm()
        done = await place.one.does("aino", Phrase("hello"))
        assert done.version == version + 1

    town(test)


@pytest.mark.parametrize("bus", [LocalBus, Deaf])
def test_people_of_two_processes_play_with_each_other(bus: type[LocalBus]) -> None:
    async def test(place: Town) -> None:
        for _ in range(30):
            person, move = await place.one.whose_turn("aino", "ville")
            club = {who: club for club, who in place.everybody}[person]
            newest = (await place.one.view(person)).version
            await club.does(person, Act(move), newest)
            await place.one.service.tick()
            await calm()
        entries = (await place.store.load(place.one.table)).entries
        assert sum(isinstance(entry.event, Acted) for entry in entries) == 30

    town(test, bus())


# --- who is where -------------------------------------------------------------------------------


def test_a_process_says_nothing_of_people_who_are_connected_to_another() -> None:
    async def test(place: Town) -> None:
        before = await place.happened()
        await place.beats(place.one, place.two, times=10)
        await place.one.does("aino", Chat("a"))
        await place.two.does("ville", Chat("b"))
        await calm()
        assert await place.happened() == before
        assert all(seat.away is None for seat in (await place.one.view("aino")).seats)

    town(test)


def test_a_line_that_is_lost_is_known_to_all() -> None:
    async def test(place: Town) -> None:
        place.one.service.depart(place.one.table, place.one.connections["aino"])
        await calm()
        assert (await place.two.view("ville")).seats[0].away == place.clock.now()

    town(test)


def test_who_comes_by_another_process_is_not_away_when_the_old_line_ends() -> None:
    async def test(place: Town) -> None:
        before = await place.happened()
        old = place.one.connections["aino"]
        await place.two.comes("aino")
        await calm()
        assert await place.happened() == [*before, "CameBack"]
        place.one.service.depart(place.one.table, old)
        await place.beats(place.one, place.two, times=3)
        assert await place.happened() == [*before, "CameBack"]
        place.two.service.depart(place.two.table, place.two.connections["aino"])
        await calm()
        assert await place.happened() == [*before, "CameBack", "WentAway"]

    town(test)


def test_when_a_process_has_ended_its_people_are_away() -> None:
    async def test(place: Town) -> None:
        await place.beats(place.one, place.two, times=2)
        await place.one.service.close()
        await place.beats(place.two, times=SILENCE // BEAT)
        assert (await place.two.view("ville")).seats[0].away is None
        await place.beats(place.two, times=MISSES)
        assert (await place.two.view("ville")).seats[0].away is not None
        assert (await place.two.view("ville")).seats[1].away is None

    town(test)


def test_where_somebody_sits_is_written_down_and_shown_to_nobody() -> None:
    async def test(place: Town) -> None:
        entries = (await place.store.load(place.one.table)).entries
        seated = [entry.event for entry in entries if isinstance(entry.event, Seated)]
        processes = [place.one.service.fleet.me, place.two.service.fleet.me]
        assert [event.process for event in seated] == processes
        shown = repr(await place.one.view("aino"))
        assert all(process not in shown for process in processes)

    town(test)


def test_a_process_speaks_for_itself_and_for_those_that_have_ended() -> None:
    fleet = Fleet()
    assert fleet.speaks_for(fleet.me)
    assert fleet.speaks_for(""), "as old logs have it"
    assert not fleet.speaks_for("other")
    assert not fleet.hears_of([fleet.me, "other"])
    for _ in range(MISSES - 1):
        assert not fleet.hears_of([fleet.me])
        assert not fleet.speaks_for("other")
    assert fleet.hears_of([fleet.me])
    assert fleet.speaks_for("other")
    assert not fleet.hears_of([fleet.me]), "it is told once"
    assert not fleet.hears_of(["other"])
    assert not fleet.speaks_for("other"), "it was only slow"


@pytest.mark.parametrize("others", [[], ["one"], ["one", "two"]])
def test_a_process_knows_whether_it_is_alone(others: list[str]) -> None:
    fleet = Fleet()
    fleet.hears_of(["somebody"])
    fleet.hears_of([fleet.me, *others])
    assert fleet.has_company == bool(others)


def test_a_process_that_is_new_is_not_taken_for_one_that_has_ended() -> None:
    fleet = Fleet()
    fleet.hears_of([fleet.me])
    assert not fleet.speaks_for("new")
    fleet.hears_of([fleet.me, "new"])
    assert not fleet.speaks_for("new")


def test_a_process_of_which_nothing_was_ever_heard_has_ended_long_ago() -> None:
    fleet = Fleet()
    assert not fleet.speaks_for("old")
    assert [fleet.hears_of([fleet.me]) for _ in range(MISSES)][-1]
    assert fleet.speaks_for("old")
