"""Imagined worlds: they look as the true one does, and are all those that the rules allow."""

import random
from collections import Counter
from collections.abc import Mapping
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kolmikko.cards import card_set, members
from kolmikko.dice import dice
from kolmikko.games.trojka.clues import Clues, conclude
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.imagine import imagine
from kolmikko.games.trojka.options import PRESETS, Options
from kolmikko.games.trojka.state import OVER, State
from kolmikko.rulekit import gear
from kolmikko.rulekit.game import Money, Setup
from kolmikko.rulekit.options import Written
from kolmikko.testing import Chooser, at_random, choosers, seats_allowed, setups, viewers, walk
from tests.games.trojka.drawn import options, position
from tests.games.trojka.two_worlds import Pair, compare, known_to

SEEDS = st.integers(0, 2**32)

NO_RULES: Mapping[str, Written] = {}

RULES: tuple[Mapping[str, Written], ...] = (
    NO_RULES,
    {"trojka_timing": "both", "obliged_may_exchange": True},
    {"trojka_timing": "after_exchange", "must_beat": False, "reveal_discards": "end_of_deal"},
    {"must_follow_suit": True, "payment_draw": "stock", "pay_for": "any_trojka"},
    {"must_follow_suit": True, "must_beat": False},
)
"""House rules under which different things can be concluded."""


def started(
    seats: int, seed: int, preset: str = "classic", rules: Mapping[str, Written] = NO_RULES
) -> TrojkaDeal:
    """A deal of a deck that the seed stands for."""
    chosen = options(preset, **rules)
    pack = TROJKA.pack(chosen)
    deck = tuple(random.Random(seed).sample(pack, len(pack)))
    return TROJKA.deal(Setup(chosen, seats, seed % seats, deck, Money(5, (100,) * seats, 7)))


def imagined(deal: TrojkaDeal, viewer: int, seed: int) -> TrojkaDeal:
    """A world that a viewer may think possible."""
    assert isinstance(deal.setup.options, Options)
    return TROJKA.imagine(deal.setup.options, deal.observe(viewer), dice(seed))


def check(deal: TrojkaDeal, seed: int) -> None:
    """What is imagined looks as the true deal does to every viewer who imagines it."""
    for viewer in viewers(deal):
        world = imagined(deal, viewer, seed)
        assert world.observe(viewer) == deal.observe(viewer)
        assert sorted(world.setup.deck) == list(TROJKA.pack(world.setup.options))
        assert sorted(cards_of(world.state)) == sorted(cards_of(deal.state))
        assert world.state.active == deal.state.active
        if deal.setup.seats > 2 and viewer >= 0:
            assert world.state.trick_cards.bit_count() == deal.state.trick_cards.bit_count()


def cards_of(s: State) -> list[int]:
    """Every card of a world, one after the other."""
    sets = [s.paid, 1 << s.turn_up]
    for seat in range(s.seats):
        sets += [s.hand[seat], s.up[seat], s.down[seat], s.thrown[seat]]
    return [card for some in sets for card in members(some)] + s.deck[s.drawn : s.size]


@settings(max_examples=60, deadline=None)
@given(setups(TROJKA), choosers(), SEEDS)
def test_an_imagined_world_looks_like_the_true_one(
    setup: Setup, chooser: Chooser, seed: int
) -> None:
    deal = TROJKA.deal(setup)
    check(deal, seed)
    for number, _ in enumerate(walk(deal, chooser)):
        if number % 5 == 0 or deal.actor is None:
            check(deal, seed)


@pytest.mark.parametrize("preset", PRESETS)
def test_an_imagined_world_looks_like_the_true_one_in_every_stage(preset: str) -> None:
    stages = set()
    for seats in seats_allowed(TROJKA, PRESETS[preset]):
        deal = started(seats, seats, preset)
        check(deal, seats)
        for _ in walk(deal, at_random(seats)):
            stages.add(deal.state.stage)
            check(deal, seats)
    assert OVER in stages
    assert len(stages) > 2


# --- what the rules imply -----------------------------------------------------------------------


def decks(deal: TrojkaDeal, world: State) -> list[tuple[int, ...]]:
    """The decks from which the true actions can have led to a world.

    There are several, since a world does not tell in which trick a face-down card went.
    """
    true = deal.state
    fixed: dict[int, int] = dict(
        zip(true.deck[true.drawn : true.size], world.deck[true.drawn : true.size], strict=True)
    )
    for seat in range(true.seats):
        for old, new in ((true.hand, world.hand), (true.thrown, world.thrown)):
            fixed |= zip(members(old[seat]), members(new[seat]), strict=True)
    face_down = [
        [
            dict(zip(members(true.down[seat]), order, strict=True))
            for order in permutations(members(world.down[seat]))
        ]
        for seat in range(true.seats)
    ]
    found = []
    for chosen in product(*face_down):
        moved = dict(fixed)
        for some in chosen:
            moved |= some
        found.append(tuple(moved.get(card, card) for card in deal.setup.deck))
    return found


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("preset", ["classic", "classic32"])
def test_what_everybody_did_is_allowed_in_an_imagined_world(
    rules: Mapping[str, Written], preset: str
) -> None:
    for seed in range(30):
        deal = started(2 + seed % 4, seed, preset, rules)
        setup = deal.setup
        actions = tuple(step.action for step in walk(deal, at_random(seed), seed % 14))
        for viewer in viewers(deal):
            possible = decks(deal, imagined(deal, viewer, seed).state)
            assert any(compare(Pair(setup, actions, viewer, deck)) for deck in possible)


