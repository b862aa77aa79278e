"""Four of a kind topple the pile: the house rule KQ42, of `rules/special_ranks.py`."""

import pytest

from kolmikko.testing import kinds, moves, play, told
from tests.games.kolmonen.drawn import (
    hand,
    pile,
    position,
    row,
    stock,
    turn,
)

THREE_SIXES_LIE = """
    kolmonen  turn 1   stock 0   pile 3c 6c 6d 6h
    seat 1    hand 6s 7s 7d    face-up 3    hidden 3
    seat 2    hand 3           face-up 3    hidden 3
"""


FOUR_IN_HAND = """
    kolmonen  turn 1   stock 0   pile 3c
    seat 1    hand 6c 6d 6h 6s 7s    face-up 3    hidden 3
    seat 2    hand 3                 face-up 3    hidden 3
"""


def test_KQ42_off_four_alike_stay() -> None:
    p = position(THREE_SIXES_LIE, four_of_a_kind_topples="off")
    assert kinds(play(p, "play 6s")) == ["played"]
    assert pile(p) == "3c 6c 6d 6h 6s"
    p = position(FOUR_IN_HAND, four_of_a_kind_topples="off")
    play(p, "play 6c 6d 6h 6s")
    assert pile(p) == "3c 6c 6d 6h 6s"
    assert turn(p) == "p2"


def test_KQ42_on_pile_the_fourth_card_topples_whoever_laid_the_others() -> None:
    p = position(THREE_SIXES_LIE, four_of_a_kind_topples="on_pile")
    events = play(p, "play 6s")
    assert told(events)[:2] == ["played p1 6s", "toppled p1 3c 6c 6d 6h 6s"]
    assert events[1].because == ("KQ42",)
    assert turn(p) == "p1"
    assert moves(p) == ["play 7*1", "play 7*2"]


def test_KQ42_on_pile_four_played_at_once_topple_too() -> None:
    p = position(FOUR_IN_HAND, four_of_a_kind_topples="on_pile")
    play(p, "play 6c 6d 6h 6s")
    assert pile(p) == ""
    assert turn(p) == "p1"


def test_KQ42_on_pile_with_next_player_the_next_player_leads() -> None:
    p = position(THREE_SIXES_LIE, four_of_a_kind_topples="on_pile", topple_extra_turn="next_player")
    play(p, "play 6s")
    assert (pile(p), turn(p)) == ("", "p2")


def test_KQ42_on_pile_four_alike_that_are_not_on_top_together_stay() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 6c 2c 6d 6h
        seat 1    hand 6s 7s 7d    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
        """,
        four_of_a_kind_topples="on_pile",
    )
    play(p, "play 6s")
    assert pile(p) == "2c 6c 6d 6h 6s"
    assert turn(p) == "p2"


def test_KQ42_on_pile_four_aces_topple() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile Ac Ad
        seat 1    hand Ah As 7d    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
        """,
        four_of_a_kind_topples="on_pile",
    )
    play(p, "play Ah As")
    assert (pile(p), turn(p)) == ("", "p1")


def test_KQ42_single_play_four_at_once_topple() -> None:
    p = position(FOUR_IN_HAND, four_of_a_kind_topples="single_play")
    assert told(play(p, "play 6c 6d 6h 6s"))[1] == "toppled p1 3c 6c 6d 6h 6s"
    assert turn(p) == "p1"


def test_KQ42_single_play_the_fourth_card_laid_later_does_not_topple() -> None:
    p = position(THREE_SIXES_LIE, four_of_a_kind_topples="single_play")
    play(p, "play 6s")
    assert pile(p) == "3c 6c 6d 6h 6s"
    assert turn(p) == "p2"


THREE_TWOS_LIE = """
    kolmonen  turn 1   stock 0   pile 3c 2c 2d 2h
    seat 1    hand 2s 7s 7d    face-up 3    hidden 3
    seat 2    hand 3           face-up 3    hidden 3
"""


@pytest.mark.parametrize(
    "two_effect", ["play_again_optional", "play_again_forced", "reset_only", "clears_pile"]
)
def test_KQ42_on_pile_a_two_that_completes_four_alike_topples_instead(two_effect: str) -> None:
    p = position(THREE_TWOS_LIE, four_of_a_kind_topples="on_pile", two_effect=two_effect)
    events = play(p, "play 2s")
    assert kinds(events) == ["played", "toppled", "leads"]
    assert [event.because for event in events[1:]] == [("KQ42",), ("KQ5",)]
    assert (pile(p), turn(p)) == ("", "p1")
    assert moves(p) == ["play 7*1", "play 7*2"]  # no `end`: this is a lead, no follow-up on a two


