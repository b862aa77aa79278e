"""Kolmonen as a beginner plays it: the mistakes that it makes, and how often."""

from collections import Counter

import pytest

from kolmikko.cards import names
from kolmikko.dice import dice
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.games.kolmonen.easy import easy
from tests.games.kolmonen.drawn import position

TIMES = 1200


def does(deal: KolmonenDeal) -> dict[str, float]:
    """How often easy does what, as a record would have it."""
    assert deal.actor is not None
    luck, view = dice(1), deal.observe(deal.actor)
    moves = (deal.move_of(easy(view, luck)) for _ in range(TIMES))
    done = Counter(" ".join([m.verb, *(names(1 << card)[0] for card in m.cards)]) for m in moves)
    return {move: times / TIMES for move, times in done.items()}


def at(table: str, mine: str) -> dict[str, float]:
    """What easy does with these cards at a table of two."""
    lies = "face-up Kh Ks Kd   hidden 3   swaps 0"
    other = "hand 3   face-up 8s 8d   hidden 3"
    return does(
        position(f"kolmonen  turn 1  {table}\nseat 1  hand {mine}  {lies}\nseat 2  {other}")
    )


def test_a_two_often_goes_as_the_low_card_that_it_looks_like() -> None:
    done = at("stock 9  pile 4c", "2c 5d 9h")
    assert done["play 5d"] == pytest.approx(5 / 12 + 1 / 18, abs=0.05)
    assert done["play 2c"] == pytest.approx(5 / 12 + 1 / 18, abs=0.05)
    assert done["play 9h"] == pytest.approx(1 / 18, abs=0.03)


def test_specials_of_a_rank_all_go_together() -> None:
    done = at("stock 9  pile Kc", "Ac Ad As")
    assert done["play Ac Ad As"] > 0.8


@pytest.mark.parametrize("pile", ["Qc", "Ac"])
def test_the_stock_is_tried_even_against_an_ace(pile: str) -> None:
    assert at(f"stock 9  pile {pile}", "3c 4d 5h") == {"flip": 1}


def test_the_pile_is_taken_only_when_nothing_else_can_be_done() -> None:
    assert at("stock 0  pile Jc", "3c 4d 5h") == {"take": 1}


def test_a_better_row_is_noticed_one_turn_in_four() -> None:
    done = does(
        position("""
        kolmonen  turn 1   stock 20   pile 4c
        seat 1    hand 2d 6c Tc 5c As    face-up 3h 4d 9s    hidden 3
        seat 2    hand 3                 face-up Qc Qd Qh    hidden 3
    """)
    )
    assert done["swap"] == pytest.approx(1 / 4, abs=0.05)
