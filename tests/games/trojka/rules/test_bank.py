"""The bank after the tricks: T22 to T24, V10, V11, and the silences TQ32 to TQ35, VQ7 to VQ13."""

import pytest

from kolmikko.testing import first, walk
from tests.games.trojka.drawn import chips, dealt, position

Tricks = tuple[int | None, ...]
"""How many tricks each seat ends with; None is a seat that has passed."""


def ended(*tricks: int | None, bank: int = 15, **rules: str) -> tuple[list[int], int]:
    """The gains of all seats, and the bank, after the last trick of a deal; the stake is 5."""
    winner = max(range(len(tricks)), key=lambda seat: tricks[seat] or 0)
    lines = [f"trojka  turn {winner + 1}  bank {bank}  stake 5  turn-up 2c"]
    for seat, (taken, low) in enumerate(zip(tricks, ("3d", "4d", "5d", "6d"), strict=False)):
        before = "passed" if taken is None else f"tricks {taken - (seat == winner)}"
        lines.append(f"seat {seat + 1}  hand {'Ah' if seat == winner else low}  {before}")
    deal = position("\n".join(lines), **rules)
    for _ in walk(deal, first):
        pass
    return chips(deal)


# --- the main version ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tricks, gains", [((3, 0), [15, 0]), ((0, 3, 0), [0, 15, 0]), ((0, None, 0, 3), [0, 0, 0, 15])]
)
def test_T23_three_tricks_take_the_bank(tricks: Tricks, gains: list[int]) -> None:
    assert ended(*tricks) == (gains, 0)


@pytest.mark.parametrize("tricks", [(2, 1), (1, 2), (1, 1, 1), (0, 2, 1), (1, None, 2)])
def test_T24_TQ32_three_only_otherwise_the_bank_goes_over_to_the_next_deal(tricks: Tricks) -> None:
    assert ended(*tricks, bank_split="three_only") == ([0] * len(tricks), 15)


def test_T22_tricks_are_counted_when_all_three_cards_are_played() -> None:
    deal = dealt("Kd Ks 3h", "Qs Jd 4h")
    for step in walk(deal, first):
        tricks = deal.observe(0).tricks[:2]
        assert (deal.actor is None) == (sum(tricks) == 3)
        assert chips(deal)[1] == (10 if deal.actor is not None or max(tricks) < 3 else 0), step


def test_TQ33_VQ12_none_a_player_without_a_trick_pays_nothing() -> None:
    assert ended(2, 1, 0, no_trick_penalty="none") == ([0, 0, 0], 15)
    assert ended(3, 0, 0, no_trick_penalty="none") == ([15, 0, 0], 0)


def test_TQ35_who_passed_has_no_claim() -> None:
    assert ended(None, 3, 0) == ([0, 15, 0], 0)


# --- the second version -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "tricks, gains", [((2, 1), [8, 0]), ((1, 2), [0, 8]), ((0, 1, 2), [0, 0, 8])]
)
def test_V10_TQ32_two_half_two_tricks_take_half_of_the_bank(
    tricks: Tricks, gains: list[int]
) -> None:
    assert ended(*tricks, bank=16, bank_split="two_half") == (gains, 8)


def test_V10_TQ32_two_half_three_tricks_take_the_whole_bank() -> None:
    assert ended(3, 0, 0, bank_split="two_half") == ([15, 0, 0], 0)


def test_VQ9_TQ32_two_half_one_trick_each_leaves_the_bank_where_it_is() -> None:
    assert ended(1, 1, 1, bank_split="two_half") == ([0, 0, 0], 15)


@pytest.mark.parametrize("bank, half", [(0, 0), (1, 0), (15, 7), (16, 8)])
def test_VQ7_VQ8_floor_half_is_rounded_down_and_the_rest_stays(bank: int, half: int) -> None:
    rules = {"bank_split": "two_half", "half_rounding": "floor"}
    assert ended(2, 1, bank=bank, **rules) == ([half, 0], bank - half)


@pytest.mark.parametrize("bank, half", [(0, 0), (1, 1), (15, 8), (16, 8)])
def test_VQ7_VQ8_ceil_half_is_rounded_up_and_the_rest_stays(bank: int, half: int) -> None:
    rules = {"bank_split": "two_half", "half_rounding": "ceil"}
    assert ended(2, 1, bank=bank, **rules) == ([half, 0], bank - half)


def test_V11_TQ33_ante_a_player_without_a_trick_adds_a_stake_to_the_bank() -> None:
    assert ended(2, 1, 0, no_trick_penalty="ante") == ([0, 0, -5], 20)
    assert ended(1, 1, 1, no_trick_penalty="ante") == ([0, 0, 0], 15)


def test_VQ10_TQ33_ante_who_passed_does_not_pay() -> None:
    assert ended(2, None, 1, 0, no_trick_penalty="ante") == ([0, 0, 0, -5], 20)


def test_VQ11_TQ33_ante_the_winner_is_paid_first_and_penalties_are_for_the_next_bank() -> None:
    rules = {"no_trick_penalty": "ante", "bank_split": "two_half"}
    assert ended(2, 1, 0, bank=16, **rules) == ([8, 0, -5], 13)


def test_VQ12_TQ33_ante_is_due_when_one_took_all_three_tricks_too() -> None:
    assert ended(0, 3, 0, no_trick_penalty="ante") == ([-5, 15, -5], 10)


def test_VQ13_the_penalty_comes_on_top_of_the_next_stake() -> None:
    gains, bank = ended(3, 0, no_trick_penalty="ante")
    assert (gains, bank) == ([15, -5], 5)
    following = dealt("7c 8d Th", "9c Jd Qh", turn_up="7d", preset="classic32", bank=bank)
    assert chips(following) == ([95, 95], 15)


def test_T24_V11_no_penalty_and_no_share_when_a_trojka_took_the_bank() -> None:
    deal = dealt("7c 7d 7h", "9c Jd Qh", turn_up="8d", preset="classic32")
    assert chips(deal) == ([105, 95], 0)
