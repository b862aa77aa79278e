"""The bot that does anything: the baseline of every arena."""

from dataclasses import dataclass

from kolmikko.dice import Dice, below
from kolmikko.rulekit.row import Row


@dataclass(frozen=True, slots=True)
class Uniform:
    """Any legal action, all equally likely."""

    name: str = "uniform"
    about: str = "any legal action, all equally likely"

    def choose(self, view: Row, legal: tuple[int, ...], dice: Dice) -> int:
        del view
        return legal[below(dice, len(legal))]
