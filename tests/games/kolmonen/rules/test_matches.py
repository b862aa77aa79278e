"""From deal to deal: who deals next (KQ4)."""

import pytest

from kolmikko.testing import play
from tests.games.kolmonen.drawn import position

LAST_CARD = """
    kolmonen  turn {turn}   stock 0   pile 6c   dealer {dealer}
    seat 1    hand 7c{more}
    seat 2    hand 8c 9c Kc
    seat 3    hand 8d
"""


@pytest.mark.parametrize("dealer, deals_next", [(1, 2), (2, 3), (3, 1)])
def test_KQ4_rotate_the_deal_goes_round(dealer: int, deals_next: int) -> None:
    p = position(LAST_CARD.format(turn=1, dealer=dealer, more=""), next_dealer="rotate")
    play(p, "play 7c")
    assert p.next_dealer() + 1 == deals_next


@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_KQ4_winner_deals(dealer: int) -> None:
    p = position(LAST_CARD.format(turn=3, dealer=dealer, more=""), next_dealer="winner")
    play(p, "play 8d")
    assert p.next_dealer() + 1 == 3


@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_KQ4_loser_who_holds_the_most_cards_deals(dealer: int) -> None:
    p = position(LAST_CARD.format(turn=1, dealer=dealer, more=""), next_dealer="loser")
    play(p, "play 7c")
    assert p.next_dealer() + 1 == 2


@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_KQ4_loser_the_last_one_with_cards_deals(dealer: int) -> None:
    p = position(
        LAST_CARD.format(turn=1, dealer=dealer, more=""),
        next_dealer="loser",
        play_until="last_loser",
    )
    play(p, "play 7c", "play 8c", "play 8d")
    assert p.result() == [0, 2]
    assert p.next_dealer() + 1 == 2


@pytest.mark.parametrize("next_dealer", ["rotate", "loser", "winner"])
def test_KQ4_after_a_drawn_deal_the_deal_goes_round(next_dealer: str) -> None:
    p = position(
        LAST_CARD.format(turn=1, dealer=2, more=" 7d"), next_dealer=next_dealer, turn_limit=1
    )
    play(p, "play 7c")
    assert p.result() == []
    assert p.next_dealer() + 1 == 3


@pytest.mark.parametrize("dealer, deals_next", [(1, 2), (2, 3), (3, 2), (4, 2)])
def test_KQ4_loser_of_equals_the_one_nearest_the_dealers_left_deals(
    dealer: int, deals_next: int
) -> None:
    p = position(
        f"""
        kolmonen  turn 1   stock 0   pile 6c   dealer {dealer}
        seat 1    hand 7c
        seat 2    hand 8c 9c         hidden 1
        seat 3    hand 8d 9d 9h
        seat 4    hand Kd
        """,
        next_dealer="loser",
    )
    play(p, "play 7c")
    assert p.next_dealer() + 1 == deals_next
