"""The file of a pool: a line for each batch of deals, added as they are played.

A stopped run loses at most its last line, which is then passed over. Batches of equal keys are put
together by the numbers of their deals, so that deals played twice count once.
"""

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

FORMAT: Final = 1


class LedgerError(ValueError):
    """A line that is no batch of a pool: another kind of file, or one of another version."""


@dataclass(frozen=True, slots=True)
class Key:
    """What must be equal for results to be added.

    `rules`, `alone` and `others` are versions (`versions`); `seeds` is the name of a range.
    """

    game: str
    rules: str
    players: int
    alone: str
    others: str
    seeds: str
    seed: int


@dataclass(frozen=True, slots=True)
class Batch:
    """Deals `first`, `first` + 1 … of a cell.

    For each deal the mean score of the lone bot at all seats, and how many of its games ended in
    a stalemate. `times` counts the choices of each bot by name and microseconds, rounded to two
    digits. `at` is the day.
    """

    key: Key
    first: int
    scores: tuple[float, ...]
    stalemates: tuple[int, ...]
    times: dict[str, dict[int, int]] = field(default_factory=dict)
    at: str = ""


@dataclass(slots=True)
class Played:
    """All deals of a cell from the first one on, without a gap."""

    scores: list[float] = field(default_factory=list)
    stalemates: list[int] = field(default_factory=list)
    times: dict[str, Counter[int]] = field(default_factory=dict)
    days: list[str] = field(default_factory=list)

    @property
    def deals(self) -> int:
        return len(self.scores)

    def add(self, batch: Batch) -> None:
        """Add what is new in a batch, unless there is a gap before it."""
        known = self.deals - batch.first
        if not 0 <= known < len(batch.scores):
            return
        self.scores += batch.scores[known:]
        self.stalemates += batch.stalemates[known:]
        if known == 0:
            for bot, times in batch.times.items():
                self.times.setdefault(bot, Counter()).update(times)
        if batch.at not in self.days:
            self.days.append(batch.at)


class Ledger:
    """A file of batches, and what they come to."""

    def __init__(self, path: Path) -> None:
        """Read the file, if it is there. Raises LedgerError for another kind of file."""
        self.path = path
        self._played: dict[Key, Played] = {}
        batches = sorted(read(path), key=lambda batch: batch.first) if path.exists() else []
        for batch in batches:
            self._count(batch)

    def played(self, key: Key) -> Played:
        """What was played of a cell; nothing if it is new."""
        return self._played.get(key, Played())

    def known(self) -> Iterable[Key]:
        """The keys of all cells of which something was played."""
        return self._played.keys()

    def append(self, batch: Batch) -> None:
        """Add a batch to the file, and wait until it is safe there. Raises OSError."""
        line = json.dumps({"pool": FORMAT, **asdict(batch)}, separators=(",", ":"))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            begin = b"" if _ends_whole(self.path) else b"\n"
            file.write(begin + line.encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self._count(batch)

    def _count(self, batch: Batch) -> None:
        self._played.setdefault(batch.key, Played()).add(batch)


def read(path: Path) -> Iterator[Batch]:
    """The batches of a file; what a stopped run left half written is passed over.

    Raises LedgerError for other lines.
    """
    for number, line in enumerate(path.read_bytes().split(b"\n"), 1):
        if line.strip():
            try:
                found = json.loads(line)
            except ValueError:
                if line.startswith(b'{"pool":'):
                    continue
                raise LedgerError(f"line {number}: not JSON") from None
            yield _batch(found, number)


def _batch(found: Any, number: int) -> Batch:  # noqa: ANN401 - JSON
    if not isinstance(found, dict) or found.get("pool") != FORMAT:
        raise LedgerError(f"line {number}: not a batch of a pool of format {FORMAT}")
    try:
        return Batch(
            Key(**found["key"]),
            found["first"],
            tuple(found["scores"]),
            tuple(found["stalemates"]),
            {bot: {int(t): n for t, n in times.items()} for bot, times in found["times"].items()},
            found["at"],
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise LedgerError(f"line {number}: {error}") from error


def _ends_whole(path: Path) -> bool:
    """Whether the last line of a file is complete."""
    with path.open("rb") as file:
        if file.seek(0, os.SEEK_END) == 0:
            return True
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"


def rounded(micros: int) -> int:
    """Microseconds with two digits."""
    return int(float(f"{micros:.1e}"))
