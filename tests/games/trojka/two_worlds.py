"""Two worlds that agree on all that a viewer may know must look alike to that viewer.

World two is dealt from a deck in which cards the viewer does not know have changed places; then
the same is played, card by card. A world is left out when something in it would not be allowed
(who can beat has to) or when other trójki would have been announced: those are public facts that
follow from hidden cards, and rightly so. What one may know is written down here once more, after
the table of secrets in reliability 1.2, so that neither `observe` nor `events` is asked.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from kolmikko.cards import PACK
from kolmikko.games.trojka.actions import DRAW, KEEP
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.options import PRESETS, Options
from kolmikko.rulekit.events import Event, seen_from
from kolmikko.rulekit.game import SPECTATOR, Money, Setup
from kolmikko.rulekit.options import Written, answers_of, option_names
from kolmikko.testing import at_random, seats_allowed, walk


class LeakError(AssertionError):
    """A viewer can tell two worlds apart that agree on all it may know."""


@dataclass(frozen=True)
class Pair:
    """A deal, what was done in it, and a second deck that looks alike to a viewer."""

    setup: Setup
    actions: tuple[int, ...]
    viewer: int
    other_deck: tuple[int, ...]

    def other(self, action: int) -> int:
        """The same action in the other world: with the card that lies there instead."""
        if action >= KEEP:
            return action
        place = self.setup.deck.index(action % PACK)
        return action - action % PACK + self.other_deck[place]


def compare(pair: Pair) -> bool:
    """Play both worlds side by side; False if the second one cannot be.

    Raises LeakError as soon as the viewer sees a difference.
    """
    setup = pair.setup
    one = TROJKA.deal(setup)
    two = TROJKA.deal(Setup(setup.options, setup.seats, setup.dealer, pair.other_deck, setup.money))
    looks = [(one.opening(), two.opening())]
    steps = [(one.copy(), two.copy())]
    for action in pair.actions:
        if pair.other(action) not in two.legal():
            return False
        looks.append((one.act(action), two.act(pair.other(action))))
        steps.append((one.copy(), two.copy()))
    if any(a.state.announced != b.state.announced for a, b in steps):
        return False
    for number, ((a, b), (told_a, told_b)) in enumerate(zip(steps, looks, strict=True)):
        if look(a, pair.viewer, told_a) != look(b, pair.viewer, told_b):
            raise LeakError(f"{pair} looks different after action {number}")
    return True


def look(deal: TrojkaDeal, viewer: int, events: list[Event]) -> list[object]:
    """All that reaches a viewer: what it is told, what it sees, what it is offered and refused."""
    acts = viewer == deal.actor and not deal.at_chance
    asked = range(DRAW) if acts else range(KEEP, KEEP + 1)
    return [
        [seen_from(viewer, event) for event in events],
        deal.observe(viewer),
        deal.actor,
        deal.because,
        deal.legal() if acts else None,
        [deal.refusal(viewer, deal.move_of(action)) for action in asked] if viewer >= 0 else None,
    ]


def known_to(deal: TrojkaDeal, viewer: int) -> int:
    """The cards whose place a viewer may know by now."""
    s = deal.state
    known = 1 << s.turn_up | s.paid
    for seat in range(s.seats):
        known |= s.up[seat]
        if seat == viewer:
            known |= s.hand[seat] | s.down[seat] | s.thrown[seat]
        if s.announced[seat]:
            known |= s.hand[seat]
        if deal.core.shows_discards and deal.actor is None:
            known |= s.down[seat]
    return known


def pairs(seeds: range) -> Iterator[Pair]:
    """For each seed a deal played at random up to some action, and other decks for every viewer."""
    for seed in seeds:
        chance = random.Random(seed)
        setup = random_setup(chance)
        deal = TROJKA.deal(setup)
        longest = chance.choice([0, 1, 3, 6, 10, 40])
        actions = tuple(step.action for step in walk(deal, at_random(seed), longest))
        for viewer in (SPECTATOR, *range(setup.seats)):
            for few in (2, 3, PACK):
                deck = shuffled(setup.deck, known_to(deal, viewer), few, chance)
                yield Pair(setup, actions, viewer, deck)


def shuffled(deck: tuple[int, ...], known: int, few: int, chance: random.Random) -> tuple[int, ...]:
    """The deck with so many cards changing places, none of them known."""
    free = [place for place, card in enumerate(deck) if not known >> card & 1]
    places = chance.sample(free, min(few, len(free)))
    other = list(deck)
    for place, moved in zip(places, chance.sample(places, len(places)), strict=True):
        other[place] = deck[moved]
    return tuple(other)


def random_setup(chance: random.Random) -> Setup:
    """A setup under any options; in every other deal some hands are dealt from a sorted pack."""
    chosen = random_options(chance)
    seats = chance.choice(seats_allowed(TROJKA, chosen))
    deck = list(TROJKA.pack(chosen))
    chance.shuffle(deck)
    if chance.random() < 0.5:
        trojka = [card for card in deck if card & 3 == deck[0] & 3][:3]
        rest = [card for card in deck if card not in trojka]
        deck = [card for lucky in trojka for card in (lucky, *rest_of_round(rest, seats))] + rest
    return Setup(chosen, seats, chance.randrange(seats), tuple(deck), Money(5, (100,) * seats, 7))


def rest_of_round(rest: list[int], seats: int) -> list[int]:
    """The cards of one round of dealing after the first; they leave the rest of the pack."""
    return [rest.pop() for _ in range(seats - 1)]


def random_options(chance: random.Random) -> Options:
    base = PRESETS[chance.choice(sorted(PRESETS))]
    rules: dict[str, Written] = {}
    for name in option_names(Options):
        answers = answers_of(Options, name)
        if answers and name not in ("trojka_kinds", "bonus_role") and chance.random() < 0.5:
            rules[name] = chance.choice(answers)
    return base.changed(rules)
