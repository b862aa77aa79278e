"""Tables with a password: who gets in, who does not, and what is kept of it."""

import asyncio

import pytest

from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.answers import Answer, Ok, Refused
from kolmikko.table.commands import (
    Act,
    Agree,
    ByPeople,
    Chat,
    Enter,
    HandOver,
    Leave,
    Ready,
    Sit,
    Start,
)
from kolmikko.table.doors import LONGEST_PASSWORD, MOST_GUESSES, WAIT, plain_password
from kolmikko.table.events import Opened, Wish
from kolmikko.table.replay import Replay
from kolmikko.table.service import TableService
from kolmikko.table.views import RoomView, room_view
from tests.table.clubs import TWO
from tests.table.rooms import SEAL, FakeClock, calm, outside

SHUT = Refusal("needs-password")


class House:
    """A service with one table that has a password."""

    def __init__(self, password: str = "kissa ja koira") -> None:
        self.clock, self.store = FakeClock(), MemoryStore(SEAL)
        self.service = TableService(outside(self.store, self.clock))
        self.password = password
        self.table = ""
        self.asked = 0

    async def __aenter__(self) -> "House":
        self.table, answer = await self.service.open("aino", "open", TWO, self.password)
        assert answer == Ok(1)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.service.close()

    async def enters(self, person: str, password: str) -> Answer:
        self.asked += 1
        return await self.service.ask(self.table, person, f"{self.asked}", 0, Enter(password))


def test_without_the_password_nobody_gets_anything_of_a_table() -> None:
    async def test() -> None:
        async with House() as house:
            service, table = house.service, house.table
            assert await service.look(table, "ville") == SHUT
            assert await service.arrive(table, "ville") == SHUT
            assert await service.replay(table, "ville", 1) == SHUT
            assert await service.why(table, "ville", Move("take")) == SHUT
            for command in (Sit("Ville"), Leave(), Chat("x"), Act(Move("take")), Agree(Wish.STOP)):
                answer = await service.ask(table, "ville", str(command)[:9], 1, command)
                assert answer == Refused(SHUT)
            assert isinstance(await service.look(table, "aino"), RoomView)

    asyncio.run(test())


def test_who_has_given_it_once_is_in_for_good() -> None:
    async def test() -> None:
        async with House() as house:
            assert await house.enters("ville", "  kissa ja koira ") == Ok(2)
            assert await house.enters("ville", "kissa ja koira") == Ok(2)
            assert await house.enters("ville", "no matter what") == Ok(2)
            assert isinstance(await house.service.look(house.table, "ville"), RoomView)
            again = TableService(outside(house.store, house.clock))
            assert isinstance(await again.look(house.table, "ville"), RoomView)
            assert await again.look(house.table, "ewa") == SHUT
            await again.close()

    asyncio.run(test())


def test_a_wrong_one_is_refused_and_the_next_try_has_to_wait() -> None:
    async def test() -> None:
        async with House() as house:
            assert await house.enters("ville", "kissa") == Refused(Refusal("wrong-password"))
            assert await house.enters("ville", "kissa ja koira") == Refused(Refusal("too-soon"))
            assert await house.enters("ewa", "kissa ja koira") == Ok(2)
            await house.clock.pass_by(WAIT - 1)
            assert await house.enters("ville", "kissa ja koira") == Refused(Refusal("too-soon"))
            await house.clock.pass_by(1)
            assert await house.enters("ville", "kissa ja koira") == Ok(3)

    asyncio.run(test())


def test_many_who_guess_at_once_all_have_to_wait() -> None:
    async def test() -> None:
        async with House() as house:
            for n in range(MOST_GUESSES):
                answer = await house.enters(f"guest {n}", f"guess {n}")
                assert answer == Refused(Refusal("wrong-password"))
            assert await house.enters("ville", "kissa ja koira") == Refused(Refusal("too-soon"))
            await house.clock.pass_by(WAIT)
            assert await house.enters("ville", "kissa ja koira") == Ok(2)

    asyncio.run(test())


def test_who_sat_down_and_who_opened_the_table_stay_in() -> None:
    async def test() -> None:
        async with House() as house:
            service, table = house.service, house.table
            await house.enters("ville", "kissa ja koira")
            for person in ("aino", "ville"):
                assert isinstance(await service.arrive(table, person), int)
                assert isinstance(await service.ask(table, person, "s", 1, Sit(person)), Ok)
            assert isinstance(await service.ask(table, "aino", "h", 1, HandOver(1)), Ok)
            for person in ("aino", "ville"):
                assert isinstance(await service.ask(table, person, "l", 1, Leave()), Ok)
                assert isinstance(await service.look(table, person), RoomView)

    asyncio.run(test())


@pytest.mark.parametrize("password", ["", "   ", "x" * (LONGEST_PASSWORD + 1), "a\nb", "\ud800"])
def test_what_cannot_be_a_password_opens_no_table(password: str) -> None:
    async def test() -> None:
        service = TableService(outside())
        table, answer = await service.open("aino", "open", TWO, password)
        assert answer == Refused(Refusal("bad-password"))
        assert await service.look(table, "aino") == Refusal("no-such-table")
        await service.close()
        async with House() as house:
            wrong = Refused(Refusal("wrong-password"))
            assert await house.enters("ville", password) == wrong

    asyncio.run(test())


def test_a_letter_is_the_same_however_a_keyboard_writes_it() -> None:
    assert plain_password("pa\u0308a\u0308sky") == plain_password("pääsky") == "pääsky"


def test_what_is_kept_of_a_password_is_of_no_use_elsewhere() -> None:
    async def test() -> None:
        async with House() as house:
            event = (await house.store.load(house.table)).entries[0].event
            assert isinstance(event, Opened)
            assert "kissa" not in str(house.store.__dict__)
            assert event.password == SEAL.proof("kissa ja koira", house.table)
            assert event.password != SEAL.proof("kissa ja koira", "another table")
            table = house.service._mailboxes[house.table].table
            assert table is not None
            assert event.password not in repr((event, table, room_view(table, "aino")))
            assert "kissa" not in repr(Enter("kissa ja koira"))
            assert await house.enters("ville", event.password) == Refused(Refusal("wrong-password"))

    asyncio.run(test())


def test_a_table_without_a_password_lets_everybody_in() -> None:
    async def test() -> None:
        service = TableService(outside())
        table, _ = await service.open("aino", "open", TWO)
        assert await service.ask(table, "ville", "e", 1, Enter("anything")) == Ok(1)
        assert await service.ask(table, "ville", "s", 1, Sit("Ville")) == Ok(2)
        await service.close()

    asyncio.run(test())


def test_a_rematch_does_not_open_the_door() -> None:
    async def test() -> None:
        async with House() as house:
            service, table = house.service, house.table
            await service.arrive(table, "aino")
            await service.ask(table, "aino", "s", 1, Sit("Aino"))
            way: list[ByPeople] = [Ready(yes=True), Start("thumb")]
            for number, command in enumerate([*way, Agree(Wish.STOP), Agree(Wish.REMATCH)]):
                view = await service.look(table, "aino")
                assert isinstance(view, RoomView)
                answer = await service.ask(table, "aino", f"c{number}", view.version, command)
                assert isinstance(answer, Ok), command
                await calm()
            view = await service.look(table, "aino")
            assert isinstance(view, RoomView)
            assert view.match is not None
            assert view.match.number == 2
            assert await service.look(table, "ville") == SHUT
            assert isinstance(await service.replay(table, "aino", 1), Replay)
            assert await service.replay(table, "ville", 1) == SHUT

    asyncio.run(test())
