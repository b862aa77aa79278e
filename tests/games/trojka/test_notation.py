"""A position of Trójka as text: what reads how, what is refused, and there and back again."""

import pytest
from hypothesis import given, settings

from kolmikko.cards import names
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.notation import read_position, write_position
from kolmikko.games.trojka.options import CLASSIC
from kolmikko.games.trojka.state import State
from kolmikko.rulekit.game import Setup
from kolmikko.testing import Chooser, choosers, moves, setups, viewers, walk
from tests.games.trojka.drawn import position

PICTURE = """
    trojka    turn 2   dealer 3   stake 5   bank 15   turn-up 9d   stock 4
    seat 1    hand Kd As       purse 95
    seat 2    hand 2           purse 95   tricks 1   up Qs   down 4c
    seat 3    hand 7c 7d 7h    purse -7   passed
    trick     1 up Kc
"""


def read(text: str) -> State:
    return read_position(text, freeze(CLASSIC))


def test_a_picture_reads_as_it_looks() -> None:
    s = read(PICTURE)
    assert (s.turn, s.dealer, s.stake, s.bank, s.trump, s.seats, s.active) == (1, 2, 5, 15, 1, 3, 2)
    assert names(s.hand[0]) == ["Kd", "As"]
    assert names(s.up[0]) == names(s.trick_cards) == ["Kc"]
    assert (names(s.up[1]), names(s.down[1]), s.tricks[1]) == (["Qs"], ["4c"], 1)
    assert (s.passed, s.balances[:3]) == ([0, 0, 1, 0, 0, 0, 0, 0, 0], [95, 95, -7])


def test_unknown_cards_are_the_lowest_ones_that_are_not_named() -> None:
    s = read(PICTURE)
    assert [names(1 << card)[0] for card in s.deck[s.drawn : s.size]] == ["2c", "2d", "2h", "2s"]
    assert names(s.hand[1]) == ["3c", "3d"]


def test_unknown_cards_of_a_small_pack_come_from_that_pack() -> None:
    s = read("""
        trojka    turn 1   turn-up 7d   pack 32
        seat 1    hand 2
        seat 2    hand 3
    """)
    assert names(s.hand[0]) == ["7c", "7h"]
    assert s.size - s.drawn == 32 - 6


def test_without_a_stock_it_is_all_that_lies_nowhere_else() -> None:
    deal = position("""
        trojka    turn 1   turn-up 9d
        seat 1    hand Kd As Tc
        seat 2    hand Qd Qs Qh
    """)
    view = deal.observe(0)
    assert (view.stock, view.size) == (52 - 7, 52)


def test_the_trick_is_told_in_the_order_in_which_it_was_laid() -> None:
    deal = position("""
        trojka    turn 2   turn-up 9d
        seat 1    hand 2
        seat 2    hand Ad 3c 4c
        seat 3    hand 2
        trick     3 up Ks   1 down Qs
    """)
    s = deal.state
    assert (s.leader, s.laid, names(1 << s.led), s.best_seat) == (2, 2, ["Ks"], 2)
    assert deal.zones()["trick"] == [["p3", "Ks", "up"], ["p1", "Qs", "down"]]
    assert moves(deal) == ["play Ad"]


