"""Small packs, on which solvers are quick enough as plain Python, and deals of any pack."""

from collections.abc import Iterator
from random import Random

from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.game import TROJKA, pack_of
from kolmikko.games.trojka.options import CLASSIC32, Options
from kolmikko.rulekit.game import Money, Setup
from kolmikko.solvers.hands import Hands, hands_of

THREE_RANKS = tuple(range(40, 52))
"""Queens, kings and aces."""

QUEEN_UP = THREE_RANKS[0]

PAY = (-1.5, -0.5, 0.5, 1.5)
"""What tricks are worth in the second version, when only the deal at hand is looked at."""


def small_hands(options: Options = CLASSIC32) -> Hands:
    """The hands of twelve cards when a queen is turned up."""
    return hands_of(options, QUEEN_UP, THREE_RANKS)


def dealt(options: Options, seed: int, stake: int = 5, bank: int = 0, seats: int = 2) -> TrojkaDeal:
    """A deal for two by chance; the bank is before the antes."""
    chance = Random(seed)
    deck = list(pack_of(options.deck_size))
    chance.shuffle(deck)
    money = Money(stake, (0,) * seats, bank)
    return TROJKA.deal(Setup(options, seats, seed % seats, tuple(deck), money))


def with_tricks(options: Options, count: int, bank: int = 0) -> Iterator[tuple[Random, TrojkaDeal]]:
    """So many deals in which tricks are played, each with the chance to go on with."""
    seed = 0
    while count:
        seed += 1
        deal = dealt(options, seed, bank=bank)
        if deal.actor is not None and not deal.at_chance:
            count -= 1
            yield Random(seed), deal
