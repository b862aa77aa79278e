"""What one table makes of the clauses: under each, the answers to what it leaves open, marked.

An answer is *our reading* when it is the one that the game's own preset has, a *house rule* when
it is not; clauses that another version of the game adds mark their answers as that version's.
"""

from dataclasses import dataclass
from functools import cached_property

from kolmikko.rulekit.book import Book, Clause, Option, Preset, Silence, load
from kolmikko.rulekit.game import Game
from kolmikko.rulekit.options import RuleOptions
from kolmikko.text.answers import answer_reading
from kolmikko.text.catalog import Words
from kolmikko.text.pages import Entry, Mark, Note


@dataclass(frozen=True)
class Readings:
    """The rules of a game under the options of one table, in words."""

    game: Game
    options: RuleOptions
    words: Words

    @cached_property
    def book(self) -> Book:
        """The clause book of the game."""
        return load(self.game.name)

    @cached_property
    def version(self) -> Preset | None:
        """The preset whose own clauses are part of these rules, if there is one."""
        for preset in self.book.presets:
            theirs = self.game.presets[preset.id]
            told = [self.options.written(o) == theirs.written(o) for o in preset.told_by]
            if told and all(told):
                return preset
        return None

    @cached_property
    def in_force(self) -> tuple[Clause, ...]:
        """The clauses that this table plays by: all but those that belong to another version."""
        added = {clause for preset in self.book.presets for clause in preset.adds}
        version = self.version
        held = {c for c in version.adds if self._holds(version, c)} if version else set()
        return tuple(c for c in self.book.clauses if c.id not in added or c.id in held)

    def clause(self, clause: Clause) -> Entry:
        """A clause with what this table makes of it."""
        language = self.words.language
        title, reading = clause.title[language], clause.reading[language]
        return Entry(title, reading, self._notes(clause), clause.id)

    def silence(self, silence: Silence) -> tuple[Note, ...]:
        """The answer of this table to one silence."""
        if silence.settled:
            return (self._settled(silence, alone=True),)
        options = map(self.book.option, silence.options)
        return tuple(self._answered(option, silence.of, [silence]) for option in options)

    def elsewhere(self) -> tuple[Note, ...]:
        """Answers that matter at this table though the clause they are about is not in force."""
        printed = {clause.id for clause in self.in_force}
        shown = {o.id for clause in printed for o in self.book.of_clause(clause)[1]}
        notes = []
        for option in self.book.options:
            if option.id not in shown and self._matters(option):
                asked = [s for s in self.book.silences if option.id in s.options]
                notes.append(self._answered(option, "", asked))
        return tuple(notes)

    def _matters(self, option: Option) -> bool:
        """Whether an answer is a house rule, or about what another house rule has brought in."""
        if self._mark(option, "") == Mark.HOUSE:
            return True
        carriers = [preset.adds.get(option.of) for preset in self.book.presets]
        return any(
            self._mark(self.book.option(name), "") != Mark.READING for name in carriers if name
        )

    def _holds(self, version: Preset, clause: str) -> bool:
        """Whether a clause of a version is true at this table."""
        name = version.adds[clause]
        if name is None:
            return True
        option = self.book.option(name)
        theirs = self.game.presets[version.id].written(name)
        return option.answer(self.options.written(name)) is option.answer(theirs)

    def _mark(self, option: Option, clause: str) -> Mark:
        """What the answer of this table is in the eyes of a clause."""
        here = self.options.written(option.id)
        ours = self.game.presets[self.book.presets[0].id].written(option.id)
        if self.version is None:
            return Mark.READING if here == ours else Mark.HOUSE
        theirs = self.game.presets[self.version.id].written(option.id)
        if clause in self.version.adds:
            return Mark.READING if here == theirs else Mark.HOUSE
        if here == ours:
            return Mark.READING
        return Mark.VERSION if here == theirs else Mark.HOUSE

    def _notes(self, clause: Clause) -> tuple[Note, ...]:
        silences, options = self.book.of_clause(clause.id)
        answers = [
            self._answered(option, clause.id, [s for s in silences if option.id in s.options])
            for option in options
            if option.silence or self._mark(option, clause.id) != Mark.READING
        ]
        return (*answers, *(self._settled(s) for s in silences if s.settled))

    def _answered(self, option: Option, clause: str, asked: list[Silence]) -> Note:
        """The answer of this table to an option, with the reasons if it is our reading.

        The reason for a silence with several options stands under the last of them.
        """
        mark = self._mark(option, clause)
        ids = tuple(silence.id for silence in asked)
        reading = answer_reading(self.words, option, self.options.written(option.id))
        message = "rules-why" if len(ids) == 1 else "rules-why-one-of"
        small = [
            self._why(silence, message)
            for silence in asked
            if mark == Mark.READING and option.id == silence.options[-1]
        ]
        anchors = tuple(s.id for s in asked if option.id == s.options[0])
        return Note(mark, self._label(mark, ids), reading, tuple(small), anchors)

    def _label(self, mark: Mark, ids: tuple[str, ...]) -> str:
        listed = ", ".join(ids)
        if not ids:
            return self.words.say("rules-house-rule-alone")
        if mark == Mark.VERSION and self.version:
            name = self.version.name[self.words.language]
            return self.words.say("rules-version", preset=name, ids=listed)
        message = "rules-our-reading" if mark == Mark.READING else "rules-house-rule"
        return self.words.say(message, ids=listed)

    def _settled(self, silence: Silence, *, alone: bool = False) -> Note:
        """A question that has only one answer here; alone, the question has been asked above."""
        language = self.words.language
        settled = (silence.settled or {})[language]
        text = settled if alone else f"{silence.question[language]} {settled}"
        small = (self._why(silence),) if alone else ()
        return Note(Mark.SETTLED, silence.id, text, small, (silence.id,))

    def _why(self, silence: Silence, message: str = "rules-why") -> str:
        return self.words.say(
            message,
            id=silence.id,
            confidence=silence.confidence,
            why=silence.why[self.words.language],
        )
