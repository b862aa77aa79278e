"""Tables and numbers as text: columns that line up, percentages and fractions as people write."""

from collections.abc import Container, Sequence
from fractions import Fraction

from kolmikko.text.board import cells
from kolmikko.text.figures import decimal


def table(rows: Sequence[Sequence[str]], left: Container[int] = (0,)) -> list[str]:
    """Rows in columns under a heading, the first row; columns of words to the left."""
    lines = columns(rows, left)
    return [lines[0], "─" * max(map(cells, lines)), *lines[1:]]


def columns(rows: Sequence[Sequence[str]], left: Container[int] = ()) -> list[str]:
    """Rows in columns, without a heading."""
    sizes = [max(map(cells, column)) for column in zip(*rows, strict=True)]
    return [_row(row, sizes, left) for row in rows]


def numbered(values: Sequence[str], width: int = 10) -> list[str]:
    """Many values in lines of so many, each line beginning with the numbers of its values."""
    rows = []
    for start in range(0, len(values), width):
        part = values[start : start + width]
        rows.append([f"{start + 1}–{start + len(part)}", *part, *[""] * (width - len(part))])
    return columns(rows)


def _row(row: Sequence[str], sizes: Sequence[int], left: Container[int]) -> str:
    padded = []
    for n, (cell, size) in enumerate(zip(row, sizes, strict=True)):
        space = " " * (size - cells(cell))
        padded.append(cell + space if n in left else space + cell)
    return "  ".join(padded).rstrip()


def percent(chance: Fraction | float, language: str, digits: int = 2) -> str:
    """A chance as a percentage, with the decimal sign of the language."""
    return decimal(float(chance) * 100, language, digits) + " %"


def exact(chance: Fraction) -> str:
    """A chance as a fraction."""
    return f"{chance.numerator}/{chance.denominator}"