@pytest.mark.parametrize(
    "old, new, why",
    [
        ("trojka ", "kolmonen ", "a position begins with 'trojka': 'kolmonen"),
        ("turn 2", "turn 4", "the first line: 'turn' wants a number from 1 to 3: ['4']"),
        ("turn 2", "", "the first line: 'turn' wants a number from 1 to 3: None"),
        ("turn 2", "turn 1", "trick: it is the turn of seat 2, not of 1"),
        ("turn 2", "turn 3", "the first line: it is not the turn of seat 3, which has passed"),
        ("turn 2", "trump 2", "the first line: no such word: 'trump'"),
        ("stake 5", "stake five", "the first line: 'stake' wants a number from 0 to"),
        ("stake 5", "stage 5", "the first line: 'stage' wants one of deciding, tricks, drawing"),
        ("stake 5", "stage drawing", "the first line: 'holder' is wanted where payers draw"),
        ("stake 5", "pack 33", "the first line: no such pack: 33"),
        ("stake 5", "turn 5", "the first line: 'turn' comes twice"),
        ("turn-up 9d", "", "the first line: 'turn-up' wants one card: []"),
        ("turn-up 9d", "turn-up 9x", "the first line: no such card: '9x'"),
        ("bank 15", "pack 36", "seat 2: not in the pack: 4c"),
        ("stock 4", "stock 42", "seat 2: only 1 cards are left for 2 unknown ones"),
        ("stock 4", "stock Kd", "seat 1: card named twice: Kd"),
        ("seat 2", "seat 3", "'seat 2' is wanted at the start of: 'seat 3 hand 2"),
        ("hand Kd", "hands Kd", "seat 1: no such word: 'hands'"),
        ("hand Kd As", "hand Kd Ass", "seat 1: no such card: 'Ass'"),
        ("tricks 1", "tricks 4", "seat 2: 'tricks' wants a number from 0 to 3: ['4']"),
        ("passed", "passed 1", "seat 3: 'passed' stands alone: ['1']"),
        ("1 up Kc", "1 down Kc", "trick: one card lies 'up' or, unless it leads, 'down': 'down'"),
        ("1 up Kc", "1 up 2", "trick: one card lies 'up' or, unless it leads, 'down': 'up'"),
        ("1 up Kc", "3 up Kc", "trick: it is not the turn of seat 3"),
        ("1 up Kc", "9 up Kc", "trick: it is not the turn of seat 9"),
        ("1 up Kc", "1 up", "trick: it goes seat, side, card, and so on: '1 up'"),
        ("1 up Kc", "1 up Kc 2 up 3s", "trick: it is not the turn of seat 2"),
    ],
)
def test_what_is_no_position_is_named_with_its_place(old: str, new: str, why: str) -> None:
    assert old in PICTURE
    with pytest.raises(ValueError, match=r"^\S") as refused:
        read(PICTURE.replace(old, new, 1))
    assert str(refused.value).startswith(why)


def test_face_up_cards_of_a_trick_have_to_beat() -> None:
    with pytest.raises(ValueError, match="trick: Qs does not beat Kc"):
        read("""
            trojka    turn 3   turn-up 9d
            seat 1    hand 2
            seat 2    hand 2
            seat 3    hand 3
            trick     1 up Kc   2 up Qs
        """)


@pytest.mark.parametrize("text", ["", "trojka turn 1 turn-up 9d\nseat 1 hand 3"])
def test_nobody_plays_alone(text: str) -> None:
    with pytest.raises(ValueError, match=r"a position begins|2 to 9 seats play, not 1"):
        read(text)


def test_payers_draw_from_what_the_rules_offer_unless_it_is_told() -> None:
    picture = """
        trojka    turn 1   stage drawing   holder 2   turn-up 9d   stock Qd 4d
        seat 1    hand 3
        seat 2    hand Kd Ad Td   announced
    """
    assert moves(position(picture)) == ["draw Ad", "draw Kd", "draw Td"]
    assert moves(position(picture, payment_draw="stock")) == ["draw Qd"]
    left = picture.replace("stage", "draw Kd Td   stage")
    assert moves(position(left, payment_draw="trojka_without_return")) == ["draw Kd", "draw Td"]


def same_for_everybody(one: TrojkaDeal, other: TrojkaDeal) -> None:
    assert one.actor == other.actor
    assert one.legal() == other.legal()
    assert one.zones() == other.zones()
    assert one.money() == other.money()
    for viewer in viewers(one):
        assert one.observe(viewer) == other.observe(viewer)


@settings(max_examples=40, deadline=None)
@given(setups(TROJKA), choosers())
def test_position_to_text_to_position(setup: Setup, chooser: Chooser) -> None:
    deal = TROJKA.deal(setup)
    twin = reread(deal)
    for step in walk(deal, chooser):
        same_for_everybody(twin, reread(twin))
        events = twin.act(step.action)
        assert events == step.events
        same_for_everybody(deal, twin)
        same_for_everybody(deal, reread(deal))
        twin = reread(twin)


def reread(deal: TrojkaDeal) -> TrojkaDeal:
    text = write_position(deal.state)
    state = read_position(text, deal.core)
    assert write_position(state) == text
    state.course = list(deal.state.course)
    return TrojkaDeal(deal.setup, deal.stakes, deal.core, state)
