"""The hand at the bottom of the screen: groups of cards to be chosen by mouse and by keys."""

from collections.abc import Sequence
from typing import Final

from textual.events import Click
from textual.message import Message

from kolmikko.cards import count
from kolmikko.tui.canvas import Box, Canvas, Look
from kolmikko.tui.cards import LARGE, MIDDLE, Pack, draw_face
from kolmikko.tui.desk import FACE_DOWN, PICK, PLAY, REFUSED, Group
from kolmikko.tui.drawn import Drawn

NARROW: Final = (4, MIDDLE[1])
RIGHT: Final = 3
"""The number of the right button of a mouse."""

LEFT, RIGHTWARDS = "◂", "▸"
SIGNS: Final = {PLAY: "●", PICK: "○", FACE_DOWN: "▼"}


class Hand(Drawn, can_focus=True):
    """The viewer's hand, always whole: equal ranks stand as one stack with their number."""

    DEFAULT_CSS = "Hand { height: 6; width: 100%; }"

    class Chosen(Message):
        """A group was clicked or chosen by a key."""

        def __init__(self, group: Group) -> None:
            super().__init__()
            self.group = group

    class Asked(Message):
        """A group was clicked with the right button: why not?"""

        def __init__(self, group: Group) -> None:
            super().__init__()
            self.group = group

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack, "hand")
        self.groups: Sequence[Group] = ()
        self.chosen = 0
        self.at = 0
        self.my_turn = False

    def show(self, groups: Sequence[Group], chosen: int, *, my_turn: bool) -> None:
        """Draw these groups."""
        self.groups = groups
        self.chosen = chosen
        self.my_turn = my_turn
        self.at = min(self.at, max(0, len(groups) - 1))
        self.redraw()

    @property
    def group(self) -> Group | None:
        """The group that the keyboard is at."""
        return self.groups[self.at] if self.groups else None

    def move(self, step: int) -> None:
        """Go so many groups to the right."""
        if self.groups:
            self.at = (self.at + step) % len(self.groups)
            self.redraw()

    def go_to(self, group: Group) -> None:
        """Put the keyboard at a group."""
        self.at = self.groups.index(group)
        self.redraw()

    def with_key(self, key: str) -> Group | None:
        """The group that a key chooses: of several the one after the one at hand."""
        matching = [n for n, group in enumerate(self.groups) if key in group.keys]
        if not matching:
            return None
        later = [n for n in matching if n > self.at]
        return self.groups[later[0] if later else matching[0]]

    def on_click(self, event: Click) -> None:
        name = self.canvas.place_at(event.x, event.y)
        if name is not None and int(name) < len(self.groups):
            self.at = int(name)
            group = self.groups[self.at]
            self.post_message(self.Asked(group) if event.button == RIGHT else self.Chosen(group))

    def draw(self, canvas: Canvas) -> None:
        if self.groups:
            self._draw_groups(canvas.width, canvas.height)

    def _draw_groups(self, width: int, height: int) -> None:
        (card, rows), gap, fan = self._card_size(width, height)
        widths = [card + fan * (count(group.cards) - 1) for group in self.groups]
        first, last = self._window(widths, gap, width)
        x = (width - sum(widths[first:last]) - gap * (last - first - 1)) // 2
        for n in range(first, last):
            self._draw_group(n, x, card, rows, fan)
            x += widths[n] + gap
        edge = Look(self.pack.colours.birch, bold=True)
        if first > 0:
            self.canvas.put(0, 1 + rows // 2, LEFT, edge)
        if last < len(self.groups):
            self.canvas.put(width - 1, 1 + rows // 2, RIGHTWARDS, edge)

    def _card_size(self, width: int, height: int) -> tuple[tuple[int, int], int, int]:
        """The largest cards with which all groups fit, the gap between, and the fan of a stack."""
        sizes = [LARGE, MIDDLE] if height >= LARGE[1] + 2 else [MIDDLE]
        more = sum(count(group.cards) - 1 for group in self.groups)
        stacks = len(self.groups)
        for size in sizes:
            for gap, fan in ((2, 3), (1, 3), (1, 2), (1, 0)):
                if stacks * (size[0] + gap) - gap + more * fan <= width - 2:
                    return size, gap, fan
        for gap in (1, 0):
            if stacks * (MIDDLE[0] + gap) - gap <= width:
                return MIDDLE, gap, 0
        return NARROW, 1, 0

    def _window(self, widths: list[int], gap: int, width: int) -> tuple[int, int]:
        """Which groups are shown when not all fit: those around the keyboard."""
        if sum(widths) + gap * (len(widths) - 1) <= width:
            return 0, len(widths)
        fitting = max(1, (width - 4) // (max(widths) + gap))
        first = min(max(0, self.at - fitting // 2), len(widths) - fitting)
        return first, first + fitting

    def _draw_group(self, n: int, x: int, card: int, rows: int, fan: int) -> None:
        group = self.groups[n]
        c = self.pack.colours
        held = [1 << bit for bit in range(52) if group.cards >> bit & 1]
        picked = count(self.chosen & group.cards)
        spent = group.mark == REFUSED
        ring = c.birch if group.mark and not spent else None
        lifted = 0 if picked else 1
        if fan and len(held) > 1:
            for place, single in enumerate(held):
                up = 0 if single & self.chosen else 1
                box = Box(x + place * fan, up, card, rows)
                below = single is not held[-1]
                draw_face(self.canvas, box, single, self.pack, ring=ring, spent=spent, tucked=below)
            whole = Box(x, 0, card + fan * (len(held) - 1), rows + 2)
        else:
            box = Box(x, lifted, card, rows)
            draw_face(self.canvas, box, group.cards, self.pack, ring=ring, spent=spent)
            whole = Box(x, 0, card, rows + 2)
        self.canvas.place(whole, str(n))
        self._draw_marks(group, whole, picked, rows, focused=n == self.at)

    def _draw_marks(self, group: Group, box: Box, picked: int, rows: int, *, focused: bool) -> None:
        """Under a stack: may it be played, how many are there, how many are chosen."""
        c = self.pack.colours
        held = count(group.cards)
        sign = SIGNS.get(group.mark, " ")
        number = f"{picked}/{held}" if picked and held > 1 else f"×{held}" if held > 1 else ""
        if picked and (picked == held or box.width < LARGE[0] + 2):
            self.canvas.centre(box, rows, "▔" * box.width, Look(c.birch))
        text = f"{sign}{number}".strip() or " "
        look = Look(c.birch if sign.strip() else c.faint, bold=True)
        if focused and self.my_turn:
            text = f"{LEFT}{text}{RIGHTWARDS}" if len(text) + 2 <= box.width else text
            look = Look(c.cloth, c.chalk, bold=True)
        self.canvas.centre(box, rows + 1, text, look)
