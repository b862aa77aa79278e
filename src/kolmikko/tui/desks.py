"""Which game has which desk: the one list of games of the terminal table."""

from kolmikko.games.kolmonen.options import Options as KolmonenOptions
from kolmikko.games.trojka.options import Options as TrojkaOptions
from kolmikko.play.table import Table
from kolmikko.text.catalog import Words
from kolmikko.tui.desk import Desk
from kolmikko.tui.kolmonen import KolmonenDesk
from kolmikko.tui.trojka import TrojkaDesk


def desk_for(table: Table, words: Words) -> Desk:
    """The desk of the game that is played."""
    options = table.options
    if isinstance(options, KolmonenOptions):
        return KolmonenDesk(words, options)
    if isinstance(options, TrojkaOptions):
        return TrojkaDesk(words, options)
    raise TypeError(f"no terminal table for {table.game.name!r}")
