"""The equilibrium of a whole session: every turn-up, every bank, and what a bank is worth.

A deal is worth what its tricks win and minus what the next deal is worth, since the places change.
Strategies and worths are found in turn: some steps of CFR+ for all deals, then the worths that
follow from the strategies as a system of equations, then more steps.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import comb
from typing import TYPE_CHECKING, Any, Final

from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.options import Options
from kolmikko.solvers.bank import Deal, deals_from
from kolmikko.solvers.cfr import Solver
from kolmikko.solvers.hands import Hands, NotSolvableError, check, hands_of, rank_up, ranks
from kolmikko.solvers.outcomes import outcomes, worth
from kolmikko.solvers.response import Judge, Verdict
from kolmikko.solvers.rounding import from_bytes, in_bytes
from kolmikko.solvers.simple import Pair
from kolmikko.solvers.weights import weights

if TYPE_CHECKING:
    from numpy.typing import NDArray

ROUGH: Final = 30
"""Steps for each deal before the worths are worked out, twice."""

FINE: Final = 40
"""Steps between two looks at NashConv afterwards."""

GOOD: Final = 8e-5
MOST_STEPS: Final = 2000

Progress = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1."""


@dataclass(frozen=True)
class Turned:
    """All that is counted once for a turn-up."""

    rank: int
    hands: Hands
    deals: "NDArray[Any]"
    judge: Judge

    @property
    def free(self) -> float:
        """The chance that nobody is dealt a trójka."""
        cards = len(self.hands.height)
        return float(self.deals.sum()) / (comb(cards, 3) * comb(cards - 3, 3))


@dataclass(frozen=True)
class Solved:
    """The rounded strategies for one turn-up and bank, and how good they are in stakes.

    `data` is as `rounding` writes it; `chances` are those of 0 to 3 tricks of the leader, and
    `pay` is what these are worth.
    """

    rank: int
    bank: int
    data: bytes
    chances: tuple[float, ...]
    pay: tuple[float, ...]
    verdict: Verdict


@dataclass(frozen=True)
class Session:
    """All turn-ups and banks, by turn-up and then by bank; and what each bank is worth."""

    stake: int
    worths: dict[int, float]
    solved: tuple[Solved, ...]

    @property
    def nashconv(self) -> float:
        """The largest of all."""
        return max(each.verdict.nashconv for each in self.solved)


def turned(options: Options, rank: int, *, fast: bool = True) -> Turned:
    """What is counted once when a rank is turned up."""
    hands = hands_of(options, rank_up(options, rank))
    return Turned(rank, hands, weights(hands, fast=fast), Judge(hands, fast=fast))


def solve(
    options: Options,
    stake: int,
    *,
    good: float = GOOD,
    fast: bool = True,
    progress: Progress | None = None,
) -> Session:
    """Solve a session by CFR+, until each NashConv is at most `good` stakes.

    Raises NotSolvableError for house rules whose sessions it does not know.
    """
    check_session(options)
    tell = progress or (lambda _: None)
    banks = deals_from(options, stake)
    ups = [turned(options, rank, fast=fast) for rank in ranks(options)]
    table = Table(ups, banks, fast=fast)
    for n in range(2):
        table.learn(ROUGH, lambda part, n=n: tell((n + part) / 4))  # type: ignore[misc]
        table.weigh()
    table.begin_again()
    table.finish(good, lambda part: tell(0.5 + part / 2))
    return Session(stake, table.worths, tuple(table.judged()))


def check_session(options: Options) -> None:
    """Raise NotSolvableError unless a session is made of the deals that `bank` knows."""
    check(options)
    core = freeze(options)
    if core.suit_sets or not core.two_take_half:
        raise NotSolvableError("trojka_kinds or bank_split")


class Table:
    """The deals of a session with a solver for each turn-up and bank."""

    def __init__(self, ups: Sequence[Turned], banks: Sequence[Deal], *, fast: bool) -> None:
        self.ups = ups
        self.banks = banks
        self.fast = fast
        self.worths = {deal.bank: 0.0 for deal in banks}
        self.solvers = [[Solver(up.hands, up.deals, fast=fast) for _ in banks] for up in ups]

    def pay(self, deal: Deal) -> tuple[float, ...]:
        """What 0 to 3 tricks are worth to the leader, with all deals to come."""
        return tuple(step.gain - self.worths[step.bank] for step in deal.tricks)

    def learn(self, steps: int, tell: Progress) -> None:
        """Some steps for every turn-up and bank."""
        for r, row in enumerate(self.solvers):
            for deal, solver in zip(self.banks, row, strict=True):
                solver.learn(self.pay(deal), steps)
            tell((r + 1) / len(self.solvers))

    def begin_again(self) -> None:
        """Forget the averages, in which early steps count for little but too much."""
        for row in self.solvers:
            for solver in row:
                solver.forget()

    def finish(self, good: float, tell: Progress) -> None:
        """Steps for each turn-up and bank until its NashConv is good."""
        for r, (up, row) in enumerate(zip(self.ups, self.solvers, strict=True)):
            for b, (deal, solver) in enumerate(zip(self.banks, row, strict=True)):
                while solver.steps < MOST_STEPS:
                    solver.learn(self.pay(deal), FINE)
                    if self._judge(up, deal, solver.strategies()).nashconv <= good:
                        break
                tell((r + (b + 1) / len(row)) / len(self.ups))
        self.weigh()

    def weigh(self) -> None:
        """Work out what each bank is worth when all play as they have learnt."""
        import numpy as np

        size, place = len(self.banks), {deal.bank: n for n, deal in enumerate(self.banks)}
        system, gains = np.eye(size), np.zeros(size)
        for n, deal in enumerate(self.banks):
            for up, row in zip(self.ups, self.solvers, strict=True):
                share = 1 / len(self.ups)
                chances = [up.free * chance for chance in self._chances(up, row[n].strategies())]
                for chance, step in zip(
                    (*chances, 1 - up.free), (*deal.tricks, deal.trojka), strict=True
                ):
                    gains[n] += share * chance * step.gain
                    system[n, place[step.bank]] += share * chance
        worths = np.linalg.solve(system, gains)
        self.worths = {
            deal.bank: float(each) for deal, each in zip(self.banks, worths, strict=True)
        }

    def judged(self) -> Iterator[Solved]:
        """What has been found and rounded, each turn-up with all banks."""
        for up, row in zip(self.ups, self.solvers, strict=True):
            for deal, solver in zip(self.banks, row, strict=True):
                data = in_bytes(up.hands, solver.strategies())
                pair, pay = from_bytes(up.hands, data), self.pay(deal)
                chances, verdict = self._chances(up, pair), self._judge(up, deal, pair)
                yield Solved(up.rank, deal.bank, data, tuple(chances), pay, verdict)

    def _chances(self, up: Turned, pair: Pair) -> list[float]:
        return outcomes(up.hands, up.deals, pair.leader, pair.dealer, fast=self.fast)

    def _judge(self, up: Turned, deal: Deal, pair: Pair) -> Verdict:
        pay = self.pay(deal)
        return up.judge.verdict(pair.leader, pair.dealer, pay, worth(self._chances(up, pair), pay))
