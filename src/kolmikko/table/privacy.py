"""Taking a person out of what has been written down, so that the log still gives the same game."""

from dataclasses import replace
from typing import Final

from kolmikko.table.events import Admitted, Chatted, HostChanged, Opened, Seated, TableEvent

NAMING: Final = (Opened, Admitted, Seated, HostChanged, Chatted)
"""The events that name a person."""

NO_NAME: Final = ""


def forgotten(event: TableEvent, person: str, new: str) -> TableEvent:
    """An event without a person: another hash, no name, and nothing of what that person said."""
    match event:
        case Opened() | HostChanged() if event.host == person:
            return replace(event, host=new)
        case Admitted() if event.person == person:
            return replace(event, person=new)
        case Seated() if event.person == person:
            return replace(event, person=new, name=NO_NAME)
        case Chatted() if event.person == person:
            return replace(event, person=new, text="")
        case _:
            return event
