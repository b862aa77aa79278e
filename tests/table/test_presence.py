"""Being here, being away, and who plays meanwhile."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import Act, Sit
from kolmikko.table.events import Acted, By, CameBack, StoodIn, TookBack, WentAway
from kolmikko.table.settings import Settings
from tests.table.clubs import Club, run
from tests.table.rooms import KOLMONEN, SEAL, FakeClock, Listening, calm, outside

TWO = replace(KOLMONEN, seats=2, grace=30)


def with_clock(
    test: Callable[[Club, FakeClock, MemoryStore], Awaitable[None]], settings: Settings = TWO
) -> None:
    clock, store = FakeClock(), MemoryStore(SEAL)

    async def begun(club: Club) -> None:
        await club.open(settings, "aino", "ville")
        await test(club, clock, store)

    run(begun, outside(store, clock))


async def happened(store: MemoryStore, club: Club) -> list[str]:
    entries = (await store.load(club.table)).entries
    kinds = (WentAway, CameBack, StoodIn, TookBack)
    return [type(e.event).__name__ for e in entries if isinstance(e.event, kinds)]


def test_KT19_a_close_that_comes_late_ends_only_its_own_connection() -> None:
    async def test(club: Club, clock: FakeClock, store: MemoryStore) -> None:
        before = await happened(store, club)
        lost = club.connections["aino"]
        await club.comes("aino")
        await clock.pass_by(60_000)
        club.service.depart(club.table, lost)
        await calm()
        await club.service.tick()
        view = await club.view("ville")
        assert view.seats[0].away is None
        assert not view.seats[0].stands_in
        assert await happened(store, club) == before, "nobody was told of anything"
        person, move = await club.whose_turn("aino", "ville")
        first = await club.does(person, Act(move), view.version, name="m")
        assert first.version == view.version + 1

    with_clock(test)


def test_KT19_a_line_lost_and_found_is_one_pair_of_away_and_back() -> None:
    async def test(club: Club, clock: FakeClock, store: MemoryStore) -> None:
        before = await happened(store, club)
        lost = club.connections["aino"]
        club.service.depart(club.table, lost)
        await calm()
        await club.comes("aino")
        club.service.depart(club.table, lost)
        club.service.depart(club.table, lost)
        await calm()
        await clock.pass_by(60_000)
        await club.service.tick()
        assert (await happened(store, club))[len(before) :] == ["WentAway", "CameBack"]
        assert (await club.view("ville")).seats[0].away is None

    with_clock(test)


def test_two_tabs_are_one_person_until_both_are_closed() -> None:
    async def test(club: Club, clock: FakeClock, store: MemoryStore) -> None:
        first = club.connections["aino"]
        await club.comes("aino")
        club.service.depart(club.table, first)
        await calm()
        assert (await club.view("ville")).seats[0].away is None
        club.service.depart(club.table, club.connections["aino"])
        await calm()
        assert (await club.view("ville")).seats[0].away == clock.now()

    with_clock(test)


def test_after_the_grace_time_a_stand_in_plays_and_the_person_takes_the_seat_back_at_once() -> None:
    async def test(club: Club, clock: FakeClock, store: MemoryStore) -> None:
        person, _ = await club.whose_turn("aino", "ville")
        other = "ville" if person == "aino" else "aino"
        seat = 0 if person == "aino" else 1
        club.service.depart(club.table, club.connections[person])
        await calm()
        away = (await club.view(other)).seats[seat]
        assert away.away == clock.now()
        assert away.stand_in_at == clock.now() + 1000 * TWO.grace
        await clock.pass_by(1000 * TWO.grace - 1)
        await club.service.tick()
        assert not (await club.view(other)).seats[seat].stands_in
        await clock.pass_by(1)
        await club.service.tick()
        await calm()
        assert (await club.view(other)).seats[seat].stands_in
        acted = [e.event for e in (await store.load(club.table)).entries]
        moves = [event for event in acted if isinstance(event, Acted)]
        assert moves
        assert {(move.seat, move.by) for move in moves} == {(seat, By.STAND_IN)}
        await club.comes(person)
        mine = (await club.view(other)).seats[seat]
        assert (mine.stands_in, mine.away) == (False, None)
        while (await club.whose_turn("aino", "ville"))[0] != person:
            _, move = await club.whose_turn(other)
            await club.does(other, Act(move))
        _, move = await club.whose_turn(person)
        await club.does(person, Act(move))
        last = (await store.load(club.table)).entries[-1].event
        assert isinstance(last, Acted)
        assert (last.seat, last.by) == (seat, By.PERSON)

    with_clock(test)


def test_where_everybody_is_away_nothing_goes_on() -> None:
    async def test(club: Club, clock: FakeClock, store: MemoryStore) -> None:
        for person in ("aino", "ville"):
            club.service.depart(club.table, club.connections[person])
        await calm()
        before = len((await store.load(club.table)).entries)
        await clock.pass_by(10 * 3_600_000)
        await club.service.tick()
        await calm()
        assert len((await store.load(club.table)).entries) == before
        await club.comes("ville")
        view = await club.view("ville")
        assert view.seats[0].stand_in_at == clock.now() + 1000 * TWO.grace
        assert not view.seats[0].stands_in

    with_clock(test)


def test_a_bot_takes_its_time_whatever_its_cards() -> None:
    async def test(club: Club, clock: FakeClock, store: MemoryStore) -> None:
        await clock.pass_by(500)
        club.service.depart(club.table, club.connections["aino"])
        await calm()
        await clock.pass_by(1000 * TWO.grace)
        await club.service.tick()
        for _ in range(6):
            entries = (await store.load(club.table)).entries
            if (await club.view("ville")).deal.legal:  # type: ignore[union-attr]
                _, move = await club.whose_turn("ville")
                await club.does("ville", Act(move))
                continue
            await clock.pass_by(499)
            assert (await store.load(club.table)).entries == entries
            await clock.pass_by(1)
            assert len((await store.load(club.table)).entries) == len(entries) + 1

    with_clock(test, replace(TWO, pace=500))


def test_whoever_watches_is_counted_and_all_are_told_when_that_changes() -> None:
    audience = Listening()

    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        assert (await club.view("aino")).watchers == 0
        version = (await club.view("aino")).version
        told = len(audience.heard)
        await club.comes("ewa")
        await club.comes("ewa")
        await club.comes("ola")
        assert (await club.view("aino")).watchers == 2
        assert (await club.view("ewa")).watchers == 2
        assert audience.heard[told:] == [(club.table, version)] * 2
        club.service.depart(club.table, club.connections["ola"])
        await calm()
        assert (await club.view("aino")).watchers == 1
        assert len(audience.heard) == told + 3
        club.service.depart(club.table, club.connections["aino"])
        await calm()
        assert (await club.view("ville")).watchers == 1, "who has a seat is no spectator"

    run(test, outside(audience=audience))


def test_spectators_can_be_limited_and_have_no_seat_to_lose() -> None:
    async def test(club: Club, clock: FakeClock, store: MemoryStore) -> None:
        await club.comes("ewa")
        before = len((await store.load(club.table)).entries)
        assert await club.service.arrive(club.table, "ola") == Refusal("no-spectators")
        assert await club.service.look(club.table, "ola") == Refusal("no-spectators")
        club.service.depart(club.table, club.connections["ewa"])
        await calm()
        assert isinstance(await club.service.arrive(club.table, "ola"), int)
        assert len((await store.load(club.table)).entries) == before
        assert (await club.asks("ola", Sit("Ola"))).refusal == Refusal("table-full")  # type: ignore[union-attr]

    with_clock(test, replace(TWO, spectators=1))
