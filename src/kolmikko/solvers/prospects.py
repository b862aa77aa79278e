"""What each card of a position leads to, when both go on as the solved strategy does.

The other seat's hand is weighed by how likely it is to have played what has been seen. Whoever
plays what the strategy never does is taken to have slipped, with any hand alike.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from kolmikko.cards import card_set, suit_of
from kolmikko.games.trojka.actions import DISCARD, PLAY
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.options import BankSplit, Options
from kolmikko.games.trojka.rules.sets import NO_SET, strength
from kolmikko.games.trojka.state import DEALT, State
from kolmikko.solvers.advice import choices, heights, heights_in, play_for
from kolmikko.solvers.bank import deal_of, won_in_deal
from kolmikko.solvers.hands import Three
from kolmikko.solvers.position import Position, position_of
from kolmikko.solvers.seats import Play
from kolmikko.solvers.spread import Course, spread
from kolmikko.solvers.tables import shipped

SLIP: Final = 1e-9
"""The chance of a card that the strategy never plays: less than that of any that it does."""

KEPT: Final = 64
"""Positions whose worths are kept: who asks twice is answered at once."""


@dataclass(frozen=True)
class Prospect:
    """A card that may go: how often the strategy chooses it, and what it leads to.

    `tricks` are the chances of 0 to 3 tricks of the seat; `worth` is what they win it on average
    in stakes, with the deals to come where these have been solved.
    """

    card: int
    chance: float
    tricks: tuple[float, ...]
    worth: float


def prospects(
    options: Options, turn_up: int, position: Position, stake: int, bank: int
) -> list[Prospect] | None:
    """All cards that may go, lowest first; None for what has not been solved.

    `bank` is in chips, antes included.
    """
    play = play_for(options, turn_up, stake, bank)
    if play is None:
        return None
    height = heights(options, turn_up)
    others = _other_hands(options, turn_up, position, height)
    pay = pay_of(options, stake, bank)
    found = []
    for card, chance in choices(play, position, height):
        total = [0.0] * (DEALT + 1)
        for other, deals in others.items():
            for weight, course in _courses(play, position, height, card, other):
                for won, each in enumerate(spread(play, course)):
                    total[won] += deals * weight * each
        tricks = [each / sum(total) for each in total]
        worth = sum(each * pay[won] for won, each in enumerate(tricks))
        if not position.leads:
            tricks, worth = tricks[::-1], -worth
        found.append(Prospect(card, chance, tuple(tricks), worth))
    return found


def worths(view: View, options: Options) -> dict[int, float] | None:
    """What the seat to act wins with each legal action, in stakes; None for what is not solved.

    It is counted from here on, and the bank as both players', as a search does; where it comes from
    tables, with the deals to come.
    """
    position = position_of(view, heights(options, view.turn_up))
    if position is None:
        return None
    found = _worths(options, view.turn_up, position, view.stake, view.bank)
    verb = PLAY if view.plays else DISCARD
    return None if found is None else {verb + card: worth for card, worth in found}


@lru_cache(maxsize=KEPT)
def _worths(
    options: Options, turn_up: int, position: Position, stake: int, bank: int
) -> tuple[tuple[int, float], ...] | None:
    found = prospects(options, turn_up, position, stake, bank)
    return None if found is None else tuple((each.card, each.worth) for each in found)


def pay_of(options: Options, stake: int, bank: int) -> list[float]:
    """What 0 to 3 tricks are worth to the leader in stakes; by tables with the deals to come."""
    core = freeze(options)
    book = shipped(stake) if options.bank_split != BankSplit.THREE_ONLY else None
    if book is None or not book.fits(options, stake, bank):
        return won_in_deal(core, stake, bank)
    later = dict(zip(book.head.banks, book.head.worths, strict=True))
    return [step.gain - later[step.bank] for step in deal_of(core, stake, bank).tricks]


def _other_hands(
    options: Options, turn_up: int, position: Position, height: dict[int, int]
) -> Counter[Three]:
    """The hands that the other seat may have been dealt, in heights, by their number."""
    seen = [card for card in (position.theirs, position.led) if card >= 0]
    unseen = [card for card in height if card not in (*position.hand, *seen)]
    core, state = freeze(options), State()
    state.trump = suit_of(turn_up)
    hands: Counter[Three] = Counter()
    for rest in combinations(unseen, DEALT - len(seen)):
        hand = (*seen, *rest)
        if strength(state, core, card_set(hand)) == NO_SET:
            low, middle, high = sorted(height[card] for card in hand)
            hands[low, middle, high] += 1
    return hands


def _courses(
    play: Play, position: Position, height: dict[int, int], card: int, other: Three
) -> Iterator[tuple[float, Course]]:
    """How it may have come to the position and to `card` now, if `other` is the other hand."""
    hand = heights_in(position.hand, height)
    number = position.hand.index(card)
    theirs = height.get(position.theirs, -1)
    led = height.get(position.led, -1)
    if position.leads:
        yield from _leading(play, hand, other, position.mine, number, theirs, led)
    else:
        yield from _dealing(play, hand, other, position.mine, number, theirs, led)


def _leading(
    play: Play, hand: Three, other: Three, mine: int, number: int, theirs: int, led: int
) -> Iterator[tuple[float, Course]]:
    """Courses in which the seat led first."""
    if mine < 0:
        yield 1.0, Course(hand, other, number)
        return
    beaten = theirs >= 0
    if (other[2] > hand[mine]) != beaten:
        return
    for j, chance in enumerate(play.answer(other, hand[mine])):
        if beaten and other[j] != theirs:
            continue
        likely = max(chance, SLIP)
        if not beaten:
            yield likely, Course(hand, other, mine, j, number)
            continue
        low = play.lead(other, hand[mine], j)
        for k, leads in _two(j, low):
            if other[k] == led:
                yield likely * leads / _alike(other, j, k), Course(hand, other, mine, j, k, number)


def _dealing(
    play: Play, hand: Three, other: Three, mine: int, number: int, theirs: int, led: int
) -> Iterator[tuple[float, Course]]:
    """Courses in which the seat is the dealer."""
    first = theirs if mine >= 0 else led
    for i, chance in enumerate(play.first(other)):
        if other[i] != first:
            continue
        likely = max(chance, SLIP)
        if mine < 0:
            yield likely / _alike(other, i), Course(other, hand, i, number)
        elif led < 0:
            yield likely / _alike(other, i), Course(other, hand, i, mine, number)
        else:
            for k, leads in _two(i, play.again(other, i)):
                if other[k] == led:
                    share = likely * leads / _alike(other, i, k)
                    yield share, Course(other, hand, i, mine, k, number)


def _two(gone: int, low: float) -> list[tuple[int, float]]:
    """The two cards that are left without one, with their chances."""
    lower, higher = (n for n in range(DEALT) if n != gone)
    return [(lower, max(low, SLIP)), (higher, max(1 - low, SLIP))]


def _alike(hand: Three, *gone: int) -> int:
    """Among how many sets of cards of the hand these cannot be told apart by height."""
    ways, left = 1, list(hand)
    for number in gone:
        ways *= left.count(hand[number])
        left.remove(hand[number])
    return ways
