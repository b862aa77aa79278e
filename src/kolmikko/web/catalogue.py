"""The games as the page lists them, what is wrong with settings, and rules in one language."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, Literal

from kolmikko.bots import BOTS
from kolmikko.games import GAMES
from kolmikko.rulekit.book import Answer, Clause, Option, Preset, Silence, load
from kolmikko.rulekit.entries import (
    ANY_CARD,
    ANY_NUMBER,
    CARD,
    CHOICE,
    LANGUAGES,
    NUMBER,
    YES_NO,
)
from kolmikko.rulekit.game import Game
from kolmikko.rulekit.options import RuleOptions, Written, cards_of
from kolmikko.table.refusals import bad_settings
from kolmikko.table.settings import Settings, rules_of, settings_error
from kolmikko.text.pages import Chapter, Entry, Note
from kolmikko.text.rulebook import MOST_PLAYERS, rules_page
from kolmikko.web.frames import table_refusal
from kolmikko.web.messages import (
    GameEntry,
    Named,
    OptionAnswer,
    OptionEntry,
    PresetEntry,
    RuleChapter,
    RuleEntry,
    RuleNote,
    RulesPage,
    SettingsCheck,
)

FIRST_PRESET: Final = "classic"
TAKES: Final[Mapping[str, Literal["choice", "number", "card", "yes-no"]]] = {
    CHOICE: "choice",
    NUMBER: "number",
    CARD: "card",
    YES_NO: "yes-no",
}
PLACEHOLDERS: Final[Mapping[Written, Written]] = {ANY_NUMBER: "number", ANY_CARD: "card"}


@cache
def games() -> list[GameEntry]:
    """All games with presets, options and clauses, in every language."""
    return [_game(game) for game in GAMES.values()]


def check(settings: Settings) -> SettingsCheck:
    """How many can play by these settings, and what is wrong with them."""
    fewest, most = _seats(settings)
    wrong = settings_error(settings)
    problem = table_refusal(bad_settings(wrong)) if wrong else None
    return SettingsCheck(fewest, most, problem.say if problem else None)


def _seats(settings: Settings) -> tuple[int, int]:
    """The fewest and the most who can play; by the first preset where the rules are none."""
    game = GAMES.get(settings.game)
    if game is None:
        return 0, 0
    options = game.presets[FIRST_PRESET]
    if settings.preset in game.presets:
        try:
            options = rules_of(settings)
        except ValueError:
            options = game.presets[settings.preset]
    possible = [n for n in range(1, MOST_PLAYERS) if game.seat_error(options, n) is None]
    return possible[0], possible[-1]


def rules(
    game: str, preset: str, answers: Mapping[str, Written], language: str, players: int | None
) -> RulesPage:
    """The rules of a table, in words. Raises ValueError where there are no such rules."""
    if game not in GAMES or preset not in GAMES[game].presets:
        raise ValueError("no such game or preset")
    return _rules(game, GAMES[game].presets[preset].changed(answers), language, players)


@lru_cache(maxsize=64)
def _rules(game: str, options: RuleOptions, language: str, players: int | None) -> RulesPage:
    page = rules_page(GAMES[game], options, language, players)
    about, how_many, preset = page.intro
    chapters = [_chapter(chapter) for chapter in (*page.chapters, page.glossary)]
    changes = list(page.changes)
    return RulesPage(page.title, about, preset, how_many, changes, page.legend, chapters)


def _chapter(chapter: Chapter) -> RuleChapter:
    return RuleChapter(chapter.title, [_entry(entry) for entry in chapter.entries])


def _entry(entry: Entry) -> RuleEntry:
    return RuleEntry(entry.id, entry.title, entry.text, [_note(note) for note in entry.notes])


def _note(note: Note) -> RuleNote:
    return RuleNote(note.mark.value, note.label, note.text, list(note.ids), list(note.small))


def _game(game: Game) -> GameEntry:
    book = load(game.name)
    return GameEntry(
        id=game.name,
        needs_stake=game.needs_stake(),
        presets=[_preset(preset, game) for preset in book.presets],
        options=[_option(option, game) for option in book.options],
        clauses=[*map(_clause, book.clauses), *map(_silence, book.silences)],
        bots=list(BOTS),
    )


def _preset(preset: Preset, game: Game) -> PresetEntry:
    own = game.presets[preset.id].differences(game.presets[FIRST_PRESET])
    return PresetEntry(preset.id, dict(preset.name), dict(preset.description), own)


def _option(option: Option, game: Game) -> OptionEntry:
    kind = type(game.presets[FIRST_PRESET])
    return OptionEntry(
        id=option.id,
        of=option.of,
        question=dict(option.question),
        answers=[_answer(answer) for answer in option.answers],
        takes=TAKES[option.kind],
        default=option.default,
        smallest=option.minimum or 0,
        cards=list(cards_of(kind, option.id)),
    )


def _answer(answer: Answer) -> OptionAnswer:
    value = PLACEHOLDERS.get(answer.value, answer.value)
    return OptionAnswer(value, dict(answer.name), dict(answer.reading))


def _clause(clause: Clause) -> Named:
    return Named(clause.id, dict(clause.title), dict(clause.reading))


def _silence(silence: Silence) -> Named:
    settled = silence.settled or dict.fromkeys(LANGUAGES, "")
    text = {language: f"{silence.why[language]} {settled[language]}" for language in LANGUAGES}
    return Named(
        silence.id, dict(silence.question), {lang: words.strip() for lang, words in text.items()}
    )
