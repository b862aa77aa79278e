"""OpenSpiel's ISMCTS at our table: how it plays Kolmonen beside ours, at equal iterations.

    PYTHONPATH=src .bench/bin/python bench/spiel.py --deals 10 --iterations 100
    PYTHONPATH=src .bench/bin/python bench/spiel.py --bots openspiel thumb
    PYTHONPATH=src .bench/bin/python bench/spiel.py --bots search thumb

`KolmonenGame` is a game of OpenSpiel around one deal of ours, and OpenSpiel's bot in Python is
given our worlds to search in. It sees what our bot sees, and tells nodes apart by that. Both do
as many iterations with the same constant; each deal is played twice, with the seats changed, and
is one observation. Against each other many of their games end in a stalemate; how each does
against the rules of thumb in the same deals tells them apart. Speed says nothing here: both run as
plain Python, one of them through a shell.
"""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from kolmikko.bots import THUMB
from kolmikko.bots.base import Bot, Budget, Choice, Sight, sight_of
from kolmikko.bots.searching import Searching
from kolmikko.deals import new_deal
from kolmikko.dice import Dice, dice
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.shares import WHOLE, share_out
from kolmikko.search.kolmonen import CURIOSITY, LONGEST, play_out
from kolmikko.search.tree import Effort
from kolmikko.studies.estimates import Estimate, mean_of

SEATS: Final = 2
TYPE: Final = pyspiel.GameType(
    short_name="python_kolmonen",
    long_name="Kolmonen for two, one deal",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"deal": 0},
)
INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=KOLMONEN.actions,
    max_chance_outcomes=0,
    num_players=SEATS,
    min_utility=0.0,
    max_utility=1.0,
    utility_sum=1.0,
    max_game_length=100_000,
)


class KolmonenGame(pyspiel.Game):  # type: ignore[misc]  # no types there
    """One deal of Kolmonen, chosen by the number `deal`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.number = (params or {}).get("deal", 0)
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> "KolmonenState":
        deal = new_deal("kolmonen", players=SEATS, seed=f"{self.number}", dealer=SEATS - 1)
        assert isinstance(deal, KolmonenDeal)
        return KolmonenState(self, deal)


class Held:
    """A deal that OpenSpiel, which copies states in depth, copies as we do."""

    def __init__(self, deal: KolmonenDeal) -> None:
        self.deal = deal

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.deal.copy())


class KolmonenState(pyspiel.State):  # type: ignore[misc]
    """A deal in progress; shares of a win are what OpenSpiel calls returns."""

    def __init__(self, game: KolmonenGame, deal: KolmonenDeal) -> None:
        super().__init__(game)
        self.held = Held(deal)

    @property
    def deal(self) -> KolmonenDeal:
        return self.held.deal

    def current_player(self) -> int:
        actor = self.deal.actor
        return pyspiel.PlayerId.TERMINAL if actor is None else actor

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return list(self.deal.legal())

    def _apply_action(self, action: int) -> None:
        self.deal.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        return self.deal.move_of(action).text

    def is_terminal(self) -> bool:
        return self.deal.actor is None

    def returns(self) -> list[float]:
        return shares_of(self.deal) if self.is_terminal() else [1 / SEATS] * SEATS

    def observation_string(self, player: int | None = None) -> str:
        view = self.deal.observe(self.current_player() if player is None else player)
        return repr([getattr(view, name) for name, _, _ in view.LAYOUT])

    def __str__(self) -> str:
        return repr(self.deal.zones())


class OurRollouts(mcts.Evaluator):  # type: ignore[misc]
    """Plays a state to its end as our search does."""

    def __init__(self, chance: Dice) -> None:
        self.chance = chance

    def evaluate(self, state: KolmonenState) -> "np.ndarray[Any, Any]":
        deal = state.deal.copy()
        play_out(deal.state, deal.core, self.chance, Effort())
        return np.array(shares_of(deal))

    def prior(self, state: KolmonenState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Spiel:
    """OpenSpiel's bot as one of ours; its measure is `iterations`."""

    about = "OpenSpiel's ISMCTS in Python"
    moment = 0.0

    def __init__(self, rollouts: str, seed: int) -> None:
        chance = np.random.RandomState(seed)
        own = mcts.RandomRolloutEvaluator(1, chance, max_length=LONGEST)
        self.evaluator = OurRollouts(dice(seed)) if rollouts == "our" else own
        self.name = f"OpenSpiel's ISMCTS with {rollouts} rollouts"
        self.chance, self.game = chance, KolmonenGame()

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        del legal
        assert isinstance(sight.options, Options)
        assert isinstance(sight.view, View)
        world = partial(KOLMONEN.imagine, sight.options, sight.view, dice)
        bot = ismcts.ISMCTSBot(
            self.game,
            self.evaluator,
            CURIOSITY / 100,
            budget.iterations,
            random_state=self.chance,
            use_observation_string=True,
        )
        bot.set_resampler(lambda _state, _player: KolmonenState(self.game, world()))
        return Choice(int(bot.step(KolmonenState(self.game, world()))))


