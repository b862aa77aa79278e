"""The time of this machine."""

import asyncio
import time


class SystemClock:
    """Wall time at the start, and from then on what the steady clock adds: it never jumps."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        return int(1000 * (self._offset + time.monotonic()))

    async def sleep_until(self, at: int) -> None:
        wait = at - self.now()
        if wait > 0:
            await asyncio.sleep(wait / 1000)
