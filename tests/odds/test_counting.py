"""Counting families: against laying them out one by one."""

from itertools import combinations

import pytest

from kolmikko.odds.counting import disjoint, families, families_of_one_suit


@pytest.mark.parametrize("cards", range(11))
def test_families_of_one_suit_laid_out_one_by_one(cards: int) -> None:
    sets = [sum(1 << card for card in hand) for hand in combinations(range(cards), 3)]
    laid_out = [len(family) for family in disjoint(sets)]
    counted = families_of_one_suit(cards)
    assert counted == [laid_out.count(size) for size in range(cards // 3 + 1)]


def test_a_wild_card_serves_in_one_set() -> None:
    wild = 0b1
    first, second = [0b0000111], [0b0011001, 0b1101000]  # sets of two ranks; bit 0 is wild
    counted = families(0b1111111, [first, second], wild=wild, suits=False)
    assert counted == [1, 3, 1]  # the first set goes with 0b1101000 only
