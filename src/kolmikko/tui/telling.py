"""The words of the screen: sentences of the log, answers to "why not?", help, and results.

What all screens say alike comes from `kolmikko.text`; labels of this one are `ui-…` messages.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from kolmikko.cards import RANKS
from kolmikko.play.hints import hint_lines
from kolmikko.play.table import Table
from kolmikko.rulekit.book import load
from kolmikko.rulekit.entries import Book, Option
from kolmikko.rulekit.refusal import Refusal
from kolmikko.studies.hints import Hint
from kolmikko.text.catalog import Words
from kolmikko.text.results import result_lines, settled_lines, signed
from kolmikko.text.rulebook import rulebook
from kolmikko.text.say import Speaker
from kolmikko.tui.course import Course
from kolmikko.tui.log import Line
from kolmikko.tui.rules_page import rules_page

QUIET: Final = ("dealt-hidden", "dealt-face-up")
"""Events of the deal that lie on the table for all to see."""

KEYS: Final = (
    ("← →", "ui-help-move"),
    ("Space", "ui-help-choose"),
    ("{ranks}", "ui-help-rank"),
    ("⏎", "ui-help-play"),
    ("Tab", "ui-help-tab"),
    ("Esc", "ui-help-clear"),
    ("{why}", "ui-help-why"),
    ("i", "ui-help-hint"),
    ("r", "ui-help-rules"),
    ("l", "ui-help-log"),
    ("+ -", "ui-help-pace"),
    ("c", "ui-help-suits"),
    ("F4", "ui-help-theme"),
    ("?", "ui-help-help"),
    ("Ctrl+Q", "ui-help-quit"),
)


def letters(words: Words) -> tuple[str, ...]:
    """The index letters of the ranks in a language, from two to ace."""
    return tuple(words.say(f"rank-{rank}.index") for rank in RANKS)


def why_key(words: Words) -> str:
    """The key that asks why not: W, or Y where W is the letter of a rank."""
    return "y" if "W" in letters(words) else "w"


class Telling:
    """Says what one person may know, in one language."""

    def __init__(self, course: Course, words: Words) -> None:
        self.course = course
        self.words = words
        self._lines: list[Line] = []
        self._of: tuple[int, int] = (-2, 0)

    @property
    def speaker(self) -> Speaker:
        """Speaks to the person at the keyboard."""
        table = self.course.table
        names = self.course.names
        return Speaker(self.words, table.game, table.options, names, self.course.viewer)

    def lines(self) -> Sequence[Line]:
        """A sentence for everything that has been told so far."""
        course = self.course
        key = (course.viewer, course.table.deal_number)
        if key != self._of or len(self._lines) > course.story.told:
            self._of, self._lines = key, []
        speaker = self.speaker
        for event in course.story.shown[len(self._lines) :]:
            mine = event.seat is not None and event.seat == course.viewer
            text = "" if event.kind in QUIET else speaker.event(event)
            self._lines.append(Line(text, event.because, is_mine=mine))
        return [line for line in self._lines if line.text]

    def turn(self) -> str:
        """Whose turn it is."""
        return self.speaker.turn(self.course.table.deal)

    def refusal(self, refusal: Refusal) -> str:
        """Why the person at the keyboard may not do something."""
        return self.speaker.refusal(refusal)

    def why(self, refusal: Refusal) -> Text:
        """The refusal, the rule behind it, and the options that decide about it."""
        table, language = self.course.table, self.words.language
        book = load(table.game.name)
        text = Text()
        text.append(self.refusal(refusal), "bold")
        heading, reading = _entry(book, refusal.clause, language)
        text.append(f"\n\n{refusal.clause}  {heading}\n", "bold")
        text.append(reading)
        for option in options_behind(book, refusal.clause):
            text.append(f"\n\n{self._option(option, table)}")
        return text

    def _option(self, option: Option, table: Table) -> str:
        language = self.words.language
        value = table.options.written(option.id)
        chosen = option.answer(value)
        others = [answer for answer in option.answers if answer is not chosen]
        return self.words.say(
            "ui-why-option",
            question=option.question[language],
            option=option.id,
            answer=_filled(chosen.name[language], value),
            others="; ".join(_filled(answer.name[language], "n") for answer in others) or "–",
        )

    def hint(self, found: Hint) -> str:
        """What a bot advises, and why."""
        return "\n".join(hint_lines(found, self.course.table.game, self.words))

    def title(self) -> str:
        """What is played here, for the top line."""
        table, words = self.course.table, self.words
        name = words.say(f"{table.game.name}-name")
        preset = load(table.game.name).preset(table.plan.preset).name[words.language]
        deals, played = table.plan.deals, table.deal_number
        if deals == 1 == played:
            return f"{name} · {preset}"
        agreed = deals if deals and played <= deals else 0
        number = words.say("ui-deal", number=played, deals=agreed)
        return f"{name} · {preset} · {number}"

    def result(self) -> Text:
        """How the deal ended, and the match so far."""
        table, words = self.course.table, self.words
        text = Text("\n".join(result_lines(self.speaker, table.deal)))
        match = table.standing()
        if match.money is None and (match.played > 1 or table.plan.deals != 1):
            text.append(f"\n\n{words.say('ui-wins')}\n", "bold")
            rows = sorted(zip(self.course.names, match.wins, strict=True), key=lambda row: -row[1])
            text.append(
                "\n".join(words.say("ui-wins-of", name=name, count=wins) for name, wins in rows)
            )
        if match.plays_on:
            text.append(f"\n\n{words.say('result-plays-on')}")
        bank = table.deal.money()
        if match.money and table.is_over and bank and bank.bank:
            text.append("\n\n" + "\n".join(settled_lines(self.speaker, bank, match.money)))
            text.append(f"\n\n{words.say('ui-settled')}\n", "bold")
            rows = sorted(
                zip(self.course.names, match.money.balances, strict=True), key=lambda row: -row[1]
            )
            text.append("\n".join(f"{name}  {signed(words, chips)}" for name, chips in rows))
        return text

    def rules(self, width: int, quiet: str) -> Text:
        """The rules of this table."""
        table = self.course.table
        players = len(self.course.names)
        page = rulebook(table.game, table.options, self.words.language, "md", players)
        return rules_page(page, width, quiet)

    def help(self) -> Text:
        """The keys and what they do."""
        own = letters(self.words)
        ranks = " ".join(["2–9", "0", *own[9:]])
        text = keys_and_words(
            (key.format(ranks=ranks, why=why_key(self.words).upper()), self.words.say(message))
            for key, message in KEYS
        )
        text.append("\n")
        for message in ("ui-help-signs", "ui-help-mouse"):
            text.append(f"\n{self.words.say(message)}")
        return text


def keys_and_words(rows: Iterable[tuple[str, str]]) -> Text:
    """A list of keys with what they do."""
    text = Text()
    for key, words in rows:
        text.append(f"{key:<15}", "bold")
        text.append(f" {words}\n")
    text.right_crop(1)
    return text


def options_behind(book: Book, entry: str) -> Sequence[Option]:
    """The options that decide about a clause or a silence."""
    return [
        option
        for option in book.options
        if option.silence == entry or (option.silence is None and option.of == entry)
    ]


def _entry(book: Book, entry: str, language: str) -> tuple[str, str]:
    """The heading and the text of a clause or a silence."""
    for clause in book.clauses:
        if clause.id == entry:
            return clause.title[language], clause.reading[language]
    silence = book.silence(entry)
    settled = f" {silence.settled[language]}" if silence.settled else ""
    return silence.question[language], silence.why[language] + settled


def _filled(name: str, value: object) -> str:
    return name.replace("{n}", str(value)).replace("{card}", str(value))
