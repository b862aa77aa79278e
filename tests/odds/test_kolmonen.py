"""Odds of Kolmonen: the stock, what fits, the blind card."""

from fractions import Fraction

import pytest

from kolmikko.cards import RANKS, SUITS
from kolmikko.games.kolmonen.options import AceAnswer
from kolmikko.odds.kolmonen import (
    blind_chance,
    blind_table,
    fitting_counts,
    fitting_ranks,
    stock_after_deal,
)

PACK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


@pytest.mark.parametrize("players, stock", [(2, 34), (3, 25), (4, 16), (5, 7)])
def test_K4_stock_after_the_deal(players: int, stock: int) -> None:
    assert stock_after_deal(players) == stock


@pytest.mark.parametrize("players", [1, 6])
def test_KQ1_two_to_five_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"not a number of players: {players}"):
        stock_after_deal(players)


def test_K7_ranks_that_fit_on_each_top() -> None:
    tops = ["2", "3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A"]
    counts = [13, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 1]
    assert fitting_counts() == dict(zip(tops, counts, strict=True))


def test_K15_an_ace_may_be_answered_by_ace_two_and_ten() -> None:
    counts = fitting_counts(AceAnswer.ACE_TWO_TEN)
    assert counts == {**fitting_counts(), "A": 3}
    assert fitting_ranks("A", AceAnswer.ACE_TWO_TEN) == "2TA"


@pytest.mark.parametrize(
    "top, ranks",
    [
        ("A", "A"),
        ("K", "2TKA"),
        ("9", "29TJQKA"),
        ("2", "23456789TJQKA"),
        ("T", "2TJQKA"),  # a blind ten that lies there as a plain card, KQ19
    ],
)
def test_K7_K13_K15_K16_what_fits(top: str, ranks: str) -> None:
    assert fitting_ranks(top) == ranks


@pytest.mark.parametrize("top, chance", [("7h", "35/51"), ("Kd", "15/51"), ("As", "3/51")])
def test_K11_blind_card_from_a_full_pack(top: str, chance: str) -> None:
    blind = blind_chance(top)
    assert f"{blind.fitting}/{blind.unseen}" == chance
    assert blind.chance == Fraction(chance)


def test_K11_blind_card_for_every_top() -> None:
    fitting = {blind.top: blind.fitting for blind in blind_table()}
    assert fitting == {top: 4 * ranks - 1 for top, ranks in fitting_counts().items()}
    assert {blind.unseen for blind in blind_table()} == {51}


def test_K11_seen_cards_are_not_the_blind_one() -> None:
    seen = ["Kc", "Kh", "Ac", "2d", "Ts", "4c", "5d"]
    blind = blind_chance("Kd", seen)  # left: K, three A, three 2, three T
    assert (blind.top, blind.fitting, blind.unseen) == ("K", 10, 44)
    on_ace = {top.top: top.fitting for top in blind_table(seen, AceAnswer.ACE_TWO_TEN)}["A"]
    assert on_ace == 2 + 3 + 3


def test_K11_a_rank_that_is_all_seen_is_not_on_top() -> None:
    tops = [blind.top for blind in blind_table(["7c", "7d", "7h", "7s", "8c"])]
    assert "".join(tops) == "2345689JQKA"


def test_K11_the_last_unseen_card_is_known() -> None:
    assert blind_chance("2c", PACK[1:-1]).chance == 1  # the ace of spades on a two
    assert blind_chance("As", PACK[1:-1]).chance == 0  # the two of clubs on an ace


def test_what_cannot_be_asked_is_named() -> None:
    with pytest.raises(ValueError, match="no such rank: '10'"):
        fitting_ranks("10")
    with pytest.raises(ValueError, match="no such card: '1c'"):
        blind_chance("1c")
    with pytest.raises(ValueError, match="seen twice: '7c'"):
        blind_chance("7c", ["7c"])
    with pytest.raises(ValueError, match="no such card: 'x'"):
        blind_table(["x"])
    with pytest.raises(ValueError, match="no unseen card to turn on '2c'"):
        blind_chance("2c", PACK[1:])


def test_with_one_card_unseen_there_is_no_top_card_with_a_blind_one() -> None:
    pack = [rank + suit for rank in RANKS for suit in SUITS]
    assert len(blind_table(pack[2:])) == 1
    assert blind_table(pack[1:]) == blind_table(pack) == ()
