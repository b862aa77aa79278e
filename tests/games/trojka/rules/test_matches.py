"""From deal to deal: who deals next, and what becomes of a bank that is left: T24, TQ38, TQ40."""

import pytest

from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.rules.matches import next_dealer, plays_on, settle_bank
from kolmikko.rulekit.game import Money
from tests.games.trojka.drawn import options


def test_TQ38_the_deal_goes_clockwise() -> None:
    assert [next_dealer(dealer, 4) for dealer in range(4)] == [1, 2, 3, 0]


@pytest.mark.parametrize(
    "bank, dealer, shares",
    [
        (12, 0, (4, 4, 4)),
        (14, 0, (4, 6, 4)),  # the rest is for the player on the dealer's left
        (14, 2, (6, 4, 4)),
        (2, 1, (0, 0, 2)),
        (0, 1, (0, 0, 0)),
    ],
)
def test_TQ40_split_equal_shares_and_the_rest_to_the_eldest_hand(
    bank: int, dealer: int, shares: tuple[int, ...]
) -> None:
    settled = settle_bank(Money(5, (0, 0, 0), bank), dealer)
    assert settled == Money(5, shares, 0)


def test_TQ40_split_a_match_ends_with_its_last_deal() -> None:
    assert not plays_on(Money(5, (0, 0), 14), options(residual_bank="split"))
    assert not TROJKA.plays_on(options(residual_bank="split"), Money(5, (0, 0), 14))


@pytest.mark.parametrize("bank, on", [(14, True), (1, True), (0, False)])
def test_TQ40_play_on_a_match_goes_on_until_the_bank_is_empty(bank: int, on: bool) -> None:
    assert plays_on(Money(5, (0, 0), bank), options(residual_bank="play_on")) == on


def test_TQ40_play_on_a_bank_is_shared_all_the_same_when_the_players_stop() -> None:
    assert TROJKA.settle(Money(5, (10, -10), 15), 1) == Money(5, (18, -3), 0)
