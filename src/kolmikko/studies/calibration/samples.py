"""What the adviser says of decisions drawn from many games, and how these games ended.

A file has a line for each game, added as it is played, so that a run goes on where it stands.
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from itertools import count, takewhile
from math import inf
from pathlib import Path
from typing import Any, Final

from kolmikko.bots import bot_named
from kolmikko.bots.base import Bot, Budget, Choice, Sight
from kolmikko.bots.beside import Beside
from kolmikko.dice import Dice, below
from kolmikko.rulekit.options import RuleOptions
from kolmikko.studies.journal import Journal, number, text, whole
from kolmikko.studies.plan import Plan
from kolmikko.studies.pool.seeds import SEEDS
from kolmikko.studies.pool.versions import rules_version, version_of
from kolmikko.studies.runs import STUDIED

EVERY: Final = 16
"""The adviser is asked at one in so many free decisions, a few times a game."""

DIGITS: Final = 5
"""Of a value, as it is kept."""


@dataclass(frozen=True, slots=True)
class Key:
    """What must be equal for samples to be put together.

    `rules`, `bot` and `adviser` are versions (`pool.versions`); `seeds` is the name of a range, and
    `iterations` are those of the adviser, None for its own.
    """

    game: str
    rules: str
    players: int
    bot: str
    adviser: str
    iterations: int | None
    seeds: str
    seed: int


@dataclass(frozen=True, slots=True)
class Sample:
    """The value of what the adviser chose, and the part of the win that its seat had at the end."""

    value: float
    share: float


Game = tuple[Sample, ...]
"""The samples of one game; they share its end."""


@dataclass(frozen=True, slots=True)
class Watched(Beside):
    """A bot in whose place the adviser decides now and then, and what that thought of it.

    The lot is drawn with the dice of the seat. Solved positions are not noted: their values are
    counted and never corrected.
    """

    adviser: Bot
    iterations: int | None
    values: list[float] = field(default_factory=list)

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        if len(legal) == 1 or below(dice, EVERY):
            return self.bot.choose(sight, legal, budget, dice)
        choice = self.adviser.choose(sight, legal, Budget(self.iterations, inf), dice)
        value = next((one.value for one in choice.tried if one.action == choice.action), None)
        if value is not None and not choice.solved:
            self.values.append(round(value, DIGITS))
        return choice


@dataclass(frozen=True, slots=True)
class Sampling:
    """Games of one bot at all seats of a plan, and the adviser that is asked in some of them."""

    plan: Plan
    adviser: Bot
    key: Key

    def game(self, number: int) -> Game:
        """Play a game, and give the samples that were drawn from it."""
        plan, study = self.plan, STUDIED[self.plan.game]
        seats = tuple(Watched(bot, self.adviser, self.key.iterations) for bot in plan.bots)
        watched = replace(plan, bots=seats)
        (shares,) = study.seat_scores(watched, study.play(watched, number, 1, fast=False))
        return tuple(
            Sample(value, share)
            for seat, share in zip(seats, shares, strict=True)
            for value in seat.values
        )


def sampling(
    game: str,
    options: RuleOptions,
    players: int,
    *,
    seeds: str,
    seed: int,
    bot: str,
    adviser: str,
    iterations: int | None,
) -> Sampling:
    """How a game is sampled. Raises ValueError where so many cannot play, or for no such bot."""
    playing, advising = bot_named(bot), bot_named(adviser)
    plan = Plan(game, options, (playing,) * players, SEEDS[seeds][seed])
    key = Key(
        game,
        rules_version(game, options),
        players,
        version_of(playing, game),
        version_of(advising, game),
        iterations,
        seeds,
        seed,
    )
    return Sampling(plan, advising, key)


def collect(
    wanted: Sampling, games: int, path: Path, told: Callable[[float], None] | None = None
) -> list[Game]:
    """The samples of so many games, the first ones from the file, and the others added to it.

    Raises OSError where the file cannot be used, and JournalError for one of another kind.
    """
    found = saved(path, wanted.key)[:games]
    for place in range(len(found), games):
        found.append(wanted.game(place))
        samples = [(one.value, one.share) for one in found[-1]]
        journal(path).add({**asdict(wanted.key), "number": place, "samples": samples})
        if told:
            told((place + 1) / games)
    return found


def journal(path: Path) -> Journal:
    """A file of games."""
    return Journal("calibration", path)


def saved(path: Path, key: Key) -> list[Game]:
    """The games of a key that a file has, from number 0 on without a gap; none where it is new."""
    games = {place: game for of, place, game in read(path) if of == key}
    return [games[number] for number in takewhile(games.__contains__, count())]


def read(path: Path) -> Iterator[tuple[Key, int, Game]]:
    """All games of a file. Raises JournalError for one of another kind."""
    return journal(path).read(_game)


def _game(line: dict[str, Any]) -> tuple[Key, int, Game]:
    iterations = line["iterations"]
    key = Key(
        game=text(line["game"]),
        rules=text(line["rules"]),
        players=whole(line["players"]),
        bot=text(line["bot"]),
        adviser=text(line["adviser"]),
        iterations=None if iterations is None else whole(iterations),
        seeds=text(line["seeds"]),
        seed=whole(line["seed"]),
    )
    samples = tuple(Sample(number(value), number(share)) for value, share in line["samples"])
    return key, whole(line["number"]), samples
