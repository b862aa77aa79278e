"""Which hands are a trójka, which is the best, who takes the bank: T10, T11, T14, V4 to V8."""

from collections import Counter
from itertools import combinations

import pytest

from kolmikko.cards import RANKS, SUITS, card, card_set
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.options import DeckSize, Options
from kolmikko.games.trojka.rules.sets import NO_SET, strength
from kolmikko.games.trojka.rules.values import points_in
from kolmikko.games.trojka.state import Core, State
from kolmikko.odds.trojka import trojka_hands
from kolmikko.odds.trojka_rules import rules_of
from tests.games.trojka.drawn import cards, options

ANY_HANDS = {DeckSize(52): 22100, DeckSize(36): 7140, DeckSize(32): 4960, DeckSize(24): 2024}


def is_trojka(hand: str, preset: str = "classic", **rules: str) -> bool:
    state = State()
    return strength(state, freeze(options(preset, **rules)), cards(hand)) != NO_SET


def ranking(hands: list[str], preset: str = "classic", trump: str = "c", **rules: str) -> list[int]:
    """The strengths of some hands, under a trump."""
    state = State()
    state.trump = SUITS.index(trump)
    core = freeze(options(preset, **rules))
    return [strength(state, core, cards(hand)) for hand in hands]


# --- what a trójka is ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "hand, yes",
    [
        ("7c 7d 7s", True),
        ("2h 9h Kh", True),
        ("2c 2d 3s", False),
        ("9h Kh Kd", False),
        ("Qh Kh As", False),  # a run is nothing
        ("9d Kd Ks", False),
    ],
)
def test_T10_TQ14_three_of_any_rank_or_of_one_suit_are_a_trojka(hand: str, yes: bool) -> None:
    assert is_trojka(hand) == yes


@pytest.mark.parametrize("hand, yes", [("7c 7d 7s", True), ("2h 9h Kh", False)])
def test_V5_TQ15_rank_only_three_of_one_rank_are_a_trojka(hand: str, yes: bool) -> None:
    assert is_trojka(hand, trojka_kinds="rank_only") == yes


@pytest.mark.parametrize("hand, yes", [("7c 7d 7s", False), ("2h 9h Kh", True)])
def test_TQ15_suit_only_three_of_one_suit_are_a_trojka(hand: str, yes: bool) -> None:
    assert is_trojka(hand, trojka_kinds="suit_only") == yes


@pytest.mark.parametrize("hand, yes", [("7c 7d 7s", True), ("2h 9h Kh", True)])
def test_TQ15_rank_and_suit_three_of_either_are_a_trojka(hand: str, yes: bool) -> None:
    assert is_trojka(hand, trojka_kinds="rank_and_suit") == yes


@pytest.mark.parametrize(
    "hand, yes",
    [
        ("7c 7s Kd", True),
        ("7c 7s 9d", True),
        ("7c Kd 9d", True),
        ("9s Kd 9d", True),
        ("Kd Ks 9d", True),
        ("7c 8s Kd", False),
        ("7c 7s Kh", False),  # only one king is wild
        ("7c 7s 9h", False),
    ],
)
def test_VQ3_wild_in_trojka_bonus_cards_stand_for_any_rank(hand: str, yes: bool) -> None:
    assert is_trojka(hand, "classic32_wild") == yes


@pytest.mark.parametrize("hand", ["7c 7s Kd", "7c Kd 9d"])
def test_VQ3_value_only_bonus_cards_stand_for_themselves(hand: str) -> None:
    assert not is_trojka(hand, "classic32")


def test_VQ3_wild_in_trojka_bonus_cards_do_not_stand_for_a_suit() -> None:
    wild = {"bonus_king": "Kd", "bonus_role": "wild_in_trojka"}
    assert not is_trojka("7c 8c Kd", **wild)
    assert is_trojka("7d 8d Kd", **wild)


def test_VQ3_wild_in_trojka_without_a_bonus_card_makes_none_wild() -> None:
    assert not is_trojka("7c 7s Kd", bonus_role="wild_in_trojka")
    one = {"bonus_role": "wild_in_trojka", "bonus_nine": "9s"}
    assert is_trojka("7c 7d 9s", **one)
    assert not is_trojka("7c 7d Kd", **one)


