"""Levels: for each game another way to play, under one name."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from kolmikko.bots.base import Budget, Choice, Player, Sight
from kolmikko.bots.exact import Exact
from kolmikko.bots.finishing import Finishing
from kolmikko.bots.searching import Searching
from kolmikko.bots.thumb import Thumb
from kolmikko.dice import Dice
from kolmikko.rulekit import gear

COMPILED_MOMENT: Final = 0.5
PLAIN_MOMENT: Final = 1.5
"""Seconds within which a search has usually come to its end."""


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


def telling(level: Level) -> Level:
    """The same level, which also says what actions win where it knows them from a solution."""
    players = {
        game: replace(player, tells=True) if isinstance(player, Exact) else player
        for game, player in level.players.items()
    }
    return replace(level, players=players)


HARD: Final = Level(
    "hard",
    "looks ahead in many possible worlds",
    {
        "kolmonen": Searching("kolmonen", 1600, 600, 1.0),
        "trojka": Exact(Searching("trojka", 1000, 400, 1.0)),
    },
)

EXPERT: Final = Level(
    "expert",
    "looks ahead in as many possible worlds as fit into a moment",
    {
        "kolmonen": Finishing(Searching("kolmonen", 40_000, 800, 1.0), 160_000, 6_000),
        "trojka": Exact(Searching("trojka", 8000, 1500, 1.0)),
    },
)
