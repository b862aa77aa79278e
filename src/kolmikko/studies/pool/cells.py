"""Who plays whom: one bot alone among others of one other kind, at every seat in turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from kolmikko.bots import BOTS
from kolmikko.studies.arena import Seating, seatings

POOL: Final = ("uniform", "easy", "thumb", "hard", "expert")
"""The bots of the usual pool; each is a level above the one before it."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A bot `alone` among `others` at a table of `players`; its score is that of the lone bot."""

    players: int
    alone: str
    others: str

    def seatings(self) -> tuple[Seating, ...]:
        """The lone bot, number 0, at each seat in turn."""
        return tuple(seating for seating in seatings(2, self.players) if seating.count(0) == 1)


def cells_of(bots: Sequence[str], players: int) -> Iterator[Cell]:
    """All cells of some bots at a table; with two players one of each pair, the later in `BOTS`.

    With more players each of a pair is alone once.
    """
    places = list(BOTS)
    for lower, higher in combinations(sorted(bots, key=places.index), 2):
        yield Cell(players, higher, lower)
        if players > 2:
            yield Cell(players, lower, higher)
