"""Options and their answers in words: the question, the short name of an answer, its reading."""

from kolmikko.rulekit.entries import ANY_CARD, ANY_NUMBER, Option
from kolmikko.rulekit.options import Written
from kolmikko.text.card_words import card
from kolmikko.text.catalog import Words


def question(words: Words, option: Option) -> str:
    """The question that an option asks."""
    return option.question[words.language]


def answer_name(words: Words, option: Option, value: Written) -> str:
    """The short name of an answer: "May play again", "200", "K♦"."""
    answer = option.answer(value)
    if answer.value == ANY_NUMBER:
        return words.say("number", number=int(value))
    if answer.value == ANY_CARD:
        return card(words, str(value))
    return answer.name[words.language]


def answer_reading(words: Words, option: Option, value: Written) -> str:
    """What an answer means, in one or two sentences."""
    answer = option.answer(value)
    filled = answer.reading[words.language]
    if answer.value in (ANY_NUMBER, ANY_CARD):
        filled = filled.replace(f"{{{answer.value}}}", answer_name(words, option, value))
    return filled
