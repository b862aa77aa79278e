"""What seats and spectators may know, secret by secret; all at once is in test_two_worlds."""

from itertools import chain

import pytest
from hypothesis import given, settings

from kolmikko.cards import HEARTS, members, name_of, names
from kolmikko.games.trojka.actions import DISCARD, KEEP, PLAY
from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.state import TRICKS
from kolmikko.rulekit.game import SPECTATOR, Setup
from kolmikko.testing import Chooser, choosers, play, setups, viewers, walk
from tests.games.trojka.drawn import cards, dealt, position

HANDS = ("Kd 8s 3h", "Qs Jd 4h", "Th 6s 5d")

MIDDLE = """
    trojka    turn 3   turn-up 9d   stake 5   bank 15
    seat 1    hand As 3h     purse 95   tricks 1   up Qs
    seat 2    hand 4h 7d 9s  purse 80   passed
    seat 3    hand Td 2d     purse -4   down 4c   thrown 3s 2s 2h
    trick     1 up Kc
"""


def known(view: View) -> list[str]:
    """Every card that a view names, save the turn-up."""
    lists = (*view.sets, *view.up, *view.down)
    every = 0
    for some in (*lists, view.hand, view.thrown, view.plays, view.discards, view.draws, view.paid):
        every |= some
    return names(every)


def test_a_spectator_sees_what_lies_face_up_and_no_hand() -> None:
    view = position(MIDDLE).observe(SPECTATOR)
    assert known(view) == ["Qs", "Kc"]
    assert (name_of(view.turn_up), name_of(view.led), name_of(view.best)) == ("9d", "Kc", "Kc")
    assert (view.viewer, view.seats, view.turn, view.leader, view.laid) == (-1, 3, 2, 0, 1)


def test_T5_T7_T15_T21_all_see_trump_dealer_stage_leader_and_the_best_card_so_far() -> None:
    deal = position("""
        trojka    turn 4   dealer 2   turn-up 9h
        seat 1    hand 3
        seat 2    hand 2
        seat 3    hand 2
        seat 4    hand 3
        trick     2 up Kc   3 up Ad
    """)
    for viewer in viewers(deal):
        view = deal.observe(viewer)
        assert (view.trump, view.dealer, view.stage, view.turn) == (HEARTS, 1, TRICKS, 3)
        assert (view.leader, name_of(view.led)) == (1, "Kc")
        assert (view.best_seat, name_of(view.best), view.laid) == (2, "Ad", 2)


@settings(max_examples=60, deadline=None)
@given(setups(TROJKA), choosers())
def test_what_the_mover_is_offered_is_what_is_legal(setup: Setup, chooser: Chooser) -> None:
    deal = TROJKA.deal(setup)
    for _ in chain([None], walk(deal, chooser)):
        if deal.actor is not None and not deal.at_chance:
            view = deal.observe(deal.actor)
            places = ((PLAY, view.plays), (DISCARD, view.discards), (KEEP, view.decisions))
            assert deal.legal() == tuple(at + n for at, some in places for n in members(some))


def test_before_the_first_card_there_is_none_to_beat_and_nobody_has_taken_the_bank() -> None:
    view = dealt(*HANDS).observe(SPECTATOR)
    assert (view.led, view.best, view.holder, view.laid) == (-1, -1, -1, 0)


@pytest.mark.parametrize(
    "seat, cards_known",
    [
        (0, "3h Qs Kc As"),
        (1, "4h 7d 9s Qs Kc"),  # who passed still knows the hand
        (2, "2d 2h 2s 3s 4c Td Qs Kc"),  # and who threw one in, what it was
    ],
)
def test_T17_TQ8_a_seat_knows_its_hand_and_what_it_threw_in_or_laid_face_down(
    seat: int, cards_known: str
) -> None:
    assert known(position(MIDDLE).observe(seat)) == cards_known.split()


