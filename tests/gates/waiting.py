"""Waiting for something to come about."""

import asyncio
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0
"""Seconds after which a crowd that gets nowhere fails the test."""


async def until(reached: Callable[[], bool]) -> None:
    """Wait until something has come about."""
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await asyncio.sleep(0.005)