@pytest.mark.parametrize("size, hands", list(ANY_HANDS.items()))
@pytest.mark.parametrize(
    "kinds, role",
    [
        ("rank_and_suit", "value_only"),
        ("suit_only", "value_only"),
        ("rank_only", "value_only"),
        ("rank_and_suit", "wild_in_trojka"),
        ("rank_only", "wild_in_trojka"),
    ],
)
def test_T10_V5_VQ3_every_hand_of_every_pack_is_told_right(
    size: DeckSize, hands: int, kinds: str, role: str
) -> None:
    rules = {"trojka_kinds": kinds, "bonus_king": "Kd", "bonus_nine": "9s", "bonus_role": role}
    chosen = options("classic", deck_size=int(size), **rules)
    core, state = freeze(chosen), State()
    wild = {"Kd", "9s"} if role == "wild_in_trojka" else set()
    names = [rank + suit for rank in RANKS for suit in SUITS][52 - size :]
    every = list(combinations(names, 3))
    for hand in every:
        found = strength(state, core, card_set(map(card, hand))) != NO_SET
        assert found == as_written(hand, kinds, wild), hand
    assert trojka_hands(rules_of(chosen)).total == sum(as_written(h, kinds, wild) for h in every)
    assert len(every) == hands


def as_written(hand: tuple[str, ...], kinds: str, wild: set[str]) -> bool:
    """T10, V5 and VQ3, read off the names."""
    one_suit = len({name[1] for name in hand}) == 1
    one_rank = len({name[0] for name in hand if name not in wild}) == 1 or (
        len({name[0] for name in hand}) == 1
    )
    return (one_suit and kinds != "rank_only") or (one_rank and kinds != "suit_only")


@pytest.mark.parametrize(
    "rules, sets",
    [
        ({"deck_size": 52}, 1196),
        ({"deck_size": 36}, 372),
        ({"deck_size": 32}, 256),
        ({"deck_size": 24}, 104),
        ({"deck_size": 52, "trojka_kinds": "rank_only"}, 52),
        ({"deck_size": 52, "trojka_kinds": "suit_only"}, 1144),
    ],
)
def test_T10_TQ1_so_many_hands_are_a_trojka(rules: dict[str, str | int], sets: int) -> None:
    chosen = options("classic", **rules)
    assert len(all_sets(chosen)) == sets


def test_V5_VQ3_32_of_4960_hands_are_a_trojka_and_with_wild_cards_140() -> None:
    assert len(all_sets(options("classic32"))) == 32
    assert len(all_sets(options("classic32_wild"))) == 140


def all_sets(chosen: Options, trump: str = "c") -> dict[int, int]:
    """Every trójka of the pack, with its strength under a trump."""
    core, state = freeze(chosen), State()
    state.trump = SUITS.index(trump)
    hands = map(card_set, combinations(range(52 - chosen.deck_size, 52), 3))
    strengths = ((hand, strength(state, core, hand)) for hand in hands)
    return {hand: value for hand, value in strengths if value != NO_SET}


# --- which is the best --------------------------------------------------------------------------


def test_T11_TQ16_trump_then_points_a_trump_set_is_above_all_others() -> None:
    trumps, aces, hearts = ranking(["2c 3c 4c", "Ah As Ad", "Ah Th 9h"])
    assert trumps > aces > hearts


def test_TQ16_points_a_trump_set_is_a_set_like_any_other() -> None:
    trumps, aces = ranking(["2c 3c 4c", "Ah As Ad"], trojka_order="points")
    assert aces > trumps
    high_trumps, fours = ranking(["2c 3c Kc", "4h 4s 4d"], trojka_order="points")
    assert fours > high_trumps


def test_TQ16_rank_over_suit_any_set_of_one_rank_is_above_all_of_one_suit() -> None:
    twos, jacks, hearts, trumps = ranking(
        ["2h 2d 2s", "Jh Jd Js", "Ah Th 9h", "Ac Tc 9c"], trojka_order="rank_over_suit"
    )
    assert twos == jacks > hearts == trumps
    fours, threes = ranking(["4h 4d 4s", "3h 3d 3s"], trojka_order="rank_over_suit")
    assert fours > threes


