"""What people, the house and the clock ask of a table. Values only; `decide` answers them."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from kolmikko.rulekit.game import Money, Move
from kolmikko.table.events import Acted, DealStarted, SealedDeck, Wish
from kolmikko.table.settings import Settings

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "one-moment",
    "good-game",
)


# --- people -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Open:
    """Open a table; `password` is what is kept of one, see `seal.Seal.proof`."""

    settings: Settings
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Again:
    """Open a table at which a deal goes on after some moves, with bots at all other seats."""

    settings: Settings
    seat: int
    name: str
    bot: str
    start: DealStarted
    money: Money | None
    moves: tuple[Acted, ...]


@dataclass(frozen=True, slots=True)
class Enter:
    """Give the password. Before this is decided, the service puts its proof in its place."""

    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat, or the first that is free. While a match runs it is for the next deal."""

    name: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up the seat for good, or no longer wait for one."""


@dataclass(frozen=True, slots=True)
class Kick:
    seat: int


@dataclass(frozen=True, slots=True)
class HandOver:
    """Make the person at another seat the host."""

    seat: int


@dataclass(frozen=True, slots=True)
class AddBot:
    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class RemoveBot:
    seat: int


@dataclass(frozen=True, slots=True)
class Ready:
    """Ready for the match or for the next deal, or not."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Start:
    """The host begins a match; with a name of a bot, such bots fill the empty seats."""

    fill: str | None = None


@dataclass(frozen=True, slots=True)
class Act:
    move: Move


@dataclass(frozen=True, slots=True)
class Agree:
    """Agree to something, or take it back; it comes when all who are there agree.

    For taking back a move, its own player agrees first; a no from anybody makes it stand.
    """

    wish: Wish
    yes: bool = True


@dataclass(frozen=True, slots=True)
class Resume:
    pass


@dataclass(frozen=True, slots=True)
class Nudge:
    """Remind the seat to act, where the clock allows it."""


@dataclass(frozen=True, slots=True)
class Phrase:
    phrase: str


@dataclass(frozen=True, slots=True)
class Chat:
    """Say a line in one's own words."""

    text: str


@dataclass(frozen=True, slots=True)
class AllowChat:
    """The host switches chat on or off."""

    yes: bool


# --- the house ----------------------------------------------------------------------------------


class Step(StrEnum):
    """What the house does by itself when it is due; see `house.due`."""

    BEGIN = "begin"
    DEAL = "deal"
    DRAW = "draw"
    BOT = "bot"
    CONCLUDE = "conclude"
    STOP = "stop"
    PAUSE = "pause"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Proceed:
    """Do a step that needs nothing from outside."""

    step: Step


@dataclass(frozen=True, slots=True)
class DealOut:
    """Begin a deal with a pack that has been shuffled and sealed; `dealer` is for the first one."""

    deck: SealedDeck
    dealer: int


@dataclass(frozen=True, slots=True)
class BotAct:
    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Away:
    """The last connection of a person was lost."""

    person: str


@dataclass(frozen=True, slots=True)
class Back:
    """A person is connected again."""

    person: str


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed; the request says until when."""


@dataclass(frozen=True, slots=True)
class Wake:
    """The program has been started again."""


Seating = Sit | Leave | Kick | HandOver | AddBot | RemoveBot
Agreeing = Ready | Start | Agree | Resume
Talking = Nudge | Phrase | Chat | AllowChat
Playing = Act | BotAct | DealOut | Proceed
Passing = Away | Back | Tick | Wake
Command = Open | Again | Enter | Seating | Agreeing | Talking | Playing | Passing

ByPeople = Enter | Seating | Agreeing | Talking | Act
"""What people may ask of a table; everything else is for the service itself."""


@dataclass(frozen=True, slots=True)
class Request:
    """A command with all that is needed to decide it.

    `at` is when it came, in milliseconds: the core reads no clock. `person` is the hash of the
    token and `id` was made by the client, who repeats it until answered; both are empty for the
    house. `seen` is the version on which the command rests, `process` is the process of the
    service to which it came.
    """

    command: Command
    at: int
    person: str = ""
    id: str = ""
    seen: int = 0
    process: str = ""
