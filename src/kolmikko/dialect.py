"""The mark for functions that both gears can run. Imports nothing of ours.

A marked function stays what it was: plain Python that one can call, step through and count. The
mark is only a list that the compiler (`rulekit.gear`) and the checks read. The dialect is ints,
bools, rows, `if`, `for`, `while` and calls of other marked functions: no strings, exceptions,
classes, comprehensions, randomness or clock.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Final, TypeVar

F = TypeVar("F", bound=Callable[..., object])

RULES: Final[dict[FunctionType, str]] = {}
"""Every function of the dialect, with "rule" or "primitive"."""


def rule(function: F) -> F:
    """Mark a function as written in the dialect."""
    RULES[plain(function)] = "rule"
    return function


def primitive(function: F) -> F:
    """Mark a function that the compiler knows as one or two machine instructions."""
    RULES[plain(function)] = "primitive"
    return function


def plain(function: Callable[..., object]) -> FunctionType:
    """The same function, known to be one written in Python."""
    if not isinstance(function, FunctionType):
        raise TypeError(f"not a plain function: {function!r}")
    return function
