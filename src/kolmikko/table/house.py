"""What happens at a table without anybody asking: the next step of the house, and deadlines.

Nothing here depends on cards that somebody does not know.
"""

from typing import Final

from kolmikko.table.commands import Step
from kolmikko.table.events import Wish
from kolmikko.table.settings import TurnClock
from kolmikko.table.state import STAND_IN, Stage, Table
from kolmikko.table.taking_back import undo_asked

HOUR: Final = 3_600_000
IDLE: Final = HOUR
"""A table at which no match runs is closed after so long without any event."""

ABANDONED: Final = 24 * HOUR
"""So is a match in which nothing happens."""


def due(table: Table) -> Step | None:
    """What the house has to do next, or None while it is somebody's turn."""
    if table.is_running:
        return _due_in_match(table)
    if table.stage == Stage.ENDED and agreed(table, Wish.REMATCH) and not empty_seats(table):
        return Step.BEGIN
    return None


def _due_in_match(table: Table) -> Step | None:
    if agreed(table, Wish.STOP):
        return Step.STOP
    if table.paused or table.is_deserted:
        return None
    if agreed(table, Wish.PAUSE):
        return Step.PAUSE
    if undo_asked(table) is not None and agreed(table, Wish.UNDO):
        return Step.UNDO
    if table.stage == Stage.DEALING or (table.stage == Stage.BETWEEN and _all_ready(table)):
        return Step.DEAL
    return _due_in_deal(table) if table.stage == Stage.PLAYING else None


def _due_in_deal(table: Table) -> Step | None:
    if table.dealt is None or table.actor is None:
        return Step.CONCLUDE
    if table.dealt.deal.at_chance:
        return Step.DRAW
    return Step.BOT if bot_to_act(table) else None


def bot_to_act(table: Table) -> str | None:
    """The bot that has to move, for itself, for somebody away or for a clock; else None."""
    if table.actor is None:
        return None
    chair = table.chairs[table.actor]
    return chair.player or (STAND_IN if table.forced else None)


def agreed(table: Table, wish: Wish) -> bool:
    """Whether all people who are there want something."""
    if not table.wishes:
        return False
    there = table.present
    return bool(there) and all((seat, wish) in table.wishes for seat in there)


def empty_seats(table: Table) -> list[int]:
    """The seats at which nobody sits."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.is_empty]


def not_ready(table: Table) -> list[int]:
    """The people who are there, play themselves, and are not ready."""
    chairs = table.chairs
    return [n for n in table.present if not chairs[n].ready and not chairs[n].stand_in]


def _all_ready(table: Table) -> bool:
    return table.waited or not not_ready(table)


# --- deadlines ----------------------------------------------------------------------------------


def deadline(table: Table) -> int | None:
    """The earliest time at which the passing of time alone changes the table."""
    if table.stage == Stage.CLOSED:
        return None
    hard = table.settings.clock == TurnClock.HARD
    moments = [turn_ends(table) if hard else None, wait_ends(table)]
    return min([m for m in moments if m is not None] + [*absences(table).values(), closes(table)])


def clocks_run(table: Table) -> bool:
    """Whether time is charged to anybody."""
    return table.is_running and not table.paused and not table.is_deserted


def absences(table: Table) -> dict[int, int]:
    """When a stand-in takes over, for each seat whose person is away."""
    if not clocks_run(table):
        return {}
    grace = 1000 * table.settings.grace
    return {
        seat: max(chair.away, table.lively_at) + grace
        for seat, chair in enumerate(table.chairs)
        if chair.away is not None and not chair.stand_in
    }


def turn_ends(table: Table) -> int | None:
    """When the turn of a person takes too long, where there is a clock."""
    timed = table.settings.clock != TurnClock.NONE and clocks_run(table)
    if not timed or table.actor is None or table.dealt is None or table.dealt.deal.at_chance:
        return None
    if bot_to_act(table):
        return None
    return max(table.turn_at, table.lively_at) + 1000 * table.settings.turn


def wait_ends(table: Table) -> int | None:
    """When the next deal no longer waits for those who are not ready."""
    waits = table.stage == Stage.BETWEEN and not table.waited and clocks_run(table)
    if not waits or not table.settings.between:
        return None
    return max(table.stage_at, table.lively_at) + 1000 * table.settings.between


def closes(table: Table) -> int:
    """When the table is closed if nothing happens."""
    return table.at + (ABANDONED if table.is_running else IDLE)
