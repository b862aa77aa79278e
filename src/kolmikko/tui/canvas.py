"""A sheet of character cells to draw a table on, and the places on it that can be clicked.

Drawing past the edge is cut off, never an error: a terminal may be of any size. A canvas knows
neither cards nor games.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

RING: Final = ("▛▀▜", "▌ ▐", "▙▄▟")
"""A frame that takes the outer half of each cell at the edge."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a piece of writing looks; None leaves the colour that is there."""

    fg: str | None = None
    bg: str | None = None
    bold: bool = False
    underline: bool = False
    strike: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: "Box") -> bool:
        """Whether two rectangles share a cell."""
        beside = self.right <= other.x or other.right <= self.x
        return not beside and self.y < other.bottom and other.y < self.bottom

    def inset(self, x: int, y: int = 0) -> "Box":
        """The box less so many cells on each side."""
        return Box(self.x + x, self.y + y, max(0, self.width - 2 * x), max(0, self.height - 2 * y))


Cell = tuple[str, str, str, bool, bool, bool]
"""A character, its two colours, and whether it is bold, underlined or struck out."""


class Canvas:
    """A sheet of cells in one colour, to be drawn on."""

    def __init__(self, width: int, height: int, fg: str, bg: str) -> None:
        self.width = max(0, width)
        self.height = max(0, height)
        blank: Cell = (" ", fg, bg, False, False, False)
        self._rows = [[blank] * self.width for _ in range(self.height)]
        self.places: list[tuple[Box, str]] = []

    @property
    def box(self) -> Box:
        return Box(0, 0, self.width, self.height)

    def put(self, x: int, y: int, text: str, look: Look) -> None:
        """Write a line of text from a cell on."""
        for char in text:
            width = cell_len(char)
            if width == 0:
                self._join(x - 1, y, char)
                continue
            self._set(x, y, char, look)
            if width == 2:
                self._set(x + 1, y, "", look)
            x += width

    def centre(self, box: Box, y: int, text: str, look: Look) -> None:
        """Write a line in the middle of a box, cut to its width."""
        text = cut(text, box.width)
        self.put(box.x + (box.width - cell_len(text)) // 2, y, text, look)

    def fill(self, box: Box, bg: str) -> None:
        """Paint a rectangle and wipe what is written there."""
        for y in range(box.y, box.bottom):
            self.put(box.x, y, " " * box.width, Look(bg, bg))

    def ring(self, box: Box, fg: str) -> None:
        """Frame a rectangle just inside its edge."""
        look = Look(fg)
        for y in range(box.y, box.bottom):
            left, middle, right = RING[0 if y == box.y else 2 if y == box.bottom - 1 else 1]
            self.put(box.x, y, left, look)
            self.put(box.right - 1, y, right, look)
            if middle != " ":
                self.put(box.x + 1, y, middle * (box.width - 2), look)

    def place(self, box: Box, name: str) -> None:
        """Make a rectangle answer to clicks; the one placed last lies on top."""
        self.places.append((box, name))

    def place_at(self, x: int, y: int) -> str | None:
        """The name of what lies at a cell."""
        return next((name for box, name in reversed(self.places) if box.holds(x, y)), None)

    def strip(self, y: int) -> Strip:
        """One row as Textual wants it."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width, Style.null())
        return Strip(list(_segments(self._rows[y])), self.width)

    def lines(self) -> list[str]:
        """What is written, without colours."""
        return ["".join(cell[0] for cell in row).rstrip() for row in self._rows]

    def _set(self, x: int, y: int, char: str, look: Look) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            _, fg, bg, *_ = self._rows[y][x]
            self._rows[y][x] = (
                char,
                look.fg or fg,
                look.bg or bg,
                look.bold,
                look.underline,
                look.strike,
            )

    def _join(self, x: int, y: int, mark: str) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            char, *rest = self._rows[y][x]
            self._rows[y][x] = (char + mark, *rest)  # type: ignore[assignment]  # same shape


def cut(text: str, width: int) -> str:
    """A text that fits a width, with an ellipsis where it was too long."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…" if width > 0 else ""


def wrapped(text: str, width: int) -> Iterator[str]:
    """A text in lines that fit a width; a longer word is broken."""
    row = ""
    for word in text.split():
        while cell_len(word) > width:
            if row:
                yield row
                row = ""
            yield word[:width]
            word = word[width:]
        if row and cell_len(row) + 1 + cell_len(word) > width:
            yield row
            row = word
        else:
            row = f"{row} {word}" if row else word
    yield row


def _segments(row: list[Cell]) -> Iterator[Segment]:
    for look, cells in groupby(row, key=lambda cell: cell[1:]):
        yield Segment("".join(cell[0] for cell in cells), _style(look))


@lru_cache(maxsize=1024)
def _style(look: tuple[str, str, bool, bool, bool]) -> Style:
    fg, bg, bold, underline, strike = look
    return Style(color=fg, bgcolor=bg, bold=bold, underline=underline, strike=strike)
