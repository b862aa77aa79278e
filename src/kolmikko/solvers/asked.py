"""A hand of Trójka for two about which somebody asks, checked against the house rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from kolmikko.cards import card_set, suit_of
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.game import pack_of
from kolmikko.games.trojka.options import Options
from kolmikko.games.trojka.rules.sets import NO_SET, strength
from kolmikko.games.trojka.state import DEALT, State
from kolmikko.solvers.advice import heights
from kolmikko.solvers.position import Position


class NotAskableError(ValueError):
    """No such position: the hand, that it is a trójka, or the card that is led."""

    def __init__(self, fault: Literal["hand", "trojka", "led"]) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Asked:
    """The hand, lowest card first, and all that strategies depend on; `led` is -1 without.

    `bank` is in chips, antes included.
    """

    options: Options
    turn_up: int
    hand: tuple[int, int, int]
    leads: bool
    led: int
    stake: int
    bank: int

    @property
    def position(self) -> Position:
        """The position of the first trick."""
        return Position(self.leads, self.hand, led=self.led)


def asked(
    options: Options, turn_up: int, cards: Sequence[int], *, leads: bool, led: int, stake: int
) -> Asked:
    """The hand at the first trick, in a bank that holds two antes. Raises NotAskableError."""
    pack = pack_of(options.deck_size)
    held = set(cards)
    if len(held) != DEALT or len(cards) != DEALT or not {turn_up, *held} <= set(pack):
        raise NotAskableError("hand")
    if turn_up in held:
        raise NotAskableError("hand")
    if is_trojka(options, turn_up, cards):
        raise NotAskableError("trojka")
    if led >= 0 and (leads or led in (turn_up, *held) or led not in pack):
        raise NotAskableError("led")
    height = heights(options, turn_up)
    low, middle, high = sorted(held, key=lambda card: (height[card], card))
    return Asked(options, turn_up, (low, middle, high), leads, led, stake, 2 * stake)


def is_trojka(options: Options, turn_up: int, cards: Sequence[int]) -> bool:
    """Whether a hand takes the bank before any trick."""
    state = State()
    state.trump = suit_of(turn_up)
    return strength(state, freeze(options), card_set(cards)) != NO_SET
