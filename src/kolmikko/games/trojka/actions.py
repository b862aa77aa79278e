"""The fixed layout of actions, for bots and learners: cards by number, then the decisions."""

from typing import Final

PLAY: Final = 0
DISCARD: Final = 52
DRAW: Final = 104
KEEP: Final = 156
EXCHANGE: Final = 157
PASS: Final = 158
ACTIONS: Final = 159

VERBS: Final[dict[str, range]] = {
    "keep": range(1),
    "exchange": range(1),
    "pass": range(1),
    "play": range(1, 2),
    "discard": range(1, 2),
    "draw": range(1, 2),
}
"""The moves as people and records name them, and how many cards each can take."""
