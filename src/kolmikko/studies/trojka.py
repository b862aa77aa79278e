"""Many matches of Trójka in both gears, and what is noted of each.

A match is some deals with the bank carried from one to the next and the dealer going round. What
its last deal leaves in the bank is noted apart: all share it (TQ40), and no match is prolonged.
"""

from collections.abc import Sequence
from typing import Annotated, Final

from kolmikko.bots.base import Bot, Sight
from kolmikko.cards import count, nth
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below, start
from kolmikko.games.trojka.actions import DISCARD, DRAW, KEEP, PLAY
from kolmikko.games.trojka.easy import easy
from kolmikko.games.trojka.flow import act
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.legal import legal_actions
from kolmikko.games.trojka.observe import View, look, observe
from kolmikko.games.trojka.options import NoTrickPenalty, Options, PayFor
from kolmikko.games.trojka.state import DECIDING, DRAWING, MOST_SEATS, OVER, Core, State
from kolmikko.games.trojka.thumb import thumb
from kolmikko.playouts.chance import any_of
from kolmikko.playouts.trojka import before_deal, deal_game
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.row import CardSet, Number, Row, Small, assign
from kolmikko.studies.gears import Columns, Given, columns_of, run_loop
from kolmikko.studies.plan import (
    MOST_DEALS,
    PLAYS_EASY,
    PLAYS_THUMB,
    Plan,
    Policies,
    chosen,
    policies_of,
    start_dice,
)

LONGEST_BANK: Final = 24
"""The deals of the longest bank counted by itself; longer ones count as this."""


class Outcome(Row):
    """What came of one match; chips may be negative."""

    chips: Annotated[list[int], "i8", MOST_SEATS]  # of each seat after the match
    by_place: Annotated[list[int], "i8", MOST_SEATS]  # won by eldest hand, the next … the dealer
    growth: Annotated[list[int], "i8", MOST_DEALS]  # bank after the first deal, the second …
    banks: Annotated[list[int], "i2", LONGEST_BANK]  # banks taken whole after 1, 2 … deals
    bank: CardSet  # chips left in the bank
    actions: Number
    sets: Small  # deals with a trójka
    sweeps: Small  # deals in which three tricks took the bank
    halves: Small  # deals in which two tricks took half of it
    waiting: Small  # deals since the bank was last taken whole


def play(plan: Plan, first: int, games: int, *, fast: bool) -> Columns:
    """Play so many matches of a plan, beginning with match number `first`."""
    columns = _outcomes(plan, first, games, fast=fast)
    return {**columns, "growth": [banks[: plan.deals] for banks in columns["growth"]]}


def _outcomes(plan: Plan, first: int, games: int, *, fast: bool) -> Columns:
    if not isinstance(plan.options, Options):
        raise ValueError("the options are of another game")
    core = freeze(plan.options)
    size = int(plan.options.deck_size)
    table = before_deal(plan.seats, plan.seats - 1, size, plan.stake)
    dice = [Dice() for _ in range(plan.seats)]
    policies = policies_of(plan.bots)
    if policies is None:
        return columns_of(
            [ask_bots(plan, core, table, dice, number) for number in range(first, first + games)]
        )
    numbers = (plan.seed, plan.turning, plan.deals, first)
    given: list[Given] = [
        State(),
        core,
        View(),
        dice,
        Dice(),
        table,
        table.copy(),
        policies,
        *numbers,
    ]
    return run_loop(play_matches, given, Outcome, games, fast=fast)


def seat_scores(plan: Plan, columns: Columns) -> list[list[float]]:
    """For each match what each seat wins in a deal, in stakes; together they win 0."""
    return in_stakes(plan, columns["chips"], columns["bank"])


def in_stakes(
    plan: Plan, chips: Sequence[Sequence[int]], banks: Sequence[int]
) -> list[list[float]]:
    """Chips of matches as stakes won in a deal, with an equal part of what is left in the bank."""
    unit = plan.seats * plan.stake * plan.deals
    return [
        [(mine * plan.seats + bank) / unit for mine in match[: plan.seats]]
        for match, bank in zip(chips, banks, strict=True)
    ]


def limits(plan: Plan) -> tuple[float, float]:
    """The least and the most that a seat can win in a deal, in stakes.

    In a deal a seat loses at most an ante, a penalty, and the dearest card of a trójka.
    """
    options = plan.options
    assert isinstance(options, Options)
    lost = 1 + (options.no_trick_penalty == NoTrickPenalty.ANTE)
    dearest = max(freeze(options).points) * options.point_value
    most = lost + (dearest / plan.stake if options.pay_for != PayFor.NONE else 0)
    return -most, (plan.seats - 1) * most


