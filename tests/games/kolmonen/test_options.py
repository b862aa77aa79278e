"""The presets of Kolmonen, as other programs know them."""

import pytest

from kolmikko.games.kolmonen.options import CLASSIC, PRESETS
from kolmikko.rulekit.options import OptionError, Written

DEFAULTS: dict[str, Written] = {
    "first_player": "left_of_dealer",
    "next_dealer": "rotate",
    "topple_extra_turn": "same_player",
    "ten_on_empty": "topples",
    "two_effect": "play_again_optional",
    "voluntary_pickup": True,
    "blind_flip": "when_stuck",
    "blind_special": "effect_no_extra_turn",
    "ace_answer": "ace_only",
    "table_swap_limit": 2,
    "table_swap_timing": "own_turn",
    "pregame_swap": False,
    "hidden_play": "lift_ahead",
    "finish_on_special": "allowed",
    "play_until": "first_out",
    "four_of_a_kind_topples": "off",
    "table_cards_when": "hand_empty",
    "blind_flip_on_ace": True,
    "progress_limit": 200,
    "turn_limit": 20000,
    "stalemate_result": "draw",
}


def test_classic_has_every_option_with_its_default() -> None:
    assert CLASSIC.all_written() == DEFAULTS
    assert PRESETS["classic"] == CLASSIC


@pytest.mark.parametrize(
    "preset, differs",
    [
        (
            "china_hand",
            {
                "two_effect": "reset_only",
                "ace_answer": "ace_two_ten",
                "pregame_swap": True,
                "first_player": "lowest_hand_card",
                "table_swap_limit": 0,
            },
        ),
        (
            "shithead_basic",
            {
                "two_effect": "reset_only",
                "ace_answer": "ace_two_ten",
                "four_of_a_kind_topples": "on_pile",
                "pregame_swap": True,
                "table_swap_limit": 0,
                "hidden_play": "blind_flip",
                "play_until": "last_loser",
                "blind_flip": "off",
            },
        ),
    ],
)
def test_presets_for_neighbours_differ_in_just_these(
    preset: str, differs: dict[str, Written]
) -> None:
    assert PRESETS[preset].differences(CLASSIC) == differs


@pytest.mark.parametrize(
    "option, answer",
    [
        ("two_effects", "reset_only"),
        ("two_effect", "reset"),
        ("two_effect", 2),
        ("voluntary_pickup", 1),
        ("voluntary_pickup", "true"),
        ("table_swap_limit", -1),
        ("table_swap_limit", True),
        ("table_swap_limit", "2"),
        ("progress_limit", 0),
        ("turn_limit", 0),
        ("turn_limit", 1.5),
    ],
)
def test_what_is_no_option_or_no_answer_is_an_error(option: str, answer: object) -> None:
    with pytest.raises(OptionError, match=option):
        CLASSIC.changed({option: answer})
