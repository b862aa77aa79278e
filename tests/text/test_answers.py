"""Options and answers as people read them."""

import pytest

from kolmikko.rulekit.book import load
from kolmikko.rulekit.options import Written
from kolmikko.text.answers import answer_name, answer_reading, question
from kolmikko.text.card_words import IN_WORDS
from kolmikko.text.catalog import Words


@pytest.mark.parametrize(
    "game, option, value, language, name",
    [
        ("kolmonen", "two_effect", "reset_only", "en", "Resets only"),
        ("kolmonen", "two_effect", "reset_only", "fi", "Vain nollaa"),
        ("kolmonen", "voluntary_pickup", False, "pl", "Nie, tylko z konieczności"),
        ("kolmonen", "turn_limit", 20_000, "en", "20,000"),
        ("trojka", "bonus_king", "Kd", "pl", "K♦"),
        ("trojka", "bonus_king", "none", "fi", "Ei bonuskuningasta"),
    ],
)
def test_the_name_of_an_answer(
    game: str, option: str, value: Written, language: str, name: str
) -> None:
    assert answer_name(Words(language), load(game).option(option), value) == name


def test_a_question_and_a_reading() -> None:
    option = load("trojka").option("bonus_king")
    words = Words("en", form=IN_WORDS)
    assert question(words, option) == "Which king is the bonus king?"
    assert answer_reading(words, option, "Kh").startswith("The bonus king is the king of hearts:")
