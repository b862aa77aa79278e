"""A table for keep, exchange and pass by averaged best replies, and what a reply still gains.

The table is the average of best replies, each to the average so far (fictitious play); later ones
count more. What is gained against a policy is measured on deals that the reply was not made from.
A reply goes by the same places as the table (`choices`): a finer one could gain more. With three
or more players, that no seat gains alone does not make a policy unbeatable.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any, Final

from kolmikko.dice import Dice
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.options import Options
from kolmikko.games.trojka.state import State
from kolmikko.playouts.trojka import before_deal
from kolmikko.rulekit.gear import rows
from kolmikko.rulekit.row import Row
from kolmikko.solvers.choices import BY_TABLE, DECISIONS, places, play_matches
from kolmikko.solvers.gears import loop

if TYPE_CHECKING:
    from numpy.typing import NDArray

DEALS: Final = 20
"""Deals of a match; the first one begins with an empty bank."""

LEARNING: Final = 1 << 40
"""Numbers of the matches from which a table is learnt; those for measuring begin with 0."""

Progress = Callable[[float], None]


@dataclass(frozen=True)
class Noted:
    """What matches have told; `choices.play_matches` says how."""

    sums: "NDArray[Any]"
    visits: "NDArray[Any]"
    gains: "NDArray[Any]"


class Choosing:
    """Deals of some players with one set of house rules; equal seeds give equal results."""

    def __init__(
        self, options: Options, seats: int, stake: int, seed: int = 1, *, fast: bool = True
    ) -> None:
        self.seats, self.seed, self.fast = seats, seed, fast
        self.core = freeze(options)
        self.opening = before_deal(seats, seats - 1, int(options.deck_size), stake)
        self.deciding = range(seats) if self.core.obliged_decide else range(1, seats - 1)
        self.places = places(len(self.deciding))
        self.obliged = _obliged(len(self.deciding), both=len(self.deciding) == seats)

    @property
    def most_gained(self) -> float:
        """More stakes in a deal than a match without payments for trójki can move."""
        return 2.0 * self.seats * DEALS

    def solved(self, rounds: int, matches: int, progress: Progress) -> "NDArray[Any]":
        """The table after so many best replies, each from so many matches.

        Its shape is (places, 3). A place that has never come up keeps or exchanges evenly.
        """
        import numpy as np

        chances = np.tile((0.5, 0.5, 0.0), (self.places, 1))
        sums, visits = np.zeros((self.places, DECISIONS)), np.zeros(self.places, np.int64)
        for done in range(rounds):
            first = LEARNING + done * matches
            noted = self.play(BY_TABLE, chances, None, first, matches)
            sums += (done + 1) * noted.sums
            visits += noted.visits
            best, seen = np.eye(DECISIONS)[self._best(sums)], visits > 0
            chances[seen] += 2 / (done + 2) * (best - chances)[seen]
            progress((done + 1) / rounds)
        return chances

    def gained(
        self, policy: int, chances: "NDArray[Any] | None", matches: int
    ) -> dict[int, list[float]]:
        """What the best reply to a policy gains in a deal, in stakes: for each seat by match.

        The reply is made from as many matches as it is measured in. Seat 0 is eldest hand; only
        seats that have something to decide are there.
        """
        import numpy as np

        if chances is None:
            chances = np.zeros((self.places, DECISIONS))
        noted = self.play(policy, chances, None, 0, matches)
        replies = np.where(noted.visits > 0, self._best(noted.sums), -1)
        gains = self.play(policy, chances, replies, matches, matches).gains / DEALS
        return {seat: gains[:, seat].tolist() for seat in self.deciding}

    def play(
        self,
        policy: int,
        chances: "NDArray[Any]",
        replies: "NDArray[Any] | None",
        first: int,
        matches: int,
    ) -> Noted:
        """Play so many matches, beginning with number `first`."""
        import numpy as np

        if replies is None:
            replies = np.full(self.places, -1, np.int64)
        sums = np.zeros(self.places * DECISIONS)
        visits = np.zeros(self.places, np.int64)
        gains = np.zeros(matches * self.seats)
        given = (State(), State(), self.core, View(), View(), Dice(), Dice(), self.opening)
        table = self.opening.copy()
        loop(play_matches, fast=self.fast)(
            *map(self._record, (*given, table)),
            policy,
            chances.ravel(),
            replies,
            sums,
            visits,
            gains,
            *(self.seed, first, matches, DEALS),
        )
        return Noted(sums.reshape(-1, DECISIONS), visits, gains.reshape(matches, self.seats))

    def _best(self, sums: "NDArray[Any]") -> "NDArray[Any]":
        """The legal decision that wins most at each place."""
        import numpy as np

        legal = sums.copy()
        legal[self.obliged, DECISIONS - 1] = -inf
        best: NDArray[Any] = np.argmax(legal, axis=1)
        return best

    def _record(self, row: Row) -> Any:  # noqa: ANN401 - NumPy records have no narrower type
        return rows(row)[0] if self.fast else row


def _obliged(deciding: int, *, both: bool) -> "NDArray[Any]":
    """Which places are those of a seat that may not pass: of the first and the last, or none."""
    import numpy as np

    obliged = np.zeros(places(deciding), np.bool_)
    if both:
        obliged[: places(1)] = obliged[places(deciding - 1) :] = True
    return obliged
