"""What a strategy says in one position: for each card that may go, its chance.

Positions are told in heights, as in `tricks`: a hand of three ascending, and by number the card of
it that has gone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from kolmikko.solvers.hands import Three
from kolmikko.solvers.rounding import WHOLE
from kolmikko.solvers.tricks import (
    again_at,
    answer_at,
    dealer_reply_at,
    first_at,
    lead_at,
    leader_length,
    leader_reply_at,
)


class Play(Protocol):
    """A strategy for both seats, asked position by position.

    First choices come as the chances of three cards, the others as that of the lower of two.
    """

    def first(self, hand: Three) -> Sequence[float]:
        """The leader's first lead."""

    def again(self, hand: Three, i: int) -> float:
        """The leader's second lead, after lead i has won."""

    def leader_reply(self, hand: Three, i: int, b: int, c: int) -> float:
        """The leader's answer to c, where it is free, after b has beaten lead i."""

    def answer(self, hand: Three, a: int) -> Sequence[float]:
        """The dealer's answer to lead a."""

    def lead(self, hand: Three, a: int, j: int) -> float:
        """The dealer's lead after card j has beaten a."""

    def dealer_reply(self, hand: Three, a: int, j: int, c: int) -> float:
        """The dealer's answer to c, where it is free, after card j went face down on a."""


class MiddleCard:
    """Lead the middle card, beat with the lowest that beats, else throw off the lowest.

    Nothing gains against this where only three tricks win something.
    """

    def first(self, hand: Three) -> Sequence[float]:
        return 0.0, 1.0, 0.0

    def again(self, hand: Three, i: int) -> float:
        return 1.0

    def leader_reply(self, hand: Three, i: int, b: int, c: int) -> float:
        return 1.0

    def answer(self, hand: Three, a: int) -> Sequence[float]:
        beater = next((j for j in range(3) if hand[j] > a), 0)
        return [float(j == beater) for j in range(3)]

    def lead(self, hand: Three, a: int, j: int) -> float:
        return 1.0

    def dealer_reply(self, hand: Three, a: int, j: int, c: int) -> float:
        return 1.0


@dataclass(frozen=True)
class FromTable:
    """A strategy read from the bytes of a table."""

    data: bytes
    number: dict[Three, int]
    """The number of each class."""
    tops: int

    @property
    def classes(self) -> int:
        """How many classes there are."""
        return len(self.number)

    @property
    def dealers(self) -> int:
        """Where the dealer's strategy begins."""
        return leader_length(self.classes, self.tops)

    def first(self, hand: Three) -> Sequence[float]:
        return self._three(first_at(self.number[hand]))

    def again(self, hand: Three, i: int) -> float:
        return self._one(again_at(self.classes, self.number[hand], i))

    def leader_reply(self, hand: Three, i: int, b: int, c: int) -> float:
        return self._one(leader_reply_at(self.classes, self.tops, self.number[hand], i, b, c))

    def answer(self, hand: Three, a: int) -> Sequence[float]:
        return self._three(self.dealers + answer_at(self.tops, self.number[hand], a))

    def lead(self, hand: Three, a: int, j: int) -> float:
        return self._one(self.dealers + lead_at(self.classes, self.tops, self.number[hand], a, j))

    def dealer_reply(self, hand: Three, a: int, j: int, c: int) -> float:
        at = dealer_reply_at(self.classes, self.tops, self.number[hand], a, j, c)
        return self._one(self.dealers + at)

    def _one(self, at: int) -> float:
        return self.data[at] / WHOLE

    def _three(self, at: int) -> Sequence[float]:
        chances = self.data[at : at + 3]
        return [chance / sum(chances) for chance in chances]