@pytest.mark.parametrize(
    "two_effect", ["play_again_optional", "play_again_forced", "reset_only", "clears_pile"]
)
def test_KQ42_KQ5_next_player_leads_when_a_two_completes_four_alike(two_effect: str) -> None:
    p = position(
        THREE_TWOS_LIE,
        four_of_a_kind_topples="on_pile",
        two_effect=two_effect,
        topple_extra_turn="next_player",
    )
    play(p, "play 2s")
    assert (pile(p), turn(p)) == ("", "p2")


def test_KQ42_single_play_four_twos_at_once_topple_instead_of_going_on() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 3c
        seat 1    hand 2c 2d 2h 2s 7d    face-up 3    hidden 3
        seat 2    hand 3                 face-up 3    hidden 3
        """,
        four_of_a_kind_topples="single_play",
        topple_extra_turn="next_player",
    )
    play(p, "play 2c 2d 2h 2s")
    assert (pile(p), turn(p)) == ("", "p2")


def test_KQ42_off_four_twos_keep_their_own_effect() -> None:
    p = position(THREE_TWOS_LIE, four_of_a_kind_topples="off")
    assert kinds(play(p, "play 2s")) == ["played", "goes-on"]
    assert pile(p) == "2c 2d 2h 2s 3c"


def test_K14_K13_four_tens_on_an_empty_table_topple_once() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 5h 6h 8h 9h
        seat 1    hand Tc Td Th Ts    face-up 3    hidden 3
        seat 2    hand 3              face-up 3    hidden 3
        """,
        four_of_a_kind_topples="on_pile",
    )
    assert kinds(play(p, "play Tc Td Th Ts")) == ["played", "toppled", "drew", "leads"]
    assert (hand(p, 1), stock(p), row(p, 1) != "") == ("5h 6h 8h", "9h", True)


def before_a_blind_card(next_card: str, on_pile: str) -> str:
    """Seat 1 to act; the stock begins with this card."""
    return f"""
        kolmonen  turn 1   stock {next_card} 7s 8s   pile {on_pile}
        seat 1    hand 3c 4d 5h    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
    """


SPECIAL = ["effect_no_extra_turn", "full_effect", "no_effect"]


@pytest.mark.parametrize("blind_special", SPECIAL)
def test_KQ42_on_pile_a_blind_card_completes_four_alike(blind_special: str) -> None:
    p = position(
        before_a_blind_card("9s", "4c 9c 9d 9h"),
        blind_special=blind_special,
        four_of_a_kind_topples="on_pile",
    )
    events = play(p, "flip")
    assert told(events)[:2] == ["flipped p1 9s", "toppled p1 4c 9c 9d 9h 9s"]
    assert events[1].because == ("KQ42",)
    assert turn(p) == ("p1" if blind_special == "full_effect" else "p2")


@pytest.mark.parametrize("blind_special", SPECIAL)
def test_KQ42_on_pile_a_blind_two_completes_four_alike(blind_special: str) -> None:
    p = position(
        before_a_blind_card("2s", "4c 2c 2d 2h"),
        blind_special=blind_special,
        blind_flip="always",
        four_of_a_kind_topples="on_pile",
    )
    play(p, "flip")
    assert pile(p) == ""
    assert turn(p) == ("p1" if blind_special == "full_effect" else "p2")


def test_KQ42_on_pile_a_blind_ten_completes_four_plain_tens() -> None:
    p = position(
        before_a_blind_card("Ts", "4c Tc Td Th"),
        blind_special="no_effect",
        blind_flip="always",
        four_of_a_kind_topples="on_pile",
    )
    events = play(p, "flip")
    assert (pile(p), turn(p)) == ("", "p2")
    assert events[1].because == ("KQ42",)


@pytest.mark.parametrize("blind_special", SPECIAL)
def test_KQ42_single_play_a_blind_card_never_topples(blind_special: str) -> None:
    p = position(
        before_a_blind_card("9s", "4c 9c 9d 9h"),
        blind_special=blind_special,
        four_of_a_kind_topples="single_play",
    )
    play(p, "flip")
    assert (pile(p), turn(p)) == ("4c 9c 9d 9h 9s", "p2")
