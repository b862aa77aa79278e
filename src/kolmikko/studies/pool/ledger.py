"""The file of a pool: a line for each batch of deals, added as they are played.

Batches of equal keys are put together by the numbers of their deals, so that deals played twice
count once.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from kolmikko.studies.journal import Journal, number, text, whole


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
        """Read the file, if it is there. Raises JournalError for another kind of file."""
        self.path = path
        self._played: dict[Key, Played] = {}
        for batch in sorted(read(path), key=lambda batch: batch.first):
            self._count(batch)

    def played(self, key: Key) -> Played:
        """What was played of a cell; nothing if it is new."""
        return self._played.get(key, Played())

    def known(self) -> Iterable[Key]:
        """The keys of all cells of which something was played."""
        return self._played.keys()

    def append(self, batch: Batch) -> None:
        """Add a batch to the file, and wait until it is safe there. Raises OSError."""
        journal(self.path).add(asdict(batch))
        self._count(batch)

    def _count(self, batch: Batch) -> None:
        self._played.setdefault(batch.key, Played()).add(batch)


def journal(path: Path) -> Journal:
    """A file of batches."""
    return Journal("pool", path)


def read(path: Path) -> Iterator[Batch]:
    """The batches of a file. Raises JournalError for one of another kind."""
    return journal(path).read(_batch)


def _batch(found: dict[str, Any]) -> Batch:
    key = found["key"]
    scores = tuple(map(number, found["scores"]))
    stalemates = tuple(map(whole, found["stalemates"]))
    if len(scores) != len(stalemates):
        raise ValueError("not as many scores as stalemates")
    return Batch(
        Key(
            game=text(key["game"]),
            rules=text(key["rules"]),
            players=whole(key["players"]),
            alone=text(key["alone"]),
            others=text(key["others"]),
            seeds=text(key["seeds"]),
            seed=whole(key["seed"]),
        ),
        whole(found["first"]),
        scores,
        stalemates,
        {
            bot: {int(time): whole(many) for time, many in times.items()}
            for bot, times in found["times"].items()
        },
        text(found["at"]),
    )


def rounded(micros: int) -> int:
    """Microseconds with two digits."""
    return int(float(f"{micros:.1e}"))
