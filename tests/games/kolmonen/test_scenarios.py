"""Scenarios from other people's bugs: KT-01, KT-03, KT-05, KT-07, KT-09 and KT-15."""

from collections.abc import Iterator

import pytest

from kolmikko.cards import read_cards
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.notation import read_position, write_position
from kolmikko.rulekit.game import Move
from kolmikko.testing import kinds, move, moves, play, refused, told
from tests.games.kolmonen.drawn import (
    cards_in_play,
    count_of_cards,
    hand,
    hidden,
    pile,
    position,
    row,
    stock,
    toppled,
    turn,
)


def standing(p: KolmonenDeal) -> KolmonenDeal:
    """The deal, after a check of what holds in every position of every scenario."""
    assert cards_in_play(p.state) == (1 << 52) - 1
    assert count_of_cards(p.state) == 52
    text = write_position(p.state)
    assert write_position(read_position(text, p.core)) == text
    return p


# --- KT-01: a hidden card that does not fit -----------------------------------------------------


def test_KT_01_a_hidden_card_that_does_not_fit_stays_in_hand_with_the_pile() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 6d 9s
        seat 1    hand 5c      hidden Jc 7h
        seat 2    hand Qc Kd
    """)
    before = p.state.copy()
    assert refused(p, "play 5c") == "K7"
    assert refused(p, "reveal") == "KQ35"
    assert refused(p, "play Jc") == "K4"
    assert p.state == before
    play(standing(p), "take")
    assert (hand(p, 1), pile(p), hidden(p, 1), turn(p)) == ("5c 6d 9s", "", 2, "p2")
    assert p.observe(0).hand == read_cards("5c 6d 9s")
    play(standing(p), "play Qc", "take", "play Kd")
    assert p.result() == [1]


def test_KT_01_the_next_hidden_card_comes_only_when_the_hand_is_empty() -> None:
    p = position("""
        kolmonen  turn 1   stock 0
        seat 1    hand 5c 6d 9s    hidden Jc 7h
        seat 2    hand 3 Kd
    """)
    for text in ("play 5c", "take", "play 6d", "take"):
        assert "lifted" not in kinds(play(standing(p), text))
    assert kinds(play(standing(p), "play 9s")) == ["played", "lifted"]
    assert (hand(p, 1), hidden(p, 1)) == ("Jc", 1)


# --- KT-03: cards not held, or named twice ------------------------------------------------------


def test_KT_03_four_ways_to_name_wrong_cards_are_refused_with_four_answers() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 4h
        seat 1    hand 6c 6d Ks
        seat 2    hand 6h Qc
    """)
    before = p.state.copy()
    texts = ["play 6c 6c", "play 6c 6h", "play 6c Ks", "play"]
    answers = [p.refusal(0, move(text)) for text in texts]
    assert [answer.clause for answer in answers if answer] == ["K8", "K4", "K8", "K5"]
    assert len(set(answers)) == 4
    assert p.state == before
    play(standing(p), "play 6d 6c")
    assert (hand(p, 1), pile(p)) == ("Ks", "4h 6c 6d")


# --- KT-05: ten, ace, and no powers borrowed from Shithead --------------------------------------


def test_KT_05_a_nothing_but_an_ace_goes_on_an_ace() -> None:
    p = position("""
        kolmonen  turn 1   stock 20   pile 4h Ah
        seat 1    hand Tc 2d Ks     hidden 2
        seat 2    hand 3            hidden 2
    """)
    for text in ("play Tc", "play 2d", "play Ks"):
        assert refused(p, text) == "K15"
    assert moves(standing(p)) == ["flip", "take"]


@pytest.mark.parametrize("topple_extra_turn, leads", [("same_player", "p1"), ("next_player", "p2")])
def test_KT_05_b_two_tens_take_four_cards_out_for_good(topple_extra_turn: str, leads: str) -> None:
    p = position(
        """
        kolmonen  turn 1   stock 20   pile 3c Kd
        seat 1    hand Tc Td 4s     hidden 2
        seat 2    hand 5c 6c 7c     hidden 2
        """,
        topple_extra_turn=topple_extra_turn,
    )
    before = len(toppled(p).split())
    play(standing(p), "play Tc Td")
    assert len(toppled(p).split()) == before + 4
    assert (pile(p), len(hand(p, 1).split()), turn(p)) == ("", 3, leads)
    play(standing(p), f"play {hand(p, int(leads[1])).split()[-1]}", "take")
    assert {"3c", "Kd", "Tc", "Td"} <= set(toppled(p).split())


def test_KT_05_c_four_alike_do_not_burn_by_the_source_rules() -> None:
    text = """
        kolmonen  turn 2   stock 0   pile 6c 6d
        seat 1    hand 3
        seat 2    hand 6h 6s 9c
    """
    p = position(text)
    play(standing(p), "play 6h 6s")
    assert (pile(p), turn(p)) == ("6c 6d 6h 6s", "p1")
    p = position(text, four_of_a_kind_topples="on_pile")
    play(standing(p), "play 6h 6s")
    assert (pile(p), turn(p)) == ("", "p2")


def test_KT_05_d_a_seven_does_not_turn_the_order_and_an_eight_is_not_seen_through() -> None:
    p = position("""
        kolmonen  turn 2   stock 0   pile 7c
        seat 1    hand 7d 9d Kd
        seat 2    hand 3d 8s Qc
    """)
    assert moves(p) == ["play 8*1", "play Q*1", "take"]
    assert refused(p, "play 3d") == "K7"
    play(standing(p), "play 8s")
    assert refused(p, "play 7d") == "K7"
    assert moves(p) == ["play 9*1", "play K*1", "take"]


