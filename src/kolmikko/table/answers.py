"""What the service answers to a request. There is always one."""

from dataclasses import dataclass

from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.views import RoomView


@dataclass(frozen=True, slots=True)
class Ok:
    """Done, stored durably, and never done twice; the version after it."""

    version: int


@dataclass(frozen=True, slots=True)
class Stale:
    """Nothing was done, since the request rests on an old view; this is the newest one."""

    view: RoomView


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing was done, and why."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Unavailable:
    """It is not known whether it was done: ask again with the same id."""


Answer = Ok | Stale | Refused | Unavailable
