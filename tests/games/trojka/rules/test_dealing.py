"""Ante, deal and turn-up (T3 to T6), and the decisions before the tricks (T7 to T9)."""

import pytest

from kolmikko.cards import name_of
from kolmikko.testing import moves, play, refused
from tests.games.trojka.drawn import chips, dealt, hand, position, turns

PLAIN = ("Kd 8s 3h", "Qc Jd 4h", "Ts 9c 5d", "As 6c 7d")
"""Hands without a set, for seats 1 to 4; seat 4 deals, seats 2 and 3 may choose."""


# --- the stake ----------------------------------------------------------------------------------


def test_T3_everybody_puts_the_stake_into_the_bank() -> None:
    assert chips(dealt(*PLAIN, stake=7, purse=50)) == ([43, 43, 43, 43], 28)


@pytest.mark.parametrize("purse", [0, -3, 4])
def test_T3_TQ41_who_cannot_pay_gets_into_debt(purse: int) -> None:
    assert chips(dealt(*PLAIN, purse=purse)) == ([purse - 5] * 4, 20)


@pytest.mark.parametrize("bank", [0, 1, 40])
def test_TQ34_all_ante_whatever_the_bank(bank: int) -> None:
    assert chips(dealt(*PLAIN, bank=bank)) == ([95] * 4, bank + 20)


@pytest.mark.parametrize("bank", [1, 40])
def test_TQ34_none_antes_when_the_bank_is_not_empty(bank: int) -> None:
    assert chips(dealt(*PLAIN, bank=bank, ante_on_carry="none")) == ([100] * 4, bank)


@pytest.mark.parametrize("bank", [1, 40])
def test_TQ34_dealer_alone_antes_when_the_bank_is_not_empty(bank: int) -> None:
    deal = dealt(*PLAIN, bank=bank, dealer=3, ante_on_carry="dealer")
    assert chips(deal) == ([100, 100, 95, 100], bank + 5)


@pytest.mark.parametrize("answer", ["all", "none", "dealer"])
def test_TQ34_all_ante_into_an_empty_bank(answer: str) -> None:
    assert chips(dealt(*PLAIN, ante_on_carry=answer)) == ([95] * 4, 20)


# --- the deal -----------------------------------------------------------------------------------


def test_T4_TQ39_three_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    deal = dealt("2c 6d 3h", "4c 5d 7h", "8c 9d Th", dealer=1, turn_up="Js")
    first_nine = [name_of(number) for number in deal.setup.deck[:9]]
    assert " ".join(first_nine) == "4c 8c 2c 5d 9d 6d 7h Th 3h"
    assert [hand(deal, seat) for seat in (1, 2, 3)] == ["2c 3h 6d", "4c 5d 7h", "8c 9d Th"]


@pytest.mark.parametrize("turn_up, fits", [("7s", False), ("7h", True), ("7c", False)])
def test_T5_the_next_card_is_turned_and_its_suit_is_trumps(turn_up: str, fits: bool) -> None:
    deal = dealt("Kd 8s 3h", "Qc Jd 4h", turn_up=turn_up)
    assert deal.zones()["turn_up"] == turn_up
    play(deal, "play Kd")
    assert ("play 4h" in moves(deal)) == fits


def test_T6_the_rest_is_the_stock_next_card_first() -> None:
    deal = dealt(*PLAIN, stock="Ac 2s Kh")
    stock = deal.zones()["stock"]
    assert isinstance(stock, list)
    assert (stock[:3], len(stock)) == (["Ac", "2s", "Kh"], 52 - 13)


def test_TQ10_the_turn_up_cannot_be_drawn() -> None:
    deal = position("""
        trojka    stage deciding   turn 2   turn-up 2c   stock Ac Kh 9s
        seat 1    hand Kd 8s 3h
        seat 2    hand Qc Jd 4h
        seat 3    hand Ts 9c 5d
    """)
    play(deal, "exchange")
    assert (deal.zones()["stock"], deal.zones()["turn_up"]) == ([], "2c")
    assert hand(deal, 2) == "9s Kh Ac"


# --- who must play, and who may choose ----------------------------------------------------------


def test_T7_TQ3_false_only_who_is_not_obliged_decides() -> None:
    assert turns(dealt(*PLAIN), "keep", "keep") == ["p2", "p3", "p1"]


def test_TQ7_decisions_are_made_in_turn_from_the_second_seat_after_the_dealer() -> None:
    deal = dealt(*PLAIN, dealer=2)
    assert turns(deal, "pass", "keep", "play Ts") == ["p4", "p1", "p3", "p1"]


@pytest.mark.parametrize("dealer, order", [(4, "p1 p2 p3 p4 p1"), (1, "p2 p3 p4 p1 p2")])
def test_TQ3_true_all_decide_from_the_dealers_left(dealer: int, order: str) -> None:
    deal = dealt(*PLAIN, dealer=dealer, obliged_may_exchange=True)
    assert turns(deal, "keep", "keep", "keep", "keep") == order.split()