# --- KT-07: refilling at the end of the stock ---------------------------------------------------


def test_KT_07_the_last_card_is_drawn_and_the_row_still_waits() -> None:
    p = position("""
        kolmonen  turn 1   stock 4c   pile 5h
        seat 1    hand 8c 8d Qs    face-up 9c 9d 9h    hidden 3
        seat 2    hand 3           face-up 3           hidden 3
    """)
    assert told(play(standing(p), "play 8c 8d")) == ["played p1 8c 8d", "drew p1 4c"]
    assert (hand(p, 1), stock(p), row(p, 1)) == ("4c Qs", "", "9c 9d 9h")
    play(standing(p), "take")
    assert moves(p) == ["play 4*1", "play Q*1"]
    assert refused(p, "play 9c") == "K20"


def test_KT_07_a_large_hand_draws_nothing() -> None:
    p = position("""
        kolmonen  turn 1   stock 4c   pile 5h
        seat 1    hand 6c 6d 7c 7d 8c Qs    face-up 9c 9d 9h    hidden 3
        seat 2    hand 3                    face-up 3           hidden 3
    """)
    assert told(play(standing(p), "play Qs")) == ["played p1 Qs"]
    assert stock(p) == "4c"


def test_KT_07_a_blind_card_may_be_the_last_of_the_stock_and_then_there_are_no_more() -> None:
    p = position("""
        kolmonen  turn 1   stock Kc   pile Qh
        seat 1    hand 3c 4d 5c    face-up 9c 9d 9h    hidden 3
        seat 2    hand 3d 4h 5d    face-up 3           hidden 3
    """)
    play(standing(p), "flip")
    assert (stock(p), pile(p), hand(p, 1)) == ("", "Qh Kc", "3c 4d 5c")
    assert moves(p) == ["swap", "take"]
    assert refused(p, "flip") == "K10"
    play(standing(p), "take")
    assert "flip" not in moves(p)


# --- KT-09: the loop ----------------------------------------------------------------------------

LOOP = """
    kolmonen  turn 1   stock 0   quiet {quiet}   turns {turns}
    seat 1    hand 3c 3d
    seat 2    hand 3h 3s 4c
"""


def highest_single_or_take(p: KolmonenDeal) -> Move:
    """The stubborn player of the scenario: the highest legal single card, else the pile."""
    singles = [p.move_of(action) for action in p.legal() if action < 52 and action % 4 == 0]
    return singles[-1] if singles else Move("take")


def stubbornly(p: KolmonenDeal, longest: int) -> Iterator[str]:
    """The game of two stubborn players, move by move: verb and rank."""
    for _ in range(longest):
        if p.actor is None:
            return
        choice = highest_single_or_take(p)
        yield choice.verb + "".join(" " + "23456789TJQKA"[card >> 2] for card in choice.cards)
        p.play(p.actor, choice)


def test_KT_09_after_six_turns_the_same_position_returns() -> None:
    p = position(LOOP.format(quiet=0, turns=0))
    for _ in range(5):
        assert list(stubbornly(p, 6)) == ["play 3", "play 4", "take", "play 3", "play 4", "take"]
        ranks = [[card[0] for card in hand(p, seat).split()] for seat in (1, 2)]
        assert sorted(ranks) == [["3", "3"], ["3", "3", "4"]]
        assert (pile(p), turn(p)) == ("", "p1")
        standing(p)


@pytest.mark.parametrize(
    "rules, turns",
    [({"progress_limit": 20}, 20), ({"turn_limit": 27}, 27), ({}, 200)],
)
def test_KT_09_the_loop_ends_in_a_stalemate(rules: dict[str, int], turns: int) -> None:
    p = position(LOOP.format(quiet=0, turns=0), "classic", **rules)
    assert len(list(stubbornly(p, 1000))) == turns
    assert p.result() == []
    assert p.state.stalemate
    assert turn(standing(p)) is None


def test_KT_09_a_table_may_let_the_fewest_cards_win() -> None:
    p = position(LOOP.format(quiet=0, turns=0), progress_limit=18, stalemate_result="fewest_cards")
    assert len(list(stubbornly(p, 1000))) == 18
    assert p.result() == [0]


CLOSED_CYCLE = """
    kolmonen  turn 1   stock 0
    seat 1    hand 3c 5c
    seat 2    hand 3d 4c 6c
"""


def test_KT_09_a_cycle_without_any_voluntary_pick_up_exists() -> None:
    p = position(CLOSED_CYCLE, voluntary_pickup=False, turn_limit=60, progress_limit=1000)
    cycle = ["play 5c", "play 6c", "take", "play 4c", "play 6c", "take"]
    for _ in range(10):
        assert (hand(p, 1), hand(p, 2), pile(p), turn(p)) == ("3c 5c", "3d 4c 6c", "", "p1")
        for text in cycle:
            if text == "take":
                assert moves(p) == ["take"]
            play(standing(p), text)
    assert p.result() == []


# --- KT-15: does the pack suffice? --------------------------------------------------------------


def test_KT_15_five_can_play_and_six_are_told_the_sum() -> None:
    classic = KOLMONEN.presets["classic"]
    assert KOLMONEN.seat_error(classic, 5) is None
    assert KOLMONEN.seat_error(classic, 6) == "6 * 9 = 54 > 52"