class Ours:
    """Our search in the plain gear or the compiled one, whichever is there."""

    name = "our search"
    about = "our ISMCTS"
    moment = 0.0
    choose = Searching("kolmonen", 1, 1, inf).choose


def shares_of(deal: KolmonenDeal) -> list[float]:
    """The part of a win that each seat has of a deal that is over."""
    shares = [0] * SEATS
    share_out(deal.state, deal.core, shares)
    return [share / WHOLE for share in shares]


def match(bot: Bot, other: Bot, deals: int, iterations: int) -> Iterator[list[float]]:
    """The first bot's scores in each deal, one of each seat."""
    budget = Budget(iterations=iterations, seconds=inf)
    for number in range(deals):
        yield [score(bot, other, number, seat, budget) for seat in range(SEATS)]


def score(bot: Bot, other: Bot, number: int, seat: int, budget: Budget) -> float:
    """What the first bot makes of one deal at one seat."""
    state = KolmonenGame({"deal": number}).new_initial_state()
    chance = [dice(number, 2 * seat + side) for side in range(SEATS)]
    while not state.is_terminal():
        actor = state.current_player()
        mine = actor == seat
        player = bot if mine else other
        sight, legal = sight_of(state.deal, actor), state.deal.legal()
        choice = player.choose(sight, legal, budget, chance[mine])
        state.apply_action(choice.action)
    return shares_of(state.deal)[seat]


def told(name: str, score: Estimate, draws: int) -> str:
    interval = f"{score.value:.3f} [{score.low:.3f}, {score.high:.3f}]"
    return f"{name}: {interval} in {SEATS * score.count} games, {draws} of them drawn"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/spiel.py", description=__doc__)
    parser.add_argument("--deals", type=int, default=10, help="each is played twice")
    parser.add_argument("--iterations", type=int, default=100, help="of either bot for a move")
    parser.add_argument("--rollouts", choices=("our", "uniform"), default="our")
    parser.add_argument("--bots", nargs=2, choices=BOTS, default=("openspiel", "search"))
    asked = parser.parse_args()
    one, other = (BOTS[name](asked.rollouts) for name in asked.bots)
    scores: list[list[float]] = []
    for both in match(one, other, asked.deals, asked.iterations):
        scores.append(both)
        print(f"deal {len(scores)}: {' '.join(map(str, both))}", flush=True)
    estimate = mean_of([sum(both) / SEATS for both in scores], least=0.0, most=1.0)
    draws = sum(both.count(1 / SEATS) for both in scores)
    what = f"{one.name} against {other.name}, {asked.iterations} iterations"
    print(told(what, estimate, draws))


BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "openspiel": lambda rollouts: Spiel(rollouts, 1),
    "search": lambda _: Ours(),
    "thumb": lambda _: THUMB,
}

pyspiel.register_game(TYPE, KolmonenGame)

if __name__ == "__main__":
    main()
