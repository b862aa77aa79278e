"""Who is connected to a table: worked out from live connections, never from a flag.

Connections are numbered, so that a close which comes late ends its own connection and no other.
"""

from kolmikko.table.commands import Away, Back
from kolmikko.table.state import Table


class Presence:
    """The live connections of one table."""

    def __init__(self) -> None:
        self._people: dict[int, str] = {}

    def __len__(self) -> int:
        return len(self._people)

    def arrive(self, connection: int, person: str) -> None:
        """A connection begins."""
        self._people[connection] = person

    def depart(self, connection: int) -> None:
        """A connection ends; nothing happens if it had ended before."""
        self._people.pop(connection, None)

    def is_there(self, person: str) -> bool:
        """Whether a person has any connection."""
        return person in self._people.values()

    def watchers(self, table: Table) -> set[str]:
        """Who is connected without a seat, now or with the next deal."""
        return {p for p in self._people.values() if not has_seat(table, p)}

    def corrections(self, table: Table) -> list[Away | Back]:
        """What has to be told to the table so that it knows who is here."""
        commands: list[Away | Back] = []
        for chair in table.chairs:
            if chair.person is not None and chair.is_present != self.is_there(chair.person):
                away = chair.is_present
                commands.append(Away(chair.person) if away else Back(chair.person))
        return commands


def has_seat(table: Table, person: str) -> bool:
    """Whether a person sits here or waits for a seat."""
    return table.seat_of(person) is not None or table.waits_for(person) is not None


def may_watch(table: Table, person: str, watchers: set[str]) -> bool:
    """Whether a person may look at the table; before and after a match everybody may."""
    if has_seat(table, person) or person == table.host or not table.is_running:
        return True
    return len(watchers - {person, table.host}) < table.settings.spectators
