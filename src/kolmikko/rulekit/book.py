"""Reading the clause book of a game: `games/<game>/clauses.toml`, when it is first asked for.

Reading is strict: a key too many or too few, an id that does not exist or a missing language is
an error that says where. Which answers a preset has stands in the game's `options`, not here.
"""

import tomllib
from collections.abc import Container, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TypeVar

from kolmikko.rulekit.entries import (
    ANY_CARD,
    ANY_NUMBER,
    CARD,
    CONFIDENCE,
    KINDS,
    LANGUAGES,
    NUMBER,
    YES_NO,
    Answer,
    Book,
    Clause,
    Option,
    Preset,
    Silence,
    Texts,
)
from kolmikko.rulekit.options import NONE, Written

__all__ = [
    "LANGUAGES",
    "Answer",
    "Book",
    "BookError",
    "Clause",
    "Option",
    "Preset",
    "Silence",
    "load",
    "read_book",
]


class BookError(ValueError):
    """A clause book that is not as it should be."""


@cache
def load(game: str) -> Book:
    """The clause book of a game. Raises BookError, and OSError for a game that has none."""
    file = files("kolmikko") / "games" / game / "clauses.toml"
    try:
        return read_book(game, tomllib.loads(file.read_text("utf-8")))
    except tomllib.TOMLDecodeError as error:
        raise BookError(f"{game}: clauses.toml is not TOML: {error}") from error


def read_book(game: str, content: Mapping[str, object]) -> Book:
    """The book that the content of a clauses.toml makes. Raises BookError."""
    top = _Table(game, content)
    clauses = tuple(_clause(table) for table in top.tables("clause"))
    silences = tuple(_silence(table) for table in top.tables("silence"))
    of = {silence.id: silence.of for silence in silences}
    options = tuple(_option(table, of) for table in top.tables("option"))
    presets = tuple(_preset(table) for table in top.tables("preset"))
    top.end()
    book = Book(game, clauses, silences, options, presets)
    _check_ids(book)
    return book


Value = TypeVar("Value")


class _Table:
    """A table of the file; every key must be asked for, and none may be left over."""

    def __init__(self, where: str, content: object) -> None:
        if not isinstance(content, Mapping):
            raise BookError(f"{where}: a table is wanted")
        self.left = dict(content)
        self.where = f"{where} {self.left.get('id', self.left.get('value', ''))}".strip()

    def take(self, key: str, kind: type[Value], usual: Value | None = None) -> Value:
        value = self.left.pop(key, usual)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BookError(f"{self.where}: {key!r} is missing or wrong")
        return value

    def word(self, key: str, allowed: tuple[str, ...] = ()) -> str:
        word = self.take(key, str)
        if not word or (allowed and word not in allowed):
            raise BookError(f"{self.where}: {key} = {word!r} is not allowed")
        return word

    def words(self, key: str) -> tuple[str, ...]:
        return tuple(map(str, self.take(key, list)))

    def texts(self, key: str) -> Texts:
        texts = self.take(key, dict)
        if sorted(texts) != sorted(LANGUAGES):
            raise BookError(f"{self.where}: {key} wants just {', '.join(LANGUAGES)}")
        if not all(isinstance(text, str) and text.strip() == text != "" for text in texts.values()):
            raise BookError(f"{self.where}: {key} has a text that is empty or has blanks around it")
        return MappingProxyType(texts)

    def tables(self, key: str) -> list["_Table"]:
        name = f"{self.where}: {key}"
        return [_Table(name, table) for table in self.take(key, list)]

    def end(self) -> None:
        if self.left:
            raise BookError(f"{self.where}: not known: {', '.join(self.left)}")


def _clause(table: _Table) -> Clause:
    clause = Clause(
        table.word("id"),
        table.texts("title"),
        table.texts("reading"),
        table.take("data", bool, usual=False),
    )
    table.end()
    return clause


def _silence(table: _Table) -> Silence:
    options = table.words("options")
    silence = Silence(
        table.word("id"),
        table.word("of"),
        table.word("confidence", CONFIDENCE),
        options,
        table.texts("question"),
        table.texts("why"),
        None if options else table.texts("settled"),
    )
    table.end()
    return silence


def _option(table: _Table, of: Mapping[str, str]) -> Option:
    silence = table.take("silence", str) or None
    kind = table.word("kind", KINDS)
    option = Option(
        table.word("id"),
        of.get(silence, "") if silence else table.word("of"),
        silence,
        kind,
        _written(table, "default"),
        table.texts("question"),
        tuple(_answer(choice) for choice in table.tables("choice")),
        table.take("minimum", int) if kind == NUMBER else None,
    )
    table.end()
    _check_answers(option, table.where)
    return option


def _answer(table: _Table) -> Answer:
    answer = Answer(_written(table, "value"), table.texts("name"), table.texts("reading"))
    table.end()
    return answer


def _preset(table: _Table) -> Preset:
    adds = table.take("adds", dict, usual={})
    preset = Preset(
        table.word("id"),
        table.texts("name"),
        table.texts("description"),
        tuple(map(str, table.take("told_by", list, usual=[]))),
        MappingProxyType({clause: option or None for clause, option in adds.items()}),
    )
    table.end()
    return preset


def _written(table: _Table, key: str) -> Written:
    value = table.left.pop(key, None)
    if not isinstance(value, str | int | bool):
        raise BookError(f"{table.where}: {key!r} is missing or wrong")
    return value


def _check_answers(option: Option, where: str) -> None:
    values = [answer.value for answer in option.answers]
    wanted = {YES_NO: {True, False}, NUMBER: {ANY_NUMBER}, CARD: {NONE, ANY_CARD}}
    if len(set(values)) != len(values) or set(values) != wanted.get(option.kind, set(values)):
        raise BookError(f"{where}: these choices do not fit its kind: {values}")
    for answer in option.answers:
        blank = "{" + str(answer.value) + "}" if answer.value in (ANY_NUMBER, ANY_CARD) else ""
        if not all(blank in text for text in answer.reading.values()):
            raise BookError(f"{where}: {blank} is missing in a reading of {answer.value!r}")
    try:
        option.answer(option.default)
    except LookupError as error:
        raise BookError(f"{where}: {error}") from None


def _check_ids(book: Book) -> None:
    clauses = {clause.id for clause in book.clauses}
    silences = {silence.id: silence for silence in book.silences}
    options = [option.id for option in book.options]
    presets = [preset.id for preset in book.presets]
    for ids in (book.ids, options, presets):
        if len(set(ids)) != len(ids):
            raise BookError(f"{book.game}: an id is given twice")
    links: list[tuple[str, str, Container[str]]] = [(s.id, s.of, clauses) for s in book.silences]
    links += [(s.id, option, options) for s in book.silences for option in s.options]
    links += [(o.id, o.silence, set(silences)) for o in book.options if o.silence]
    links += [(o.id, o.of, clauses) for o in book.options]
    links += [(p.id, option, options) for p in book.presets for option in p.told_by]
    links += [(p.id, clause, clauses) for p in book.presets for clause in p.adds]
    links += [(p.id, option, options) for p in book.presets for option in p.adds.values() if option]
    for entry, target, known in links:
        if target not in known:
            raise BookError(f"{book.game} {entry}: no such id: {target!r}")
    for option in book.options:
        if option.silence and option.id not in silences[option.silence].options:
            raise BookError(f"{book.game} {option.id}: {option.silence} does not list it")
