"""The course of a deal: the order inside a turn, who is next, and choosing a new row by picks."""

import pytest

from kolmikko.games.kolmonen import actions
from kolmikko.games.kolmonen.state import ARRANGING, CHOOSING_ROW, PLAYING, SWAPPING
from kolmikko.testing import kinds, moves, play, told
from tests.games.kolmonen.drawn import dealt, hand, hidden, pile, position, row, stock, turn


def test_order_inside_a_turn_effect_then_refill() -> None:
    p = position("""
        kolmonen  turn 1   stock 7c 8c 9c   pile 5c
        seat 1    hand Tc Td 3c    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
    """)
    events = play(p, "play Tc Td")
    assert told(events) == [
        "played p1 Tc Td",
        "toppled p1 5c Tc Td",
        "drew p1 7c 8c",
        "leads p1",
    ]


def test_order_inside_a_turn_refill_then_lift_only_when_the_stock_gave_nothing() -> None:
    p = position("""
        kolmonen  turn 1   stock 7c   pile 5c
        seat 1    hand 6c      hidden Kc 4c
        seat 2    hand 3       face-up 3    hidden 3
    """)
    assert kinds(play(p, "play 6c")) == ["played", "drew"]
    assert (hand(p, 1), hidden(p, 1), stock(p)) == ("7c", 2, "")


def test_order_inside_a_turn_lift_then_out() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 5c
        seat 1    hand 6c      hidden Kc
        seat 2    hand 3       face-up 3    hidden 3
    """)
    assert kinds(play(p, "play 6c")) == ["played", "lifted"]
    assert p.result() is None
    play(p, "take")
    assert kinds(play(p, "play Kc")) == ["played", "went-out"]


def test_order_inside_a_turn_topple_refill_lift_lead() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 5c
        seat 1    hand Tc      hidden Kc 4c
        seat 2    hand 3       face-up 3    hidden 3
    """)
    assert kinds(play(p, "play Tc")) == ["played", "toppled", "lifted", "leads"]


def test_the_turn_goes_round_clockwise() -> None:
    p = dealt(["3c 3d 3h", "4c 4d 4h", "5c 5d 5h", "6c 6d 6h"])
    order = []
    for text in ("play 3c", "play 4c", "play 5c", "play 6c"):
        order.append(turn(p))
        play(p, text)
    assert order == ["p1", "p2", "p3", "p4"]
    assert turn(p) == "p1"


def test_a_seat_that_went_out_is_passed_over_from_then_on() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 3s
        seat 1    hand 4c 4d
        seat 2    hand 5c
        seat 3    hand 6c 6d
        """,
        play_until="last_loser",
    )
    play(p, "play 4c", "play 5c", "play 6c")
    assert turn(p) == "p1"
    play(p, "take")
    assert turn(p) == "p3"


def test_end_when_nothing_else_is_legal_passes_the_turn_and_leaves_the_table() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0
        seat 1    hand Tc
        seat 2    hand 3c 3d
        """,
        ten_on_empty="forbidden",
    )
    assert moves(p) == ["end"]
    play(p, "end")
    assert (turn(p), pile(p), hand(p, 1)) == ("p2", "", "Tc")


def test_the_layout_lays_the_lowest_suits_first() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 3s
        seat 1    hand 4s 4d 4h 4c
        seat 2    hand 5c
    """)
    p.act(4 * 2 + 1)  # two fours
    assert hand(p, 1) == "4h 4s"


def picks(*steps: int) -> str:
    """The row of seat 1 after an exchange picked like this: the n-th legal pick each time."""
    p = position("""
        kolmonen  turn 1   stock 9   pile 9c
        seat 1    hand 3c 3d 5h 5s Js    face-up Kc Kd 8h    hidden 3
        seat 2    hand 3                 face-up Qc Qd Qh    hidden 3
    """)
    assert p.act(actions.SWAP) == []
    for n in steps:
        assert p.state.stage == SWAPPING
        p.act(p.legal()[n])
    assert p.state.stage == PLAYING
    assert turn(p) == "p1"
    return row(p, 1)


@pytest.mark.parametrize(
    "steps, new_row",
    [
        ((0, 0, 0), "3c 3d 5h"),
        ((0, 0, 1), "3c 3d Js"),
        ((0, 1, 0), "3c 5h 5s"),
        ((0, 1, 1), "3c 5h Js"),
        ((1, 0, 0), "5h 5s Js"),
    ],
)
def test_K19_a_row_is_picked_rank_by_rank_upwards(steps: tuple[int, ...], new_row: str) -> None:
    assert picks(*steps) == new_row


def test_K19_no_pick_leads_to_a_dead_end() -> None:
    p = position("""
        kolmonen  turn 1   stock 9   pile 9c
        seat 1    hand 3c 5h Js    face-up Kc Kd 8h    hidden 3
        seat 2    hand 3           face-up Qc Qd Qh    hidden 3
    """)
    p.act(actions.SWAP)
    assert moves(p) == ["play 3*1"]
    p.act(p.legal()[0])
    assert moves(p) == ["play 5*1"]
    p.act(p.legal()[0])
    assert moves(p) == ["play J*1"]
    assert told(p.act(p.legal()[0])) == ["swapped p1 3c 5h Js / 8h Kc Kd"]


def test_KQ28_an_arrangement_is_picked_from_all_six_open_cards() -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], ["3c 3d 3h", "5c 5d 5h"], pregame_swap=True)
    assert p.state.stage == ARRANGING
    assert p.act(actions.ARRANGE) == []
    assert p.state.stage == CHOOSING_ROW
    assert moves(p) == ["play 3*1", "play 8*1"]
    p.act(4 * 1)
    p.act(4 * 1)
    assert moves(p) == ["play 3*1", "play 8*1", "play 9*1"]
    assert told(p.act(4 * 7)) == ["arranged p1 9c / 3h"]
    assert (row(p, 1), hand(p, 1)) == ("3c 3d 9c", "3h 8h 9d")
    assert (turn(p), p.state.stage) == ("p2", ARRANGING)
