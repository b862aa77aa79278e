"""Puzzles: one action is right, and the game goes on as it should."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kolmikko.dice import dice
from kolmikko.endgames.puzzles import LONGEST_DRAW, any_endgame, best_of, line, only_right, puzzle
from kolmikko.endgames.solve import LOSS, STALEMATE, WIN, Solved, Worth, solve, unlimited
from kolmikko.games.kolmonen.flow import act, legal
from kolmikko.games.kolmonen.notation import read_position, write_position
from kolmikko.games.kolmonen.options import CLASSIC
from kolmikko.games.kolmonen.state import OVER
from tests.games.kolmonen.drawn import cards_in_play, count_of_cards

LAW = settings(max_examples=8, deadline=None)


@LAW
@given(seed=st.integers(0, 2**32), cards=st.integers(4, 5))
def test_a_single_action_is_right(seed: int, cards: int) -> None:
    found = puzzle(CLASSIC, cards, seed, fast=False)
    assert found == puzzle(CLASSIC, cards, seed, fast=False)
    assert max(found.state.hidden) <= 1
    values = sorted(worth.value for worth in found.solved.actions)
    assert values[-2] < values[-1] == found.best.value
    assert len(values) >= 3


@LAW
@given(seed=st.integers(0, 2**32), cards=st.integers(4, 5))
def test_the_line_is_as_long_as_was_said(seed: int, cards: int) -> None:
    found = puzzle(CLASSIC, cards, seed, fast=False)
    state, core = found.state.copy(), unlimited(CLASSIC)
    actions = list(line(state, CLASSIC, fast=False))
    assert actions[0] == found.best.action
    for action in actions:
        assert legal(state, core) >> action & 1
        act(state, core, action)
    if found.best.length is None:
        assert (len(actions), state.stage == OVER) == (LONGEST_DRAW, False)
    else:
        assert (len(actions), state.place[found.state.turn]) == (found.best.length, 1)


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 2**32), cards=st.integers(2, 15))
def test_endgames_are_whole_positions(seed: int, cards: int) -> None:
    state = any_endgame(dice(seed), cards)
    assert cards_in_play(state) == (1 << 52) - 1
    assert count_of_cards(state) == 52
    assert state.toppled.bit_count() == 52 - cards
    assert sorted(state.deck) == list(range(52))
    again = read_position(write_position(state), unlimited(CLASSIC))
    assert write_position(again) == write_position(state)


@pytest.mark.parametrize(
    "worths, right",
    [
        ([(WIN, 7), (LOSS, 2), (LOSS, 4)], 0),
        ([(LOSS, 2), (STALEMATE, None), (LOSS, 4)], 1),
        ([(WIN, 7), (WIN, 9), (LOSS, 4)], None),
        ([(WIN, 7), (LOSS, 2)], None),
        ([(WIN, 3), (LOSS, 2), (LOSS, 4)], None),
        ([(LOSS, 3), (LOSS, 2), (LOSS, 4)], None),
    ],
    ids=("a win", "a draw", "two wins", "hardly a choice", "at once", "lost"),
)
def test_what_is_worth_asking_for(
    worths: list[tuple[float, int | None]], right: int | None
) -> None:
    solved = Solved(tuple(Worth(n, *worth) for n, worth in enumerate(worths)), 9)
    assert only_right(solved) == (None if right is None else solved.actions[right])


def test_who_wins_hurries_and_who_loses_does_not() -> None:
    actions = [(WIN, 7), (WIN, 5), (LOSS, 9)]
    assert best_of(Solved(tuple(Worth(n, *w) for n, w in enumerate(actions)), 9)).action == 1
    actions = [(LOSS, 6), (LOSS, 8), (LOSS, 2)]
    assert best_of(Solved(tuple(Worth(n, *w) for n, w in enumerate(actions)), 9)).action == 1


def test_what_is_solved_does_not_change_the_position() -> None:
    state = any_endgame(dice(4), 5)
    before = state.copy()
    solve(state, CLASSIC)
    assert state == before
