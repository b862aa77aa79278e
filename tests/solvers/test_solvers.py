"""Best responses, CFR+ and sampling on twelve cards, as plain Python."""

import pytest

from kolmikko.games.trojka.options import CLASSIC32, PRESETS
from kolmikko.solvers.bank import deals_from
from kolmikko.solvers.cfr import Solver
from kolmikko.solvers.hands import NotSolvableError
from kolmikko.solvers.outcomes import outcomes, worth
from kolmikko.solvers.response import Judge
from kolmikko.solvers.rounding import from_bytes, in_bytes
from kolmikko.solvers.sampling import Sampler
from kolmikko.solvers.session import check_session
from kolmikko.solvers.simple import MIDDLE, Pair, lowest_beater, uniform
from kolmikko.solvers.sweeps import ENDS
from kolmikko.solvers.weights import weights
from tests.solvers.packs import PAY, small_hands

HANDS = small_hands()
DEALS = weights(HANDS, fast=False)
JUDGE = Judge(HANDS, fast=False)


def nashconv(pair: Pair, pay: tuple[float, ...] = PAY) -> float:
    chances = outcomes(HANDS, DEALS, pair.leader, pair.dealer, fast=False)
    assert sum(chances) == pytest.approx(1)
    verdict = JUDGE.verdict(pair.leader, pair.dealer, pay, worth(chances, pay))
    assert verdict.leader > -1e-12
    assert verdict.dealer > -1e-12
    return verdict.nashconv


def test_nothing_gains_against_the_middle_card_where_only_three_tricks_win() -> None:
    for pay in ENDS:
        assert nashconv(lowest_beater(HANDS), pay) < 1e-12
    assert nashconv(lowest_beater(HANDS, lead=2), ENDS[1]) > 0.001
    assert nashconv(uniform(HANDS), ENDS[0]) > 0.01


def test_where_two_tricks_win_the_middle_card_can_be_beaten() -> None:
    assert nashconv(lowest_beater(HANDS, MIDDLE)) > 0.01


def test_cfr_ends_where_nothing_gains_and_bytes_keep_that() -> None:
    solver = Solver(HANDS, DEALS, fast=False)
    solver.learn(PAY, 10)
    early = nashconv(solver.strategies())
    solver.learn(PAY, 90)
    assert nashconv(solver.strategies()) < min(early / 10, 1e-3)
    rounded = from_bytes(HANDS, in_bytes(HANDS, solver.strategies()))
    assert nashconv(rounded) < 2e-3


def test_sampling_comes_to_the_same_value() -> None:
    solver, sampler = Solver(HANDS, DEALS, fast=False), Sampler(HANDS, fast=False)
    solver.learn(PAY, 60)
    sampler.learn(PAY, 6000)
    assert nashconv(sampler.strategies()) < 0.03
    values = [
        worth(outcomes(HANDS, DEALS, pair.leader, pair.dealer, fast=False), PAY)
        for pair in (solver.strategies(), sampler.strategies())
    ]
    assert values[0] == pytest.approx(values[1], abs=0.02)


def test_VQ7_banks_of_a_session_follow_from_stake_and_rounding() -> None:
    assert [deal.bank for deal in deals_from(CLASSIC32, 5)] == [10, 15, 18, 19, 20]
    up = CLASSIC32.changed({"half_rounding": "ceil"})
    assert [deal.bank for deal in deals_from(up, 5)] == [10, 15, 17, 18, 19]


def test_V10_V11_what_tricks_win_is_half_of_the_difference() -> None:
    fresh, *_, last = deals_from(CLASSIC32, 5)
    assert [step.gain for step in fresh.tricks] == [-1.5, -0.5, 0.5, 1.5]
    assert [step.bank for step in fresh.tricks] == [15, 15, 15, 15]
    assert [step.bank for step in last.tricks] == [15, 20, 20, 15]
    assert fresh.trojka.bank == 10


@pytest.mark.parametrize("preset", ["tri_listika", "classic", "classic32_wild"])
def test_sessions_of_other_rules_are_refused(preset: str) -> None:
    with pytest.raises(NotSolvableError):
        check_session(PRESETS[preset])


def test_three_tricks_only_is_no_session_either() -> None:
    with pytest.raises(NotSolvableError):
        check_session(CLASSIC32.changed({"bank_split": "three_only"}))
