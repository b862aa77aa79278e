"""Imagined worlds: they look just as the true one does, and all that do are equally likely."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmikko.cards import PACK
from kolmikko.dice import dice
from kolmikko.games.kolmonen.deal import KolmonenDeal, hidden_cards
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.imagine import imagine
from kolmikko.games.kolmonen.options import PRESETS, Options
from kolmikko.games.kolmonen.state import ARRANGING, CHOOSING_ROW, SWAPPING, State
from kolmikko.rulekit import gear
from kolmikko.rulekit.game import Setup
from kolmikko.testing import Chooser, at_random, choosers, setups, viewers, walk
from tests.games.kolmonen.drawn import LAW, cards_in_play, count_of_cards, position

SEEDS = st.integers(0, 2**32)

LATE = position("""
    kolmonen  turn 1  stock 1  pile 5c Ah
    seat 1    hand 9d Kd       face-up 4h Qs 2d    hidden 1
    seat 2    hand 2 7s        known 7s  hidden 0
""")
"""Two hand cards, a hidden one and the stock are unseen: twelve worlds."""


def imagined(deal: KolmonenDeal, viewer: int, seed: int) -> KolmonenDeal:
    """A world that a viewer may think possible."""
    assert isinstance(deal.setup.options, Options)
    return KOLMONEN.imagine(deal.setup.options, deal.observe(viewer), dice(seed))


def check(deal: KolmonenDeal, seed: int) -> None:
    """What is imagined looks as the true deal does to every viewer who imagines it."""
    for viewer in viewers(deal):
        world = imagined(deal, viewer, seed)
        assert world.observe(viewer) == deal.observe(viewer)
        assert sorted(world.state.deck) == list(range(PACK))
        assert cards_in_play(world.state) == (1 << PACK) - 1
        assert count_of_cards(world.state) == PACK


@LAW
@given(setups(KOLMONEN), choosers(), SEEDS)
def test_an_imagined_world_looks_like_the_true_one(
    setup: Setup, chooser: Chooser, seed: int
) -> None:
    deal = KOLMONEN.deal(setup)
    check(deal, seed)
    for number, _ in enumerate(walk(deal, chooser, 150)):
        if number % 7 == 0 or deal.actor is None:
            check(deal, seed)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", range(2, 6))
def test_an_imagined_world_looks_like_the_true_one_in_every_stage(preset: str, seats: int) -> None:
    deck = tuple((17 * n + seats) % PACK for n in range(PACK))
    deal = KOLMONEN.deal(Setup(PRESETS[preset], seats, 0, deck))
    stages = set()
    for _ in walk(deal, at_random(seats)):
        stages.add(deal.state.stage)
        check(deal, seats)
    assert stages & ({SWAPPING} if preset == "classic" else {ARRANGING, CHOOSING_ROW})


def arrangement(s: State) -> tuple[int, ...]:
    """Who has what of that which is unseen."""
    return s.hand[1], hidden_cards(s, 0), *s.deck[s.drawn :]


def test_every_world_is_equally_likely() -> None:
    worlds = Counter(arrangement(imagined(LATE, 0, seed).state) for seed in range(6000))
    assert len(worlds) == 12
    assert arrangement(LATE.state) in worlds
    assert sum((times - 500) ** 2 / 500 for times in worlds.values()) < 31  # one in a thousand


@LAW
@given(setups(KOLMONEN), choosers(), st.integers(0, 60), SEEDS)
def test_a_world_can_be_played_on(setup: Setup, chooser: Chooser, longest: int, seed: int) -> None:
    deal = KOLMONEN.deal(setup)
    for _ in walk(deal, chooser, longest):
        pass
    if deal.actor is None:
        return
    world = imagined(deal, deal.actor, seed)
    for _ in walk(world, at_random(seed), 60):
        assert count_of_cards(world.state) == PACK


def test_a_used_state_serves_as_well_as_a_new_one() -> None:
    used, new = LATE.state.copy(), State()
    for state in (used, new):
        imagine(LATE.observe(0), dice(8), state)
    assert used == new


@pytest.mark.slow
@pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear")
@pytest.mark.parametrize("preset", PRESETS)
def test_both_gears_imagine_the_same_world(preset: str) -> None:
    deck = tuple((29 * n + 3) % PACK for n in range(PACK))
    deal = KOLMONEN.deal(Setup(PRESETS[preset], 4, 1, deck))
    for number, _ in enumerate(walk(deal, at_random(6))):
        plain, rolled, view = State(), dice(number), deal.observe(number % 4)
        records = [gear.rows(row)[0] for row in (view, rolled, plain)]
        imagine(view, rolled, plain)
        gear.compiled(imagine)(*records)
        assert gear.row_of(State, records[2]) == plain
        assert gear.row_of(type(rolled), records[1]) == rolled
