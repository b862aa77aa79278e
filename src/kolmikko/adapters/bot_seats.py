"""Bots that think in this process: at once, or beside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from math import ceil
from threading import Semaphore
from typing import Final, TypeVar

from kolmikko.bots import ADVISER, THUMB, UNIFORM, bot_named
from kolmikko.bots.base import OWN_BUDGET, Bot, Choice, Sight
from kolmikko.dice import dice

THREADS: Final = 2
MOST_WAITING: Final = 64
PATIENCE: Final = 2.0
"""Seconds after which a bot's answer is not waited for."""


T = TypeVar("T")


class LocalBots:
    """The bots of `kolmikko.bots`; one that answers with no legal action plays any."""

    async def choose(self, bot: str, sight: Sight, legal: tuple[int, ...], luck: int) -> int:
        return thought(bot_named(bot), sight, legal, luck).action

    async def advise(self, sight: Sight, legal: tuple[int, ...], luck: int) -> Choice | None:
        return thought(ADVISER, sight, legal, luck)


class PooledBots:
    """The same bots in a few threads, so that one who thinks long keeps nobody waiting.

    Where too many wait already, or one takes too long, it plays by the rules of thumb, and gives
    no advice; `hurried` counts how often.
    """

    def __init__(
        self, threads: int = THREADS, most_waiting: int = MOST_WAITING, patience: float = PATIENCE
    ) -> None:
        self._threads = ThreadPoolExecutor(threads, "kolmikko-bots")
        self._room = Semaphore(most_waiting)
        self._patience = patience
        self.hurried = 0

    async def choose(self, bot: str, sight: Sight, legal: tuple[int, ...], luck: int) -> int:
        loop = asyncio.get_running_loop()
        begun, player = loop.time(), bot_named(bot)
        choice = await self._thought(player, sight, legal, luck)
        await asyncio.sleep(rest(loop.time() - begun, player.moment))
        if choice is None:
            choice = THUMB.choose(sight, legal, OWN_BUDGET, dice(luck))
        return choice.action

    async def advise(self, sight: Sight, legal: tuple[int, ...], luck: int) -> Choice | None:
        return await self._thought(ADVISER, sight, legal, luck)

    async def _thought(
        self, bot: Bot, sight: Sight, legal: tuple[int, ...], luck: int
    ) -> Choice | None:
        thinking = self._submitted(lambda: thought(bot, sight, legal, luck))
        if thinking is not None:
            try:
                async with asyncio.timeout(self._patience):
                    return await asyncio.wrap_future(thinking)
            except TimeoutError:
                pass
        self.hurried += 1
        return None

    async def beside(self, work: Callable[[], T]) -> T | None:
        """The result of a short piece of work that waits its turn; None where too many wait."""
        working = self._submitted(work)
        if working is None:
            return None
        result: T = await asyncio.wrap_future(working)
        return result

    def _submitted(self, work: Callable[[], T]) -> Future[T] | None:
        if not self._room.acquire(blocking=False):
            return None
        working = self._threads.submit(work)
        working.add_done_callback(lambda _: self._room.release())
        return working

    async def close(self) -> None:
        """Stop; who still waits for a bot is not answered."""
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)


def rest(elapsed: float, moment: float) -> float:
    """Seconds that are left of the moments that somebody has begun to think in."""
    if not moment:
        return 0.0
    return max(1, ceil(elapsed / moment)) * moment - elapsed


def thought(bot: Bot, sight: Sight, legal: tuple[int, ...], luck: int) -> Choice:
    """What a bot chooses; any legal action where that is none."""
    choice = bot.choose(sight, legal, OWN_BUDGET, dice(luck))
    if choice.action in legal:
        return choice
    return UNIFORM.choose(sight, legal, OWN_BUDGET, dice(luck, 1))
