"""For tests of any game, ours and those of users of the library: drawn deals, walks and asking.

Everything here works on every game of `kolmikko.games.GAMES` through the `Deal` interface and
knows no rule. Drawn positions of one game are read by that game's `notation`. The strategies need
Hypothesis, which only developers install; everything else runs without it.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kolmikko.cards import card, names
from kolmikko.rulekit.events import Event, Shown, seen_from
from kolmikko.rulekit.game import SPECTATOR, Deal, Game, Money, Move, Setup
from kolmikko.rulekit.options import (
    NONE,
    NoAnswerError,
    OptionError,
    RuleOptions,
    Written,
    answers_of,
    option_names,
    smallest,
)

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn, SearchStrategy

Chooser = Callable[[Deal, tuple[int, ...]], int]
"""Picks one of the legal actions of a deal."""

LONG_ENOUGH: Final = 400
"""Actions after which a walk stops unless told otherwise."""

CHIPS: Final = 100


# --- asking a deal ------------------------------------------------------------------------------


def move(text: str) -> Move:
    """The move written as in a record, without its seat: "play 5c 5d"."""
    verb, *cards = text.split()
    return Move(verb, tuple(map(card, cards)))


def moves(deal: Deal) -> list[str]:
    """What may be done now, as a trace writes it: ["play 5*1", "take"]."""
    return deal.legal_texts()


def refused(deal: Deal, text: str, seat: int | None = None) -> str | None:
    """The clause that refuses a move of the seat to act (or of another one), or None.

    Raises AssertionError when asking changed what lies where.
    """
    before = deal.zones()
    asked = (deal.actor or 0) if seat is None else seat
    answer = deal.refusal(asked, move(text))
    assert deal.zones() == before, f"asking about {text!r} changed the deal"
    return answer.clause if answer else None


def play(deal: Deal, *texts: str) -> list[Event]:
    """Play moves one after the other, each by the seat to act; all that came of them."""
    events: list[Event] = []
    for text in texts:
        if deal.actor is None:
            raise ValueError(f"the deal is over before {text!r}")
        events += deal.play(deal.actor, move(text))
    return events


def told(events: Iterable[Event], viewer: int | None = None) -> list[str]:
    """Events as short texts, "played p1 5c 5d"; as one viewer sees them if one is given.

    Cards come in the order of the event, other cards after a slash, hidden ones as `??`.
    """
    seen = list(events) if viewer is None else [seen_from(viewer, event) for event in events]
    return [_told(event) for event in seen]


def kinds(events: Iterable[Event]) -> list[str]:
    """What kinds of things happened, in order."""
    return [event.kind for event in events]


def _told(event: Event) -> str:
    words = [event.kind]
    if event.seat is not None:
        words.append(f"p{event.seat + 1}")
    for sign, group in (("", event.cards), ("/", event.more)):
        if group is None:
            continue
        words += [sign] if sign else []
        if isinstance(group, Shown):
            words += [names(1 << number)[0] for number in group.cards]
        else:
            words += ["??"] * group.count
    return " ".join(words)


# --- walks --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a walk: who acted, what it was as a move, and what came of it."""

    seat: int
    action: int
    move: Move
    events: list[Event]


def walk(deal: Deal, chooser: Chooser, longest: int = LONG_ENOUGH) -> Iterator[Step]:
    """Play a deal on, action by action, until it ends or `longest` actions are done.

    The deal itself moves on: look at it between the steps, or walk a copy of it.
    """
    for _ in range(longest):
        seat = deal.actor
        if seat is None:
            return
        action = chooser(deal, deal.legal())
        named = deal.move_of(action)
        yield Step(seat, action, named, deal.act(action))


def at_random(seed: int) -> Chooser:
    """A chooser that takes any legal action; equal seeds choose alike."""
    chance = random.Random(seed)
    return lambda _deal, legal: chance.choice(legal)


def first(_deal: Deal, legal: tuple[int, ...]) -> int:
    """A chooser that takes the first legal action of the layout."""
    return legal[0]


def viewers(deal: Deal) -> tuple[int, ...]:
    """Everybody who may look at a deal: the spectator and every seat."""
    return (SPECTATOR, *range(deal.setup.seats))


# --- strategies of Hypothesis -------------------------------------------------------------------


def decks(game: Game, options: RuleOptions) -> "SearchStrategy[tuple[int, ...]]":
    """Whole packs in any order."""
    from hypothesis import strategies as st

    return st.permutations(game.pack(options)).map(tuple)


def options_of(game: Game) -> "SearchStrategy[RuleOptions]":
    """House rules with any answers; numbers are the usual one, the smallest, or a small one.

    Answers that the game does not allow together are not drawn.
    """
    from hypothesis import reject
    from hypothesis import strategies as st

    usual = game.presets["classic"]

    @st.composite
    def drawn(draw: "DrawFn") -> RuleOptions:
        changed = draw(st.sets(st.sampled_from(option_names(type(usual)))))
        rules = {n: draw(st.sampled_from(_answers(usual, n))) for n in sorted(changed)}
        try:
            return usual.changed(rules)
        except OptionError:
            reject()

    return drawn()


def setups(
    game: Game, options: "SearchStrategy[RuleOptions] | None" = None
) -> "SearchStrategy[Setup]":
    """Setups with as many seats as the options allow, any dealer and any deck.

    In a game for a stake every seat has the same chips and the bank may be full already.
    """
    from hypothesis import strategies as st

    @st.composite
    def drawn(draw: "DrawFn") -> Setup:
        chosen = draw(options_of(game) if options is None else options)
        seats = draw(st.sampled_from(seats_allowed(game, chosen)))
        dealer = draw(st.integers(0, seats - 1))
        money = None
        if game.needs_stake():
            bank = draw(st.sampled_from([0, 1, 2 * CHIPS]))
            money = Money(draw(st.integers(1, 9)), (CHIPS,) * seats, bank)
        return Setup(chosen, seats, dealer, draw(decks(game, chosen)), money)

    return drawn()


def choosers() -> "SearchStrategy[Chooser]":
    """Choosers that take legal actions at random, each with its own luck."""
    from hypothesis import strategies as st

    return st.integers(0, 2**32 - 1).map(at_random)


def seats_allowed(game: Game, options: RuleOptions) -> list[int]:
    """The numbers of seats that may play under these options."""
    most = len(game.pack(options)) // 3
    return [seats for seats in range(1, most + 1) if game.seat_error(options, seats) is None]


def _answers(options: RuleOptions, name: str) -> list[Written]:
    answers = list(answers_of(type(options), name))
    if answers:
        return answers
    usual = options.written(name)
    if isinstance(usual, int):
        least = smallest(type(options), name)
        return [usual, least, least + 1, least + 12]
    return [NONE, *_cards_that_may_be_marked(options, name)]


def _cards_that_may_be_marked(options: RuleOptions, name: str) -> list[str]:
    try:
        options.changed({name: "?"})
    except NoAnswerError as error:
        return [answer for answer in error.known if answer != NONE]
    return []
