"""Who takes the bank for a trójka, ties, and payments: T11 to T14, V4, V7, V8, TQ11 to TQ23."""

import pytest

from kolmikko.testing import moves, play, refused
from tests.games.trojka.drawn import chips, dealt, position, turns

NONE = "Kd 8s 3h"
NONE_EITHER = "Qs Jd 4h"
NOR_THIS = "Th 6s 5d"
HEARTS = "Ah 9h 2h"  # 22 points
TRUMPS = "Kc 8c 7c"  # 19 points, when clubs are turned
LOW_TRUMPS = "3c 4c 5c"
SIXES = "6c 6d 6h"  # 18 points
SPADES = "9s 7s 2s"  # 18 points as well
DIAMONDS = "9d 7d 2d"  # and 18 again
FIVE = (TRUMPS, NONE, NONE_EITHER, NOR_THIS, "Jh 9s 2d")


# --- when, and who takes the bank ---------------------------------------------------------------


def test_T11_who_is_dealt_a_trojka_takes_the_bank_and_the_deal_is_over() -> None:
    deal = dealt(NONE, HEARTS, NONE_EITHER, bank=10)
    assert (chips(deal), deal.actor) == (([95, 120, 95], 0), None)


def test_T14_V8_tricks_are_played_if_nobody_has_a_trojka() -> None:
    for preset in ("classic", "classic32"):
        deal = dealt("Kd 8s 9h", "Qs Jd Th", turn_up="7c", preset=preset)
        assert moves(deal) == ["play 8s", "play 9h", "play Kd"]


def test_V4_V5_V7_the_higher_trojka_of_one_rank_takes_the_bank() -> None:
    hands = ("Kc Kh Ks", "7d 7h 7s", "Ac Jc Tc", "8d Qd Th")
    deal = dealt(*hands, turn_up="9c", preset="classic32")
    assert (chips(deal), deal.actor) == (([95, 115, 95, 95], 0), None)


def test_TQ13_TQ17_a_trojka_is_announced_by_itself_and_a_trump_one_takes_the_bank_too() -> None:
    deal = dealt(TRUMPS, NONE, NONE_EITHER)
    assert deal.observe(2).sets[0] == deal.state.hand[0]
    assert chips(deal) == ([110, 95, 95], 0)


def test_TQ11_after_deal_a_trojka_is_announced_before_anybody_decides() -> None:
    deal = dealt(NONE, HEARTS, NOR_THIS, trojka_timing="after_deal")
    assert (deal.actor, chips(deal)) == (None, ([95, 110, 95], 0))


def test_TQ12_after_deal_a_drawn_trojka_does_not_count() -> None:
    deal = dealt(NONE, NONE_EITHER, NOR_THIS, stock="Ac Ad As", trojka_timing="after_deal")
    play(deal, "exchange")
    assert (deal.actor, chips(deal)) == (0, ([95, 95, 95], 15))


def test_TQ11_after_exchange_nothing_is_announced_before_all_have_decided() -> None:
    deal = dealt(NONE, NONE_EITHER, NOR_THIS, HEARTS, trojka_timing="after_exchange")
    assert turns(deal, "pass", "keep") == ["p2", "p3", "over"]
    assert chips(deal) == ([95, 95, 95, 115], 0)


@pytest.mark.parametrize("timing", ["after_exchange", "both"])
def test_TQ12_after_exchange_and_both_a_drawn_trojka_counts(timing: str) -> None:
    deal = dealt(NONE, NONE_EITHER, NOR_THIS, stock="Ac Ad As", trojka_timing=timing)
    play(deal, "exchange")
    assert (deal.actor, chips(deal)) == (None, ([95, 110, 95], 0))


def test_TQ11_after_exchange_a_trojka_that_was_thrown_in_does_not_count() -> None:
    deal = dealt(NONE, HEARTS, NOR_THIS, stock="Ac Qd 2s", trojka_timing="after_exchange")
    play(deal, "exchange")
    assert (deal.actor, chips(deal)) == (0, ([95, 95, 95], 15))


def test_TQ11_after_exchange_who_passed_has_no_trojka() -> None:
    deal = dealt(NONE, HEARTS, NOR_THIS, trojka_timing="after_exchange")
    play(deal, "pass")
    assert (deal.actor, chips(deal)) == (0, ([95, 95, 95], 15))


def test_TQ11_both_a_trojka_counts_at_once_as_well_as_later() -> None:
    deal = dealt(NONE, HEARTS, NOR_THIS, trojka_timing="both")
    assert (deal.actor, chips(deal)) == (None, ([95, 110, 95], 0))


@pytest.mark.parametrize("timing", ["after_deal", "after_exchange", "both"])
def test_TQ37_two_players_announce_their_sets_without_a_decision(timing: str) -> None:
    deal = dealt(NONE, HEARTS, trojka_timing=timing)
    assert (deal.actor, chips(deal)) == (None, ([95, 105], 0))


# --- equal trójki -------------------------------------------------------------------------------


