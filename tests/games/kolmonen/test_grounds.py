"""What might be said for an action of Kolmonen: true of the position, whatever the numbers are."""

import pytest

from kolmikko.games.kolmonen.grounds import grounds
from kolmikko.games.kolmonen.options import Options
from kolmikko.rulekit.ground import Ground
from kolmikko.rulekit.options import Written
from kolmikko.testing import moves
from tests.games.kolmonen.drawn import position

DRAWN = """
    kolmonen  turn 1   stock 3d 6h Kh   pile 4h 9d
    seat 1    hand {}   face-up 3   hidden 3
    seat 2    hand 3    face-up 3   hidden 3
"""


def said_for(hand: str, move: str, text: str = DRAWN, **rules: Written) -> list[Ground]:
    """The grounds for a move with this hand."""
    deal = position(text.format(hand), **rules)
    named = {deal.move_of(action).text: action for action in deal.legal()}
    options = deal.setup.options
    assert isinstance(options, Options)
    assert move in named, moves(deal)
    return grounds(deal.observe(0), options, named[move])


@pytest.mark.parametrize(
    "hand, move, messages",
    [
        ("Tc Ts Kd", "play Tc", ["ten", "few"]),
        ("Tc Ts Kd", "play Kd", []),
        ("Ac Qs Kd", "play Ac", ["ace"]),
        ("2c Qs Kd", "play 2c", ["two"]),
        ("Qc Qs Kd", "play Qc Qs", ["low", "many"]),
        ("Qc Qs Kd", "play Kd", ["high"]),
        ("Qc Qs Kd", "take", ["take"]),
        ("5c 6s 7d", "take", ["no-flip"]),
        ("5c 6s 7d", "flip", ["flip"]),
        ("Qc Qs Kd", "picking a row", []),
    ],
)
def test_what_is_said_for_a_move(hand: str, move: str, messages: list[str]) -> None:
    if move == "picking a row":
        deal = position(DRAWN.format(hand))
        deal.act(next(a for a in deal.legal() if deal.move_of(a).verb == "swap"))
        options = deal.setup.options
        assert isinstance(options, Options)
        found = grounds(deal.observe(0), options, deal.legal()[0])
    else:
        found = said_for(hand, move)
    assert [ground.message for ground in found] == [f"kolmonen-why-{name}" for name in messages]
    assert all(ground.against for ground in found)


def test_an_exchange_is_weighed_against_everything_else() -> None:
    (swap,) = said_for("Qc Qs Kd", "swap")
    assert len(swap.against) == 4


def test_a_ten_counts_the_cards_that_go_out_of_play_with_it() -> None:
    (ten, few) = said_for("Tc Ts Kd", "play Tc")
    assert ten.facts == {"count": 3}
    assert set(ten.against).isdisjoint(few.against)


def test_an_ace_that_others_may_answer_is_no_ground() -> None:
    assert said_for("Ac Qs Kd", "play Ac", ace_answer="ace_two_ten") == []


@pytest.mark.parametrize("effect, messages", [("reset_only", []), ("clears_pile", ["ten"])])
def test_a_two_after_which_nobody_goes_on(effect: str, messages: list[str]) -> None:
    found = said_for("2c Qs Kd", "play 2c", two_effect=effect)
    assert [ground.message for ground in found] == [f"kolmonen-why-{name}" for name in messages]


def test_the_chance_of_a_blind_card_is_counted_from_the_unseen_ones() -> None:
    text = """
        kolmonen  turn 1   stock 2d 3d        pile Kh   toppled {}
        seat 1    hand 4c
        seat 2    hand 5c 5d    known 5c 5d
    """
    rest = " ".join(
        rank + suit
        for rank in "23456789TJQKA"
        for suit in "cdhs"
        if rank + suit not in {"2d", "3d", "Kh", "4c", "5c", "5d"}
    )
    (flip,) = said_for(rest, "flip", text)
    assert flip.facts == {"percent": 50}
