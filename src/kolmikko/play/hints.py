"""A hint for the person at the keyboard, in lines."""

from collections.abc import Iterator
from typing import Final

from kolmikko.bots import ADVISER
from kolmikko.bots.base import OWN_BUDGET, sight_of
from kolmikko.dice import dice
from kolmikko.rulekit.game import Deal, Game
from kolmikko.studies.hints import Hint, Weighed, hint
from kolmikko.text.catalog import Words
from kolmikko.text.figures import decimal
from kolmikko.text.moves import move_words

MOST: Final = 5
"""How many moves are told about."""


def hint_for(deal: Deal, seat: int) -> Hint:
    """What the adviser makes of a position for the seat to act; may take a second or two."""
    choice = ADVISER.choose(sight_of(deal, seat), deal.legal(), OWN_BUDGET, dice(0))
    return hint(deal, sight_of(deal, seat), choice)


def hint_lines(found: Hint, game: Game, words: Words) -> Iterator[str]:
    """The best move, why, and what the others are worth."""

    def number(value: float) -> str:
        if found.in_stakes:
            return decimal(value, words.language, plus="+")
        return f"{round(100 * value)}"

    def line(one: Weighed) -> str:
        kind = "hint-stakes" if found.in_stakes else "hint-chance"
        told = {"what": move_words(words, game, one.move), "value": number(one.value)}
        if found.is_exact:
            text = words.say(f"{kind}-exact", **told)
        else:
            text = words.say(kind, **told, low=number(one.low), high=number(one.high))
        is_as_good = one.is_equal and one.move != found.best
        return f"{text}  {words.say('hint-equal')}" if is_as_good else text

    yield words.say("hint-best", what=move_words(words, game, found.whole))
    if found.why:
        yield words.say(found.why.message, **found.why.facts)
    if len(found.moves) > 1:
        yield from (f"  {line(one)}" for one in found.moves[:MOST])
        yield words.say(_note(found))


def _note(found: Hint) -> str:
    """What the numbers are."""
    if found.is_exact:
        return "hint-note-stakes-exact" if found.in_stakes else "hint-note-exact"
    if found.in_stakes:
        return "hint-note-stakes"
    return "hint-note-calibrated" if found.is_calibrated else "hint-note"
