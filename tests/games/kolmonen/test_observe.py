"""What a viewer may know of a deal."""

import pytest

from kolmikko.cards import count, read_cards
from kolmikko.games.kolmonen import actions
from kolmikko.games.kolmonen.flow import legal
from kolmikko.games.kolmonen.observe import View, look
from kolmikko.games.kolmonen.state import ARRANGING, CHOOSING_ROW, PLAYING, SWAPPING
from kolmikko.testing import play
from tests.games.kolmonen.drawn import dealt, position

DRAWN = """
    kolmonen  turn 1   stock 9   pile 5c 5h   turns 7   quiet 3
    seat 1    hand Kd As Tc    face-up 4h Qs 2d    hidden 3    swaps 1
    seat 2    hand 9c 9d Js    known 9d    face-up Ad 6c    hidden 2
"""


def test_the_seat_to_act_sees_its_hand_and_what_it_may_do() -> None:
    p = position(DRAWN)
    v = p.observe(0)
    assert v.hand == read_cards("Kd As Tc")
    assert v.legal == legal(p.state, p.core) != 0
    assert (v.viewer, v.turn, v.seats, v.dealer) == (0, 0, 2, 1)


def test_everybody_sees_rows_pile_toppled_and_counts() -> None:
    p = position(DRAWN)
    for viewer in (-1, 0, 1):
        v = p.observe(viewer)
        assert v.table[:2] == [read_cards("4h Qs 2d"), read_cards("Ad 6c")]
        assert v.pile == read_cards("5c 5h")
        assert v.toppled == p.state.toppled
        assert (v.stock, v.top, v.run) == (9, 3, 2)
        assert v.hand_counts[:2] == [3, 3]
        assert v.hidden[:2] == [3, 2]
        assert v.known[:2] == [0, read_cards("9d")]
        assert v.swaps_left[:2] == [1, 2]
        assert (v.turns, v.quiet, v.stalemate) == (7, 3, 0)


def test_who_is_not_to_act_sees_only_the_own_hand_and_no_legal_moves() -> None:
    v = position(DRAWN).observe(1)
    assert (v.hand, v.legal) == (read_cards("9c 9d Js"), 0)


def test_a_spectator_sees_no_hand_and_no_legal_moves() -> None:
    v = position(DRAWN).observe(-1)
    assert (v.hand, v.legal) == (0, 0)


def test_everybody_sees_whose_turn_it_is_who_is_out_and_whether_it_is_a_stalemate() -> None:
    p = position(
        """
        kolmonen  turn 3   stock 0   pile 5c
        seat 1    out 1
        seat 2    hand 9c 9d Js
        seat 3    hand 8c 8d
        """,
        play_until="last_loser",
        turn_limit=1,
    )
    for viewer in (-1, 0, 1, 2):
        v = p.observe(viewer)
        assert (v.viewer, v.turn, v.place[:3], v.stalemate) == (viewer, 2, [1, 0, 0], 0)
    play(p, "play 8c")
    assert [p.observe(viewer).stalemate for viewer in (-1, 0, 1, 2)] == [1, 1, 1, 1]


def test_a_view_that_is_filled_again_keeps_nothing_of_the_last_viewer() -> None:
    p = position(DRAWN)
    p.act(actions.SWAP)
    p.act(p.legal()[0])
    view = View()
    for viewer in (0, -1, 1, 0):
        look(p.state, p.core, viewer, view)
        assert view == p.observe(viewer)


@pytest.mark.parametrize("viewer", [-2, 2, 5])
def test_a_viewer_who_is_not_there_sees_nothing(viewer: int) -> None:
    with pytest.raises(ValueError, match=f"no such viewer: {viewer}"):
        position(DRAWN).observe(viewer)


def test_KQ46_cards_taken_up_are_known_until_they_are_played() -> None:
    p = position(DRAWN)
    play(p, "take")
    assert p.observe(1).known[0] == read_cards("5c 5h")
    play(p, "play 9c", "take")
    assert p.observe(1).known[0] == read_cards("5c 5h 9c")


def test_KQ46_a_known_card_that_is_played_is_known_no_longer() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 4c
        seat 1    hand 5c 5d    known 5c
        seat 2    hand 9c 9d
    """)
    play(p, "play 5c")
    assert p.observe(1).known[0] == 0


def test_K19_a_row_that_goes_to_the_hand_is_known_and_laid_cards_are_not() -> None:
    p = position("""
        kolmonen  turn 1   stock 9   pile 9c
        seat 1    hand 3c 4d 5h    known 3c    face-up Kc Kd 8h    hidden 3
        seat 2    hand 3                       face-up 3           hidden 3
    """)
    play(p, "swap 3c 4d 5h")
    assert p.observe(1).known[0] == read_cards("Kc Kd 8h")


def test_K12_a_blind_card_that_was_taken_is_known() -> None:
    p = position("""
        kolmonen  turn 1   stock 3h   pile 5c 8d
        seat 1    hand 3c 4d 4h    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
    """)
    play(p, "flip")
    assert p.observe(1).known[0] == read_cards("3h 5c 8d")


def test_K2_K21_a_lifted_card_is_seen_by_its_owner_only_and_lying_ones_by_nobody() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 5c
        seat 1    hand 9c      hidden Kc 3d
        seat 2    hand 3       hidden 3
    """)
    assert p.observe(0).hand == read_cards("9c")
    play(p, "play 9c")
    assert p.observe(0).hand == read_cards("Kc")
    assert (p.observe(1).known[0], p.observe(1).hand_counts[0]) == (0, 1)
    assert p.observe(0).hidden[0] == 1


@pytest.mark.parametrize(
    "rules, action, choosing, resting",
    [(False, actions.SWAP, SWAPPING, PLAYING), (True, actions.ARRANGE, CHOOSING_ROW, ARRANGING)],
)
def test_picking_a_new_row_is_seen_by_nobody_else(
    rules: bool, action: int, choosing: int, resting: int
) -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], pregame_swap=rules)
    p.act(action)
    p.act(p.legal()[0])
    assert p.observe(0).stage == choosing
    assert count(p.observe(0).chosen) == 1
    for viewer in (-1, 1):
        assert p.observe(viewer).stage == resting
        assert p.observe(viewer).chosen == 0
