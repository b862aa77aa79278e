"""A recorded game judged: what each decision cost, by what its seat could know.

A searching bot looks at every decision with the eyes of who made it. Its chances are those of its
own search, from the same point: good for comparing actions, too sure of themselves as forecasts.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kolmikko.bots.base import Bot, Budget, sight_of
from kolmikko.cards import rank_of
from kolmikko.dice import dice
from kolmikko.records.record import Action, Record
from kolmikko.records.replay import replay
from kolmikko.rulekit.game import Deal, Move
from kolmikko.studies.estimates import Estimate, share_of
from kolmikko.studies.runs import Progress

PRACTICALLY_EQUAL: Final = 0.02
"""Parts of a win that nobody should be told to have lost."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat did, and what seems best, each with the part of a win that it leads to.

    `deal` and `number` count from 1, the latter among all actions of the deal.
    """

    deal: int
    number: int
    seat: int
    move: Move
    made: Estimate
    better: Move
    best: Estimate

    @property
    def cost(self) -> float:
        """The part of a win that it gave away; 0 where the two are practically equal."""
        return lost(self.made, self.best)


def lost(made: Estimate, best: Estimate) -> float:
    """What one action is short of another; 0 where the two are practically equal."""
    short = best.value - made.value
    return short if short >= PRACTICALLY_EQUAL and made.high < best.low else 0.0


def part_of_win(visits: int, value: float) -> Estimate:
    """The mean of the visits of an action, as if each were a game won or lost."""
    share = min(max(value, 0.0), 1.0)
    wilson = share_of(round(share * visits), visits)
    return Estimate(share, min(wilson.low, share), max(wilson.high, share), visits)


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision that is to be judged: the position, and the action that was chosen in it."""

    deal: int
    number: int
    position: Deal
    done: Action


def turns(record: Record) -> Iterator[Turn]:
    """Every decision of a record where there was a choice. Raises RecordError, as a replay does."""
    before: Deal | None = None
    for step in replay(record):
        if step.action is not None and before is not None and _was_free(before):
            yield Turn(step.deal_number, step.number, before, step.action)
        before = step.deal.copy()


def _was_free(position: Deal) -> bool:
    return not position.at_chance and len(position.legal()) > 1


def judge(turn: Turn, bot: Bot, budget: Budget, seed: int) -> Decision | None:
    """What a bot thinks of a decision; None where it has no numbers for what was done."""
    deal, done = turn.position, turn.done
    luck = dice(seed, turn.deal << 32 | turn.number)
    choice = bot.choose(sight_of(deal, done.seat), deal.legal(), budget, luck)
    chances = {
        each.action: part_of_win(each.visits, each.value)
        for each in choice.tried
        if each.value is not None and each.visits
    }
    made, best = chances.get(action_of(deal, done.move)), chances.get(choice.action)
    if made is None or best is None:
        return None
    return Decision(
        turn.deal,
        turn.number,
        done.seat,
        done.move,
        made,
        deal.move_of(choice.action),
        best,
    )


def action_of(deal: Deal, move: Move) -> int:
    """The legal action that a move is, whichever of equal ranks it names; -1 if there is none."""
    for alike in (_same_cards, _same_ranks, _same_verb):
        for action in deal.legal():
            if alike(deal.move_of(action), move):
                return action
    return -1


def _same_cards(one: Move, other: Move) -> bool:
    return one.verb == other.verb and sorted(one.cards) == sorted(other.cards)


def _same_ranks(one: Move, other: Move) -> bool:
    ranks = [sorted(map(rank_of, move.cards)) for move in (one, other)]
    return one.verb == other.verb and ranks[0] == ranks[1]


def _same_verb(one: Move, other: Move) -> bool:
    """Whether a move that is named without its cards is the other one."""
    return one.verb == other.verb and not one.cards


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
    wanted = [turn for turn in turns(record) if seat in (None, turn.done.seat)]
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
    """How a seat's chance changed between two decisions of its own, by what it did not decide."""

    seat: int
    deal: int
    after: int
    before: int
    change: float


def luck(decisions: Sequence[Decision]) -> list[Luck]:
    """The changes between the decisions of each seat, within a deal, the largest first."""
    found = []
    last: dict[tuple[int, int], Decision] = {}
    for one in decisions:
        earlier = last.get((one.deal, one.seat))
        last[one.deal, one.seat] = one
        if earlier is not None:
            change = one.best.value - earlier.made.value
            found.append(Luck(one.seat, one.deal, earlier.number, one.number, change))
    return sorted(found, key=lambda each: -abs(each.change))
