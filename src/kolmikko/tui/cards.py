"""Cards drawn into cells: faces, backs, stacks of one rank, and the one-line card of a far seat.

What a mark means is the same everywhere: a birch ring and a dot below for "may be played", a card
that stands one row higher for "chosen", a bar below for "the keyboard is here".
"""

from dataclasses import dataclass
from typing import Final

from kolmikko.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    EIGHT,
    FIVE,
    FOUR,
    HEARTS,
    JACK,
    NINE,
    SEVEN,
    SIX,
    SPADES,
    TEN,
    THREE,
    TWO,
    count,
    lowest,
    members,
    rank_of,
    suit_of,
)
from kolmikko.tui.canvas import Box, Canvas, Look
from kolmikko.tui.palette import Palette

SIGNS: Final = {CLUBS: "♣", DIAMONDS: "♦", HEARTS: "♥", SPADES: "♠"}
LATTICE: Final = "\u2571\u2572"
MINI: Final = 4
"""Columns of the one-line card."""

HUGE: Final = (13, 9)
LARGE: Final = (7, 5)
MIDDLE: Final = (5, 4)
SMALL: Final = (5, 3)
"""Columns and rows of a card, each about as wide as high on a screen's cells."""

LEFT_RIGHT: Final = {
    **{FOUR: (0, 6), FIVE: (0, 6), SIX: (0, 3, 6), SEVEN: (0, 3, 6), EIGHT: (0, 3, 6)},
    **{NINE: (0, 2, 4, 6), TEN: (0, 2, 4, 6)},
}
IN_THE_MIDDLE: Final = {
    **{TWO: (0, 6), THREE: (0, 3, 6), FIVE: (3,), SEVEN: (1,), EIGHT: (1, 5), NINE: (3,)},
    **{TEN: (1, 5), ACE: (3,)},
}
"""On which of a huge card's seven rows the pips stand, in the outer columns and the middle one."""


@dataclass(frozen=True)
class Pack:
    """How this reader's cards look: letters of the ranks, colours, and two or four suit colours."""

    letters: tuple[str, ...]
    colours: Palette
    four_colours: bool = True

    def ink(self, suit: int) -> str:
        """The colour of a suit on paper."""
        if suit == HEARTS or (suit == DIAMONDS and not self.four_colours):
            return self.colours.red
        if not self.four_colours or suit == SPADES:
            return self.colours.ink
        return self.colours.blue if suit == DIAMONDS else self.colours.green

    def name(self, card: int) -> str:
        """The card as it is written on the table, such as 10♥."""
        return self.letters[rank_of(card)] + SIGNS[suit_of(card)]


def draw_face(
    canvas: Canvas,
    box: Box,
    cards: int,
    pack: Pack,
    *,
    ring: str | None = None,
    spent: bool = False,
    tucked: bool = False,
) -> None:
    """A card, or a stack of cards of one rank with all its suits; ring is a colour or None.

    Of a tucked card only the left edge will be seen, so all there is stands there.
    """
    c = pack.colours
    paper = c.spent if spent else c.paper
    canvas.fill(box, paper)
    if ring:
        canvas.ring(box, ring)
    else:
        for y in range(box.y, box.bottom):
            canvas.put(box.x, y, "▏", Look(c.edge, paper))
    if tucked and box.height > SMALL[1]:
        _letter(canvas, box.x + 1, box.y + 1, cards, pack)
        _suits(canvas, box.x + 1, box.y + 2, list(members(cards)), pack)
    elif box.height >= HUGE[1]:
        _huge_face(canvas, box.inset(1, 1), lowest(cards), pack)
    elif box.height > SMALL[1]:
        _stack_face(canvas, box.inset(1, 1), cards, pack)
    else:
        _small_face(canvas, box.inset(1, 1 if ring else 0), cards, pack)


def _small_face(canvas: Canvas, inner: Box, cards: int, pack: Pack) -> None:
    """Rank and suit in two corners, or side by side where a ring takes the rows."""
    letter = _letter(canvas, inner.x, inner.y, cards, pack)
    x = inner.right - 1 if inner.height > 1 else inner.x + len(letter)
    _suits(canvas, x, inner.bottom - 1, list(members(cards)), pack)


