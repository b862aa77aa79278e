"""What might be said for an action of Trójka: true of the position, whatever the numbers are."""

import pytest

from kolmikko.games.trojka.grounds import grounds
from kolmikko.games.trojka.options import Options
from kolmikko.rulekit.ground import Ground
from tests.games.trojka.drawn import dealt, position

TRICK = """
    trojka    turn 1   turn-up 9d   stake 5   bank 10
    seat 1    hand {mine}   tricks 1   up 8s
    seat 2    hand {other}   down 4c
"""


def said_for(deal_text: tuple[str, str], move: str) -> list[Ground]:
    """The grounds for a card of the first seat in the second trick."""
    mine, other = deal_text
    deal = position(TRICK.format(mine=mine, other=other))
    named = {deal.move_of(action).text: action for action in deal.legal()}
    options = deal.setup.options
    assert isinstance(options, Options)
    return grounds(deal.observe(0), options, named[move])


@pytest.mark.parametrize(
    "mine, move, messages",
    [
        ("Ad 7c", "play Ad", ["unbeaten"]),
        ("Ad 7c", "play 7c", ["keeps"]),
        ("Kd 7c", "play Kd", ["few-beat"]),
        ("7h 7c", "play 7c", []),
    ],
)
def test_what_is_said_for_a_lead(mine: str, move: str, messages: list[str]) -> None:
    found = said_for((mine, "2h 3c"), move)
    assert [ground.message for ground in found] == [f"trojka-why-{name}" for name in messages]


def test_the_cards_that_beat_are_counted_among_those_that_have_not_been_seen() -> None:
    (only,) = said_for(("Kd 7c", "2h 3c"), "play Kd")
    assert only.facts == {"count": 1}


@pytest.mark.parametrize(
    "hand, penalty, said",
    [
        ("Kd 9c 4h", "none", {"keep": ("trumps", 1)}),
        ("Kc 9c 4h", "none", {"exchange": ("no-trump", None)}),
        ("Kd 9d 4h", "ante", {"keep": ("trumps", 2), "pass": ("pass", None)}),
    ],
)
def test_what_is_said_for_a_decision(
    hand: str, penalty: str, said: dict[str, tuple[str, int | None]]
) -> None:
    hands = ("Qh Jc 4s", "7s 6c 5h", hand, "3h 8s 2h")
    deal = dealt(*hands, turn_up="2d", dealer=1, no_trick_penalty=penalty)
    while deal.actor != 2:
        deal.act(deal.legal()[0])
    options = deal.setup.options
    assert isinstance(options, Options)
    view = deal.observe(2)
    found = {deal.move_of(action).text: grounds(view, options, action) for action in deal.legal()}
    told = {
        move: (ground.message.removeprefix("trojka-why-"), ground.facts.get("count"))
        for move, (ground, *_) in ((move, each) for move, each in found.items() if each)
    }
    assert told == said
