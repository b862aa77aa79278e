"""A rulebook as a page: what it consists of, and writing it as plain text, Markdown and HTML."""

import html
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

WIDTH: Final = 80


class Mark(Enum):
    """What kind of answer a note gives; the values are class names in HTML."""

    READING = "reading"
    VERSION = "version"
    HOUSE = "house"
    SETTLED = "settled"


@dataclass(frozen=True)
class Note:
    """A remark under an entry: its label, its text, and reasons in smaller print.

    `ids` are silences that can be pointed to here; no two notes of a page have the same.
    """

    mark: Mark
    label: str
    text: str
    small: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()


@dataclass(frozen=True)
class Entry:
    """A clause with its id, or anything else that has a title, a text and notes."""

    title: str
    text: str
    notes: tuple[Note, ...]
    id: str = ""


@dataclass(frozen=True)
class Chapter:
    """A heading with entries under it."""

    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Page:
    """A whole rulebook."""

    language: str
    title: str
    intro: tuple[str, ...]
    changed: str
    changes: tuple[str, ...]
    legend: str
    chapters: tuple[Chapter, ...]
    glossary: Chapter


# --- plain text ---------------------------------------------------------------------------------


def as_text(page: Page) -> str:
    """The page as plain text, at most `WIDTH` columns wide."""
    parts = [_underlined(page.title, "=")]
    parts += [_wrapped(paragraph) for paragraph in page.intro]
    if page.changes:
        lines = [_wrapped(line, "  - ", "    ") for line in page.changes]
        parts.append("\n".join([page.changed, *lines]))
    parts.append(_wrapped(page.legend))
    for chapter in page.chapters:
        parts.append(_underlined(chapter.title, "-"))
        parts += [entry_text(entry).rstrip("\n") for entry in chapter.entries]
    parts.append(_underlined(page.glossary.title, "-"))
    words = [_wrapped(f"{word.title}: {word.text}", "", "  ") for word in page.glossary.entries]
    return "\n\n".join([*parts, "\n".join(words)]) + "\n"


def entry_text(entry: Entry) -> str:
    """One entry as plain text."""
    lines = []
    if entry.title:
        lines.append(f"{entry.id:<5}{entry.title}" if entry.id else _wrapped(entry.title))
    if entry.text:
        lines.append(_wrapped(entry.text, " " * 5, " " * 5))
    for note in entry.notes:
        bullet = "     - " if note.mark == Mark.SETTLED else "     * "
        lines.append(_wrapped(f"{note.label}: {note.text}", bullet, "       "))
        lines += [_wrapped(small, "       ", "       ") for small in note.small]
    return "\n".join(lines) + "\n"


def _underlined(title: str, line: str) -> str:
    return f"{title}\n{line * len(title)}"


def _wrapped(text: str, first: str = "", rest: str = "") -> str:
    return textwrap.fill(
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False
    )


# --- Markdown -----------------------------------------------------------------------------------


def as_markdown(page: Page) -> str:
    """The page as Markdown."""
    parts = [f"# {page.title}", *page.intro]
    if page.changes:
        parts.append("\n".join([page.changed, "", *(f"- {line}" for line in page.changes)]))
    parts.append(page.legend)
    for chapter in page.chapters:
        parts.append(f"## {chapter.title}")
        for entry in chapter.entries:
            if entry.id:
                parts += [f"### {entry.id} {entry.title}", entry.text]
            parts += _markdown_notes(entry.notes)
    parts.append(f"## {page.glossary.title}")
    words = [f"- **{word.title}**: {word.text}" for word in page.glossary.entries]
    return "\n\n".join([*parts, "\n".join(words)]) + "\n"


def _markdown_notes(notes: tuple[Note, ...]) -> list[str]:
    parts = []
    for note in notes:
        if note.mark == Mark.SETTLED:
            continue
        lines = [f"> **{note.label}:** {note.text}"]
        for small in note.small:
            lines += [">", f"> *{small}*"]
        parts.append("\n".join(lines))
    settled = [f"- {note.label}: {note.text}" for note in notes if note.mark == Mark.SETTLED]
    return [*parts, "\n".join(settled)] if settled else parts


