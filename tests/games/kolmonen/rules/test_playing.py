"""Playing, refilling and taking up: K5 to K9, K20 and the silences KQ11 to KQ16, KQ30."""

import pytest

from kolmikko.games.kolmonen.state import EMPTY
from kolmikko.testing import moves, play, refused, told
from tests.games.kolmonen.drawn import (
    dealt,
    hand,
    hidden,
    pile,
    position,
    row,
    stock,
    turn,
)


def test_K5_one_or_more_cards_of_one_rank_are_led() -> None:
    p = dealt(["5c 5d Kh", "4c 4d 4h"])
    assert moves(p) == ["play 5*1", "play 5*2", "play K*1", "swap"]
    assert told(play(p, "play 5d 5c"))[0] == "played p1 5c 5d"
    assert pile(p) == "5c 5d"
    assert turn(p) == "p2"


@pytest.mark.parametrize(
    "on_pile, card, clause",
    [
        ("", "5c", "K5"),
        ("4h", "5c", "K7"),
        ("9h", "2c", "K16"),
        ("9h", "Tc", "K13"),
        ("Ah", "Ac", "K15"),
    ],
)
def test_K5_K7_K13_K15_K16_a_play_names_the_clause_by_which_it_fits(
    on_pile: str, card: str, clause: str
) -> None:
    p = position(f"""
        kolmonen  turn 1   stock 9   {f"pile {on_pile}" if on_pile else ""}
        seat 1    hand {card} 6s 7s   face-up 3   hidden 3
        seat 2    hand 3              face-up 3   hidden 3
    """)
    play(p, f"play {card}")
    assert clause in p.because
    assert {"K5", "K7", "K15"} & set(p.because) <= {clause}


def test_K5_without_a_card_nothing_is_led() -> None:
    p = dealt(["5c 5d Kh", "4c 4d 4h"])
    assert refused(p, "play") == "K5"


def test_K4_only_cards_that_one_has_are_played() -> None:
    p = dealt(["5c 5d Kh", "4c 4d 4h"])
    assert refused(p, "play 5h") == "K4"
    assert refused(p, "play 5c 4c") == "K4"


def test_KQ3_any_rank_may_be_led_first() -> None:
    p = dealt(["2c Td Ah", "4c 4d 4h"])
    assert moves(p) == ["play 2*1", "play A*1", "play T*1", "swap"]


def test_K6_the_hand_is_filled_up_to_three() -> None:
    p = position("""
        kolmonen  turn 1   stock 9h Qs 4c   pile 5c
        seat 1    hand 6c 6d Kh    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
    """)
    assert told(play(p, "play 6c 6d")) == ["played p1 6c 6d", "drew p1 9h Qs"]
    assert hand(p, 1) == "9h Qs Kh"
    assert stock(p) == "4c"


def test_K7_K8_cards_played_together_lie_on_top_and_the_turn_passes() -> None:
    p = position("""
        kolmonen  turn 2   stock 9   pile 5c
        seat 1    hand 3                 face-up 3    hidden 3
        seat 2    hand 6c 6d 7c 7d       face-up 3    hidden 3
        seat 3    hand 6h Jc Qc          face-up 3    hidden 3
    """)
    play(p, "play 6c 6d")
    assert pile(p) == "5c 6c 6d"
    assert turn(p) == "p3"
    assert moves(p) == ["play 6*1", "play J*1", "play Q*1", "swap", "take"]


def test_K8_cards_of_two_ranks_are_not_played_together() -> None:
    p = position("""
        kolmonen  turn 1   stock 9   pile 6c
        seat 1    hand 7c 7d 8h    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
    """)
    assert moves(p) == ["play 7*1", "play 7*2", "play 8*1", "swap", "take"]
    assert refused(p, "play 7c 8h") == "K8"


def test_K7_the_other_seat_waits_for_its_turn() -> None:
    p = dealt(["5c 5d Kh", "4c 4d 4h"])
    assert refused(p, "play 4c", seat=1) == "K7"


def test_K9_the_pile_is_taken_up_and_the_turn_passes() -> None:
    p = position("""
        kolmonen  turn 1   stock 9   pile 4c 9c 9d
        seat 1    hand 5c 6d Kh    face-up 3        hidden 3
        seat 2    hand 3c 8c Ts    face-up Ad 6c 8d    hidden 3
    """)
    assert told(play(p, "take")) == ["took p1 4c 9c 9d"]
    assert hand(p, 1) == "4c 5c 6d 9c 9d Kh"
    assert pile(p) == ""
    assert (p.observe(1).top, p.observe(1).run) == (EMPTY, 0)
    assert turn(p) == "p2"


