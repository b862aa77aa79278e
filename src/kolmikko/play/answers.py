"""What a person types at their turn, answered: moves, questions about the rules, and leaving."""

from collections.abc import Callable, Mapping
from typing import Final

from kolmikko.cards import RANKS, name_of
from kolmikko.play.hints import hint_for, hint_lines
from kolmikko.play.manners import MANNERS, ManyCardsError
from kolmikko.play.position import Seen, brief, whole
from kolmikko.play.saves import Saver
from kolmikko.play.screen import Screen
from kolmikko.play.table import Table
from kolmikko.play.typed import Reader, Typed, is_number, meanings
from kolmikko.rulekit.book import load
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.house_rules import allowing
from kolmikko.rulekit.options import write_value
from kolmikko.text.answers import answer_name, question
from kolmikko.text.board import Position, board
from kolmikko.text.catalog import Words
from kolmikko.text.moves import move_words
from kolmikko.text.rulebook import explain
from kolmikko.text.say import Speaker

ENGLISH: Final[Mapping[str, tuple[str, ...]]] = {
    "help": ("help", "?"),
    "board": ("board", "table"),
    "picture": ("picture",),
    "log": ("log",),
    "hint": ("hint",),
    "why": ("why", "why not"),
    "rules": ("rules", "rule"),
    "menu": ("menu",),
    "save": ("save",),
    "quit": ("quit", "exit", "q"),
}
LONGEST_MENU: Final = 9
MOST_HOUSE_RULES: Final = 2


class Leave(Exception):  # noqa: N818 (it is no error)
    """The person leaves the table; the match is kept."""


