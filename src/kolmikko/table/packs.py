"""A shuffled pack with the luck of its deal, and the place that it is bound to."""

from dataclasses import dataclass, field
from typing import Protocol

from kolmikko.table.events import SealedDeck


@dataclass(frozen=True, slots=True)
class Place:
    """Which deal of which match at which table."""

    table: str
    match: int
    deal: int


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The whole pack in dealing order, and a secret for everything else that chance decides."""

    deck: tuple[int, ...] = field(repr=False)
    luck: str = field(repr=False)


class Opener(Protocol):
    """Reads sealed packs; `seal.Seal` is one. The same box and place always give the same pack."""

    def opened(self, deck: SealedDeck, place: Place) -> Shuffled:
        """The pack. Raises ValueError where it belongs to another place or key."""
