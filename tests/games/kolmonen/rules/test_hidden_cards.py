"""The hidden cards: K21 to K23 and the silences KQ34 to KQ38, of `rules/table_cards.py`."""

import pytest

from kolmikko.testing import kinds, moves, play, refused, told
from tests.games.kolmonen.drawn import (
    hand,
    hidden,
    known,
    pile,
    position,
    turn,
)

LAST_OPEN_CARD = """
    kolmonen  turn 1   stock 0   pile 6c
    seat 1    hand 0        face-up 7h    hidden Jc 3d 4s
    seat 2    hand 8c 9d    face-up 3     hidden 3
"""


def test_K21_KQ35_lift_ahead_one_hidden_card_is_lifted_before_the_opponent_plays() -> None:
    p = position(LAST_OPEN_CARD, hidden_play="lift_ahead")
    events = play(p, "play 7h")
    assert told(events) == ["played p1 7h", "lifted p1 Jc"]
    assert events[1].because == ("K21",)
    assert (hand(p, 1), hidden(p, 1)) == ("Jc", 2)
    assert turn(p) == "p2"


def test_K21_KQ35_lift_ahead_only_its_owner_sees_the_lifted_card() -> None:
    p = position(LAST_OPEN_CARD, hidden_play="lift_ahead")
    events = play(p, "play 7h")
    assert told(events, viewer=0)[1] == "lifted p1 Jc"
    assert told(events, viewer=1)[1] == told(events, viewer=-1)[1] == "lifted p1 ??"


def test_K21_when_the_opponent_has_played_only_the_lifted_card_is_available() -> None:
    p = position(LAST_OPEN_CARD, hidden_play="lift_ahead")
    play(p, "play 7h", "play 8c")
    assert moves(p) == ["play J*1", "take"]
    assert refused(p, "play 3d") is not None
    assert refused(p, "reveal") == "KQ35"


def test_K22_KQ37_a_lifted_card_that_does_not_fit_stays_in_hand_with_the_pile() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 6c Kc
        seat 1    hand Jc       hidden 3d 4s
        seat 2    hand 8c 9d    face-up 3     hidden 3
    """)
    assert moves(p) == ["take"]
    assert refused(p, "play Jc") == "K7"
    play(p, "take")
    assert (hand(p, 1), hidden(p, 1)) == ("6c Jc Kc", 2)


def test_KQ37_after_that_the_hand_is_emptied_before_the_next_card_is_lifted() -> None:
    p = position("""
        kolmonen  turn 1   stock 0
        seat 1    hand 6c Jc        hidden 3d 4s
        seat 2    hand 3c 3h 3s     face-up 3     hidden 3
    """)
    assert kinds(play(p, "play 6c")) == ["played"]
    play(p, "take")
    assert told(play(p, "play Jc")) == ["played p1 Jc", "lifted p1 3d"]


def test_K23_a_lifted_card_that_fits_is_played_and_the_next_is_lifted() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 6c
        seat 1    hand Jc       hidden 3d 4s
        seat 2    hand 8c 9d    face-up 3     hidden 3
    """)
    events = play(p, "play Jc")
    assert told(events) == ["played p1 Jc", "lifted p1 3d"]
    assert events[1].because == ("K23",)
    assert (hand(p, 1), hidden(p, 1)) == ("3d", 1)


