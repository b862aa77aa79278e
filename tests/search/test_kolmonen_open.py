"""Search in Kolmonen with all cards open: it sees what lies hidden, and both gears see the same."""

from math import inf

import pytest

from kolmikko.deals import new_deal
from kolmikko.dice import dice
from kolmikko.games.kolmonen.actions import FLIP, TAKE
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.rulekit import gear
from kolmikko.search.kolmonen_open import think_open
from kolmikko.search.thinking import Searched
from tests.games.kolmonen.drawn import position


def opened(deal: KolmonenDeal, iterations: int = 400, *, fast: bool = False) -> Searched:
    return think_open(deal, dice(1), iterations, inf, fast=fast)


def value(searched: Searched, action: int) -> float:
    return next(one.value for one in searched.found if one.action == action)


BLIND = """
    kolmonen  turn 1  stock {stock}  pile Kc
    seat 1    hand 5d
    seat 2    hand 9d 9h 9s
"""


@pytest.mark.parametrize("next_card, better", [("As", FLIP), ("3s", TAKE)])
def test_whether_the_next_card_fits_is_seen(next_card: str, better: int) -> None:
    deal = position(BLIND.format(stock=next_card))
    found = opened(deal)
    worse = TAKE + FLIP - better
    assert value(found, better) > value(found, worse)


def test_a_search_leaves_the_deal_as_it_was() -> None:
    deal = new_deal("kolmonen", players=3, seed="open")
    assert isinstance(deal, KolmonenDeal)
    before = deal.state.copy()
    opened(deal, 50)
    assert deal.state == before


def test_both_gears_see_the_same() -> None:
    if not gear.is_available():
        pytest.skip("Numba is not installed")
    deal = new_deal("kolmonen", players=2, seed="open")
    assert isinstance(deal, KolmonenDeal)
    assert opened(deal, 60) == opened(deal, 60, fast=True)
