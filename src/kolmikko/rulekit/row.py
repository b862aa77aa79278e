"""Rows: flat records of ints that carry a state or frozen options in both gears.

A row class is written once, as annotations::

    class State(Row):
        turn: Small
        hand: PerSeat

As plain Python it is an object with ints and lists of ints; `rulekit.gear` makes a NumPy record
of the same names from the same annotations, so that rules read alike in both gears.
"""

from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Self,
    get_args,
    get_origin,
    get_type_hints,
)

from kolmikko.dialect import primitive

Tiny = Annotated[int, "i1", 1]
Small = Annotated[int, "i2", 1]
Number = Annotated[int, "i4", 1]
CardSet = Annotated[int, "i8", 1]

Layout = tuple[tuple[str, str, int], ...]
"""Name, NumPy kind ("i1", "i2", "i4", "i8") and length (1: a plain int) of each field."""


def _is_field(hint: Any) -> bool:  # noqa: ANN401 - annotations have no narrower type
    return get_origin(hint) is Annotated and len(get_args(hint)) == 3


def _copier(layout: Layout) -> Any:  # noqa: ANN401 - a method of a class yet to be made
    """A `copy` written out field by field, as dataclasses write their `__init__`."""
    fields = [f"twin.{name} = self.{name}{'' if n == 1 else '[:]'}" for name, _, n in layout]
    body = ["def copy(self):", "twin = new(type(self))", *fields, "return twin"]
    names: dict[str, Any] = {"new": object.__new__}
    exec("\n    ".join(body), names)
    return names["copy"]


def _starter(layout: Layout) -> Any:  # noqa: ANN401 - a method of a class yet to be made
    """An `__init__` written out in the same way: all fields are zero."""
    fields = [f"self.{name} = {'0' if n == 1 else f'[0] * {n}'}" for name, _, n in layout]
    names: dict[str, Any] = {}
    exec("\n    ".join(["def __init__(self):", *fields]), names)
    return names["__init__"]


class _RowType(type):
    """Gives a row class its layout, a slot for each field, and methods that name each field.

    Slots halve the time of a move in plain Python; a search makes copies most, a server new rows.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], names: dict[str, Any]) -> "_RowType":
        hints = get_type_hints(super().__new__(cls, name, bases, names), include_extras=True)
        layout = tuple((n, *get_args(hint)[1:]) for n, hint in hints.items() if _is_field(hint))
        slots = tuple(field for field, _, _ in layout)
        made = {**names, "LAYOUT": layout, "__slots__": slots}
        if slots:
            made["copy"] = _copier(layout)
            made["__init__"] = _starter(layout)
        return super().__new__(cls, name, bases, made)


class Row(metaclass=_RowType):
    """A flat record of ints; all fields start at zero."""

    LAYOUT: ClassVar[Layout]

    def __init__(self) -> None:
        for name, _, length in self.LAYOUT:
            setattr(self, name, 0 if length == 1 else [0] * length)

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """Another row with the same numbers."""

    def numbers(self) -> tuple[int, ...]:
        """All numbers of the row in the order of its layout."""
        flat: list[int] = []
        for name, _, length in self.LAYOUT:
            value = getattr(self, name)
            flat.extend([value] if length == 1 else value)
        return tuple(flat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.numbers() == other.numbers()

    __hash__: ClassVar[None] = None  # type: ignore[assignment]  # rows change

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)}" for name, _, _ in self.LAYOUT)
        return f"{type(self).__name__}({fields})"


@primitive
def assign(row: Row, other: Row) -> None:
    """Give a row all numbers of another one of its kind."""
    for name, _, length in row.LAYOUT:
        value = getattr(other, name)
        setattr(row, name, value if length == 1 else value[:])
