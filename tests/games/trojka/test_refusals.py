"""Every refusal with its clause and its facts; and that legal means not refused."""

import pytest
from hypothesis import given, settings

from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.game import TROJKA
from kolmikko.rulekit.game import Move, Setup
from kolmikko.testing import Chooser, choosers, move, play, refused, setups, walk
from tests.games.trojka.drawn import dealt, position

HANDS = ("Kd 8s 3h", "Qs Jd 4h", "Th 6s 5d")

SECOND = """
    trojka    turn 2   turn-up 2c
    seat 1    hand 2
    seat 2    hand Ad Jd 4h
    trick     1 up Kd
"""


@pytest.mark.parametrize(
    "text, clause",
    [
        ("keep", None),
        ("exchange", None),
        ("pass", None),
        ("play Qs", "T8"),  # first it is decided who plays with which cards
        ("discard Qs", "T8"),
        ("draw Qs", "T12"),
    ],
)
def test_T8_what_may_be_done_when_one_decides(text: str, clause: str | None) -> None:
    assert refused(dealt(*HANDS), text) == clause


@pytest.mark.parametrize(
    "text, clause",
    [
        ("play Ad", None),
        ("play Jd", "T16"),
        ("discard Jd", "TQ29"),
        ("play Kd", "T4"),  # not in the hand
        ("discard 3s", "T4"),
        ("play", "T16"),
        ("discard Jd 4h", "T16"),
        ("draw Jd", "T12"),
        ("keep", "T8"),
        ("exchange", "T8"),
        ("pass", "T8"),
    ],
)
def test_T16_T17_what_may_be_done_in_a_trick(text: str, clause: str | None) -> None:
    assert refused(position(SECOND), text) == clause


@pytest.mark.parametrize("text", ["play 3h", "discard 3h", "keep", "pass", "draw 3h"])
def test_T18_nobody_acts_out_of_turn(text: str) -> None:
    assert refused(dealt(*HANDS), text, seat=0) == "T18"
    assert refused(position(SECOND), text, seat=0) == "T18"


@pytest.mark.parametrize("text", ["play 3h", "discard 3h", "keep", "pass", "draw 3h"])
def test_T22_nobody_acts_when_the_deal_is_over(text: str) -> None:
    over = dealt("Ah 9h 2h", *HANDS[1:])
    for seat in range(3):
        assert refused(over, text, seat=seat) == "T22"


def test_a_refusal_tells_what_its_message_needs() -> None:
    answer = position(SECOND).refusal(1, move("play Jd"))
    assert answer is not None
    assert dict(answer.facts) == {
        **{"seat": "1", "turn": "1", "verb": "play"},
        **{"card": "Jd", "best": "Kd"},
    }


def test_a_refusal_before_the_first_card_has_no_best_card_to_tell() -> None:
    answer = dealt(*HANDS).refusal(0, Move("keep"))
    assert answer is not None
    assert dict(answer.facts) == {"seat": "0", "turn": "1", "verb": "keep"}


@settings(max_examples=60, deadline=None)
@given(setups(TROJKA), choosers())
def test_legal_is_what_is_not_refused(setup: Setup, chooser: Chooser) -> None:
    deal = TROJKA.deal(setup)
    assert_legal_is_what_is_not_refused(deal)
    for _ in walk(deal, chooser):
        assert_legal_is_what_is_not_refused(deal)


def assert_legal_is_what_is_not_refused(deal: TrojkaDeal) -> None:
    for seat in range(deal.setup.seats):
        asked = ((n, deal.refusal(seat, deal.move_of(n))) for n in range(TROJKA.actions))
        allowed = [action for action, answer in asked if answer is None]
        assert allowed == list(deal.legal() if seat == deal.actor else ())


def test_T7_a_pass_of_an_obliged_player_is_refused() -> None:
    deal = dealt(*HANDS, obliged_may_exchange=True)
    assert refused(deal, "pass") == "T7"
    play(deal, "keep", "keep")
    assert refused(deal, "pass") == "T7"


@pytest.mark.parametrize("text", ["flip", "flip 2c", "keep Kd"])
def test_a_move_that_there_is_not_is_a_mistake_of_the_caller(text: str) -> None:
    with pytest.raises(ValueError, match=r"no such verb|takes no cards"):
        refused(dealt(*HANDS), text)
