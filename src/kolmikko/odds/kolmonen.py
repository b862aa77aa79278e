"""Exact chances in Kolmonen: the stock, what fits on each top card, the blind card.

Every chance is a Fraction; nothing is sampled. What fits, the rules of the game say (K7, K13, K15
and K16); here it is counted.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from kolmikko.cards import PACK, RANKS, SUITS, of_rank
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.options import AceAnswer, Options
from kolmikko.games.kolmonen.state import DEALT, MOST_SEATS
from kolmikko.odds.pack import unseen_cards

CARDS_DEALT = 3 * DEALT
PLAYERS = range(2, MOST_SEATS + 1)

TOP_AND_BLIND = 2

TOPS = RANKS.replace("T", "")
"""The ranks that can lie on top of the pile; a ten topples it (K13)."""


@dataclass(frozen=True)
class BlindChance:
    """A blind card on a top card of this rank: how many of the unseen cards fit."""

    top: str
    fitting: int
    unseen: int

    @property
    def chance(self) -> Fraction:
        """The chance that the blind card fits."""
        return Fraction(self.fitting, self.unseen)


def stock_after_deal(players: int) -> int:
    """The cards left in the stock once everybody has nine (K1–K4).

    ValueError unless two to five play (KQ1).
    """
    if players not in PLAYERS:
        raise ValueError(f"not a number of players: {players}")
    return PACK - CARDS_DEALT * players


def fitting_ranks(top: str, ace_answer: AceAnswer = AceAnswer.ACE_ONLY) -> str:
    """The ranks that fit on a top card of this rank, two first and ace last (K7, K13, K15, K16).

    A ten can be asked for too, though it stays on the pile only where a blind one has no effect
    (KQ19).
    ValueError when there is no such rank.
    """
    if len(top) != 1 or top not in RANKS:
        raise ValueError(f"no such rank: {top!r}")
    fits = freeze(Options(ace_answer=ace_answer)).fits[RANKS.index(top)]
    return "".join(rank for n, rank in enumerate(RANKS) if fits & of_rank(n))


def fitting_counts(ace_answer: AceAnswer = AceAnswer.ACE_ONLY) -> dict[str, int]:
    """For each rank that can be on top, how many ranks fit on it (K7, K13, K15, K16)."""
    return {top: len(fitting_ranks(top, ace_answer)) for top in TOPS}


def blind_chance(
    top: str, seen: Iterable[str] = (), ace_answer: AceAnswer = AceAnswer.ACE_ONLY
) -> BlindChance:
    """The chance that a blind card fits on this top card (K10–K12).

    `top` is a card; `seen` are the other cards that cannot be the blind one: the own hand, what
    lies open, what was toppled. Of all cards unseen, each is as likely as any other.
    ValueError for a card that does not exist or is named twice, or when no card is unseen.
    """
    unseen = unseen_cards(PACK, [top, *seen])
    if not unseen:
        raise ValueError(f"no unseen card to turn on {top!r}")
    ranks = fitting_ranks(top[0], ace_answer)
    return BlindChance(top[0], sum(RANKS[card // 4] in ranks for card in unseen), len(unseen))


def blind_table(
    seen: Iterable[str] = (), ace_answer: AceAnswer = AceAnswer.ACE_ONLY
) -> tuple[BlindChance, ...]:
    """The chance that a blind card fits, for each rank that can be on top (K10–K12).

    The top card is one more card than those in `seen`; a rank of which all four cards are seen
    cannot be on top and is left out, and so is the last unseen card, after which none is blind.
    ValueError as in blind_chance.
    """
    seen = tuple(seen)
    if len(unseen_cards(PACK, seen)) < TOP_AND_BLIND:
        return ()
    tops = [card for rank in TOPS if (card := unseen_card(rank, seen))]
    return tuple(blind_chance(top, seen, ace_answer) for top in tops)


def unseen_card(rank: str, seen: Iterable[str]) -> str:
    """A card of this rank that is not among the seen ones, or nothing."""
    left = {rank + suit for suit in SUITS} - set(seen)
    return min(left, default="")
