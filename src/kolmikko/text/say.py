"""Saying what happened, what is refused and whose turn it is, to one listener.

Everything comes in as ids and facts (events, refusals, options) and goes out as whole sentences
of the catalog. Which message: `kolmonen-took` for an event, in its form `.you` for the one who
did it; `refusal-K15` for a refusal, in its form `.why` when it is said about somebody.
"""

from dataclasses import dataclass
from typing import Final

from kolmikko.rulekit.events import Event, Hidden, Shown
from kolmikko.rulekit.game import SPECTATOR, Deal, Game
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.refusal import Refusal
from kolmikko.text.card_words import group_text
from kolmikko.text.catalog import Words

Facts = dict[str, str | int]

YES: Final = "yes"
NO: Final = "no"


@dataclass(frozen=True)
class Speaker:
    """Says in words what happens at a table to one viewer, a seat or SPECTATOR.

    `names` are the players', by seat. Events must be those that the viewer may see.
    """

    words: Words
    game: Game
    options: RuleOptions
    names: tuple[str, ...]
    viewer: int = SPECTATOR

    def event(self, event: Event, *, why: bool = False) -> str:
        """What happened, as a sentence; with `why`, followed by the clauses behind it."""
        message = self._form(f"{self.game.name}-{event.kind}", event.seat, event.other)
        sentence = self.words.say(message, **self._event_facts(event))
        if not why or not event.because:
            return sentence
        clauses = ", ".join(event.because)
        return self.words.say("with-clauses", sentence=sentence, clauses=clauses)

    def refusal(self, refusal: Refusal) -> str:
        """Why the listener may not do what they tried, with the clause."""
        return self.words.say(f"refusal-{refusal.clause}", **self._refusal_facts(refusal))

    def reason(self, refusal: Refusal) -> str:
        """The same about anybody, without the clause: "a 5 does not go on an 8"."""
        return self.words.say(f"refusal-{refusal.clause}.why", **self._refusal_facts(refusal))

    def turn(self, deal: Deal) -> str:
        """Whose turn it is."""
        actor = deal.actor
        if actor is None:
            return self.words.say("turn-over")
        message = self._form("turn-draw" if deal.at_chance else "turn", actor)
        return self.words.say(message, name=self.names[actor])

    def about(self, message: str, seat: int, **facts: str | int) -> str:
        """A message about one seat, in the second person if that is the listener."""
        return self.words.say(self._form(message, seat), name=self.names[seat], **facts)

    def _form(self, message: str, seat: int | None, other: int | None = None) -> str:
        """The form of a message that fits the listener."""
        if self.viewer == SPECTATOR:
            return message
        for form, who in (("you", seat), ("to-you", other)):
            if who == self.viewer and self.words.has(f"{message}.{form}"):
                return f"{message}.{form}"
        return message

    def _event_facts(self, event: Event) -> Facts:
        facts: Facts = {
            "cards": group_text(event.cards),
            "more": group_text(event.more),
            "count": _size(event.cards),
            "shown": YES if isinstance(event.cards, Shown) else NO,
            "amount": event.amount,
            "clause": event.because[0] if event.because else NO,
        }
        if event.seat is not None:
            facts["name"] = self.names[event.seat]
        if event.other is not None:
            facts["other"] = self.names[event.other]
        return facts

    def _refusal_facts(self, refusal: Refusal) -> Facts:
        """The facts of a refusal, and every option of the table under its own name."""
        known = dict(refusal.facts)
        facts: Facts = {
            name: str(value).lower() if isinstance(value, bool) else value
            for name, value in self.options.all_written().items()
        }
        facts |= known
        if "turn" in known:
            facts["turn"] = self.names[int(known["turn"])]
        facts["my_turn"] = YES if known.get("seat") == known.get("turn") else NO
        facts["named"] = YES if known.keys() & {"rank", "card"} else NO
        named = known.get("cards", "").split()
        facts["twice"] = YES if len(set(named)) < len(named) else NO
        facts["pile"] = YES if "top" in known else NO
        facts["led"] = YES if "best" in known else NO
        return facts


def _size(group: Shown | Hidden | None) -> int:
    if isinstance(group, Hidden):
        return group.count
    return len(group.cards) if group else 0
