"""The deal, who begins, and arranging before the first card: K1 to K5, KQ2, KQ28."""

import pytest

from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.rulekit.game import Setup
from kolmikko.testing import moves, play, refused, told
from tests.games.kolmonen.drawn import dealt, hand, known, row, stock, turn

PACK_IN_ORDER = tuple(range(52))
"""2c 2d 2h 2s 3c … As in dealing order."""

CLASSIC = KOLMONEN.presets["classic"]


def test_K1_the_pack_has_every_card_once() -> None:
    names = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    p = KOLMONEN.deal(Setup(CLASSIC, 4, 0, PACK_IN_ORDER))
    zones = p.zones()
    lying = [zones["stock"], zones["pile"], zones["toppled"]]
    for seat in ("p1", "p2", "p3", "p4"):
        rows = zones[seat]
        assert isinstance(rows, dict)
        lying += rows.values()
    everything = [name for place in lying if isinstance(place, list) for name in place]
    assert sorted(everything) == sorted(names)


def test_K2_K3_K4_cards_go_round_one_at_a_time_hidden_then_face_up_then_to_the_hand() -> None:
    p = KOLMONEN.deal(Setup(CLASSIC, 3, 0, PACK_IN_ORDER))
    zones = p.zones()
    assert zones["p2"] == {
        "hidden": ["2c", "2s", "3h"],
        "table": ["4d", "5c", "5s"],
        "hand": ["6h", "7d", "8c"],
    }
    assert zones["p3"] == {
        "hidden": ["2d", "3c", "3s"],
        "table": ["4h", "5d", "6c"],
        "hand": ["6s", "7h", "8d"],
    }
    assert zones["p1"] == {
        "hidden": ["2h", "3d", "4c"],
        "table": ["4s", "5h", "6d"],
        "hand": ["7c", "7s", "8h"],
    }
    assert stock(p).startswith("8s 9c 9d")


@pytest.mark.parametrize("seats, left", [(2, 34), (3, 25), (4, 16), (5, 7)])
def test_K4_the_rest_is_the_stock(seats: int, left: int) -> None:
    p = KOLMONEN.deal(Setup(CLASSIC, seats, 0, PACK_IN_ORDER))
    assert len(stock(p).split()) == left


@pytest.mark.parametrize("dealer, opens", [(1, "p2"), (2, "p3"), (3, "p1")])
def test_K5_KQ2_left_of_dealer_opens(dealer: int, opens: str) -> None:
    p = dealt(["9c 9d 9h", "8c 8d 8h", "7c 7d 7h"], dealer=dealer)
    assert turn(p) == opens


@pytest.mark.parametrize(
    "hands, opens",
    [
        (["9c 9d 9h", "4c Kd Kh", "5c 6d 7h"], "p2"),
        (["9c 3d 9h", "4c Kd Kh", "5c 6d 7h"], "p1"),
        (["Tc Ad 9h", "2c Kd 8h", "Qc Jd Jh"], "p2"),  # a two is not the lowest, an eight is
        (["Tc Td Th", "2c 2d 2h", "Ac Ad Ah"], "p3"),  # an ace is lower than a two
        (["Tc Td Th", "2c 2d 2h", "Ts Kd Kh"], "p3"),
        (["Tc Td Th", "2c 2d 2h", "Ts 2s 9h"], "p3"),
        (["Tc 2d Th", "2c Td 2h", "Ts 2s Ah"], "p3"),
    ],
)
def test_KQ2_lowest_hand_card_opens(hands: list[str], opens: str) -> None:
    p = dealt(hands, dealer=2, first_player="lowest_hand_card")
    assert turn(p) == opens


def test_KQ2_lowest_hand_card_a_two_is_lower_than_a_ten() -> None:
    p = dealt(["Tc Td Th", "Ts 2d 2h"], dealer=1, first_player="lowest_hand_card")
    assert turn(p) == "p2"
    p = dealt(["Tc Td Th", "Ts 2d 2h"], dealer=2, first_player="lowest_hand_card")
    assert turn(p) == "p2"


@pytest.mark.parametrize("dealer, opens", [(1, "p3"), (2, "p3"), (3, "p1"), (4, "p1")])
def test_KQ2_lowest_hand_card_on_a_tie_the_one_nearest_the_dealers_left_opens(
    dealer: int, opens: str
) -> None:
    p = dealt(
        ["4c Kd Kh", "5c Ad Ah", "4s 4d Qh", "9c 9d 9h"],
        dealer=dealer,
        first_player="lowest_hand_card",
    )
    assert turn(p) == opens


