"""What to play in Trójka for two, for house rules that have been solved; None for all others."""

from functools import cache, lru_cache
from statistics import fmean
from typing import Final

from kolmikko.cards import count, lowest, rank_of, suit_of
from kolmikko.games.trojka.actions import DISCARD, PLAY
from kolmikko.games.trojka.game import pack_of
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.options import BankSplit, Options
from kolmikko.solvers.hands import (
    NotSolvableError,
    Three,
    check,
    hands_of,
    heights_of,
    rank_up,
    ranks,
)
from kolmikko.solvers.position import Position, position_of
from kolmikko.solvers.seats import FromTable, MiddleCard, Play
from kolmikko.solvers.tables import Book, shipped
from kolmikko.solvers.tricks import higher, is_free, lower

BY_RULE: Final = MiddleCard()


def advice(view: View, options: Options) -> dict[int, float] | None:
    """The legal actions of the seat that views, each with the chance with which to choose it.

    None unless two play tricks, it is this seat's turn, and the house rules, the stake and the bank
    are such that nothing gains against this by more than what `kolmikko solve` prints.
    """
    play = play_for(options, view.turn_up, view.stake, view.bank)
    if play is None:
        return None
    verb = PLAY if view.plays else DISCARD
    legal = view.plays | view.discards
    if view.seats == 2 and count(legal) == 1:
        return {verb + lowest(legal): 1.0}
    height = heights(options, view.turn_up)
    position = position_of(view, height)
    if position is None:
        return None
    return {verb + card: chance for card, chance in choices(play, position, height)}


def play_for(options: Options, turn_up: int, stake: int, bank: int) -> Play | None:
    """The solved way to play for a turn-up and a bank in chips, antes included; None without."""
    try:
        check(options)
    except NotSolvableError:
        return None
    if options.bank_split == BankSplit.THREE_ONLY:
        return BY_RULE
    book = shipped(stake)
    if book is None or not book.fits(options, stake, bank):
        return None
    return _from_table(book, options, rank_of(turn_up), bank)


def choices(play: Play, position: Position, height: dict[int, int]) -> list[tuple[int, float]]:
    """The cards that may go, lowest first, with the chance of each.

    Of cards that are equally high each goes equally often, so that its suit tells nothing.
    """
    pairs = _choices(play, position, height)
    alike: dict[int, list[float]] = {}
    for card, chance in pairs:
        alike.setdefault(height[card], []).append(chance)
    return [(card, fmean(alike[height[card]])) for card, _ in pairs]


def _choices(play: Play, position: Position, height: dict[int, int]) -> list[tuple[int, float]]:
    hand = heights_in(position.hand, height)
    if position.mine < 0:
        led = position.led
        chances = play.first(hand) if led < 0 else play.answer(hand, height[led])
        pairs = list(zip(position.hand, chances, strict=True))
        beating = [pair for pair in pairs if led >= 0 and height[pair[0]] > height[led]]
        return beating or pairs
    low, high = position.hand[lower(position.mine)], position.hand[higher(position.mine)]
    if position.led >= 0 and not is_free(height[low], height[high], height[position.led]):
        return [(high, 1.0)]
    chance = _lower_of_two(play, position, hand, height)
    return [(low, chance), (high, 1 - chance)]


def heights_in(cards: tuple[int, int, int], height: dict[int, int]) -> Three:
    """The heights of three cards."""
    low, middle, high = cards
    return height[low], height[middle], height[high]


def heights(options: Options, turn_up: int) -> dict[int, int]:
    """The height of each card but the one turned up."""
    return _heights(int(options.deck_size), turn_up)


@cache
def _heights(size: int, turn_up: int) -> dict[int, int]:
    return heights_of([card for card in pack_of(size) if card != turn_up], suit_of(turn_up))


def _lower_of_two(play: Play, position: Position, hand: Three, height: dict[int, int]) -> float:
    """The chance to play the lower of the two cards that are left."""
    i, theirs, led = position.mine, position.theirs, position.led
    if position.leads:
        if theirs < 0:
            return play.again(hand, i)
        return play.leader_reply(hand, i, height[theirs], height[led])
    if led < 0:
        return play.lead(hand, height[theirs], i)
    return play.dealer_reply(hand, height[theirs], i, height[led])


@lru_cache(maxsize=32)
def _from_table(book: Book, options: Options, rank: int, bank: int) -> Play:
    number = _numbers(options, rank)
    data = book.strategies(ranks(options).index(rank), bank)
    return FromTable(data, number, max(map(max, number)) + 1)


@cache
def _numbers(options: Options, rank: int) -> dict[Three, int]:
    """The number of each class of hands."""
    hands = hands_of(options, rank_up(options, rank))
    return {three: number for number, three in enumerate(hands.classes)}
