"""What a study plays: a game and its options, who sits where, and from which seed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from kolmikko.bots import EASY, THUMB, UNIFORM
from kolmikko.bots.base import UNHURRIED, Bot, Sight
from kolmikko.dialect import rule
from kolmikko.dice import Dice, start
from kolmikko.games import GAMES
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.row import Row

MOST_SEATS: Final = 9
"""The most that any game seats."""

MOST_DEALS: Final = 100
"""The longest match that a study plays."""

PLAYS_UNIFORM: Final = 0
PLAYS_THUMB: Final = 1
PLAYS_EASY: Final = 2


@dataclass(frozen=True, slots=True)
class Plan:
    """Games that differ in nothing but chance.

    `bots` has one a seat. Seat 0 is eldest hand of the first deal, and the last seat its dealer.
    Game *n* has the same cards in every plan of the same seed, whoever plays; `turning` tells
    apart the bots' own chance where the same deals are played several times. `deals` is the
    length of a match and `stake` the ante in chips, where the game has such.
    """

    game: str
    options: RuleOptions
    bots: tuple[Bot, ...]
    seed: int = 1
    deals: int = 1
    stake: int = 10
    turning: int = 0

    def __post_init__(self) -> None:
        if self.game not in GAMES:
            raise ValueError(f"no such game: {self.game!r} (there are: {', '.join(GAMES)})")
        error = GAMES[self.game].seat_error(self.options, self.seats)
        if error:
            raise ValueError(f"so many cannot play: {error}")
        if not 0 <= self.seed < 2**63:
            raise ValueError(f"a seed is a number from 0 to 2**63 - 1: {self.seed}")
        if not 1 <= self.deals <= MOST_DEALS or self.stake < 1:
            raise ValueError(f"no such match: {self.deals} deals for a stake of {self.stake}")

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)


POLICIES: Final = ((UNIFORM, PLAYS_UNIFORM), (THUMB, PLAYS_THUMB), (EASY, PLAYS_EASY))
"""Bots that the compiled loops know."""


class Policies(Row):
    """How each seat plays, as the compiled loops read it."""

    of_seat: Annotated[list[int], "i1", MOST_SEATS]


def policies_of(bots: Sequence[Bot]) -> Policies | None:
    """The policies of bots that both gears know, or None if there is another one among them."""
    policies = Policies()
    for seat, bot in enumerate(bots):
        policy = next((policy for known, policy in POLICIES if known == bot), None)
        if policy is None:
            return None
        policies.of_seat[seat] = policy
    return policies


@rule
def start_dice(dice: Sequence[Dice], seed: int, turning: int, number: int) -> None:
    """Begin each seat's own chance of game `number`, apart from that of the cards.

    Deals use the streams below 2**40 (see `playouts`), and those from 2**56 on.
    """
    for seat in range(len(dice)):
        start(dice[seat], seed, (1 + 16 * turning + seat) << 40 | number)


def chosen(bot: Bot, sight: Sight, legal: tuple[int, ...], dice: Dice) -> int:
    """What a bot chooses. Raises ValueError when that is not legal."""
    action = bot.choose(sight, legal, UNHURRIED, dice).action
    if action not in legal:
        raise ValueError(f"{bot.name} chose {action}, which is not one of {legal}")
    return action
