"""Tens and twos: K13, K14, K17 and the silences KQ5 to KQ9, KQ39."""

from kolmikko.games.kolmonen.state import EMPTY
from kolmikko.testing import kinds, moves, play, refused, told
from tests.games.kolmonen.drawn import (
    hand,
    hidden,
    pile,
    position,
    toppled,
    turn,
)

TEN_IN_HAND = """
    kolmonen  turn 1   stock 4c 5d 6h Qs   pile 3c Kd
    seat 1    hand 7s Tc Td    face-up 3    hidden 3
    seat 2    hand 8c 8d 9s    face-up 3    hidden 3
    seat 3    hand 3           face-up 3    hidden 3
"""


def test_K13_a_ten_topples_the_pile() -> None:
    p = position(TEN_IN_HAND)
    out_before = toppled(p)
    assert told(play(p, "play Tc"))[:2] == ["played p1 Tc", "toppled p1 3c Tc Kd"]
    assert pile(p) == ""
    assert (p.observe(1).top, p.observe(1).run) == (EMPTY, 0)
    assert set(toppled(p).split()) == {*out_before.split(), "3c", "Kd", "Tc"}


def test_K14_several_tens_topple_together() -> None:
    p = position(TEN_IN_HAND)
    assert "play T*2" in moves(p)
    assert told(play(p, "play Tc Td"))[:2] == ["played p1 Tc Td", "toppled p1 3c Tc Td Kd"]
    assert hand(p, 1) == "4c 5d 7s"


def test_K13_KQ5_same_player_who_topples_leads() -> None:
    p = position(TEN_IN_HAND, topple_extra_turn="same_player")
    assert kinds(play(p, "play Tc")) == ["played", "toppled", "drew", "leads"]
    assert turn(p) == "p1"
    assert moves(p) == ["play 4*1", "play 7*1", "play T*1"]


def test_K13_KQ5_same_player_must_lead_and_may_do_nothing_else() -> None:
    p = position(TEN_IN_HAND, topple_extra_turn="same_player")
    play(p, "play Tc")
    assert refused(p, "end") == "K17"
    assert refused(p, "take") == "KQ15"
    assert refused(p, "swap 4c 7s Td") == "KQ24"
    assert refused(p, "flip") == "K10"


def test_KQ5_next_player_leads_to_the_empty_table() -> None:
    p = position(TEN_IN_HAND, topple_extra_turn="next_player")
    assert kinds(play(p, "play Tc")) == ["played", "toppled", "drew"]
    assert turn(p) == "p2"
    assert moves(p) == ["play 8*1", "play 8*2", "play 9*1", "swap"]


def test_KQ6_topples_a_led_ten_removes_itself_and_its_player_leads_again() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 9
        seat 1    hand 7s Tc Td    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
        """,
        ten_on_empty="topples",
    )
    assert told(play(p, "play Tc"))[1] == "toppled p1 Tc"
    assert turn(p) == "p1"


def test_KQ6_forbidden_who_has_only_tens_to_lead_ends_the_turn() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0
        seat 1    hand Tc Td       face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
        """,
        ten_on_empty="forbidden",
    )
    assert moves(p) == ["end"]
    assert told(play(p, "end")) == ["ended p1"]
    assert turn(p) == "p2"


def test_KQ6_forbidden_after_ones_own_topple_with_only_tens_left_the_turn_ends() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0      pile 6c
        seat 1    hand Tc Td       face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
        """,
        ten_on_empty="forbidden",
    )
    play(p, "play Tc")
    assert moves(p) == ["end"]
    play(p, "end")
    assert turn(p) == "p2"


def test_KQ6_forbidden_who_can_still_exchange_is_not_at_an_end() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0
        seat 1    hand Tc Td Th    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
        """,
        ten_on_empty="forbidden",
    )
    assert moves(p) == ["swap"]
    assert refused(p, "end") == "K17"


TWO_IN_HAND = """
    kolmonen  turn 1   stock 4c 5d 6h Qs   pile 3c Kd
    seat 1    hand 2c 2d 7s    face-up 3    hidden 3
    seat 2    hand 8c 8d 9s    face-up 3    hidden 3
"""


def test_K17_KQ8_play_again_optional_the_player_may_go_on_or_leave_it() -> None:
    p = position(TWO_IN_HAND, two_effect="play_again_optional")
    assert kinds(play(p, "play 2c")) == ["played", "drew", "goes-on"]
    assert pile(p) == "2c 3c Kd"
    assert turn(p) == "p1"
    assert moves(p) == ["end", "play 2*1", "play 4*1", "play 7*1"]


def test_KQ8_play_again_optional_any_rank_goes_on_the_two() -> None:
    p = position(TWO_IN_HAND, two_effect="play_again_optional")
    play(p, "play 2c", "play 4c")
    assert pile(p) == "2c 3c 4c Kd"
    assert turn(p) == "p2"
    assert moves(p) == ["play 8*1", "play 8*2", "play 9*1", "swap", "take"]


def test_KQ8_play_again_optional_who_ends_leaves_the_two_to_the_next_player() -> None:
    p = position(TWO_IN_HAND, two_effect="play_again_optional")
    play(p, "play 2c", "end")
    assert turn(p) == "p2"
    assert moves(p) == ["play 8*1", "play 8*2", "play 9*1", "swap", "take"]


