"""How each game is typed: which cards a rank stands for, and what bare cards or a number mean.

This is about input only. Whether a move is legal is asked of the table and never decided here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kolmikko.cards import SUITS, card, card_set, members, of_rank
from kolmikko.games.kolmonen.observe import View as KolmonenView
from kolmikko.games.kolmonen.state import ARRANGING
from kolmikko.games.trojka.observe import View as TrojkaView
from kolmikko.games.trojka.state import DECIDING
from kolmikko.play.typed import Wanted
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.row import Row

Legal = Callable[[Move], bool]


class ManyCardsError(ValueError):
    """A rank was typed that stands for several cards, and it matters which one."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__(f"it matters which card: {cards}")
        self.cards = cards


@dataclass(frozen=True)
class Manner:
    """How one game is typed.

    `move` makes a move of a verb (None: cards alone were typed) and cards; it may ask whether a
    move is legal, and raises ManyCardsError. `decides` says whether numbers are choices from the
    menu, since no card can be played now.
    """

    move: Callable[[Row, str | None, Sequence[Wanted], Legal], Move]
    decides: Callable[[Row], bool]


def _kolmonen_move(view: Row, verb: str | None, wanted: Sequence[Wanted], legal: Legal) -> Move:
    """Suits never matter: a rank stands for the lowest suit that is still free."""
    assert isinstance(view, KolmonenView)
    del legal
    row = view.table[view.viewer]
    if verb is None:
        verb = "arrange" if view.stage == ARRANGING else "play"
    if verb == "arrange" and not wanted:
        return Move(verb, tuple(members(row)))
    pools = {"arrange": (row, view.hand), "swap": (view.hand,)}.get(verb, (view.hand, row))
    return Move(verb, _meant(wanted, pools, one_of_many=True))


def _trojka_move(view: Row, verb: str | None, wanted: Sequence[Wanted], legal: Legal) -> Move:
    """A card alone is played face up if it may be, else added face down if that may be done."""
    assert isinstance(view, TrojkaView)
    cards = _meant(wanted, (view.hand,), one_of_many=False)
    if verb is None:
        face_down = not legal(Move("play", cards)) and legal(Move("discard", cards))
        verb = "discard" if face_down else "play"
    return Move(verb, cards)


def _meant(wanted: Sequence[Wanted], pools: Sequence[int], *, one_of_many: bool) -> tuple[int, ...]:
    """The cards that were typed. A card that is not there stays, so that the rules refuse it."""
    taken = card_set({card(one.rank + one.suit) for one in wanted if one.suit})
    meant = []
    for one in wanted:
        if one.suit:
            meant.append(card(one.rank + one.suit))
        else:
            meant.append(_held(one.rank, pools, taken, one_of_many=one_of_many))
            taken |= 1 << meant[-1]
    return tuple(meant)


def _held(rank: str, pools: Sequence[int], taken: int, *, one_of_many: bool) -> int:
    """A card of this rank that is still free, from the first pool that has one."""
    whole = of_rank(card(rank + SUITS[0]) >> 2)
    for pool in pools:
        free = tuple(members(pool & whole & ~taken))
        if len(free) > 1 and not one_of_many:
            raise ManyCardsError(free)
        if free:
            return free[0]
    return next(members(whole & ~taken), card(rank + SUITS[0]))


def _trojka_decides(view: Row) -> bool:
    assert isinstance(view, TrojkaView)
    return view.stage == DECIDING


def _never(view: Row) -> bool:
    del view
    return False


MANNERS: Final[dict[str, Manner]] = {
    "kolmonen": Manner(_kolmonen_move, _never),
    "trojka": Manner(_trojka_move, _trojka_decides),
}
