"""A move in words, as it is told of and advised."""

from kolmikko.cards import name_of
from kolmikko.rulekit.game import Game, Move
from kolmikko.text.catalog import Words


def move_message(game: Game, move: Move) -> tuple[str, dict[str, str]]:
    """The message for a move and its facts; of a new face-up row the cards, where it names them."""
    is_row = move.cards and game.verbs[move.verb].start > 1
    what = f"{move.verb}-row" if is_row else move.verb
    return f"{game.name}-do-{what}", {"cards": " ".join(map(name_of, move.cards))}


def move_words(words: Words, game: Game, move: Move) -> str:
    """What a move is, with its cards."""
    message, facts = move_message(game, move)
    return words.say(message, **facts)
