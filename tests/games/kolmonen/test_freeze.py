"""Options frozen into what the rules read: the clauses' tables, and that no option is dead."""

import pytest

from kolmikko.cards import RANKS, count, rank_of, read_cards
from kolmikko.games.kolmonen.clauses import CLAUSES, OK
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.options import CLASSIC, PRESETS, Options
from kolmikko.games.kolmonen.state import EMPTY
from kolmikko.rulekit.options import Written, answers_of, option_names

CLASSIC_CORE = freeze(CLASSIC)

EVERY_ANSWER = [
    (option, answer)
    for option in option_names(Options)
    for answer in answers_of(Options, option) or (1, 7)
    if answer != CLASSIC.written(option)
]


def test_K7_K13_K15_K16_so_many_ranks_fit_on_each_top() -> None:
    fitting = {
        top: count(CLASSIC_CORE.fits[rank]) // 4 for rank, top in enumerate(RANKS) if top != "T"
    }
    assert fitting == {
        **{"2": 13, "3": 13, "4": 12, "5": 11, "6": 10, "7": 9, "8": 8, "9": 7},
        **{"J": 6, "Q": 5, "K": 4, "A": 1},
    }


@pytest.mark.parametrize("preset", PRESETS)
def test_a_card_fits_where_no_clause_keeps_it_off(preset: str) -> None:
    core = freeze(PRESETS[preset])
    for top in range(EMPTY + 1):
        for card in range(52):
            kept_off = core.why_not[top * 13 + rank_of(card)] != OK
            assert (core.fits[top] >> card & 1 == 0) == kept_off


@pytest.mark.parametrize(
    "rank, top, clause",
    [("5", "8", "K7"), ("K", "A", "K15"), ("T", "A", "K15"), ("2", "A", "K15"), ("9", "T", "K7")],
)
def test_a_card_that_does_not_fit_has_its_clause(rank: str, top: str, clause: str) -> None:
    kept_off_by = CLASSIC_CORE.why_not[RANKS.index(top) * 13 + RANKS.index(rank)]
    assert CLAUSES.id_of(kept_off_by) == clause


@pytest.mark.parametrize("option, answer", EVERY_ANSWER)
def test_every_answer_of_every_option_reaches_the_rules(option: str, answer: Written) -> None:
    changed = CLASSIC.changed({option: answer})
    if option == "next_dealer":  # asked between deals, not in them
        assert freeze(changed) == CLASSIC_CORE
    else:
        assert freeze(changed) != CLASSIC_CORE


def test_different_answers_are_frozen_differently() -> None:
    for option in option_names(Options):
        if option != "next_dealer":
            answers = answers_of(Options, option) or (1, 2, 7)
            cores = {freeze(CLASSIC.changed({option: a})).numbers() for a in answers}
            assert len(cores) == len(answers), option


def test_a_blind_card_fits_by_the_same_table_as_a_played_one_under_every_reading() -> None:
    for answer in answers_of(Options, "blind_special"):
        changed = freeze(CLASSIC.changed({"blind_special": answer}))
        assert changed.fits == CLASSIC_CORE.fits


def test_plain_ten_takes_jack_and_higher_ten_and_two() -> None:
    on_ten = CLASSIC_CORE.fits[RANKS.index("T")]
    assert on_ten & read_cards("3c 4c 5c 6c 7c 8c 9c") == 0
    assert on_ten & read_cards("2c Tc Jc Qc Kc Ac") == read_cards("2c Tc Jc Qc Kc Ac")


def test_the_limit_on_exchanges_is_as_large_as_one_likes() -> None:
    assert freeze(CLASSIC.changed({"table_swap_limit": 10**9})).swap_limit == 10**9
