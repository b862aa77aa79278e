"""The terminal table: a match played by people at one keyboard and by bots. Needs Textual."""

from kolmikko.play.saves import Saver
from kolmikko.play.table import Table
from kolmikko.text.catalog import Words
from kolmikko.tui.outcome import Outcome

__all__ = ["Outcome", "run"]


def run(
    table: Table, *, saver: Saver, words: Words, pace: float = 1.0, dark: bool | None = None
) -> Outcome:
    """Play at a table until the person leaves it, or wants a rematch.

    `saver` keeps the match after every action; `pace` is how many seconds bots wait before they
    act; `dark` chooses the colours, None leaves it to Textual (TEXTUAL_THEME) or the night.
    """
    from kolmikko.tui.app import TableApp  # brings Textual along

    app = TableApp(table, saver=saver, words=words, pace=pace, dark=dark)
    return app.run() or Outcome.LEFT
