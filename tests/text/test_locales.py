"""The message files agree with each other and with the code, and the check would notice."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from kolmikko.text.catalog import LANGUAGES
from tools import check_words
from tools.check_clauses import refusing
from tools.check_words import (
    Spoken,
    all_faults,
    differences,
    inner_faults,
    page_faults,
    page_said,
    read,
)


def spoken(text: str, language: str = "en") -> Spoken:
    """Messages as if they stood in a file of their own."""
    messages = Spoken(language)
    for entry in FluentParser().parse(text).body:
        assert isinstance(entry, ftl.Message)
        if entry.value:
            messages.forms[entry.id.name] = entry.value
        for attribute in entry.attributes:
            messages.forms[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return messages


def test_the_messages_of_all_languages_agree() -> None:
    assert list(all_faults({language: read(language) for language in LANGUAGES})) == []


def test_refusals_are_found_in_the_code() -> None:
    assert {"K7", "K15", "KQ6", "KQ14", "KQ21", "K24"} <= set(refusing("kolmonen"))
    assert {"T4", "T7", "T16", "TQ27", "T22"} <= set(refusing("trojka"))
    assert "K13" not in refusing("kolmonen")


def test_a_message_that_only_one_language_has_is_noticed() -> None:
    english = spoken("a = A { $name }\nb = B\n    .you = You B")
    finnish = spoken("a = A\nb = B\nc = C", "fi")
    assert list(differences(english, finnish)) == [
        "en and fi: b.you is only in en",
        "en and fi: c is only in fi",
        "en and fi: a has other facts: name",
    ]


def test_facts_of_referred_messages_count_and_grammar_may_differ() -> None:
    english = spoken("a = A { $count }")
    polish = spoken("a = A { grammar-cards }\ngrammar-cards = { $count } kart", "pl")
    assert list(differences(english, polish)) == []


def test_references_functions_cases_and_shouting_are_checked() -> None:
    english = spoken(
        'a = A { grammar-b }\nb = { CARD($x) }\nc = { RANK($x, case: "dat") }\nd = Win!'
    )
    assert list(inner_faults(english)) == [
        "en: a: there is no grammar-b",
        "en: b: there is no function CARD",
        "en: c: not every rank has the case 'dat'",
        "en: d: no exclamation marks",
    ]


def test_what_the_page_says_has_to_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_words, "PAGE", tmp_path)
    monkeypatch.setattr(check_words, "ROOT", tmp_path)
    (tmp_path / "Seat.svelte").write_text(
        """<b title={t("page-sung")}>{t(`page-seat-${seat.kind}`)}{t("turn.you")} {t("sung")}</b>
        {t(`page-bot-${seat.bot}.short`)}""",
        "utf-8",
    )
    page_said.cache_clear()
    assert list(page_faults(["page-seat-free", "turn", "turn.you"])) == [
        "Seat.svelte: there is no message page-sung",
        "Seat.svelte: there is no message like page\\-bot\\-[A-Za-z0-9-]+",
        "Seat.svelte: there is no message page-sung",
        "Seat.svelte: there is no message sung",
    ]
    page_said.cache_clear()
