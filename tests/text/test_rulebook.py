"""The rulebook of a table: complete, marked, and readable in every form and language."""

import re
from html.parser import HTMLParser

import pytest

from kolmikko.games import GAMES
from kolmikko.rulekit.book import load
from kolmikko.rulekit.options import Written
from kolmikko.text.catalog import LANGUAGES
from kolmikko.text.rulebook import explain, rulebook

TABLES = [(game, preset) for game in GAMES for preset in GAMES[game].presets]
HEADINGS = {
    "text": r"^([KTV]\d+) +\S",
    "md": r"^### ([KTV]\d+) \S",
    "html": r'<h3 id="([KTV]\d+)"><a href="#\1">\1</a> \S',
}


def book_of(
    game: str, language: str = "en", form: str = "text", preset: str = "classic", **rules: Written
) -> str:
    options = GAMES[game].presets[preset].changed(rules)
    return rulebook(GAMES[game], options, language, form)


def unfolded(text: str) -> str:
    """A text without its line breaks."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("form", HEADINGS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game, preset", TABLES)
def test_every_clause_in_force_stands_there_once(
    game: str, preset: str, language: str, form: str
) -> None:
    text = book_of(game, language, form, preset)
    ids = re.findall(HEADINGS[form], text, re.MULTILINE)
    every = [clause.id for clause in load(game).clauses]
    assert ids == [clause for clause in every if clause in ids]
    basic = [clause for clause in every if clause[0] != "V"]
    assert ids[: len(basic)] == basic
    assert ("V2" in ids) == (preset in ("classic32", "classic32_wild", "tri_listika"))
    if preset.startswith("classic32"):
        assert ids == every
    assert not re.search(r"[{}]\$|\{[a-z]|\?\?|None", text.partition("</style>")[2] or text)


@pytest.mark.parametrize("game, preset", TABLES)
def test_every_silence_about_a_clause_in_force_is_answered(game: str, preset: str) -> None:
    text = book_of(game, preset=preset)
    ids = set(re.findall(HEADINGS["text"], text, re.MULTILINE))
    for silence in load(game).silences:
        if silence.of in ids:
            assert re.search(rf"\b{silence.id}\b", text), silence.id


def test_classic_has_no_house_rule() -> None:
    for game in GAMES:
        assert "House rule" not in book_of(game)
        assert "Changed at this table" not in book_of(game)


@pytest.mark.parametrize(
    "language, ours, house",
    [
        ("en", "Our reading (KQ8)", "House rule (KQ8)"),
        ("fi", "Meidän tulkintamme (KQ8)", "Kotisääntö (KQ8)"),
        ("pl", "Nasze odczytanie (KQ8)", "Zasada domowa (KQ8)"),
    ],
)
def test_an_unclear_spot_is_our_reading_or_a_house_rule(
    language: str, ours: str, house: str
) -> None:
    classic = book_of("kolmonen", language)
    changed = book_of("kolmonen", language, two_effect="reset_only")
    assert ours in classic
    assert house not in classic
    assert house in changed
    assert ours not in changed


def test_our_reading_comes_with_its_reason_and_how_sure_it_is() -> None:
    text = unfolded(book_of("kolmonen"))
    assert "A: The source offers taking the pile as the other way to use a turn." in text
    changed = unfolded(book_of("kolmonen", voluntary_pickup=False))
    assert "as the other way to use a turn" not in changed


def test_readings_of_several_silences_name_them_all() -> None:
    text = unfolded(book_of("kolmonen"))
    assert "Our reading (KQ19, KQ20): A ten turned blind topples the pile" in text
    assert "KQ19, B: A ten that fits always topples" in text
    assert "KQ20, A: In the source a blind card" in text


def test_a_house_rule_that_no_silence_asks_about_is_told_only_when_it_is_played() -> None:
    assert "House rule: By house rule an ace, a two or a ten goes on an ace" in unfolded(
        book_of("kolmonen", ace_answer="ace_two_ten")
    )


def test_what_differs_from_the_nearest_preset_is_listed_first() -> None:
    text = unfolded(book_of("kolmonen", preset="china_hand", turn_limit=5000))
    assert "Rules: China hand." in text
    assert "- After how many turns in all does the deal stop? 5,000." in text
    assert "- What may the player of a two do?" not in text


def test_numbers_and_cards_stand_in_the_readings() -> None:
    assert "kertynyt siinä 5 000." in unfolded(book_of("kolmonen", "fi", turn_limit=5000))
    assert "Bonuskuningas on herttakuningas:" in unfolded(
        book_of("trojka", "fi", preset="classic32", bonus_king="Kh")
    )
    assert "Król premiowy to król karo:" in unfolded(book_of("trojka", "pl", preset="classic32"))


def test_the_second_version_marks_what_it_changes() -> None:
    text = unfolded(book_of("trojka", preset="classic32"))
    assert "32-card version (TQ15): Only three cards of one rank make a trójka" in text
    assert "House rule" not in text


def test_clauses_of_the_second_version_that_a_table_does_not_play_are_left_out() -> None:
    text = book_of("trojka", preset="classic32", bank_split="three_only")
    assert "V10 " not in text
    assert "V11 " in text


def test_house_rules_about_clauses_that_are_not_in_force_are_told_at_the_end() -> None:
    text = unfolded(book_of("trojka", bank_split="two_half", bonus_nine="9h"))
    assert "Also agreed" in text
    assert "Our reading (VQ7): Half of an odd bank is rounded down" in text
    assert "House rule (VQ2): The bonus nine is the nine of hearts" in text
    assert "Also agreed" not in book_of("trojka")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game, preset", TABLES)
def test_plain_text_is_at_most_80_columns_wide(game: str, preset: str, language: str) -> None:
    assert max(map(len, book_of(game, language, "text", preset).splitlines())) <= 80


class Page(HTMLParser):
    """Checks that tags are closed and ids given once, and finds what a page points to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        for name, value in attrs:
            self.attributes.add(name)
            if name == "id":
                self.ids.append(value or "")
            if name == "href":
                self.links.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game, preset", TABLES)
