"""Search in Kolmonen: it finds what can be found, and both gears find the same."""

from math import inf

import pytest

from kolmikko.cards import PACK, members
from kolmikko.dice import dice
from kolmikko.games.kolmonen.actions import TAKE
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.options import CLASSIC, PRESETS, Options
from kolmikko.games.kolmonen.shares import WHOLE, share_out
from kolmikko.games.kolmonen.state import OVER
from kolmikko.rulekit import gear
from kolmikko.rulekit.game import Setup
from kolmikko.search.kolmonen import (
    GIVES_WAY,
    LONGEST,
    best_of,
    play_out,
    quick_action,
    think,
    worth_trying,
)
from kolmikko.search.thinking import Found, Searched
from kolmikko.search.tree import Effort
from kolmikko.testing import at_random, walk
from tests.games.kolmonen.drawn import position


def searched(
    deal: KolmonenDeal, iterations: int = 300, seed: int = 1, *, fast: bool = False
) -> Searched:
    """What the seat to act finds out."""
    assert deal.actor is not None
    assert isinstance(deal.setup.options, Options)
    view = deal.observe(deal.actor)
    return think(deal.setup.options, view, dice(seed), iterations, inf, fast=fast)


def best(text: str, iterations: int = 300) -> str:
    """The best move in a drawn position, as a trace writes it."""
    deal = position(text)
    return deal.move_of(searched(deal, iterations).best).text


def test_a_win_in_one_is_found() -> None:
    assert (
        best("""
        kolmonen  turn 1  stock 0  pile 5c
        seat 1    hand Kd Kh
        seat 2    hand Ad
    """)
        == "play Kd Kh"
    )


def test_a_win_by_going_on_after_a_two_is_found() -> None:
    assert (
        best("""
        kolmonen  turn 1  stock 0  pile Qc
        seat 1    hand 2d 4h
        seat 2    hand 9d
    """)
        == "play 2d"
    )


def test_only_an_ace_keeps_the_next_one_from_winning() -> None:
    assert (
        best("""
        kolmonen  turn 1  stock 0  pile 5c
        seat 1    hand 6c 7c Ah    known 6c 7c Ah
        seat 2    hand Kd          known Kd
    """)
        == "play Ah"
    )


def test_every_action_is_tried_and_every_iteration_counts() -> None:
    deal = KOLMONEN.deal(Setup(CLASSIC, 3, 0, tuple(range(PACK))))
    result = searched(deal, 100)
    assert tuple(found.action for found in result.found) == deal.legal()
    assert sum(found.visits for found in result.found) == result.iterations == 100
    assert all(0 <= found.value <= 1 for found in result.found)
    assert result.actions > 100


def test_equal_dice_search_alike_and_go_on() -> None:
    deal = KOLMONEN.deal(Setup(CLASSIC, 2, 0, tuple(range(PACK))))
    one, two = dice(7), dice(7)
    for rolled in (one, two):
        think(CLASSIC, deal.observe(1), rolled, 20, inf, fast=False)
    assert one == two != dice(7)
    assert searched(deal, 50, seed=1) == searched(deal, 50, seed=1) != searched(deal, 50, seed=2)


def test_a_playout_that_gets_nowhere_is_a_stalemate() -> None:
    core = freeze(CLASSIC)
    ends = []
    for seed in range(60):
        deck = tuple((5 * n + seed) % PACK for n in range(PACK))
        state, effort = KOLMONEN.deal(Setup(CLASSIC, 2, 0, deck)).state, Effort()
        play_out(state, core, dice(seed), effort)
        share_out(state, core, effort.shares)
        assert state.stage == OVER
        assert effort.actions <= LONGEST
        assert sum(effort.shares) == WHOLE
        ends.append(state.stalemate)
    assert 0 < sum(ends) < 60


def test_quick_actions_are_legal() -> None:
    for number, preset in enumerate(PRESETS):
        deck = tuple((23 * n + number) % PACK for n in range(PACK))
        deal, luck = KOLMONEN.deal(Setup(PRESETS[preset], 3, 0, deck)), dice(number)
        while deal.actor is not None:
            action = quick_action(deal.state, deal.core, luck)
            assert action in deal.legal()
            deal.act(action)


def tried(text: str) -> set[str]:
    """What is worth trying in a drawn position, as a trace writes it."""
    deal = position(text)
    return {deal.move_of(action).text for action in members(worth_trying(deal.state, deal.core))}


def test_what_is_hardly_ever_good_is_not_tried() -> None:
    assert tried("""
        kolmonen  turn 1  stock 0  pile 5c
        seat 1    hand 6c 6d Kc Kd 2h 2s
        seat 2    hand Ad
    """) == {"play 6c 6d", "play Kc", "play Kc Kd", "play 2h", "take"}


def test_what_must_be_is_tried() -> None:
    assert tried("""
        kolmonen  turn 1  stock 3  pile Ac
        seat 1    hand 6c Kc 2h    swaps 0
        seat 2    hand Ad 3c 4c
    """) == {"take", "flip"}


FOUND = (Found(TAKE, 50, 0.5), Found(4, 40, 0.495), Found(8, 10, 0.51), Found(12, 45, 0.4))


def test_the_best_action_is_the_one_looked_at_most() -> None:
    assert best_of(FOUND, goes_nowhere=False).action == TAKE


def test_progress_is_preferred_among_equals_when_a_game_goes_nowhere() -> None:
    assert best_of(FOUND, goes_nowhere=True).action == 4
    assert best_of(FOUND[:1] + FOUND[2:], goes_nowhere=True).action == TAKE


def test_at_last_whoever_is_behind_gives_way() -> None:
    drawn = """
        kolmonen  turn 1   stock 0   pile 4c   turns 300   quiet {}
        seat 1    hand 5c 6d Kd Ac 8c   hidden 3
        seat 2    hand 5d Qd            hidden 3
    """
    assert best(drawn.format(GIVES_WAY - 1)) != "take"
    assert best(drawn.format(GIVES_WAY)) == "take"


@pytest.mark.slow
@pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear")
@pytest.mark.parametrize("preset", PRESETS)
def test_both_gears_search_alike(preset: str) -> None:
    for seats in range(2, 6):
        deck = tuple((31 * n + seats) % PACK for n in range(PACK))
        deal = KOLMONEN.deal(Setup(PRESETS[preset], seats, 1, deck))
        for number, _ in enumerate(walk(deal, at_random(seats), 60)):
            if number % 6 == 0 and deal.actor is not None:
                assert searched(deal, 60, number) == searched(deal, 60, number, fast=True)
