"""Passwords of tables: which ones may be had, and how fast one may guess."""

from typing import Final
from unicodedata import normalize

LONGEST_PASSWORD: Final = 64

WAIT: Final = 3000
"""Milliseconds before a person may try again who gave a wrong password."""

MOST_GUESSES: Final = 100
"""Wrong passwords within that time after which everybody has to wait."""


def plain_password(typed: str) -> str | None:
    """A password as all keyboards write it; None if it cannot be one."""
    plain = normalize("NFC", typed).strip()
    return plain if 0 < len(plain) <= LONGEST_PASSWORD and plain.isprintable() else None


class Guesses:
    """Who has lately given a wrong password at one table."""

    def __init__(self) -> None:
        self._at: dict[str, int] = {}

    def too_soon(self, person: str, now: int) -> bool:
        """Whether a person has to wait before the next try."""
        self._at = {who: at for who, at in self._at.items() if now < at + WAIT}
        return person in self._at or len(self._at) >= MOST_GUESSES

    def wrong(self, person: str, now: int) -> None:
        """A person gave a wrong one."""
        self._at[person] = now
