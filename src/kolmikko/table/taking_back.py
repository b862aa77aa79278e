"""Taking back a move: only the last one, by a person who learnt nothing from it, if all consent.

Nothing that anybody has learnt is taken back, but for the cards that were played themselves: a
move that drew, lifted or turned over a card stands, and so does one after which another was made.
"""

from collections.abc import Iterable
from typing import Final

from kolmikko.cards import card_set
from kolmikko.rulekit.events import EVERYBODY, Event, Shown
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.events import TableEvent, Undone, Wish, Wished
from kolmikko.table.refusals import NOTHING_TO_UNDO
from kolmikko.table.state import LastMove, Table

PATIENCE: Final = 10_000
"""Milliseconds that bots wait for the others' answer when somebody asks to take a move back."""

Decision = tuple[TableEvent, ...] | Refusal


def undoable(table: Table) -> LastMove | None:
    """The last move, if the person who made it may take it back."""
    last = table.dealt.last if table.dealt else None
    if last is None or table.actor is None or table.paused:
        return None
    chair = table.chairs[last.seat]
    return None if chair.person is None or chair.stand_in else last


def undo_asked(table: Table) -> int | None:
    """Since when the others have been asked to have the last move taken back."""
    last = undoable(table)
    return last.asked if last else None


def decide_undo(table: Table, seat: int, *, yes: bool) -> Decision:
    """What comes of asking for it, of consenting, and of a no, after which the move stands."""
    last = undoable(table)
    if last is None or (last.asked is None and not (yes and seat == last.seat)):
        return NOTHING_TO_UNDO
    return (Wished(seat, Wish.UNDO, yes),)


def undone(table: Table) -> Decision:
    """What comes of the consent of all."""
    last = undoable(table)
    return (Undone(last.seat, last.before.done),) if last else NOTHING_TO_UNDO


# --- what has been seen -------------------------------------------------------------------------


def seen_so_far(shown: tuple[int, ...], events: Iterable[Event]) -> tuple[int, ...]:
    """The cards that each viewer has been shown in a deal: by seat, and last the spectators."""
    seen = list(shown)
    for event in events:
        for group in (event.cards, event.more):
            if isinstance(group, Shown):
                cards = card_set(group.cards)
                for viewer in range(len(seen)):
                    if group.to is EVERYBODY or viewer in group.to:
                        seen[viewer] |= cards
    return tuple(seen)


def gives_nothing_away(
    before: tuple[int, ...], after: tuple[int, ...], seat: int, move: Move
) -> bool:
    """Whether a move showed its own player no new card, and nobody any but those it named."""
    news = [late & ~early for early, late in zip(before, after, strict=True)]
    named = card_set(move.cards)
    return not news[seat] and not any(new & ~named for new in news)
