"""What happened, in past tense, with its reason and with who may look at the cards.

Events hold ids and facts, never sentences. A group of cards carries its audience; `seen_from`
gives what one viewer may see of an event, and nothing else may be sent to that viewer.
"""

from dataclasses import dataclass, replace
from typing import Final

EVERYBODY: Final = None


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards that only some viewers may see: `to` lists their seats, None means everybody."""

    cards: tuple[int, ...]
    to: tuple[int, ...] | None = EVERYBODY


@dataclass(frozen=True, slots=True)
class Hidden:
    """Cards of which a viewer knows only how many there are."""

    count: int


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `kind` is a past-tense word of the game's list of kinds; `seat` is who did it or had it happen,
    or None; `other` is a second seat; `cards` and `more` are groups of cards; `amount` is chips,
    a count or a place, as the kind says; `because` are clause ids.
    """

    kind: str
    seat: int | None = None
    cards: Shown | Hidden | None = None
    more: Shown | Hidden | None = None
    amount: int = 0
    other: int | None = None
    because: tuple[str, ...] = ()


def seen_from(viewer: int, event: Event) -> Event:
    """The event as one viewer may see it: cards shown to others become a count."""
    cards, more = _masked(viewer, event.cards), _masked(viewer, event.more)
    if cards is event.cards and more is event.more:
        return event
    return replace(event, cards=cards, more=more)


def _masked(viewer: int, group: Shown | Hidden | None) -> Shown | Hidden | None:
    if isinstance(group, Shown) and group.to is not EVERYBODY:
        return Shown(group.cards) if viewer in group.to else Hidden(len(group.cards))
    return group
