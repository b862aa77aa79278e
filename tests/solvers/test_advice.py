"""Advice at the table: legal, whole, equal to the rule of thumb, silent about other rules."""

import pytest

from kolmikko.cards import PACK, card
from kolmikko.dice import dice
from kolmikko.games.trojka.options import CLASSIC, CLASSIC32, PRESETS, Options
from kolmikko.games.trojka.thumb import thumb
from kolmikko.solvers.advice import advice, heights
from kolmikko.solvers.position import Position
from kolmikko.solvers.prospects import prospects, worths
from kolmikko.solvers.tables import STAKES, digest_of, rules_of, shipped
from tests.solvers.packs import dealt, with_tricks

BANKS = {10: 0, 15: 5, 18: 8, 19: 9, 20: 10}
"""Banks of the second version for a stake of 5, and what they are before the antes."""


@pytest.mark.parametrize("options, bank", [(CLASSIC, 0), *((CLASSIC32, b) for b in BANKS.values())])
def test_advice_is_about_the_legal_actions_through_whole_deals(options: Options, bank: int) -> None:
    for chance, deal in with_tricks(options, 60, bank):
        while deal.actor is not None:
            view = deal.observe(deal.actor)
            told = advice(view, options)
            assert told is not None
            assert set(told) == set(deal.legal())
            assert sum(told.values()) == pytest.approx(1)
            assert min(told.values()) >= 0
            deal.act(chance.choice(deal.legal()))


def test_in_the_main_version_advice_is_the_rule_of_thumb() -> None:
    for chance, deal in with_tricks(CLASSIC, 200):
        while deal.actor is not None:
            view = deal.observe(deal.actor)
            told = advice(view, CLASSIC)
            assert told is not None
            if sum(view.tricks[:2]) == 0:
                height = heights(CLASSIC, view.turn_up)
                played = {height[action % PACK] for action, chance in told.items() if chance}
                assert played == {height[thumb(view, dice(1)) % PACK]}
            deal.act(chance.choice(deal.legal()))


@pytest.mark.parametrize(
    "options, stake, seats",
    [
        (CLASSIC32, 3, 2),
        (CLASSIC, 5, 3),
        (PRESETS["classic32_wild"], 5, 2),
        (PRESETS["tri_listika"], 5, 2),
        (CLASSIC32.changed({"half_rounding": "ceil"}), 5, 2),
        (CLASSIC.changed({"must_beat": False}), 5, 2),
    ],
)
def test_what_was_not_solved_gets_no_advice(options: Options, stake: int, seats: int) -> None:
    for seed in range(20):
        deal = dealt(options, seed, stake, seats=seats)
        if deal.actor is not None:
            assert advice(deal.observe(deal.actor), options) is None


def test_no_bank_but_those_of_a_session_gets_advice() -> None:
    _, deal = next(with_tricks(CLASSIC32, 1, bank=1))
    assert deal.actor is not None
    assert advice(deal.observe(deal.actor), CLASSIC32) is None


def test_who_is_not_to_act_gets_no_advice() -> None:
    _, deal = next(with_tricks(CLASSIC32, 1))
    assert deal.actor is not None
    assert advice(deal.observe(1 - deal.actor), CLASSIC32) is None


@pytest.mark.parametrize("stake", STAKES)
def test_tables_in_the_package_were_solved_for_the_rules_as_they_are(stake: int) -> None:
    book = shipped(stake)
    assert book is not None
    assert book.head.stake == stake
    assert book.head.rules == rules_of(CLASSIC32)
    assert book.head.digest == digest_of(CLASSIC32, stake)
    assert book.head.nashconv < 1e-4


def test_a_changed_rule_changes_the_digest() -> None:
    usual = digest_of(CLASSIC32, 5)
    assert digest_of(CLASSIC32.changed({"half_rounding": "ceil"}), 5) != usual
    assert digest_of(CLASSIC32, 10) != usual


@pytest.mark.parametrize("hand", ["7c 9s Kd", "7c 8c Ad", "Tc Js Ah", "7s 8s 9s"])
@pytest.mark.parametrize("led", [None, "8d", "Td", "Kh", "Ks"])
def test_nothing_is_worth_more_than_what_the_tables_choose(hand: str, led: str | None) -> None:
    up = card("Qs")
    height = heights(CLASSIC32, up)
    low, middle, high = sorted(map(card, hand.split()), key=lambda each: height[each])
    lying = card(led) if led else -1
    position = Position(led is None, (low, middle, high), led=lying)
    found = prospects(CLASSIC32, up, position, 5, 20)
    assert found
    best = max(each.worth for each in found)
    for each in found:
        assert sum(each.tricks) == pytest.approx(1)
        if each.chance > 0.05:
            assert each.worth > best - 0.01


def test_prospects_know_what_has_been_played() -> None:
    up = card("Qs")
    hand = (card("7c"), card("Kd"), card("9s"))
    beaten = Position(True, hand, 1, theirs=card("Ah"), led=card("8h"))
    found = prospects(CLASSIC32, up, beaten, 5, 10)
    assert found is not None
    assert [each.card for each in found] == [card("9s")]
    assert found[0].tricks[0] == found[0].tricks[3] == 0
    won = prospects(CLASSIC32, up, Position(True, hand, 1), 5, 10)
    assert won is not None
    assert all(each.tricks[0] == 0 for each in won)


@pytest.mark.parametrize("options, bank, lost", [(CLASSIC, 0, 1e-9), (CLASSIC32, 0, 0.01)])
def test_what_the_solution_plays_wins_the_most(options: Options, bank: int, lost: float) -> None:
    for chance, deal in with_tricks(options, 6, bank):
        while deal.actor is not None:
            view = deal.observe(deal.actor)
            chances, won = advice(view, options), worths(view, options)
            assert chances is not None
            if won is None:
                assert len(deal.legal()) == 1
            else:
                assert set(won) == set(deal.legal())
                played = [action for action in won if chances[action] > 0.02]
                assert min(won[action] for action in played) >= max(won.values()) - lost
            deal.act(chance.choices(list(chances), list(chances.values()))[0])


@pytest.mark.parametrize("options", [CLASSIC, CLASSIC32])
def test_every_action_is_worth_something_however_it_came_to_it(options: Options) -> None:
    for chance, deal in with_tricks(options, 8):
        while deal.actor is not None:
            won = worths(deal.observe(deal.actor), options)
            assert won is None or set(won) == set(deal.legal())
            deal.act(chance.choice(deal.legal()))


def test_for_rules_that_are_not_solved_nothing_is_worth_anything() -> None:
    for _, deal in with_tricks(PRESETS["tri_listika"], 3):
        assert deal.actor is not None
        assert worths(deal.observe(deal.actor), PRESETS["tri_listika"]) is None
