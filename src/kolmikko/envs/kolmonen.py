"""What a batch has to know of Kolmonen: legal sets, ends, rewards and refusals."""

from typing import Final

from kolmikko.cards import WHOLE_PACK, count, first_cards, members, of_rank
from kolmikko.dialect import rule
from kolmikko.dice import Dice
from kolmikko.envs.rows import Episode
from kolmikko.games.kolmonen.actions import TAKE
from kolmikko.games.kolmonen.clauses import CLAUSES, K5, K19, KQ28
from kolmikko.games.kolmonen.deal import BARE_ACTIONS
from kolmikko.games.kolmonen.encode import FEATURES, encode, names
from kolmikko.games.kolmonen.flow import act, legal
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.observe import View, look
from kolmikko.games.kolmonen.refusals import refusal
from kolmikko.games.kolmonen.rules.ending import has_fewest
from kolmikko.games.kolmonen.state import CHOOSING_ROW, OVER, SWAPPING, Core, State
from kolmikko.playouts.kolmonen import before_deal, deal_game
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal

__all__ = ["FEATURES", "OVER", "Core", "View", "act", "deal_game", "encode", "freeze"]
__all__ += ["look", "names"]

MANY_DEALS: Final = False
"""A deal of Kolmonen leaves nothing to carry over."""


def unit(seats: int, stake: int) -> int:
    """What a reward of one is in `gain`: being ahead of everybody else."""
    del stake
    return seats - 1


def first_tables(seats: int, size: int, pack: int, stake: int) -> list[State]:
    """A table for each row before its first deal; dealers go round."""
    del pack, stake
    return [before_deal(seats, n % seats) for n in range(size)]


@rule
def draw_by_chance(s: State, o: Core, d: Dice) -> None:
    """Nothing is left to chance but the deal."""


@rule
def legal_sets(s: State, o: Core, e: Episode) -> None:
    """The legal actions in sets of 52."""
    moves = legal(s, o)
    e.legal[0] = moves & WHOLE_PACK
    e.legal[1] = moves >> TAKE


@rule
def gain(s: State, o: Core, before: State, seat: int) -> int:
    """How many seats ended behind this one, less how many ended ahead of it."""
    ahead = 0
    for other in range(s.seats):
        if rank_at_end(s, o, seat) < rank_at_end(s, o, other):
            ahead += 1
        elif rank_at_end(s, o, other) < rank_at_end(s, o, seat):
            ahead -= 1
    return ahead


@rule
def rank_at_end(s: State, o: Core, seat: int) -> int:
    """Places as they were won; after a stalemate the fewest cards may come next; then the rest."""
    if s.place[seat]:
        return s.place[seat]
    if s.stalemate and o.fewest_wins and has_fewest(s, seat):
        return s.seats
    return s.seats + 1


@rule
def carry_over(s: State, before: State) -> None:
    """The next table: the deal passes to the left."""
    before.dealer = s.dealer + 1 if s.dealer + 1 < s.seats else 0


@rule
def begin_anew(before: State) -> None:
    """A table where nothing has been played yet."""


@rule
def is_cut_short(s: State, o: Core) -> bool:
    """Whether only the turn limit ended a deal that was still getting somewhere."""
    return s.stalemate == 1 and s.quiet < o.progress_limit


def refusal_of(s: State, o: Core, action: int) -> Refusal:
    """Why an action that is not legal is refused."""
    choosing = {SWAPPING: K19, CHOOSING_ROW: KQ28}
    if s.stage in choosing:
        return Refusal(CLAUSES.id_of(choosing[s.stage]))
    if action >= TAKE:
        move = Move(BARE_ACTIONS[action])
    else:
        mine = (s.hand[s.turn] | s.table[s.turn]) & of_rank(action >> 2)
        number = min((action & 3) + 1, count(mine))
        enough = number == (action & 3) + 1
        move = Move("play", tuple(members(first_cards(mine, number))) if enough else ())
    return refusal(s, o, s.turn, move) or Refusal(CLAUSES.id_of(K5))
