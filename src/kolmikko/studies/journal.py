"""Files to which a run adds a line of JSON for each piece of its work, to go on from there later.

A run that is stopped loses at most its last line, which is then passed over.
"""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any, Final, TypeVar

T = TypeVar("T")

FORMAT: Final = 1
BLANK: Final = b" \t\r\0"
"""What a line may have about it; a machine that loses its power leaves zeros."""


class JournalError(ValueError):
    """A line of another kind of file, or of another version, or one that makes no sense."""


@dataclass(frozen=True, slots=True)
class Journal:
    """A file of one kind of lines, each of which begins with the name of that kind."""

    kind: str
    path: Path

    def add(self, fields: Mapping[str, object]) -> None:
        """Add a line, and wait until it is safe there. Raises OSError."""
        line = json.dumps({self.kind: FORMAT, **fields}, separators=(",", ":"))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            begin = b"" if self._ends_whole() else b"\n"
            file.write(begin + line.encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def read(self, meant: Callable[[dict[str, Any]], T]) -> Iterator[T]:
        """What each whole line of the file means; nothing where there is no file.

        `meant` may raise what comes of values that are not there or of another type. Raises
        JournalError for lines of another kind.
        """
        lines = self.path.read_bytes().split(b"\n") if self.path.exists() else []
        for number, line in enumerate(lines, 1):
            found = self._parsed(line.strip(BLANK), number)
            if found is not None:
                try:
                    yield meant(found)
                except (KeyError, TypeError, ValueError, AttributeError) as error:
                    raise JournalError(f"line {number}: {error}") from error

    def _parsed(self, line: bytes, number: int) -> dict[str, Any] | None:
        """A line as it stands there; None for an empty one, and one that is cut short."""
        begin = f'{{"{self.kind}":'.encode()
        if begin.startswith(line):
            return None
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            if line.startswith(begin):
                return None
            raise JournalError(f"line {number}: not JSON") from None
        if not isinstance(found, dict) or found.get(self.kind) != FORMAT:
            raise JournalError(f"line {number}: not of a {self.kind} of format {FORMAT}")
        return found

    def _ends_whole(self) -> bool:
        """Whether the last line is complete."""
        with self.path.open("rb") as file:
            if file.seek(0, os.SEEK_END) == 0:
                return True
            file.seek(-1, os.SEEK_END)
            return file.read(1) == b"\n"


def whole(value: object) -> int:
    """A number from 0 on. Raises TypeError."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise TypeError(f"not a whole number: {value!r:.40}")
    return value


def number(value: object) -> float:
    """Any finite number. Raises TypeError."""
    if not isinstance(value, int | float) or isinstance(value, bool) or not isfinite(value):
        raise TypeError(f"not a number: {value!r:.40}")
    return value


def text(value: object) -> str:
    """Text. Raises TypeError."""
    if not isinstance(value, str):
        raise TypeError(f"not text: {value!r:.40}")
    return value
