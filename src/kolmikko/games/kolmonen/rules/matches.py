"""From deal to deal: who deals next (KQ4)."""

from kolmikko.games.kolmonen.clauses import CLAUSES, KQ4
from kolmikko.games.kolmonen.options import NextDealer, Options
from kolmikko.games.kolmonen.rules.ending import cards_left
from kolmikko.games.kolmonen.state import State


@CLAUSES.frame(KQ4)
def next_dealer(s: State, result: list[int], options: Options) -> int:
    """The deal goes round, or the loser or the winner deals; a drawn deal goes round."""
    clockwise = (s.dealer + 1) % s.seats
    if options.next_dealer == NextDealer.WINNER:
        return result[0] if result else clockwise
    if options.next_dealer == NextDealer.LOSER:
        return loser(s) if result else clockwise
    return clockwise


@CLAUSES.frame(KQ4)
def loser(s: State) -> int:
    """The seat left with the most cards; of equals the one nearest the dealer's left."""
    order = [(s.dealer + place) % s.seats for place in range(1, s.seats + 1)]
    return max(order, key=lambda seat: cards_left(s, seat))