@pytest.mark.parametrize("order", ["trump_then_points", "points"])
def test_TQ16_V6_without_trumps_points_decide_and_rank_and_suit_are_equal(order: str) -> None:
    tens, kings, hearts, more = ranking(
        ["Td Th Ts", "Kd Kh Ks", "5h 4h 3h", "6h 4h 3h"], trojka_order=order
    )
    assert tens > more > hearts == kings


def test_V6_VQ5_points_decide_and_not_ranks() -> None:
    order = [f"{rank}c {rank}h {rank}s" for rank in "AT987KQJ"]
    for preset in ("classic32", "classic32_wild"):
        strengths = ranking(order, preset)
        assert strengths == sorted(strengths, reverse=True)
        assert len(set(strengths)) == 8


def test_V3_V6_bonus_cards_add_their_points_to_a_trojka() -> None:
    bonus, plain, eights = ranking(["9d 9h 9s", "9c 9h 9s", "8c 8h 8s"], "classic32")
    assert bonus > plain > eights
    bonus, plain, sevens = ranking(["Kd Kh Ks", "Kc Kh Ks", "7c 7h 7s"], "classic32")
    assert sevens > bonus > plain


def test_V6_no_two_trojki_that_meet_are_equal_in_the_second_version() -> None:
    for preset in ("classic32", "classic32_wild"):
        sets = all_sets(options(preset))
        assert not any(v == w for (a, v), (b, w) in combinations(sets.items(), 2) if not a & b)


def test_VQ4_58_pairs_tie_on_points_and_natural_then_rank_tells_them_apart() -> None:
    core = freeze(options("classic32_wild"))
    sets = all_sets(options("classic32_wild"))
    sums = Counter[int]()
    for (one, _), (other, _) in combinations(sets.items(), 2):
        if not one & other and points_in(core, one) == points_in(core, other):
            sums[points_in(core, one)] += 1
            assert natural_rank(one, core) != natural_rank(other, core)
            higher = natural_rank(one, core) > natural_rank(other, core)
            assert (sets[one] > sets[other]) == higher
    assert (set(sums), sums.total()) == ({24, 27, 30}, 58)


def natural_rank(hand: int, core: Core) -> tuple[bool, int]:
    """VQ3, read off the cards: whether no card stands for another, and for which rank all stand."""
    ranks = {number >> 2 for number in range(52) if hand >> number & 1}
    own = {number >> 2 for number in range(52) if (hand & ~core.wild) >> number & 1}
    return len(ranks) == 1, max(own)


@pytest.mark.parametrize(
    "higher, lower",
    [
        ("8c 8h 8s", "7c 7h Td"),  # more points though
        ("9c 9h 9s", "8c 8s Kd"),  # both 27: natural over wild
        ("Th Tc Ts", "9s Kd 9d"),  # both 30
        ("8c 8h 8s", "7c 7s 9d"),  # both 24
    ],
)
def test_VQ4_natural_is_above_wild_when_the_points_are_equal(higher: str, lower: str) -> None:
    one, other = ranking([higher, lower], "classic32_wild")
    assert one > other


def test_VQ4_natural_of_one_suit_is_above_wild_of_one_rank_when_the_points_are_equal() -> None:
    rules = {"bonus_king": "Kd", "bonus_role": "wild_in_trojka"}
    suited, wild = ranking(["Ah Th 4h", "7c 7s Kd"], **rules)  # both 25
    assert suited > wild


@pytest.mark.parametrize("higher, lower", [("Kc Kh Ks", "4c 4h 4s"), ("Jc Jh Js", "2c 2h 2s")])
def test_VQ4_higher_rank_wins_when_points_are_equal_where_cards_may_be_wild(
    higher: str, lower: str
) -> None:
    rules = {"bonus_king": "Kd", "bonus_nine": "9d"}
    one, other = ranking([higher, lower], **rules, bonus_role="wild_in_trojka")
    assert one > other
    one, other = ranking([higher, lower], **rules, bonus_role="value_only")
    assert one == other


@pytest.mark.parametrize("trump", SUITS)
def test_TQ16_5_pairs_in_90_tie_in_the_main_version(trump: str) -> None:
    sets = all_sets(options(trojka_order="points"), trump)
    pairs = [v == w for (a, v), (b, w) in combinations(sets.items(), 2) if not a & b]
    assert (sum(pairs), len(pairs)) == (33_888, 609_856)
