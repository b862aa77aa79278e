"""Matches judged for those who may see them again: decision by decision, beside the tables.

One decision at a time is judged, of all reviews together, so that no bot waits long for its turn.
What has been judged is kept in memory, and is the same for all who may know it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Final, Protocol, TypeVar

from kolmikko.bots import ADVISER
from kolmikko.bots.base import Budget
from kolmikko.rulekit import gear
from kolmikko.rulekit.refusal import Refusal
from kolmikko.studies.review import Decision, curve_of, judge
from kolmikko.table.answers import Unavailable
from kolmikko.table.turns import Decisions, Made
from kolmikko.web.logs import fault_of, log

T = TypeVar("T")

ITERATIONS: Final = 4000
PLAIN_ITERATIONS: Final = 200
"""Of each look at a decision, in either gear: some hundredths of a second."""

SEED: Final = 1
A_WHILE: Final = 0.5
"""Seconds after which a pool that was full is asked again."""

MOST_KEPT: Final = 64
"""Reviews in memory; the one that has been left alone longest goes first."""

MOST_JUDGED: Final = 2000
"""Decisions of a match; what comes later is not judged."""


class Workers(Protocol):
    """A bounded pool of threads."""

    async def beside(self, work: Callable[[], T]) -> T | None:
        """The result of a piece of work; None where too many wait."""


@dataclass
class Review:
    """The decisions judged so far, each with the version of the table to which it led."""

    game: str
    is_open: bool
    total: int
    is_calibrated: bool = False
    done: int = 0
    judged: list[tuple[int, Decision]] = field(default_factory=list)
    task: "asyncio.Task[None] | None" = None


Key = tuple[str, int, str]
"""Table, match, and whose review it is: one person's, or nobody's where all may know the same."""

Look = Callable[[str, str, int], Awaitable[Decisions | Refusal | Unavailable]]
"""Which decisions of a match a person may judge: table, person, match."""


class Reviews:
    """The reviews of one server."""

    def __init__(self, look: Look, workers: Workers) -> None:
        self._look = look
        self._workers = workers
        self._kept: OrderedDict[Key, Review] = OrderedDict()
        self._readers: OrderedDict[tuple[str, int, str], Key] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    def begun(self, table: str, person: str, match: int) -> Review | None:
        """The review that this person has been given before, as far as it is now."""
        key = self._readers.get((table, match, person))
        if key is None or key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    async def of(self, table: str, person: str, match: int) -> Review | Refusal | Unavailable:
        """The review of a match for a person; it goes on by itself from now on."""
        begun = self.begun(table, person, match)
        if begun is not None:
            return begun
        found = await self._look(table, person, match)
        if not isinstance(found, Decisions):
            return found
        key = (table, match, "" if found.is_open else person)
        self._readers[table, match, person] = key
        review = self._kept.get(key)
        if review is None:
            made = found.made[:MOST_JUDGED]
            sights = [one.turn.sight for one in made[:1]]
            is_calibrated = any(curve_of(sight, ADVISER.name, _budget()) for sight in sights)
            review = Review(found.game, found.is_open, len(made), is_calibrated)
            self._kept[key] = review
            review.task = asyncio.create_task(self._go_on(review, made))
        self._tidy()
        return review

    def forget_person(self, person: str) -> None:
        """Keep nothing that only this person may know, nor that they have asked."""
        self._drop([key for key in self._kept if key[2] == person])
        for reader in [reader for reader in self._readers if reader[2] == person]:
            del self._readers[reader]

    def forget_all(self) -> None:
        """Keep nothing: tables are gone, and who asks again is told whether theirs is there."""
        self._drop(list(self._kept))

    async def close(self) -> None:
        """Stop all that is still being judged."""
        tasks = [review.task for review in self._kept.values() if review.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_on(self, review: Review, made: tuple[Made, ...]) -> None:
        try:
            for one in made:
                async with self._one_at_a_time:
                    decision = await self._judged(one)
                if decision is not None:
                    review.judged.append((one.version, decision))
                review.done += 1
        except Exception as error:  # this review ends here, tables and other reviews go on
            log.error("review failed", **fault_of(error))
            review.done = review.total

    async def _judged(self, one: Made) -> Decision | None:
        """A decision judged in the pool, however long there is no room in it."""
        while True:
            found = await self._workers.beside(partial(_judged, one))
            if found is not None:
                return found[0]
            await asyncio.sleep(A_WHILE)

    def _tidy(self) -> None:
        self._drop(list(self._kept)[: max(0, len(self._kept) - MOST_KEPT)])

    def _drop(self, keys: Iterable[Key]) -> None:
        for key in keys:
            review = self._kept.pop(key)
            if review.task:
                review.task.cancel()
        self._readers = OrderedDict(
            (reader, key) for reader, key in self._readers.items() if key in self._kept
        )


def _judged(one: Made) -> tuple[Decision | None]:
    """The judgement in a tuple: where the adviser has no numbers there is none in it."""
    return (judge(one.turn, ADVISER, _budget(), SEED),)


def _budget() -> Budget:
    return Budget(ITERATIONS if gear.is_available() else PLAIN_ITERATIONS, inf)
