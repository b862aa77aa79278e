"""Positions as text: reading, filling in what is unknown, mistakes, and back again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmikko.cards import read_cards
from kolmikko.games.kolmonen.deal import KolmonenDeal, hidden_cards
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.notation import read_position, write_position
from kolmikko.games.kolmonen.options import CLASSIC
from kolmikko.games.kolmonen.state import GOING_ON, LEADING, OVER, PLAYING, State
from kolmikko.rulekit.game import Setup
from kolmikko.testing import Chooser, choosers, setups, walk
from tests.games.kolmonen.drawn import (
    LAW,
    cards_in_play,
    count_of_cards,
    hand,
    hidden,
    pile,
    position,
    row,
    stock,
    toppled,
)

CORE = freeze(CLASSIC)

DRAWN = """
    kolmonen  turn 1   stock 9   pile 5c Ah
    seat 1    hand Kd As Tc    face-up 4h Qs 2d    hidden 3
    seat 2    hand 3           face-up Ad 6c 8d    hidden 3
"""


def test_every_named_card_lies_where_it_is_drawn() -> None:
    p = position(DRAWN)
    assert pile(p) == "5c Ah"
    assert (hand(p, 1), row(p, 1)) == ("Tc Kd As", "2d 4h Qs")
    assert row(p, 2) == "6c 8d Ad"
    assert (p.actor, p.state.dealer, p.state.stage) == (0, 1, PLAYING)


def test_numbers_are_filled_in_text_order_with_the_lowest_cards_that_are_not_named() -> None:
    p = position(DRAWN)
    assert stock(p) == "2c 2h 2s 3c 3d 3h 3s 4c 4d"
    assert p.zones()["p1"] == {
        "hand": ["Tc", "Kd", "As"],
        "table": ["2d", "4h", "Qs"],
        "hidden": ["4s", "5d", "5h"],
    }
    assert hand(p, 2) == "5s 6d 6h"


def test_cards_that_lie_nowhere_are_toppled() -> None:
    p = position(DRAWN)
    assert toppled(p) == ("7h 7s 8c 8h 8s 9c 9d 9h 9s Td Th Ts Jc Jd Jh Js Qc Qd Qh Kc Kh Ks Ac")
    assert count_of_cards(p.state) == 52


def test_a_stock_hidden_cards_and_toppled_ones_may_be_named() -> None:
    p = position("""
        kolmonen  turn 2   stock 7c 2d   pile 6h 6s   toppled Tc Td
        seat 1    hand Kd    hidden Qc 3h
        seat 2    hand 4s    face-up 5d
    """)
    assert stock(p) == "7c 2d"
    assert {"Tc", "Td"} < set(toppled(p).split())
    assert hidden_cards(p.state, 0) == read_cards("Qc 3h")
    assert (hidden(p, 1), hidden(p, 2)) == (2, 0)
    assert (p.state.top, p.state.run) == (4, 2)


def test_unknown_cards_may_lie_among_named_ones() -> None:
    p = position("""
        kolmonen  turn 1   stock 2 Kd 1   pile 3 9c
        seat 1    hand 1 As    hidden 2
        seat 2    hand 4s
    """)
    assert stock(p) == "2c 2d Kd 2h"
    assert pile(p) == "2s 3c 3d 9c"
    assert hand(p, 1) == "3h As"


def test_the_words_that_may_be_left_out() -> None:
    p = position("""
        kolmonen  turn 1   stage going-on   stock 9   pile 2c   dealer 1   turns 12   quiet 3
        seat 1    hand Kd As Tc    known Kd Tc    hidden 3    swaps 1
        seat 2    hand 3                          hidden 3
        seat 3    out 1
    """)
    s = p.state
    assert (s.stage, s.dealer, s.turns, s.quiet) == (GOING_ON, 0, 12, 3)
    assert s.known[0] == 1 << 32 | 1 << 45
    assert s.swaps_left[:3] == [1, 2, 2]
    assert (s.place[:3], s.outs) == ([0, 0, 1], 1)


def test_exchanges_left_out_are_those_of_the_table() -> None:
    assert position(DRAWN, table_swap_limit=7).state.swaps_left[:2] == [7, 7]


@pytest.mark.parametrize(
    "word, stage, stalemate",
    [("playing", PLAYING, 0), ("leading", LEADING, 0), ("over", OVER, 0), ("stalemate", OVER, 1)],
)
def test_stages_have_names(word: str, stage: int, stalemate: int) -> None:
    s = read_position(f"kolmonen turn 1 stage {word}\nseat 1 hand 3\nseat 2 hand 3", CORE)
    assert (s.stage, s.stalemate) == (stage, stalemate)


TWO_SEATS = "\nseat 1 hand 3c\nseat 2 hand 3d"


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("", "a position begins with 'kolmonen': ''"),
        ("trojka turn 1", "a position begins with 'kolmonen': 'trojka turn 1'"),
        ("kolmonen turn 1\nseat 1 hand 3c", "2 to 5 seats play, not 1"),
        ("kolmonen turn 1" + "".join(f"\nseat {n} hand 1" for n in range(1, 7)), "not 6"),
        ("kolmonen turn 1\nseat 1 hand 3\nseat 3 hand 3", "'seat 2' is wanted at the start of"),
        ("kolmonen turn 1 5c" + TWO_SEATS, "the first line: 'turn' wants a number from 1 to 2"),
        ("kolmonen 5c turn 1" + TWO_SEATS, "the first line: no such word: '5c'"),
        ("kolmonen turn 1 pile 5x" + TWO_SEATS, "the first line: no such card: '5x'"),
        ("kolmonen turn 1 pile 3c" + TWO_SEATS, "seat 1: card named twice: 3c"),
        ("kolmonen turn 1 pile 5c 5c" + TWO_SEATS, "the first line: card named twice: 5c"),
        ("kolmonen turn 1 pile 5c pile 5d" + TWO_SEATS, "the first line: 'pile' comes twice"),
        ("kolmonen pile 5c" + TWO_SEATS, "the first line: 'turn' wants a number from 1 to 2: None"),
        ("kolmonen turn 3" + TWO_SEATS, "the first line: 'turn' wants a number from 1 to 2"),
        ("kolmonen turn 1 dealer 0" + TWO_SEATS, "'dealer' wants a number from 1 to 2: ['0']"),
        ("kolmonen turn 1 stage on" + TWO_SEATS, "'stage' wants one of playing, going-on"),
        ("kolmonen turn 1 stock 51" + TWO_SEATS, "stock: only 50 cards are left for 51 unknown"),
        ("kolmonen turn 1 stock 47" + TWO_SEATS, "stock: 47 cards are too many for 2 seats"),
        ("kolmonen turn 1\nseat 1 hidden 4\nseat 2 hand 3", "seat 1: hidden: 4 cards, but at most"),
        ("kolmonen turn 1\nseat 1 face-up 4\nseat 2 hand 3", "seat 1: face-up: 4 cards, but at"),
        (
            "kolmonen turn 1\nseat 1 hand 3c known 3d\nseat 2 hand 3d",
            "seat 1: known: not there: 3d",
        ),
        ("kolmonen turn 1\nseat 1 hand 3c\nseat 2", "seat 2: a seat without cards, and no other"),
        ("kolmonen turn 1\nseat 1 hand 3c out 1\nseat 2 hand 3d", "seat 1: a seat without cards"),
        ("kolmonen turn 1\nseat 1 hand 3c swaps 2d\nseat 2 hand 3d", "'swaps' wants a number"),
        ("kolmonen turn 1 chosen 9c" + TWO_SEATS, "the first line: chosen: not there: 9c"),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, wrong: str) -> None:
    with pytest.raises(ValueError) as error:  # noqa: PT011 - the words are looked at below
        read_position(text, CORE)
    assert wrong in str(error.value)


def test_a_position_is_written_with_every_card_in_even_columns() -> None:
    p = position("""
        kolmonen  turn 1   stage going-on   stock Ts 9h   pile 2c 6s 6d   quiet 2
        seat 1    hand Kd As Tc    face-up 4h Qs 2d    hidden 5c 3c
        seat 2    hand 7h          face-up Ad 6c       hidden 4d    swaps 0
        seat 3    out 1
    """)
    lines = write_position(p.state).splitlines()
    out = toppled(p)
    assert lines == [
        "kolmonen  turn 1   stock Ts 9h   pile 2c 6d 6s   toppled "
        + out
        + "   stage going-on   dealer 3   quiet 2",
        "seat 1    hand Tc Kd As    face-up 2d 4h Qs    hidden 5c 3c    swaps 2",
        "seat 2    hand 7h          face-up 6c Ad       hidden 4d       swaps 0",
        "seat 3                                                         swaps 2    out 1",
    ]


def test_a_pile_keeps_how_many_equal_cards_lie_on_top() -> None:
    p = position("kolmonen turn 1 pile 6c 9d 6h 2d 6s" + TWO_SEATS)
    again = read_position(write_position(p.state), CORE)
    assert (again.top, again.run, again.pile) == (4, 1, p.state.pile)


def essence(s: State) -> State:
    """A state without what a position does not tell: spent places of the deck, last reasons."""
    told = s.copy()
    told.because = 0
    lying = {
        n * s.seats + (seat - s.dealer - 1) % s.seats
        for seat in range(s.seats)
        for n in range(3 - s.hidden[seat], 3)
    }
    told.deck = [
        card if place >= s.drawn or place in lying else -1 for place, card in enumerate(s.deck)
    ]
    return told


@LAW
@given(setups(KOLMONEN), choosers(), st.integers(0, 150))
def test_text_and_position_give_each_other(setup: Setup, chooser: Chooser, longest: int) -> None:
    deal = KOLMONEN.deal(setup)
    for _ in walk(deal, chooser, longest):
        pass
    text = write_position(deal.state)
    again = read_position(text, deal.core)
    assert essence(again) == essence(deal.state)
    assert write_position(again) == text
    drawn = KolmonenDeal(setup, deal.core, again)
    assert drawn.zones() == deal.zones()
    assert drawn.legal() == deal.legal()
    assert drawn.result() == deal.result()
    assert cards_in_play(again) == (1 << 52) - 1
