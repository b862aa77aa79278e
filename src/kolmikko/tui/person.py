"""What the person at the keyboard does: chooses cards, does what a button says, asks why not."""

from typing import TYPE_CHECKING

from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.studies.hints import Hint
from kolmikko.tui.desk import Group, Offer
from kolmikko.tui.dialogs import Dialog

if TYPE_CHECKING:
    from kolmikko.tui.app import TableApp


class Person:
    """The person at the keyboard; `refused` is what was refused last, `asked` what to ask twice.

    `asked_at` is how many events there were when a hint was asked for.
    """

    def __init__(self, app: "TableApp") -> None:
        self.app = app
        self.refused: Refusal | None = None
        self.asked = ""
        self.asked_at = 0

    def forget(self) -> None:
        """Nothing is refused or asked any more."""
        self.refused, self.asked = None, ""

    def choose(self, group: Group) -> None:
        """Choose cards; if they may not be played, say so at once."""
        if not self.app.my_turn:
            self.app.say(is_refusal=True)
            return
        self.app.desk.toggle(group)
        self.app.board.hand.go_to(group)
        self.forget()
        self.app.show_table()
        main = next((offer for offer in self.app.desk.offers() if offer.is_main), None)
        if self.app.desk.chosen and main and main.move and not main.is_legal:
            self.refuse(main.move)

    def want(self, offer: Offer) -> None:
        """Do what a button says, or say why not."""
        if offer.verb == "give-up":
            self.clear()
        elif offer.is_legal and self.app.desk.start(offer.verb):
            self.app.show_table()
        elif offer.move is None:
            if self.app.board.hand.group and not self.app.desk.chosen:
                self.choose(self.app.board.hand.group)
            else:
                self.app.say(self.app.desk.hint(), is_refusal=True)
        elif not self.refuse(offer.move):
            if offer.asks and self.asked != offer.verb:
                self.asked = offer.verb
                self.app.say(offer.asks)
            else:
                self.app.play(offer.move)

    def refuse(self, move: Move) -> bool:
        """Say why a move may not be made; whether that is so."""
        self.refused = self.app.course.refusal(move)
        if self.refused:
            self.app.say(self.app.board.telling.refusal(self.refused), is_refusal=True)
        return self.refused is not None

    def explain(self, group: Group | None) -> None:
        """Why not? Of what was refused last, or else of a group of cards."""
        app, say, refused = self.app, self.app.words.say, self.refused
        if refused is None and group and not app.thinking:
            refused = app.course.refusal(app.desk.asked(group))
        if refused is None:
            app.say(say("ui-why-none"))
            return
        done = (("close", "", say("ui-close")),)
        app.push_screen(Dialog(say("ui-why"), app.board.telling.why(refused), done))

    def ask(self) -> None:
        """Ask a bot what to do here; it thinks beside the screen."""
        app = self.app
        if not app.my_turn:
            app.say(is_refusal=True)
            return
        app.say(app.words.say("ui-plain-hint-thinking"))
        self.asked_at = len(app.course.story.events)
        app.run_worker(app.course.adviser(), name="hint", group="hint", thread=True, exclusive=True)

    def advise(self, found: Hint) -> None:
        """Show what the bot says, unless the game has gone on meanwhile."""
        app, say = self.app, self.app.words.say
        if app.my_turn and self.asked_at == len(app.course.story.events):
            app.say()
            done = (("close", "", say("ui-close")),)
            app.push_screen(Dialog(say("ui-hint"), app.board.telling.hint(found), done))

    def clear(self) -> None:
        """Put the chosen cards back."""
        self.app.desk.give_up()
        self.forget()
        self.app.show_table()
