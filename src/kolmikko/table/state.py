"""The table as one frozen value: who sits where, the match, and the deal with everything secret.

Nobody outside the core gets one; `views` says what a viewer may have of it.
"""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from kolmikko.match import Match
from kolmikko.rulekit.events import Event
from kolmikko.rulekit.game import Deal
from kolmikko.table.events import Wish
from kolmikko.table.settings import Settings

STAND_IN: Final = "thumb"
"""The bot that plays for people who are away or have left."""


class Stage(StrEnum):
    """Where a table stands; people come and go at once only in the lobby and after a match."""

    LOBBY = "lobby"
    DEALING = "dealing"
    PLAYING = "playing"
    BETWEEN = "between"
    ENDED = "ended"
    CLOSED = "closed"


RUNNING: Final = (Stage.DEALING, Stage.PLAYING, Stage.BETWEEN)


@dataclass(frozen=True, slots=True)
class Heir:
    """A person who gets a seat with the next deal."""

    person: str
    name: str
    process: str = ""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat: a person, or a bot, or nobody.

    `away` is since when the person is not connected; `stand_in` says that a bot plays meanwhile.
    `since` is the version with which this person got the seat: cards dealt before were another's.
    `process` is the process of the service to which the person was last connected.
    """

    person: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    away: int | None = None
    stand_in: bool = False
    since: int = 0
    heir: Heir | None = None
    process: str = ""

    @property
    def is_empty(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_present(self) -> bool:
        """Whether a person sits here and is connected."""
        return self.person is not None and self.away is None

    @property
    def player(self) -> str | None:
        """The name of the bot that plays now, or None when a person does."""
        return STAND_IN if self.stand_in else self.bot


@dataclass(frozen=True, slots=True)
class Dealt:
    """The deal on the table. `deal` is never changed: who plays on takes a copy.

    `begun` is the version of its start, `done` how many moves were made; `luck` is a secret from
    which its draws and its bots' chance come. `shown` are the cards that each viewer has been
    shown so far: by seat, and last the spectators.
    """

    number: int
    begun: int
    done: int
    luck: str = field(repr=False)
    deal: Deal = field(repr=False, compare=False)
    shown: tuple[int, ...] = field(repr=False)
    last: "LastMove | None" = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class LastMove:
    """The last move of a deal where its player, a person, could take it back.

    `before` is the deal without it, `asked` since when the others have been asked for it.
    """

    seat: int
    before: Dealt = field(repr=False)
    asked: int | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """One thing that happened in a deal, with its audience still in it."""

    version: int
    event: Event


class NoteKind(StrEnum):
    """What a note is about."""

    NUDGE = "nudge"
    PHRASE = "phrase"
    CHAT = "chat"
    UNDO = "undo"
    """The last move of the seat was taken back."""

    LATE = "late"
    """The seat's time was up: a bot made its move."""


@dataclass(frozen=True, slots=True)
class Note:
    """One thing that everybody at the table may hear; `word` is a phrase or a line of chat."""

    version: int
    at: int
    kind: NoteKind
    seat: int
    other: int | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table after so many events (`version`), the last of them `at` (milliseconds).

    `staged` and `moved` are the versions of the last change of stage and of the last move or deal;
    `stage_at`, `turn_at` and `lively_at` are times: of that change, of the beginning of the turn,
    and since when somebody has been there. `forced` says that a bot makes this one move.
    `password` is the proof of it, or empty; `admitted` are those who have given it.
    """

    id: str
    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    version: int = 0
    at: int = 0
    stage: Stage = Stage.LOBBY
    staged: int = 0
    stage_at: int = 0
    moved: int = 0
    turn_at: int = 0
    lively_at: int = 0
    match: Match | None = None
    match_number: int = 0
    dealt: Dealt | None = None
    forced: bool = False
    waited: bool = False
    paused: bool = False
    wishes: frozenset[tuple[int, Wish]] = frozenset()
    told: tuple[Told, ...] = field(default=(), repr=False)
    notes: tuple[Note, ...] = ()
    barred: frozenset[str] = frozenset()
    opened_at: int = 0
    password: str = field(default="", repr=False)
    admitted: frozenset[str] = frozenset()

    @property
    def is_running(self) -> bool:
        """Whether a match runs."""
        return self.stage in RUNNING

    @property
    def actor(self) -> int | None:
        """The seat that has to do something now, a payer who draws too."""
        if self.stage != Stage.PLAYING or self.dealt is None:
            return None
        return self.dealt.deal.actor

    @property
    def people(self) -> tuple[int, ...]:
        """The seats at which people sit."""
        return tuple(n for n, chair in enumerate(self.chairs) if chair.person is not None)

    @property
    def present(self) -> tuple[int, ...]:
        """The seats whose people are connected."""
        return tuple(n for n, chair in enumerate(self.chairs) if chair.is_present)

    @property
    def is_deserted(self) -> bool:
        """Whether people sit here and all of them are away; then nothing goes on by itself."""
        people = [chair for chair in self.chairs if chair.person is not None]
        return bool(people) and not any(chair.is_present for chair in people)

    def seat_of(self, person: str) -> int | None:
        """The seat of a person, or None."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def may_enter(self, person: str) -> bool:
        """Whether a person needs no password, or has given it, or belongs here anyway."""
        if not self.password or person in self.admitted or person == self.host:
            return True
        return self.seat_of(person) is not None or self.waits_for(person) is not None

    def waits_for(self, person: str) -> int | None:
        """The seat that a person gets with the next deal, or None."""
        heirs = ((n, chair.heir) for n, chair in enumerate(self.chairs))
        return next((n for n, heir in heirs if heir and heir.person == person), None)

    def with_chair(self, seat: int, chair: Chair) -> "Table":
        """The table with another chair at a seat."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return replace(self, chairs=chairs)
