"""No option is dead: each answer changes something that people can see in a short game or match."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from kolmikko.cards import card
from kolmikko.games import GAMES
from kolmikko.match import after_deal, begin_match, next_setup, settled
from kolmikko.records.replay import Step
from kolmikko.records.trace import trace_line
from kolmikko.rulekit.game import SPECTATOR, Deal, Money
from kolmikko.rulekit.options import RuleOptions, Written, answers_of, option_names

SEEDS = 400
LONGEST = 300
DEALS = 3

NUMBERS: dict[str, dict[str, Written]] = {
    "kolmonen": {"table_swap_limit": 0, "progress_limit": 3, "turn_limit": 7},
    "trojka": {"point_value": 3, "bonus_king": "Ks", "bonus_nine": "9h"},
}
"""Another answer for the options that take a number or a card."""

TOGETHER: dict[str, dict[str, Written]] = {
    "stalemate_result": {"turn_limit": 20},
    "half_rounding": {"bank_split": "two_half"},
    "bonus_king": {"pay_for": "any_trojka"},
    "bonus_nine": {"pay_for": "any_trojka"},
    "bonus_role": {"deck_size": 24, "bonus_king": "Kd", "bonus_nine": "9d"},
    "trojka_order": {"deck_size": 24},
    "payment_draw": {"deck_size": 24, "pay_for": "any_trojka"},
    "trump_trojka_payers": {"trojka_timing": "after_exchange", "pay_for": "any_trojka"},
    "point_value": {"pay_for": "any_trojka"},
}
"""What else must be chosen for an option to come up at all, or to come up soon."""

FIRST_CARDS = {
    "trojka_tie": "Jc 2c Jd 2d Jh 2h",
    "bonus_king": "Kc 2c Kd 3d Ks 7h",
    "bonus_nine": "9c 2c 9d 3d 9h 7h",
}
"""Cards dealt first to two players, where chance would take long to deal what is asked about."""


@dataclass(frozen=True)
class Flip:
    """One answer of one option against another, on a table where the option can matter."""

    game: str
    option: str
    answer: Written
    base: RuleOptions

    def __str__(self) -> str:
        return f"{self.game}-{self.option}-{self.answer}"


def flips() -> Iterator[Flip]:
    for game in GAMES.values():
        classic = game.presets["classic"]
        for option in option_names(type(classic)):
            base = classic.changed(TOGETHER.get(option, {}))
            usual = base.written(option)
            answers = answers_of(type(classic), option) or (NUMBERS[game.name][option],)
            for answer in answers:
                if answer != usual:
                    yield Flip(game.name, option, answer, base)


@pytest.mark.parametrize("flip", list(flips()), ids=str)
def test_flipping_an_option_changes_what_people_see(flip: Flip) -> None:
    other = flip.base.changed({flip.option: flip.answer})
    assert any(differs(flip, other, seed) for seed in range(SEEDS)), f"{flip} is never seen"


def differs(flip: Flip, other: RuleOptions, seed: int) -> bool:
    """Whether the same shuffles and choices look different under the two sets of options."""
    ours = story(flip, flip.base, seed)
    theirs = story(flip, other, seed)
    return any(one != two for one, two in itertools.zip_longest(ours, theirs))


def story(flip: Flip, options: RuleOptions, seed: int) -> Iterator[object]:
    """A short match as people see it: traces, views, dealers, and the settlement."""
    game = GAMES[flip.game]
    rng = random.Random(seed)
    first = [card(name) for name in FIRST_CARDS.get(flip.option, "").split()]
    seats = 2 if first or game.seat_error(options, 2 + seed % 3) else 2 + seed % 3
    money = Money(5, (0,) * seats) if game.needs_stake() else None
    match = begin_match(game, options, seats, deals=DEALS, money=money)
    while not match.is_over and match.played < 2 * DEALS:
        deck = list(game.pack(options))
        rng.shuffle(deck)
        deck = first + [number for number in deck if number not in first]
        deal = game.deal(next_setup(match, tuple(deck)))
        yield from play_on(deal, random.Random(rng.random()))
        if deal.actor is not None:
            return
        match = after_deal(match, deal)
        yield match.dealer, match.wins, match.places
    yield settled(match).money


def play_on(deal: Deal, rng: random.Random) -> Iterator[object]:
    """The deal played at random, looked at before each action and after the last."""
    for number in range(LONGEST):
        yield trace_line(Step(1, number, deal, None, []), "")
        yield deal.observe(SPECTATOR)
        if deal.actor is None:
            return
        deal.act(rng.choice(deal.legal()))