def test_KQ38_the_pile_may_be_taken_though_the_lifted_card_fits() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 6c
        seat 1    hand Jc       hidden 3d 4s
        seat 2    hand 8c 9d    face-up 3     hidden 3
    """)
    assert moves(p) == ["play J*1", "take"]


def test_KQ36_hidden_cards_are_lifted_in_the_order_in_which_they_were_dealt() -> None:
    p = position("""
        kolmonen  turn 1   stock 0
        seat 1    hand Ac    hidden Kc 3d 4s
        seat 2    hand 0     face-up 3c 3h 5c    hidden 3
    """)
    lifted = []
    for text in ("play Ac", "take", "play Kc", "take", "play 3d"):
        lifted += [text for text in told(play(p, text)) if text.startswith("lifted")]
    assert lifted == ["lifted p1 Kc", "lifted p1 3d", "lifted p1 4s"]


def only_hidden(next_one: str, on_pile: str = "pile 6c", rest: str = "3d 4s") -> str:
    """Seat 1 to act with nothing but hidden cards left."""
    return f"""
        kolmonen  turn 1   stock 0   {on_pile}
        seat 1    hidden {next_one} {rest}
        seat 2    hand 7c 9d        face-up 3     hidden 3
    """


def test_KQ35_blind_flip_nothing_is_lifted() -> None:
    p = position(LAST_OPEN_CARD, hidden_play="blind_flip")
    assert told(play(p, "play 7h")) == ["played p1 7h"]
    assert (hand(p, 1), hidden(p, 1)) == ("", 3)


def test_KQ35_blind_flip_a_revealed_card_that_fits_stays_on_the_pile() -> None:
    p = position(only_hidden("Jc"), hidden_play="blind_flip")
    assert moves(p) == ["reveal", "take"]
    events = play(p, "reveal")
    assert told(events) == told(events, viewer=1) == ["revealed p1 Jc"]
    assert (pile(p), hidden(p, 1)) == ("6c Jc", 2)
    assert turn(p) == "p2"


def test_KQ35_K22_blind_flip_a_revealed_card_that_does_not_fit_is_taken_with_the_pile() -> None:
    p = position(only_hidden("3c"), hidden_play="blind_flip")
    assert told(play(p, "reveal")) == ["revealed p1 3c", "did-not-fit p1 3c 6c"]
    assert (hand(p, 1), pile(p), hidden(p, 1)) == ("3c 6c", "", 2)
    assert known(p, 1) == "3c 6c"
    assert turn(p) == "p2"


def test_KQ35_blind_flip_on_an_empty_table_a_card_may_be_revealed() -> None:
    p = position(only_hidden("Jc", on_pile=""), hidden_play="blind_flip")
    assert moves(p) == ["reveal"]
    play(p, "reveal")
    assert (pile(p), turn(p)) == ("Jc", "p2")


def test_KQ35_KQ6_blind_flip_a_revealed_ten_that_may_not_lead_goes_to_the_hand() -> None:
    p = position(only_hidden("Tc", on_pile=""), hidden_play="blind_flip", ten_on_empty="forbidden")
    assert told(play(p, "reveal")) == ["revealed p1 Tc", "did-not-fit p1 Tc"]
    assert (hand(p, 1), pile(p), turn(p)) == ("Tc", "", "p2")


def test_KQ35_KQ6_blind_flip_a_revealed_ten_that_may_lead_topples_itself() -> None:
    p = position(only_hidden("Tc", on_pile=""), hidden_play="blind_flip", ten_on_empty="topples")
    assert kinds(play(p, "reveal")) == ["revealed", "toppled", "leads"]
    assert turn(p) == "p1"
    assert moves(p) == ["reveal"]


def test_KQ35_blind_flip_a_revealed_ten_topples_and_its_owner_reveals_the_next_to_lead() -> None:
    p = position(only_hidden("Tc"), hidden_play="blind_flip")
    assert told(play(p, "reveal"))[:2] == ["revealed p1 Tc", "toppled p1 6c Tc"]
    assert (pile(p), turn(p)) == ("", "p1")
    assert moves(p) == ["reveal"]


def test_KQ35_blind_flip_after_a_revealed_two_its_owner_may_reveal_the_next() -> None:
    p = position(only_hidden("2c"), hidden_play="blind_flip")
    assert kinds(play(p, "reveal")) == ["revealed", "goes-on"]
    assert moves(p) == ["end", "reveal"]
    play(p, "reveal")
    assert (pile(p), turn(p)) == ("2c 3d 6c", "p2")


def test_KQ35_KQ8_blind_flip_after_a_revealed_two_going_on_may_be_forced() -> None:
    p = position(only_hidden("2c"), hidden_play="blind_flip", two_effect="play_again_forced")
    play(p, "reveal")
    assert moves(p) == ["reveal"]
    assert refused(p, "end") == "KQ8"


def test_KQ35_blind_flip_in_a_follow_up_turn_after_the_last_hand_card() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 6c
        seat 1    hand 2c      hidden Jc 4s
        seat 2    hand 7c 9d   face-up 3     hidden 3
        """,
        hidden_play="blind_flip",
    )
    play(p, "play 2c")
    assert moves(p) == ["end", "reveal"]


@pytest.mark.parametrize("cards", ["hand 9s", "hand 0   face-up 9s"])
def test_KQ35_blind_flip_only_when_nothing_else_is_left(cards: str) -> None:
    p = position(
        f"""
        kolmonen  turn 1   stock 0   pile 6c
        seat 1    {cards}      hidden Jc 4s
        seat 2    hand 7c 9d   face-up 3     hidden 3
        """,
        hidden_play="blind_flip",
    )
    assert moves(p) == ["play 9*1", "take"]
    assert refused(p, "reveal") == "KQ35"


def test_KQ35_KQ42_blind_flip_a_revealed_card_completes_four_alike() -> None:
    p = position(
        only_hidden("6s", on_pile="pile 6c 6d 6h"),
        hidden_play="blind_flip",
        four_of_a_kind_topples="on_pile",
    )
    assert kinds(play(p, "reveal")) == ["revealed", "toppled", "leads"]
    assert (pile(p), turn(p)) == ("", "p1")


def test_KQ35_blind_flip_after_a_pick_up_the_hand_is_emptied_first() -> None:
    p = position(only_hidden("3c"), hidden_play="blind_flip")
    play(p, "reveal", "play 7c")
    assert moves(p) == ["take"]
    assert refused(p, "reveal") == "KQ35"


def test_KQ35_KQ36_blind_flip_each_seat_reveals_its_own_cards_in_their_order() -> None:
    p = position(
        """
        kolmonen  turn 2   stock 0   pile 5c   dealer 1
        seat 1    hidden 6c Qc Kc
        seat 2    hidden 7d 9d Kd
        seat 3    hidden 7h Jh Kh
        """,
        hidden_play="blind_flip",
    )
    events = play(p, *["reveal"] * 5)
    assert told(events) == [
        *("revealed p2 7d", "revealed p3 7h"),
        *("revealed p1 6c", "did-not-fit p1 5c 6c 7d 7h"),
        *("revealed p2 9d", "revealed p3 Jh"),
    ]
