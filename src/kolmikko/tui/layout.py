"""Where the seats stand around the table, for any number of them and any size of terminal."""

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from kolmikko.tui.canvas import Box

ARC: Final = 3
"""Rows by which the outermost seats may stand lower than the middle ones."""


@dataclass(frozen=True)
class Places:
    """A box for each of the others, clockwise from your left, and what is left in the middle."""

    others: tuple[Box, ...]
    middle: Box

    def fit(self, area: Box) -> bool:
        """Whether all seats stand inside the area, none of them on another."""
        apart = not any(one.meets(other) for one, other in combinations(self.others, 2))
        return apart and all(box.bottom <= area.bottom for box in self.others)


def seats_around(others: int, area: Box, width: int, height: int) -> Places:
    """Places for blocks of at least this width and just this height.

    They stand in one row while there is room, bent like the far side of a table if there are rows
    to spare; otherwise the first and the last stand below at the sides, with the middle between.
    """
    in_a_row = max(1, area.width // width)
    beside = 0
    while others - 2 * beside > in_a_row and beside < others // 2:
        beside += 1
    above = others - 2 * beside
    top = _row(above, area, width, height, spare=0 if beside else area.height - 2 * height)
    left = [
        Box(area.x, area.y + height * (row + 1), width, height) for row in reversed(range(beside))
    ]
    right = [
        Box(area.right - width, area.y + height * (row + 1), width, height) for row in range(beside)
    ]
    bent = not beside and above > 2
    edge = width if beside else top[0].width + 1 if bent else 0
    used = max((box.bottom for box in (top[1:-1] if bent else top)), default=area.y) - area.y
    middle = Box(
        area.x + edge,
        area.y + used,
        max(0, area.width - 2 * edge),
        max(0, area.height - used),
    )
    return Places((*left, *top, *right), middle)


def _row(seats: int, area: Box, width: int, height: int, spare: int) -> list[Box]:
    if seats == 0:
        return []
    room = area.width // seats
    block = min(room, max(width, area.width // (seats + 1)))
    boxes = []
    for seat in range(seats):
        off_centre = abs(2 * seat - (seats - 1)) / max(1, seats - 1)
        drop = round(min(ARC, max(0, spare // 3)) * off_centre) if seats > 2 else 0
        x = area.x + round((seat + 0.5) * area.width / seats - block / 2)
        boxes.append(Box(x, area.y + drop, block, height))
    return boxes
