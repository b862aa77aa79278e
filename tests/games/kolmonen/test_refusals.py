"""Why a move is refused, clause by clause, with the facts that a message needs."""

import pytest

from kolmikko.cards import card
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import IllegalActionError, Refusal
from kolmikko.testing import move, play, refused
from tests.games.kolmonen.drawn import dealt, position

IN_TURN = """
    kolmonen  turn 2   stock 9   pile 8c
    seat 1    hand 3           face-up 3           hidden 3
    seat 2    hand 5s 9c 9h    face-up 4h Qs 2d    hidden 3
"""


@pytest.mark.parametrize(
    "text, clause",
    [
        ("play 5s", "K7"),
        ("play", "K5"),
        ("play Kd", "K4"),
        ("play 9c Kd", "K4"),
        ("play Qs", "K20"),
        ("play 9c 4h", "K20"),
        ("play 5s 9c", "K8"),
        ("play 9c 9c", "K8"),
        ("swap 5s 9c 9c", "K19"),
        ("swap 5s 9c 9h 9h", "K19"),
        ("swap", "K19"),
        ("swap 5s 9c", "K19"),
        ("swap 5s 9c Kd", "K19"),
        ("swap 5s 9c 4h", "K19"),
        ("flip", "KQ17"),
        ("reveal", "KQ35"),
        ("end", "K17"),
        ("arrange 5s 9c 9h", "KQ28"),
    ],
)
def test_every_illegal_move_in_turn_names_its_clause(text: str, clause: str) -> None:
    assert refused(position(IN_TURN), text) == clause


@pytest.mark.parametrize("text", ["play 9c", "play 9h 9c", "play 9c 9h", "swap 9h 5s 9c", "take"])
def test_legal_moves_are_not_refused(text: str) -> None:
    assert refused(position(IN_TURN), text) is None


@pytest.mark.parametrize("text", ["play 2c", "take", "flip", "end", "swap 2c 2h 2s"])
def test_K7_who_is_not_in_turn_waits(text: str) -> None:
    answer = position(IN_TURN).refusal(0, move(text))
    assert answer is not None
    assert answer.clause == "K7"
    assert ("turn", "1") in answer.facts


def test_a_refusal_carries_the_facts_of_its_message() -> None:
    answer = position(IN_TURN).refusal(1, move("play 5s"))
    assert answer == Refusal(
        "K7",
        (
            *(("seat", "1"), ("turn", "1"), ("verb", "play")),
            *(("rank", "5"), ("cards", "5s"), ("top", "8")),
        ),
    )


def test_on_an_empty_table_there_is_no_top_to_name() -> None:
    answer = dealt(["9c 9d 8h", "4c 4d 4h"]).refusal(0, move("take"))
    assert answer == Refusal("KQ15", (("seat", "0"), ("turn", "0"), ("verb", "take")))


def test_a_refused_move_cannot_be_carried_out() -> None:
    p = position(IN_TURN)
    before = p.state.copy()
    with pytest.raises(IllegalActionError, match="'play 5s' is refused by K7") as error:
        play(p, "play 5s")
    assert error.value.refusal.clause == "K7"
    assert p.state == before


def test_a_card_named_twice_cannot_be_played() -> None:
    p = position(IN_TURN)
    with pytest.raises(IllegalActionError, match="'play 9c 9c' is refused by K8"):
        play(p, "play 9c 9c")


@pytest.mark.parametrize("verb", ["pass", "legal", "deal", "", "Take"])
def test_a_verb_that_there_is_not_is_a_programmers_mistake(verb: str) -> None:
    with pytest.raises(ValueError, match="no such verb"):
        position(IN_TURN).refusal(1, Move(verb))


@pytest.mark.parametrize("verb", ["take", "flip", "reveal", "end"])
def test_a_verb_without_cards_takes_none(verb: str) -> None:
    with pytest.raises(ValueError, match=f"'{verb}' takes no cards: 9c"):
        position(IN_TURN).refusal(1, Move(verb, (card("9c"),)))


def test_half_an_exchange_changes_no_answer_and_is_left_off_by_another_move() -> None:
    p = position(IN_TURN)
    p.act(56)  # the layout's way: swap, then card by card
    p.act(p.legal()[0])
    assert refused(p, "play 9c 9h") is None
    assert refused(p, "play 5s") == "K7"
    assert refused(p, "swap 5s 9c 9h") is None
    play(p, "play 9c 9h")
    assert p.state.chosen == 0
    assert p.observe(0).chosen == 0
    assert p.actor == 0


def test_half_an_arrangement_allows_nothing_else() -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], pregame_swap=True)
    p.act(57)
    p.act(p.legal()[0])
    assert refused(p, "play 8h") == "KQ28"
    assert refused(p, "play 8h 8h") == "KQ28"
    assert refused(p, "arrange 9c 9c 8h") == "KQ28"
    assert refused(p, "arrange 9c 9d 8h 8h") == "KQ28"
    assert refused(p, "arrange 9c 9d 8h") is None
    play(p, "arrange 9c 9d 8h")
    assert p.actor == 1
