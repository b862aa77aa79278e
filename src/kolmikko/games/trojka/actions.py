"""The fixed layout of actions, for bots and learners: cards by number, then the decisions."""

from typing import Final

PLAY: Final = 0
DISCARD: Final = 52
DRAW: Final = 104
KEEP: Final = 156
EXCHANGE: Final = 157
PASS: Final = 158
ACTIONS: Final = 159