def test_T8_only_the_seat_to_act_is_told_what_it_may_do() -> None:
    deal = position(MIDDLE)
    mover = deal.observe(2)
    assert (names(mover.plays), names(mover.discards)) == (["2d", "Td"], [])
    for viewer in (SPECTATOR, 0, 1):
        view = deal.observe(viewer)
        assert (view.plays, view.discards, view.decisions) == (0, 0, 0)
    deciding = dealt(*HANDS)
    assert [deciding.observe(viewer).decisions for viewer in viewers(deciding)] == [0, 0, 7, 0]


def test_T8_everybody_sees_counts_passes_exchanges_tricks_and_chips() -> None:
    for viewer in (SPECTATOR, 0, 1, 2):
        view = position(MIDDLE).observe(viewer)
        assert view.hand_counts[:3] == [2, 3, 2]
        assert view.down_counts[:3] == [0, 0, 1]
        assert (view.passed[:3], view.exchanged[:3]) == ([0, 1, 0], [0, 0, 1])
        assert (view.tricks[:3], view.balances[:3]) == ([1, 0, 0], [95, 80, -4])
        assert (view.bank, view.stake, view.size) == (15, 5, 52)


def test_T6_of_the_stock_all_know_how_many_cards_it_has_and_no_more() -> None:
    for stock in ("Ac Kh Qh", "Ah Kh Jh"):
        deal = position(MIDDLE.replace("bank", f"stock {stock}   bank"))
        for viewer in viewers(deal):
            view = deal.observe(viewer)
            assert view.stock == 3
            assert not set(known(view)) & set(stock.split())


def test_T11_an_announced_trojka_is_seen_by_all_and_other_hands_are_not() -> None:
    deal = dealt("6c 6d 6h", HANDS[0], "Ah 9h 2h")
    for viewer in (SPECTATOR, 0, 2):
        assert known(deal.observe(viewer)) == ["2h", "6c", "6d", "6h", "9h", "Ah"]
    assert names(deal.observe(SPECTATOR).sets[0]) == ["6c", "6d", "6h"]


def test_TQ11_after_exchange_nobody_learns_of_a_trojka_before_it_is_announced() -> None:
    deal = dealt(HANDS[0], HANDS[1], "Ah 9h 2h", trojka_timing="after_exchange")
    for viewer in (SPECTATOR, 0, 1):
        assert not any(deal.observe(viewer).sets)


def test_T12_all_see_which_cards_of_the_trojka_can_be_drawn() -> None:
    deal = dealt("Kc 8c 7c", *HANDS[1:], payment_draw="trojka_without_return")
    play(deal, "draw 8c")
    for viewer in viewers(deal):
        assert names(deal.observe(viewer).draws) == ["7c", "Kc"]
    play(deal, "draw 7c")
    assert deal.observe(0).draws == 0


def test_TQ19_stock_nobody_knows_the_card_that_will_be_drawn_and_all_see_those_that_were() -> None:
    deal = dealt("Kc 8c 7c", *HANDS[1:], stock="As 2s", payment_draw="stock")
    play(deal, "draw As")
    for viewer in viewers(deal):
        view = deal.observe(viewer)
        assert (view.draws, names(view.paid)) == (0, ["As"])
        assert "2s" not in known(view)


@pytest.mark.parametrize("answer, shown", [("never", ""), ("end_of_deal", "3d 4c 5s")])
def test_TQ30_never_or_end_of_deal_face_down_cards_are_shown(answer: str, shown: str) -> None:
    deal = position(
        """
        trojka    turn 1   turn-up 2c
        seat 1    hand Ah   tricks 2
        seat 2    hand 3d   down 4c 5s
        """,
        reveal_discards=answer,
    )
    assert deal.observe(SPECTATOR).down[1] == 0  # not before the end
    play(deal, "play Ah", "discard 3d")
    for viewer in (SPECTATOR, 0):
        assert names(deal.observe(viewer).down[1]) == shown.split()
        assert deal.observe(viewer).down_counts[1] == 3
    assert deal.observe(1).down[1] == cards("3d 4c 5s")


@pytest.mark.parametrize("viewer", [-2, 3])
def test_nobody_looks_from_a_seat_that_does_not_exist(viewer: int) -> None:
    with pytest.raises(ValueError, match=f"no such viewer: {viewer}"):
        dealt(*HANDS).observe(viewer)