class Answers:
    """Takes a person's turn: shows the position, and answers lines until a move is made."""

    def __init__(self, table: Table, saver: Saver, words: Words, screen: Screen) -> None:
        self.table = table
        self.saver = saver
        self.words = words
        self.screen = screen
        self.names = tuple(seat.name for seat in table.plan.seats)
        self.manner = MANNERS[table.game.name]
        self.seat = 0
        self.line = ""
        verbs = {verb: (verb,) for verb in table.game.verbs}
        both = meanings([*ENGLISH.items(), *verbs.items(), *self._own_words(verbs)])
        self.reader = Reader(both, {rank: self._index(rank) for rank in RANKS})
        self.commands: Mapping[str, Callable[[Typed], None]] = {
            "help": self._help,
            "board": self._board,
            "picture": self._picture,
            "log": self._log,
            "hint": self._hint,
            "why": self._why,
            "rules": self._rules,
            "menu": self._menu,
            "save": self._saved,
            "quit": self._quit,
        }

    def take_turn(self, seat: int) -> None:
        """Let a person move. Raises Leave."""
        self.seat = seat
        self._position()
        while True:
            line = self.screen.ask(self.words.say("ui-plain-prompt") + " ")
            if line is None:
                raise Leave
            self.line = line.strip()
            move = self._answer(self.line)
            if move is not None and self._plays(move):
                return

    def say(self, message: str, **facts: str | int) -> None:
        self.screen.line(self.words.say(f"ui-plain-{message}", **facts))

    @property
    def seen(self) -> Seen:
        """What the person at the keyboard may know."""
        table = self.table
        view, events = table.view(self.seat), table.seen(self.seat)
        return Seen(view, events, self.names, table.options, self.words)

    @property
    def speaker(self) -> Speaker:
        """Speaks to the person at the keyboard."""
        table = self.table
        return Speaker(self.words, table.game, table.options, self.names, self.seat)

    def _own_words(self, verbs: Mapping[str, object]) -> list[tuple[str, list[str]]]:
        """What may be typed in the language of the person, beside English."""
        own = []
        for meaning in (*ENGLISH, *verbs):
            message = f"ui-plain-type-{meaning}"
            if self.words.has(message):
                texts = self.words.say(message).split(",")
                own.append((meaning, [text.strip() for text in texts]))
        return own

    def _index(self, rank: str) -> str:
        return self.words.say(f"rank-{rank}.index")

    def _position(self) -> None:
        self.screen.line()
        self.screen.line(self.speaker.turn(self.table.deal))
        for line in brief(self.seen):
            self.screen.line(line)
        self._offer(self._choices())

    def _choices(self) -> list[Move]:
        """The legal moves in the order of the menu."""
        deal = self.table.deal
        return [deal.move_of(action) for action in deal.legal()]

    def _offer(self, choices: list[Move]) -> None:
        """The menu, unless it is long; then which ranks may be played."""
        if len(choices) <= LONGEST_MENU:
            self._list(choices)
            return
        plays = [move for move in choices if move.verb == "play"]
        most = {RANKS[move.cards[0] >> 2]: len(move.cards) for move in plays}
        ranks = [self._index(rank) + (f"×{n}" if n > 1 else "") for rank, n in most.items()]
        self.say("can-play", ranks=", ".join(ranks))
        self._list([move for move in choices if move.verb != "play"], after=len(plays))
        self.say("menu-hint", count=len(choices))

    def _list(self, choices: list[Move], after: int = 0) -> None:
        for number, move in enumerate(choices, after + 1):
            self.say("choice", number=number, what=self._what(move))

    def _what(self, move: Move) -> str:
        """A move as a line of the menu."""
        what = move_words(self.words, self.table.game, move)
        if len(move.cards) in self.table.game.verbs[move.verb]:
            return what
        return self.words.say(f"ui-plain-{move.verb}-hint", what=what)

    def _answer(self, line: str) -> Move | None:
        """Do what a line says; a move if it names one."""
        if not line:
            self._position()
            return None
        typed = self.reader.read(line)
        if self.manner.decides(self.table.view(self.seat)) and is_number(line):
            typed = Typed(None, number=int(line))
        if typed is None:
            self.say("not-understood")
            return None
        if typed.number is not None:
            return self._chosen(typed.number)
        command = self.commands.get(typed.word or "")
        if command:
            command(typed)
            return None
        return self._move(typed)

    def _chosen(self, number: int) -> Move | None:
        choices = self._choices()
        if not 1 <= number <= len(choices):
            self.say("no-such-choice", count=len(choices))
            return None
        move = choices[number - 1]
        return move if self._has_its_cards(move) else None

    def _move(self, typed: Typed) -> Move | None:
        def legal(move: Move) -> bool:
            return self.table.refusal(self.seat, move) is None

        try:
            view = self.table.view(self.seat)
            move = self.manner.move(view, typed.word, typed.cards, legal)
        except ManyCardsError as many:
            self.say("which-card", cards=" ".join(map(name_of, many.cards)))
            return None
        if typed.rest and not typed.cards:
            self.say("not-understood")
            return None
        return move if self._has_its_cards(move) else None

    def _has_its_cards(self, move: Move) -> bool:
        """Whether a move names as many cards as its verb takes; says so if not."""
        wanted = self.table.game.verbs[move.verb]
        if len(move.cards) in wanted:
            return True
        self.say("cards-wanted", verb=move.verb, count=wanted.start)
        return False

    def _plays(self, move: Move) -> bool:
        """Make a move, or say why it is refused."""
        refusal = self.table.refusal(self.seat, move)
        if refusal is None:
            self.table.play(self.seat, move)
            return True
        self.screen.line(self.speaker.refusal(refusal))
        self._house_rules(move)
        if is_number(self.line) and 1 <= int(self.line) <= len(self._choices()):
            self.say("number-hint", number=int(self.line))
        return False

    def _house_rules(self, move: Move) -> None:
        """The house rules that would allow a move."""
        book = load(self.table.game.name)
        found = allowing(self.table.game, self.table.deal, self.seat, move)
        for name, value in found[:MOST_HOUSE_RULES]:
            option = book.option(name)
            self.say(
                "house-rule",
                question=question(self.words, option),
                answer=answer_name(self.words, option, value),
                rule=f"{name}={write_value(value)}".replace('"', ""),
            )

    def _why(self, typed: Typed) -> None:
        """Why a card or a move is refused."""
        asked = self.reader.read(typed.rest) if typed.rest else None
        if asked is None or asked.word in self.commands or asked.number is not None:
            self.say("why-what")
            return
        move = self._move(asked)
        if move is None:
            return
        refusal = self.table.refusal(self.seat, move)
        if refusal is None:
            self.say("why-legal")
            return
        self.screen.line(self.speaker.refusal(refusal))
        self._clause(refusal.clause)
        self._house_rules(move)

    def _clause(self, clause_id: str) -> None:
        game, options = self.table.game, self.table.options
        try:
            text = explain(game, clause_id, options, self.words.language)
        except LookupError:
            self.say("no-clause", clause=clause_id)
            return
        for line in text.splitlines():
            self.screen.line(line)

    def _rules(self, typed: Typed) -> None:
        if not typed.rest:
            game = self.table.game
            self.say(
                "rules-hint", clause=game.clauses.ids[7], command=f"kolmikko rules {game.name}"
            )
            return
        known = {entry.casefold(): entry for entry in load(self.table.game.name).ids}
        self._clause(known.get(typed.rest, typed.rest))

    def _help(self, typed: Typed) -> None:
        del typed
        for line in self.words.say(f"ui-plain-help-{self.table.game.name}").splitlines():
            self.screen.line(line)
        for line in self.words.say("ui-plain-help").splitlines():
            self.screen.line(line)

    def _board(self, typed: Typed) -> None:
        del typed
        for line in whole(self.seen):
            self.screen.line(line)

    def _picture(self, typed: Typed) -> None:
        del typed
        seen = self.seen
        drawn = Position(seen.view, seen.events, self.names)
        for line in board(drawn, self.words, self.screen.width):
            self.screen.line(line)

    def _log(self, typed: Typed) -> None:
        del typed
        for event in self.table.seen(self.seat):
            self.screen.line(self.speaker.event(event, why=True))

    def _hint(self, typed: Typed) -> None:
        del typed
        self.say("hint-thinking")
        found = hint_for(self.table.deal.copy(), self.seat)
        for line in hint_lines(found, self.table.game, self.words):
            self.screen.line(line)

    def _menu(self, typed: Typed) -> None:
        del typed
        self._list(self._choices())

    def _saved(self, typed: Typed) -> None:
        del typed
        if self.saver.save(self.table):
            self.say("saved", command="kolmikko resume")
        else:
            self.say("not-saved", why=str(self.saver.problem))

    def _quit(self, typed: Typed) -> None:
        raise Leave
