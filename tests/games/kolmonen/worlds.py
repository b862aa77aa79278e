"""Two worlds that one viewer cannot tell apart, and what would let him tell them apart.

The second world is the first one with the cards that the viewer may not know dealt anew among the
places that he may not know: the stock, all lying hidden cards, and what others hold unseen.
"""

import random
from collections.abc import Iterator

from kolmikko.cards import members
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.options import CLASSIC, Options
from kolmikko.games.kolmonen.state import ARRANGING, CHOOSING_ROW, PLAYING, SWAPPING, State
from kolmikko.rulekit.events import Event, seen_from
from kolmikko.rulekit.game import Setup
from kolmikko.rulekit.options import Written, answers_of, option_names
from kolmikko.testing import at_random, viewers, walk

SAME = "the two worlds look the same to the end"
APART = "the two worlds part in the open: other moves are legal, or another seat begins"

STOCK_OR_HIDDEN = -1
"""The place of a secret that lies in the deck; other places are seats' hands."""

Secret = tuple[int, int]
"""A place (a seat, or STOCK_OR_HIDDEN) and the card or the place in the deck."""


def leaks(seeds: range) -> Iterator[str]:
    """What viewers could learn in some deals on the way that they may not know."""
    for seed in seeds:
        for answer in compared(seed):
            if answer not in (SAME, APART):
                yield answer


def compared(seed: int) -> Iterator[str]:
    """One answer for each pair of worlds of one deal: SAME, APART, or what gives a secret away."""
    chance = random.Random(seed)
    deal = KOLMONEN.deal(any_setup(chance))
    for viewer in viewers(deal):
        yield opening_leak(deal, viewer, chance)
    for _ in walk(deal, at_random(seed), chance.randrange(120)):
        pass
    legal = deal.legal()
    for viewer in viewers(deal):
        some = chance.sample(legal, min(3, len(legal)))
        for action in some or (None,):
            yield leak(deal, viewer, action, chance)


def any_setup(chance: random.Random) -> Setup:
    """House rules, seats and deck at random."""
    rules: dict[str, Written] = {}
    for option in option_names(Options):
        answers = answers_of(Options, option)
        if answers and chance.random() < 0.5:
            rules[option] = chance.choice(answers)
    seats = chance.randrange(2, 6)
    deck = tuple(chance.sample(range(52), 52))
    return Setup(CLASSIC.changed(rules), seats, chance.randrange(seats), deck)


def leak(deal: KolmonenDeal, viewer: int, action: int | None, chance: random.Random) -> str:
    """How a viewer could tell two worlds apart, before, by or after an action in both."""
    one = deal.copy()
    events = [] if action is None else one.act(action)
    fixed = secret_cards(deal.state, viewer) - secret_cards(one.state, viewer)
    two = deal.copy()
    two.state = other_world(deal.state, viewer, fixed, chance)
    if deal.observe(viewer) != two.observe(viewer):
        return f"viewer {viewer} sees a difference before anything is done"
    if action is None or deal.actor is None:
        return SAME
    move = deal.move_of(action)
    if events:
        if two.refusal(deal.actor, move) is not None:
            return APART
        others = two.play(deal.actor, move)
        if masked(viewer, events) != masked(viewer, others):
            return f"viewer {viewer} is told a difference: {masked(viewer, events)}"
        if move.verb == "arrange" and one.actor != two.actor:
            return APART
    elif viewer == deal.actor:
        return SAME  # he picks a new row, in one of the worlds
    if one.observe(viewer) != two.observe(viewer):
        return f"viewer {viewer} sees a difference after {move}"
    return SAME


def opening_leak(deal: KolmonenDeal, viewer: int, chance: random.Random) -> str:
    """How a viewer could tell two deals apart by what is told of their beginning."""
    fresh = KOLMONEN.deal(deal.setup)
    state = other_world(fresh.state, viewer, set(), chance)
    deck = list(state.deck)
    for seat in range(state.seats):
        place = (seat - state.dealer - 1) % state.seats
        for n, card in enumerate(members(state.hand[seat])):
            deck[(6 + n) * state.seats + place] = card
    setup = deal.setup
    other = KOLMONEN.deal(Setup(setup.options, setup.seats, setup.dealer, tuple(deck)))
    if fresh.actor != other.actor:
        return APART
    if masked(viewer, fresh.opening()) != masked(viewer, other.opening()):
        return f"viewer {viewer} is told a difference of the deal"
    if fresh.observe(viewer) != other.observe(viewer):
        return f"viewer {viewer} sees a difference of the deal"
    return SAME


def masked(viewer: int, events: list[Event]) -> list[Event]:
    return [seen_from(viewer, event) for event in events]


def secret_cards(s: State, viewer: int) -> set[int]:
    """The cards that a viewer may not know; those that an action opens lie alike in both worlds."""
    return {s.deck[n] if seat == STOCK_OR_HIDDEN else n for seat, n in secrets_from(s, viewer)}


def secrets_from(s: State, viewer: int) -> list[Secret]:
    """Every place whose card a viewer may not know."""
    lying = [
        n * s.seats + (seat - s.dealer - 1) % s.seats
        for seat in range(s.seats)
        for n in range(3 - s.hidden[seat], 3)
    ]
    in_deck = [(STOCK_OR_HIDDEN, place) for place in [*lying, *range(s.drawn, 52)]]
    in_hands = [
        (seat, card)
        for seat in range(s.seats)
        if seat != viewer
        for card in members(s.hand[seat] & ~s.known[seat])
    ]
    return in_deck + in_hands


def other_world(s: State, viewer: int, fixed: set[int], chance: random.Random) -> State:
    """The state with its secrets dealt anew; others' picks for a new row are left off."""
    places = [
        (seat, n)
        for seat, n in secrets_from(s, viewer)
        if (s.deck[n] if seat == STOCK_OR_HIDDEN else n) not in fixed
    ]
    cards = [s.deck[n] if seat == STOCK_OR_HIDDEN else n for seat, n in places]
    world = s.copy()
    for seat, card in places:
        if seat != STOCK_OR_HIDDEN:
            world.hand[seat] &= ~(1 << card)
    for (seat, n), card in zip(places, chance.sample(cards, len(cards)), strict=True):
        if seat == STOCK_OR_HIDDEN:
            world.deck[n] = card
        else:
            world.hand[seat] |= 1 << card
    if viewer != s.turn and s.stage in (SWAPPING, CHOOSING_ROW):
        world.stage = PLAYING if s.stage == SWAPPING else ARRANGING
        world.chosen = 0
    return world