def test_KQ2_lowest_hand_card_counts_hands_only() -> None:
    p = dealt(
        ["5c 9d 9h", "4c 9c 9s"],
        ["3c 3d 3h", "Kc Kd Kh"],
        first_player="lowest_hand_card",
    )
    assert turn(p) == "p2"


def test_KQ28_false_the_first_player_leads_at_once() -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], pregame_swap=False)
    assert moves(p) == ["play 8*1", "play 9*1", "play 9*2", "swap"]
    assert refused(p, "arrange 9c 9d 8h") == "KQ28"


def test_KQ28_true_each_seat_arranges_once_from_the_left_of_the_dealer() -> None:
    p = dealt(
        ["9c 9d 8h", "4c 4d 4h", "Kc Kd Kh"],
        ["3c 3d 3h", "5c 5d 5h", "Ac Ad Ah"],
        dealer=1,
        pregame_swap=True,
    )
    arranged = []
    for text in ("arrange 4c 4d 4h", "arrange Ac Ad Ah", "arrange 9c 8h 3d"):
        arranged.append(turn(p))
        assert moves(p) == ["arrange"]
        play(p, text)
    assert arranged == ["p2", "p3", "p1"]
    assert (row(p, 2), hand(p, 2)) == ("4c 4d 4h", "5c 5d 5h")
    assert (row(p, 3), hand(p, 3)) == ("Ac Ad Ah", "Kc Kd Kh")
    assert (row(p, 1), hand(p, 1)) == ("3d 8h 9c", "3c 3h 9d")
    assert turn(p) == "p2"
    assert moves(p) == ["play 5*1", "play 5*2", "play 5*3", "swap"]
    assert refused(p, "arrange 4c 4d 4h") == "KQ28"


def test_KQ28_true_everybody_knows_which_open_cards_went_to_the_hand() -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], ["3c 3d 3h", "5c 5d 5h"], pregame_swap=True)
    play(p, "arrange 9c 8h 3d")
    assert known(p, 1) == "3c 3h"


def test_KQ28_true_the_same_three_change_nothing() -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], ["3c 3d 3h", "5c 5d 5h"], pregame_swap=True)
    assert told(play(p, "arrange 3c 3d 3h")) == ["arranged p1 /"]
    assert (row(p, 1), hand(p, 1)) == ("3c 3d 3h", "8h 9c 9d")
    assert turn(p) == "p2"


def test_KQ28_true_before_everybody_has_arranged_nothing_else_is_done() -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], ["3c 3d 3h", "5c 5d 5h"], pregame_swap=True)
    assert refused(p, "play 8h") == "KQ28"
    assert refused(p, "swap 9c 9d 8h") == "KQ28"
    assert refused(p, "take") == "KQ28"
    assert refused(p, "end") == "KQ28"
    assert refused(p, "arrange 5c 5d 5h", seat=1) == "K7"


@pytest.mark.parametrize(
    "text", ["arrange 9c 9d", "arrange 9c 9d 8h 3c", "arrange 9c 9d 4c", "arrange 5c 5d 5h"]
)
def test_KQ28_true_three_of_ones_own_six_open_cards_are_named(text: str) -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], ["3c 3d 3h", "5c 5d 5h"], pregame_swap=True)
    assert refused(p, text) == "KQ28"


def test_KQ28_true_arranging_is_no_turn_and_no_exchange() -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], pregame_swap=True, turn_limit=1)
    play(p, "arrange 9c 9d 8h", "arrange 4c 4d 4h")
    assert turn(p) == "p1"
    assert p.state.turns == 0
    assert "swap" in moves(p)


def test_KQ28_KQ2_the_lowest_card_of_the_arranged_hands_opens() -> None:
    p = dealt(
        ["9c 9d 8h", "4c 4d 4h", "Kc Kd 6h"],
        ["3c 3d 3h", "5c 5d 5h", "Ac Ad Ah"],
        preset="china_hand",
    )
    play(p, "arrange 3c 3d 3h", "arrange 4c 4d 4h", "arrange Kc Kd 6h")
    assert turn(p) == "p2"  # 8 9 9 against 5 5 5 against aces
    assert moves(p) == ["play 5*1", "play 5*2", "play 5*3"]


def test_KQ28_first_player_left_of_dealer_opens_after_arranging() -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h", "3c 3d 3h"], preset="shithead_basic", dealer=3)
    play(p, "arrange 9c 9d 8h", "arrange 4c 4d 4h", "arrange 3c 3d 3h")
    assert turn(p) == "p1"
