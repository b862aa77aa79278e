"""Frozen options: each one a question with named answers, read and written strictly.

A game's options are a frozen dataclass whose fields are `Choice` enums, `NumberChoice` enums (a
choice among numbers), bools (yes or no), ints (their metadata give the `smallest`) or a
`MarkedCard` (whose metadata give its `rank`).
"""

import dataclasses
from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Final, NewType, TypeVar, get_type_hints

from kolmikko.cards import card, name_of

R = TypeVar("R", bound="RuleOptions")

Written = str | int | bool
"""How an answer is written in a record."""

MarkedCard = NewType("MarkedCard", int)
"""A card that an option names, or `NO_CARD`."""

NO_CARD: Final = MarkedCard(-1)
NONE: Final = "none"

LARGEST: Final = 1_000_000_000
"""The largest number that a number option takes."""


class Choice(IntEnum):
    """An answer that is written as its name in lower case."""


class NumberChoice(IntEnum):
    """An answer that is written as its number."""


class OptionError(ValueError):
    """What was written of an option cannot be."""


class NoOptionError(OptionError):
    """There is no such option; `known` are those that there are."""

    def __init__(self, option: str, known: tuple[str, ...]) -> None:
        self.option = option
        self.known = known
        super().__init__(f"no such option: {option!r} (there are: {', '.join(known)})")


class NoAnswerError(OptionError):
    """An option has no such answer; `known` are those that it has, as they are written."""

    def __init__(self, option: str, value: object, known: tuple[str, ...]) -> None:
        self.option = option
        self.value = write_value(value)
        self.known = known
        super().__init__(f"{option} = {self.value} is not one of: {', '.join(known)}")


class NoNumberError(OptionError):
    """An option wants a number from `least` to `most`."""

    def __init__(self, option: str, value: object, least: int, most: int) -> None:
        self.option = option
        self.value = write_value(value)
        self.least = least
        self.most = most
        super().__init__(f"{option} = {self.value} is not a number from {least} to {most}")


@dataclasses.dataclass(frozen=True)
class RuleOptions:
    """The house rules of one table. Subclasses list them; nothing can be added to one."""

    def written(self, name: str) -> Written:
        """The answer to one option as a record writes it."""
        value = getattr(self, name)
        if _kinds(type(self))[name] is MarkedCard:
            return NONE if value == NO_CARD else name_of(value)
        return _written(value)

    def all_written(self) -> dict[str, Written]:
        """Every option with its answer as a record writes it."""
        return {name: self.written(name) for name in option_names(type(self))}

    def differences(self, base: "RuleOptions") -> dict[str, Written]:
        """The options whose answer is not that of `base`, as a record writes them."""
        ours, theirs = self.all_written(), base.all_written()
        return {name: value for name, value in ours.items() if theirs[name] != value}

    def changed(self: R, rules: Mapping[str, object]) -> R:
        """The same options with some answers changed, given as a record writes them.

        Raises OptionError for an unknown option or answer.
        """
        hints = _kinds(type(self))
        answers: dict[str, Any] = {}
        for name, value in rules.items():
            if name not in option_names(type(self)):
                raise NoOptionError(name, option_names(type(self)))
            answers[name] = _read(type(self), name, hints[name], value)
        return dataclasses.replace(self, **answers)


def option_names(options: type[RuleOptions]) -> tuple[str, ...]:
    """The names of a game's options, in the order in which they are listed."""
    return tuple(field.name for field in dataclasses.fields(options))


def answers_of(options: type[RuleOptions], name: str) -> tuple[Written, ...]:
    """The named answers of an option; empty when it takes a number or a card."""
    kind = _kinds(options)[name]
    if kind is bool:
        return (True, False)
    if isinstance(kind, type) and issubclass(kind, Choice | NumberChoice):
        return tuple(_written(answer) for answer in kind)
    return ()


def smallest(options: type[RuleOptions], name: str) -> int:
    """The smallest number that a number option takes."""
    return int(_field(options, name).metadata.get("smallest", 0))


def cards_of(options: type[RuleOptions], name: str) -> tuple[str, ...]:
    """The names of the cards that a card option takes; empty for any other option."""
    if _kinds(options)[name] is not MarkedCard:
        return ()
    rank = _field(options, name).metadata["rank"]
    return tuple(name_of(4 * rank + suit) for suit in range(4))


def read_value(text: str) -> Written:
    """An answer typed on a command line: a number, true or false, or a word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.removeprefix("-").isdecimal() else text


def write_value(value: object) -> str:
    """An answer as TOML writes it; JSON's null, which is none, as JSON does."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _kinds(options: type[RuleOptions]) -> dict[str, Any]:
    """The type of each option's answer; worked out once, since that is slow."""
    if options not in _KNOWN_KINDS:
        _KNOWN_KINDS[options] = get_type_hints(options)
    return _KNOWN_KINDS[options]


_KNOWN_KINDS: Final[dict[type, dict[str, Any]]] = {}


def _field(options: type[RuleOptions], name: str) -> "dataclasses.Field[Any]":
    return next(field for field in dataclasses.fields(options) if field.name == name)


def _written(value: object) -> Written:
    if isinstance(value, Choice):
        return value.name.lower()
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return int(value)
    if value is None:
        return NONE
    return str(value)


def _read(options: type[RuleOptions], name: str, kind: Any, value: object) -> object:  # noqa: ANN401
    if kind is MarkedCard:
        return _read_card(options, name, value)
    if kind is bool:
        if isinstance(value, bool):
            return value
        raise NoAnswerError(name, value, ("true", "false"))
    if kind is int:
        least = smallest(options, name)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= LARGEST:
            return value
        raise NoNumberError(name, value, least, LARGEST)
    for answer in kind:
        if type(_written(answer)) is type(value) and _written(answer) == value:
            return answer
    raise NoAnswerError(name, value, tuple(write_value(_written(answer)) for answer in kind))


def _read_card(options: type[RuleOptions], name: str, value: object) -> MarkedCard:
    if value == NONE:
        return NO_CARD
    allowed = cards_of(options, name)
    if isinstance(value, str) and value in allowed:
        return MarkedCard(card(value))
    raise NoAnswerError(name, value, (*allowed, NONE))
