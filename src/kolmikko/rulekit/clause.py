"""The numbered clauses of a game and the functions that state them."""

from collections.abc import Callable
from types import FunctionType
from typing import Final, TypeVar

from kolmikko.dialect import plain, rule

F = TypeVar("F", bound=Callable[..., object])

OK: Final = 0
"""The answer of a rule that forbids nothing."""


class Clauses:
    """The ids of one game's clauses, such as "K15", as small ints, and their functions.

    Number *n* is the *n*th id; 0 is `OK`. All numbers are below 63, so that a set of clauses is
    one int (the `because` of a state).
    """

    def __init__(self, *ids: str) -> None:
        if len(ids) > 62 or len(set(ids)) != len(ids):
            raise ValueError(f"clause ids must be distinct and at most 62: {len(ids)}")
        self.ids: Final = ids
        self.functions: Final[dict[str, list[FunctionType]]] = {}

    def number(self, clause_id: str) -> int:
        """The number of an id such as "K15"."""
        return self.ids.index(clause_id) + 1

    def id_of(self, number: int) -> str:
        """The id of a clause number; an error for `OK`."""
        if not 1 <= number <= len(self.ids):
            raise ValueError(f"no clause has the number {number}")
        return self.ids[number - 1]

    def ids_in(self, because: int) -> tuple[str, ...]:
        """The ids of a set of clauses, in the order of the book."""
        return tuple(name for n, name in enumerate(self.ids, 1) if because >> n & 1)

    def state(self, *clauses: int) -> Callable[[F], F]:
        """Mark a dialect function with the clauses that it states."""

        def mark(function: F) -> F:
            self.frame(*clauses)(rule(function))
            return function

        return mark

    def frame(self, *clauses: int) -> Callable[[F], F]:
        """Mark a function that is asked when options are frozen, not in the course of play."""

        def mark(function: F) -> F:
            for number in clauses:
                self.functions.setdefault(self.id_of(number), []).append(plain(function))
            return function

        return mark