def test_KQ16_after_a_pick_up_the_next_player_leads_any_card() -> None:
    p = position("""
        kolmonen  turn 1   stock 9   pile 4c 9c 9d
        seat 1    hand 5c 6d Kh    face-up 3        hidden 3
        seat 2    hand 3c 8c Ts    face-up Ad 6c 8d    hidden 3
    """)
    play(p, "take")
    assert moves(p) == ["play 3*1", "play 8*1", "play T*1", "swap"]


def test_KQ11_the_hand_is_refilled_before_the_follow_up_after_a_two() -> None:
    p = position("""
        kolmonen  turn 1   stock 9h Qs 4c   pile 5c
        seat 1    hand 2c Jd Kh    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
    """)
    play(p, "play 2c")
    assert hand(p, 1) == "9h Jd Kh"
    assert moves(p) == ["end", "play 9*1", "play J*1", "play K*1"]
    play(p, "play 9h")
    assert hand(p, 1) == "Jd Qs Kh"


def test_KQ12_nothing_is_drawn_until_the_hand_is_below_three() -> None:
    p = position("""
        kolmonen  turn 1   stock 9h Qs 4c   pile 5c
        seat 1    hand 6c 6d 6h 7d Kh Ac    face-up 3    hidden 3
        seat 2    hand 3                    face-up 3    hidden 3
    """)
    assert told(play(p, "play 6c 6d 6h")) == ["played p1 6c 6d 6h"]
    assert hand(p, 1) == "7d Kh Ac"
    assert stock(p) == "9h Qs 4c"


def test_KQ13_the_last_cards_of_the_stock_are_drawn_though_they_do_not_fill_the_hand() -> None:
    p = position("""
        kolmonen  turn 1   stock 9h   pile 5c
        seat 1    hand 6c 6d Kh    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
    """)
    assert told(play(p, "play 6c 6d")) == ["played p1 6c 6d", "drew p1 9h"]
    assert hand(p, 1) == "9h Kh"
    assert stock(p) == ""


STUCK_OR_NOT = """
    kolmonen  turn 1   stock 9   pile 9c
    seat 1    hand {hand}    face-up 3    hidden 3
    seat 2    hand 3         face-up 3    hidden 3
"""


def test_KQ14_true_the_pile_may_be_taken_though_a_card_fits() -> None:
    p = position(STUCK_OR_NOT.format(hand="3c 4c Kd"), voluntary_pickup=True)
    assert moves(p) == ["play K*1", "swap", "take"]


def test_KQ14_false_who_can_play_may_not_take_the_pile() -> None:
    p = position(STUCK_OR_NOT.format(hand="3c 4c Kd"), voluntary_pickup=False)
    assert moves(p) == ["play K*1", "swap"]
    assert refused(p, "take") == "KQ14"


def test_KQ14_false_who_cannot_play_may_take_the_pile_or_try_a_blind_card() -> None:
    p = position(STUCK_OR_NOT.format(hand="3c 4c 5d"), voluntary_pickup=False)
    assert moves(p) == ["flip", "swap", "take"]


def test_KQ14_false_a_play_that_may_not_be_the_last_does_not_count() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 9c
        seat 1    hand Ac
        seat 2    hand 3
        """,
        voluntary_pickup=False,
        finish_on_special="forbidden",
    )
    assert moves(p) == ["take"]


def test_KQ14_false_a_hidden_card_to_be_turned_counts_as_playable() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 9c
        seat 1    hand 0    hidden 2
        seat 2    hand 3    hidden 2
        """,
        voluntary_pickup=False,
        hidden_play="blind_flip",
    )
    assert moves(p) == ["reveal"]
    assert refused(p, "take") == "KQ14"


def test_KQ15_an_empty_pile_is_not_taken() -> None:
    p = dealt(["5c 5d Kh", "4c 4d 4h"])
    assert "take" not in moves(p)
    assert refused(p, "take") == "KQ15"


ROW_WAITS = """
    kolmonen  turn 1   stock {stock}   pile 6c
    seat 1    hand 7c 7d 9h    face-up 7h 7s Qd    hidden 3
    seat 2    hand 3           face-up 3           hidden 3
"""


