"""A deal as people, records and bots handle it: its members and their promises."""

import pytest
from hypothesis import given, settings

from kolmikko.games.trojka import actions
from kolmikko.games.trojka.game import TROJKA
from kolmikko.rulekit.game import Money, Move, Setup
from kolmikko.rulekit.refusal import IllegalActionError
from kolmikko.testing import Chooser, choosers, first, move, moves, play, setups, walk
from tests.games.trojka.drawn import dealt, position

HANDS = ("Kd 8s 3h", "Qs Jd 4h", "Th 6s 5d")


def test_only_a_draw_is_chance() -> None:
    paying, paid = (dealt("Kc 8c 7c", *HANDS[1:]) for _ in range(2))
    play(paid, "draw 7c", "draw Kc")
    assert [deal.at_chance for deal in (paying, paid, dealt(*HANDS))] == [True, False, False]


def test_the_deal_names_the_clauses_of_the_last_action() -> None:
    deal = dealt(*HANDS, "Jh 9s 2d", stock="2h 2s 3d")
    reasons = [deal.because]
    for text in ("exchange", "pass", "play Kd", "discard 2h"):
        play(deal, text)
        reasons.append(deal.because)
    assert reasons == [("T3", "T4", "T5", "T6"), ("T8", "T9"), ("T8",), ("T16",), ("T17",)]


def test_T10_T11_T12_T13_the_reasons_of_a_trojka_and_its_payments() -> None:
    deal = dealt("Kc 8c 7c", *HANDS[1:])
    reasons = [deal.because]
    play(deal, "draw 7c")
    reasons.append(deal.because)
    assert reasons == [("T3", "T4", "T5", "T6", "T10", "T11"), ("T12", "T13")]


@pytest.mark.parametrize(
    "text, because",
    [("play Ah", ("T19", "T21")), ("discard 3d", ("T17", "T21"))],
)
def test_T17_T19_T21_the_reasons_tell_a_card_that_beats_from_one_that_does_not(
    text: str, because: tuple[str, ...]
) -> None:
    deal = position(f"""
        trojka    turn 2   turn-up 2c
        seat 1    hand 2
        seat 2    hand {text[-2:]} 4d
        trick     1 up Kd
    """)
    play(deal, text)
    assert deal.because == because


@pytest.mark.parametrize(
    "rules, tricks, because",
    [
        ({}, (2, 0), ("T19", "T21", "T22", "T23")),
        ({}, (1, 1), ("T19", "T21", "T22", "T24")),
        ({"bank_split": "two_half"}, (1, 1), ("T19", "T21", "T22", "T24", "V10")),
        ({"no_trick_penalty": "ante"}, (2, 0), ("T19", "T21", "T22", "T23", "V11")),
    ],
)
def test_T22_T23_T24_V10_V11_the_reasons_of_the_last_trick(
    rules: dict[str, str], tricks: tuple[int, int], because: tuple[str, ...]
) -> None:
    picture = f"""
        trojka    turn 2   turn-up 2c   bank 10   stake 5
        seat 1    hand 0    tricks {tricks[1]}
        seat 2    hand Ah   tricks {tricks[0]}
        trick     1 up Kd
    """
    deal = position(picture, "classic", **rules)
    play(deal, "play Ah")
    assert deal.because == because


def test_a_copy_goes_its_own_way() -> None:
    deal = dealt(*HANDS)
    twin = deal.copy()
    play(twin, "exchange", "play Kd")
    assert (deal.actor, deal.zones()["thrown"]) == (1, [])
    assert moves(deal) == ["exchange", "keep", "pass"]


def test_actions_of_the_layout_are_cards_by_number_and_three_decisions() -> None:
    deal = dealt(*HANDS)
    assert deal.legal() == (actions.KEEP, actions.EXCHANGE, actions.PASS)
    named = [deal.move_of(action) for action in range(TROJKA.actions)]
    assert len(set(named)) == TROJKA.actions == 159
    assert named[actions.PLAY + 3] == move("play 2s")
    assert named[actions.DISCARD + 48] == move("discard Ac")
    assert named[actions.DRAW + 51] == move("draw As")
    assert named[actions.PASS] == Move("pass")


@settings(max_examples=40, deadline=None)
@given(setups(TROJKA), choosers())
def test_a_move_and_its_action_do_the_same(setup: Setup, chooser: Chooser) -> None:
    deal = TROJKA.deal(setup)
    twin = TROJKA.deal(setup)
    for step in walk(deal, chooser):
        assert step.move == twin.move_of(step.action)
        assert twin.play(step.seat, step.move) == step.events
        assert (twin.zones(), twin.money(), twin.because) == (
            *(deal.zones(), deal.money(), deal.because),
        )


@pytest.mark.parametrize("text, clause", [("play Ad", "T8"), ("pass", None), ("draw 2c", "T12")])
def test_a_move_that_is_refused_is_not_carried_out(text: str, clause: str | None) -> None:
    deal = dealt(*HANDS)
    before = deal.state.copy()
    if clause is None:
        deal.play(1, move(text))
        assert deal.state != before
        return
    with pytest.raises(IllegalActionError, match=f"'{text}' is refused by {clause}"):
        deal.play(1, move(text))
    assert deal.state == before


def test_zones_tell_where_every_card_lies() -> None:
    deal = position(
        """
        trojka    turn 3   turn-up 9d   stock Ac 2c   paid 5c
        seat 1    hand As          tricks 1   up Qs Js
        seat 2    hand 4h 7d 9s    passed
        seat 3    hand Td 2d       down 4c   thrown 3s 2s 2h
        trick     1 up Kc
        """
    )
    assert deal.zones() == {
        **{"stock": ["Ac", "2c"], "turn_up": "9d", "thrown": ["2h", "2s", "3s", "5c"]},
        **{"played": ["4c", "Js", "Qs"], "trick": [["p1", "Kc", "up"]]},
        "p1": {"hand": ["As"], "tricks": 1, "passed": False},
        "p2": {"hand": ["4h", "7d", "9s"], "tricks": 0, "passed": True},
        "p3": {"hand": ["2d", "Td"], "tricks": 0, "passed": False},
    }


def test_money_tells_the_result_and_nothing_else_does() -> None:
    deal = dealt("Kd Ks 3h", "Qs Jd 4h")
    assert (deal.result(), deal.money()) == (None, Money(5, (95, 95), 10))
    for _ in walk(deal, first):
        pass
    assert deal.result() is None


@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_TQ38_the_seat_left_of_the_dealer_deals_next(dealer: int) -> None:
    assert dealt(*HANDS, dealer=dealer).next_dealer() == dealer % 3


def test_the_opening_can_be_told_at_any_time() -> None:
    deal = dealt(*HANDS)
    before = deal.opening()
    play(deal, "exchange", "play Kd")
    assert deal.opening() == before
