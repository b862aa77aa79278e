"""The course of a match on the screen: who is at the keyboard, what they may know, what comes next.

Here and nowhere else the table is asked for what somebody may see. The screen is given a `Story`
and never looks at the table itself.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from kolmikko.play.hints import hint_for
from kolmikko.play.table import Table
from kolmikko.rulekit.events import Event
from kolmikko.rulekit.game import SPECTATOR, Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.studies.hints import Hint
from kolmikko.tui.desk import Story

HELD: Final = {"flipped": ("did-not-fit",), "revealed": ("did-not-fit",), "played": ("toppled",)}
"""Events that are held for a moment when one of these follows, so that all can see the card."""


class Course:
    """The table as the one person at the keyboard meets it.

    `viewer` is a seat, or SPECTATOR while the keyboard changes hands or when only bots play.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names: Final = tuple(seat.name for seat in table.plan.seats)
        self.persons: Final = tuple(
            number for number, seat in enumerate(table.plan.seats) if seat.bot is None
        )
        self.viewer: int = self.persons[0] if len(self.persons) == 1 else SPECTATOR
        self.story: Story = self._new_story(told=None)

    def look(self, *, at_once: bool) -> None:
        """See the table anew; what has just happened is told step by step, or all at once."""
        self.story = self._new_story(told=None if at_once else self.story.told)
        if not at_once:
            self.tell_more()

    def tell_more(self) -> bool:
        """Tell events up to the next moment worth holding; whether there are more after it."""
        events, told = self.story.events, self.story.told
        while told < len(events):
            told += 1
            if told < len(events) and events[told].kind in HELD.get(events[told - 1].kind, ()):
                break
        self.story.told = told
        return told < len(events)

    def adviser(self) -> Callable[[], Hint]:
        """Asks a bot what the person at the keyboard should do here; takes a second or two."""
        return partial(hint_for, self.table.deal.copy(), self.viewer)

    @property
    def is_telling(self) -> bool:
        """Whether something that happened has not been told yet."""
        return self.story.told < len(self.story.events)

    def next_person(self) -> int | None:
        """The person whom the keyboard has to be handed to before the match can go on."""
        table = self.table
        if table.person_to_act() and table.actor != self.viewer:
            return table.actor
        return None

    def sit_down(self, viewer: int) -> None:
        """Somebody else is at the keyboard: nothing of what the last one saw is kept."""
        self.viewer = viewer
        self.story = self._new_story(told=None)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the viewer may not make a move."""
        return self.table.refusal(self.viewer, move)

    def play(self, move: Move) -> None:
        """The viewer's move, which is legal."""
        self.table.play(self.viewer, move)
        self.look(at_once=False)

    def _new_story(self, told: int | None) -> Story:
        events: list[Event] = self.table.seen(self.viewer)
        return Story(
            view=self.table.view(self.viewer),
            events=events,
            names=self.names,
            told=len(events) if told is None else min(told, len(events)),
        )
