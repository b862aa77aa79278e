"""Trójka by rules of thumb: what it does in drawn deals, always legal, and nothing unseen."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmikko.cards import names
from kolmikko.dice import dice
from kolmikko.games.trojka import thumb as thumbs
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.thumb import thumb
from kolmikko.rulekit.game import Setup
from kolmikko.testing import setups, walk
from tests.games.trojka.drawn import dealt, position
from tests.games.trojka.two_worlds import pairs

OTHERS = ("Kd 9s 4h", "Qd 8s 5h", "Jd 6s 3h", "Qh 7d 2s")


def does(deal: TrojkaDeal) -> str:
    """What thumb does, as a record would have it."""
    assert deal.actor is not None
    move = deal.move_of(thumb(deal.observe(deal.actor), dice(1)))
    return " ".join([move.verb, *(names(1 << card)[0] for card in move.cards)])


def decides(hand: str, seats: int = 3) -> str:
    """What thumb decides with a hand as the first seat that is not obliged."""
    hands = ["As 9d 4d", hand, *OTHERS[: seats - 2]]
    return does(dealt(*hands))


@pytest.mark.parametrize(
    "hand, decision",
    [
        ("Jc 9h 4s", "keep"),  # a jack of trumps, or two of them
        ("3c 4c 8h", "keep"),
        ("9c Ah 8d", "keep"),  # or a lower one with an ace
        ("9c Th 8d", "exchange"),
        ("Ac Th 8d", "keep"),
        ("Ah Ad 8s", "exchange"),  # aces alone do not take three tricks
        ("Th 5d 8d", "exchange"),
    ],
)
def test_a_hand_that_can_win_is_kept_and_others_are_exchanged(hand: str, decision: str) -> None:
    assert decides(hand) == decision


def test_the_more_players_the_better_a_hand_must_be() -> None:
    assert decides("Jc 9h 4s", seats=3) == "keep"
    assert decides("Jc 9h 4s", seats=5) == "exchange"


HANDS32 = ("As Kd 8d", "Jh 9d 8s", "Ks Td 7d", "Qs Jd 9h", "Ts 8h Kh")


def test_a_poor_hand_is_passed_where_playing_may_cost_a_stake_and_little_can_be_won() -> None:
    assert does(dealt(*HANDS32, turn_up="7c", preset="classic32")) == "pass"
    assert does(dealt(*HANDS32, turn_up="7c", preset="classic32", bank=20)) == "exchange"
    assert does(dealt(*HANDS32[:4], turn_up="7c", preset="classic32")) == "exchange"
    assert does(dealt(*HANDS32, turn_up="7h", preset="classic32")) != "pass", "Jh is a trump"


def test_in_the_main_version_nobody_passes_since_playing_costs_nothing() -> None:
    assert decides("3s 5d 7h", seats=5) == "exchange"


@pytest.mark.parametrize(
    "hand, led",
    [
        ("9h 3d Ks", "play 9h"),  # the middle card
        ("3c Ah Kd", "play Ah"),  # a trump is above every plain card
        ("3c 2c Ah", "play 2c"),
        ("9h Ks", "play 9h"),  # and the highest one last
    ],
)
def test_it_leads_the_middle_card_and_keeps_the_highest(hand: str, led: str) -> None:
    other = "hand 3" if len(hand.split()) == 3 else "hand 2"
    p = position(f"""
        trojka    turn 1   stake 5   bank 10   turn-up Tc
        seat 1    hand {hand}
        seat 2    {other}
    """)
    assert does(p) == led


def test_with_32_cards_and_many_players_it_leads_the_lowest() -> None:
    drawn = """
        trojka    turn 1   stake 5   bank 10   turn-up Tc   pack 32
        seat 1    hand 9h 7d Ks
        seat 2    hand 3
        seat 3    hand 3     {}
    """
    assert does(position(drawn.format(""), "classic32")) == "play 7d"
    assert does(position(drawn.format("passed"), "classic32")) == "play 9h"


@pytest.mark.parametrize(
    "hand, answer",
    [
        ("Kh Ad 3c", "play Kh"),  # the lowest card that beats
        ("9h 5d 3c", "play 3c"),
        ("9h 5d 8s", "discard 5d"),  # else the lowest goes face down
    ],
)
def test_it_beats_with_the_lowest_card_that_beats(hand: str, answer: str) -> None:
    p = position(f"""
        trojka    turn 1   stake 5   bank 10   turn-up Tc
        seat 1    hand {hand}
        seat 2    hand 2
        trick     2 up Qs
    """)
    assert does(p) == answer


def test_T12_if_it_were_asked_it_would_draw_any_card_of_the_trojka() -> None:
    p = dealt("Ac 5c 9c", "Kd 9s 4h", turn_up="2c")
    assert p.at_chance
    assert {thumb(p.observe(1), dice(seed)) for seed in range(30)} == set(p.legal())


# --- in any deal, under any house rules -----------------------------------------------------------


@given(setups(TROJKA), st.integers(0, 2**32), st.integers(0, 3))
def test_it_is_always_legal(setup: Setup, seed: int, wildness: int) -> None:
    chance, luck = random.Random(seed), dice(seed)

    def now_and_then_anything(deal: TrojkaDeal, legal: tuple[int, ...]) -> int:
        if deal.at_chance:
            return chance.choice(legal)
        assert deal.actor is not None
        action = thumb(deal.observe(deal.actor), luck)
        assert action in legal
        return chance.choice(legal) if chance.randrange(4) < wildness else action

    for _ in walk(TROJKA.deal(setup), now_and_then_anything):  # type: ignore[arg-type]
        pass


def test_cards_that_it_may_not_know_change_nothing() -> None:
    compared = 0
    for pair in pairs(range(150)):
        setup = pair.setup
        one = TROJKA.deal(setup)
        two = TROJKA.deal(
            Setup(setup.options, setup.seats, setup.dealer, pair.other_deck, setup.money)
        )
        for action in pair.actions:
            if pair.other(action) not in two.legal():
                break
            one.act(action)
            two.act(pair.other(action))
        else:
            asked = one.actor == two.actor == pair.viewer and not one.at_chance
            if asked and one.state.announced == two.state.announced:
                compared += 1
                mine, other = one.observe(pair.viewer), two.observe(pair.viewer)
                assert thumb(mine, dice(1)) == thumb(other, dice(1)), pair
    assert compared > 30


def test_it_knows_no_rules_and_no_state() -> None:
    seen = vars(thumbs)
    assert not {"State", "Core", "Options", "legal_plays", "act"} & seen.keys()
