"""The hands that two players can hold once a card is turned up, and what a class of them is.

Who wins a trick depends on the *height* of cards alone: plain cards by rank, trumps above them.
Two hands of equal heights are one class. A strategy is told by class; whether that loses anything
is not taken for granted, since a best response (`response`) may tell all cards apart.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from kolmikko.cards import SUITS, card_set, count, rank_of, suit_of
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.game import pack_of
from kolmikko.games.trojka.options import Options
from kolmikko.games.trojka.rules.sets import NO_SET, strength
from kolmikko.games.trojka.rules.values import cards_that_beat
from kolmikko.games.trojka.state import DEALT, State

Three = tuple[int, int, int]


class NotSolvableError(ValueError):
    """The tricks of these house rules are not those that the solvers play."""


@dataclass(frozen=True)
class Hands:
    """All hands without a trójka for one turn-up.

    `cards` has the three cards of each hand, lowest first, hands of a class side by side; `height`
    has the height of each card, counted from 0.
    """

    turn_up: int
    height: dict[int, int]
    cards: tuple[Three, ...]

    @property
    def tops(self) -> int:
        """How many heights there are."""
        return max(self.height.values()) + 1

    @cached_property
    def heights(self) -> list[Three]:
        """The heights of the cards of each hand."""
        return [_three(self.height[card] for card in hand) for hand in self.cards]

    @cached_property
    def classes(self) -> list[Three]:
        """The heights of each class, ascending; the number of a class is its place here."""
        return sorted(set(self.heights))

    @cached_property
    def class_of(self) -> list[int]:
        """The number of the class of each hand."""
        number = {heights: n for n, heights in enumerate(self.classes)}
        return [number[heights] for heights in self.heights]

    @cached_property
    def orbits(self) -> list[tuple[int, int]]:
        """Hands that become each other when plain suits change names: one of them, how many."""
        trump = suit_of(self.turn_up)
        sizes: dict[int, list[int]] = {}
        renamings = _renamings(trump)
        for number, hand in enumerate(self.cards):
            key = min(_renamed(hand, names) for names in renamings)
            sizes.setdefault(key, [number, 0])[1] += 1
        return [(first, size) for first, size in sizes.values()]


def hands_of(options: Options, turn_up: int, pack: Iterable[int] | None = None) -> Hands:
    """The hands of a pack, that of the options or another, without the card turned up.

    Raises NotSolvableError where higher cards do not simply beat lower ones.
    """
    check(options)
    cards = [card for card in pack or pack_of(options.deck_size) if card != turn_up]
    core, state = freeze(options), State()
    state.trump = suit_of(turn_up)
    height = heights_of(cards, state.trump)
    hands = [_three(sorted(hand, key=lambda c: (height[c], c))) for hand in combinations(cards, 3)]
    free = [hand for hand in hands if strength(state, core, card_set(hand)) == NO_SET]
    free.sort(key=lambda hand: [height[card] for card in hand])
    return Hands(turn_up, height, tuple(free))


def heights_of(cards: Iterable[int], trump: int) -> dict[int, int]:
    """The height of each card, by the rule of what beats what."""
    beaters = {card: cards_that_beat(card, trump) for card in cards}
    steps = sorted({count(these) for these in beaters.values()}, reverse=True)
    height = {card: steps.index(count(these)) for card, these in beaters.items()}
    for card, these in beaters.items():
        if any((these >> other & 1) != (height[other] > height[card]) for other in height):
            raise NotSolvableError("some card beats another that is not below it")
    return height


def check(options: Options) -> None:
    """Raise NotSolvableError unless two players play their tricks as the solvers do."""
    if not options.must_beat or options.must_follow_suit or options.obliged_may_exchange:
        raise NotSolvableError("must_beat, must_follow_suit or obliged_may_exchange")
    if freeze(options).wild:
        raise NotSolvableError("bonus_role")


def rank_up(options: Options, rank: int) -> int:
    """A card of a rank to turn up; its suit does not matter."""
    return next(card for card in pack_of(options.deck_size) if rank_of(card) == rank)


def ranks(options: Options) -> list[int]:
    """The ranks of the pack, ascending."""
    return sorted({rank_of(card) for card in pack_of(options.deck_size)})


def _three(cards: Iterable[int]) -> Three:
    low, middle, high = cards
    return low, middle, high


def _renamings(trump: int) -> list[dict[int, int]]:
    plain = [suit for suit in range(len(SUITS)) if suit != trump]
    return [{trump: trump, **dict(zip(plain, order, strict=True))} for order in permutations(plain)]


def _renamed(hand: Three, names: dict[int, int]) -> int:
    assert len(hand) == DEALT
    return card_set(4 * rank_of(card) + names[suit_of(card)] for card in hand)
