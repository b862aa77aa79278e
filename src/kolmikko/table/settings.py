"""What a table is opened with: game, house rules, clocks, disclosure. Only chat may change."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from kolmikko.games import GAMES
from kolmikko.match import Match, begin_match
from kolmikko.rulekit.game import Game, Money
from kolmikko.rulekit.options import RuleOptions, Written

MOST_DEALS: Final = 100
"""A match that was to go on until the players stop ends after so many deals."""

MOST_CHIPS: Final = 1_000_000


class Disclosure(StrEnum):
    """What becomes of the cards when a whole match has ended."""

    MATCH = "match"
    """Those who sat there may see all of them."""
    SEALED = "sealed"
    """Everybody keeps what their seat saw, for ever."""


class TurnClock(StrEnum):
    """What happens when a turn takes long."""

    NONE = "none"
    SOFT = "soft"
    """The others may nudge."""
    HARD = "hard"
    """A stand-in makes this one move."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The agreement of a table. Times are in seconds, but `pace` in milliseconds.

    `rules` are the answers that differ from the preset; `deals` is None for "until the players
    stop"; `grace` is how long somebody may be away before a stand-in plays, `between` how long
    the next deal waits for everybody to be ready, `pace` how long each thing done by the house
    takes; 0 for `between` waits for ever. `spectators` is how many may watch. `chat` says whether
    people may talk in their own words; the host may change that. `hints` says whether a bot may
    be asked for advice.
    """

    game: str
    seats: int
    preset: str = "classic"
    rules: Mapping[str, Written] = field(default_factory=dict)
    deals: int | None = 1
    stake: int = 5
    balance: int = 100
    disclosure: Disclosure = Disclosure.MATCH
    clock: TurnClock = TurnClock.NONE
    turn: int = 60
    grace: int = 30
    between: int = 30
    pace: int = 700
    spectators: int = 50
    listed: bool = False
    chat: bool = True
    hints: bool = False


LIMITS: Final[Mapping[str, range]] = {
    "stake": range(MOST_CHIPS + 1),
    "balance": range(MOST_CHIPS + 1),
    "turn": range(5, 86_401),
    "grace": range(5, 86_401),
    "between": range(3601),
    "pace": range(10_001),
    "spectators": range(201),
}


def settings_error(settings: Settings) -> str | None:
    """The name of the setting that cannot be had, with the reason; None if all is well."""
    if settings.game not in GAMES:
        return "game"
    game = GAMES[settings.game]
    if settings.preset not in game.presets:
        return "preset"
    try:
        options = rules_of(settings)
    except ValueError as error:
        return f"rules: {error}"
    many = game.seat_error(options, settings.seats)
    if many:
        return f"seats: {many}"
    if settings.deals is not None and not 1 <= settings.deals <= MOST_DEALS:
        return "deals"
    return next((name for name, may in LIMITS.items() if getattr(settings, name) not in may), None)


def game_of(settings: Settings) -> Game:
    """The game that is played."""
    return GAMES[settings.game]


def rules_of(settings: Settings) -> RuleOptions:
    """The house rules. Raises OptionError where there is no such option or answer."""
    return game_of(settings).presets[settings.preset].changed(settings.rules)


def first_match(settings: Settings) -> Match:
    """A match about to begin, built from the settings and nothing else."""
    game, seats = game_of(settings), settings.seats
    money = Money(settings.stake, (settings.balance,) * seats) if game.needs_stake() else None
    return begin_match(game, rules_of(settings), seats, deals=settings.deals, money=money)
