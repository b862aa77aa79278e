"""Pieces of the drawing that both games share: a name, a hand of backs, a pill, an empty place."""

from kolmikko.tui.canvas import Box, Canvas, Look, cut, wrapped
from kolmikko.tui.cards import HUGE, LARGE, MIDDLE, SMALL, Pack

TURN: str = "▶"
WAITING: str = "•••"


def draw_name(
    canvas: Canvas,
    box: Box,
    name: str,
    pack: Pack,
    *,
    to_act: bool,
    faded: bool = False,
    aside: str = "",
) -> None:
    """A name; whose turn it is has an arrow before it and three dots after it."""
    c = pack.colours
    if aside:
        canvas.put(box.right - len(aside), box.y, aside, Look(c.faint))
        box = Box(box.x, box.y, box.width - len(aside) - 1, box.height)
    if to_act:
        shown = f"{TURN} {cut(name, box.width - 6)} {WAITING}"
        canvas.put(box.x, box.y, shown, Look(c.birch, bold=True))
    else:
        look = Look(c.faint if faded else c.chalk, bold=not faded)
        canvas.put(box.x, box.y, cut(name, box.width), look)


def draw_hand_of_backs(canvas: Canvas, box: Box, cards: int, pack: Pack) -> None:
    """A hand that one cannot see: a sliver for each back, and their number."""
    c = pack.colours
    number = str(cards)
    shown = max(0, min(cards, box.width - len(number) - 1))
    canvas.put(box.x, box.y, "▌" * shown, Look(c.back))
    canvas.put(box.x + shown + (shown > 0), box.y, number, Look(c.chalk, bold=True))


def draw_pill(canvas: Canvas, box: Box, y: int, text: str, pack: Pack) -> None:
    """A line of text on a darker patch in the middle of a box."""
    c = pack.colours
    canvas.centre(box, y, f" {cut(text, box.width - 2)} ", Look(c.chalk, c.shade))


def draw_notice(canvas: Canvas, text: str, pack: Pack) -> None:
    """A text in place of a drawing, in the middle."""
    lines = list(wrapped(text, max(1, canvas.width - 2)))
    top = max(0, (canvas.height - len(lines)) // 2)
    for y, line in enumerate(lines, top):
        canvas.centre(canvas.box, y, line, Look(pack.colours.chalk))


def draw_nothing(canvas: Canvas, box: Box, pack: Pack) -> None:
    """A place where cards would lie."""
    look = Look(pack.colours.faint)
    canvas.put(box.x, box.y, "╭" + "╌" * (box.width - 2) + "╮", look)
    for y in range(box.y + 1, box.bottom - 1):
        canvas.put(box.x, y, "╎", look)
        canvas.put(box.right - 1, y, "╎", look)
    canvas.put(box.x, box.bottom - 1, "╰" + "╌" * (box.width - 2) + "╯", look)


def card_size(width: int, height: int) -> tuple[int, int]:
    """The largest card that leaves room for its company in a space of this size."""
    for size in (HUGE, LARGE, MIDDLE):
        if height >= size[1] and width >= 4 * size[0]:
            return size
    return SMALL
