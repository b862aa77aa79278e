"""Waiting for a crowd."""

import asyncio
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 60.0
"""Seconds after which a crowd that gets no further fails the test."""


async def until(counted: Callable[[], int], wanted: int) -> None:
    """Wait until something has come about so many times."""
    reached = -1
    while reached < wanted:
        before = reached
        async with asyncio.timeout(PATIENCE):
            while (reached := counted()) == before:
                await asyncio.sleep(0.005)