def test_TQ16_split_equal_sets_share_the_bank_and_the_rest_stays() -> None:
    deal = dealt(SIXES, NONE, SPADES, bank=2, trojka_tie="split")
    assert (chips(deal), deal.actor) == (([103, 95, 103], 1), None)
    three = dealt(SIXES, DIAMONDS, SPADES, bank=2, trojka_tie="split")
    assert chips(three) == ([100, 100, 100], 2)


def test_TQ16_a_tie_is_named_as_the_reason() -> None:
    tied, alone = dealt(SIXES, NONE, SPADES), dealt(SIXES, NONE, NONE_EITHER)
    assert tied.because[-3:] == ("T10", "T11", "TQ16")
    assert alone.because[-2:] == ("T10", "T11")


@pytest.mark.parametrize("dealer, winner", [(1, 3), (2, 3), (3, 1)])
def test_TQ16_eldest_of_equal_sets_takes_all(dealer: int, winner: int) -> None:
    deal = dealt(SIXES, NONE, SPADES, bank=2, dealer=dealer, trojka_tie="eldest")
    balances, bank = chips(deal)
    assert (balances[winner - 1], bank) == (95 + 17, 0)


def test_TQ16_carry_over_leaves_the_bank_where_it_is() -> None:
    deal = dealt(SIXES, NONE, SPADES, bank=2, trojka_tie="carry_over")
    assert (chips(deal), deal.actor) == (([95, 95, 95], 17), None)


@pytest.mark.parametrize("tie", ["split", "eldest", "carry_over"])
def test_TQ16_equal_sets_below_the_best_do_not_tie(tie: str) -> None:
    deal = dealt(SIXES, SPADES, HEARTS, trojka_tie=tie)
    assert (chips(deal), deal.actor) == (([95, 95, 110], 0), None)


def test_TQ16_split_and_carry_over_nobody_pays_for_equal_sets() -> None:
    for tie in ("split", "carry_over"):
        assert dealt(SIXES, NONE, SPADES, trojka_tie=tie, pay_for="any_trojka").actor is None
        trumps = dealt("2c 3c Tc", NONE, "4c 5c 6c", turn_up="7c", trojka_tie=tie)
        assert trumps.actor is None


def test_TQ16_eldest_is_paid() -> None:
    deal = dealt(SIXES, NONE, SPADES, dealer=2, trojka_tie="eldest", pay_for="any_trojka")
    assert turns(deal, "draw 7s", "draw 2s") == ["p1", "p2", "over"]
    assert chips(deal) == ([88, 93, 119], 0)


# --- what is paid for ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "answer, paid",
    [("trump_trojka", [TRUMPS]), ("any_trojka", [TRUMPS, HEARTS, SIXES]), ("none", [])],
)
def test_TQ22_trump_trojka_any_trojka_or_none_is_paid_for(answer: str, paid: list[str]) -> None:
    for hand in (TRUMPS, HEARTS, SIXES):
        deal = dealt(hand, NONE, NONE_EITHER, pay_for=answer)
        assert chips(deal) == ([110, 95, 95], 0)
        assert (deal.actor is not None) == (hand in paid)


@pytest.mark.parametrize("kinds", ["rank_only", "rank_and_suit"])
def test_VQ6_TQ22_trump_trojka_is_of_one_suit_so_none_is_paid_where_only_ranks_count(
    kinds: str,
) -> None:
    deal = dealt(
        "Kd 9d 7d",  # three sevens, thanks to two wild cards, or three trumps
        "8c Ts Jh",
        turn_up="8d",
        preset="classic32_wild",
        trojka_kinds=kinds,
        pay_for="trump_trojka",
    )
    assert (deal.actor is None) == (kinds == "rank_only")


def test_T12_the_others_draw_a_card_of_the_trump_trojka_each() -> None:
    deal = dealt(TRUMPS, NONE, NONE_EITHER)
    assert moves(deal) == ["draw 7c", "draw 8c", "draw Kc"]
    assert turns(deal, "draw 7c", "draw Kc") == ["p2", "p3", "over"]


def test_T13_each_pays_the_holder_the_points_of_the_card_drawn() -> None:
    deal = dealt(TRUMPS, NONE, NONE_EITHER)
    play(deal, "draw 8c")
    assert chips(deal) == ([118, 87, 95], 0)
    play(deal, "draw Kc")
    assert chips(deal) == ([122, 87, 91], 0)


@pytest.mark.parametrize("value", [0, 1, 3])
def test_TQ21_point_value_is_the_chips_for_a_point(value: int) -> None:
    deal = dealt(TRUMPS, NONE, point_value=value)
    play(deal, "draw 8c")
    assert chips(deal) == ([105 + 8 * value, 95 - 8 * value], 0)


def test_TQ23_of_two_trump_trojki_only_the_one_that_takes_the_bank_is_paid() -> None:
    deal = dealt(LOW_TRUMPS, NONE, TRUMPS)
    assert turns(deal, "draw Kc", "draw Kc") == ["p1", "p2", "over"]
    assert chips(deal) == ([91, 91, 118], 0)


