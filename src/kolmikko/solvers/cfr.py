"""CFR+ over classes of hands: full width, one seat after the other, later steps count more."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from kolmikko.solvers.cfr_dealer import learn_to_answer
from kolmikko.solvers.cfr_leader import learn_to_lead
from kolmikko.solvers.gears import loop
from kolmikko.solvers.hands import Hands
from kolmikko.solvers.regrets import average
from kolmikko.solvers.simple import Pair, uniform

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Solver:
    """CFR+ for one turn-up, which can go on with other payoffs where it stood."""

    def __init__(self, hands: Hands, deals: "NDArray[Any]", *, fast: bool = True) -> None:
        import numpy as np

        self.hands = hands
        self.deals = deals
        self.fast = fast
        self.heights = np.array(hands.classes, np.int64).ravel()
        self.now = uniform(hands)
        self.regrets = Pair(*(np.zeros(2 * len(each)) for each in self._seats(self.now)))
        self.forget()

    def forget(self) -> None:
        """Begin a new average; what was learnt stays."""
        import numpy as np

        self.steps = 0
        self.sums = Pair(*(np.zeros(2 * len(each)) for each in self._seats(self.now)))

    def learn(self, pay: Sequence[float], steps: int) -> None:
        """Do so many steps; `pay[k]` is what k tricks are worth to the leader."""
        import numpy as np

        tops = self.hands.tops
        lead, answer = loop(learn_to_lead, fast=self.fast), loop(learn_to_answer, fast=self.fast)
        ours, theirs = np.array(pay, np.float64), -np.array(pay, np.float64)
        game = (self.heights, tops, self.deals, self.now.leader, self.now.dealer)
        led, answered = np.zeros(6 * tops * tops), np.zeros(9 * tops + 6 * tops * tops)
        for _ in range(steps):
            self.steps += 1
            step = float(self.steps)
            lead(*game, self.regrets.leader, self.sums.leader, ours, led, np.zeros(9), step)
            answer(
                *game, self.regrets.dealer, self.sums.dealer, theirs, answered, np.zeros(3), step
            )

    def strategies(self) -> Pair:
        """The average of all steps since the last `forget`."""
        made = Pair(self.now.leader.copy(), self.now.dealer.copy())
        mean = loop(average, fast=self.fast)
        classes = len(self.hands.classes)
        mean(made.leader, self.sums.leader, 3 * classes)
        mean(made.dealer, self.sums.dealer, 3 * classes * self.hands.tops)
        return made

    def _seats(self, pair: Pair) -> "tuple[NDArray[Any], NDArray[Any]]":
        return pair.leader, pair.dealer
