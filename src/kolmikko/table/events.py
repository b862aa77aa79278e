"""What happened at a table, in past tense. The log of these is the only truth about it.

An event holds what cannot be worked out again: who sat down, the sealed order of the pack, the
exact move. What came of a move is asked of the rules. People are known by the hash of their token.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from kolmikko.rulekit.game import Money, Move
from kolmikko.table.settings import Settings


class By(StrEnum):
    """Who made a move for a seat."""

    PERSON = "person"
    BOT = "bot"
    STAND_IN = "stand-in"
    """A bot, for a person who is away."""
    CLOCK = "clock"
    """A bot, once, for a person who took too long."""
    CHANCE = "chance"


class Wish(StrEnum):
    """What needs the consent of all people at the table."""

    STOP = "stop"
    PAUSE = "pause"
    REMATCH = "rematch"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class SealedDeck:
    """The order of the pack and the luck of a deal, which nobody can read without the key."""

    box: bytes

    def __repr__(self) -> str:
        return "SealedDeck()"


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened; `password` is what is kept of one, see `seal.Seal.proof`."""

    settings: Settings
    host: str
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Admitted:
    """A person gave the right password."""

    person: str


@dataclass(frozen=True, slots=True)
class Seated:
    """A person took a seat: at once, or with the next deal while a match runs."""

    seat: int
    person: str
    name: str
    process: str = ""


@dataclass(frozen=True, slots=True)
class Left:
    """A person gave up the seat for good; in a running match a bot of a name plays it on."""

    seat: int
    kicked: bool = False
    follower: str = ""


@dataclass(frozen=True, slots=True)
class Withdrew:
    """A person who waited for the seat does so no longer."""

    seat: int
    kicked: bool = False


@dataclass(frozen=True, slots=True)
class BotAdded:
    """A bot took a seat. In old logs it has no `name` yet and gets one as it is read."""

    seat: int
    bot: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class BotRemoved:
    seat: int


@dataclass(frozen=True, slots=True)
class HostChanged:
    host: str


@dataclass(frozen=True, slots=True)
class Readied:
    seat: int
    ready: bool


@dataclass(frozen=True, slots=True)
class Wished:
    """A person agreed to something that needs everybody's consent, or took it back."""

    seat: int
    wish: Wish
    yes: bool


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match began; with `money` it starts from other chips than those of the settings."""

    number: int
    money: Money | None = None


@dataclass(frozen=True, slots=True)
class DealStarted:
    number: int
    dealer: int
    deck: SealedDeck


@dataclass(frozen=True, slots=True)
class Acted:
    seat: int
    move: Move
    by: By


@dataclass(frozen=True, slots=True)
class Undone:
    """The last move of a seat was taken back: `done` moves of the deal count."""

    seat: int
    done: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """A deal was played out. `result` are seats out in order, `money` where chips tell."""

    number: int
    result: tuple[int, ...] | None
    money: Money | None


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """A match is over, played out or (`stopped`) by consent; a deal in progress counts nothing."""

    number: int
    stopped: bool
    money: Money | None


@dataclass(frozen=True, slots=True)
class Paused:
    pass


@dataclass(frozen=True, slots=True)
class Resumed:
    seat: int


@dataclass(frozen=True, slots=True)
class WentAway:
    """The last connection of a seated person was lost."""

    seat: int


@dataclass(frozen=True, slots=True)
class CameBack:
    """A person is connected, or connected to another process of the service than before."""

    seat: int
    process: str = ""


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot plays for a person who has been away too long."""

    seat: int


@dataclass(frozen=True, slots=True)
class TookBack:
    """The person plays again."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The turn took too long: a bot makes this one move."""

    seat: int


@dataclass(frozen=True, slots=True)
class WaitedEnough:
    """The next deal no longer waits for those who are not ready."""


@dataclass(frozen=True, slots=True)
class Nudged:
    """A person reminded another seat to act."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Said:
    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class Chatted:
    """A person said something in their own words; nothing is left of what has been forgotten."""

    seat: int
    person: str
    text: str


@dataclass(frozen=True, slots=True)
class ChatAllowed:
    """The host switched chat on or off."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Woke:
    """The program had stopped and runs again: nobody is connected, and all clocks start anew."""


@dataclass(frozen=True, slots=True)
class Closed:
    """The table is closed for good."""

    why: str


TableEvent = (
    Opened
    | Admitted
    | Seated
    | Left
    | Withdrew
    | BotAdded
    | BotRemoved
    | HostChanged
    | Readied
    | Wished
    | MatchStarted
    | DealStarted
    | Acted
    | Undone
    | DealEnded
    | MatchEnded
    | Paused
    | Resumed
    | WentAway
    | CameBack
    | StoodIn
    | TookBack
    | TimedOut
    | WaitedEnough
    | Nudged
    | Said
    | Chatted
    | ChatAllowed
    | Woke
    | Closed
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: the event, its number at this table, and when it was (milliseconds)."""

    version: int
    at: int
    event: TableEvent
