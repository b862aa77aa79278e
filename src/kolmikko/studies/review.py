"""A recorded game judged, each decision twice: by what its seat could know, and with open cards.

A searching bot looks at every decision with the eyes of who made it, and the same search once more
in the world as it was. The values are those of these searches, from the same point: good for
comparing actions, too sure of themselves as forecasts; what could be known is corrected where that
has been measured (`calibration`). They are parts of a win, or stakes where a game is played for
money.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import inf, sqrt
from typing import Any, Final

from kolmikko.bots.base import OWN_BUDGET, Bot, Budget, Choice, Sight
from kolmikko.bots.levels import Level, game_of, telling
from kolmikko.bots.turns import Turn, is_free, turn_of
from kolmikko.dice import dice
from kolmikko.games.trojka.observe import View as TrojkaView
from kolmikko.records.record import Record
from kolmikko.records.replay import replay
from kolmikko.rulekit import gear
from kolmikko.rulekit.game import Deal, Move
from kolmikko.rulekit.row import Row
from kolmikko.search.thinking import Searched
from kolmikko.studies.calibration.curves import Curve
from kolmikko.studies.calibration.shipped import curve_for
from kolmikko.studies.estimates import Z95, Estimate, share_of
from kolmikko.studies.runs import Progress

PRACTICALLY_EQUAL: Final = 0.02
"""Parts of a win, or of a stake, that nobody should be told to have lost."""

OPEN_ITERATIONS: Final = 20_000
PLAIN_OPEN_ITERATIONS: Final = 600
"""Of a search with open cards, in either gear, where the budget leaves it free."""

OPEN: Final = 1 << 31
"""Makes the stream of dice of a search with open cards another than that of the bot."""

ThinkOpen = Callable[..., Searched]


class Verdict(StrEnum):
    """What both looks at a decision come to."""

    SOUND = "sound"
    """It gave nothing away, however one looks at it."""

    UNLUCKY = "unlucky"
    """Good by what could be known; with all cards open something else was better."""

    LUCKY = "lucky"
    """Costly by what could be known; with all cards open it was as good as any."""

    COSTLY = "costly"
    """Costly by what could be known, and with all cards open too where these may be seen."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """One look at a decision: the value that it leads to, and that of what seems best."""

    made: Estimate
    better: Move
    best: Estimate

    @property
    def cost(self) -> float:
        """What it gave away; 0 where the two are practically equal."""
        return lost(self.made, self.best)

    @property
    def is_unclear(self) -> bool:
        """Whether something else may be better, but was tried too seldom to say so."""
        return not self.cost and self.best.value - self.made.value >= PRACTICALLY_EQUAL


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat did, judged by what it could know, and with all cards open where these are.

    `deal` and `number` count from 1, the latter among all actions of the deal.
    """

    deal: int
    number: int
    seat: int
    move: Move
    known: Judgement
    open: Judgement | None

    @property
    def verdict(self) -> Verdict:
        """What the two judgements come to."""
        revealed = self.known.cost if self.open is None else self.open.cost
        if self.known.cost:
            return Verdict.COSTLY if revealed else Verdict.LUCKY
        return Verdict.UNLUCKY if revealed else Verdict.SOUND


def lost(made: Estimate, best: Estimate) -> float:
    """What one action is short of another; 0 where the two are practically equal."""
    short = best.value - made.value
    return short if short >= PRACTICALLY_EQUAL and made.high < best.low else 0.0


def part_of_win(visits: int, value: float) -> Estimate:
    """The mean of the visits of an action, as if each were a game won or lost."""
    share = min(max(value, 0.0), 1.0)
    wilson = share_of(round(share * visits), visits)
    return Estimate(share, min(wilson.low, share), max(wilson.high, share), visits)


def in_stakes(visits: int, value: float, bank: float) -> Estimate:
    """The mean of the visits of an action, as if each won or lost half of the bank, in stakes."""
    reach = Z95 * bank / 2 / sqrt(visits)
    return Estimate(value, value - reach, value + reach, visits)


def estimate(view: Row, visits: int, value: float) -> Estimate:
    """What some visits of an action tell about it."""
    if isinstance(view, TrojkaView):
        return in_stakes(visits, value, view.bank / max(view.stake, 1))
    return part_of_win(visits, value)


def turns(record: Record) -> Iterator[Turn]:
    """Every decision of a record where there was a choice. Raises RecordError, as a replay does."""
    before: Deal | None = None
    for step in replay(record):
        done = step.action
        if done is not None and before is not None and is_free(before):
            yield turn_of(step.deal_number, step.number, before, done.seat, done.move)
        before = step.deal.copy()


