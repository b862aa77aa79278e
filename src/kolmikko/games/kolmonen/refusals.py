"""Why a move is refused: the clause and the facts of its message. Asks the rules, holds none."""

from kolmikko.cards import RANKS, card_set, name_of, rank_of
from kolmikko.games.kolmonen.actions import END, VERBS
from kolmikko.games.kolmonen.clauses import CLAUSES, K7, K8, K24, KQ28, OK
from kolmikko.games.kolmonen.flow import legal_in_turn
from kolmikko.games.kolmonen.rules.blind_card import flip_refused
from kolmikko.games.kolmonen.rules.dealing import arrange_refused
from kolmikko.games.kolmonen.rules.playing import play_refused, plays, take_refused
from kolmikko.games.kolmonen.rules.special_ranks import end_refused
from kolmikko.games.kolmonen.rules.table_cards import (
    reveal_refused,
    swap_cards_refused,
    swap_refused,
)
from kolmikko.games.kolmonen.state import ARRANGING, EMPTY, OVER, Core, State
from kolmikko.rulekit.game import Move, check_form
from kolmikko.rulekit.refusal import Refusal


def refusal(s: State, o: Core, seat: int, move: Move) -> Refusal | None:
    """The refusal of a move, or None when it is legal.

    Raises ValueError for a move that there is not, such as `pass` or `take 5c`.
    """
    check_form(move, VERBS)
    clause = _clause(s, o, seat, move)
    return None if clause == OK else Refusal(CLAUSES.id_of(clause), _facts(s, seat, move))


def _clause(s: State, o: Core, seat: int, move: Move) -> int:
    if s.stage == OVER:
        return K24
    if seat != s.turn:
        return K7
    twice = len(set(move.cards)) < len(move.cards)
    cards = 0 if twice else card_set(move.cards)
    if move.verb == "arrange" or s.stage == ARRANGING:
        return arrange_refused(s, cards) if move.verb == "arrange" else KQ28
    if move.verb == "play":
        return K8 if twice else play_refused(s, o, cards)
    if move.verb == "swap":
        return swap_refused(s, o) or swap_cards_refused(s, cards)
    return _bare_clause(s, o, move.verb)


def _bare_clause(s: State, o: Core, verb: str) -> int:
    if verb == "take":
        can_play = plays(s, o) or reveal_refused(s, o) == OK
        return take_refused(s, o, int(can_play))
    if verb == "flip":
        return flip_refused(s, o)
    if verb == "reveal":
        return reveal_refused(s, o)
    return end_refused(s, o, legal_in_turn(s, o) & ~(1 << END))


def _names(move: Move) -> str:
    return " ".join(map(name_of, move.cards))


def _facts(s: State, seat: int, move: Move) -> tuple[tuple[str, str], ...]:
    facts = [("seat", str(seat)), ("turn", str(s.turn)), ("verb", move.verb)]
    if move.cards:
        facts += [("rank", RANKS[rank_of(move.cards[0])]), ("cards", _names(move))]
    if s.top != EMPTY:
        facts.append(("top", RANKS[s.top]))
    return tuple(facts)
