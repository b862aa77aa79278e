"""Solved endgames: drawn ones, and as many as time allows against brute force."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kolmikko.cards import RANKS, card_set, members, rank_of
from kolmikko.dice import below, dice
from kolmikko.endgames.places import Ground, pack, rest, unpack
from kolmikko.endgames.puzzles import any_endgame
from kolmikko.endgames.solve import (
    LOSS,
    SOONEST_STALEMATE,
    STALEMATE,
    WIN,
    Solved,
    UnsolvableError,
    Worth,
    ground_of,
    solve,
    unlimited,
)
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.options import CLASSIC, PRESETS, Options
from kolmikko.games.kolmonen.state import OVER, State
from kolmikko.rulekit import gear
from kolmikko.rulekit.game import Setup
from kolmikko.testing import at_random, options_of, walk
from tests.endgames.brute import brute
from tests.games.kolmonen.drawn import position
from tests.gates.figures import SIZE

PARTS = 2
"""Of 200 endgames each; with KOLMIKKO_SIZE=25 ten thousand are compared."""

LAW = settings(max_examples=25, deadline=None)
DRAWS = options_of(KOLMONEN).map(
    lambda o: o.changed({"stalemate_result": "draw", "progress_limit": 200, "turn_limit": 20_000})
)
"""House rules under which a stalemate is a draw, and comes late."""


def endgame(seed: int, cards: int) -> State:
    """An endgame in which the seats may have exchanges left."""
    luck = dice(seed, cards)
    state = any_endgame(luck, cards)
    for seat in range(2):
        state.swaps_left[seat] = below(luck, 3)
    return state


def solved(text: str, **rules: str | int) -> dict[str, Worth]:
    """What each action of a drawn position is worth, by the text of the move."""
    deal = position(text, **rules)
    assert isinstance(deal.setup.options, Options)
    worths = solve(deal.state, deal.setup.options).actions
    return {deal.move_of(worth.action).text: worth for worth in worths}


def worths(found: Solved) -> dict[int, tuple[float, int | None]]:
    return {worth.action: (worth.value, worth.length) for worth in found.actions}


def test_a_win_in_one_and_what_throws_it_away() -> None:
    found = solved("""
        kolmonen  turn 1  stock 0  pile 5c
        seat 1    hand Kd Kh
        seat 2    hand Ad
    """)
    assert {move: (worth.value, worth.length) for move, worth in found.items()} == {
        "play Kd Kh": (WIN, 1),
        "play Kd": (LOSS, 2),
        "take": (LOSS, 2),
    }


def test_a_two_and_its_followers_are_actions_of_their_own() -> None:
    found = solved("""
        kolmonen  turn 2  stock 0  pile Qc
        seat 1    hand 9d
        seat 2    hand 2d 4h
    """)
    assert (found["play 2d"].value, found["play 2d"].length) == (WIN, 2)


def test_hidden_cards_are_known_and_come_in_their_order() -> None:
    drawing = """
        kolmonen  turn 1  stock 0  pile 3s 7h
        seat 1    hand Tc    hidden {}
        seat 2    hand Jh
    """
    assert solved(drawing.format("9s Kd"))["play Tc"].value == LOSS
    assert solved(drawing.format("Kd 9s"))["play Tc"].value == WIN


def test_what_never_ends_is_half_a_win() -> None:
    found = solved("""
        kolmonen  turn 1  stock 0  pile 5h
        seat 1    hand 6h 8s 9d
        seat 2    hand 8c
    """)
    assert (found["play 9d"].value, found["play 9d"].length) == (STALEMATE, None)
    assert {worth.value for move, worth in found.items() if move != "play 9d"} == {LOSS}


@pytest.mark.parametrize("options", PRESETS.values(), ids=list(PRESETS))
@LAW
@given(seed=st.integers(0, 2**32), cards=st.integers(2, 4))
def test_the_solver_agrees_with_brute_force(options: Options, seed: int, cards: int) -> None:
    state = endgame(seed, cards)
    assert worths(solve(state, options, most=500)) == brute(state, options)


@LAW
@given(seed=st.integers(0, 2**32), cards=st.integers(2, 4), options=DRAWS)
def test_it_does_so_under_any_house_rules(seed: int, cards: int, options: Options) -> None:
    state = endgame(seed, cards)
    assert worths(solve(state, options, most=500)) == brute(state, options)


@LAW
@given(seed=st.integers(0, 2**32), cards=st.integers(2, 4))
def test_counting_quiet_turns_changes_nothing(seed: int, cards: int) -> None:
    state, options = endgame(seed, cards), CLASSIC.changed({"progress_limit": SOONEST_STALEMATE})
    counted = brute(state, options, counted=True)
    values = {worth.action: worth.value for worth in solve(state, options, most=500).actions}
    assert values == {action: value for action, (value, _) in counted.items()}


@LAW
@given(seed=st.integers(0, 2**32), cards=st.integers(4, 15), options=DRAWS)
def test_a_packed_position_is_the_same_but_for_suits(
    seed: int, cards: int, options: Options
) -> None:
    deal = KOLMONEN.deal(Setup(options, 2, 1, tuple(range(52))))
    deal.state, deal.core = endgame(seed, cards), unlimited(options)
    ground = ground_of(deal.state, options)
    root, again = deal.state.copy(), State()
    for _ in walk(deal, at_random(seed), 20):
        if deal.state.stage != OVER:
            packed = packing(ground, deal.state)
            unpack(ground, packed, rest(ground, deal.core, deal.state), root, again)
            assert ranks(again) == ranks(deal.state)
            assert packing(ground, again) == packed


def packing(ground: Ground, state: State) -> int:
    """A position packed."""
    pack(ground, state)
    return ground.packed


def ranks(s: State) -> list[object]:
    """A position without suits, and without what does not matter."""
    zones = [*s.hand, *s.table, s.pile, s.chosen, s.toppled, card_set(s.deck[s.drawn :])]
    ranked = [sorted(RANKS[rank_of(card)] for card in members(zone)) for zone in zones]
    return [ranked, list(s.hidden), s.turn, s.stage, s.top, s.drawn]


def test_two_who_are_left_play_for_the_last_place() -> None:
    text = """
        kolmonen  turn 2  stock 0  pile Qc
        seat 1    out 1
        seat 2    hand Kd Ah
        seat 3    hand Kc
    """
    assert solved(text, play_until="last_loser")["play Ah"].value == WIN
    assert solved(text, play_until="last_loser")["play Kd"].value == LOSS


@pytest.mark.parametrize(
    "text, rules, why",
    [
        ("turn 1 stock 4\nseat 1 hand 5c\nseat 2 hand 6d", {}, "cards are in play"),
        (
            "turn 1\nseat 1 hand 5c\nseat 2 hand 6d\nseat 3 hand 7d",
            {},
            "3 seats are in play, not two",
        ),
        (
            "turn 1\nseat 1 hand 5c\nseat 2 hand 6d",
            {"stalemate_result": "fewest_cards"},
            "stalemates",
        ),
        ("turn 1\nseat 1 hand 5c\nseat 2 hand 6d", {"progress_limit": 99}, "too soon"),
        ("turn 1\nseat 1 hand 5c\nseat 2 hand 6d", {"turn_limit": 99}, "too soon"),
        ("turn 1 stage stalemate\nseat 1 hand 5c\nseat 2 hand 6d", {}, "over"),
        (
            "turn 1\nseat 1 hand 5c 6c 7c face-up 8c 9c Tc swaps 8\nseat 2 hand 6d",
            {},
            "exchanges",
        ),
    ],
    ids=(
        "too many cards",
        "three seats",
        "fewest cards",
        "quiet turns",
        "all turns",
        "over",
        "exchanges",
    ),
)
def test_what_is_not_solved_says_so(text: str, rules: dict[str, str | int], why: str) -> None:
    with pytest.raises(UnsolvableError, match=why):
        solved(f"kolmonen {text}", **rules)


def test_an_endgame_that_is_too_large_says_so() -> None:
    with pytest.raises(UnsolvableError, match="more than 50 positions"):
        solve(endgame(1, 8), CLASSIC, most=50)


@pytest.mark.slow
@pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear")
@pytest.mark.parametrize("part", range(round(PARTS * SIZE)))
def test_endgames_are_as_brute_force_has_them(part: int) -> None:
    chance = random.Random(part)
    for number in range(200):
        cards = 8 if number % 50 == 0 else 7 if number % 16 == 1 else 2 + number % 5
        state = endgame(200 * part + number, cards)
        options = chance.choice(list(PRESETS.values()))
        found = solve(state, options, fast=True)
        assert worths(found) == brute(state, options, fast=True), (part, number)


@pytest.mark.slow
@pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear")
def test_both_gears_solve_alike() -> None:
    for seed in range(60):
        state = endgame(seed, 2 + seed % 6)
        assert solve(state, CLASSIC, most=8000) == solve(state, CLASSIC, most=8000, fast=True)
