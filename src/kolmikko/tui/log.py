"""What happened, one sentence an event, the newest at the bottom: a panel, or a strip of lines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widget import Widget
from textual.widgets import Static

from kolmikko.tui.canvas import Canvas, Look, cut, wrapped
from kolmikko.tui.cards import Pack
from kolmikko.tui.drawn import Drawn

BAR = "▎"
MOST = 400
"""Sentences that the panel keeps; a deal is seldom longer."""


@dataclass(frozen=True)
class Line:
    """A sentence of the log, with the clauses behind it."""

    text: str
    clauses: tuple[str, ...] = ()
    is_mine: bool = False


class LogPanel(VerticalScroll, can_focus=True):
    """The log beside the table."""

    DEFAULT_CSS = """
    LogPanel {
        width: 36; height: 1fr; background: $page; padding: 0 1 0 1;
        scrollbar-size-vertical: 1; scrollbar-background: $page; scrollbar-color: $page-faint;
    }
    LogPanel Static { width: 100%; height: auto; background: $page; color: $page-ink; }
    """

    def __init__(self, pack: Pack) -> None:
        super().__init__(id="log")
        self.pack = pack
        self.lines: Sequence[Line] = ()
        self._sheet = Static()

    def compose(self) -> Iterator[Widget]:
        yield self._sheet

    def show(self, lines: Sequence[Line]) -> None:
        """Show these sentences and go to the newest."""
        self.lines = lines[-MOST:]
        self._write()

    def on_resize(self, _event: Resize) -> None:
        self._write()

    def _write(self) -> None:
        width = self.size.width - 4
        if width > 8:
            self._sheet.update(written(self.lines, width, self.pack))
            self.scroll_end(animate=False)


def written(lines: Sequence[Line], width: int, pack: Pack) -> Text:
    """Sentences wrapped to a width, each with a bar along its left side."""
    c = pack.colours
    text = Text(no_wrap=True, overflow="ignore")
    for line in lines:
        bar = c.rowan if line.is_mine else c.page_faint
        clauses = " ".join(line.clauses)
        rows = list(wrapped(line.text, width))
        beside = bool(clauses) and cell_len(rows[-1]) + 1 + len(clauses) <= width
        for row in rows:
            text.append(BAR, bar)
            text.append(" " + row, c.page_ink)
            if row is rows[-1] and beside:
                text.append(" " + clauses, c.page_faint)
            text.append("\n")
        if clauses and not beside:
            for row in wrapped(clauses, width):
                text.append(BAR, bar)
                text.append(" " + row + "\n", c.page_faint)
    text.right_crop(1)
    return text


class LogStrip(Drawn):
    """The last sentences, where there is no room for the panel."""

    DEFAULT_CSS = "LogStrip { height: 2; width: 100%; }"

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack, "strip")
        self.lines: Sequence[Line] = ()

    def show(self, lines: Sequence[Line]) -> None:
        """Show the newest of these sentences."""
        self.lines = lines
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        c = self.pack.colours
        last = list(self.lines[-canvas.height :])
        for y, line in enumerate(last, canvas.height - len(last)):
            newest = line is last[-1]
            canvas.put(1, y, BAR, Look(c.rowan if line.is_mine else c.faint))
            clauses = " ".join(line.clauses)
            text = cut(f"{line.text} {clauses}".rstrip(), canvas.width - 4)
            canvas.put(3, y, text, Look(c.chalk if newest else c.faint))
