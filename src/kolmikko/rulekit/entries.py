"""What a clause book holds: clauses, silences, options and presets, each in three languages.

`rulekit.book` reads them from a game's clauses.toml; here is only what they are and how one is
found.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Protocol, TypeVar

from kolmikko.rulekit.options import NONE, Written, write_value

LANGUAGES: Final = ("en", "fi", "pl")
CONFIDENCE: Final = ("A", "B", "C")
"""A: the source all but settles it; B: it leans that way; C: a free choice."""

CHOICE: Final = "choice"
YES_NO: Final = "yes_no"
NUMBER: Final = "number"
CARD: Final = "card"
KINDS: Final = (CHOICE, YES_NO, NUMBER, CARD)

ANY_NUMBER: Final = "n"
ANY_CARD: Final = "card"

Texts = Mapping[str, str]
"""The same text in each language of `LANGUAGES`."""


@dataclass(frozen=True)
class Clause:
    """One numbered sentence of the rules; `data` when there is nothing in it to compute."""

    id: str
    title: Texts
    reading: Texts
    data: bool = False


@dataclass(frozen=True)
class Silence:
    """A question about a clause (`of`) that the rules leave open.

    Its options hold the possible answers; without any, `settled` is the one answer there is.
    """

    id: str
    of: str
    confidence: str
    options: tuple[str, ...]
    question: Texts
    why: Texts
    settled: Texts | None = None


@dataclass(frozen=True)
class Answer:
    """One answer to an option. A number stands in the reading as {n}, a card as {card}."""

    value: Written
    name: Texts
    reading: Texts


@dataclass(frozen=True)
class Option:
    """A question that a table answers; `silence` is None for a house rule of a clause."""

    id: str
    of: str
    silence: str | None
    kind: str
    default: Written
    question: Texts
    answers: tuple[Answer, ...]
    minimum: int | None = None

    def answer(self, value: Written) -> Answer:
        """The answer that a value gives. Raises LookupError when there is none."""
        wanted: Written = value
        if self.kind == NUMBER and isinstance(value, int) and not isinstance(value, bool):
            wanted = ANY_NUMBER
        if self.kind == CARD and value != NONE:
            wanted = ANY_CARD
        for answer in self.answers:
            if type(answer.value) is type(wanted) and answer.value == wanted:
                return answer
        raise LookupError(f"{self.id} has no answer {write_value(value)}")


@dataclass(frozen=True)
class Preset:
    """The name of a set of answers, and what it adds to the rules.

    `adds` are clauses of this preset alone, each with the option that says the same, or None. A
    table plays by them when its `told_by` answers are those of this preset, save for the clauses
    whose option it answers differently.
    """

    id: str
    name: Texts
    description: Texts
    told_by: tuple[str, ...] = ()
    adds: Mapping[str, str | None] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True)
class Book:
    """The clause book of one game, in the order in which it is printed."""

    game: str
    clauses: tuple[Clause, ...]
    silences: tuple[Silence, ...]
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all clauses and silences."""
        return (*(c.id for c in self.clauses), *(s.id for s in self.silences))

    def clause(self, clause_id: str) -> Clause:
        """The clause of this id. Raises LookupError."""
        return _found(self.clauses, clause_id)

    def silence(self, silence_id: str) -> Silence:
        """The silence of this id. Raises LookupError."""
        return _found(self.silences, silence_id)

    def option(self, option_id: str) -> Option:
        """The option of this id. Raises LookupError."""
        return _found(self.options, option_id)

    def preset(self, preset_id: str) -> Preset:
        """The preset of this id. Raises LookupError."""
        return _found(self.presets, preset_id)

    def of_clause(self, clause_id: str) -> tuple[tuple[Silence, ...], tuple[Option, ...]]:
        """The silences of a clause, and the options that answer them or are house rules of it."""
        silences = tuple(silence for silence in self.silences if silence.of == clause_id)
        asked = {option for silence in silences for option in silence.options}
        house_rules = {o.id for o in self.options if o.silence is None and o.of == clause_id}
        options = tuple(o for o in self.options if o.id in asked | house_rules)
        return silences, options


class _HasId(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> str: ...


Entry = TypeVar("Entry", bound=_HasId)


def _found(entries: tuple[Entry, ...], wanted: str) -> Entry:
    for entry in entries:
        if entry.id == wanted:
            return entry
    raise LookupError(f"no such id: {wanted!r}")
