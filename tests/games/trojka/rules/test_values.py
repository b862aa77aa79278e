"""Ranks, points, bonus cards, and what beats what: T1, T2, V3, V9, T19, T20."""

from collections import Counter

import pytest

from kolmikko.cards import PACK, RANKS, SUITS, card, members, name_of
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.options import PRESETS
from kolmikko.games.trojka.rules.values import cards_that_beat, points_in
from kolmikko.testing import moves, play
from tests.games.trojka.drawn import cards, chips, dealt, options, position

EVERY_CARD = [rank + suit for rank in RANKS for suit in SUITS]
CLASSIC_POINTS = dict(zip("23456789TJQKA", (2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 3, 4, 11), strict=True))


def points_of(name: str, preset: str = "classic", **rules: str) -> int:
    return freeze(options(preset, **rules)).points[card(name)]


def beats(one: str, best: str, trump: str) -> bool:
    """The definition of section 4.2 of the rules, read off the two names."""
    if one[1] == trump and best[1] != trump:
        return True
    both_or_neither = (one[1] == trump) == (best[1] == trump)
    return both_or_neither and "23456789TJQKA".index(one[0]) > "23456789TJQKA".index(best[0])


@pytest.mark.parametrize("trump", SUITS)
def test_T19_T20_every_pair_of_cards_beats_as_defined(trump: str) -> None:
    for best in EVERY_CARD:
        beating = cards_that_beat(card(best), SUITS.index(trump))
        found = {name_of(number) for number in members(beating)}
        assert found == {one for one in EVERY_CARD if beats(one, best, trump)}


@pytest.mark.parametrize(
    "one, best, wins",
    [
        ("Kh", "Qs", True),  # suit does not matter
        ("2c", "As", True),  # any trump beats any plain card
        ("As", "2c", False),
        ("9d", "9s", False),  # equal ranks: the earlier card stays
        ("Th", "Ks", False),  # ten points, but a lower rank
        ("Kc", "Tc", True),
        ("Jc", "Qc", False),
    ],
)
def test_T19_T20_higher_card_or_trump_wins(one: str, best: str, wins: bool) -> None:
    assert bool(cards_that_beat(card(best), SUITS.index("c")) & cards(one)) == wins


def test_T1_the_ace_is_highest_and_the_two_lowest() -> None:
    order = "23456789TJQKA"
    for place, rank in enumerate(order):
        higher = cards_that_beat(card(rank + "c"), SUITS.index("c"))
        assert {name_of(n) for n in members(higher)} == {r + "c" for r in order[place + 1 :]}


def test_T2_points_are_not_the_ranks() -> None:
    assert {name: points_of(name) for name in EVERY_CARD} == {
        name: CLASSIC_POINTS[name[0]] for name in EVERY_CARD
    }


@pytest.mark.parametrize(
    "rules, points",
    [
        ({}, 296),
        ({"deck_size": 36}, 240),
        ({"deck_size": 32}, 216),
        ({"deck_size": 32, "bonus_king": "Kd", "bonus_nine": "9d"}, 224),
    ],
)
def test_T2_V3_points_in_the_whole_pack(rules: dict[str, str | int], points: int) -> None:
    chosen = options("classic", **rules)
    pack = sum(1 << number for number in TROJKA.pack(chosen))
    assert points_in(freeze(chosen), pack) == points


def test_V3_one_king_counts_11_and_one_nine_10() -> None:
    assert {suit: points_of("K" + suit, "classic32") for suit in SUITS} == Counter(
        c=4, d=11, h=4, s=4
    )
    assert {suit: points_of("9" + suit, "classic32") for suit in SUITS} == Counter(
        c=9, d=10, h=9, s=9
    )
    assert points_of("Ad", "classic32") == 11


@pytest.mark.parametrize("suit", SUITS)
def test_VQ2_bonus_king_and_bonus_nine_may_be_of_any_suit(suit: str) -> None:
    rules = {"bonus_king": "K" + suit, "bonus_nine": "9" + suit}
    assert points_of("K" + suit, **rules) == 11
    assert points_of("9" + suit, **rules) == 10
    others = [name for name in EVERY_CARD if name[1] != suit]
    assert all(points_of(name, **rules) == CLASSIC_POINTS[name[0]] for name in others)


def test_VQ2_bonus_king_and_bonus_nine_may_be_of_different_suits() -> None:
    rules = {"bonus_king": "Ks", "bonus_nine": "9c"}
    assert [points_of(name, **rules) for name in ("Ks", "9c", "Kc", "9s")] == [11, 10, 4, 9]


def test_VQ2_none_makes_a_bonus_card_count_as_any_other() -> None:
    assert points_of("Kd", "classic32", bonus_king="none") == 4
    assert points_of("9d", "classic32", bonus_nine="none") == 9
    assert points_of("9d", "classic32", bonus_king="none") == 10


def test_V9_bonus_cards_are_ordinary_cards_of_their_suit_in_the_tricks() -> None:
    picture = """
        trojka    turn 2   pack 32   turn-up 7s
        seat 1    hand 2
        seat 2    hand Kd 9d 8c
        trick     1 up {}
    """
    for preset in ("classic32", "classic32_wild"):
        assert moves(position(picture.format("Ac"), preset)) == [
            *("discard 8c", "discard 9d", "discard Kd"),
        ]
        assert moves(position(picture.format("Qc"), preset)) == ["play Kd"]
        assert moves(position(picture.format("8h"), preset)) == ["play 9d", "play Kd"]


def test_V3_bonus_cards_count_more_in_payments_too() -> None:
    deal = dealt(
        "7c 8h 9s",
        "Kd 9d Jd",
        turn_up="7d",
        preset="classic32",
        trojka_kinds="rank_and_suit",
        pay_for="trump_trojka",
    )
    assert moves(deal) == ["draw 9d", "draw Jd", "draw Kd"]
    for name, paid in (("Kd", 11), ("9d", 10), ("Jd", 2)):
        twin = deal.copy()
        play(twin, f"draw {name}")
        assert chips(twin) == ([95 - paid, 105 + paid], 0)


@pytest.mark.parametrize("preset", PRESETS)
def test_T2_no_card_counts_less_than_2_or_more_than_11(preset: str) -> None:
    core = freeze(PRESETS[preset])
    assert len(core.points) == PACK
    assert (min(core.points), max(core.points)) == (2, 11)
