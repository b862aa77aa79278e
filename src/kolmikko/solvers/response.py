"""NashConv: what both seats could gain together by the best response to the other.

A responder tells all cards apart, its own and those that it sees played; it knows the other
seat's strategy and nothing of how it came about. Its own hands are looked at once for all names
that plain suits can have, which changes nothing, since a strategy is told by heights.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kolmikko.solvers import best_dealer, best_leader
from kolmikko.solvers.gears import loop
from kolmikko.solvers.hands import Hands
from kolmikko.solvers.listed import listed

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Verdict:
    """How good two strategies are, in the unit of the payoffs.

    `value` is the leader's against this dealer; `leader` and `dealer` are what each could gain.
    """

    value: float
    leader: float
    dealer: float

    @property
    def nashconv(self) -> float:
        """What both could gain together."""
        return self.leader + self.dealer


class Judge:
    """Best responses for one turn-up, in the fast gear or the plain one.

    `pay[k]` is what k tricks are worth to the leader, and minus that to the dealer.
    """

    def __init__(self, hands: Hands, *, fast: bool = True) -> None:
        import numpy as np

        self.fast = fast
        self.hands = np.array(listed(hands), np.int64)
        self.orbits = np.array(hands.orbits, np.int64).ravel()
        self.shape = (len(hands.classes), hands.tops)

    def best_leader(self, dealer: "NDArray[Any]", pay: Sequence[float]) -> float:
        """What the best leader wins against a dealer."""
        return self._best(best_leader.best_leader, best_leader.PLACES, dealer, pay)

    def best_dealer(self, leader: "NDArray[Any]", pay: Sequence[float]) -> float:
        """What a leader wins against the best dealer."""
        turned = [-worth for worth in pay]
        return -self._best(best_dealer.best_dealer, best_dealer.PLACES, leader, turned)

    def verdict(
        self, leader: "NDArray[Any]", dealer: "NDArray[Any]", pay: Sequence[float], value: float
    ) -> Verdict:
        """What could be gained against two strategies whose play is worth `value` to the leader."""
        best, worst = self.best_leader(dealer, pay), self.best_dealer(leader, pay)
        return Verdict(value, best - value, value - worst)

    def _best(
        self,
        search: Callable[..., Any],
        places: int,
        other: "NDArray[Any]",
        pay: Sequence[float],
    ) -> float:
        import numpy as np

        worth, sums = np.zeros(places), np.zeros(2)
        worths = np.array(pay, np.float64)
        loop(search, fast=self.fast)(
            self.hands, self.orbits, *self.shape, other, worths, worth, sums
        )
        return float(sums[0] / sums[1])
