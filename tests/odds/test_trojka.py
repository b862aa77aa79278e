"""Odds of Trójka: the known figures, and counting by hand on packs small enough for it."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product

import pytest

from kolmikko.cards import card, name_of
from kolmikko.games.trojka.options import BonusRole, TrojkaKinds
from kolmikko.odds.trojka import (
    expected_payment,
    most_players,
    pack_points,
    point_range,
    sums_by_rank,
    trojka_hands,
    trojka_in_deal,
    trojka_pairs,
    trump_trojka_chance,
    trump_trojka_in_deal,
    unseen_hands,
)
from kolmikko.odds.trojka_rules import CLASSIC, CLASSIC32, CLASSIC32_WILD, TrojkaRules
from kolmikko.rulekit.options import MarkedCard

KING_OF_DIAMONDS = MarkedCard(card("Kd"))
NINE_OF_DIAMONDS = MarkedCard(card("9d"))

Hand = frozenset[str]

PACK36 = TrojkaRules(36)
SUITS_AND_WILD = TrojkaRules(
    24, TrojkaKinds.RANK_AND_SUIT, KING_OF_DIAMONDS, NINE_OF_DIAMONDS, BonusRole.WILD_IN_TROJKA
)

TEN_TO_ACE = tuple(rank + suit for rank in "TJQKA" for suit in "cdhs")
SEEN_NINE = ("Tc", "Td", "Jh", "Js", "Qc", "Qd", "Ah", "As", "Th")
SEEN_FOUR = ("Tc", "Jd", "Qh", "Qs")
ALL_BUT_ELEVEN = (*SEEN_NINE, "Kc", "Kh", "Ks", "Jc")  # of 24: all nines and the king d are left


@pytest.mark.parametrize(
    "deck_size, suit, rank, hands, chance",
    [
        (52, 1144, 52, 22100, "23/425"),
        (36, 336, 36, 7140, "31/595"),
        (32, 224, 32, 4960, "8/155"),
        (24, 80, 24, 2024, "13/253"),
        (20, 40, 20, 1140, "1/19"),
    ],
)
def test_T10_hands_that_are_a_trojka(
    deck_size: int, suit: int, rank: int, hands: int, chance: str
) -> None:
    found = trojka_hands(TrojkaRules(deck_size))
    assert (found.suit, found.rank, found.hands) == (suit, rank, hands)
    assert found.total == suit + rank
    assert found.chance == Fraction(chance)


@pytest.mark.parametrize(
    "kinds, total",
    [
        (TrojkaKinds.RANK_AND_SUIT, 1196),
        (TrojkaKinds.SUIT_ONLY, 1144),
        (TrojkaKinds.RANK_ONLY, 52),
    ],
)
def test_TQ15_only_the_kinds_that_count_are_counted(kinds: TrojkaKinds, total: int) -> None:
    assert trojka_hands(TrojkaRules(52, kinds)).total == total


def test_V5_one_hand_in_155_is_a_trojka_and_with_wild_cards_140_of_4960() -> None:
    assert trojka_hands(CLASSIC32).chance == Fraction(1, 155)
    wild = trojka_hands(CLASSIC32_WILD)
    assert (wild.total, wild.hands) == (140, 4960)


def test_seen_cards_are_in_no_hand() -> None:
    seen = ("Ac", "Ad", "Kc", "Kd", "Qc")  # leaves 15 cards: 3 c, 3 d, 5 h, 5 s; Q three times
    found = trojka_hands(TrojkaRules(20), seen)
    assert (found.suit, found.rank, found.hands) == (0 + 1 + 10 + 10, 4 + 4 + 1, 455)


@pytest.mark.parametrize(
    "deck_size, chance",
    [(52, "44/4165"), (36, "8/935"), (32, "7/899"), (24, "10/1771"), (20, "4/969")],
)
def test_T12_one_hand_is_a_trump_trojka(deck_size: int, chance: str) -> None:
    assert trump_trojka_chance(TrojkaRules(deck_size)) == Fraction(chance)


@pytest.mark.parametrize(
    "players, chance",
    [
        (2, "103006/978775"),
        (3, "5530167/36018920"),
        (4, "2213244904/11112737293"),
        (5, "78235646916961/322923071926000"),
        (6, "4023892083772806911/14218302856901780000"),
    ],
)
def test_T11_at_least_one_trojka_in_a_deal_of_52_cards(players: int, chance: str) -> None:
    assert trojka_in_deal(players).at_least(1) == Fraction(chance)


@pytest.mark.parametrize(
    "players, one, two",
    [
        (2, 0.105240, 0.002996),
        (3, 0.153535, 0.008649),
        (4, 0.199163, 0.016652),
        (5, 0.242273, 0.026721),
        (6, 0.283008, 0.038600),
        (7, 0.321500, 0.052055),
        (8, 0.357876, 0.066871),
        (9, 0.392254, 0.082853),
    ],
)
def test_TQ16_at_least_one_and_two_trojki_to_six_digits(
    players: int, one: float, two: float
) -> None:
    deal = trojka_in_deal(players)
    assert round(float(deal.at_least(1)), 6) == one
    assert round(float(deal.at_least(2)), 6) == two


@pytest.mark.parametrize(
    "players, chance, decimal",
    [
        (2, "41131/405790", 0.101360),
        (3, "34818691/235358200", 0.147939),
        (4, "367137328/1912285375", 0.191989),
        (5, "1808682992939/7740931198000", 0.233652),
        (6, "165370672757677/605614029020000", 0.273063),
    ],
)
def test_T11_at_least_one_trojka_in_a_deal_of_36_cards(
    players: int, chance: str, decimal: float
) -> None:
    found = trojka_in_deal(players, PACK36).at_least(1)
    assert found == Fraction(chance)
    assert round(float(found), 6) == decimal


@pytest.mark.parametrize(
    "players, one, decimal, two",
    [
        (2, "104/8091", 0.012854, "2/40455"),
        (3, "28059/1460875", 0.019207, "646/4382625"),
        (4, "66003976/2587209625", 0.025512, "758028/2587209625"),
        (5, "223090019/7022426125", 0.031768, "23857188/49156982875"),
    ],
)
def test_V6_at_least_one_and_two_trojki_with_32_cards(
    players: int, one: str, decimal: float, two: str
) -> None:
    deal = trojka_in_deal(players, CLASSIC32)
    assert deal.at_least(1) == Fraction(one)
    assert round(float(deal.at_least(1)), 6) == decimal
    assert deal.at_least(2) == Fraction(two)


@pytest.mark.parametrize(
    "players, chance",
    [
        (2, "94897/4502365"),
        (3, "265477/8417465"),
        (4, "6659602119/158753389900"),
        (5, "1660839479/31750677980"),
        (6, "56803963/907162228"),
    ],
)
def test_T12_at_least_one_trump_trojka_in_a_deal(players: int, chance: str) -> None:
    assert trump_trojka_in_deal(players).at_least(1) == Fraction(chance)


def test_V5_without_sets_of_one_suit_there_is_no_trump_trojka() -> None:
    assert trump_trojka_chance(CLASSIC32) == 0
    assert trump_trojka_in_deal(5, CLASSIC32).at_least(1) == 0


@pytest.mark.parametrize("rules", [CLASSIC, PACK36, CLASSIC32, CLASSIC32_WILD, SUITS_AND_WILD])
def test_chances_of_a_deal_add_up(rules: TrojkaRules) -> None:
    deal = trojka_in_deal(4, rules)
    assert len(deal.exactly) == 5
    assert all(chance >= 0 for chance in deal.exactly)
    assert deal.at_least(0) == 1
    assert deal.at_least(5) == 0
    mean = sum(hands * chance for hands, chance in enumerate(deal.exactly))
    assert mean == 4 * trojka_hands(rules).chance


@pytest.mark.parametrize(
    "rules, players, seen",
    [
        (TrojkaRules(20), 2, ()),
        (TrojkaRules(20, TrojkaKinds.SUIT_ONLY), 2, SEEN_FOUR),
        (TrojkaRules(20, TrojkaKinds.RANK_ONLY), 2, SEEN_FOUR),
        (TrojkaRules(20), 3, SEEN_NINE),
        (TrojkaRules(20, TrojkaKinds.RANK_ONLY), 3, SEEN_NINE),
        (SUITS_AND_WILD, 2, (*SEEN_FOUR, "Th", "Ts", "Jh", "Js")),
        (SUITS_AND_WILD, 3, ALL_BUT_ELEVEN),
    ],
)
def test_T10_VQ3_deals_laid_out_one_by_one(
    rules: TrojkaRules, players: int, seen: tuple[str, ...]
) -> None:
    unseen = [card for card in pack_of(rules) if card not in seen]
    trojki = {hand for hand in hands_of(unseen) if is_trojka(hand, rules)}
    counted = Counter(sum(hand in trojki for hand in hands) for hands in all_deals(unseen, players))
    expected = [Fraction(counted[k], counted.total()) for k in range(players + 1)]
    assert list(trojka_in_deal(players, rules, seen).exactly) == expected


def test_T12_deals_with_a_trump_trojka_laid_out_one_by_one() -> None:
    left = [card for card in TEN_TO_ACE if card != "Tc"]  # the turn-up: clubs are trumps
    trumps = set(hands_of(["Jc", "Qc", "Kc", "Ac"]))
    counted = Counter(any(hand in trumps for hand in hands) for hands in all_deals(left, 2))
    found = trump_trojka_in_deal(2, TrojkaRules(20)).at_least(1)
    assert found == Fraction(counted[True], counted.total())


def test_VQ3_a_hand_of_one_suit_and_wild_cards_is_one_trojka() -> None:
    trojki = [hand for hand in hands_of(pack_of(SUITS_AND_WILD)) if is_trojka(hand, SUITS_AND_WILD)]
    assert trojka_hands(SUITS_AND_WILD).total == len(trojki)


def test_VQ3_wild_cards_serve_one_trojka_only() -> None:
    trojki = [hand for hand in hands_of(pack_of(CLASSIC32_WILD)) if is_trojka(hand, CLASSIC32_WILD)]
    together = sum(2 for one, other in combinations(trojki, 2) if not one & other)
    both = trojka_in_deal(2, CLASSIC32_WILD).at_least(2)
    assert both == Fraction(together, 4960 * 3654)


def test_TQ16_one_pair_of_trojki_in_eighteen_ties_on_points() -> None:
    pairs = trojka_pairs(CLASSIC)
    assert (pairs.equal, pairs.disjoint) == (33_888, 609_856)
    assert round(float(pairs.share), 4) == 0.0556
    fewer = trojka_pairs(PACK36)
    assert (fewer.equal, fewer.disjoint) == (3_020, 55_344)


def test_VQ4_trojki_tie_only_with_wild_cards() -> None:
    assert trojka_pairs(CLASSIC32).equal == 0
    wild = trojka_pairs(CLASSIC32_WILD)
    assert wild.equal == 58
    assert set(wild.tied) == {24, 27, 30}


def test_T2_point_sums_run_from_three_jacks_to_three_aces() -> None:
    assert point_range(CLASSIC) == (6, 33)


def test_V3_point_sums_of_each_rank() -> None:
    assert sums_by_rank(CLASSIC32) == {
        "7": (21,),
        "8": (24,),
        "9": (27, 28),
        "T": (30,),
        "J": (6,),
        "Q": (9,),
        "K": (12, 19),
        "A": (33,),
    }


@pytest.mark.parametrize("king, nine", list(product("cdhs", repeat=2)))
def test_VQ2_the_suit_of_the_bonus_cards_changes_no_order(king: str, nine: str) -> None:
    with_bonus = TrojkaRules(
        32, TrojkaKinds.RANK_ONLY, MarkedCard(card("K" + king)), MarkedCard(card("9" + nine))
    )
    for rules in (with_bonus, TrojkaRules(32, TrojkaKinds.RANK_ONLY)):
        sums = sums_by_rank(rules)
        assert "".join(sorted(sums, key=lambda rank: sums[rank], reverse=True)) == "AT987KQJ"
    assert trojka_pairs(with_bonus).equal == 0


@pytest.mark.parametrize(
    "rules, points", [(CLASSIC, 296), (PACK36, 240), (TrojkaRules(32), 216), (CLASSIC32, 224)]
)
def test_T2_V3_points_in_the_pack(rules: TrojkaRules, points: int) -> None:
    assert pack_points(rules) == points


@pytest.mark.parametrize("payers", [1, 2, 3, 4, 5])
def test_T13_a_payer_pays_a_third_of_the_points_under_either_draw(payers: int) -> None:
    points = (11, 4, 8)  # ace, king and eight of trumps
    with_return = list(product(points, repeat=payers))
    rounds = [list(permutations(points)), list(permutations(points))]
    without_return = [(first + second)[:payers] for first, second in product(*rounds)]
    for draws in (with_return, without_return):
        for payer in range(payers):
            paid = Fraction(sum(draw[payer] for draw in draws), len(draws))
            assert paid == expected_payment(sum(points))


@pytest.mark.parametrize(
    "deck_size, obliged_keep, all_exchange",
    [(52, 9, 8), (36, 6, 5), (32, 6, 5), (24, 4, 3), (20, 4, 3)],
)
def test_TQ2_TQ3_most_players(deck_size: int, obliged_keep: int, all_exchange: int) -> None:
    assert most_players(deck_size) == obliged_keep
    assert most_players(deck_size, obliged_may_exchange=True) == all_exchange


def test_VQ3_wild_cards_change_nothing_where_only_sets_of_one_suit_count() -> None:
    bonus = (KING_OF_DIAMONDS, NINE_OF_DIAMONDS)
    plain = TrojkaRules(32, TrojkaKinds.SUIT_ONLY)
    wild = TrojkaRules(32, TrojkaKinds.SUIT_ONLY, *bonus, BonusRole.WILD_IN_TROJKA)
    assert trojka_hands(wild) == trojka_hands(plain)
    assert trojka_in_deal(5, wild) == trojka_in_deal(5, plain)


def test_what_cannot_be_asked_is_named() -> None:
    with pytest.raises(ValueError, match="no such pack: 48"):
        TrojkaRules(48)
    with pytest.raises(ValueError, match="no such pack: 48"):
        most_players(48)
    with pytest.raises(ValueError, match="no bonus card of rank K: 'Qd'"):
        TrojkaRules(bonus_king=MarkedCard(card("Qd")))
    with pytest.raises(ValueError, match="no bonus card of rank 9: '9d'"):
        TrojkaRules(20, bonus_nine=NINE_OF_DIAMONDS)
    with pytest.raises(ValueError, match="cannot deal to 0 players"):
        trojka_in_deal(0)
    with pytest.raises(ValueError, match="cannot deal to 7 players from 20 cards"):
        trojka_in_deal(7, TrojkaRules(20))
    with pytest.raises(ValueError, match="not in the pack of 32: '2c'"):
        trojka_hands(CLASSIC32, ["2c"])
    with pytest.raises(ValueError, match="no hand among 2 unseen cards"):
        trojka_hands(TrojkaRules(20), TEN_TO_ACE[2:])
    with pytest.raises(ValueError, match="negative number of hands: -1"):
        trojka_in_deal(2).at_least(-1)
    for points in (5, 34):
        with pytest.raises(ValueError, match=f"no trojka has so many points: {points}"):
            expected_payment(points)


def is_trojka(hand: Hand, rules: TrojkaRules) -> bool:
    """The rule once more, read off the cards."""
    wild = set()
    if rules.bonus_role is BonusRole.WILD_IN_TROJKA:
        wild = {name_of(number) for number in (rules.bonus_king, rules.bonus_nine)}
    one_suit = len({card[1] for card in hand}) == 1
    one_rank = len({card[0] for card in hand}) == 1 or len({c[0] for c in hand - wild}) == 1
    return (one_suit and rules.trojka_kinds is not TrojkaKinds.RANK_ONLY) or (
        one_rank and rules.trojka_kinds is not TrojkaKinds.SUIT_ONLY
    )


def pack_of(rules: TrojkaRules) -> list[str]:
    return [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"][-rules.deck_size :]


def hands_of(cards: list[str]) -> list[Hand]:
    return [frozenset(hand) for hand in combinations(cards, 3)]


def all_deals(cards: list[str], players: int) -> Iterator[tuple[Hand, ...]]:
    if players == 0:
        yield ()
        return
    for hand in hands_of(cards):
        left = [card for card in cards if card not in hand]
        for others in all_deals(left, players - 1):
            yield (hand, *others)


def test_who_has_seen_cards_has_one_of_the_hands() -> None:
    def may_play(players: int) -> bool:
        return 2 <= players <= 9

    assert unseen_hands(CLASSIC, (), may_play) == [*range(2, 10)]
    assert unseen_hands(CLASSIC, ("7c", "9s", "Kd", "Qs"), may_play) == [*range(1, 9)]
    assert unseen_hands(CLASSIC32, tuple(map(name_of, range(20, 45))), may_play) == [1, 2]
