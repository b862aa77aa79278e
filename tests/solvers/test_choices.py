"""Keep, exchange or pass among three and more: places, and tables by averaged best replies."""

from itertools import permutations
from statistics import fmean

import numpy as np
import pytest

from kolmikko.cards import card, card_set, members, read_cards
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.options import CLASSIC, CLASSIC32
from kolmikko.rulekit.gear import is_available
from kolmikko.solvers.choices import BANKS, BY_TABLE, HANDS, KEEPS, hand_of, place_of, places
from kolmikko.solvers.choosing import Choosing

needs_fast = pytest.mark.skipif(not is_available(), reason="needs the fast gear")


def seen(hand: str, turn_up: str = "8h", *, players: int = 5, viewer: int = 1) -> View:
    view = View()
    view.hand = read_cards(hand)
    view.turn_up = card(turn_up)
    view.seats, view.viewer, view.stake, view.bank = players, viewer, 5, 5 * players
    return view


def test_hands_are_told_by_the_grades_of_their_cards() -> None:
    assert hand_of(seen("2c 7s 9d")) == hand_of(seen("3c 4d Ts"))
    assert hand_of(seen("Ac 7s 9d")) != hand_of(seen("Kc 7s 9d"))
    assert hand_of(seen("Ah 7s 9d")) != hand_of(seen("Ac 7s 9d"))
    assert hand_of(seen("Kh 7s 9d", "Ah")) == hand_of(seen("Ah 7s 9d", "2h"))
    assert hand_of(seen("2c 3c 4c")) == 0
    assert hand_of(seen("Ah Kh 9c")) < HANDS


def test_every_hand_has_a_number_of_its_own() -> None:
    one_each = members(read_cards("3c 9c Jc Kc Ac 3h 9h Jh Kh Ah"))
    numbers = {hand_of_cards(three) for three in permutations(one_each, 3)}
    assert len(numbers) == 10 * 9 * 8 // 6
    assert numbers < set(range(HANDS))


def hand_of_cards(cards: tuple[int, ...]) -> int:
    view = View()
    view.hand, view.turn_up = card_set(cards), card("2h")
    return hand_of(view)


def test_the_place_tells_the_bank_and_what_was_decided_before() -> None:
    core = freeze(CLASSIC32)
    found = set()
    for bank in (25, 37, 38, 50, 80, 1000):
        view = seen("2c 3c 4c")
        view.bank = bank
        found.add(place_of(view, core))
    assert len(found) == BANKS - 1
    for passed, exchanged in ((0, 0), (0, 1), (1, 0)):
        view = seen("2c 3c 4c", viewer=2)
        view.passed[1], view.exchanged[1] = passed, exchanged
        found.add(place_of(view, core))
    assert len(found) == BANKS - 1 + 3
    assert max(found) < places(2)


@needs_fast
def test_both_gears_note_the_same() -> None:
    gears = [Choosing(CLASSIC32, 4, 5, fast=fast) for fast in (False, True)]
    chances = np.tile((0.3, 0.3, 0.4), (gears[0].places, 1))
    plain, fast = (gear.play(BY_TABLE, chances, None, 0, 1) for gear in gears)
    assert plain.visits.sum() >= 20
    assert (plain.visits == fast.visits).all()
    assert plain.sums == pytest.approx(fast.sums)


@needs_fast
@pytest.mark.parametrize("players", [3, 5])
def test_the_table_leaves_less_to_gain_than_keeping(players: int) -> None:
    choosing = Choosing(CLASSIC32, players, 5)
    told: list[float] = []
    solved = choosing.solved(10, 100, told.append)
    assert told[-1] == 1
    assert solved.sum(axis=1) == pytest.approx(1)
    keeping = choosing.gained(KEEPS, None, 500)
    by_table = choosing.gained(BY_TABLE, solved, 500)
    assert list(keeping) == list(range(1, players - 1))
    for seat in keeping:
        assert fmean(keeping[seat]) > 0.3
        assert abs(fmean(by_table[seat])) < 0.1


@needs_fast
def test_equal_seeds_give_equal_tables_and_others_do_not() -> None:
    one, same, other = (
        Choosing(CLASSIC, 3, 5, seed).solved(2, 5, lambda _: None) for seed in (1, 1, 2)
    )
    assert (one == same).all()
    assert (one != other).any()


@needs_fast
def test_TQ3_the_obliged_never_pass_where_they_may_exchange() -> None:
    choosing = Choosing(CLASSIC32.changed({"obliged_may_exchange": True}), 3, 5)
    assert list(choosing.deciding) == [0, 1, 2]
    solved = choosing.solved(3, 50, lambda _: None)
    assert (solved[: places(1), 2] == 0).all()
    assert (solved[places(2) :, 2] == 0).all()
    assert (solved[places(1) : places(2), 2] > 0).any()
