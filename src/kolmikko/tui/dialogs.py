"""What is laid over the table: help, rules, "why not?", the cover, the end of a deal."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Button, Static

WIDE: Final = 84
"""Columns of a wide sheet."""

CSS: Final = """
Dialog { align: center middle; background: $cloth 60%; }
Dialog.-covers { background: $cloth; }
Dialog #sheet {
    width: 64; max-width: 100%; height: auto; max-height: 100%;
    background: $page; color: $page-ink; padding: 1 3;
}
Dialog.-wide #sheet { width: 84; }
Dialog #title { text-style: bold; color: $bark; width: 100%; margin-bottom: 1; }
Dialog #body { height: auto; width: 100%; background: $page;
    scrollbar-size-vertical: 1; scrollbar-background: $page; scrollbar-color: $page-faint; }
Dialog #body Static { color: $page-ink; width: 100%; height: auto; }
Dialog #choices {
    layout: horizontal; height: auto; width: 100%; margin-top: 1; align: center middle;
}
Dialog Button {
    height: 1; min-width: 0; width: auto; border: none; padding: 0 2; margin: 0 1;
    background: $shade; color: $chalk; text-style: none;
}
Dialog Button:focus { background: $rowan; color: $chalk; text-style: bold; }
Dialog Button.-textual-compact { border: none !important; }
"""


class Dialog(ModalScreen[str]):
    """A sheet with a title, a text, and choices; Enter takes the first choice, Esc the last."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "last", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(
        self,
        title: str,
        body: Text | str,
        choices: Sequence[tuple[str, str, str]],
        *,
        wide: bool = False,
        covers: bool = False,
        at_end: bool = False,
    ) -> None:
        super().__init__(classes=("-covers " if covers else "") + ("-wide" if wide else ""))
        self.heading = title
        self.body = body
        self.choices = choices
        self.at_end = at_end
        """For each choice: its id, its key, its words."""

    def compose(self) -> Iterator[Widget]:
        with Vertical(id="sheet"):
            yield Static(self.heading, id="title", markup=False)
            with VerticalScroll(id="body", can_focus=False):
                yield Static(self.body, markup=False)
            with Vertical(id="choices"):
                for name, key, label in self.choices:
                    shown = f"{label}  {key.upper()}" if key else f"{label}  ⏎"
                    yield Button(Text(shown), id=name, compact=True)

    def on_mount(self) -> None:
        self.query(Button).first().focus()
        if self.at_end:
            self.call_after_refresh(self.query_one("#body").scroll_end, animate=False)

    def on_resize(self, event: Resize) -> None:
        """The text may be as long as it leaves the choices on the screen."""
        around = 6  # margins, title and choices
        most = max(3, event.size.height - 2 - around)
        self.query_one("#body").styles.max_height = most

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.dismiss(event.button.id or "")

    def action_last(self) -> None:
        """Esc: the last choice."""
        self.dismiss(self.choices[-1][0])

    def action_scroll(self, rows: int) -> None:
        """Move the text."""
        self.query_one("#body").scroll_relative(y=rows, animate=False)

    def choose_by_key(self, key: str) -> bool:
        """Take the choice of a key, if there is one."""
        for name, own, _ in self.choices:
            if own and own == key:
                self.dismiss(name)
                return True
        return False
