"""What a seat of Trójka could gain alone by keeping, exchanging or passing otherwise, among bots.

It is the question of `solvers.choosing`, put to anything that chooses: how the tricks are played is
the bots' own. The reply is made from some matches and measured in others. It goes by the places of
`solvers.choices`, but does not tell banks apart where it has seen too little, and leaves a bot's
own decision only where another one was better by more than its standard error. A reply that told
more apart could gain more.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from kolmikko.bots.base import Bot, Budget, Choice, Sight
from kolmikko.bots.beside import Beside
from kolmikko.cards import members
from kolmikko.dice import Dice, start
from kolmikko.games.trojka.actions import KEEP
from kolmikko.games.trojka.flow import act
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.observe import View, observe
from kolmikko.games.trojka.options import Options
from kolmikko.games.trojka.state import DECIDING, OVER, Core, State
from kolmikko.playouts.trojka import deal_game
from kolmikko.solvers.choices import (
    BANKS,
    BY_TABLE,
    DECISIONS,
    HANDS,
    drawn_decision,
    place_of,
)
from kolmikko.solvers.choosing import DEALS, Choosing
from kolmikko.studies.runs import Progress, hands_of
from kolmikko.studies.trojka import next_action

if TYPE_CHECKING:
    from numpy.typing import NDArray

FEWEST: Final = 5
"""Visits from which a reply dares to leave a bot's own decision."""

ENOUGH: Final = 50
"""Visits of a place from which it is not taken together with those that differ by the bank."""


@dataclass(frozen=True, slots=True)
class ByTable(Beside):
    """Keep, exchange or pass by a table of chances, and whatever else as the bot does."""

    core: Core
    chances: list[float]

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        view = sight.view
        assert isinstance(view, View)
        if view.stage != DECIDING:
            return self.bot.choose(sight, legal, budget, dice)
        place = place_of(view, self.core)
        return Choice(KEEP + drawn_decision(view, place, dice, BY_TABLE, self.chances))


@dataclass(frozen=True)
class Compared:
    """A decision of a seat: what others would have won more than the one that was made."""

    place: int
    seat: int
    more: dict[int, float]
    """In stakes of the deal, by decision; 0 for that which was made."""


@dataclass(frozen=True)
class Among:
    """Matches of 20 deals among bots that are all alike; equal seeds give equal matches.

    The dealer is always the last seat, as in `solvers.choices`.
    """

    options: Options
    opening: State
    bot: Bot
    seed: int

    def match(self, number: int, replies: "dict[int, int] | None" = None) -> list[Compared]:
        """The decisions of one match, each compared with its reply; without replies with all."""
        core, chance, found = freeze(self.options), Dice(), []
        start(chance, self.seed, number)
        state, table = State(), self.opening.copy()
        for _ in range(DEALS):
            deal_game(state, core, chance, table)
            waiting = []
            while state.stage != OVER:
                before, action = state.copy(), self.chosen(state, core, chance)
                if state.stage == DECIDING:
                    waiting.append(self.others(before, core, chance, action, replies))
                act(state, core, action)
            found += [each.against(state) for each in waiting]
            table.bank = state.bank
        return found

    def chosen(self, state: State, core: Core, chance: Dice) -> int:
        """What is done next, by whose turn it is or by chance."""
        return next_action(self.options, state, core, self.bot, chance, chance)

    def others(
        self,
        state: State,
        core: Core,
        chance: Dice,
        action: int,
        replies: "dict[int, int] | None",
    ) -> "Branched":
        """Play the deal out after other decisions than `action`, each with the same chance."""
        view = observe(state, core, state.turn)
        place = place_of(view, core)
        ends = {}
        for decision in members(view.decisions):
            wanted = replies is None or replies.get(place) == decision
            if wanted and KEEP + decision != action:
                twin, again = state.copy(), chance.copy()
                act(twin, core, KEEP + decision)
                while twin.stage != OVER:
                    act(twin, core, self.chosen(twin, core, again))
                ends[decision] = twin
        return Branched(place, state, action - KEEP, ends)


@dataclass(frozen=True)
class Branched:
    """How a deal ends after other decisions than the one that was made in a state."""

    place: int
    state: State
    made: int
    ends: dict[int, State]

    def against(self, end: State) -> Compared:
        """Compared with how the deal has ended."""
        own = self.won(end)
        more = {decision: self.won(other) - own for decision, other in self.ends.items()}
        return Compared(self.place, self.state.turn, {self.made: 0.0, **more})

    def won(self, end: State) -> float:
        """What the seat wins from here on, in stakes, when all share what stays in the bank."""
        state = self.state
        mine = end.balances[state.turn] - state.balances[state.turn]
        return (mine * state.seats + end.bank - state.bank) / (state.seats * state.stake)


def gained(
    choosing: Choosing,
    options: Options,
    bot: Bot,
    matches: int,
    *,
    workers: int = 1,
    progress: Progress | None = None,
) -> dict[int, list[float]]:
    """What the best reply to bots that are all alike gains in a deal: for each seat by match.

    It is made from so many matches and measured in as many others. In stakes; seat 0 is eldest
    hand, and only seats that have something to decide are there. The numbers do not depend on how
    many processes share the work.
    """
    among = Among(options, choosing.opening, bot, choosing.seed)
    told = _Told(2 * matches, progress)
    with hands_of(workers) as hands:
        replies = replies_of(choosing, told.each(hands(among.match, range(matches, 2 * matches))))
        measured = hands(partial(among.match, replies=replies), range(matches))
        gains: dict[int, list[float]] = {seat: [] for seat in choosing.deciding}
        for match in told.each(measured):
            for seat, by_match in gains.items():
                won = (
                    each.more.get(replies.get(each.place, -1), 0.0)
                    for each in match
                    if each.seat == seat
                )
                by_match.append(sum(won) / DEALS)
    return gains


def replies_of(choosing: Choosing, matches: Iterable[list[Compared]]) -> dict[int, int]:
    """By place the decision that has won more than what was decided there."""
    import numpy as np

    visits, sums, squares = np.zeros((3, choosing.places, DECISIONS))
    for match in matches:
        for each in match:
            for decision, more in each.more.items():
                visits[each.place, decision] += 1
                sums[each.place, decision] += more
                squares[each.place, decision] += more * more
    few = visits < ENOUGH
    visits, sums, squares = (np.where(few, _any_bank(x), x) for x in (visits, sums, squares))
    times = np.maximum(visits, 1)
    mean = sums / times
    error = np.sqrt(np.maximum(squares / times - mean**2, 0) / times)
    ahead = np.where((visits >= FEWEST) & (mean > error), mean, 0.0)
    best = np.argmax(ahead, axis=1)
    return {int(place): int(best[place]) for place in np.flatnonzero(ahead.max(axis=1) > 0)}


def _any_bank(by_place: "NDArray[Any]") -> "NDArray[Any]":
    """Numbers of places, with those of places together that differ by the bank only."""
    import numpy as np

    by_bank = by_place.reshape(-1, BANKS, HANDS, DECISIONS)
    every: NDArray[Any] = np.broadcast_to(by_bank.sum(1, keepdims=True), by_bank.shape)
    return every.reshape(by_place.shape)


class _Told:
    """Tells how many matches of how many are done."""

    def __init__(self, matches: int, progress: Progress | None) -> None:
        self.matches, self.progress, self.done = matches, progress, 0

    def each(self, found: Iterable[list[Compared]]) -> Iterable[list[Compared]]:
        """The matches, each told of once it is done with."""
        for match in found:
            yield match
            self.done += 1
            if self.progress:
                self.progress(self.done, self.matches)
