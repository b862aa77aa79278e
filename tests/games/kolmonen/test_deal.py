"""A deal as people, records and bots use it."""

import pytest

from kolmikko.cards import members, name_of, read_cards
from kolmikko.games.kolmonen import actions
from kolmikko.rulekit.events import Shown
from kolmikko.rulekit.game import Move
from kolmikko.testing import moves, play, refused, told
from tests.games.kolmonen.drawn import dealt, hand, position, row, turn


def test_zones_name_every_place_by_rank_and_suit_and_the_stock_next_card_first() -> None:
    p = position("""
        kolmonen  turn 1   stock Ts 9h 2c   pile 7s 5c
        seat 1    hand Kd As Tc    face-up 4h Qs 2d    hidden 5d 3c
        seat 2    hand Ah 3d
    """)
    toppled = read_cards("Ts 9h 2c 7s 5c Kd As Tc 4h Qs 2d 5d 3c Ah 3d") ^ ((1 << 52) - 1)
    assert p.zones() == {
        "stock": ["Ts", "9h", "2c"],
        "pile": ["5c", "7s"],
        "toppled": [name_of(number) for number in members(toppled)],
        "p1": {"hand": ["Tc", "Kd", "As"], "table": ["2d", "4h", "Qs"], "hidden": ["3c", "5d"]},
        "p2": {"hand": ["3d", "Ah"], "table": [], "hidden": []},
    }


def test_legal_texts_are_sorted_by_rank_and_count() -> None:
    p = position("""
        kolmonen  turn 1   stock 9   pile 3c
        seat 1    hand Kd Ks Tc 9d    face-up 3    hidden 3
        seat 2    hand 3              face-up 3    hidden 3
    """)
    assert p.legal_texts() == [
        *("play 9*1", "play K*1", "play K*2", "play T*1", "swap", "take"),
    ]
    assert p.legal() == (28, 32, 44, 45, actions.TAKE, actions.SWAP)


def test_a_move_names_the_lowest_suits_that_are_open_to_play() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 3c
        seat 1    hand Kd Ks    face-up Kc Kh    hidden 3
        seat 2    hand 3        face-up 3        hidden 3
        """,
    )
    assert p.move_of(4 * 11 + 1) == Move("play", tuple(members(read_cards("Kd Ks"))))
    assert p.move_of(actions.TAKE) == Move("take")


def test_a_copy_goes_its_own_way() -> None:
    p = dealt(["3c 3d 3h", "4c 4d 4h"])
    twin = p.copy()
    play(twin, "play 3c")
    assert (turn(p), turn(twin)) == ("p1", "p2")
    assert hand(p, 1) == "3c 3d 3h"


def test_the_opening_tells_the_deal_from_the_dealers_left() -> None:
    p = dealt(
        ["9c 9d 8h", "4c 4d 4h", "Kc Kd Kh"],
        ["3c 3d 3h", "5c 5d 5h", "7c 7d 7h"],
        dealer=1,
    )
    play(p, "play 4c")
    assert told(p.opening()) == [
        *("dealt-hidden p2", "dealt-face-up p2 5c 5d 5h", "dealt-hand p2 4c 4d 4h"),
        *("dealt-hidden p3", "dealt-face-up p3 7c 7d 7h", "dealt-hand p3 Kc Kd Kh"),
        *("dealt-hidden p1", "dealt-face-up p1 3c 3d 3h", "dealt-hand p1 8h 9c 9d"),
    ]
    assert p.opening()[0].amount == 3


@pytest.mark.parametrize(
    "text, because",
    [
        ("play 9c", "K7"),
        ("play 9c 9d", "K6 K7 K8"),
        ("play Td", "K13 KQ5"),
        ("play 2d", "K16 KQ8"),
        ("take", "K9"),
        ("swap 2d 9c 9d", "K18 K19"),
    ],
)
def test_the_clauses_that_the_last_action_applied_are_at_hand(text: str, because: str) -> None:
    p = position("""
        kolmonen  turn 1   stock 3c 4c 5c   pile 3d
        seat 1    hand 2d 9c 9d Td    face-up 3    hidden 3
        seat 2    hand 3              face-up 3    hidden 3
    """)
    play(p, text)
    assert p.because == tuple(because.split())


def test_half_an_exchange_tells_nothing() -> None:
    p = dealt(["3c 3d 3h", "4c 4d 4h"])
    assert p.act(actions.SWAP) == []
    assert moves(p) == ["play 3*1"]
    assert p.observe(1) == dealt(["3c 3d 3h", "4c 4d 4h"]).observe(1)
    assert refused(p, "swap 3c 3d 3h") is None
    assert row(p, 1) != "3c 3d 3h"


def test_hidden_cards_are_not_named_to_others() -> None:
    p = position("""
        kolmonen  turn 1   stock 9h Qs 4c   pile 5c
        seat 1    hand 6c 6d Kh    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
    """)
    drew = play(p, "play 6c 6d")[1]
    assert drew.cards == Shown(tuple(members(read_cards("9h Qs"))), (0,))
    assert told([drew], viewer=1) == ["drew p1 ?? ??"]


def test_the_clauses_of_the_deal_are_at_hand() -> None:
    lowest = "lowest_hand_card"
    assert dealt(["3c 3d 3h", "4c 4d 4h"]).because == ("K2", "K3", "K4")
    assert dealt(["3c 3d 3h", "4c 4d 4h"], first_player=lowest).because == ("K2", "K3", "K4", "KQ2")


def test_the_clauses_of_an_arrangement_and_of_an_ended_follow_up_are_at_hand() -> None:
    p = dealt(["2c 3d 3h", "4c 4d 4h"], pregame_swap=True)
    play(p, "arrange 2c 3d 3h")
    assert p.because == ("KQ28",)
    p = dealt(["2c 3d 3h", "4c 4d 4h"])
    play(p, "play 2c", "end")
    assert p.because == ("KQ8",)


@pytest.mark.parametrize("card, because", [("Kc", "K7 K10 K11"), ("3s", "K10 K12")])
def test_the_clauses_of_a_blind_card_are_at_hand(card: str, because: str) -> None:
    p = position(f"""
        kolmonen  turn 1   stock {card}    pile 9d
        seat 1    hand 3c 4d 5h    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
    """)
    play(p, "flip")
    assert p.because == tuple(because.split())


@pytest.mark.parametrize(
    "rest, because", [("Kc 4d 5h", "K7 K21"), ("4d 5h", "K7 K23"), ("5h", "K7 K23")]
)
def test_the_clauses_of_a_lifted_card_are_at_hand(rest: str, because: str) -> None:
    p = position(f"""
        kolmonen  turn 1   stock 0    pile 9d
        seat 1    hand 9c    hidden {rest}
        seat 2    hand 3     hidden 3
    """)
    play(p, "play 9c")
    assert p.because == tuple(because.split())


@pytest.mark.parametrize("card, because", [("Kc", "K7 KQ35"), ("3s", "K22 KQ35")])
def test_the_clauses_of_a_revealed_card_are_at_hand(card: str, because: str) -> None:
    p = position(
        f"""
        kolmonen  turn 1   stock 0    pile 9d
        seat 1    hidden {card} 4d
        seat 2    hand 3           hidden 3
        """,
        hidden_play="blind_flip",
    )
    play(p, "reveal")
    assert p.because == tuple(because.split())


def test_there_is_no_chance_in_a_deal_that_is_dealt() -> None:
    assert not dealt(["3c 3d 3h", "4c 4d 4h"]).at_chance
