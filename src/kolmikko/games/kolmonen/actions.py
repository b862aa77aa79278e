"""The small fixed layout of actions, for bots and learners; people and records name cards.

0..51: play `rank * 4 + count - 1`. While a swap or an arrangement is being chosen, the plays of
one card mean "a card of this rank", picked in ascending order. Of equal ranks the lowest suit goes
first: suits never matter in Kolmonen.
"""

from typing import Final

TAKE: Final = 52
FLIP: Final = 53
REVEAL: Final = 54
END: Final = 55
SWAP: Final = 56
ARRANGE: Final = 57
ACTIONS: Final = 58

ONE_OF_A_RANK: Final = 0x1111111111111

VERBS: Final[dict[str, range]] = {
    "play": range(1, 53),
    "take": range(1),
    "flip": range(1),
    "swap": range(3, 4),
    "arrange": range(3, 4),
    "reveal": range(1),
    "end": range(1),
}
"""The moves as people and records name them, and how many cards each can take."""
