"""Kolmonen as one entry of the list of games."""

from collections.abc import Mapping
from typing import Final

from kolmikko.cards import PACK
from kolmikko.dice import Dice
from kolmikko.games.kolmonen.actions import ACTIONS, VERBS
from kolmikko.games.kolmonen.clauses import CLAUSES
from kolmikko.games.kolmonen.deal import KolmonenDeal, start
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.imagine import imagine
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.options import PRESETS, Options
from kolmikko.games.kolmonen.state import DEALT, MOST_SEATS, State
from kolmikko.rulekit.clause import Clauses
from kolmikko.rulekit.game import Money, Setup, SetupError
from kolmikko.rulekit.options import RuleOptions

FEWEST_SEATS: Final = 2


class Kolmonen:
    """The Finnish shedding game; see `rulekit.game.Game` for what its members mean."""

    name: str = "kolmonen"
    clauses: Clauses = CLAUSES
    presets: Mapping[str, RuleOptions] = PRESETS
    actions: int = ACTIONS
    verbs: Mapping[str, range] = VERBS

    def seat_error(self, options: RuleOptions, seats: int) -> str | None:
        del options
        if seats < FEWEST_SEATS:
            return f"{seats} < {FEWEST_SEATS}"
        if seats > MOST_SEATS:
            return f"{seats} * {3 * DEALT} = {seats * 3 * DEALT} > {PACK}"
        return None

    def pack(self, options: RuleOptions) -> tuple[int, ...]:
        del options
        return tuple(range(PACK))

    def needs_stake(self) -> bool:
        return False

    def deal(self, setup: Setup) -> KolmonenDeal:
        if not isinstance(setup.options, Options):
            raise SetupError("the options are of another game")
        error = self.seat_error(setup.options, setup.seats)
        if error:
            raise SetupError(f"so many cannot play: {error}")
        if sorted(setup.deck) != list(range(PACK)) or not 0 <= setup.dealer < setup.seats:
            raise SetupError("the deck must be the whole pack, and the dealer one of the seats")
        core = freeze(setup.options)
        state = start(core, setup.seats, setup.dealer, setup.deck)
        return KolmonenDeal(setup, core, state)

    def imagine(self, options: Options, view: View, dice: Dice) -> KolmonenDeal:
        """A deal that shows the viewer just this view, each one that does equally likely.

        Only from here on it can be taken for the true one: how it came about is not imagined.
        """
        state = State()
        imagine(view, dice, state)
        setup = Setup(options, view.seats, view.dealer, tuple(state.deck))
        return KolmonenDeal(setup, freeze(options), state)

    def plays_on(self, options: RuleOptions, money: Money | None) -> bool:
        del options, money
        return False

    def settle(self, money: Money | None, dealer: int) -> Money | None:
        del money, dealer
        return None


KOLMONEN: Final = Kolmonen()
