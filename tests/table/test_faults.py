"""Faults of our own stop one table and tell nothing; replays through the service."""

import asyncio
from dataclasses import replace

import pytest

from kolmikko.adapters.bot_seats import LocalBots
from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.bots.base import Sight
from kolmikko.table.answers import Unavailable
from kolmikko.table.commands import Act, Agree, Phrase
from kolmikko.table.events import Wish
from kolmikko.table.refusals import NOT_ENDED
from kolmikko.table.replay import Replay
from kolmikko.table.seal import Seal
from kolmikko.table.service import TableService
from tests.table.clubs import TWO, Club, run
from tests.table.rooms import SEAL, calm, outside
from tests.table.test_crashes import Trouble


def test_with_another_key_nothing_is_opened_and_nothing_is_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = MemoryStore(SEAL)

    async def whole() -> None:
        club = Club(outside(store))
        await club.open(TWO, "aino", "ville")
        await club.service.close()
        other = replace(outside(store), seal=Seal(b"another key with 32 bytes in it!"))
        stranger = TableService(other)
        assert await stranger.look(club.table, "aino") == Unavailable()
        asked = await stranger.ask(club.table, "aino", "r", 99, Phrase("hello"))
        assert asked == Unavailable()
        await stranger.close()

    asyncio.run(whole())
    assert caplog.messages
    assert all(message.endswith(": SealError") for message in caplog.messages)


def test_a_bot_that_breaks_stops_its_own_table_only(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(LocalBots):
        async def choose(self, bot: str, sight: Sight, legal: tuple[int, ...], luck: int) -> int:
            if bot == "thumb":
                raise ZeroDivisionError(f"with all cards in its words: {sight}")
            return await super().choose(bot, sight, legal, luck)

    async def act(club: Club, *people: str) -> tuple[str, Act]:
        person, move = await club.whose_turn(*people)
        return person, Act(move)

    async def whole() -> None:
        given = replace(outside(), bots=Broken())
        one, two = Club(given), Club(given)
        two.service = one.service
        await one.open(TWO, "aino")
        while (await one.view("aino")).deal.legal:  # type: ignore[union-attr]
            await one.does(*await act(one, "aino"))
        await two.open(TWO, "ville", "ewa")
        for _ in range(6):
            await two.does(*await act(two, "ville", "ewa"))
        await one.service.close()

    asyncio.run(whole())
    assert caplog.messages
    assert all(message.endswith("bot: ZeroDivisionError") for message in caplog.messages)


def test_a_replay_is_for_matches_that_have_ended_and_a_store_that_answers() -> None:
    store = Trouble()

    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        refused = await club.service.replay(club.table, "aino", 1)
        assert refused == await club.service.replay("0" * 32, "aino", 1) == NOT_ENDED
        for person in ("aino", "ville"):
            await club.does(person, Agree(Wish.STOP))
        await calm()
        again = await club.service.replay(club.table, "ville", 1)
        assert isinstance(again, Replay)
        assert again.record is not None
        store.fails = "load"
        assert await club.service.replay(club.table, "ville", 1) == Unavailable()
        store.fails = ""

    run(test, outside(store))


def test_a_request_without_a_proper_id_is_a_mistake_of_the_caller() -> None:
    async def test(club: Club) -> None:
        for person, name in (("", "r"), ("aino", ""), ("aino", "r" * 65), ("aino", "r\0")):
            with pytest.raises(ValueError, match="a person and an id"):
                await club.service.ask("t", person, name, 0, Phrase("hello"))
            with pytest.raises(ValueError, match="a person and an id"):
                await club.service.open(person, name, TWO)

    run(test)