@rule
def play_matches(
    s: State,
    o: Core,
    v: View,
    dice: Sequence[Dice],
    cards: Dice,
    opening: State,
    table: State,
    policies: Policies,
    seed: int,
    turning: int,
    deals: int,
    first: int,
    outcomes: Sequence[Outcome],
) -> None:
    """Play one match for each outcome, from match `first` on, with the policies of both gears."""
    for n in range(len(outcomes)):
        assign(table, opening)
        start_dice(dice, seed, turning, first + n)
        for deal in range(deals):
            start_deal(cards, seed, first + n, deal)
            deal_game(s, o, cards, table)
            while s.stage != OVER:
                if s.stage == DRAWING:
                    step(s, o, DRAW + any_of(cards, s.undrawn), outcomes[n])
                else:
                    look(s, o, s.turn, v)
                    step(s, o, choose(policies.of_seat[s.turn], v, dice[s.turn]), outcomes[n])
            settle(s, o, table, deal, outcomes[n])


@rule
def start_deal(cards: Dice, seed: int, number: int, deal: int) -> None:
    """Begin the chance of one deal of a match; that of the first is that of game `number`."""
    start(cards, seed, deal << 56 | number)


@rule
def choose(policy: int, v: View, d: Dice) -> int:
    """What a policy does."""
    if policy == PLAYS_EASY:
        return easy(v, d)
    return thumb(v, d) if policy == PLAYS_THUMB else any_action(v, d)


@rule
def any_action(v: View, d: Dice) -> int:
    """Any legal action, all equally likely."""
    if v.stage == DECIDING:
        return KEEP + any_of(d, v.decisions)
    choice = below(d, count(v.plays) + count(v.discards))
    if choice < count(v.plays):
        return PLAY + nth(v.plays, choice)
    return DISCARD + nth(v.discards, choice - count(v.plays))


def ask_bots(plan: Plan, core: Core, opening: State, dice: list[Dice], number: int) -> Outcome:
    """Play one match with bots of any kind."""
    state, table, cards, outcome = State(), opening.copy(), Dice(), Outcome()
    start_dice(dice, plan.seed, plan.turning, number)
    for deal in range(plan.deals):
        start_deal(cards, plan.seed, number, deal)
        deal_game(state, core, cards, table)
        while state.stage != OVER:
            bot, own = plan.bots[state.turn], dice[state.turn]
            action = next_action(plan.options, state, core, bot, own, cards)
            step(state, core, action, outcome)
        settle(state, core, table, deal, outcome)
    return outcome


def next_action(
    options: RuleOptions, state: State, core: Core, bot: Bot, own: Dice, cards: Dice
) -> int:
    """What is done next: by a bot with its own chance, or by that of the cards."""
    if state.stage == DRAWING:
        return DRAW + any_of(cards, state.undrawn)
    sight = Sight(options, observe(state, core, state.turn))
    return chosen(bot, sight, legal_actions(state, core), own)


@rule
def step(s: State, o: Core, action: int, out: Outcome) -> None:
    """Carry out an action, and count it."""
    act(s, o, action)
    out.actions += 1


@rule
def settle(s: State, o: Core, table: State, deal: int, out: Outcome) -> None:
    """Note how deal number `deal` of a match ended, and set the table for the next one."""
    note_taker(s, o, out)
    for seat in range(s.seats):
        place = seat - s.dealer - 1
        place += s.seats if place < 0 else 0
        out.by_place[place] += s.balances[seat] - table.balances[seat]
        out.chips[seat] = s.balances[seat]
        table.balances[seat] = s.balances[seat]
    out.growth[deal] = s.bank
    out.bank = s.bank
    table.bank = s.bank
    table.dealer = s.dealer + 1 if s.dealer + 1 < s.seats else 0


@rule
def note_taker(s: State, o: Core, out: Outcome) -> None:
    """Note what took the bank: a trójka, three tricks, two tricks the half of it, or nothing."""
    sets = 0
    best = 0
    for seat in range(s.seats):
        sets += s.announced[seat]
        best = max(best, s.tricks[seat])
    out.waiting += 1
    if sets:
        out.sets += 1
    elif best == 3:
        out.sweeps += 1
    elif best == 2 and o.two_take_half:
        out.halves += 1
    if best == 3 or (sets and s.bank < s.seats):
        out.banks[min(out.waiting, LONGEST_BANK) - 1] += 1
        out.waiting = 0
