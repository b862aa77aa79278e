"""Exact odds on the wire: what `kolmikko odds` and `kolmikko strategy` say, as messages.

Counting takes up to half a second of one processor. It is done in the pool of the bots, one
question at a time, so that no table waits long; what was counted lately is kept.
"""

import asyncio
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache, partial
from typing import Final, Protocol, TypeVar

from kolmikko.cards import card
from kolmikko.games import GAMES
from kolmikko.games.kolmonen.options import PRESETS as KOLMONEN
from kolmikko.games.trojka.options import PRESETS as TROJKA
from kolmikko.games.trojka.options import Options
from kolmikko.odds import kolmonen, trojka
from kolmikko.odds.trojka_rules import TrojkaRules, rules_of
from kolmikko.solvers.asked import NotAskableError, asked
from kolmikko.solvers.prospects import prospects
from kolmikko.web.messages import (
    BlindFrame,
    CountedFrame,
    DealtFrame,
    HandOdds,
    KolmonenOdds,
    ProspectFrame,
    TrojkaOdds,
)

T = TypeVar("T")

STAKE: Final = 5
KEPT: Final = 512

Cards = tuple[str, ...]


class Workers(Protocol):
    """A bounded pool of threads."""

    async def beside(self, work: Callable[[], T]) -> T | None:
        """The result of a piece of work; None where too many wait."""


class Counting:
    """The odds of one server. Each raises ValueError for what cannot be meant.

    None where too many wait already.
    """

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._one_at_a_time = asyncio.Lock()

    async def trojka(self, preset: str, seen: Cards) -> TrojkaOdds | None:
        """How often hands from what is unseen are a trójka."""
        return await self._counted(partial(trojka_odds, preset, seen))

    async def kolmonen(self, preset: str, seen: Cards) -> KolmonenOdds | None:
        """What fits on what, and how often a blind card does."""
        return await self._counted(partial(kolmonen_odds, preset, seen))

    async def hand(self, preset: str, hand: Cards, turn_up: str, led: str) -> HandOdds | None:
        """What each card of a hand leads to, for two; without a card led, one leads oneself."""
        return await self._counted(partial(hand_odds, preset, hand, turn_up, led))

    async def _counted(self, count: Callable[[], T]) -> T | None:
        async with self._one_at_a_time:
            return await self._workers.beside(count)


@lru_cache(maxsize=KEPT)
def trojka_odds(preset: str, seen: Cards) -> TrojkaOdds:
    """How often hands are a trójka, by how many are dealt from what is unseen."""
    rules = rules_of(_trojka(preset))
    hands = trojka.trojka_hands(rules, seen)
    lowest, highest = trojka.point_range(rules)
    core = rules.core
    return TrojkaOdds(
        cards=rules.deck_size,
        hands=hands.hands,
        any=_share(hands.total, hands.hands),
        suit=_share(hands.suit, hands.hands) if core.suit_sets else None,
        rank=_share(hands.rank, hands.hands) if core.rank_sets else None,
        lowest=lowest,
        highest=highest,
        dealt=[_dealt(rules, n, seen) for n in _dealable(preset, rules, seen)],
    )


def _dealable(preset: str, rules: TrojkaRules, seen: Cards) -> list[int]:
    """How many hands may be dealt at once from what is unseen."""
    options = _trojka(preset)
    return trojka.unseen_hands(
        rules, seen, lambda n: GAMES["trojka"].seat_error(options, n) is None
    )


def _dealt(rules: TrojkaRules, hands: int, seen: Cards) -> DealtFrame:
    dealt = trojka.trojka_in_deal(hands, rules, seen)
    trumps = None
    if rules.core.suit_sets and not seen:
        trumps = float(trojka.trump_trojka_in_deal(hands, rules).at_least(1))
    return DealtFrame(hands, float(dealt.at_least(1)), float(dealt.at_least(2)), trumps)


def _share(hands: int, of: int) -> CountedFrame:
    chance = Fraction(hands, of)
    return CountedFrame(hands, float(chance), f"{chance.numerator}/{chance.denominator}")


@lru_cache(maxsize=KEPT)
def kolmonen_odds(preset: str, seen: Cards) -> KolmonenOdds:
    """For each rank on top what fits, and how many of the unseen cards do."""
    if preset not in KOLMONEN:
        raise ValueError(f"no such preset: {preset!r}")
    answer = KOLMONEN[preset].ace_answer
    blind = [
        BlindFrame(
            top=each.top,
            fits=kolmonen.fitting_ranks(each.top, answer),
            fitting=each.fitting,
            unseen=each.unseen,
            chance=float(each.chance),
        )
        for each in kolmonen.blind_table(seen, answer)
    ]
    return KolmonenOdds(blind, {n: kolmonen.stock_after_deal(n) for n in kolmonen.PLAYERS})


@lru_cache(maxsize=KEPT)
def hand_odds(preset: str, hand: Cards, turn_up: str, led: str) -> HandOdds:
    """What each card of a hand leads to when both play as has been solved."""
    options, lying = _trojka(preset), card(led) if led else -1
    cards = [card(name) for name in hand]
    try:
        one = asked(options, card(turn_up), cards, leads=not led, led=lying, stake=STAKE)
    except NotAskableError as error:
        if error.fault == "trojka":
            return HandOdds("trojka", [])
        raise
    found = prospects(options, one.turn_up, one.position, one.stake, one.bank)
    if found is None:
        return HandOdds("unsolved", [])
    names = dict(zip(cards, hand, strict=True))
    return HandOdds(
        "tricks",
        [
            ProspectFrame(names[each.card], each.chance, list(each.tricks), each.worth)
            for each in found
        ],
    )


def _trojka(preset: str) -> Options:
    if preset not in TROJKA:
        raise ValueError(f"no such preset: {preset!r}")
    return TROJKA[preset]