@pytest.mark.parametrize("stock", ["0", "5"])
def test_K20_KQ30_hand_empty_the_row_waits_until_the_hand_is_empty(stock: str) -> None:
    p = position(ROW_WAITS.format(stock=stock), table_cards_when="hand_empty")
    assert moves(p) == ["play 7*1", "play 7*2", "play 9*1", "swap", "take"]
    assert refused(p, "play 7h") == "K20"
    assert refused(p, "play 7c 7h") == "K20"


def test_K20_with_the_hand_empty_the_row_is_played() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 6c
        seat 1    hand 0           face-up 7h 7s Qd    hidden 3
        seat 2    hand 3           face-up 3           hidden 3
    """)
    assert moves(p) == ["play 7*1", "play 7*2", "play Q*1", "take"]
    play(p, "play 7h 7s")
    assert (row(p, 1), hand(p, 1), hidden(p, 1)) == ("Qd", "", 3)


def test_KQ33_no_card_of_the_row_fits_only_the_pile_is_taken() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile Kc
        seat 1    hand 0           face-up 7h 7s Qd    hidden 3
        seat 2    hand 3           face-up 3           hidden 3
    """)
    assert moves(p) == ["take"]
    play(p, "take")
    assert (row(p, 1), hand(p, 1)) == ("7h 7s Qd", "Kc")


def test_KQ34_after_a_pick_up_the_hand_is_emptied_before_the_row_goes_on() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 6d
        seat 1    hand Kc          face-up 7h 7s Qd    hidden 3
        seat 2    hand 3c 3d 4h    face-up 3           hidden 3
    """)
    assert moves(p) == ["play K*1", "take"]
    play(p, "play Kc", "take")
    assert moves(p) == ["play 7*1", "play 7*2", "play Q*1"]


def test_KQ30_stock_empty_hand_and_row_go_together_once_the_stock_is_empty() -> None:
    p = position(ROW_WAITS.format(stock="0"), table_cards_when="stock_empty")
    assert moves(p) == [
        *("play 7*1", "play 7*2", "play 7*3", "play 7*4"),
        *("play 9*1", "play Q*1", "swap", "take"),
    ]
    assert told(play(p, "play 7d 7h 7s")) == ["played p1 7d 7h 7s"]
    assert (hand(p, 1), row(p, 1), pile(p)) == ("7c 9h", "Qd", "6c 7d 7h 7s")


def test_KQ30_stock_empty_the_row_waits_while_there_is_a_stock() -> None:
    p = position(ROW_WAITS.format(stock="1"), table_cards_when="stock_empty")
    assert moves(p) == ["play 7*1", "play 7*2", "play 9*1", "swap", "take"]
    assert refused(p, "play 7d 7h") == "K20"


def test_KQ30_stock_empty_a_row_card_alone_may_be_played_from_beside_the_hand() -> None:
    p = position(ROW_WAITS.format(stock="0"), table_cards_when="stock_empty")
    play(p, "play Qd")
    assert (hand(p, 1), row(p, 1)) == ("7c 7d 9h", "7h 7s")


def test_KQ30_stock_empty_with_both_empty_a_hidden_card_is_lifted() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 6c
        seat 1    hand 7c    face-up 7h    hidden Jc 3d
        seat 2    hand 3     face-up 3     hidden 3
        """,
        table_cards_when="stock_empty",
    )
    assert told(play(p, "play 7c 7h")) == ["played p1 7c 7h", "lifted p1 Jc"]
    assert (hand(p, 1), hidden(p, 1)) == ("Jc", 1)


def test_KQ30_stock_empty_with_only_the_row_used_up_nothing_is_lifted() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 6c
        seat 1    hand 8c    face-up 7h    hidden Jc 3d
        seat 2    hand 3     face-up 3     hidden 3
        """,
        table_cards_when="stock_empty",
    )
    play(p, "play 7h")
    assert (hand(p, 1), row(p, 1), hidden(p, 1)) == ("8c", "", 2)


def test_KQ32_several_equal_row_cards_go_together_but_not_with_the_hand() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 6c
        seat 1    hand 7c          face-up 7h 7s Qd    hidden 3
        seat 2    hand 3           face-up 3           hidden 3
    """)
    assert moves(p) == ["play 7*1", "take"]
    assert refused(p, "play 7c 7h 7s") == "K20"