# --- HTML ---------------------------------------------------------------------------------------

STYLE: Final = """
:root { color-scheme: light dark; --ink: #22302b; --paper: #fdfcf8; --quiet: #5c6b64;
  --line: #d8d5c8; --reading: #1f4d3f; --house: #b0361f; --version: #7a5c00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9e4; --paper: #0f1f1c; --quiet: #a3b0a9;
  --line: #2e423d; --reading: #7fc4a8; --house: #f08a74; --version: #e8c15a; } }
body { margin: 2rem auto; max-width: 42rem; padding: 0 1rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.25; } h3 { margin: 1.6rem 0 .3rem; }
h3 a { display: inline-block; min-width: 2.6rem; color: var(--quiet); text-decoration: none; }
p { margin: .8rem 0; } h3 + p, .note p { margin: .3rem 0; }
dt { font-weight: 600; } dd { margin: 0 0 .4rem; }
.note { margin: .5rem 0 .5rem 1rem; padding-left: .7rem; border-left: 3px solid; }
.reading { border-color: var(--reading); } .reading b { color: var(--reading); }
.house { border-color: var(--house); } .house b { color: var(--house); }
.version { border-color: var(--version); } .version b { color: var(--version); }
.settled { border-color: var(--line); }
.settled, .small { color: var(--quiet); font-size: .875rem; }
@media print { body { margin: 0; max-width: none; font-size: 10pt; }
  h3, .note { break-inside: avoid; break-after: avoid; } .note { break-after: auto; } }
""".strip()


def as_html(page: Page) -> str:
    """The page as one HTML file that needs no other."""
    parts = [f"<h1>{_escaped(page.title)}</h1>", *map(_paragraph, page.intro)]
    if page.changes:
        items = "".join(f"<li>{_escaped(line)}</li>" for line in page.changes)
        parts += [_paragraph(page.changed), f"<ul>{items}</ul>"]
    parts.append(_paragraph(page.legend))
    for chapter in page.chapters:
        parts.append(f"<h2>{_escaped(chapter.title)}</h2>")
        for entry in chapter.entries:
            if entry.id:
                anchor = f'<a href="#{entry.id}">{entry.id}</a>'
                parts.append(f'<h3 id="{entry.id}">{anchor} {_escaped(entry.title)}</h3>')
                parts.append(_paragraph(entry.text))
            parts += map(_html_note, entry.notes)
    words = [
        f"<dt>{_escaped(word.title)}</dt><dd>{_escaped(word.text)}</dd>"
        for word in page.glossary.entries
    ]
    parts += [f"<h2>{_escaped(page.glossary.title)}</h2>", "<dl>", *words, "</dl>"]
    head = (
        f'<!doctype html>\n<html lang="{page.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_escaped(page.title)}</title>\n<style>\n{STYLE}\n</style>\n</head>\n"
    )
    body = "\n".join(parts)
    return f"{head}<body>\n{body}\n</body>\n</html>\n"


def _html_note(note: Note) -> str:
    anchors = "".join(f'<span id="{silence}"></span>' for silence in note.ids)
    label = f"<b>{_escaped(note.label)}:</b>"
    small = "".join(f'<p class="small">{_escaped(line)}</p>' for line in note.small)
    text = f"<p>{anchors}{label} {_escaped(note.text)}</p>"
    return f'<div class="note {note.mark.value}">{text}{small}</div>'


def _paragraph(text: str) -> str:
    return f"<p>{_escaped(text)}</p>"


def _escaped(text: str) -> str:
    return html.escape(text, quote=False)


FORMS: Final[dict[str, Callable[[Page], str]]] = {
    "text": as_text,
    "md": as_markdown,
    "html": as_html,
}
