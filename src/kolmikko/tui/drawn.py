"""A widget that is drawn on a canvas of cells."""

from textual.events import Resize
from textual.strip import Strip
from textual.widget import Widget

from kolmikko.tui.canvas import Canvas
from kolmikko.tui.cards import Pack


class Drawn(Widget):
    """A widget that shows a canvas and draws it anew when its size changes."""

    def __init__(self, pack: Pack, name: str) -> None:
        super().__init__(id=name)
        self.pack = pack
        self.canvas = Canvas(0, 0, "white", "black")

    def draw(self, canvas: Canvas) -> None:
        """Draw on an empty canvas; each widget has its own way."""

    def redraw(self) -> None:
        """Draw anew."""
        c = self.pack.colours
        self.canvas = Canvas(*self.size, c.chalk, c.cloth)
        if self.size.width and self.size.height:
            self.draw(self.canvas)
        self.refresh()

    def on_resize(self, _event: Resize) -> None:
        self.redraw()

    def render_line(self, y: int) -> Strip:
        return self.canvas.strip(y)
