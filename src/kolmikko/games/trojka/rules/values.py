"""Ranks and points: T1, T2, V3, V9, and what beats what: T16, T19, T20."""

from kolmikko.cards import (
    ACE,
    JACK,
    KING,
    QUEEN,
    WHOLE_PACK,
    lowest,
    of_suit,
    rank_of,
    suit_of,
)
from kolmikko.dialect import rule
from kolmikko.games.trojka.clauses import CLAUSES, T1, T2, T19, T20, V3, V9, VQ2, VQ3
from kolmikko.games.trojka.options import BonusRole, Options
from kolmikko.games.trojka.state import Core

BONUS_KING_POINTS = 11
BONUS_NINE_POINTS = 10


@CLAUSES.frame(T2)
def points_of_rank(rank: int) -> int:
    """An ace counts 11, a king 4, a queen 3, a jack 2, the others their number."""
    courts = {ACE: 11, KING: 4, QUEEN: 3, JACK: 2}
    return courts.get(rank, rank + 2)


@CLAUSES.frame(V3, VQ2)
def points_of_card(card: int, options: Options) -> int:
    """In the second version one king counts 11 and one nine 10."""
    if card == options.bonus_king:
        return BONUS_KING_POINTS
    if card == options.bonus_nine:
        return BONUS_NINE_POINTS
    return points_of_rank(rank_of(card))


@CLAUSES.frame(VQ3)
def wild_cards(options: Options) -> int:
    """By house rule the bonus king and nine stand for any rank in a set of one rank."""
    if options.bonus_role != BonusRole.WILD_IN_TROJKA:
        return 0
    bonus = (options.bonus_king, options.bonus_nine)
    return sum(1 << card for card in bonus if card >= 0)


@CLAUSES.state(T1, T19, T20, V9)
def cards_that_beat(best: int, trump: int) -> int:
    """Every card that beats the best one so far.

    A higher rank beats whatever its suit, but a trump is beaten only by a higher trump, and any
    trump beats a plain card. Points do not matter here, nor do the bonus cards.
    """
    higher = WHOLE_PACK & ~((1 << (4 * rank_of(best) + 4)) - 1)
    trumps = of_suit(trump)
    if suit_of(best) == trump:
        return higher & trumps
    return higher | trumps


@rule
def points_in(o: Core, cards: int) -> int:
    """The points of some cards together."""
    points = 0
    while cards:
        points += o.points[lowest(cards)]
        cards &= cards - 1
    return points
