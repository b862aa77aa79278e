"""The whole screen put together: how the terminal is shared out, and what is shown where."""

from collections.abc import Iterator
from typing import Final

from textual.containers import Container, Horizontal, Vertical
from textual.widget import Widget

from kolmikko.text.catalog import Words
from kolmikko.tui.actions import Actions
from kolmikko.tui.cards import Pack
from kolmikko.tui.course import Course
from kolmikko.tui.desk import Desk
from kolmikko.tui.hand import Hand
from kolmikko.tui.log import LogPanel, LogStrip
from kolmikko.tui.palette import palette
from kolmikko.tui.scene import Scene, TopLine, TurnLine
from kolmikko.tui.telling import Telling, letters

PANEL_FROM: Final = 100
"""Columns from which on the log stands beside the table."""

TALL_FROM: Final = 32
"""Rows from which on the hand has large cards and the buttons have air."""

LOW: Final = 22
"""Rows below which there is no room for the strip of the log."""


class Board(Container):
    """Everything on the screen that is not a dialog."""

    DEFAULT_CSS = """
    Board { width: 100%; height: 100%; }
    Board #felt { height: 1fr; }
    Board #table { width: 1fr; height: 1fr; }
    """

    def __init__(self, course: Course, desk: Desk, words: Words, *, dark: bool) -> None:
        super().__init__()
        self.course = course
        self.desk = desk
        self.words = words
        self.telling = Telling(course, words)
        self.pack = Pack(letters(words), palette(dark=dark))
        self.log_wanted = True
        self.my_turn = False
        self.top = TopLine(self.pack)
        self.scene = Scene(self.pack, desk)
        self.hand = Hand(self.pack)
        self.turn = TurnLine(self.pack)
        self.bar = Actions(self.pack)
        self.strip = LogStrip(self.pack)
        self.panel = LogPanel(self.pack)

    def compose(self) -> Iterator[Widget]:
        yield self.top
        with Horizontal(id="felt"):
            with Vertical(id="table"):
                yield self.scene
                yield self.hand
                yield self.turn
                yield self.bar
                yield self.strip
            yield self.panel

    def fit(self, width: int, height: int) -> None:
        """Share out the terminal."""
        beside = width >= PANEL_FROM and self.log_wanted
        tall = height >= TALL_FROM
        self.panel.display = beside
        self.panel.styles.width = 30 if width < 120 else 36 if width < 150 else 42
        self.strip.display = not beside and height >= LOW
        self.strip.styles.height = 3 if tall else 2
        self.hand.styles.height = 7 if tall else 6
        self.bar.styles.height = 3 if tall else 1
        self.turn.styles.height = 2 if tall else 1

    def toggle_log(self) -> bool:
        """Open or close the log beside the table; whether there is room for it."""
        if self.size.width < PANEL_FROM:
            return False
        self.log_wanted = not self.log_wanted
        self.fit(self.size.width, self.size.height)
        return True

    def show_pace(self, fast: int, fastest: int) -> None:
        """Show on the top line how fast bots act."""
        dots = "●" * fast + "○" * (fastest - fast)
        self.top.aside = self.words.say("ui-keys", pace=dots)
        self.top.redraw()

    def wear(self, *, dark: bool, four_colours: bool | None = None) -> None:
        """Put on the colours of a theme, and so many suit colours."""
        four = self.pack.four_colours if four_colours is None else four_colours
        self.pack = Pack(self.pack.letters, palette(dark=dark), four)
        for drawn in (self.top, self.scene, self.turn, self.hand, self.bar):
            drawn.pack = self.pack
        self.strip.pack = self.panel.pack = self.pack
        self.show(my_turn=self.my_turn)

    def show(self, *, my_turn: bool) -> None:
        """Show the table as the person at the keyboard may see it now."""
        self.my_turn = my_turn
        desk = self.desk
        desk.take_in(self.course.story)
        self.scene.redraw()
        self.hand.show(desk.groups(), desk.chosen, my_turn=my_turn)
        self.bar.show(desk.offers() if my_turn else [])
        lines = self.telling.lines()
        self.panel.show(lines)
        self.strip.show(lines)
        self.top.title = self.telling.title()
        self.top.redraw()
        self.say(desk.hint() if my_turn else "")

    def say(self, text: str = "", *, is_refusal: bool = False) -> None:
        """Write the line of the turn: this, or else whose turn it is."""
        shown = text or self.telling.turn()
        if self.my_turn and len(self.course.persons) > 1 and not is_refusal:
            shown = f"{self.course.names[self.course.viewer]}: {shown}"
        self.turn.say(shown, is_mine=self.my_turn, is_refusal=is_refusal)
