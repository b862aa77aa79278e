"""Saying what happened, what is refused and whose turn it is, to one listener.

Everything comes in as ids and facts (events, refusals, options) and goes out as whole sentences
of the catalog. Which message: `kolmonen-took` for an event, in its form `.you` for the one who
did it; `refusal-K15` for a refusal, in its form `.why` when it is said about somebody.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from kolmikko.rulekit.events import Event, Hidden, Shown
from kolmikko.rulekit.game import SPECTATOR, Deal, Game
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.refusal import Refusal
from kolmikko.text.card_words import group_text
from kolmikko.text.catalog import Words

Facts = dict[str, str | int]

YES: Final = "yes"
NO: Final = "no"


class Saying(NamedTuple):
    """A message of the catalog, or a form of one, with the facts that it needs."""

    message: str
    facts: Facts


class Forms(Protocol):
    """Knows which forms a message has; all languages have the same ones."""

    def has(self, message: str) -> bool: ...


@dataclass(frozen=True)
class Choice:
    """Chooses what is said to one viewer, a seat or SPECTATOR: messages and facts, in no language.

    `names` are the players', by seat. Events must be those that the viewer may see.
    """

    forms: Forms
    game: Game
    options: RuleOptions
    names: tuple[str, ...]
    viewer: int = SPECTATOR

    def event(self, event: Event) -> Saying:
        """What happened."""
        message = self.form(f"{self.game.name}-{event.kind}", event.seat, event.other)
        facts = dict(_nameless(event))
        if event.seat is not None:
            facts["name"] = self.names[event.seat]
        if event.other is not None:
            facts["other"] = self.names[event.other]
        return Saying(message, facts)

    def refusal(self, refusal: Refusal) -> Saying:
        """Why the viewer may not do what they tried; its form `.why` says it of anybody."""
        return Saying(f"refusal-{refusal.clause}", self._refusal_facts(refusal))

    def form(self, message: str, seat: int | None, other: int | None = None) -> str:
        """The form of a message that fits the viewer."""
        if self.viewer == SPECTATOR:
            return message
        for form, who in (("you", seat), ("to-you", other)):
            if who == self.viewer and self.forms.has(f"{message}.{form}"):
                return f"{message}.{form}"
        return message

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


@dataclass(frozen=True)
class Speaker:
    """Says in words what happens at a table to one viewer; see `Choice`."""

    words: Words
    game: Game
    options: RuleOptions
    names: tuple[str, ...]
    viewer: int = SPECTATOR

    @property
    def _choice(self) -> Choice:
        return Choice(self.words, self.game, self.options, self.names, self.viewer)

    def event(self, event: Event, *, why: bool = False) -> str:
        """What happened, as a sentence; with `why`, followed by the clauses behind it."""
        message, facts = self._choice.event(event)
        sentence = self.words.say(message, **facts)
        if not why or not event.because:
            return sentence
        clauses = ", ".join(event.because)
        return self.words.say("with-clauses", sentence=sentence, clauses=clauses)

    def refusal(self, refusal: Refusal) -> str:
        """Why the listener may not do what they tried, with the clause."""
        message, facts = self._choice.refusal(refusal)
        return self.words.say(message, **facts)

    def reason(self, refusal: Refusal) -> str:
        """The same about anybody, without the clause: "a 5 does not go on an 8"."""
        message, facts = self._choice.refusal(refusal)
        return self.words.say(f"{message}.why", **facts)

    def turn(self, deal: Deal) -> str:
        """Whose turn it is."""
        actor = deal.actor
        if actor is None:
            return self.words.say("turn-over")
        return self.about("turn-draw" if deal.at_chance else "turn", actor)

    def about(self, message: str, seat: int, **facts: str | int) -> str:
        """A message about one seat, in the second person if that is the listener."""
        form = self._choice.form(message, seat)
        return self.words.say(form, name=self.names[seat], **facts)


@lru_cache(maxsize=1024)
def _nameless(event: Event) -> Facts:
    """The facts of an event without names; many at a table may see the same."""
    return {
        "cards": group_text(event.cards),
        "more": group_text(event.more),
        "count": _size(event.cards),
        "shown": YES if isinstance(event.cards, Shown) else NO,
        "amount": event.amount,
        "clause": event.because[0] if event.because else NO,
    }


def _size(group: Shown | Hidden | None) -> int:
    if isinstance(group, Hidden):
        return group.count
    return len(group.cards) if group else 0