def _stack_face(canvas: Canvas, inner: Box, cards: int, pack: Pack) -> None:
    """The letter above, the suits below it; what does not fit there stands beside the letter."""
    numbers = list(members(cards))
    letter = _letter(canvas, inner.x, inner.y, cards, pack)
    if len(numbers) > inner.width:
        beside = inner.width - len(letter)
        _suits(canvas, inner.right - beside, inner.y, numbers[:beside], pack)
        numbers = numbers[beside:][: inner.width]
    if inner.height < LARGE[1] - 2:
        _suits(canvas, inner.right - len(numbers), inner.y + 1, numbers, pack)
        return
    step = 2 if len(numbers) * 2 - 1 <= inner.width else 1
    width = (len(numbers) - 1) * step + 1
    _suits(canvas, inner.x + (inner.width - width + 1) // 2, inner.y + 1, numbers, pack, step)
    _letter(canvas, inner.right - len(letter), inner.bottom - 1, cards, pack)


def _huge_face(canvas: Canvas, inner: Box, card: int, pack: Pack) -> None:
    rank, suit = rank_of(card), suit_of(card)
    ink, sign = Look(pack.ink(suit), bold=True), SIGNS[suit]
    letter = _letter(canvas, inner.x, inner.y, 1 << card, pack)
    canvas.put(inner.x, inner.y + 1, sign, ink)
    canvas.put(inner.right - 1, inner.bottom - 2, sign, ink)
    _letter(canvas, inner.right - len(letter), inner.bottom - 1, 1 << card, pack)
    middle = inner.x + inner.width // 2
    for row in LEFT_RIGHT.get(rank, ()):
        canvas.put(middle - 2, inner.y + row, sign, ink)
        canvas.put(middle + 2, inner.y + row, sign, ink)
    for row in IN_THE_MIDDLE.get(rank, ()):
        canvas.put(middle, inner.y + row, sign, ink)
    if JACK <= rank < ACE:
        frame = Look(pack.colours.edge)
        for row, line in enumerate(("╭───╮", "│   │", "│   │", "│   │", "╰───╯"), 1):
            canvas.put(middle - 2, inner.y + row, line, frame)
        canvas.put(middle - 1, inner.y + 2, sign, ink)
        canvas.put(middle, inner.y + 3, letter, ink)
        canvas.put(middle + 1, inner.y + 4, sign, ink)


def _letter(canvas: Canvas, x: int, y: int, cards: int, pack: Pack) -> str:
    """Write the rank of a stack, in the colour of its suit if it is a single card."""
    card = lowest(cards)
    ink = pack.ink(suit_of(card)) if count(cards) == 1 else pack.colours.ink
    canvas.put(x, y, pack.letters[rank_of(card)], Look(ink, bold=True))
    return pack.letters[rank_of(card)]


def _suits(canvas: Canvas, x: int, y: int, numbers: list[int], pack: Pack, step: int = 1) -> None:
    for place, number in enumerate(numbers):
        suit = suit_of(number)
        canvas.put(x + place * step, y, SIGNS[suit], Look(pack.ink(suit)))


def draw_back(canvas: Canvas, box: Box, pack: Pack, ring: str | None = None) -> None:
    """The back of a card: rowan red, a paper edge, and the three dots of the house."""
    c = pack.colours
    canvas.fill(box, c.back)
    canvas.ring(box, ring or c.paper)
    middle = box.y + box.height // 2
    dots = Look(c.weave, c.back, bold=True)
    if box.height >= HUGE[1]:
        for y in range(box.y + 1, box.bottom - 1):
            weave = (LATTICE * box.width)[y % 2 :]
            canvas.put(box.x + 1, y, weave[: box.width - 2], Look(c.thread, c.back))
        canvas.centre(box, middle - 1, "   ●   ", dots)
        canvas.centre(box, middle, "  ● ●  ", dots)
    elif box.height >= LARGE[1]:
        canvas.centre(box, middle - 1, "•", dots)
        canvas.centre(box, middle, "• •", dots)
    elif box.height > SMALL[1] - 1:
        canvas.centre(box, middle - (box.height % 2 == 0), "•••"[: box.width - 2], dots)


def draw_sideways(canvas: Canvas, box: Box, card: int, pack: Pack) -> None:
    """A face-up card that lies crosswise, its index at the right end."""
    c = pack.colours
    canvas.fill(box, c.paper)
    ink = Look(pack.ink(suit_of(card)), c.paper, bold=True)
    name = pack.name(card)
    canvas.put(box.right - len(name) - 1, box.y, name, ink)
    if box.height > 2:
        canvas.put(box.right - 2, box.bottom - 1, SIGNS[suit_of(card)], ink)


def draw_mini(
    canvas: Canvas, x: int, y: int, card: int, pack: Pack, ring: str | None = None
) -> None:
    """A card on one line, `MINI` columns wide; a ring becomes brackets."""
    c = pack.colours
    name = pack.name(card)
    look = Look(pack.ink(suit_of(card)), c.paper, bold=True)
    canvas.put(x, y, f"{name:^{MINI}}" if len(name) < MINI - 1 else f"{name:<{MINI}}", look)
    if ring:
        canvas.put(x - 1, y, "▐", Look(ring))
        canvas.put(x + MINI, y, "▌", Look(ring))


def draw_mini_back(canvas: Canvas, x: int, y: int, pack: Pack) -> None:
    """A back on one line."""
    c = pack.colours
    canvas.put(x, y, "▐", Look(c.paper, c.cloth))
    canvas.put(x, y, "▌••▐"[:MINI], Look(c.paper, c.back))
    canvas.put(x + 1, y, "••", Look(c.weave, c.back))


def draw_sliver(canvas: Canvas, x: int, y: int, width: int, pack: Pack) -> None:
    """What is seen of a hidden card below the one that lies on it."""
    canvas.put(x, y, "▀" * width, Look(pack.colours.back))
