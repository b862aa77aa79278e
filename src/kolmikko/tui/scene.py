"""The widgets around the drawing of a game: the table, the top line, the line of the turn."""

from textual.message import Message

from kolmikko.tui.canvas import Canvas, Look, cut
from kolmikko.tui.cards import Pack
from kolmikko.tui.desk import Desk
from kolmikko.tui.drawn import Drawn
from kolmikko.tui.seats import TURN


class Scene(Drawn):
    """The table of the game."""

    DEFAULT_CSS = "Scene { height: 1fr; width: 100%; }"

    def __init__(self, pack: Pack, desk: Desk) -> None:
        super().__init__(pack, "scene")
        self.desk = desk

    def draw(self, canvas: Canvas) -> None:
        self.desk.draw(canvas, self.pack)


class TopLine(Drawn):
    """The name of the house, what is played, and on the right the keys for help."""

    DEFAULT_CSS = "TopLine { height: 1; width: 100%; dock: top; }"

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack, "top")
        self.title = ""
        self.aside = ""

    def draw(self, canvas: Canvas) -> None:
        c = self.pack.colours
        canvas.fill(canvas.box, c.shade)
        for place, colour in enumerate((c.rowan, c.paper, c.birch)):
            canvas.put(1 + place, 0, "▊", Look(colour))
        canvas.put(5, 0, "kolmikko", Look(c.chalk, bold=True))
        room = canvas.width - 15
        aside = self.aside if len(self.aside) <= room // 2 else ""
        canvas.put(canvas.width - len(aside) - 1, 0, aside, Look(c.faint))
        canvas.put(15, 0, cut(self.title, room - len(aside) - 3), Look(c.faint))


class TurnLine(Drawn):
    """Whose turn it is, what to do, or why something was refused."""

    DEFAULT_CSS = "TurnLine { height: 1; width: 100%; }"

    class Asked(Message):
        """The line was clicked: why?"""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack, "turn")
        self.text = ""
        self.is_mine = False
        self.is_refusal = False

    def say(self, text: str, *, is_mine: bool = False, is_refusal: bool = False) -> None:
        """Show a line."""
        self.text = text
        self.is_mine = is_mine
        self.is_refusal = is_refusal
        self.redraw()

    def on_click(self) -> None:
        if self.is_refusal:
            self.post_message(self.Asked())

    def draw(self, canvas: Canvas) -> None:
        c = self.pack.colours
        y = canvas.height - 1
        if self.is_refusal:
            text = f" ✗ {cut(self.text, canvas.width - 6)} "
            canvas.centre(canvas.box, y, text, Look(c.paper, c.rowan, bold=True))
        elif self.is_mine:
            text = f"{TURN} {cut(self.text, canvas.width - 4)}"
            canvas.centre(canvas.box, y, text, Look(c.birch, bold=True))
        else:
            canvas.centre(canvas.box, y, cut(self.text, canvas.width - 2), Look(c.faint))
