"""Rows: flat records of ints that carry a state or frozen options in both gears.

A row class is written once, as annotations::

    class State(Row):
        turn: Small
        hand: PerSeat

As plain Python it is an object with ints and lists of ints; `rulekit.gear` makes a NumPy record
of the same names from the same annotations, so that rules read alike in both gears.
"""

from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

Tiny = Annotated[int, "i1", 1]
Small = Annotated[int, "i2", 1]
Number = Annotated[int, "i4", 1]
CardSet = Annotated[int, "i8", 1]

Layout = tuple[tuple[str, str, int], ...]
"""Name, NumPy kind ("i1", "i2", "i4", "i8") and length (1: a plain int) of each field."""


class Row:
    """A flat record of ints; all fields start at zero."""

    LAYOUT: ClassVar[Layout] = ()

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        cls.LAYOUT = tuple(
            (name, *get_args(hint)[1:]) for name, hint in hints.items() if _is_field(hint)
        )

    def __init__(self) -> None:
        for name, _, length in self.LAYOUT:
            setattr(self, name, 0 if length == 1 else [0] * length)

    def copy(self) -> Self:
        """Another row with the same numbers."""
        twin = object.__new__(type(self))
        fields = twin.__dict__
        for name, value in self.__dict__.items():
            fields[name] = value[:] if value.__class__ is list else value
        return twin

    def numbers(self) -> tuple[int, ...]:
        """All numbers of the row in the order of its layout."""
        flat: list[int] = []
        for name, _, length in self.LAYOUT:
            value = getattr(self, name)
            flat.extend([value] if length == 1 else value)
        return tuple(flat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.__dict__ == other.__dict__

    __hash__: ClassVar[None] = None  # type: ignore[assignment]  # rows change

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)}" for name, _, _ in self.LAYOUT)
        return f"{type(self).__name__}({fields})"


def _is_field(hint: Any) -> bool:  # noqa: ANN401 - annotations have no narrower type
    return get_origin(hint) is Annotated and len(get_args(hint)) == 3
