"""From deal to deal: the dealer moves clockwise, the bank stays (T24), and is settled (TQ40)."""

from kolmikko.games.trojka.clauses import CLAUSES, T24, TQ40
from kolmikko.games.trojka.options import Options, ResidualBank
from kolmikko.rulekit.game import Money


@CLAUSES.frame(T24)
def next_dealer(dealer: int, seats: int) -> int:
    """The deal goes clockwise, whatever became of the bank."""
    return (dealer + 1) % seats


@CLAUSES.frame(TQ40)
def plays_on(money: Money, options: Options) -> bool:
    """By house rule a match goes on after its last deal until the bank is empty."""
    return options.residual_bank == ResidualBank.PLAY_ON and money.bank > 0


@CLAUSES.frame(TQ40)
def settle_bank(money: Money, dealer: int) -> Money:
    """At the end of a match all share the bank; the indivisible rest goes to eldest hand."""
    seats = len(money.balances)
    share, rest = divmod(money.bank, seats)
    eldest = (dealer + 1) % seats
    balances = tuple(
        chips + share + (rest if seat == eldest else 0) for seat, chips in enumerate(money.balances)
    )
    return Money(money.stake, balances, 0)
