"""A third game in one file: one card each, shown in turn; the highest wins, ties to the eldest.

It is all that a game has to bring; a test adds it to the list of games by its one line.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from kolmikko.cards import PACK, name_of, names
from kolmikko.rulekit.clause import OK, Clauses
from kolmikko.rulekit.events import Event, Shown
from kolmikko.rulekit.game import Money, Move, Setup, SetupError
from kolmikko.rulekit.options import Choice, RuleOptions
from kolmikko.rulekit.refusal import IllegalActionError, Refusal
from kolmikko.rulekit.row import CardSet, Row, Small

CLAUSES = Clauses("H1", "H2", "H3")
H1, H2, H3 = 1, 2, 3


class Wins(Choice):
    """HQ1, of H3: which card wins?"""

    HIGHEST = 0
    LOWEST = 1


@dataclass(frozen=True)
class Options(RuleOptions):
    wins: Wins = Wins.HIGHEST


class View(Row):
    viewer: Small
    turn: Small
    hand: CardSet
    shown: Annotated[list[int], "i8", 4]


@CLAUSES.frame(H1)
def dealt(setup: Setup, seat: int) -> int:
    """One card each, from the dealer's left."""
    return setup.deck[(seat - setup.dealer - 1) % setup.seats]


@CLAUSES.frame(H2)
def show_refused(turn: int, seat: int) -> int:
    """Each in turn shows the card."""
    return OK if seat == turn else H2


@CLAUSES.frame(H3)
def winner(setup: Setup) -> int:
    """The highest card wins, or the lowest where the table says so."""
    sign = 1 if setup.options == Options() else -1
    return max(range(setup.seats), key=lambda seat: sign * dealt(setup, seat))


class HighCardDeal:
    at_chance = False
    because: tuple[str, ...] = ()

    def __init__(self, setup: Setup, shown: int = 0) -> None:
        self.setup = setup
        self.shown = shown

    @property
    def actor(self) -> int | None:
        over = self.shown == self.setup.seats
        return None if over else (self.setup.dealer + 1 + self.shown) % self.setup.seats

    def copy(self) -> "HighCardDeal":
        return HighCardDeal(self.setup, self.shown)

    def legal(self) -> tuple[int, ...]:
        return () if self.actor is None else (0,)

    def legal_texts(self) -> list[str]:
        return [] if self.actor is None else ["show"]

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        assert move.verb == "show"
        clause = H3 if self.actor is None else show_refused(self.actor, seat)
        return None if clause == OK else Refusal(CLAUSES.id_of(clause))

    def play(self, seat: int, move: Move) -> list[Event]:
        refused = self.refusal(seat, move)
        if refused:
            raise IllegalActionError(move.verb, refused)
        return self.act(0)

    def act(self, action: int) -> list[Event]:
        assert action == 0
        seat = self.actor or 0
        self.shown += 1
        return [Event("showed", seat, Shown((dealt(self.setup, seat),)), because=("H2",))]

    def move_of(self, action: int) -> Move:
        assert action == 0
        return Move("show")

    def opening(self) -> list[Event]:
        seats = range(self.setup.seats)
        return [Event("dealt", seat, Shown((dealt(self.setup, seat),), (seat,))) for seat in seats]

    def observe(self, viewer: int) -> View:
        view = View()
        view.viewer, view.turn = viewer, self.actor or 0
        view.hand = 1 << dealt(self.setup, viewer) if viewer >= 0 else 0
        return view

    def zones(self) -> dict[str, object]:
        hands = {f"p{seat + 1}": names(1 << dealt(self.setup, seat)) for seat in range(2)}
        return {"stock": [name_of(card) for card in self.setup.deck[self.setup.seats :]], **hands}

    def result(self) -> list[int] | None:
        return [winner(self.setup)] if self.actor is None else None

    def money(self) -> Money | None:
        return None

    def next_dealer(self) -> int:
        return (self.setup.dealer + 1) % self.setup.seats


class HighCard:
    name = "high_card"
    clauses = CLAUSES
    presets: Mapping[str, RuleOptions] = {"classic": Options()}
    actions = 1
    verbs: Mapping[str, range] = {"show": range(1)}

    def seat_error(self, options: RuleOptions, seats: int) -> str | None:
        del options
        return None if 2 <= seats <= 4 else f"{seats} > 4"

    def pack(self, options: RuleOptions) -> tuple[int, ...]:
        del options
        return tuple(range(PACK))

    def needs_stake(self) -> bool:
        return False

    def deal(self, setup: Setup) -> HighCardDeal:
        if self.seat_error(setup.options, setup.seats):
            raise SetupError("two to four can play")
        return HighCardDeal(setup)

    def plays_on(self, options: RuleOptions, money: Money | None) -> bool:
        del options, money
        return False

    def settle(self, money: Money | None, dealer: int) -> Money | None:
        del dealer
        return money


HIGH_CARD = HighCard()
