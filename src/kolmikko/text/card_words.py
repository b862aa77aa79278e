"""Cards, ranks and suits in words of a language, and in short with the index letters of its cards.

These functions are called from inside the messages, so that each language asks for the form that
its sentence needs: `{ CARDS($cards, case: "acc") }`. Groups of cards are two-letter names with
spaces between them; a card that the reader may not know is `??`, and such a group is a number of
cards. The forms themselves stand in the catalog, as attributes of `rank-8`, `suit-h` and others.
"""

from collections.abc import Callable
from typing import Final, Protocol

from kolmikko.cards import UNKNOWN, name_of
from kolmikko.rulekit.events import Hidden, Shown

SHORT: Final = "short"
IN_WORDS: Final = "words"

SYMBOLS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


class Speech(Protocol):
    """What these functions need of `text.catalog.Words`."""

    @property
    def form(self) -> str: ...
    def has(self, message: str) -> bool: ...
    def say(self, message: str, **facts: str | int) -> str: ...


def group_text(group: Shown | Hidden | None) -> str:
    """A group of cards as messages take it: "8h 9c", or "?? ??" for two hidden ones."""
    if group is None:
        return ""
    if isinstance(group, Hidden):
        return " ".join([UNKNOWN] * group.count)
    return " ".join(map(name_of, group.cards))


def card(words: Speech, name: str, case: str = "nom") -> str:
    """One card: "8♥", or "the eight of hearts".

    A sign cannot take an ending; where a sentence needs one, the language has a word to carry it.
    """
    rank, suit = name[0], name[1]
    if words.form == SHORT:
        sign = words.say(f"rank-{rank}.index") + SYMBOLS[suit]
        form = f"card-as-sign.{case}"
        return words.say(form if words.has(form) else "card-as-sign", card=sign)
    spoken = rank_word(words, rank, case)
    return words.say("card-in-words", rank=spoken, suit=suit_word(words, suit))


def cards(words: Speech, names: str, case: str = "nom") -> str:
    """A group of cards, or how many there are when the reader may not know them."""
    group = names.split()
    if not group or UNKNOWN in group:
        return words.say("cards-unseen", count=len(group))
    spoken = [card(words, name, case) for name in group]
    return " ".join(spoken) if words.form == SHORT else listed(words, spoken)


def ranks(words: Speech, names: str, case: str = "some") -> str:
    """Cards of one rank by number and rank: "two eights"; any other group as `cards` does."""
    group = names.split()
    if UNKNOWN in group or len({name[0] for name in group}) != 1:
        return cards(words, names)
    return words.say(f"rank-{group[0][0]}.{case}", count=len(group))


def rank_word(words: Speech, rank: str, case: str = "nom") -> str:
    """One rank: "eight", "the 8", or whatever other forms the language has."""
    return words.say(f"rank-{rank}" if case == "nom" else f"rank-{rank}.{case}")


def suit_word(words: Speech, name: str, case: str = "nom") -> str:
    """The suit of a card."""
    suit = name[-1]
    return words.say(f"suit-{suit}" if case == "nom" else f"suit-{suit}.{case}")


def listed(words: Speech, parts: list[str]) -> str:
    """ "A", "A and B" or "A, B and C"."""
    *first, last = parts
    return words.say("list", first=", ".join(first), last=last) if first else last


FUNCTIONS: Final[dict[str, Callable[..., str]]] = {
    "CARDS": cards,
    "RANKS": ranks,
    "RANK": rank_word,
    "SUIT": suit_word,
}