def test_html_is_one_sound_page_that_loads_nothing(game: str, preset: str, language: str) -> None:
    text = book_of(game, language, "html", preset)
    page = Page(text)
    assert page.open == []
    assert f'<html lang="{language}">' in text
    assert len(set(page.ids)) == len(page.ids)
    assert all(link.removeprefix("#") in page.ids for link in page.links)
    assert not page.attributes & {"src", "style", "onclick"}
    assert "prefers-color-scheme: dark" in text
    assert "http" not in text


def test_the_number_of_players_is_told_and_checked() -> None:
    game = GAMES["trojka"]
    options = game.presets["classic32"]
    assert "Players: 2 to 5." in rulebook(game, options, "en", "text")
    assert "Players: 3; 2 to 5 can play." in rulebook(game, options, "en", "text", 3)
    with pytest.raises(ValueError, match="6 cannot play: 6 > 5"):
        rulebook(game, options, "en", "text", 6)
    with pytest.raises(ValueError, match="'pdf' is not one of: text, md, html"):
        rulebook(game, options, "en", "pdf")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_id_can_be_explained(game: str, language: str) -> None:
    book, options = load(game), GAMES[game].presets["classic"]
    for entry in (*book.ids, *(option.id for option in book.options)):
        text = explain(GAMES[game], entry, options, language)
        assert text.startswith(entry)
        assert text.endswith("\n")
        assert "{" not in text


def test_what_is_K15() -> None:
    game = GAMES["kolmonen"]
    assert explain(game, "K15", game.presets["classic"], "en") == (
        "K15  Only an ace answers an ace\n"
        "     Nothing but another ace goes on an ace. Whoever does not play one takes up\n"
        "     the pile.\n"
    )


def test_an_explained_option_shows_its_answers_and_the_chosen_one() -> None:
    game = GAMES["kolmonen"]
    text = unfolded(explain(game, "hidden_play", game.presets["classic"], "en"))
    assert "hidden_play, an option of K21 How are the hidden cards played?" in text
    assert "- lift_ahead: Lifted ahead (chosen here)." in text
    assert "- blind_flip: Turned up blind. A player" in text


def test_a_clause_of_another_version_says_that_it_is_not_in_force() -> None:
    game = GAMES["trojka"]
    assert "does not play by this clause" in explain(game, "V5", game.presets["classic"], "en")
    assert "does not play" not in explain(game, "V5", game.presets["classic32"], "en")


def test_an_id_that_there_is_not_is_an_error() -> None:
    game = GAMES["trojka"]
    with pytest.raises(LookupError, match="'K15'"):
        explain(game, "K15", game.presets["classic"], "en")
