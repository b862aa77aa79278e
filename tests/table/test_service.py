"""The service: every request is answered, and never is anything done twice."""

import asyncio

from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.answers import Ok, Refused, Stale
from kolmikko.table.commands import Act, Phrase, Sit
from kolmikko.table.service import TableService
from kolmikko.table.state import Stage
from kolmikko.table.views import RoomView
from tests.table.clubs import TWO, Club, run
from tests.table.rooms import calm, outside


def test_a_match_with_bots_is_played_to_its_end() -> None:
    async def test(club: Club) -> None:
        await club.open(TWO, "aino")
        for _ in range(600):
            await calm()
            view = await club.view("aino")
            if view.stage == Stage.ENDED:
                break
            person, move = await club.whose_turn("aino")
            await club.does(person, Act(move))
        assert view.stage == Stage.ENDED
        assert view.match is not None
        assert sum(view.match.wins) == 1

    run(test)


def test_a_request_repeated_gets_its_answer_again_and_is_done_once() -> None:
    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        person, move = await club.whose_turn("aino", "ville")
        answer = await club.does(person, Act(move), name="same")
        again = await asyncio.gather(
            *(club.service.ask(club.table, person, "same", seen, Act(move)) for seen in range(9))
        )
        assert again == [answer] * 9
        assert (await club.view(person)).version == answer.version

    run(test)


def test_a_double_click_sent_at_once_is_done_once() -> None:
    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        person, move = await club.whose_turn("aino", "ville")
        seen = (await club.view(person)).version
        both = (club.service.ask(club.table, person, "same", seen, Act(move)) for _ in range(5))
        answers = await asyncio.gather(*both)
        assert set(answers) == {Ok(seen + 1)}

    run(test)


def test_the_same_id_of_another_person_is_another_request() -> None:
    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        one = await club.does("aino", Phrase("hello"), name="same")
        two = await club.does("ville", Phrase("hello"), name="same")
        assert two.version == one.version + 1

    run(test)


def test_a_repeated_opening_makes_one_table() -> None:
    async def test(club: Club) -> None:
        both = (club.service.open("aino", "open", TWO) for _ in range(3))
        tables = await asyncio.gather(*both)
        assert len({table for table, _ in tables}) == 1
        assert {answer for _, answer in tables} == {Ok(1)}
        other, _ = await club.service.open("ville", "open", TWO)
        assert other != tables[0][0]

    run(test)


def test_a_move_on_an_old_view_gets_the_newest_view() -> None:
    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        person, move = await club.whose_turn("aino", "ville")
        seen = (await club.view(person)).version
        await club.does(person, Act(move), seen)
        answer = await club.asks(person, Act(move), seen)
        assert isinstance(answer, Stale)
        assert answer.view == await club.view(person, since=seen)
        assert min(event.version for event in answer.view.events) == seen + 1

    run(test)


def test_a_phrase_of_another_does_not_make_a_move_stale() -> None:
    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        person, move = await club.whose_turn("aino", "ville")
        seen = (await club.view(person)).version
        await club.does("aino", Phrase("hello"))
        await club.does(person, Act(move), seen)

    run(test)


def test_a_table_that_there_is_not_is_refused_and_leaves_nothing_in_memory() -> None:
    async def test(club: Club) -> None:
        for n in range(50):
            assert await club.service.look(f"{n:032x}", "x") == Refusal("no-such-table")
            assert await club.service.arrive(f"{n:032x}", "x") == Refusal("no-such-table")
            asked = await club.service.ask(f"{n:032x}", "x", "r", 0, Sit("X"))
            assert asked == Refused(Refusal("no-such-table"))
        assert not club.service._mailboxes

    run(test)


def test_tables_where_nobody_is_make_room_for_others() -> None:
    async def whole() -> None:
        service = TableService(outside(), most_live=3)
        tables = [(await service.open("aino", f"r{n}", TWO))[0] for n in range(10)]
        assert len(service._mailboxes) <= 3
        for table in tables:
            view = await service.look(table, "aino")
            assert isinstance(view, RoomView)
            assert view.is_host
        assert len(service._mailboxes) <= 3
        await service.close()

    asyncio.run(whole())
