"""The public list: which tables stand there, and how little it says about them."""

import asyncio
from dataclasses import replace

from kolmikko.table.answers import Ok, Unavailable
from kolmikko.table.commands import AddBot, Leave, Sit, Start, Tick
from kolmikko.table.house import HOUR
from kolmikko.table.listing import ListedTable, listing
from kolmikko.table.ports import StoreError
from kolmikko.table.service import TableService
from kolmikko.table.state import Stage
from tests.table.clubs import TWO, Club, run
from tests.table.rooms import KOLMONEN, FakeClock, Room, begun, outside
from tests.table.test_crashes import Trouble

PUBLIC = replace(KOLMONEN, listed=True)


def line(room: Room) -> ListedTable:
    listed = listing(room.now)
    assert listed is not None
    return listed


def test_a_line_says_who_sits_there_and_what_is_played() -> None:
    room = Room(replace(KOLMONEN, listed=True, rules={"ace_answer": "ace_two_ten"}))
    room.must("aino", Sit("Aino", seat=1))
    room.must("aino", AddBot(2, "thumb"))
    bot = room.now.chairs[2].name
    assert line(room) == ListedTable(
        table="t",
        game="kolmonen",
        preset="classic",
        changed=1,
        seats=("", "Aino", bot),
        free=2,
        stage=Stage.LOBBY,
        has_password=False,
        opened=1000,
    )


def test_an_answer_that_is_the_preset_s_own_is_no_change() -> None:
    own = Room(replace(KOLMONEN, listed=True, rules={"ace_answer": "ace_only"}))
    assert line(own).changed == 0


def test_a_seat_for_which_somebody_waits_is_not_free() -> None:
    room = begun(PUBLIC, people=1)
    assert (line(room).stage, line(room).free) == (Stage.PLAYING, 2)
    names = line(room).seats
    room.must("matti", Sit("Matti"))
    assert (line(room).free, line(room).seats) == (1, names)


def test_what_is_not_public_or_closed_does_not_stand_there() -> None:
    assert listing(begun(KOLMONEN).now) is None
    room = Room(PUBLIC)
    room.at += HOUR
    room.must("", Tick())
    assert room.now.stage == Stage.CLOSED
    assert listing(room.now) is None


def test_the_service_has_the_newest_first_and_as_they_are_now() -> None:
    clock = FakeClock()

    async def test() -> None:
        service = TableService(outside(clock=clock))
        public = replace(TWO, listed=True)
        first, _ = await service.open("aino", "1", public)
        await service.open("aino", "2", TWO)
        await clock.pass_by(10)
        third, _ = await service.open("aino", "3", public, "sesam")
        listed = await service.listed(9)
        assert isinstance(listed, tuple)
        assert [(one.table, one.has_password) for one in listed] == [(third, True), (first, False)]
        assert await service.listed(1) == listed[:1]
        assert isinstance(await service.ask(first, "ville", "s", 1, Sit("Ville")), Ok)
        listed = await service.listed(9)
        assert isinstance(listed, tuple)
        assert listed[1].seats == ("Ville", "")
        await service.ask(first, "ville", "l", 1, Leave())
        await clock.pass_by(HOUR)
        await service.tick()
        assert await service.listed(9) == ()
        await service.close()

    asyncio.run(test())


def test_a_store_that_is_away_has_no_list() -> None:
    class Away(Trouble):
        async def listed(self, most: int) -> list[ListedTable]:
            raise StoreError("away")

    async def test(club: Club) -> None:
        assert await club.service.listed(9) == Unavailable()

    run(test, outside(Away()))


def test_names_of_the_list_are_those_of_bots_too() -> None:
    room = Room(PUBLIC)
    room.must("aino", Start(fill="thumb"))
    assert all(line(room).seats)
    assert line(room).free == 3