def test_T7_TQ3_true_who_is_obliged_may_exchange_but_not_pass() -> None:
    deal = dealt(*PLAIN, obliged_may_exchange=True)
    assert moves(deal) == ["exchange", "keep"]
    assert refused(deal, "pass") == "T7"
    play(deal, "exchange")
    assert moves(deal) == ["exchange", "keep", "pass"]
    play(deal, "pass", "pass")
    assert (deal.actor, moves(deal)) == (3, ["exchange", "keep"])
    assert refused(deal, "pass") == "T7"


def test_T8_one_may_keep_exchange_or_pass() -> None:
    assert moves(dealt(*PLAIN)) == ["exchange", "keep", "pass"]


def test_T8_TQ4_an_exchange_is_of_all_three_cards() -> None:
    deal = dealt(*PLAIN, stock="Ac 2s Kh Jh")
    play(deal, "exchange")
    assert hand(deal, 2) == "2s Kh Ac"
    assert deal.zones()["thrown"] == ["4h", "Jd", "Qc"]
    assert (deal.observe(1).stock, deal.observe(1).exchanged[1]) == (52 - 13 - 3, 1)


def test_TQ8_thrown_cards_never_come_back() -> None:
    deal = dealt(*PLAIN, stock="Ac 2s Kh Jh 2d 3c")
    play(deal, "exchange", "exchange")
    assert hand(deal, 3) == "2d 3c Jh"
    assert deal.zones()["thrown"] == ["4h", "5d", "9c", "Ts", "Jd", "Qc"]


def test_T8_who_passes_lays_no_card_and_keeps_the_hand_unseen() -> None:
    deal = dealt(*PLAIN)
    assert turns(deal, "pass", "keep", "play Kd") == ["p2", "p3", "p1", "p3"]
    assert deal.zones()["p2"] == {"hand": ["4h", "Jd", "Qc"], "tricks": 0, "passed": True}
    assert deal.observe(0).passed[1] == 1


def test_TQ5_who_keeps_plays_with_the_cards_dealt() -> None:
    deal = dealt(*PLAIN)
    play(deal, "keep", "keep", "play 8s")
    assert (deal.actor, hand(deal, 2)) == (1, "4h Jd Qc")
    assert moves(deal) == ["play Jd", "play Qc"]


def test_T9_TQ6_who_has_drawn_must_play_and_draws_once() -> None:
    deal = dealt(*PLAIN, stock="Ac 2s Kh")
    play(deal, "exchange")
    assert deal.actor == 2
    assert refused(deal, "exchange", seat=1) == "T18"
    play(deal, "pass", "play Kd")
    assert (deal.actor, moves(deal)) == (1, ["play Ac"])


@pytest.mark.parametrize(
    "pack, obliged, seats",
    [(52, False, 9), (52, True, 8), (36, False, 6), (36, True, 5), (32, True, 5), (24, False, 4)],
)
def test_TQ9_a_full_table_finds_three_stock_cards_for_every_exchange(
    pack: int, obliged: bool, seats: int
) -> None:
    names = [name_of(number) for number in range(52 - pack, 52)]
    hands = [" ".join(names[place : 3 * seats : seats]) for place in range(seats)]
    deal = dealt(
        *hands,
        turn_up=names[-1],
        deck_size=pack,
        obliged_may_exchange=obliged,
        trojka_timing="after_exchange",
    )
    assert play(deal, *["exchange"] * (seats if obliged else seats - 2))
    assert deal.observe(0).stock == pack - (6 * seats + 1 if obliged else 6 * seats - 5)


@pytest.mark.parametrize("move", ["keep", "exchange", "pass"])
def test_T8_nothing_is_decided_once_the_tricks_have_begun(move: str) -> None:
    deal = dealt(*PLAIN)
    play(deal, "keep", "keep")
    assert refused(deal, move) == "T8"


def test_TQ37_two_players_go_straight_to_the_tricks() -> None:
    deal = dealt("Kd 8s 3h", "Qc Jd 4h")
    assert moves(deal) == ["play 3h", "play 8s", "play Kd"]


def test_TQ3_true_lets_two_players_decide_as_well() -> None:
    deal = dealt("Kd 8s 3h", "Qc Jd 4h", obliged_may_exchange=True)
    assert turns(deal, "keep", "exchange") == ["p1", "p2", "p1"]
    assert moves(deal) == ["play 3h", "play 8s", "play Kd"]


def test_V0_VQ1_the_second_version_has_turn_up_duty_to_play_and_exchange_too() -> None:
    deal = dealt(
        *("Kd 8s 7h", "Qs Jd 9h", "Th As 7d"), turn_up="9c", stock="Ac Kh Qd", preset="classic32"
    )
    assert (deal.zones()["turn_up"], deal.actor) == ("9c", 1)
    assert moves(deal) == ["exchange", "keep", "pass"]
    play(deal, "exchange", "play Kd")
    assert moves(deal) == ["play Ac"]


def test_TQ36_if_all_others_pass_the_two_obliged_players_play() -> None:
    deal = dealt(*PLAIN)
    assert turns(deal, "pass", "pass", "play Kd", "play As") == ["p2", "p3", "p1", "p4", "p4"]