@pytest.mark.parametrize(
    "wrong", ["draw 6c", "draw Kd", "play 7c", "discard 7c", "play 8s", "draw 7c 8c"]
)
def test_T12_only_a_card_on_offer_can_be_drawn(wrong: str) -> None:
    deal = dealt(TRUMPS, NONE, NONE_EITHER)
    assert refused(deal, wrong) in ("T12", "T16")
    assert refused(deal, "draw 7c", seat=2) == "T18"


# --- who pays, and from what --------------------------------------------------------------------


def test_TQ18_all_pay_clockwise_from_the_holders_left() -> None:
    deal = dealt(NONE, TRUMPS, NONE_EITHER, NOR_THIS, trump_trojka_payers="all")
    assert turns(deal, "draw 7c", "draw 7c", "draw 7c") == ["p3", "p4", "p1", "over"]


@pytest.mark.parametrize("answer, payers", [("all", ["p2", "p3", "p4"]), ("active", ["p3", "p4"])])
def test_TQ18_active_lets_those_off_who_passed_and_all_does_not(
    answer: str, payers: list[str]
) -> None:
    deal = dealt(*FIVE[:4], trojka_timing="after_exchange", trump_trojka_payers=answer)
    play(deal, "pass", "keep")
    assert turns(deal, *["draw 7c"] * len(payers)) == [*payers, "over"]


def test_TQ18_active_all_pay_when_nobody_has_passed_yet() -> None:
    deal = dealt(TRUMPS, NONE, NONE_EITHER, trump_trojka_payers="active")
    assert turns(deal, "draw 7c", "draw 7c") == ["p2", "p3", "over"]


def test_TQ19_TQ20_trojka_with_return_every_payer_draws_from_all_three_cards() -> None:
    deal = dealt(*FIVE, payment_draw="trojka_with_return")
    for _ in range(4):
        assert moves(deal) == ["draw 7c", "draw 8c", "draw Kc"]
        play(deal, "draw 8c")
    assert (chips(deal)[0][0], deal.actor) == (95 + 25 + 32, None)


def test_TQ19_TQ20_trojka_without_return_starts_afresh_after_three() -> None:
    deal = dealt(*FIVE, payment_draw="trojka_without_return")
    assert moves(deal) == ["draw 7c", "draw 8c", "draw Kc"]
    play(deal, "draw 8c")
    assert moves(deal) == ["draw 7c", "draw Kc"]
    assert refused(deal, "draw 8c") == "T12"
    play(deal, "draw Kc")
    assert moves(deal) == ["draw 7c"]
    play(deal, "draw 7c")
    assert moves(deal) == ["draw 7c", "draw 8c", "draw Kc"]
    assert turns(deal, "draw 7c") == ["p5", "over"]
    assert chips(deal) == ([146, 87, 91, 88, 88], 0)


def test_TQ19_stock_each_payer_draws_the_next_card_of_the_stock() -> None:
    deal = dealt(TRUMPS, NONE, NONE_EITHER, stock="As 2s 9c", payment_draw="stock")
    assert moves(deal) == ["draw As"]
    play(deal, "draw As")
    assert moves(deal) == ["draw 2s"]
    assert refused(deal, "draw 9c") == refused(deal, "draw 7c") == "T12"
    play(deal, "draw 2s")
    assert (chips(deal), deal.actor) == (([123, 84, 93], 0), None)
    assert deal.zones()["thrown"] == ["2s", "As"]


def test_TQ19_stock_when_it_is_empty_the_remaining_payers_pay_nothing() -> None:
    deal = position(
        """
        trojka    stage drawing   holder 2   turn 3   turn-up 2c   stock As 9s
        seat 1    hand Kd 8s 3h
        seat 2    hand Kc 8c 7c   announced
        seat 3    hand Qs Jd 4h
        seat 4    hand Th 6s 5d
    """,
        payment_draw="stock",
    )
    assert turns(deal, "draw As", "draw 9s") == ["p3", "p4", "over"]
    assert chips(deal) == ([0, 20, -11, -9], 0)


def test_TQ19_stock_of_a_full_table_pays_three_of_eight_payers() -> None:
    hands = (
        *("2d 5h 9s", "3d 6h Ts", "4d 7h Js", "5d 8h Qs", "6d 9h Ks"),
        *("7d Th As", "8d Jh 2s", "9d Qh 3s", "Td Kh 4s"),
    )
    deal = dealt(
        *hands,
        turn_up="Tc",
        stock="Ac Kc Qc",
        trojka_timing="after_exchange",
        payment_draw="stock",
    )
    play(deal, *["exchange"] * 7)
    assert (deal.observe(0).stock, deal.observe(0).holder) == (3, 1)
    for payer in ("p3", "p4", "p5"):
        assert turns(deal) == [payer]
        play(deal, *moves(deal))
    assert deal.actor is None
