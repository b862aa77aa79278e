"""A recorded game told in words: what happened, step by step, and each position if it is wanted."""

import re
import shutil
import sys
from collections.abc import Iterator
from typing import Final

import click

from kolmikko.cards import read_cards
from kolmikko.records.record import Action, DealRecord, Record, one_line
from kolmikko.records.replay import Step, replay
from kolmikko.rulekit.book import load
from kolmikko.rulekit.events import Event
from kolmikko.rulekit.game import SPECTATOR
from kolmikko.text.answers import answer_name, question
from kolmikko.text.board import Position, board
from kolmikko.text.catalog import Words
from kolmikko.text.moves import move_words
from kolmikko.text.results import result_lines, settled_lines, signed
from kolmikko.text.say import Speaker

WIDTH: Final = 80
RED_CARD: Final = re.compile(r"\S{1,2}[♥♦]")


class Teller:
    """Tells one record to a reader who may see every card."""

    def __init__(self, record: Record, name: str, words: Words, *, board: bool, why: bool) -> None:
        self.record = record
        self.name = one_line(name)
        self.words = words
        self.draws = board
        self.why = why
        self.names = record.players
        self.speaker = Speaker(words, record.game, record.options, self.names)
        self.events: list[Event] = []
        self.cited: set[str] = set()

    def lines(self, *, whole: bool) -> Iterator[str]:
        """The record, to its end if it is whole. Raises RecordError where an action is refused."""
        yield from self._heading()
        partial = any(deal.is_partial for deal in self.record.deals)
        yield from self._actions_only() if partial else self._replayed(whole=whole)
        if self.cited and whole:
            yield from self._clauses()

    def _heading(self) -> Iterator[str]:
        say, record = self.words.say, self.record
        book, language = load(record.game.name), self.words.language
        game = say(f"{record.game.name}-name")
        yield say("ui-replay-title", record=self.name, game=game)
        yield say("ui-replay-players", names=", ".join(self.names))
        yield say("ui-replay-rules", preset=book.preset(record.preset).name[language])
        for key, value in record.rules.items():
            option = book.option(key)
            asked, chosen = question(self.words, option), answer_name(self.words, option, value)
            yield say("ui-replay-change", question=asked, answer=chosen)
        if record.money:
            yield say("ui-replay-stake", amount=record.money.stake)

    def _replayed(self, *, whole: bool) -> Iterator[str]:
        last: Step | None = None
        for step in replay(self.record):
            if step.number == 0:
                if last:
                    yield from self._end(last)
                yield from self._dealt(step.deal_number, self.record.deals[step.deal_number - 1])
                self.events = []
            self.events += step.events
            yield from self._told(step)
            if self.draws:
                yield from self._board(step)
            last = step
        if last and whole:
            yield from self._end(last)
            yield from self._settled(last)

    def _dealt(self, number: int, deal: DealRecord) -> Iterator[str]:
        yield ""
        yield self.words.say("ui-replay-deal", number=number, name=self.names[deal.dealer])

    def _told(self, step: Step) -> Iterator[str]:
        """What came of one action; its number stands before the first sentence."""
        number = f"{step.number:>4}" if step.number else " " * 4
        for event in step.events:
            yield _painted(f"{number}  {self._sentence(event)}")
            number = " " * 4

    def _sentence(self, event: Event) -> str:
        sentence = self.speaker.event(event)
        if not self.why or not event.because:
            return sentence
        self.cited.update(event.because)
        return f"{sentence} [{', '.join(event.because)}]"

    def _board(self, step: Step) -> list[str]:
        view = step.deal.observe(SPECTATOR)
        hands, hidden = _zone(step, "hand"), _zone(step, "hidden")
        position = Position(view, self.events, self.names, hands, hidden)
        width = shutil.get_terminal_size((WIDTH, 24)).columns if sys.stdout.isatty() else WIDTH
        return [_painted(line) for line in board(position, self.words, width)]

    def _end(self, step: Step) -> Iterator[str]:
        if step.deal.actor is not None:
            yield self.words.say("ui-replay-unfinished")
        else:
            yield from result_lines(self.speaker, step.deal)

    def _settled(self, last: Step) -> Iterator[str]:
        """What would become of the bank if no other deal followed, which no record tells."""
        game, deal, before = self.record.game, last.deal, last.deal.money()
        if deal.actor is not None or before is None or game.plays_on(self.record.options, before):
            return
        after = game.settle(before, deal.setup.dealer)
        told = settled_lines(self.speaker, before, after) if after else []
        if after and told:
            yield self.words.say("ui-replay-if-last")
            yield from told
            for name, chips in zip(self.names, after.balances, strict=True):
                balance = signed(self.words, chips)
                yield self.words.say("ui-plain-final-chips", name=name, amount=balance)

    def _actions_only(self) -> Iterator[str]:
        """A record of one seat's view: what was done, without the rules."""
        yield ""
        yield self.words.say("ui-replay-partial")
        for number, deal in enumerate(self.record.deals, 1):
            yield from self._dealt(number, deal)
            for n, action in enumerate(deal.actions, 1):
                yield _painted(f"{n:>4}  {self._action(action)}")

    def _action(self, action: Action) -> str:
        return f"{self.names[action.seat]}: {move_words(self.words, self.record.game, action.move)}"

    def _clauses(self) -> Iterator[str]:
        """The titles of all clauses that were cited, in the order of the book."""
        book, language = load(self.record.game.name), self.words.language
        titles = {clause.id: clause.title[language] for clause in book.clauses}
        titles |= {silence.id: silence.question[language] for silence in book.silences}
        yield ""
        yield self.words.say("ui-replay-clauses")
        for clause, title in titles.items():
            if clause in self.cited:
                yield f"{clause:>6}  {title}"


def _zone(step: Step, zone: str) -> dict[int, int]:
    """The cards of each seat in one of its zones, where a game has such."""
    found = {}
    zones = step.deal.zones()
    for seat in range(step.deal.setup.seats):
        of_seat = zones[f"p{seat + 1}"]
        if isinstance(of_seat, dict) and zone in of_seat:
            found[seat] = read_cards(" ".join(of_seat[zone]))
    return found


def _painted(line: str) -> str:
    """Red suits in red; click takes the colour away where there is no terminal."""
    return RED_CARD.sub(lambda found: click.style(found.group(), fg="red"), line)
