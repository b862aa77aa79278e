"""The page says exactly what the package says: all its messages, in all languages, both forms."""

import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from kolmikko.text.card_words import IN_WORDS, SHORT
from kolmikko.text.catalog import LANGUAGES, MessageError, Words
from page.build_hook import npm
from tools.check_words import LOCALES, event_forms, read

Row = tuple[str, dict[str, str | int], str]

ELSEWHERE: Final = ("calibrate", "cli", "pool", "puzzle", "solve")
"""Files that the page does not have."""

CARDS: Final = ("8h", "8h 8s", "Ah Td 2c", "??", "?? ?? ?? ?? ??", "")
NUMBERS: Final = (0, 1, 2, 5, 22, 112)
FACTS: Final[dict[str, tuple[str | int, ...]]] = {
    "cards": CARDS,
    "more": CARDS,
    "count": NUMBERS,
    "amount": NUMBERS,
    "shown": ("yes", "no"),
    "clause": ("no", "KQ42", "T17"),
    "card": ("Kd", "Th"),
    "rank": ("8", "T", "A"),
    "top": ("9", "Q"),
    "suit": ("h",),
    "best": ("Ah",),
}
"""What variables may be; all others are names."""
NAMES: Final = ("Aino",)
MOST: Final = 40
"""Rows of one message."""


@pytest.mark.usefixtures("packages")
def test_the_page_says_what_the_package_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = {
        f"{language} {form}": list(rows(language, form))
        for language in LANGUAGES
        for form in (SHORT, IN_WORDS)
    }
    for voice, said in table.items():
        missing = set(event_forms()) - {name for name, _, _ in said}
        assert not missing, f"{voice} says no {missing}"
    path = tmp_path / "sentences.json"
    path.write_text(json.dumps(table), "utf-8")
    monkeypatch.setenv("SENTENCES", str(path))
    assert npm("test") == 0


def rows(language: str, form: str) -> Iterator[Row]:
    """Sentences of a language with the ids and facts that they are made from."""
    words, spoken, elsewhere = Words(language, form=form), read(language), set(_elsewhere(language))
    for message in sorted(spoken.forms):
        if message.partition(".")[0] in elsewhere:
            continue
        names = sorted(spoken.facts(message))
        values = [FACTS.get(name, NAMES) for name in names]
        for chosen in itertools.islice(itertools.product(*values), MOST):
            facts = dict(zip(names, chosen, strict=True))
            try:
                yield message, facts, words.say(message, **facts)
            except MessageError:
                continue


def _elsewhere(language: str) -> Iterator[str]:
    """The ids of the messages that the page does not have."""
    for file in ELSEWHERE:
        path = LOCALES / language / f"{file}.ftl"
        if path.exists():
            yield from re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
