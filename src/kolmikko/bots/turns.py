"""A decision that was made: what its seat could know and do, and what it did."""

from dataclasses import dataclass, field, replace

from kolmikko.bots.base import Sight, sight_of
from kolmikko.cards import rank_of
from kolmikko.rulekit.game import Deal, Move


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision of a seat, with the legal actions and the move that each of them stands for.

    `deal` and `number` count from 1, the latter among all actions of the deal; `done` is the
    action that was chosen, -1 if it is none of them, and `move` how it was made. `position` is
    the deal as it lay, for those who may see all cards; otherwise None.
    """

    deal: int
    number: int
    seat: int
    sight: Sight
    legal: tuple[int, ...]
    moves: tuple[Move, ...]
    done: int
    move: Move
    position: Deal | None = field(default=None, repr=False, compare=False)

    def move_of(self, action: int) -> Move:
        """The move that a legal action stands for."""
        return self.moves[self.legal.index(action)]

    def closed(self) -> "Turn":
        """The same decision for those who may know what the seat knew, and no more."""
        return replace(self, position=None)


def is_free(position: Deal) -> bool:
    """Whether a seat has a choice."""
    return not position.at_chance and len(position.legal()) > 1


def turn_of(deal: int, number: int, position: Deal, seat: int, move: Move) -> Turn:
    """The decision for a move in a position, which is not changed from now on."""
    legal = position.legal()
    return Turn(
        deal,
        number,
        seat,
        sight_of(position, seat),
        legal,
        tuple(position.move_of(action) for action in legal),
        action_of(position, move),
        move,
        position,
    )


def action_of(deal: Deal, move: Move) -> int:
    """The legal action that a move is, whichever of equal ranks it names; -1 if there is none."""
    for alike in (_same_cards, _same_ranks, _same_verb):
        for action in deal.legal():
            if alike(deal.move_of(action), move):
                return action
    return -1


def _same_cards(one: Move, other: Move) -> bool:
    return one.verb == other.verb and sorted(one.cards) == sorted(other.cards)


def _same_ranks(one: Move, other: Move) -> bool:
    ranks = [sorted(map(rank_of, move.cards)) for move in (one, other)]
    return one.verb == other.verb and ranks[0] == ranks[1]


def _same_verb(one: Move, other: Move) -> bool:
    """Whether a move that is named without its cards is the other one."""
    return one.verb == other.verb and not one.cards
