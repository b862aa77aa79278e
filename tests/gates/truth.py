"""What the log of a table says each person may see, and which cards nobody else's line may name."""

from kolmikko.cards import NAMES
from kolmikko.rulekit.game import SPECTATOR
from kolmikko.table.events import Entry
from kolmikko.table.replay import folded
from kolmikko.table.seal import Seal
from kolmikko.table.state import Table
from kolmikko.table.views import RoomView, room_view
from kolmikko.web.frames import Story
from kolmikko.web.messages import DealFrame
from tests.table.worlds import secrets_of


def may_name(table: Table, person: str) -> set[str]:
    """The cards whose place a person may know, by the games' own tests."""
    if table.dealt is None:
        return set()
    seat = table.seat_of(person)
    late = seat is None or table.chairs[seat].since > table.dealt.begun
    deal = table.dealt.deal
    secret = secrets_of(deal, SPECTATOR if late or seat is None else seat)
    return {NAMES[card] for card in deal.setup.deck if card not in secret}


class Truth:
    """The tables of a log, and what people were to be shown of them."""

    def __init__(self, table_id: str, entries: tuple[Entry, ...], seal: Seal) -> None:
        self.tables = list(folded(table_id, entries, seal))
        self._deals: dict[tuple[str, int], DealFrame | None] = {}

    def deal(self, person: str, version: int) -> DealFrame | None:
        """The deal as a person was to see it with a version."""
        if (person, version) not in self._deals:
            self._see_everything(person)
        return self._deals[person, version]

    def _see_everything(self, person: str) -> None:
        story = Story(self.tables[0].settings)
        for table in self.tables:
            view: RoomView = room_view(table, person, table.version - 1)
            story.take_in(view.events)
            room = story.room(view, table.at, table.version)
            self._deals[person, table.version] = room.deal
