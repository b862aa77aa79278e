"""The clause books: strictly read, complete in three languages, and found by id."""

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from kolmikko.games import GAMES
from kolmikko.rulekit.book import LANGUAGES, BookError, load, read_book

Content = dict[str, Any]


def content(game: str = "kolmonen") -> Content:
    """A fresh copy of what stands in a game's clauses.toml."""
    file = files("kolmikko") / "games" / game / "clauses.toml"
    return copy.deepcopy(tomllib.loads(file.read_text("utf-8")))


@pytest.mark.parametrize("game", GAMES)
def test_a_book_tells_of_the_same_presets_as_the_code(game: str) -> None:
    assert [preset.id for preset in load(game).presets] == list(GAMES[game].presets)


@pytest.mark.parametrize("game", GAMES)
def test_only_the_code_says_what_a_preset_answers(game: str) -> None:
    assert all("rules" not in preset for preset in content(game)["preset"])


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_every_preset_is_in_the_book(game: str) -> None:
    book = load(game)
    for options in GAMES[game].presets.values():
        for name, value in options.all_written().items():
            assert book.option(name).answer(value).name.keys() == set(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_no_text_shouts_or_says_how_to_fill_it_in(game: str) -> None:
    book = load(game)
    texts = [clause.title for clause in book.clauses] + [c.reading for c in book.clauses]
    texts += [s.question for s in book.silences] + [s.why for s in book.silences]
    texts += [s.settled for s in book.silences if s.settled]
    texts += [preset.description for preset in book.presets]
    for text in texts:
        assert not any(sign in line for sign in "!{}" for line in text.values())


def test_a_silence_has_options_or_is_settled() -> None:
    for game in GAMES:
        for silence in load(game).silences:
            assert bool(silence.options) != bool(silence.settled), silence.id


def test_entries_are_found_by_id() -> None:
    book = load("kolmonen")
    assert book.clause("K15").title["en"] == "Only an ace answers an ace"
    assert book.silence("KQ8").of == "K17"
    assert book.option("two_effect").silence == "KQ8"
    assert book.preset("china_hand").name["fi"] == "China hand"
    with pytest.raises(LookupError, match="'K99'"):
        book.clause("K99")


@pytest.mark.parametrize(
    "game, clause, silences, options",
    [
        ("kolmonen", "K3", ["KQ29"], []),
        ("kolmonen", "K8", [], []),
        ("kolmonen", "K15", [], ["ace_answer"]),
        ("kolmonen", "K11", ["KQ19", "KQ20"], ["blind_special"]),
        ("kolmonen", "K24", ["KQ40", "KQ41", "KQ44"], None),
        ("trojka", "V6", ["VQ4", "VQ5"], ["trojka_order", "trojka_tie"]),
    ],
)
def test_a_clause_knows_its_silences_and_options(
    game: str, clause: str, silences: list[str], options: list[str] | None
) -> None:
    asked, answering = load(game).of_clause(clause)
    assert [silence.id for silence in asked] == silences
    if options is not None:
        assert [option.id for option in answering] == options


def test_an_answer_is_found_by_its_value() -> None:
    trojka, kolmonen = load("trojka"), load("kolmonen")
    assert kolmonen.option("voluntary_pickup").answer(value=False).value is False
    assert kolmonen.option("turn_limit").answer(7).value == "n"
    assert trojka.option("deck_size").answer(32).name["pl"] == "32 karty"
    assert trojka.option("bonus_king").answer("Kh").value == "card"
    assert trojka.option("bonus_king").answer("none").value == "none"
    for option, value in (("two_effect", "twice"), ("voluntary_pickup", 1), ("two_effect", 0)):
        with pytest.raises(LookupError, match=option):
            kolmonen.option(option).answer(value)


def test_clauses_that_a_preset_adds_name_the_option_that_says_the_same() -> None:
    version = load("trojka").preset("classic32")
    assert version.told_by == ("deck_size",)
    assert version.adds["V5"] == "trojka_kinds"
    assert version.adds["V8"] is None


def first(kind: str, key: str, value: object) -> Callable[[Content], None]:
    def change(book: Content) -> None:
        book[kind][0][key] = value

    return change


def without(kind: str, key: str) -> Callable[[Content], None]:
    def change(book: Content) -> None:
        del book[kind][0][key]

    return change


TEXT = {"en": "a", "fi": "b", "pl": "c"}


@pytest.mark.parametrize(
    "change, what",
    [
        (first("clause", "colour", "red"), "kolmonen: clause K1: not known: colour"),
        (without("clause", "reading"), "kolmonen: clause K1: 'reading' is missing"),
        (first("clause", "title", {"en": "a", "fi": "b"}), "title wants just en, fi, pl"),
        (first("clause", "title", {**TEXT, "pl": " "}), "title has a text that is empty"),
        (first("clause", "id", "K2"), "an id is given twice"),
        (first("clause", "data", 1), "'data' is missing or wrong"),
        (first("silence", "of", "K99"), "kolmonen KQ1: no such id: 'K99'"),
        (first("silence", "confidence", "D"), "confidence = 'D'"),
        (first("silence", "options", ["two_effect"]), "not known: settled"),
        (without("silence", "settled"), "'settled' is missing"),
        (first("option", "silence", "KQ99"), "no such id: 'KQ99'"),
        (first("option", "silence", "KQ1"), "first_player: KQ1 does not list it"),
        (first("option", "kind", "number"), "'minimum' is missing"),
        (first("option", "kind", "yes_no"), "do not fit its kind"),
        (first("option", "default", "me"), 'first_player has no answer "me"'),
        (first("preset", "adds", {"K99": ""}), "kolmonen classic: no such id: 'K99'"),
        (first("preset", "told_by", ["luck"]), "kolmonen classic: no such id: 'luck'"),
        (lambda book: book.update(chapter=1), "kolmonen: not known: chapter"),
        (lambda book: book.update(clause=[3]), "kolmonen: clause: a table is wanted"),
    ],
)
def test_a_book_with_a_fault_is_refused(change: Callable[[Content], None], what: str) -> None:
    book = content()
    change(book)
    with pytest.raises(BookError, match=r".*") as refused:
        read_book("kolmonen", book)
    assert what in str(refused.value)


def test_a_number_must_have_its_place_in_the_reading() -> None:
    book = content()
    limit = next(option for option in book["option"] if option["kind"] == "number")
    limit["choice"][0]["reading"] = TEXT
    with pytest.raises(BookError, match="is missing in a reading of 'n'"):
        read_book("kolmonen", book)


def test_a_game_without_a_book_is_an_error() -> None:
    with pytest.raises(OSError, match=r"clauses\.toml"):
        load("high_card")
