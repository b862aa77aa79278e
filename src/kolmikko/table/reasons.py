"""Why a move is refused to a person, and which house rule would allow it.

Nothing is told that the person's own seat does not know: it is what asking for the move would
bring, and house rules are tried for whoever is to act and for nobody else.
"""

from dataclasses import dataclass

from kolmikko.rulekit.game import Move
from kolmikko.rulekit.house_rules import allowing
from kolmikko.rulekit.options import Written
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.house import bot_to_act
from kolmikko.table.refusals import CHANCE_ACTS, NO_SUCH_MOVE
from kolmikko.table.rounds import act_refused
from kolmikko.table.settings import game_of
from kolmikko.table.state import Table


@dataclass(frozen=True, slots=True)
class Why:
    """Why a move is refused, None where it is not; with options and their answers under which it
    would be legal right now, each by itself.
    """

    refusal: Refusal | None
    allowed_by: tuple[tuple[str, Written], ...] = ()


def why(table: Table, person: str, move: Move) -> Why:
    """Whether and why a person could not make a move now. Changes nothing."""
    refused = act_refused(table, person, move)
    if refused is None or refused in (NO_SUCH_MOVE, CHANCE_ACTS):
        return Why(refused)
    seat, dealt = table.seat_of(person), table.dealt
    if dealt is None or seat is None or seat != table.actor or table.paused or bot_to_act(table):
        return Why(refused)
    return Why(refused, tuple(allowing(game_of(table.settings), dealt.deal, seat, move)))