def judge(turn: Turn, bot: Bot, budget: Budget, seed: int) -> Decision | None:
    """What comes of both looks; None where the bot has no numbers for what was done."""
    known = by_knowledge(turn, bot, budget, seed)
    if known is None:
        return None
    revealed = with_open_cards(turn, budget, seed)
    return Decision(turn.deal, turn.number, turn.seat, turn.move, known, revealed)


def by_knowledge(turn: Turn, bot: Bot, budget: Budget, seed: int) -> Judgement | None:
    """What a bot thinks of a decision by what its seat could know."""
    sight = Sight(turn.sight.options, turn.sight.view.copy())
    asked = telling(bot) if isinstance(bot, Level) else bot
    choice = asked.choose(sight, turn.legal, budget, dice(seed, _place(turn)))
    curve = None if choice.solved else curve_of(turn.sight, bot.name, budget)
    return _judgement(turn, values_of(turn.sight, choice, curve), choice.action)


def values_of(sight: Sight, choice: Choice, curve: Curve | None) -> dict[int, Estimate]:
    """What each action tried is worth, corrected by a curve; what is solved is counted."""
    found = {}
    for each in choice.tried:
        if each.value is not None and each.visits:
            exact = Estimate(each.value, each.value, each.value, each.visits)
            told = exact if choice.solved else estimate(sight.view, each.visits, each.value)
            found[each.action] = curve.corrected(told) if curve else told
    return found


def curve_of(sight: Sight, bot: str, budget: Budget = OWN_BUDGET) -> Curve | None:
    """The curve that corrects what a bot thinks of what a seat sees; None where none holds."""
    view: Any = sight.view
    return curve_for(game_of(sight), sight.options, view.seats, bot, budget.iterations)


def with_open_cards(turn: Turn, budget: Budget, seed: int) -> Judgement | None:
    """What a search of the true world thinks of a decision; None where that may not be seen."""
    look = open_search(game_of(turn.sight))
    if turn.position is None or look is None:
        return None
    fast = gear.is_available()
    own = OPEN_ITERATIONS if fast else PLAIN_OPEN_ITERATIONS
    iterations = own if budget.iterations is None else budget.iterations
    seconds = inf if budget.seconds is None else budget.seconds
    luck = dice(seed, _place(turn) | OPEN)
    searched = look(turn.position, luck, iterations, seconds, fast=fast)
    view = turn.sight.view
    values = {each.action: estimate(view, each.visits, each.value) for each in searched.found}
    return _judgement(turn, values, searched.best)


@cache
def open_search(game: str) -> ThinkOpen | None:
    """How a game is searched with all cards open; None for a game that cannot be."""
    name = f"kolmikko.search.{game}_open"
    if find_spec(name) is None:
        return None
    think: ThinkOpen = import_module(name).think_open
    return think


def _place(turn: Turn) -> int:
    return turn.deal << 32 | turn.number


def _judgement(turn: Turn, values: dict[int, Estimate], best: int) -> Judgement | None:
    if turn.done not in values or best not in values:
        return None
    return Judgement(values[turn.done], turn.move_of(best), values[best])


def review(
    record: Record,
    bot: Bot,
    budget: Budget,
    *,
    seat: int | None = None,
    seed: int = 1,
    progress: Progress | None = None,
) -> list[Decision]:
    """All decisions of a record, or of one seat, in order; `progress` is told of each one judged.

    Raises RecordError where the record cannot be replayed.
    """
    wanted = [turn for turn in turns(record) if seat in (None, turn.seat)]
    found = []
    for n, turn in enumerate(wanted, 1):
        decision = judge(turn, bot, budget, seed)
        if decision is not None:
            found.append(decision)
        if progress is not None:
            progress(n, len(wanted))
    return found


@dataclass(frozen=True, slots=True)
class Luck:
    """How a seat's chance changed between two decisions of its own, by what it did not decide.

    `change` is what lies beyond the interval of the earlier one: at least so much.
    """

    seat: int
    deal: int
    after: int
    before: int
    change: float


def beyond(value: float, known: Estimate) -> float:
    """How far a value lies above (or, below 0, under) what an interval allows."""
    return max(value - known.high, 0.0) + min(value - known.low, 0.0)


def luck(decisions: Sequence[Decision]) -> list[Luck]:
    """The changes between the decisions of each seat, within a deal, the largest first."""
    found = []
    last: dict[tuple[int, int], Decision] = {}
    for one in decisions:
        earlier = last.get((one.deal, one.seat))
        last[one.deal, one.seat] = one
        if earlier is not None:
            change = beyond(one.known.best.value, earlier.known.made)
            found.append(Luck(one.seat, one.deal, earlier.number, one.number, change))
    return sorted(found, key=lambda each: -abs(each.change))
