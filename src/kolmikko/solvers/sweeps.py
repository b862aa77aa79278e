"""Where only three tricks win something: the rule of the middle card, checked for each turn-up.

One or two tricks are worth what the next deal is, and that lies between losing and winning the
bank. What could be gained against a strategy is a convex function of that worth. So it is measured
at both ends, and what lies between is at most the larger of the two, whatever the bank.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.options import Options
from kolmikko.solvers.hands import NotSolvableError, check, ranks
from kolmikko.solvers.outcomes import outcomes, worth
from kolmikko.solvers.session import turned
from kolmikko.solvers.simple import lowest_beater

ENDS: Final = ((-1.0, -1.0, -1.0, 1.0), (-1.0, 1.0, 1.0, 1.0))
"""Payoffs in which one or two tricks are as bad as none for the leader, or as good as three."""


@dataclass(frozen=True)
class Sweeps:
    """For one turn-up the chances of the leader's tricks, and the larger NashConv, bank 1."""

    rank: int
    chances: tuple[float, ...]
    nashconv: float


def sweeps(options: Options, *, fast: bool = True) -> Iterator[Sweeps]:
    """The rule of the middle card for each turn-up, the lowest rank first.

    Raises NotSolvableError for house rules by which fewer than three tricks win something.
    """
    check(options)
    if freeze(options).two_take_half:
        raise NotSolvableError("bank_split")
    for rank in ranks(options):
        yield sweeps_of(options, rank, fast=fast)


def sweeps_of(options: Options, rank: int, *, fast: bool = True) -> Sweeps:
    """The rule of the middle card for one turn-up."""
    up = turned(options, rank, fast=fast)
    pair = lowest_beater(up.hands)
    chances = outcomes(up.hands, up.deals, pair.leader, pair.dealer, fast=fast)
    gains = [
        up.judge.verdict(pair.leader, pair.dealer, pay, worth(chances, pay)).nashconv
        for pay in ENDS
    ]
    return Sweeps(rank, tuple(chances), max(gains))
