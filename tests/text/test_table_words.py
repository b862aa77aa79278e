"""Every refusal of the table has its sentence in every language."""

import pytest

from kolmikko.rulekit.refusal import Refusal
from kolmikko.table import refusals
from kolmikko.table.settings import LIMITS
from kolmikko.text.catalog import LANGUAGES, Words
from tests.text.spoken import SENTENCE

CODES = [one for one in vars(refusals).values() if isinstance(one, Refusal)]
SETTINGS = ["game", "preset", "rules: no such option", "seats: 6 * 9 = 54 > 52", "deals", *LIMITS]
EVERY = [*CODES, *(refusals.bad_settings(what) for what in SETTINGS)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "refusal", EVERY, ids=lambda r: "-".join([r.clause, *dict(r.facts).values()])
)
def test_a_refusal_of_the_table_is_a_sentence(refusal: Refusal, language: str) -> None:
    sentence = Words(language).say(f"table-{refusal.clause}", **dict(refusal.facts))
    assert all(SENTENCE.fullmatch(part) for part in sentence.replace(". ", ".\n").splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_setting_that_cannot_be_had_has_a_sentence_of_its_own(language: str) -> None:
    words = Words(language)
    said = {
        words.say("table-bad-settings", **dict(refusals.bad_settings(what).facts))
        for what in [*SETTINGS, "something else"]
    }
    assert len(said) == len(SETTINGS) + 1
    assert any("54 > 52" in sentence for sentence in said)


def test_there_are_no_two_refusals_of_one_code() -> None:
    codes = [refusal.clause for refusal in CODES]
    assert len(codes) == len(set(codes)) > 30
