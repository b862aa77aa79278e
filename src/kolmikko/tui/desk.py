"""What the screen needs of a game: cards that stand together, things one may do, and a drawing.

A desk is made for one table and one language. It is given views and events as one person may see
them, never the table itself, and knows no rule: what may be done stands in the view.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from kolmikko.rulekit.events import Event
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.row import Row
from kolmikko.text.catalog import Words
from kolmikko.tui.canvas import Canvas
from kolmikko.tui.cards import Pack

PLAY = "play"
FACE_DOWN = "face-down"
PICK = "pick"
REFUSED = "refused"


@dataclass(frozen=True)
class Group:
    """Cards that stand together in the hand.

    `keys` choose it; `mark` says what may be done with it now: PLAY, FACE_DOWN, PICK, REFUSED, or
    nothing when it is not the time for that.
    """

    cards: int
    keys: tuple[str, ...]
    mark: str = ""


@dataclass(frozen=True)
class Offer:
    """Something one may do, or would like to: a button.

    `move` is None while cards are missing; `is_legal` is what the view says of it; `asks` is a
    question to be answered by asking for it once more.
    """

    verb: str
    key: str
    label: str
    move: Move | None = None
    is_legal: bool = True
    is_main: bool = False
    asks: str = ""


@dataclass
class Story:
    """One person's view of the deal and what happened so far, as that person may see it.

    `told` of the events have been acted out on the screen; the view is always the newest.
    """

    view: Row
    events: list[Event]
    names: tuple[str, ...]
    told: int = 0

    @property
    def shown(self) -> list[Event]:
        return self.events[: self.told]


class Desk(Protocol):
    """One game's part of the screen."""

    words: Words
    chosen: int
    """The cards of the hand that stand out."""

    def take_in(self, story: Story) -> None:
        """Look at the table anew. What was chosen stays only while it still lies there."""

    def groups(self) -> Sequence[Group]:
        """The hand from left to right."""

    def toggle(self, group: Group) -> None:
        """Choose a group; again: one card fewer."""

    def offers(self) -> Sequence[Offer]:
        """The buttons, the main one first."""

    def start(self, verb: str) -> bool:
        """Begin to choose cards for a verb; whether that is how this verb is done."""

    def give_up(self) -> bool:
        """Stop choosing; whether there was anything to stop."""

    def hint(self) -> str:
        """What to do now, when it is not simply one's turn; else nothing."""

    def asked(self, group: Group) -> Move:
        """The move that "why not?" asks about for a group."""

    def lacking(self, key: str) -> Move | None:
        """The play of a rank that one has not got, for the key of that rank."""

    def draw(self, canvas: Canvas, pack: Pack) -> None:
        """The seats of the others, the middle, and one's own row."""


def rank_keys(letter: str, rank: str) -> tuple[str, ...]:
    """The keys of a rank: its index letter in this language, and the English one."""
    own = "0" if letter == "10" else letter.lower()
    english = "0" if rank == "T" else rank.lower()
    return (own,) if own == english else (own, english)
