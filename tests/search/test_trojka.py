"""Search in Trójka: it finds what can be found, in stakes, and both gears find the same."""

from math import inf

import pytest

from kolmikko.dice import dice
from kolmikko.games.trojka.actions import EXCHANGE, KEEP, PASS
from kolmikko.games.trojka.clues import Clues, conclude
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.options import PRESETS, Options
from kolmikko.games.trojka.state import DECIDING, OVER, TRICKS, State
from kolmikko.games.trojka.thumb import hand_worth
from kolmikko.rulekit import gear
from kolmikko.search.thinking import Searched
from kolmikko.search.trojka import gain, imagine_likely, play_out, think
from kolmikko.testing import at_random, walk
from tests.games.trojka.drawn import dealt, position
from tests.games.trojka.test_imagine import started


def searched(
    deal: TrojkaDeal, iterations: int = 300, seed: int = 1, *, fast: bool = False
) -> Searched:
    """What the seat to act finds out."""
    assert deal.actor is not None
    assert isinstance(deal.setup.options, Options)
    view = deal.observe(deal.actor)
    return think(deal.setup.options, view, dice(seed), iterations, inf, fast=fast)


def best(deal: TrojkaDeal, iterations: int = 300) -> str:
    """The best move, as a trace writes it."""
    return deal.move_of(searched(deal, iterations).best).text


def test_values_are_stakes_won_when_all_share_the_bank() -> None:
    deal = position(
        """
        trojka    turn 3   turn-up 9d   stake 5   bank 15
        seat 1    tricks 2   up Kd Qd
        seat 2    down 4c 4h
        seat 3    hand Ad   down 5c 5h
        trick     1 up Kc   2 down 4s
        """,
        must_beat=False,
    )
    result = searched(deal, 20)
    values = {deal.move_of(found.action).text: found.value for found in result.found}
    assert values == {"play Ad": 0, "discard Ad": -1}  # the bank stays, or seat 1 takes it
    assert deal.move_of(result.best).text == "play Ad"


def test_a_trojka_that_may_be_announced_later_is_kept() -> None:
    hands = ("Kd 9s 4h", "7c 7d 7h", "Jd 6s 3h", "Qh 8d 2s")
    deal = dealt(*hands, trojka_timing="after_exchange")
    result = searched(deal, 90)
    values = {found.action: found.value for found in result.found}
    assert result.best == KEEP
    assert values[KEEP] > 2.5  # the bank of four stakes, less what is one's own
    assert values[EXCHANGE] < 1


def test_a_hopeless_hand_is_passed_where_it_would_cost_a_stake() -> None:
    hands = ("As Kd 8d", "Jh Ks Ah", "7s 8h 9h", "Qs Jd 9d", "Ts 8s Kh")
    deal = dealt(*hands, turn_up="7c", dealer=5, preset="classic32")
    deal.act(KEEP)
    result = searched(deal, 600)
    values = {found.action: found.value for found in result.found}
    assert result.best in (PASS, EXCHANGE)
    assert values[PASS] > values[KEEP] + 0.2


def test_every_action_is_tried_equally_often_in_the_order_of_the_layout() -> None:
    deal = started(4, 1)
    result = searched(deal, 100)
    assert tuple(found.action for found in result.found) == deal.legal()
    assert [found.visits for found in result.found] == [34, 33, 33]
    assert result.iterations == 100
    assert result.actions > 400
    assert len(searched(deal, 2).found) == 2


def test_equal_dice_search_alike_and_go_on() -> None:
    deal = started(4, 1)
    assert deal.actor is not None
    one, two = dice(7), dice(7)
    for rolled in (one, two):
        think(PRESETS["classic"], deal.observe(deal.actor), rolled, 20, inf, fast=False)
    assert one == two != dice(7)
    assert searched(deal, 60, seed=1) == searched(deal, 60, seed=1) != searched(deal, 60, seed=2)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_all_seats_win_together_is_nothing(preset: str) -> None:
    for seed in range(20):
        deal = started(3, seed, preset)
        before = [deal.observe(seat) for seat in range(3)]
        play_out(deal.state, deal.core, View(), dice(seed))
        assert deal.state.stage == OVER
        assert sum(gain(view, deal.state) for view in before) == 0


def worth_of_keepers(deal: TrojkaDeal, seed: int) -> int:
    """What the hand of seat 1, which has kept it, is worth in a likely world."""
    view, seen, clues, world = deal.observe(2), View(), Clues(), State()
    conclude(view, deal.core, clues)
    imagine_likely(view, deal.core, clues, dice(seed), world, seen)
    seen.hand, seen.trump = world.hand[1], world.trump
    return hand_worth(seen)


def test_who_keeps_a_hand_is_expected_to_hold_a_better_one() -> None:
    hands = ("Kd 9s 4h", "Ac Kh 7h", "Jd 6s 3h", "Qh 8d 2s")
    kept, exchanged = dealt(*hands), dealt(*hands)
    kept.act(KEEP)
    exchanged.act(EXCHANGE)
    assert kept.state.stage == DECIDING
    worths = [
        sum(worth_of_keepers(deal, seed) for seed in range(150)) for deal in (kept, exchanged)
    ]
    assert worths[0] > 1.3 * worths[1]


@pytest.mark.slow
@pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear")
@pytest.mark.parametrize("preset", PRESETS)
def test_both_gears_search_alike(preset: str) -> None:
    stages = set()
    for seats in (2, 4):
        deal = started(seats, seats, preset)
        for number, _ in enumerate(walk(deal, at_random(seats))):
            if deal.actor is not None and not deal.at_chance:
                stages.add(deal.state.stage)
                assert searched(deal, 60, number) == searched(deal, 60, number, fast=True)
    assert TRICKS in stages
