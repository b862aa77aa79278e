"""Languages and messages: which language is spoken, and that nothing is said by halves."""

import subprocess
import sys

import pytest

from kolmikko.text.catalog import LANGUAGES, LanguageError, MessageError, Words, choose_language


@pytest.mark.parametrize(
    "asked, environment, language",
    [
        (None, {}, "en"),
        ("fi", {"KOLMIKKO_LANG": "pl"}, "fi"),
        ("pl-PL", {}, "pl"),
        (None, {"KOLMIKKO_LANG": "pl", "LC_ALL": "fi_FI.UTF-8"}, "pl"),
        (None, {"KOLMIKKO_LANG": "sv", "LANG": "fi_FI.UTF-8"}, "fi"),
        (None, {"LC_ALL": "C", "LANG": "fi_FI.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "fi_FI"}, "pl"),
        (None, {"LANG": "fi_FI.UTF-8"}, "fi"),
        (None, {"LANG": "fil_PH.UTF-8"}, "en"),
        (None, {"LANG": "sv_FI.UTF-8"}, "en"),
    ],
)
def test_the_language_asked_for_or_that_of_the_environment(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(asked, environment) == language


def test_a_language_that_we_do_not_speak_is_an_error_if_asked_for() -> None:
    with pytest.raises(LanguageError, match="'sv' is not one of: en, fi, pl"):
        choose_language("sv", {})
    with pytest.raises(LanguageError, match="'sv'"):
        Words("sv")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_missing_or_lacks_a_fact_is_an_error(language: str) -> None:
    words = Words(language)
    with pytest.raises(MessageError, match="no message 'kolmonen-sang'"):
        words.say("kolmonen-sang", name="Ville")
    with pytest.raises(MessageError, match=r"no message 'turn\.me'"):
        words.say("turn.me", name="Ville")
    with pytest.raises(MessageError, match=f"turn in {language}: .*name"):
        words.say("turn")
    with pytest.raises(MessageError, match="rank-Z"):
        words.say("kolmonen-flipped", name="Ville", cards="Zh")


def test_messages_and_their_forms_can_be_asked_for() -> None:
    words = Words("en")
    assert words.has("turn.you")
    assert not words.has("turn.me")
    assert not words.has("kolmonen-sang")


def test_a_name_is_said_as_it_is_written() -> None:
    assert Words("fi").say("turn", name="{ $x } <b>") == "Vuorossa on { $x } <b>."


def test_nothing_slow_is_loaded_before_something_is_said() -> None:
    code = "import sys, kolmikko.text.rulebook; print('babel' in sys.modules)"
    path = {"PYTHONPATH": ":".join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=path
    )
    assert run.stdout == "False\n"
