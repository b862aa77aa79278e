"""What every game offers to records, tables, bots and learners. Checked, not inherited."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from kolmikko.cards import name_of
from kolmikko.rulekit.clause import Clauses
from kolmikko.rulekit.events import Event
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.refusal import Refusal
from kolmikko.rulekit.row import Row

SPECTATOR: Final = -1
"""The viewer who sits at no seat."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action as people and records name it: a verb and the exact cards, in the order named."""

    verb: str
    cards: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """The move as it is written: "play 5c 5d"."""
        return " ".join((self.verb, *map(name_of, self.cards)))


def check_form(move: Move, verbs: Mapping[str, range]) -> None:
    """That a game has a move's verb, and cards only where the verb takes some.

    Raises ValueError. How many cards a verb takes is a rule, which the game refuses by a clause.
    """
    if move.verb not in verbs:
        raise ValueError(f"no such verb: {move.verb!r}")
    if move.cards and verbs[move.verb].stop == 1:
        raise ValueError(f"{move.verb!r} takes no cards: {' '.join(map(name_of, move.cards))}")


@dataclass(frozen=True, slots=True)
class Money:
    """What goes from deal to deal where a game is played for a stake, in chips.

    `balances` has one number a seat and may be negative; `bank` is before the antes.
    """

    stake: int
    balances: tuple[int, ...]
    bank: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that a deal starts from: options, seats, dealer, and the pack in dealing order."""

    options: RuleOptions
    seats: int
    dealer: int
    deck: tuple[int, ...]
    money: Money | None = None


class SetupError(ValueError):
    """A deal that cannot be dealt: too many seats, a wrong pack, no stake."""


class Deal(Protocol):
    """One deal in progress. Only the engine holds it; players and bots get `observe`."""

    @property
    def setup(self) -> Setup: ...
    @property
    def actor(self) -> int | None:
        """The seat to act, or None when the deal is over."""

    @property
    def at_chance(self) -> bool:
        """Whether the next action is a draw that nobody chooses, nor may ask about beforehand."""

    @property
    def because(self) -> tuple[str, ...]:
        """The ids of the clauses that the last action applied."""

    def copy(self) -> "Deal": ...
    def legal(self) -> tuple[int, ...]:
        """The legal actions of the fixed layout, ascending; empty when the deal is over."""

    def legal_texts(self) -> list[str]:
        """The legal actions as a trace writes them, sorted."""

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why the rules refuse a move, or None when they allow it. Changes nothing.

        Raises ValueError for a verb that the game does not have.
        """

    def play(self, seat: int, move: Move) -> list[Event]:
        """Carry out a move and tell what came of it. Raises IllegalActionError."""

    def act(self, action: int) -> list[Event]:
        """Carry out a legal action of the layout; half a swap gives no events yet."""

    def move_of(self, action: int) -> Move:
        """The move that an action of the layout stands for now, with the cards it would name.

        While a new face-up row is picked, the move so far: whole with the third pick.
        """

    def opening(self) -> list[Event]:
        """What happened before the first action: the deal, antes, an announced trójka."""

    def observe(self, viewer: int) -> Row:
        """What a seat, or SPECTATOR, may know: the game's own `View`."""

    def zones(self) -> dict[str, object]:
        """Every card by place and by seat name p1, p2 …, as a trace lists them."""

    def result(self) -> list[int] | None:
        """Seats out in order once the deal is over; None while it runs or when money tells."""

    def money(self) -> Money | None:
        """Balances and bank now, where the game is played for a stake."""

    def next_dealer(self) -> int:
        """Who deals after this deal, which is over."""


class Game(Protocol):
    """A game of the list in `kolmikko.games`."""

    name: str
    clauses: Clauses
    presets: Mapping[str, RuleOptions]
    actions: int
    verbs: Mapping[str, range]

    def seat_error(self, options: RuleOptions, seats: int) -> str | None:
        """Why so many cannot play under these options, with the sum; None if they can."""

    def pack(self, options: RuleOptions) -> tuple[int, ...]:
        """The cards of the pack, ascending."""

    def needs_stake(self) -> bool:
        """Whether the game is played for money."""

    def deal(self, setup: Setup) -> Deal:
        """Deal. Raises SetupError."""

    def plays_on(self, options: RuleOptions, money: Money | None) -> bool:
        """Whether a match goes on although its last deal has been played."""

    def settle(self, money: Money | None, dealer: int) -> Money | None:
        """What the bank comes to at the end of a match; `dealer` dealt last."""
