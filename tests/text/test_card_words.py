"""Cards in short and in words, with the letters, plurals and cases of each language."""

import pytest

from kolmikko.cards import RANKS
from kolmikko.rulekit.events import Hidden, Shown
from kolmikko.text.card_words import IN_WORDS, card, cards, group_text, ranks, suit_word
from kolmikko.text.catalog import LANGUAGES, Words


@pytest.mark.parametrize(
    "language, letters",
    [
        ("en", "2 3 4 5 6 7 8 9 10 J Q K A"),
        ("fi", "2 3 4 5 6 7 8 9 10 J Q K A"),
        ("pl", "2 3 4 5 6 7 8 9 10 W D K A"),
    ],
)
def test_cards_carry_the_letters_of_the_language(language: str, letters: str) -> None:
    words = Words(language)
    assert " ".join(words.say(f"rank-{rank}.index") for rank in RANKS) == letters
    assert cards(words, "Qs Td Jh Ac") == " ".join(
        letters.split()[n] + suit for n, suit in ((10, "♠"), (8, "♦"), (9, "♥"), (12, "♣"))
    )


@pytest.mark.parametrize(
    "language, case, spoken",
    [
        ("en", "nom", "the eight of hearts, the ace of spades and the ten of clubs"),
        ("fi", "nom", "herttakasi, pataässä ja ristikymppi"),
        ("fi", "gen", "herttakasin, pataässän ja ristikympin"),
        ("fi", "par", "herttakasia, pataässää ja ristikymppiä"),
        ("fi", "ade", "herttakasilla, pataässällä ja ristikympillä"),
        ("pl", "ins", "ósemką kier, asem pik i dziesiątką trefl"),
        ("pl", "nom", "ósemka kier, as pik i dziesiątka trefl"),
        ("pl", "acc", "ósemkę kier, asa pik i dziesiątkę trefl"),
        ("pl", "gen", "ósemki kier, asa pik i dziesiątki trefl"),
    ],
)
def test_cards_in_words_stand_in_the_case_that_is_asked_for(
    language: str, case: str, spoken: str
) -> None:
    assert cards(Words(language, form=IN_WORDS), "8h As Tc", case) == spoken


def test_one_card_and_two_are_listed_without_commas() -> None:
    words = Words("en", form=IN_WORDS)
    assert card(words, "Kd") == "the king of diamonds"
    assert cards(words, "Kd 2c") == "the king of diamonds and the two of clubs"


def test_a_sign_has_a_word_beside_it_where_an_ending_is_needed() -> None:
    assert card(Words("fi"), "8h", "ade") == "kortilla 8♥"
    assert card(Words("pl"), "8h", "ins") == "kartą 8♥"
    assert card(Words("pl"), "8h", "acc") == "8♥"


@pytest.mark.parametrize(
    "language, of_one_rank",
    [
        ("en", ["an eight", "two aces", "three jacks", "four sixes"]),
        ("fi", ["kasin", "kaksi ässää", "kolme jätkää", "neljä kutosta"]),
        ("pl", ["ósemkę", "dwa asy", "trzy walety", "cztery szóstki"]),
    ],
)
def test_cards_of_one_rank_are_counted(language: str, of_one_rank: list[str]) -> None:
    groups = ["8h", "Ah As", "Jc Jd Jh", "6c 6d 6h 6s"]
    assert [ranks(Words(language), group) for group in groups] == of_one_rank


def test_polish_numbers_have_the_gender_of_the_card() -> None:
    words = Words("pl")
    assert ranks(words, "Qh Qs") == "dwie damy"
    assert ranks(words, "Kh Ks") == "dwa króle"


def test_groups_that_are_not_of_one_rank_are_named_card_by_card() -> None:
    assert ranks(Words("en"), "8h 9h") == "8♥ 9♥"
    assert ranks(Words("en"), "?? ??") == "2 cards"


@pytest.mark.parametrize(
    "language, unseen",
    [
        ("en", ["a card", "2 cards", "5 cards", "22 cards"]),
        ("fi", ["kortin", "2 korttia", "5 korttia", "22 korttia"]),
        ("pl", ["kartę", "2 karty", "5 kart", "22 karty"]),
    ],
)
def test_cards_that_one_may_not_see_are_counted(language: str, unseen: list[str]) -> None:
    words = Words(language)
    groups = [group_text(Hidden(count)) for count in (1, 2, 5, 22)]
    assert [cards(words, group) for group in groups] == unseen


@pytest.mark.parametrize(
    "language, suits",
    [
        ("en", "clubs diamonds hearts spades"),
        ("fi", "risti ruutu hertta pata"),
        ("pl", "trefl karo kier pik"),
    ],
)
def test_suits_have_names(language: str, suits: str) -> None:
    words = Words(language)
    assert " ".join(suit_word(words, name) for name in ("2c", "2d", "2h", "2s")) == suits


def test_a_group_reaches_a_message_as_names() -> None:
    assert group_text(None) == ""
    assert group_text(Hidden(2)) == "?? ??"
    assert group_text(Shown((0, 51))) == "2c As"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words(language: str) -> None:
    words = Words(language, form=IN_WORDS)
    spoken = {card(words, rank + suit) for rank in RANKS for suit in "cdhs"}
    assert len(spoken) == 52
