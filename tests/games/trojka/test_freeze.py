"""Options frozen into the ints that the rules read: one line for every answer."""

import pytest

from kolmikko.cards import PACK
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.options import CLASSIC
from kolmikko.games.trojka.state import Core
from kolmikko.rulekit.options import Written
from tests.games.trojka.drawn import cards, options


@pytest.mark.parametrize(
    "option, answer, frozen",
    [
        ("obliged_may_exchange", False, {"obliged_decide": 0}),
        ("obliged_may_exchange", True, {"obliged_decide": 1}),
        ("trojka_timing", "after_deal", {"sets_after_deal": 1, "sets_after_exchange": 0}),
        ("trojka_timing", "after_exchange", {"sets_after_deal": 0, "sets_after_exchange": 1}),
        ("trojka_timing", "both", {"sets_after_deal": 1, "sets_after_exchange": 1}),
        ("trojka_kinds", "rank_and_suit", {"rank_sets": 1, "suit_sets": 1}),
        ("trojka_kinds", "suit_only", {"rank_sets": 0, "suit_sets": 1}),
        ("trojka_kinds", "rank_only", {"rank_sets": 1, "suit_sets": 0}),
        ("trojka_order", "trump_then_points", {"trump_first": 1, "rank_first": 0}),
        ("trojka_order", "points", {"trump_first": 0, "rank_first": 0}),
        ("trojka_order", "rank_over_suit", {"trump_first": 0, "rank_first": 1}),
        ("trump_trojka_payers", "all", {"active_pay": 0}),
        ("trump_trojka_payers", "active", {"active_pay": 1}),
        ("point_value", 7, {"point_value": 7}),
        ("must_beat", True, {"must_beat": 1}),
        ("must_beat", False, {"must_beat": 0}),
        ("must_follow_suit", True, {"must_follow": 1}),
        ("must_follow_suit", False, {"must_follow": 0}),
        ("bank_split", "three_only", {"two_take_half": 0}),
        ("bank_split", "two_half", {"two_take_half": 1}),
        ("half_rounding", "floor", {"half_up": 0}),
        ("half_rounding", "ceil", {"half_up": 1}),
        ("no_trick_penalty", "none", {"penalty": 0}),
        ("no_trick_penalty", "ante", {"penalty": 1}),
        ("bonus_role", "value_only", {"wild": 0}),
        ("reveal_discards", "never", {"shows_discards": 0}),
        ("reveal_discards", "end_of_deal", {"shows_discards": 1}),
    ],
)
def test_an_answer_becomes_numbers(option: str, answer: Written, frozen: dict[str, int]) -> None:
    core = freeze(CLASSIC.changed({option: answer}))
    assert {name: getattr(core, name) for name in frozen} == frozen


def test_VQ3_the_bonus_cards_there_are_become_wild_cards() -> None:
    assert freeze(options("classic32_wild")).wild == cards("Kd 9d")
    assert freeze(options("classic32_wild", bonus_king="none")).wild == cards("9d")
    assert freeze(options(bonus_role="wild_in_trojka")).wild == 0
    assert freeze(options("classic32")).wild == 0


def test_no_two_answers_of_an_option_freeze_alike() -> None:
    for option in ("trojka_tie", "pay_for", "payment_draw", "ante_on_carry"):
        answers = {
            "trojka_tie": ("split", "eldest", "carry_over"),
            "pay_for": ("trump_trojka", "any_trojka", "none"),
            "payment_draw": ("trojka_with_return", "trojka_without_return", "stock"),
            "ante_on_carry": ("all", "none", "dealer"),
        }[option]
        frozen = {freeze(CLASSIC.changed({option: answer})).numbers() for answer in answers}
        assert len(frozen) == 3


def test_every_card_of_the_whole_pack_has_its_points() -> None:
    core = freeze(CLASSIC)
    assert isinstance(core, Core)
    assert core.points == [*(p for p in (2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 3, 4, 11) for _ in "cdhs")]
    assert len(core.points) == PACK
