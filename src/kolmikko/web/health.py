"""Whether the server can do its work: the store answers, and the disk takes what is written."""

import asyncio
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kolmikko.table.ports import EventStore, StoreError

PATIENCE: Final = 2.0
LEAST_FREE: Final = 16 * 1024 * 1024
"""Bytes that should be left on the disk."""

NOWHERE: Final = "health"
"""The id of a table that cannot be."""


@dataclass(frozen=True, slots=True)
class Health:
    """Looks after a store and the folder with the data."""

    store: EventStore
    folder: Path

    async def store_answers(self) -> bool:
        """Whether the store can be reached."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.head(NOWHERE)
        except (StoreError, TimeoutError):
            return False
        return True

    async def disk_takes(self) -> bool:
        """Whether the folder can be written to, and has room."""
        return await asyncio.to_thread(_takes, self.folder)


def _takes(folder: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"kolmikko")
        return shutil.disk_usage(folder).free >= LEAST_FREE
    except OSError:
        return False
