"""Levels: for each game another way to play, under one name."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from kolmikko.bots.base import Budget, Choice, Sight
from kolmikko.bots.exact import Exact
from kolmikko.bots.searching import Searching
from kolmikko.bots.thumb import Thumb
from kolmikko.dice import Dice
from kolmikko.rulekit import gear

COMPILED_MOMENT: Final = 0.5
PLAIN_MOMENT: Final = 1.5
"""Seconds within which a search has usually come to its end."""


class Player(Protocol):
    """Chooses as a bot does, in one game."""

    def choose(
        self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice
    ) -> Choice: ...


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that plays each game as well as its level does; games that it lacks by `others`."""

    name: str
    about: str
    players: Mapping[str, Player]
    others: Player = field(default_factory=Thumb)

    @property
    def moment(self) -> float:
        return COMPILED_MOMENT if gear.is_available() else PLAIN_MOMENT

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        player = self.players.get(game_of(sight), self.others)
        return player.choose(sight, legal, budget, dice)


def game_of(sight: Sight) -> str:
    """The name of the game that a seat sees: that of the package of its `View`."""
    return type(sight.view).__module__.split(".")[-2]


HARD: Final = Level(
    "hard",
    "looks ahead in many possible worlds",
    {"kolmonen": Searching("kolmonen", 800, 600, 1.0), "trojka": Exact()},
)

EXPERT: Final = Level(
    "expert",
    "looks ahead in as many possible worlds as fit into a moment",
    {"kolmonen": Searching("kolmonen", 20_000, 800, 1.0), "trojka": Exact()},
)
