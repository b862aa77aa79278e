"""Who is connected to a table here: worked out from live connections, never from a flag.

Connections are numbered, so that a close which comes late ends its own connection and no other.
"""

from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import Away, Back
from kolmikko.table.fleet import Fleet
from kolmikko.table.refusals import NEEDS_PASSWORD, NO_SPECTATORS
from kolmikko.table.state import Chair, Table


class Presence:
    """The live connections of one table to this process."""

    def __init__(self, fleet: Fleet) -> None:
        self._fleet = fleet
        self._people: dict[int, str] = {}
        self._new: set[str] = set()
        self._counted: tuple[tuple[Chair, ...], frozenset[str]] | None = None

    def __len__(self) -> int:
        return len(self._people)

    def arrive(self, connection: int, person: str) -> None:
        """A connection begins."""
        self._people[connection] = person
        self._new.add(person)
        self._counted = None

    def depart(self, connection: int) -> None:
        """A connection ends; nothing happens if it had ended before."""
        self._people.pop(connection, None)
        self._counted = None

    def is_there(self, person: str) -> bool:
        """Whether a person has any connection."""
        return person in self._people.values()

    def watchers(self, table: Table) -> frozenset[str]:
        """Who is connected without a seat, now or with the next deal."""
        if self._counted is None or self._counted[0] is not table.chairs:
            seated = {chair.person for chair in table.chairs}
            seated |= {chair.heir.person for chair in table.chairs if chair.heir}
            self._counted = table.chairs, frozenset(self._people.values()) - seated
        return self._counted[1]

    def corrections(self, table: Table) -> list[Away | Back]:
        """What has to be told to the table so that it knows who is here."""
        told = [self._correction(chair) for chair in table.chairs]
        self._new.clear()
        return [command for command in told if command is not None]

    def _correction(self, chair: Chair) -> Away | Back | None:
        """Whoever comes here is here; whoever is not, was here before, is away."""
        if chair.person is None:
            return None
        if not self.is_there(chair.person):
            gone = chair.is_present and self._fleet.speaks_for(chair.process)
            return Away(chair.person) if gone else None
        moved = chair.person in self._new and chair.process != self._fleet.me
        return Back(chair.person) if moved or not chair.is_present else None


def has_seat(table: Table, person: str) -> bool:
    """Whether a person sits here or waits for a seat."""
    return table.seat_of(person) is not None or table.waits_for(person) is not None


def may_look(table: Table, person: str, watchers: frozenset[str]) -> Refusal | None:
    """Why a person may not look at the table; before and after a match there may be many."""
    if not table.may_enter(person):
        return NEEDS_PASSWORD
    if has_seat(table, person) or person == table.host or not table.is_running:
        return None
    full = len(watchers - {person, table.host}) >= table.settings.spectators
    return NO_SPECTATORS if full else None