def late(rules: Mapping[str, Written], hidden: int) -> tuple[TrojkaDeal, tuple[int, ...], int]:
    """A deal of 24 cards in which a seat lacks so many cards that lie with others.

    One of them at least lies face down. With it come the actions, and the viewer.
    """
    for seed in range(5000):
        deal = started(2 + seed % 2, seed, rules={"deck_size": 24, **rules})
        actions: list[int] = []
        for step in walk(deal, at_random(seed)):
            actions.append(step.action)
            viewer, s = deal.actor, deal.state
            if viewer is None or deal.at_chance or s.exchanged != [0] * 9:
                continue
            others = [seat for seat in range(s.seats) if seat != viewer]
            down = sum(s.down[seat].bit_count() for seat in others)
            held = sum(s.hand[seat].bit_count() for seat in others)
            if down and down + held == hidden and s.laid:
                return deal, tuple(actions), viewer
    raise AssertionError("no such deal")


def layout(s: State) -> tuple[tuple[int, ...], ...]:
    """Who has what of that which is unseen."""
    return tuple(s.hand), tuple(s.down)


def all_layouts(
    deal: TrojkaDeal, actions: tuple[int, ...], viewer: int
) -> Counter[tuple[tuple[int, ...], ...]]:
    """By trial: every layout in which the actions are allowed, and in how many ways it comes."""
    s = deal.state
    places = [
        (held, seat, card)
        for held in (s.hand, s.down)
        for seat in range(s.seats)
        if seat != viewer
        for card in members(held[seat])
    ]
    unknown = [card for card in deal.setup.deck if not known_to(deal, viewer) >> card & 1]
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for drawn in permutations(unknown, len(places)):
        moved = dict(zip((card for *_, card in places), drawn, strict=True))
        rest = [card for card in unknown if card not in drawn]
        free = [card for card in unknown if card not in moved]
        moved |= zip(free, rest, strict=True)
        deck = tuple(moved.get(card, card) for card in deal.setup.deck)
        if compare(Pair(deal.setup, actions, viewer, deck)):
            hand, down = (
                tuple(card_set(moved.get(card, card) for card in members(each)) for each in held)
                for held in (s.hand, s.down)
            )
            found[hand, down] += 1
    return found


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_every_world_that_the_rules_allow_is_imagined_and_no_other(
    rules: Mapping[str, Written],
) -> None:
    deal, actions, viewer = late(rules, 2)
    possible = all_layouts(deal, actions, viewer)
    times = 25 * len(possible)
    drawn = Counter(layout(imagined(deal, viewer, seed).state) for seed in range(times))
    assert layout(deal.state) in possible
    assert drawn.keys() == possible.keys()


def test_every_world_is_equally_likely() -> None:
    deal, actions, viewer = late({}, 2)
    possible = all_layouts(deal, actions, viewer)
    drawn = Counter(layout(imagined(deal, viewer, seed).state) for seed in range(8000))
    expected = {each: 8000 * ways / possible.total() for each, ways in possible.items()}
    square = sum((drawn[each] - many) ** 2 / many for each, many in expected.items())
    free = len(possible) - 1
    assert square < free + 4 * (2 * free) ** 0.5


def test_a_drawn_position_that_no_deal_leads_to_is_imagined_all_the_same() -> None:
    deal = position("""
        trojka    turn 2   turn-up 9d
        seat 1    hand As Ks
        seat 2    hand 7c Kd
        trick     1 up Qs
    """)
    check(deal, 1)
    deal = position("""
        trojka    turn 1   turn-up 9d
        seat 1    hand Ad 2c   tricks 1   up Kd
        seat 2    hand Ah 3c   down 4c
        seat 3    hand Qs 4h   up 5c
    """)
    check(deal, 2)
    impossible = position(
        """
        trojka    turn 3   turn-up Ad   pack 24
        seat 1    hand As Ks
        seat 2    hand Ac Kc
        seat 3    hand Qc Qh Th
        trick     1 up 9s   2 down Qs
        """,
        deck_size=24,
    )
    check(impossible, 1)


def test_a_used_state_serves_as_well_as_a_new_one() -> None:
    deal = started(4, 3)
    for _ in walk(deal, at_random(1), 5):
        pass
    view, clues = deal.observe(2), Clues()
    used, new = deal.state.copy(), State()
    for state in (used, new):
        conclude(view, deal.core, clues)
        imagine(view, deal.core, clues, dice(8), state)
    assert used == new


@pytest.mark.slow
@pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear")
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_both_gears_imagine_the_same_world(rules: Mapping[str, Written]) -> None:
    for seats in (2, 4):
        deal = started(seats, seats, rules=rules)
        for number, _ in enumerate(walk(deal, at_random(seats))):
            view, clues, rolled, plain = (
                deal.observe(number % seats),
                Clues(),
                dice(number),
                State(),
            )
            records = [gear.rows(row)[0] for row in (view, deal.core, clues, rolled, plain)]
            conclude(view, deal.core, clues)
            imagine(view, deal.core, clues, rolled, plain)
            gear.compiled(conclude)(*records[:3])
            gear.compiled(imagine)(*records)
            assert gear.row_of(State, records[4]) == plain
            assert gear.row_of(Clues, records[2]) == clues
            assert gear.row_of(type(rolled), records[3]) == rolled
