"""What fits on what: K7, K13, K15, K16 and KQ6. Asked once for every pair of ranks.

From the answers come the tables of `Core`: which cards fit on each top, and the clause that
keeps the others off. Legal moves, refusals and texts all read those tables.
"""

from kolmikko.cards import ACE, TEN, TWO
from kolmikko.games.kolmonen.clauses import CLAUSES, K7, K13, K15, K16, KQ6, OK
from kolmikko.games.kolmonen.options import AceAnswer, Options, TenOnEmpty
from kolmikko.games.kolmonen.state import EMPTY


def kept_off_by(rank: int, top: int, options: Options) -> int:
    """The clause that keeps a rank off a top, or OK."""
    if top == EMPTY:
        return KQ6 if ten_may_not_lead(rank, options) else OK
    if ace_wants_an_ace(rank, top, options):
        return K15
    if two_goes_on_anything(rank) or ten_goes_on_anything(rank):
        return OK
    if is_too_low(rank, top):
        return K7
    return OK


@CLAUSES.frame(K7)
def is_too_low(rank: int, top: int) -> bool:
    """A card must be of the top card's rank or higher."""
    return rank < top


@CLAUSES.frame(K15)
def ace_wants_an_ace(rank: int, top: int, options: Options) -> bool:
    """Nothing but an ace goes on an ace; by house rule a two and a ten do too."""
    if top != ACE or rank == ACE:
        return False
    weak = options.ace_answer == AceAnswer.ACE_TWO_TEN
    return not (weak and rank in (TWO, TEN))


@CLAUSES.frame(K16)
def two_goes_on_anything(rank: int) -> bool:
    """A two fits on every card; what an ace allows is asked before."""
    return rank == TWO


@CLAUSES.frame(K13)
def ten_goes_on_anything(rank: int) -> bool:
    """A ten fits on every card; what an ace allows is asked before."""
    return rank == TEN


@CLAUSES.frame(KQ6)
def ten_may_not_lead(rank: int, options: Options) -> bool:
    """By house rule a ten may not be led to an empty table."""
    return rank == TEN and options.ten_on_empty == TenOnEmpty.FORBIDDEN
