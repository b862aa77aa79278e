"""Why a move is refused: the clause and the facts of its message. Asks the rules, holds none."""

from kolmikko.cards import card_set, name_of
from kolmikko.games.trojka.actions import VERBS
from kolmikko.games.trojka.clauses import CLAUSES, OK, T12, T16, T18, T22
from kolmikko.games.trojka.rules.dealing import exchange_refused, keep_refused, pass_refused
from kolmikko.games.trojka.rules.sets import draw_refused
from kolmikko.games.trojka.rules.tricks import discard_refused, play_refused
from kolmikko.games.trojka.state import DRAWING, NO_CARD, OVER, Core, State
from kolmikko.rulekit.game import Move, check_form
from kolmikko.rulekit.refusal import Refusal


def refusal(s: State, o: Core, seat: int, move: Move) -> Refusal | None:
    """The refusal of a move, or None when it is legal.

    Raises ValueError for a move that there is not, such as `flip` or `keep Kd`.
    """
    check_form(move, VERBS)
    clause = _clause(s, o, seat, move)
    return None if clause == OK else Refusal(CLAUSES.id_of(clause), _facts(s, seat, move))


def _clause(s: State, o: Core, seat: int, move: Move) -> int:
    if s.stage == OVER:
        return T22
    if seat != s.turn:
        return T18
    if move.verb == "keep":
        return keep_refused(s)
    if move.verb == "exchange":
        return exchange_refused(s)
    if move.verb == "pass":
        return pass_refused(s)
    return _card_clause(s, o, move)


def _card_clause(s: State, o: Core, move: Move) -> int:
    if len(move.cards) != 1:
        return T16
    if s.stage == DRAWING or move.verb == "draw":
        drawing = s.stage == DRAWING and move.verb == "draw"
        return draw_refused(s, card_set(move.cards)) if drawing else T12
    refused = play_refused if move.verb == "play" else discard_refused
    return refused(s, o, move.cards[0])


def _facts(s: State, seat: int, move: Move) -> tuple[tuple[str, str], ...]:
    facts = [("seat", str(seat)), ("turn", str(s.turn)), ("verb", move.verb)]
    if move.cards:
        facts.append(("card", name_of(move.cards[0])))
    if s.best != NO_CARD:
        facts.append(("best", name_of(s.best)))
    return tuple(facts)
