"""What a bot is: something that chooses among legal actions from what its seat may know.

A bot never gets a state: that is in the type, not a promise. Its chance comes from the dice that
it is given, so that equal dice give equal play.
"""

from dataclasses import dataclass
from math import inf
from typing import Final, Protocol

from kolmikko.dice import Dice
from kolmikko.rulekit.game import Deal
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.row import Row


@dataclass(frozen=True, slots=True)
class Sight:
    """All that a seat may know: the house rules, and its view, made by `Deal.observe`."""

    options: RuleOptions
    view: Row


def sight_of(deal: Deal, seat: int) -> Sight:
    """What a seat may know of a deal."""
    return Sight(deal.setup.options, deal.observe(seat))


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think; None is its own measure.

    `iterations` are whatever it repeats to think better, and equal numbers give equal choices;
    `seconds` of wall-clock time only ever cut that short.
    """

    iterations: int | None = None
    seconds: float | None = None


OWN_BUDGET: Final = Budget()
UNHURRIED: Final = Budget(seconds=inf)
"""A bot's own iterations with no eye on the clock, so that equal dice give equal choices."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What a bot found out about one legal action.

    `visits` are how often it tried it, and `value` is what its seat got on average: of Kolmonen
    the part of a win, from 0 to 1, of Trójka stakes. None where it has no such number.
    """

    action: int
    visits: int
    value: float | None


@dataclass(frozen=True, slots=True)
class Choice:
    """The action that a bot chose, and what it knows of each legal one, in ascending order.

    A bot that just knows what to do has tried nothing, and used no iterations. With `solved` its
    values are those of a solution, and no estimates of a search.
    """

    action: int
    tried: tuple[Tried, ...] = ()
    iterations: int = 0
    solved: bool = False


class Bot(Protocol):
    """A way to play; the same object may sit at many seats and many tables at once."""

    @property
    def name(self) -> str:
        """The word by which one asks for it, such as "thumb"."""

    @property
    def about(self) -> str:
        """One line on how it plays."""

    @property
    def moment(self) -> float:
        """Seconds that a move takes where others watch, so that the time tells nothing of cards.

        It is the same however little there is to think; who thinks longer takes several moments.
        """

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        """One of the legal actions of the layout, for the seat that views and is to act.

        The view belongs to the bot from now on; `legal` is ascending and not empty. A bot is
        never asked for a draw that nobody chooses.
        """


class Player(Protocol):
    """Chooses as a bot does, perhaps in one game only."""

    def choose(
        self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice
    ) -> Choice: ...
