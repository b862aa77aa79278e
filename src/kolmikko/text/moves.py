"""A move in words, as somebody might advise it."""

from kolmikko.cards import name_of
from kolmikko.rulekit.game import Game, Move


def advised(game: Game, move: Move) -> tuple[str, dict[str, str]]:
    """The message for a move and its facts; of a new face-up row the cards, where it names them."""
    is_row = move.cards and game.verbs[move.verb].start > 1
    what = "row" if is_row else move.verb
    return f"{game.name}-do-{what}", {"cards": " ".join(map(name_of, move.cards))}
