"""What a bot is: something that chooses among legal actions from what its seat may know.

A bot never gets a state: that is in the type, not a promise. Its chance comes from the dice that
it is given, so that equal dice give equal play.
"""

from typing import Protocol

from kolmikko.dice import Dice
from kolmikko.rulekit.row import Row


class Bot(Protocol):
    """A way to play; the same object may sit at many seats and many tables at once."""

    @property
    def name(self) -> str:
        """The word by which one asks for it, such as "thumb"."""

    @property
    def about(self) -> str:
        """One line on how it plays."""

    def choose(self, view: Row, legal: tuple[int, ...], dice: Dice) -> int:
        """One of the legal actions of the layout, for the seat that views and is to act.

        `view` is what `Deal.observe` makes for that seat, and belongs to the bot from now on;
        `legal` is ascending and not empty. A bot is never asked for a draw that nobody chooses.
        """
