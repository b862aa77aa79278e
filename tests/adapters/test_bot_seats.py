"""Bots beside the event loop: the same ones, never too many at once, and never waited for long."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from kolmikko.adapters import bot_seats
from kolmikko.adapters.bot_seats import LocalBots, PooledBots, rest
from kolmikko.bots import bot_named
from kolmikko.bots.base import Bot, Choice, Sight, sight_of
from tests.table.rooms import KOLMONEN, begun

BOTS = ("thumb", "uniform")


def seen() -> tuple[Sight, tuple[int, ...]]:
    """What the seat to act sees and may do."""
    room = begun(KOLMONEN)
    assert room.now.dealt is not None
    assert room.now.actor is not None
    deal = room.now.dealt.deal
    return sight_of(deal, room.now.actor), deal.legal()


@contextmanager
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Bots that think until they are told to stop."""
    enough = threading.Event()

    def thought(bot: Bot, view: Sight, legal: tuple[int, ...], luck: int) -> Choice:
        del bot, view, luck
        enough.wait(60)
        return Choice(legal[0])

    monkeypatch.setattr(bot_seats, "thought", thought)
    try:
        yield enough
    finally:
        enough.set()


def test_bots_choose_in_threads_what_they_would_choose_here() -> None:
    async def test() -> None:
        local, pooled = LocalBots(), PooledBots()
        for luck in range(20):
            for bot in BOTS:
                view, legal = seen()
                one = await local.choose(bot, view, legal, luck)
                view, legal = seen()
                assert await pooled.choose(bot, view, legal, luck) == one
        assert pooled.hurried == 0
        await pooled.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    "elapsed, moment, left", [(0, 0, 0), (0, 0.5, 0.5), (0.3, 0.5, 0.2), (0.6, 0.5, 0.4), (9, 0, 0)]
)
def test_the_time_of_a_move_is_that_of_whole_moments(
    elapsed: float, moment: float, left: float
) -> None:
    assert rest(elapsed, moment) == pytest.approx(left)


def test_a_forced_move_of_a_searching_bot_takes_a_moment_too() -> None:
    async def test() -> None:
        view, legal = seen()
        pooled, loop = PooledBots(), asyncio.get_running_loop()
        begun = loop.time()
        assert await pooled.choose("hard", view, legal[:1], 1) == legal[0]
        assert loop.time() - begun >= bot_named("hard").moment
        await pooled.close()

    asyncio.run(test())


def test_one_who_thinks_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        view, legal = seen()
        pooled = PooledBots(patience=0.01)
        assert await pooled.choose("thumb", view, legal, 1) in legal
        assert pooled.hurried == 1
        enough.set()
        await pooled.close()

    with slow_bots(monkeypatch) as enough:
        asyncio.run(test())


def test_where_too_many_wait_one_plays_by_the_rules_of_thumb_and_gives_no_advice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        view, legal = seen()
        pooled = PooledBots(threads=1, most_waiting=2)
        waiting = [asyncio.create_task(pooled.choose("thumb", view, legal, 1)) for _ in range(2)]
        await asyncio.sleep(0)
        assert await pooled.choose("thumb", view, legal, 1) in legal
        assert pooled.hurried == 1
        assert await pooled.advise(view, legal, 1) is None
        assert not any(task.done() for task in waiting)
        enough.set()
        assert await asyncio.gather(*waiting) == [legal[0]] * 2
        assert await pooled.choose("thumb", view, legal, 1) == legal[0], "there is room again"
        assert pooled.hurried == 2
        await pooled.close()

    with slow_bots(monkeypatch) as enough:
        asyncio.run(test())


def test_the_event_loop_goes_on_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        view, legal = seen()
        pooled = PooledBots()
        thinking = asyncio.create_task(pooled.choose("thumb", view, legal, 1))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not thinking.done()
        enough.set()
        assert await thinking == legal[0]
        await pooled.close()

    with slow_bots(monkeypatch) as enough:
        asyncio.run(test())


def test_a_bot_that_nobody_waits_for_any_more_takes_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        view, legal = seen()
        pooled = PooledBots(threads=1, most_waiting=3)
        for _ in range(9):
            task = asyncio.create_task(pooled.choose("thumb", view, legal, 1))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert pooled.hurried == 0
        enough.set()
        await pooled.close()

    with slow_bots(monkeypatch) as enough:
        asyncio.run(test())


def test_a_mistake_of_a_bot_is_the_caller_s_to_see(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError

    async def test() -> None:
        pooled = PooledBots()
        with pytest.raises(ZeroDivisionError):
            await pooled.choose("thumb", *seen(), 1)
        await pooled.close()

    monkeypatch.setattr(bot_seats, "thought", broken)
    asyncio.run(test())
