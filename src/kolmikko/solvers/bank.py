"""The bank from deal to deal, asked of the rules: what tricks win, and which bank comes next.

All sums of two players are told for the leader, eldest hand: half the difference between what the
leader wins and what the dealer does, in stakes. In the next deal they change places.
"""

from dataclasses import dataclass

from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.options import Options
from kolmikko.games.trojka.rules.bank import pay_out, pay_penalties
from kolmikko.games.trojka.rules.dealing import collect_antes
from kolmikko.games.trojka.rules.sets import take_whole_bank
from kolmikko.games.trojka.state import Core, State

LEADER, DEALER = 0, 1
TRICKS = 3


@dataclass(frozen=True)
class Step:
    """What a deal wins for the leader, with the antes of the next deal, and the bank then."""

    gain: float
    bank: int


@dataclass(frozen=True)
class Deal:
    """A bank in chips, antes included: what 0 to 3 tricks of the leader or a trójka lead to.

    A trójka is as likely to be the leader's as the dealer's; its gain is that of the antes.
    """

    bank: int
    tricks: tuple[Step, ...]
    trojka: Step


def deals_from(options: Options, stake: int) -> tuple[Deal, ...]:
    """The deal with a fresh bank, and all to which it can lead, by their banks."""
    core = freeze(options)
    found: dict[int, Deal] = {}
    waiting = [_anted(_table(stake, 0), core, stake).bank]
    while waiting:
        bank = waiting.pop()
        if bank not in found:
            found[bank] = deal_of(core, stake, bank)
            waiting += [step.bank for step in (*found[bank].tricks, found[bank].trojka)]
    return tuple(found[bank] for bank in sorted(found))


def deal_of(core: Core, stake: int, bank: int) -> Deal:
    """What can come of a deal for a bank."""
    steps = [_anted(_paid(core, stake, bank, won), core, stake) for won in range(TRICKS + 1)]
    state = _table(stake, bank)
    take_whole_bank(state, LEADER)
    state.balances[LEADER] = 0
    return Deal(bank, tuple(steps), _anted(state, core, stake))


def won_in_deal(core: Core, stake: int, bank: int) -> list[float]:
    """What 0 to 3 tricks win for the leader in a deal by itself."""
    return [_gain(_paid(core, stake, bank, won), stake) for won in range(TRICKS + 1)]


def _table(stake: int, bank: int) -> State:
    state = State()
    state.seats, state.dealer = 2, DEALER
    state.stake, state.bank = stake, bank
    return state


def _paid(core: Core, stake: int, bank: int, won: int) -> State:
    state = _table(stake, bank)
    state.tricks[LEADER], state.tricks[DEALER] = won, TRICKS - won
    pay_out(state, core)
    pay_penalties(state, core)
    return state


def _anted(state: State, core: Core, stake: int) -> Step:
    state.dealer = LEADER
    collect_antes(state, core)
    return Step(_gain(state, stake), state.bank)


def _gain(state: State, stake: int) -> float:
    return (state.balances[LEADER] - state.balances[DEALER]) / (2 * stake)
