"""The presets of Trójka, answer by answer, and what an option refuses."""

import pytest

from kolmikko.games.trojka.options import CLASSIC, PRESETS, Options
from kolmikko.rulekit.options import OptionError, Written, cards_of

VERSION_32: dict[str, Written] = {
    **{"deck_size": 32, "trojka_kinds": "rank_only", "trojka_order": "points"},
    **{"pay_for": "none", "bank_split": "two_half", "no_trick_penalty": "ante"},
}


def test_classic_gives_the_default_answers() -> None:
    assert CLASSIC.all_written() == {
        **{"deck_size": 52, "obliged_may_exchange": False, "trojka_timing": "after_deal"},
        **{"trojka_kinds": "rank_and_suit", "trojka_order": "trump_then_points"},
        **{"trojka_tie": "split", "pay_for": "trump_trojka"},
        **{"payment_draw": "trojka_with_return", "trump_trojka_payers": "all", "point_value": 1},
        **{"must_beat": True, "must_follow_suit": False, "bank_split": "three_only"},
        **{"half_rounding": "floor", "no_trick_penalty": "none", "ante_on_carry": "all"},
        **{"bonus_king": "none", "bonus_nine": "none"},
        **{"bonus_role": "value_only", "reveal_discards": "never", "residual_bank": "split"},
    }
    assert Options() == CLASSIC == CLASSIC.changed({"bonus_king": "none", "bonus_nine": "none"})


@pytest.mark.parametrize(
    "preset, rules",
    [
        ("classic", {}),
        ("classic32", {**VERSION_32, "bonus_king": "Kd", "bonus_nine": "9d"}),
        (
            "classic32_wild",
            {**VERSION_32, "bonus_king": "Kd", "bonus_nine": "9d", "bonus_role": "wild_in_trojka"},
        ),
        (
            "tri_listika",
            {
                **{"deck_size": 32, "trojka_kinds": "suit_only", "pay_for": "any_trojka"},
                **{"payment_draw": "stock", "must_follow_suit": True, "bank_split": "two_half"},
            },
        ),
    ],
)
def test_V0_a_preset_is_the_main_version_with_other_answers(
    preset: str, rules: dict[str, Written]
) -> None:
    assert PRESETS[preset] == CLASSIC.changed(rules)
    assert PRESETS[preset].differences(CLASSIC) == rules


@pytest.mark.parametrize(
    "option, answer",
    [
        ("deck_size", 20),
        ("deck_size", "32"),
        ("must_beat", 1),
        ("point_value", -1),
        ("point_value", True),
        ("bonus_king", "Qd"),
        ("bonus_king", "9d"),
        ("bonus_nine", "Kd"),
        ("trojka_tie", "SPLIT"),
        ("trojka_tie", None),
        ("no_such_option", 1),
    ],
)
def test_an_answer_that_an_option_does_not_have_is_refused(option: str, answer: object) -> None:
    with pytest.raises(OptionError, match=option):
        CLASSIC.changed({option: answer})


def test_bonus_cards_are_of_their_rank() -> None:
    assert cards_of(Options, "bonus_nine") == ("9c", "9d", "9h", "9s")
    assert cards_of(Options, "point_value") == ()
