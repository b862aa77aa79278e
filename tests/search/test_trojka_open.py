"""Search in Trójka with all cards open: it sees what others hold, and both gears see the same."""

from math import inf

import pytest

from kolmikko.dice import dice
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.rulekit import gear
from kolmikko.search.thinking import Searched
from kolmikko.search.trojka_open import think_open
from tests.games.trojka.drawn import position
from tests.games.trojka.test_imagine import started


def opened(deal: TrojkaDeal, iterations: int = 40, *, fast: bool = False) -> Searched:
    return think_open(deal, dice(1), iterations, inf, fast=fast)


LAST_TRICKS = """
    trojka    turn 1   turn-up 9d   stake 5   bank 10
    seat 1    hand Ac Qs   tricks 1   up Ks
    seat 2    hand {others}   down 4c
"""


@pytest.mark.parametrize("others, won", [("Ah 2d", 0), ("Jc 3c", 1), ("Kh 3c", 0)])
def test_whether_the_bank_can_be_won_is_seen(others: str, won: float) -> None:
    deal = position(LAST_TRICKS.format(others=others))
    found = opened(deal).found
    assert max(one.value for one in found) == won


def test_a_search_leaves_the_deal_as_it_was() -> None:
    deal = started(4, 1)
    before = deal.state.copy()
    assert tuple(one.action for one in opened(deal).found) == deal.legal()
    assert deal.state == before


@pytest.mark.slow
@pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear")
def test_both_gears_see_the_same() -> None:
    deal = started(4, 1)
    assert opened(deal, 60) == opened(deal, 60, fast=True)
