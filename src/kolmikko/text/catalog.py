"""The catalog of messages: Fluent files, loaded when first needed, and the choice of a language.

Messages are whole sentences with variables. Cards and ranks reach them as the two-letter names of
records ("Td 8h", "T"); the messages ask for the right form by the functions of `text.card_words`.
A message that is missing or lacks a fact is an error, never a half sentence.
"""

import os
from collections.abc import Mapping
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from kolmikko.rulekit.entries import LANGUAGES
from kolmikko.text.card_words import FUNCTIONS, SHORT

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

__all__ = ["LANGUAGES", "LanguageError", "MessageError", "Words", "choose_language"]

COMMON: Final = "common"
"""The file that every sentence may need."""

VARIABLE: Final = "KOLMIKKO_LANG"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class LanguageError(ValueError):
    """A language was asked for that there is not."""


class MessageError(LookupError):
    """A message that does not exist, or lacks a fact that it needs."""


def choose_language(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language to speak: the one asked for, else what the environment says, else English.

    Of the environment, KOLMIKKO_LANG comes first, then the first of LC_ALL, LC_MESSAGES and LANG
    that is set; a language that we do not speak is passed over. Raises LanguageError if it was
    asked for.
    """
    if asked is not None:
        language = _language_of(asked)
        if language is None:
            raise LanguageError(f"{asked!r} is not one of: {', '.join(LANGUAGES)}")
        return language
    known = os.environ if environment is None else environment
    system = next((known[name] for name in LOCALE_VARIABLES if known.get(name)), "")
    return _language_of(known.get(VARIABLE, "")) or _language_of(system) or LANGUAGES[0]


def _language_of(text: str) -> str | None:
    """The language in a name such as "fi", "fi_FI.UTF-8" or "pl-PL"."""
    language = text.replace("-", "_").split(".")[0].split("_")[0].lower()
    return language if language in LANGUAGES else None


LONGEST_FACT: Final = 2000
"""Letters of a fact, such as a name; Fluent refuses to say much longer ones at all."""


def _cut(fact: str | int) -> str | int:
    if isinstance(fact, str) and len(fact) > LONGEST_FACT:
        return fact[:LONGEST_FACT] + "…"
    return fact


class Words:
    """The messages of one language, with cards written `short` (8♥) or in `words`."""

    def __init__(self, language: str, *, form: str = SHORT) -> None:
        if language not in LANGUAGES:
            raise LanguageError(f"{language!r} is not one of: {', '.join(LANGUAGES)}")
        self.language: Final = language
        self.form: Final = form
        self._unread = _files(language)
        self._bundle: FluentBundle | None = None
        self._patterns: dict[str, Pattern | None] = {}

    def say(self, message: str, **facts: str | int) -> str:
        """The sentence of a message ("kolmonen-took") or of a form of it ("kolmonen-took.you").

        Raises MessageError.
        """
        pattern = self._pattern(message)
        if pattern is None:
            raise MessageError(f"no message {message!r} in {self.language}")
        bundle = self._spoken()
        sentence, errors = bundle.format_pattern(pattern, {n: _cut(v) for n, v in facts.items()})
        if errors or not isinstance(sentence, str):
            raise MessageError(f"{message} in {self.language}: {'; '.join(map(str, errors))}")
        return sentence

    def has(self, message: str) -> bool:
        """Whether there is such a message, or form of one."""
        return self._pattern(message) is not None

    def _pattern(self, message: str) -> "Pattern | None":
        if message not in self._patterns:
            self._patterns[message] = self._looked_up(message)
        return self._patterns[message]

    def _looked_up(self, message: str) -> "Pattern | None":
        name, _, attribute = message.partition(".")
        bundle = self._spoken()
        while not bundle.has_message(name):
            if not self._unread:
                return None
            bundle.add_resource(_resource(self.language, self._next_file(name)))
        entry = bundle.get_message(name)
        return entry.attributes.get(attribute) if attribute else entry.value

    def _next_file(self, name: str) -> str:
        """The file to read next: the one that a message is named after, else the next one."""
        named = [file for file in self._unread if name.startswith(f"{file}-")]
        file = named[0] if named else self._unread[0]
        self._unread.remove(file)
        return file

    def _spoken(self) -> "FluentBundle":
        if self._bundle is None:
            from fluent.runtime import FluentBundle  # slow: it brings Babel along

            functions: dict[str, Any] = {  # Fluent's own type knows no function of two arguments
                name: partial(function, self) for name, function in FUNCTIONS.items()
            }
            self._bundle = FluentBundle([self.language], use_isolating=False, functions=functions)
            self._bundle.add_resource(_resource(self.language, self._next_file(f"{COMMON}-")))
        return self._bundle


def _files(language: str) -> list[str]:
    """The names of a language's files, in the order in which a message is looked for."""
    names = sorted(file.name for file in _folder(language).iterdir())
    return [name.removesuffix(".ftl") for name in names if name.endswith(".ftl")]


@cache
def _resource(language: str, file: str) -> "Resource":
    from fluent.runtime import FluentResource

    return FluentResource((_folder(language) / f"{file}.ftl").read_text("utf-8"))


def _folder(language: str) -> Traversable:
    return files("kolmikko.text") / "locales" / language
