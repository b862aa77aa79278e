"""The rulebook of a table on the screen: its Markdown in lines of a given width.

Textual's own Markdown makes a widget of every paragraph, which takes seconds for a rulebook.
"""

import re
from collections.abc import Iterator
from typing import Final

from rich.text import Text

from kolmikko.tui.canvas import wrapped

STRONG: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")
MARKS: Final = (("> ", "▎ ", "▎ "), ("- ", "• ", "  "))
"""How a line of Markdown begins, and what stands before its first line and the others."""


def rules_page(markdown: str, width: int, quiet: str) -> Text:
    """A page of headings, paragraphs, notes and lists; `quiet` is the colour of asides."""
    text = Text(no_wrap=True, overflow="ignore")
    for line in markdown.splitlines():
        heading = line.lstrip("#")
        if heading != line:
            for row in wrapped(heading, width):
                text.append(f"{row}\n", "bold" if line.startswith("###") else "bold underline")
        elif line != ">":
            for row in _rows(line, width):
                text.append(row + "\n", quiet if line.startswith(("> *", "- ")) else "")
    text.rstrip()
    return text


def _rows(line: str, width: int) -> Iterator[str]:
    first = rest = ""
    for mark, own_first, own_rest in MARKS:
        if line.startswith(mark):
            line, first, rest = line.removeprefix(mark), own_first, own_rest
    plain = STRONG.sub(lambda found: found[1] or found[2], line)
    for number, row in enumerate(wrapped(plain, width - len(first))):
        yield f"{rest if number else first}{row}"
