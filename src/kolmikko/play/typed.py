"""What a person types, read into commands and cards. Forgiving in form, never in meaning.

Cards are typed as in records (5c, Td), by rank alone (5, 10, K), run together (55, 5c5d), with
suit signs (5♣), and with the letters that the reader's cards carry (Polish W D, Finnish R too), in
either case. Which cards a rank stands for is decided by whoever knows the hand, not here.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from kolmikko.cards import RANKS, SUITS

MENU_SIGN: Final = "#"
SUIT_SIGNS: Final = dict(zip("♣♦♥♠♧♢♡♤", SUITS * 2, strict=True))
OTHER_LETTERS: Final = {"r": "Q"}
"""Letters that some packs of a language have and its messages do not: R for the Finnish queen."""


@dataclass(frozen=True)
class Wanted:
    """A card as typed: its rank, and its suit if that was said."""

    rank: str
    suit: str | None = None


@dataclass(frozen=True)
class Typed:
    """A line as typed: a known word or None, and the cards after it.

    `number` is a choice from the menu; `rest` is what follows the word, as it was typed.
    """

    word: str | None
    cards: tuple[Wanted, ...] = ()
    number: int | None = None
    rest: str = ""


class Reader:
    """Reads lines in one language. `words` leads from each thing one may type to its meaning.

    `indices` are the letters that the cards of the language carry, by rank.
    """

    def __init__(self, words: Mapping[str, str], indices: Mapping[str, str]) -> None:
        self.words = {text.casefold(): meaning for text, meaning in words.items()}
        self.letters = rank_letters(indices)

    def read(self, line: str) -> Typed | None:
        """The line, or None when it makes no sense."""
        line = line.strip().casefold()
        if line.startswith(MENU_SIGN) and line[1:].strip().isdecimal():
            return Typed(None, number=int(line[1:]))
        word, rest = self._first_word(line)
        if word is None:
            cards = self.cards(line)
            if cards:
                return Typed(None, cards)
            return Typed(None, number=int(line)) if is_number(line) else None
        return Typed(word, self.cards(rest) or (), rest=rest)

    def cards(self, text: str) -> tuple[Wanted, ...] | None:
        """The cards of a text, or None when something else stands in it."""
        wanted: list[Wanted] = []
        for token in text.replace(",", " ").split():
            found = self._cards_of(token)
            if found is None:
                return None
            wanted += found
        return tuple(wanted)

    def _first_word(self, line: str) -> tuple[str | None, str]:
        """The longest known beginning of a line, and what follows it."""
        parts = line.split()
        for size in range(len(parts), 0, -1):
            meaning = self.words.get(" ".join(parts[:size]))
            if meaning is not None:
                return meaning, " ".join(parts[size:])
        return None, line

    def _cards_of(self, token: str) -> list[Wanted] | None:
        """The cards of one token such as "5c", "10", "kk" or "5c5d"."""
        found: list[Wanted] = []
        while token:
            letters = next((c for c in ("10", token[0]) if token.startswith(c)), "")
            rank = self.letters.get(letters)
            if rank is None:
                return None
            token = token[len(letters) :]
            suit = suit_of_letter(token[:1])
            token = token[1:] if suit else token
            found.append(Wanted(rank, suit))
        return found


def rank_letters(indices: Mapping[str, str]) -> dict[str, str]:
    """What may be typed for each rank: its letter in records, that on the cards, and 10."""
    letters = {rank.casefold(): rank for rank in RANKS} | {"10": "T"}
    letters |= {index.casefold(): rank for rank, index in indices.items()}
    return OTHER_LETTERS | letters


def suit_of_letter(letter: str) -> str | None:
    """The suit that a letter or sign stands for, or None."""
    if letter in SUIT_SIGNS:
        return SUIT_SIGNS[letter]
    return letter if letter and letter in SUITS else None


def is_number(text: str) -> bool:
    """Whether a text is a number in plain digits."""
    return text.isascii() and text.isdecimal() and len(text) <= 4


def meanings(pairs: Iterable[tuple[str, Iterable[str]]]) -> dict[str, str]:
    """Things to type, each with its meaning, from meanings with all that may be typed for them."""
    return {text: meaning for meaning, texts in pairs for text in texts if text}
