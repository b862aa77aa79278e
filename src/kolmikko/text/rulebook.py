"""The rulebook of one table: every clause of the game, and what the table's options make of it.

Clauses and answers come from the clause book, the words around them from the catalog; `readings`
decides what stands under which clause, `pages` writes it as plain text, Markdown or HTML.
"""

from dataclasses import dataclass, replace
from typing import Final

from kolmikko.rulekit.book import Answer, Clause, Option
from kolmikko.rulekit.entries import ANY_CARD
from kolmikko.rulekit.game import Game
from kolmikko.rulekit.options import RuleOptions, Written, write_value
from kolmikko.text.answers import answer_name, answer_reading, question
from kolmikko.text.card_words import IN_WORDS
from kolmikko.text.catalog import Words
from kolmikko.text.pages import FORMS, Chapter, Entry, Mark, Note, Page, entry_text
from kolmikko.text.readings import Readings

MOST_PLAYERS: Final = 20
"""More seats than any game has; only to find out how many can play."""


def rulebook(
    game: Game, options: RuleOptions, language: str, form: str, players: int | None = None
) -> str:
    """The rules of a game under just these options, as "text", "md" or "html".

    Raises ValueError for a form that there is not, or for so many players as cannot play.
    """
    if form not in FORMS:
        raise ValueError(f"{form!r} is not one of: {', '.join(FORMS)}")
    return FORMS[form](rules_page(game, options, language, players))


def rules_page(game: Game, options: RuleOptions, language: str, players: int | None = None) -> Page:
    """The same rules as a page that has not been written yet.

    Raises ValueError for so many players as cannot play.
    """
    return _Writer(Readings(game, options, Words(language, form=IN_WORDS))).page(players)


def explain(game: Game, entry_id: str, options: RuleOptions, language: str) -> str:
    """What a clause (K15), a silence (KQ8) or an option (two_effect) says, as plain text.

    Raises LookupError when there is no such id.
    """
    writer = _Writer(Readings(game, options, Words(language, form=IN_WORDS)))
    return entry_text(writer.entry(entry_id))


@dataclass(frozen=True)
class _Writer:
    """Puts the readings of a table together to a page, or to an entry of one."""

    readings: Readings

    @property
    def words(self) -> Words:
        return self.readings.words

    def page(self, players: int | None) -> Page:
        """The whole rulebook."""
        name = self.readings.game.name
        return Page(
            language=self.words.language,
            title=self.words.say("rules-title", game=self.words.say(f"{name}-name")),
            intro=(self.words.say(f"{name}-about"), self._players(players), self._preset()),
            changed=self.words.say("rules-changed"),
            changes=self._changes(),
            legend=self.words.say("rules-legend"),
            chapters=self._chapters(),
            glossary=self._glossary(f"{name}-glossary"),
        )

    def entry(self, entry_id: str) -> Entry:
        """A clause, a silence or an option. Raises LookupError."""
        book = self.readings.book
        if entry_id in (clause.id for clause in book.clauses):
            return self._clause(book.clause(entry_id))
        if entry_id not in book.ids:
            return self._option(book.option(entry_id))
        silence = book.silence(entry_id)
        title = self.words.say("rules-silence", id=entry_id, clause=silence.of)
        asked = silence.question[self.words.language]
        return Entry(title, asked, self.readings.silence(silence))

    def _clause(self, clause: Clause) -> Entry:
        """A clause, with a note if this table does not play by it."""
        entry = self.readings.clause(clause)
        if clause in self.readings.in_force:
            return entry
        version = next(p for p in self.readings.book.presets if clause.id in p.adds)
        name = version.name[self.words.language]
        note = Note(Mark.SETTLED, name, self.words.say("rules-not-in-force"))
        return replace(entry, notes=(note,))

    def _option(self, option: Option) -> Entry:
        """An option with all its answers, the chosen one marked."""
        title = self.words.say("rules-option", id=option.id, clause=option.of)
        chosen = self.readings.options.written(option.id)
        notes = [self._possible(option, answer, chosen) for answer in option.answers]
        return Entry(title, question(self.words, option), tuple(notes))

    def _possible(self, option: Option, answer: Answer, chosen: Written) -> Note:
        """One answer that a table can give, marked if it is the chosen one."""
        name = answer.name[self.words.language]
        if answer is option.answer(chosen):
            reading = answer_reading(self.words, option, chosen)
            line = self.words.say("rules-answer-chosen", name=name, reading=reading)
            return Note(Mark.SETTLED, write_value(chosen).strip('"'), line)
        if answer.value == ANY_CARD:
            return Note(Mark.SETTLED, ANY_CARD, name)
        reading = answer_reading(self.words, option, answer.value)
        line = self.words.say("rules-answer", name=name, reading=reading)
        return Note(Mark.SETTLED, write_value(answer.value).strip('"'), line)

    def _players(self, players: int | None) -> str:
        game, options = self.readings.game, self.readings.options
        possible = [n for n in range(1, MOST_PLAYERS) if game.seat_error(options, n) is None]
        fewest, most = possible[0], possible[-1]
        if players is None:
            return self.words.say("rules-players", fewest=fewest, most=most)
        error = game.seat_error(options, players)
        if error:
            raise ValueError(f"{players} cannot play: {error}")
        return self.words.say("rules-players-now", players=players, fewest=fewest, most=most)

    def _nearest(self) -> str:
        """The preset with the fewest answers that are not those of this table."""
        presets, options = self.readings.game.presets, self.readings.options
        return min(presets, key=lambda name: len(options.differences(presets[name])))

    def _preset(self) -> str:
        preset = self.readings.book.preset(self._nearest())
        language = self.words.language
        name, description = preset.name[language], preset.description[language]
        return self.words.say("rules-preset", preset=name, description=description)

    def _changes(self) -> tuple[str, ...]:
        """The options that differ from the preset, with the answers of this table."""
        preset = self.readings.game.presets[self._nearest()]
        differences = self.readings.options.differences(preset)
        return tuple(
            self.words.say(
                "rules-change",
                question=question(self.words, option),
                answer=answer_name(self.words, option, differences[option.id]),
            )
            for option in self.readings.book.options
            if option.id in differences
        )

    def _chapters(self) -> tuple[Chapter, ...]:
        version, in_force = self.readings.version, self.readings.in_force
        added = version.adds if version else {}
        basic = [self.readings.clause(c) for c in in_force if c.id not in added]
        more = [self.readings.clause(c) for c in in_force if c.id in added]
        chapters = [Chapter(self.words.say("rules-clauses"), tuple(basic))]
        if version:
            chapters.append(Chapter(version.name[self.words.language], tuple(more)))
        elsewhere = self.readings.elsewhere()
        if elsewhere:
            agreed = Entry("", "", elsewhere)
            chapters.append(Chapter(self.words.say("rules-elsewhere"), (agreed,)))
        return tuple(chapters)

    def _glossary(self, message: str) -> Chapter:
        lines = self.words.say(message).splitlines()
        pairs = [line.split(": ", 1) for line in lines]
        entries = tuple(Entry(word, meaning, ()) for word, meaning in pairs)
        return Chapter(self.words.say("rules-glossary"), entries)