def test_KQ8_play_again_optional_going_on_is_only_playing() -> None:
    p = position(TWO_IN_HAND, two_effect="play_again_optional", blind_flip="always")
    play(p, "play 2c")
    assert refused(p, "take") == "KQ8"
    assert refused(p, "flip") == "KQ8"
    assert refused(p, "swap 2d 4c 7s") == "KQ24"


def test_KQ8_play_again_forced_the_player_must_go_on() -> None:
    p = position(TWO_IN_HAND, two_effect="play_again_forced", blind_flip="always")
    play(p, "play 2c")
    assert moves(p) == ["play 2*1", "play 4*1", "play 7*1"]
    assert refused(p, "end") == "KQ8"
    assert refused(p, "take") == "KQ8"
    assert refused(p, "flip") == "KQ8"


def test_KQ8_play_again_forced_when_nothing_may_be_played_the_turn_ends() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 9c
        seat 1    hand 2c Ad
        seat 2    hand 3
        """,
        two_effect="play_again_forced",
        finish_on_special="forbidden",
    )
    play(p, "play 2c")
    assert moves(p) == ["end"]
    play(p, "end")
    assert turn(p) == "p2"


def test_KQ8_reset_only_the_turn_passes_and_anything_goes_on_the_two() -> None:
    p = position(TWO_IN_HAND, two_effect="reset_only")
    assert kinds(play(p, "play 2c")) == ["played", "drew"]
    assert turn(p) == "p2"
    assert moves(p) == ["play 8*1", "play 8*2", "play 9*1", "swap", "take"]


def test_KQ8_clears_pile_the_pile_is_toppled_and_the_player_must_lead() -> None:
    p = position(TWO_IN_HAND, two_effect="clears_pile")
    events = play(p, "play 2c")
    assert told(events)[:2] == ["played p1 2c", "toppled p1 2c 3c Kd"]
    assert events[1].because == ("KQ8",)
    assert pile(p) == ""
    assert turn(p) == "p1"
    assert moves(p) == ["play 2*1", "play 4*1", "play 7*1"]
    assert refused(p, "end") == "K17"


def test_KQ8_clears_pile_its_player_leads_even_where_a_topple_gives_no_lead() -> None:
    p = position(TWO_IN_HAND, two_effect="clears_pile", topple_extra_turn="next_player")
    play(p, "play 2c")
    assert turn(p) == "p1"


def test_KQ8_clears_pile_is_told_as_leading_not_as_going_on() -> None:
    p = position(TWO_IN_HAND, two_effect="clears_pile")
    events = play(p, "play 2c")
    assert kinds(events) == ["played", "toppled", "drew", "leads"]
    assert events[-1].because == ("KQ8",)


def test_KQ9_a_two_is_followed_by_another_two_a_ten_or_an_ace() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 3c Kd
        seat 1    hand 2c 2d Tc Ah
        seat 2    hand 3
    """)
    play(p, "play 2c")
    assert moves(p) == ["end", "play 2*1", "play A*1", "play T*1"]
    play(p, "play 2d")
    assert moves(p) == ["end", "play A*1", "play T*1"]
    play(p, "play Tc")
    assert pile(p) == ""
    assert moves(p) == ["play A*1"]


def test_K17_who_played_no_two_may_not_end_the_turn() -> None:
    p = position(TWO_IN_HAND)
    assert refused(p, "end") == "K17"


def test_KQ39_with_the_last_hand_card_a_two_the_row_goes_on() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 3c Kd
        seat 1    hand 2c    face-up 4h 4s Qd    hidden 3
        seat 2    hand 3     face-up 3           hidden 3
    """)
    play(p, "play 2c")
    assert moves(p) == ["end", "play 4*1", "play 4*2", "play Q*1"]


def test_KQ39_with_the_last_open_card_a_ten_a_hidden_card_is_lifted_and_may_be_led() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 3c Kd
        seat 1    hand 0    face-up Tc   hidden 4s Qd
        seat 2    hand 3    face-up 3    hidden 3
    """)
    assert kinds(play(p, "play Tc")) == ["played", "toppled", "lifted", "leads"]
    assert (hand(p, 1), hidden(p, 1)) == ("4s", 1)
    assert moves(p) == ["play 4*1"]


def test_KQ39_with_the_last_open_card_a_two_a_hidden_card_is_lifted_and_may_follow() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 3c Kd
        seat 1    hand 2h                hidden 4s Qd
        seat 2    hand 3    face-up 3    hidden 3
    """)
    assert kinds(play(p, "play 2h")) == ["played", "lifted", "goes-on"]
    assert moves(p) == ["end", "play 4*1"]


def test_KQ7_toppled_cards_never_come_back() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 6c   toppled Ac Kc
        seat 1    hand Tc 3c 4c     face-up 3    hidden 3
        seat 2    hand 5 9c         face-up 3    hidden 3
    """)
    play(p, "play Tc", "play 3c", "take")
    assert {"Ac", "Kc", "6c", "Tc"} <= set(toppled(p).split())
    assert hand(p, 1) == "4c"
