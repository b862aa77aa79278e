"""What part of a win each seat has of a deal: the score of studies, and what a search aims at."""

from typing import Final

from kolmikko.dialect import rule
from kolmikko.games.kolmonen.rules.ending import has_fewest
from kolmikko.games.kolmonen.state import Core, State

WHOLE: Final = 1800
"""What the seats of a game share; it divides evenly among two to five, with places and ties."""


@rule
def share_out(s: State, o: Core, shares: list[int]) -> None:
    """Share WHOLE among the seats of a deal that is over; `shares` has a place for each seat.

    Who is out has the share of its place, the others split the rest. After a stalemate that the
    fewest cards win, these split the next places first.
    """
    left = WHOLE
    ahead = 0
    for seat in range(s.seats):
        if s.place[seat]:
            shares[seat] = share_of_place(s, o, s.place[seat])
            left -= shares[seat]
        elif is_ahead(s, o, seat):
            ahead += 1
    for seat in range(s.seats):
        if s.place[seat] == 0:
            shares[seat] = share_of_rest(s, o, seat, ahead, left)


@rule
def share_of_place(s: State, o: Core, place: int) -> int:
    """All for the first; where play goes on to the last, even steps down to nothing."""
    if o.to_the_last:
        return WHOLE * 2 * (s.seats - place) // (s.seats * (s.seats - 1))
    return WHOLE if place == 1 else 0


@rule
def is_ahead(s: State, o: Core, seat: int) -> bool:
    """Whether a stalemate is won by this seat."""
    return s.stalemate == 1 and o.fewest_wins == 1 and has_fewest(s, seat)


@rule
def share_of_rest(s: State, o: Core, seat: int, ahead: int, left: int) -> int:
    """What a seat that is not out gets of the shares left, when so many are ahead of the others."""
    won = 0
    for place in range(s.outs + 1, s.outs + ahead + 1):
        won += share_of_place(s, o, place)
    if is_ahead(s, o, seat):
        return won // ahead
    return (left - won) // (s.seats - s.outs - ahead)
