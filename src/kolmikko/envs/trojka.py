"""What a batch has to know of Trójka: legal sets, chance, ends, rewards and refusals."""

from typing import Final

from kolmikko.dialect import rule
from kolmikko.dice import Dice
from kolmikko.envs.rows import Episode
from kolmikko.games.trojka.actions import DISCARD, DRAW, KEEP
from kolmikko.games.trojka.clauses import CLAUSES, T18
from kolmikko.games.trojka.deal import DECISIONS
from kolmikko.games.trojka.encode import FEATURES, encode, names
from kolmikko.games.trojka.flow import (
    act,
    legal_decisions,
    legal_discards,
    legal_draws,
    legal_plays,
)
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.observe import View, look
from kolmikko.games.trojka.refusals import refusal
from kolmikko.games.trojka.state import DRAWING, OVER, Core, State
from kolmikko.playouts.chance import any_of
from kolmikko.playouts.trojka import before_deal, deal_game
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal

__all__ = ["FEATURES", "OVER", "Core", "View", "act", "deal_game", "encode", "freeze"]
__all__ += ["look", "names"]

MANY_DEALS: Final = True
"""Money goes from deal to deal."""


def unit(seats: int, stake: int) -> int:
    """What a reward of one is in `gain`: a stake."""
    del seats
    return stake


def first_tables(seats: int, size: int, pack: int, stake: int) -> list[State]:
    """A table for each row before its first deal; dealers go round."""
    return [before_deal(seats, n % seats, pack, stake) for n in range(size)]


@rule
def draw_by_chance(s: State, o: Core, d: Dice) -> None:
    """Payers draw by the dice of the row, and nobody chooses."""
    while s.stage == DRAWING:
        act(s, o, DRAW + any_of(d, legal_draws(s)))


@rule
def legal_sets(s: State, o: Core, e: Episode) -> None:
    """The legal actions in sets of 52; draws are left to chance."""
    e.legal[0] = legal_plays(s, o)
    e.legal[1] = legal_discards(s, o)
    e.legal[3] = legal_decisions(s)


@rule
def gain(s: State, o: Core, before: State, seat: int) -> int:
    """The chips won in the deal, with the ante taken off."""
    return s.balances[seat] - before.balances[seat]


@rule
def carry_over(s: State, before: State) -> None:
    """The next table: money and bank go over, the deal passes to the left."""
    before.dealer = s.dealer + 1 if s.dealer + 1 < s.seats else 0
    before.bank = s.bank
    for seat in range(s.seats):
        before.balances[seat] = s.balances[seat]


@rule
def begin_anew(before: State) -> None:
    """A table where nobody has won anything and the bank is empty."""
    before.bank = 0
    for seat in range(before.seats):
        before.balances[seat] = 0


@rule
def is_cut_short(s: State, o: Core) -> bool:
    """Every deal of Trójka comes to its end."""
    return False


def refusal_of(s: State, o: Core, action: int) -> Refusal:
    """Why an action that is not legal is refused."""
    verbs = {decision: verb for verb, decision in DECISIONS.items()}
    if action >= KEEP:
        move = Move(verbs[action])
    else:
        move = Move(("play", "discard", "draw")[action // DISCARD], (action % DISCARD,))
    return refusal(s, o, s.turn, move) or Refusal(CLAUSES.id_of(T18))
