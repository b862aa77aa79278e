"""Deals that get nowhere: KQ44, of `rules/ending.py`."""

import pytest

from kolmikko.rulekit.options import Written
from kolmikko.testing import kinds, play
from tests.games.kolmonen.drawn import position, turn

ONE_CARD_LEFT = """
    kolmonen  turn 1   stock 0   pile 6c
    seat 1    hand 7c
    seat 2    hand 8c 9d
    seat 3    hand Jh Qh Kh
"""
LOOP = """
    kolmonen  turn 1   stock 0   pile 6c    turns {turns}   quiet {quiet}
    seat 1    hand 7c 7d 7h 7s     swaps 2
    seat 2    hand 8c 8d 8h 8s
    seat 3    hand 3c 3d 9c
"""


def loop(turns: int = 0, quiet: int = 0, **rules: Written) -> str:
    """How a deal stands after three quiet turns: over or running, and its result."""
    p = position(LOOP.format(turns=turns, quiet=quiet), **rules)
    play(p, "play 7c", "play 8c", "play 9c")
    return f"{turn(p)} {p.result()}"


def test_KQ44_progress_limit_so_many_quiet_turns_in_a_row_are_a_stalemate() -> None:
    assert loop(progress_limit=4) == "p1 None"
    assert loop(progress_limit=3) == "None []"


def test_KQ44_progress_limit_is_200_by_default() -> None:
    assert loop(quiet=196) == "p1 None"
    assert loop(quiet=197) == "None []"


def test_KQ44_turn_limit_so_many_turns_are_a_stalemate() -> None:
    assert loop(turn_limit=4) == "p1 None"
    assert loop(turn_limit=3) == "None []"


def test_KQ44_turn_limit_is_20_000_by_default() -> None:
    assert loop(turns=19_996) == "p1 None"
    assert loop(turns=19_997) == "None []"


def test_KQ44_a_stalemate_is_told() -> None:
    p = position(LOOP.format(turns=0, quiet=0), progress_limit=1)
    events = play(p, "play 7c")
    assert kinds(events) == ["played", "stalemate"]
    assert events[1].because == ("KQ44",)
    assert p.because == ("K7", "KQ44")


def test_KQ44_progress_limit_going_out_comes_before_a_stalemate() -> None:
    p = position(ONE_CARD_LEFT, progress_limit=1)
    assert kinds(play(p, "play 7c")) == ["played", "went-out"]
    assert p.result() == [0]


def test_KQ44_turn_limit_going_out_comes_before_a_stalemate() -> None:
    p = position(ONE_CARD_LEFT, turn_limit=1, stalemate_result="draw")
    play(p, "play 7c")
    assert p.result() == [0]


def test_KQ44_last_loser_a_seat_may_go_out_with_the_turn_that_ends_in_a_stalemate() -> None:
    p = position(
        ONE_CARD_LEFT,
        turn_limit=1,
        play_until="last_loser",
        stalemate_result="fewest_cards",
    )
    assert kinds(play(p, "play 7c")) == ["played", "went-out", "stalemate"]
    assert p.result() == [0, 1]


QUIET_ONE = """
    kolmonen  turn 1   stock {stock}   pile 6c   quiet 5
    seat 1    hand {hand}
    seat 2    hand 8c 8d 8h 8s         face-up 9d    hidden 3
"""


def quiet_after(text: str, hand: str, stock: str = "0", **rules: Written) -> int:
    """The quiet turns in a row after one more turn of seat 1; there were five."""
    p = position(QUIET_ONE.format(hand=hand, stock=stock), **rules)
    play(p, text)
    return p.state.quiet


@pytest.mark.parametrize(
    "text, hand",
    [
        ("play 7c", "7c 7d 7h 7s    face-up Jd"),
        ("play 7c 7d", "7c 7d 7h 7s    face-up Jd"),
        ("take", "7c 7d 7h 7s    face-up Jd"),
        ("play 2c", "2c 7d 7h 7s    face-up Jd"),
    ],
)
def test_KQ44_a_play_from_the_hand_and_a_pick_up_are_quiet(text: str, hand: str) -> None:
    assert quiet_after(text, hand) == 6


