"""The processes that serve the tables together, as one of them knows of the others.

People are connected to one process each. Only that process says that they have gone; when it has
ended itself, any other may say so.
"""

import secrets
from collections.abc import Iterable
from typing import Final

BEAT: Final = 5_000
"""Milliseconds between two signs of life of a process with connections."""

SILENCE: Final = 10_000
"""Milliseconds after which a sign of life no longer counts."""

MISSES: Final = 3
"""So many beats after each other without a sign of another process: it has ended."""


class Fleet:
    """This process among the others."""

    def __init__(self) -> None:
        self.me: Final = secrets.token_hex(8)
        self._missed: dict[str, int] = {}
        self.has_company = False
        """Whether other processes are known to live."""

    def hears_of(self, living: Iterable[str]) -> bool:
        """Takes in which processes give signs of life; whether one turns out to have ended."""
        heard = set(living) - {self.me}
        self.has_company = bool(heard)
        missed = dict.fromkeys(heard, 0)
        missed |= {one: times + 1 for one, times in self._missed.items() if one not in heard}
        self._missed = missed
        return MISSES in missed.values()

    def speaks_for(self, process: str) -> bool:
        """Whether this process has to say when people of another one have gone."""
        return process in ("", self.me) or self._missed.setdefault(process, 0) >= MISSES
