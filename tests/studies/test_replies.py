"""What a seat gains alone among bots by keeping, exchanging or passing otherwise."""

from dataclasses import dataclass
from statistics import fmean

import numpy as np
import pytest

from kolmikko.bots import THUMB
from kolmikko.bots.base import Budget, Choice, Sight
from kolmikko.dice import Dice
from kolmikko.games.trojka.actions import EXCHANGE, KEEP, PASS
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.options import CLASSIC32, Options
from kolmikko.rulekit.gear import is_available
from kolmikko.solvers.choices import BANKS, HANDS
from kolmikko.solvers.choosing import Choosing
from kolmikko.studies.replies import Among, ByTable, Compared, gained, replies_of

needs_fast = pytest.mark.skipif(not is_available(), reason="needs the fast gear")

OBLIGED = CLASSIC32.changed({"obliged_may_exchange": True})


@dataclass(frozen=True)
class Keeps:
    """Keeps every hand, and plays the tricks by rules of thumb."""

    name: str = "keeps"
    about: str = "keeps every hand"
    moment: float = 0.0

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        if KEEP in legal:
            return Choice(KEEP)
        return THUMB.choose(sight, legal, budget, dice)


def among(options: Options = CLASSIC32, seats: int = 3) -> Among:
    return Among(options, Choosing(options, seats, 5, fast=False).opening, Keeps(), 1)


def test_every_legal_decision_is_compared_with_the_one_that_was_made() -> None:
    found = among().match(0)
    assert found
    for each in found:
        assert each.seat == 1
        assert set(each.more) == {0, 1, 2}
        assert each.more[0] == 0
    assert any(each.more[1] for each in found)
    assert found == among().match(0)
    assert found != among().match(1)


def test_TQ3_the_obliged_are_not_compared_with_passing() -> None:
    found = among(OBLIGED).match(0)
    assert {each.seat for each in found} == {0, 1, 2}
    assert all((2 in each.more) == (each.seat == 1) for each in found)


def test_with_replies_only_these_are_compared() -> None:
    free = among().match(0)
    replies = {each.place: 1 for each in free[::2]}
    replied = among().match(0, replies)
    assert [each.place for each in replied] == [each.place for each in free]
    for one, other in zip(replied, free, strict=True):
        wanted = {0, 1} if one.place in replies else {0}
        assert one.more == {decision: other.more[decision] for decision in wanted}


def test_a_reply_needs_visits_and_more_than_its_error() -> None:
    choosing = Choosing(CLASSIC32, 3, 5, fast=False)
    often = [[Compared(7, 1, {0: 0.0, 1: 1.0, 2: 2.0}) for _ in range(5)]]
    assert replies_of(choosing, often) == {7 + bank * HANDS: 2 for bank in range(BANKS)}
    assert replies_of(choosing, [often[0][:4]]) == {}
    unsure = [[Compared(7, 1, {0: 0.0, 1: more}) for more in (9.0, -9.0, 9.0, -9.0, 1.0)]]
    assert replies_of(choosing, unsure) == {}
    behind = [[Compared(7, 1, {0: 0.0, 1: -1.0}) for _ in range(9)]]
    assert replies_of(choosing, behind) == {}


def test_where_much_was_seen_the_bank_counts() -> None:
    choosing = Choosing(CLASSIC32, 3, 5, fast=False)
    full = [Compared(7 + HANDS, 1, {0: 0.0, 1: 1.0, 2: 2.0}) for _ in range(50)]
    empty = [Compared(7, 1, {0: 0.0, 1: 9.0, 2: 2.0}) for _ in range(49)]
    assert replies_of(choosing, [full, empty])[7 + HANDS] == 2
    assert replies_of(choosing, [full, empty])[7] == 1


@needs_fast
def test_much_is_gained_among_those_who_keep_and_nothing_by_the_table() -> None:
    choosing = Choosing(CLASSIC32, 3, 5)
    told: list[tuple[int, int]] = []
    keeping = gained(
        choosing, CLASSIC32, Keeps(), 40, progress=lambda done, all_: told.append((done, all_))
    )
    assert told == [(done, 80) for done in range(1, 81)]
    assert list(keeping) == [1]
    assert fmean(keeping[1]) > 0.2
    solved = choosing.solved(20, 500, lambda _: None).ravel().tolist()
    table = ByTable(THUMB, freeze(CLASSIC32), solved)
    assert abs(fmean(gained(choosing, CLASSIC32, table, 40)[1])) < 0.1


def test_a_table_decides_and_another_plays_the_tricks() -> None:
    choosing = Choosing(CLASSIC32, 3, 5, fast=False)
    passes = np.tile((0.0, 0.0, 1.0), choosing.places).tolist()
    table = ByTable(Keeps(), freeze(CLASSIC32), passes)
    made = Among(CLASSIC32, choosing.opening, table, 1).match(0)
    assert {each.more[PASS - KEEP] for each in made} == {0.0}
    assert any(each.more[EXCHANGE - KEEP] for each in made)


@pytest.mark.slow
@needs_fast
def test_several_processes_find_the_same() -> None:
    choosing = Choosing(CLASSIC32, 3, 5)
    alone, together = (gained(choosing, CLASSIC32, Keeps(), 6, workers=n) for n in (1, 2))
    assert alone == together
    assert any(alone[1])
