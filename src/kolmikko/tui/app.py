"""The terminal table: the clock by which bots act and events are told, and who is asked next."""

from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.events import Key, Resize
from textual.widget import Widget
from textual.worker import Worker, WorkerState

from kolmikko.play.saves import Saver, short_path
from kolmikko.play.table import Table
from kolmikko.rulekit.game import SPECTATOR, Move
from kolmikko.studies.hints import Hint
from kolmikko.text.catalog import Words
from kolmikko.tui.actions import Actions
from kolmikko.tui.board import Board
from kolmikko.tui.course import Course
from kolmikko.tui.desk import Desk
from kolmikko.tui.desks import desk_for
from kolmikko.tui.dialogs import CSS as DIALOG_CSS
from kolmikko.tui.dialogs import Dialog
from kolmikko.tui.hand import Hand
from kolmikko.tui.keys import press
from kolmikko.tui.outcome import Outcome
from kolmikko.tui.palette import DAY_THEME, NIGHT_THEME, theme
from kolmikko.tui.person import Person

PACES: Final = (3.0, 1.8, 1.0, 0.5, 0.2, 0.0)
"""Seconds before a bot acts, from slow to at once."""

WAIT: Final = 0.2
"""Seconds after which a table that waits for a dialog looks again."""

HOLD: Final = 0.7
"""How much of that time a card is held in sight before what comes of it is shown."""