def test_KQ44_a_play_from_a_large_hand_is_quiet_though_there_is_a_stock() -> None:
    assert quiet_after("play 7c", "7c 7d 7h 7s", stock="3h 4h") == 6


@pytest.mark.parametrize(
    "text, hand, stock",
    [
        ("play 7c", "7c 7d 7h", "3h 4h"),  # refilled: the stock is smaller
        ("flip", "3c 3d 5c", "Kh 4h"),  # turned from the stock
        ("flip", "3c 3d 5c", "3h 4h"),  # also if it does not fit
        ("play Tc", "Tc 7d 7h 7s", "0"),  # toppled
        ("play Jd", "0   face-up Jd Qd", "0"),  # from the row
        ("play 7c", "7c   hidden 3h", "0"),  # a hidden card lifted
    ],
)
def test_KQ44_a_change_of_stock_toppled_row_or_hidden_cards_is_progress(
    text: str, hand: str, stock: str
) -> None:
    assert quiet_after(text, hand, stock) == 0


@pytest.mark.parametrize("card", ["Kh", "3h"])
def test_KQ44_a_revealed_card_is_progress(card: str) -> None:
    assert quiet_after("reveal", f"0   hidden {card} 4h", hidden_play="blind_flip") == 0


def test_KQ44_follow_ups_and_ends_count_as_turns() -> None:
    p = position(QUIET_ONE.format(hand="2c 2d 7h 7s", stock="0"))
    play(p, "play 2c")
    assert (p.state.turns, p.state.quiet) == (1, 6)
    play(p, "play 2d")
    assert (p.state.turns, p.state.quiet) == (2, 7)
    play(p, "end")
    assert (p.state.turns, p.state.quiet) == (3, 8)


def test_KQ44_an_exchange_counts_as_no_turn() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 6c   turns 7   quiet 5
        seat 1    hand 3c 4d 5h    face-up Kc Kd 8h    hidden 3
        seat 2    hand 3           face-up Qc Qd Qh    hidden 3
    """)
    play(p, "swap 3c 4d 5h")
    assert (p.state.turns, p.state.quiet) == (7, 5)


def test_KQ44_a_stalemate_may_come_in_a_follow_up_turn() -> None:
    p = position(QUIET_ONE.format(hand="2c 2d 7h 7s", stock="0"), progress_limit=6)
    assert kinds(play(p, "play 2c")) == ["played", "stalemate"]
    assert turn(p) is None


SOME_ARE_OUT = """
    kolmonen  turn 1   stock 0   pile 6c
    seat 1    hand 7c 7d 7h 7s
    seat 2    out 2
    seat 3    hand 8d         face-up 3d    hidden 5d
    seat 4    out 1
    seat 5    hand 3c 3h 9c
"""


def test_KQ44_draw_the_result_is_empty_even_if_seats_are_out() -> None:
    p = position(SOME_ARE_OUT, play_until="last_loser", turn_limit=1, stalemate_result="draw")
    play(p, "play 7c")
    assert p.result() == []


def test_KQ44_fewest_cards_after_those_out_all_that_tie_for_fewest_in_seat_order() -> None:
    p = position(
        SOME_ARE_OUT, play_until="last_loser", turn_limit=1, stalemate_result="fewest_cards"
    )
    play(p, "play 7c")  # now three cards each: in hand, in three places, in hand
    assert p.result() == [3, 1, 0, 2, 4]


def test_KQ44_fewest_cards_names_only_those_with_fewest() -> None:
    p = position(
        SOME_ARE_OUT, play_until="last_loser", turn_limit=1, stalemate_result="fewest_cards"
    )
    play(p, "take")
    assert p.result() == [3, 1, 2, 4]


def test_KQ44_fewest_cards_counts_row_and_hidden_cards() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 6c
        seat 1    hand 7c 7d        face-up 3    hidden 3
        seat 2    hand 8c 8d 8h 8s 9c 9d
        """,
        turn_limit=1,
        stalemate_result="fewest_cards",
    )
    play(p, "play 7c")
    assert p.result() == [1]
