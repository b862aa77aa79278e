"""Trójka as a beginner plays it: the mistakes that it makes, and what it never does."""

from collections import Counter

import pytest

from kolmikko.cards import names
from kolmikko.dice import dice
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.easy import easy
from tests.games.trojka.drawn import dealt, position

TIMES = 900


def does(deal: TrojkaDeal) -> dict[str, float]:
    """How often easy does what, as a record would have it."""
    assert deal.actor is not None
    luck, view = dice(1), deal.observe(deal.actor)
    moves = (deal.move_of(easy(view, luck)) for _ in range(TIMES))
    done = Counter(" ".join([m.verb, *(names(1 << card)[0] for card in m.cards)]) for m in moves)
    return {move: times / TIMES for move, times in done.items()}


@pytest.mark.parametrize(
    "hand, decision",
    [
        ("3c 5d 7h", "keep"),  # a trump, however low
        ("Jd 5d 7h", "keep"),  # a court card
        ("8d 5d 7h", "exchange"),
    ],
)
def test_what_looks_good_is_kept(hand: str, decision: str) -> None:
    assert does(dealt("As 9d 4d", hand, "Kd 9s 4h")) == {decision: 1}


def test_it_never_passes() -> None:
    hands = ("As Kd 8d", "9h 9d 8s", "Ks Td 7d", "Qs Jd 9s", "Ts 8h Kh")
    assert does(dealt(*hands, turn_up="7c", preset="classic32")) == {"exchange": 1}


def at(hand: str, rest: str) -> dict[str, float]:
    """What easy does in the first trick with clubs for trumps."""
    return does(
        position(f"""
        trojka    turn 1   stake 5   bank 10   turn-up Tc
        seat 1    hand {hand}
        seat 2    {rest}
    """)
    )


def test_any_card_is_led() -> None:
    done = at("9h 3d Ks", "hand 3")
    assert set(done) == {"play 9h", "play 3d", "play Ks"}
    assert all(often == pytest.approx(1 / 3, abs=0.06) for often in done.values())


def test_it_often_beats_with_more_than_it_needs() -> None:
    done = at("Ks As 4s", "hand 2\n        trick     2 up Qs")
    assert done["play Ks"] == pytest.approx(3 / 4, abs=0.06)
    assert done["play As"] == pytest.approx(1 / 4, abs=0.06)


def test_a_trump_is_not_thrown_off() -> None:
    done = at("2c 4d 6h", "hand 2\n        trick     2 up Ac")
    assert set(done) == {"discard 4d", "discard 6h"}
