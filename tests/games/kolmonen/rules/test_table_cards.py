"""The face-up row: K18, K19 and the silences KQ23 to KQ27."""

import pytest

from kolmikko.testing import moves, play, refused, told
from tests.games.kolmonen.drawn import (
    dealt,
    hand,
    position,
    row,
    toppled,
    turn,
)

BEFORE_AN_EXCHANGE = """
    kolmonen  turn 1   stock 9   pile 9c
    seat 1    hand 3c 4d 5h    face-up Kc Kd 8h    hidden 3
    seat 2    hand 6c 7c Js    face-up Qc Qd Qh    hidden 3
"""


def test_K19_three_hand_cards_and_the_row_change_places_and_the_turn_goes_on() -> None:
    p = position(BEFORE_AN_EXCHANGE)
    assert told(play(p, "swap 3c 4d 5h")) == ["swapped p1 3c 4d 5h / 8h Kc Kd"]
    assert (hand(p, 1), row(p, 1)) == ("8h Kc Kd", "3c 4d 5h")
    assert turn(p) == "p1"
    assert moves(p) == ["play K*1", "play K*2", "swap", "take"]
    assert p.state.turns == 0


def test_K18_KQ23_each_player_may_exchange_twice() -> None:
    p = position(BEFORE_AN_EXCHANGE)
    play(p, "swap 3c 4d 5h", "swap 8h Kc Kd")
    assert (hand(p, 1), row(p, 1)) == ("3c 4d 5h", "8h Kc Kd")
    assert "swap" not in moves(p)
    assert refused(p, "swap 3c 4d 5h") == "KQ23"
    play(p, "take")
    assert "swap" in moves(p)  # the other player's two are still there


def test_K18_the_two_exchanges_may_be_made_in_different_turns() -> None:
    p = position(BEFORE_AN_EXCHANGE)
    play(p, "swap 3c 4d 5h", "take", "play 6c")
    assert turn(p) == "p1"
    play(p, "swap 8h 9c Kc")
    assert refused(p, "swap 3c 4d 5h") == "KQ23"


@pytest.mark.parametrize("limit", [0, 1, 3, 7, 130])
def test_KQ23_table_swap_limit_says_how_many_exchanges_each_player_has(limit: int) -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], table_swap_limit=limit)
    for _ in range(limit):
        assert "swap" in moves(p)
        play(p, f"swap {hand(p, 1)}")
    assert "swap" not in moves(p)
    assert refused(p, f"swap {hand(p, 1)}") == "KQ23"


def test_KQ24_own_turn_another_players_turn_is_no_time_for_an_exchange() -> None:
    p = position(BEFORE_AN_EXCHANGE, table_swap_timing="own_turn")
    assert refused(p, "swap 6c 7c Js", seat=1) == "K7"


def test_KQ24_own_turn_a_topple_does_not_end_the_exchanging() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 9   pile 9c
        seat 1    hand Tc 4d 5h    face-up Kc Kd 8h    hidden 3
        seat 2    hand 6c 7c Js    face-up Qc Qd Qh    hidden 3
        """,
        table_swap_timing="own_turn",
    )
    assert toppled(p) != ""
    assert "swap" in moves(p)


def test_KQ24_until_first_topple_nobody_exchanges_after_it() -> None:
    p = dealt(
        ["Tc 4d 5h", "6c 7c Js"],
        table_swap_timing="until_first_topple",
        topple_extra_turn="next_player",
    )
    assert "swap" in moves(p)
    play(p, "play Tc")
    assert turn(p) == "p2"
    assert "swap" not in moves(p)
    assert refused(p, "swap 6c 7c Js") == "KQ24"


def test_KQ24_until_first_topple_before_it_the_exchange_is_free() -> None:
    p = dealt(["8c 4d 5h", "6c 7c Js"], table_swap_timing="until_first_topple")
    play(p, "swap 8c 4d 5h")
    assert "swap" in moves(p)
    play(p, "swap {} {} {}".format(*hand(p, 1).split()), "play 8c")
    assert turn(p) == "p2"
    assert "swap" in moves(p)


def test_KQ24_until_first_topple_a_pile_cleared_by_a_two_counts() -> None:
    p = dealt(
        ["2c 4d 5h", "6c 7c Js"],
        table_swap_timing="until_first_topple",
        two_effect="clears_pile",
    )
    play(p, "play 2c", "play 4d")
    assert turn(p) == "p2"
    assert refused(p, "swap 6c 7c Js") == "KQ24"


@pytest.mark.parametrize("timing", ["own_turn", "until_first_topple"])
def test_KQ24_never_in_a_follow_up_turn(timing: str) -> None:
    p = dealt(["2c 4d 5h", "6c 7c Js"], table_swap_timing=timing)
    assert "swap" in moves(p)
    play(p, "play 2c")
    assert turn(p) == "p1"
    assert refused(p, f"swap {hand(p, 1)}") == "KQ24"
    p = dealt(["Tc 4d 5h", "6c 7c Js"], table_swap_timing=timing)
    play(p, "play Tc")
    assert turn(p) == "p1"
    assert refused(p, f"swap {hand(p, 1)}") == "KQ24"


@pytest.mark.parametrize("cards", ["3c 4d", "3c", "", "3c 4d 5h Kc", "3c 4d Kc", "3c 4d 6c"])
def test_K19_KQ25_all_three_face_up_cards_for_three_from_the_hand(cards: str) -> None:
    p = position(BEFORE_AN_EXCHANGE)
    assert refused(p, f"swap {cards}") == "K19"


def test_KQ26_with_more_cards_in_hand_any_three_are_chosen() -> None:
    p = position("""
        kolmonen  turn 1   stock 9   pile 9c
        seat 1    hand 3c 4d 5h 6h Js    face-up Kc Kd 8h    hidden 3
        seat 2    hand 3                 face-up Qc Qd Qh    hidden 3
    """)
    play(p, "swap 4d 6h Js")
    assert (hand(p, 1), row(p, 1)) == ("3c 5h 8h Kc Kd", "4d 6h Js")


@pytest.mark.parametrize(
    "cards",
    [
        "hand 3c 4d       face-up Kc Kd 8h",
        "hand 3c 4d 5h    face-up Kc Kd",
        "hand 3c 4d 5h    face-up 0",
    ],
)
def test_KQ27_an_exchange_needs_three_hand_cards_and_the_whole_row(cards: str) -> None:
    p = position(f"""
        kolmonen  turn 1   stock 0   pile 9c
        seat 1    {cards}    hidden 3
        seat 2    hand 3     face-up Qc Qd Qh    hidden 3
    """)
    assert "swap" not in moves(p)
    assert refused(p, "swap 3c 4d 5h") == "KQ27"


def test_KQ27_an_exchange_is_allowed_with_the_stock_out() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 9c
        seat 1    hand 3c 4d 5h    face-up Kc Kd 8h    hidden 3
        seat 2    hand 3           face-up Qc Qd Qh    hidden 3
    """)
    assert "swap" in moves(p)
