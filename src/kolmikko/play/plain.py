"""The table line by line: one fact a line, for people who read, and for those who listen.

No cursor tricks and no colours. Only what `Table.view` and `Table.seen` give for the person at
the keyboard is ever printed; between two persons the screen is cleared and the keyboard handed on.
"""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from kolmikko.match import Match, settled
from kolmikko.play.answers import Answers, Leave
from kolmikko.play.saves import Saver, short_path
from kolmikko.play.screen import Screen
from kolmikko.play.table import Table
from kolmikko.rulekit.game import SPECTATOR
from kolmikko.shuffle import new_secret
from kolmikko.text.catalog import Words
from kolmikko.text.results import result_lines, settled_lines, signed
from kolmikko.text.say import Speaker

UNTOLD: Final = ("dealt-hidden", "dealt-hand")
"""Events that the position tells better, or that tell nothing."""

TOLD_AGAIN: Final = 8


@dataclass(frozen=True)
class Style:
    """How a person wants to be shown a game: words, screen, and the seconds that a bot waits."""

    words: Words
    screen: Screen
    pace: float


def play(table: Table, saver: Saver, style: Style) -> bool:
    """Play a match, and rematches while they are wanted; False if one was left unfinished."""
    game = PlainGame(table, saver, style)
    try:
        game.match()
        while game.persons and game.wants("rematch", enter=False):
            table = Table(replace(table.plan, seed=new_secret()))
            game = PlainGame(table, Saver(), style)
            game.match()
    except Leave:
        game.left()
        return False
    return True


class PlainGame:
    """One match on a screen of lines."""

    def __init__(self, table: Table, saver: Saver, style: Style) -> None:
        self.table = table
        self.saver = saver
        self.words = style.words
        self.screen = style.screen
        self.pace = style.pace
        seats = table.plan.seats
        self.names = tuple(seat.name for seat in seats)
        self.persons = tuple(n for n, seat in enumerate(seats) if seat.bot is None)
        self.viewer = self.persons[0] if len(self.persons) == 1 else SPECTATOR
        self.parted: Path | None = None
        self.answers = Answers(table, saver, style.words, style.screen)
        self.told = dict.fromkeys(range(SPECTATOR, len(seats)), self._told_before())

    def say(self, message: str, **facts: str | int) -> None:
        """Show a message of this screen."""
        self.screen.line(self.words.say(f"ui-plain-{message}", **facts))

    def wants(self, question: str, *, enter: bool) -> bool:
        """Ask until somebody says yes or no; `enter` is what Enter means. Raises Leave."""
        yes, no = (self.words.say(f"ui-plain-{kind}-words").split() for kind in ("yes", "no"))
        while True:
            answer = self.screen.ask(self.words.say(f"ui-plain-{question}") + " ")
            if answer is None:
                raise Leave
            answer = answer.strip().casefold()
            if not answer:
                return enter
            if answer in yes or answer in no:
                return answer in yes
            self.say("yes-or-no", yes=yes[0], no=no[0])

    def match(self) -> None:
        """Play deal after deal until the match is over. Raises Leave."""
        self._welcome()
        while True:
            self._play_deal()
            self._tell_result()
            if self.table.is_over or not self._another_deal():
                break
            self.table.next_deal()
            self._save()
            self.told = dict.fromkeys(self.told, 0)
        self._tell_end()

    def left(self) -> None:
        """The person leaves; the match waits."""
        if self.saver.path is not None:
            self.say("left", command="kolmikko resume")

    def _told_before(self) -> int:
        """Of a match that goes on, only the last events are told again."""
        going_on = bool(self.table.record.deals[-1].actions)
        return max(0, len(self.table.events) - TOLD_AGAIN) if going_on else 0

    def _welcome(self) -> None:
        plan, say = self.table.plan, self.words.say
        self.screen.line(say(f"{plan.game}-name"))
        for seat in plan.seats:
            kind = "seat-bot" if seat.bot else "seat"
            self.say(kind, name=seat.name, bot=seat.bot or "")
        if self.persons:
            self.say("help-hint")

    def _play_deal(self) -> None:
        number, dealer = self.table.deal_number, self.table.match.dealer
        self.screen.line()
        self.screen.line(self._speaker().about("ui-plain-deal", dealer, number=number))
        self._news()
        while (seat := self.table.actor) is not None:
            if self.table.person_to_act():
                self._hand_over(seat)
                self._news()
                self.answers.take_turn(seat)
                self._save()
                self._news()
            else:
                self.table.step()
                self._save()
                self._news()
                self.screen.pause(self.pace)

    def _hand_over(self, seat: int) -> None:
        """Somebody else takes the keyboard, before anything of theirs is shown."""
        if seat == self.viewer:
            return
        if self.viewer != SPECTATOR:
            self._wait_for_enter("hide", seat)
        self.screen.hide()
        self._wait_for_enter("pass-keyboard", seat)
        self.viewer = seat

    def _wait_for_enter(self, question: str, seat: int) -> None:
        prompt = self.words.say(f"ui-plain-{question}", name=self.names[seat])
        if self.screen.ask(prompt + " ") is None:
            raise Leave

    def _speaker(self) -> Speaker:
        table = self.table
        return Speaker(self.words, table.game, table.options, self.names, self.viewer)

    def _news(self) -> None:
        """What the person at the keyboard has not been told yet."""
        speaker = self._speaker()
        for event in self.table.seen(self.viewer, after=self.told[self.viewer]):
            if event.kind not in UNTOLD:
                self.screen.line(speaker.event(event))
        self.told[self.viewer] = len(self.table.events)

    def _save(self) -> None:
        had_problem = self.saver.problem is not None
        if not self.saver.save(self.table) and not had_problem:
            self.say("not-saved", why=str(self.saver.problem))
        if self.saver.path and self.saver.parted != self.parted:
            self.parted = self.saver.parted
            path = short_path(self.saver.path)
            self.screen.line(self.words.say("ui-save-parted", path=path))

    def _tell_result(self) -> None:
        self.screen.line()
        for line in result_lines(self._speaker(), self.table.deal):
            self.screen.line(line)
        if self.table.standing().plays_on:
            self.screen.line(self.words.say("result-plays-on"))

    def _another_deal(self) -> bool:
        """Whether to deal again. Raises Leave when an agreed number of deals is not reached."""
        if not self.persons:
            return True
        if self.wants("next-deal", enter=True):
            return True
        if self.table.plan.deals is None:
            return False
        raise Leave

    def _tell_end(self) -> None:
        match = self.table.standing()
        if not self.table.is_over:
            match = settled(match)
        if match.played > 1 or match.money:
            self.say("match-over", count=match.played)
            for line in self._settled(match):
                self.screen.line(line)
            for seat, name in enumerate(self.names):
                if match.money:
                    chips = signed(self.words, match.money.balances[seat])
                    self.say("final-chips", name=name, amount=chips)
                else:
                    self.say("final-wins", name=name, count=match.wins[seat])
        record = self.saver.finish(self.table)
        if record:
            self.say("record", path=short_path(record))

    def _settled(self, match: Match) -> list[str]:
        """What became of the bank."""
        before = self.table.deal.money()
        return settled_lines(self._speaker(), before, match.money) if before and match.money else []
