"""Trójka as one entry of the list of games. The 32-card version is a preset of it."""

from collections.abc import Mapping
from typing import Final

from kolmikko.cards import PACK
from kolmikko.dice import Dice
from kolmikko.games.trojka.actions import ACTIONS, VERBS
from kolmikko.games.trojka.clauses import CLAUSES, TQ1, V1, V2
from kolmikko.games.trojka.clues import Clues, conclude
from kolmikko.games.trojka.deal import TrojkaDeal, start
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.imagine import imagine
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.options import PRESETS, DeckSize, Options
from kolmikko.games.trojka.rules.matches import plays_on, settle_bank
from kolmikko.games.trojka.state import MOST_SEATS, State
from kolmikko.rulekit.clause import Clauses
from kolmikko.rulekit.game import Money, Setup, SetupError
from kolmikko.rulekit.options import RuleOptions

FEWEST_SEATS: Final = 2
MOST_SEATS_WITH_32: Final = 5


@CLAUSES.frame(V2, TQ1)
def pack_of(size: int) -> tuple[int, ...]:
    """The pack of a size: the lowest ranks are left out."""
    return tuple(range(PACK - size, PACK))


@CLAUSES.frame(V1)
def most_seats(options: Options) -> int:
    """How many can play with a pack; two to five with 32 cards."""
    return MOST_SEATS_WITH_32 if options.deck_size == DeckSize.THIRTY_TWO else MOST_SEATS


def cards_needed(options: Options, seats: int) -> int:
    """Three cards each, the turn-up, and three more for everybody who may exchange."""
    may_exchange = seats if options.obliged_may_exchange else seats - 2
    return 3 * seats + 1 + 3 * may_exchange


class Trojka:
    """The Polish three-card game with a bank; see `rulekit.game.Game` for its members."""

    name: str = "trojka"
    clauses: Clauses = CLAUSES
    presets: Mapping[str, RuleOptions] = PRESETS
    actions: int = ACTIONS
    verbs: Mapping[str, range] = VERBS

    def seat_error(self, options: RuleOptions, seats: int) -> str | None:
        if not isinstance(options, Options):
            raise SetupError("the options are of another game")
        if seats < FEWEST_SEATS:
            return f"{seats} < {FEWEST_SEATS}"
        needed = cards_needed(options, seats)
        if needed > options.deck_size:
            sign, rest = ("+", 1) if options.obliged_may_exchange else ("-", 5)
            return f"6 * {seats} {sign} {rest} = {needed} > {int(options.deck_size)}"
        if seats > most_seats(options):
            return f"{seats} > {most_seats(options)} (V1)"
        return None

    def pack(self, options: RuleOptions) -> tuple[int, ...]:
        if not isinstance(options, Options):
            raise SetupError("the options are of another game")
        return pack_of(options.deck_size)

    def needs_stake(self) -> bool:
        return True

    def deal(self, setup: Setup) -> TrojkaDeal:
        options = setup.options
        if not isinstance(options, Options):
            raise SetupError("the options are of another game")
        error = self.seat_error(options, setup.seats)
        if error:
            raise SetupError(f"so many cannot play: {error}")
        if sorted(setup.deck) != list(self.pack(options)) or not 0 <= setup.dealer < setup.seats:
            raise SetupError("the deck must be the whole pack, and the dealer one of the seats")
        money = setup.money
        if money is None or len(money.balances) != setup.seats:
            raise SetupError("a deal for a stake needs a balance for each seat")
        core = freeze(options)
        return TrojkaDeal(setup, money, core, start(core, setup, money))

    def imagine(self, options: Options, view: View, dice: Dice) -> TrojkaDeal:
        """A deal that shows the viewer just this view, as `imagine.imagine` draws it.

        Only from here on it can be taken for the true one: how it came about is not imagined.
        """
        core, clues, state = freeze(options), Clues(), State()
        conclude(view, core, clues)
        imagine(view, core, clues, dice, state)
        money = Money(view.stake, tuple(view.balances[: view.seats]), view.bank)
        deck = tuple(state.deck[: state.size])
        setup = Setup(options, view.seats, view.dealer, deck, money)
        return TrojkaDeal(setup, money, core, state)

    def plays_on(self, options: RuleOptions, money: Money | None) -> bool:
        return isinstance(options, Options) and money is not None and plays_on(money, options)

    def settle(self, money: Money | None, dealer: int) -> Money | None:
        return None if money is None else settle_bank(money, dealer)


TROJKA: Final = Trojka()
