"""Grounds for a move: what somebody might say for it, and what has to be true for that to hold."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Ground:
    """A message of the catalog with its facts, and the legal actions that it speaks against.

    It holds where each of these is clearly worse than the action for which it speaks.
    """

    message: str
    against: tuple[int, ...]
    facts: Mapping[str, int] = field(default_factory=dict)
