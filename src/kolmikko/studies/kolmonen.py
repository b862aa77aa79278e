"""Many games of Kolmonen in both gears, and what is noted of each."""

from collections.abc import Sequence
from typing import Annotated

from kolmikko.bots.base import Sight
from kolmikko.cards import members
from kolmikko.dialect import rule
from kolmikko.dice import Dice
from kolmikko.games.kolmonen.actions import SWAP
from kolmikko.games.kolmonen.easy import easy
from kolmikko.games.kolmonen.flow import act
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.observe import View, look, observe
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.shares import WHOLE, share_out
from kolmikko.games.kolmonen.state import MOST_SEATS, OVER, Core, State
from kolmikko.games.kolmonen.thumb import thumb
from kolmikko.playouts.chance import any_of
from kolmikko.playouts.kolmonen import before_deal, deal_number
from kolmikko.rulekit.row import Number, Row, Small, Tiny
from kolmikko.studies.gears import Columns, Given, columns_of, run_loop
from kolmikko.studies.plan import (
    PLAYS_EASY,
    PLAYS_THUMB,
    Plan,
    Policies,
    chosen,
    policies_of,
    start_dice,
)


class Outcome(Row):
    """What came of one game."""

    shares: Annotated[list[int], "i4", MOST_SEATS]  # of WHOLE: for a win, or for places
    turns: Number
    stalemate: Tiny
    swaps: Small  # of face-up rows, by all seats
    topples: Small


def play(plan: Plan, first: int, games: int, *, fast: bool) -> Columns:
    """Play so many games of a plan, beginning with game number `first`."""
    if not isinstance(plan.options, Options):
        raise ValueError("the options are of another game")
    core = freeze(plan.options)
    table = before_deal(plan.seats, plan.seats - 1)
    dice = [Dice() for _ in range(plan.seats)]
    numbers = (plan.seed, plan.turning, first)
    policies = policies_of(plan.bots)
    if policies is None:
        return columns_of(
            [ask_bots(plan, core, table, dice, number) for number in range(first, first + games)]
        )
    given: list[Given] = [State(), core, View(), dice, Dice(), table, policies, *numbers]
    return run_loop(play_games, given, Outcome, games, fast=fast)


def seat_scores(plan: Plan, columns: Columns) -> list[list[float]]:
    """For each game what part of the win each seat has; together they have 1."""
    return [[share / WHOLE for share in shares[: plan.seats]] for shares in columns["shares"]]


def limits(plan: Plan) -> tuple[float, float]:
    """The least and the most that a seat can have of a game."""
    del plan
    return 0.0, 1.0


@rule
def play_games(
    s: State,
    o: Core,
    v: View,
    dice: Sequence[Dice],
    cards: Dice,
    table: State,
    policies: Policies,
    seed: int,
    turning: int,
    first: int,
    outcomes: Sequence[Outcome],
) -> None:
    """Play one game for each outcome, from game `first` on, with the policies of both gears."""
    for n in range(len(outcomes)):
        deal_number(s, o, cards, table, seed, first + n)
        start_dice(dice, seed, turning, first + n)
        while s.stage != OVER:
            look(s, o, s.turn, v)
            step(s, o, choose(policies.of_seat[s.turn], v, dice[s.turn]), outcomes[n])
        settle(s, o, outcomes[n])


@rule
def choose(policy: int, v: View, d: Dice) -> int:
    """What a policy does."""
    if policy == PLAYS_EASY:
        return easy(v, d)
    return thumb(v, d) if policy == PLAYS_THUMB else any_of(d, v.legal)


def ask_bots(plan: Plan, core: Core, table: State, dice: list[Dice], number: int) -> Outcome:
    """Play one game with bots of any kind."""
    state, outcome = State(), Outcome()
    deal_number(state, core, Dice(), table, plan.seed, number)
    start_dice(dice, plan.seed, plan.turning, number)
    while state.stage != OVER:
        seat = state.turn
        view = observe(state, core, seat)
        sight, legal = Sight(plan.options, view), tuple(members(view.legal))
        step(state, core, chosen(plan.bots[seat], sight, legal, dice[seat]), outcome)
    settle(state, core, outcome)
    return outcome


@rule
def step(s: State, o: Core, action: int, out: Outcome) -> None:
    """Carry out an action and note swaps and topples."""
    toppled = s.toppled
    act(s, o, action)
    if action == SWAP:
        out.swaps += 1
    if s.toppled != toppled:
        out.topples += 1


@rule
def settle(s: State, o: Core, out: Outcome) -> None:
    """Note how a game ended."""
    out.turns = s.turns
    out.stalemate = s.stalemate
    share_out(s, o, out.shares)