class TableApp(App[Outcome]):
    """A match at one keyboard."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]
    CSS = "Screen { background: $cloth; color: $chalk; }" + DIALOG_CSS

    def __init__(
        self, table: Table, *, saver: Saver, words: Words, pace: float, dark: bool | None
    ) -> None:
        super().__init__()
        self.title = "kolmikko"
        self.table = table
        self.saver = saver
        self.words = words
        self.pace = pace
        self.course = Course(table)
        self.desk: Desk = desk_for(table, words)
        self.person = Person(self)
        self.thinking = False
        self._clock: TimerHandle | None = None
        for is_dark in (True, False):
            self.register_theme(theme(dark=is_dark))
        if dark is not None or self.theme.startswith("textual-"):
            self.theme = DAY_THEME if dark is False else NIGHT_THEME
        self.board = Board(self.course, self.desk, words, dark=self.current_theme.dark)

    def compose(self) -> Iterator[Widget]:
        yield self.board

    def on_mount(self) -> None:
        self.board.hand.focus()
        self.board.fit(self.size.width, self.size.height)
        self.theme_changed_signal.subscribe(self, lambda new: self.board.wear(dark=new.dark))
        self.change_pace(0)
        self.go_on()

    def on_unmount(self) -> None:
        if self._clock:
            self._clock.cancel()

    def on_resize(self, event: Resize) -> None:
        self.board.fit(event.size.width, event.size.height)

    @property
    def my_turn(self) -> bool:
        """Whether the person at the keyboard is to act."""
        acts = self.table.person_to_act() and self.table.actor == self.course.viewer
        return acts and not self.thinking

    def show_table(self) -> None:
        """Show the table as it stands."""
        self.board.show(my_turn=self.my_turn)

    def say(self, text: str = "", *, is_refusal: bool = False) -> None:
        """Write the line of the turn: this, or else whose turn it is."""
        self.board.say(text, is_refusal=is_refusal)

    def change_pace(self, step: int) -> None:
        """Let bots act faster or slower by so many steps."""
        nearest = min(range(len(PACES)), key=lambda n: abs(PACES[n] - self.pace))
        if step:
            nearest = min(max(0, nearest + step), len(PACES) - 1)
            self.pace = PACES[nearest]
        self.board.show_pace(nearest, len(PACES) - 1)

    def toggle_theme(self) -> None:
        """From night to day and back."""
        self.theme = DAY_THEME if self.current_theme.dark else NIGHT_THEME

    # --- what comes next ------------------------------------------------------------------------

    def go_on(self) -> None:
        """Show the table, and see to it that the match goes on; not if it has just been left."""
        if not self.screen_stack:
            return
        self.person.forget()
        self.show_table()
        if self.course.is_telling:
            self._after(self.pace * HOLD, self._tell_more)
        elif self.table.actor is None:
            self._after(self.pace, self._end_of_deal)
        elif not self.table.person_to_act():
            self._after(self.pace, self._step)
        elif self.course.next_person() is not None:
            self._after(self.pace, self._hand_over)

    def _after(self, seconds: float, then: Callable[[], None]) -> None:
        """Do something in a while, but not under a dialog: the table waits for its reader."""

        def now() -> None:
            if not self.screen_stack:
                return  # the table has just been left
            if isinstance(self.screen, Dialog):
                self._after(WAIT, then)
            else:
                then()

        # Not `set_timer`: a timer that starts later than it is due is never called.
        if self._clock:
            self._clock.cancel()
        self._clock = get_running_loop().call_later(seconds, self.call_next, now)

    def _tell_more(self) -> None:
        self.course.tell_more()
        self.go_on()

    def _step(self) -> None:
        """A bot thinks, beside the screen."""
        self.thinking = True
        self.run_worker(self.table.step, name="step", thread=True, exclusive=True)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        if event.worker.name == "step" and event.state == WorkerState.SUCCESS:
            self.thinking = False
            self.course.look(at_once=self.pace == 0)
            self._keep()
            self.go_on()
        elif isinstance(found := event.worker.result, Hint):
            self.person.advise(found)

    def play(self, move: Move) -> None:
        """A move of the person at the keyboard, which is legal."""
        self.desk.give_up()
        self.course.play(move)
        if self.pace == 0:
            self.course.look(at_once=True)
        self._keep()
        self.go_on()

    def _keep(self) -> None:
        saver, parted = self.saver, self.saver.parted
        if not saver.save(self.table):
            self.notify(self.words.say("ui-not-saved", why=str(saver.problem)), timeout=10)
        elif saver.path and saver.parted != parted:
            path = short_path(saver.path)
            self.notify(self.words.say("ui-save-parted", path=path), timeout=20)

    def _hand_over(self) -> None:
        """The keyboard goes to another person: first the table forgets the last one's cards."""
        person = self.course.next_person()
        if person is None:
            return
        self._sit(SPECTATOR)
        name = self.course.names[person]
        body = self.words.say("ui-cover-text", name=name)
        ready = (("ready", "", self.words.say("ui-cover-ready", name=name)),)
        sheet = Dialog(self.words.say("ui-cover", name=name), body, ready, covers=True)
        self.push_screen(sheet, lambda _: self._sit(person))

    def _sit(self, viewer: int) -> None:
        self.course.sit_down(viewer)
        self.desk.give_up()
        self.show_table()

    def _end_of_deal(self) -> None:
        if len(self.course.persons) > 1:
            self._sit(SPECTATOR)
        words, over = self.words, self.table.is_over
        if over:
            self.saver.finish(self.table)
        first = ("rematch", "m", "ui-rematch") if over else ("next", "n", "ui-next-deal")
        choices = [(name, key, words.say(label)) for name, key, label in (first, LEAVE)]
        title = words.say("ui-match-over" if over else "ui-deal-over")
        self.push_screen(Dialog(title, self.board.telling.result(), choices), self._ended)

    def _ended(self, choice: str | None) -> None:
        if choice == "next":
            self.table.next_deal()
            self.course.sit_down(self.course.viewer)
            self._keep()
            self.go_on()
        elif choice == "rematch":
            self.exit(Outcome.REMATCH)
        else:
            self.exit(Outcome.FINISHED if self.table.is_over else Outcome.LEFT)

    # --- what people do -------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        if isinstance(self.screen, Dialog):
            self.screen.choose_by_key(event.key)
        elif press(self, event.key):
            event.stop()
            event.prevent_default()

    def on_hand_chosen(self, message: Hand.Chosen) -> None:
        self.person.choose(message.group)

    def on_hand_asked(self, message: Hand.Asked) -> None:
        self.person.explain(message.group)

    def on_actions_wanted(self, message: Actions.Wanted) -> None:
        self.person.want(message.offer)

    def on_turn_line_asked(self) -> None:
        self.person.explain(self.board.hand.group)

    def action_leave(self) -> None:
        """Ask whether to leave the table."""
        if isinstance(self.screen, Dialog) and self.screen.heading == self.words.say("ui-leave"):
            self.exit(Outcome.LEFT)
            return
        words = self.words
        choices = [("leave", "", words.say("ui-leave-yes")), ("stay", "", words.say("ui-stay"))]
        self._keep()
        problem = self.saver.problem
        saved = words.say("ui-leave-text")
        text = words.say("ui-not-saved", why=str(problem)) if problem else saved
        self.push_screen(Dialog(words.say("ui-leave"), text, choices), self._left)

    def _left(self, choice: str | None) -> None:
        if choice == "leave":
            self.exit(Outcome.LEFT)


LEAVE: Final = ("leave", "q", "ui-leave-table")
