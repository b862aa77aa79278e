"""One deal of Trójka for people, records and bots: the plain gear behind names and cards."""

from kolmikko.cards import PACK, card_set, members, name_of, names
from kolmikko.games.trojka import actions, flow
from kolmikko.games.trojka.clauses import CLAUSES
from kolmikko.games.trojka.events import happened, opening
from kolmikko.games.trojka.legal import legal_actions
from kolmikko.games.trojka.observe import View, observe
from kolmikko.games.trojka.refusals import refusal
from kolmikko.games.trojka.rules.dealing import collect_antes
from kolmikko.games.trojka.rules.matches import next_dealer
from kolmikko.games.trojka.state import DRAWING, OVER, Core, State
from kolmikko.rulekit.events import Event, Shown
from kolmikko.rulekit.game import Money, Move, Setup
from kolmikko.rulekit.refusal import IllegalActionError, Refusal

DECISIONS = {
    "keep": actions.KEEP,
    "exchange": actions.EXCHANGE,
    "pass": actions.PASS,
}
CARD_VERBS = {"play": actions.PLAY, "discard": actions.DISCARD, "draw": actions.DRAW}


def start(core: Core, setup: Setup, money: Money) -> State:
    """A state just dealt, with the antes in the bank."""
    state = before_deal(setup, money)
    flow.deal(state, core)
    return state


def before_deal(setup: Setup, money: Money) -> State:
    """The state before antes and deal."""
    state = State()
    state.seats = setup.seats
    state.dealer = setup.dealer
    state.size = len(setup.deck)
    state.deck = [*setup.deck, *[0] * (PACK - len(setup.deck))]
    state.stake = money.stake
    state.bank = money.bank
    for seat, chips in enumerate(money.balances):
        state.balances[seat] = chips
    return state


class TrojkaDeal:
    """A deal in progress; see `rulekit.game.Deal` for what its members mean."""

    def __init__(self, setup: Setup, money: Money, core: Core, state: State) -> None:
        self.setup = setup
        self.stakes = money
        self.core = core
        self.state = state

    @property
    def actor(self) -> int | None:
        return None if self.state.stage == OVER else self.state.turn

    @property
    def at_chance(self) -> bool:
        return self.state.stage == DRAWING

    @property
    def because(self) -> tuple[str, ...]:
        return CLAUSES.ids_in(self.state.because)

    def copy(self) -> "TrojkaDeal":
        return TrojkaDeal(self.setup, self.stakes, self.core, self.state.copy())

    def legal(self) -> tuple[int, ...]:
        return legal_actions(self.state, self.core)

    def legal_texts(self) -> list[str]:
        return sorted(self.move_of(action).text for action in self.legal())

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        return refusal(self.state, self.core, seat, move)

    def play(self, seat: int, move: Move) -> list[Event]:
        refused = self.refusal(seat, move)
        if refused:
            raise IllegalActionError(move.text, refused)
        if move.verb in DECISIONS:
            return self.act(DECISIONS[move.verb])
        return self.act(CARD_VERBS[move.verb] + move.cards[0])

    def act(self, action: int) -> list[Event]:
        before = self.state.copy()
        flow.act(self.state, self.core, action)
        drawn = None
        if actions.DRAW <= action < actions.KEEP:
            drawn = Shown((action - actions.DRAW,))
        return happened(before, self.state, self.core, drawn)

    def move_of(self, action: int) -> Move:
        for verb, decision in DECISIONS.items():
            if action == decision:
                return Move(verb)
        verb = ("play", "discard", "draw")[action // 52]
        return Move(verb, (action % 52,))

    def opening(self) -> list[Event]:
        before = before_deal(self.setup, self.stakes)
        anted = before.copy()
        collect_antes(anted, self.core)
        return opening(before, anted, start(self.core, self.setup, self.stakes))

    def observe(self, viewer: int) -> View:
        return observe(self.state, self.core, viewer)

    def zones(self) -> dict[str, object]:
        s = self.state
        everything = card_set(
            card for seat in range(s.seats) for card in members(s.up[seat] | s.down[seat])
        )
        thrown = s.paid
        for seat in range(s.seats):
            thrown |= s.thrown[seat]
        zones: dict[str, object] = {
            "stock": [name_of(card) for card in s.deck[s.drawn : s.size]],
            "turn_up": name_of(s.turn_up),
            "thrown": names(thrown),
            "played": names(everything & ~s.trick_cards),
            "trick": self._trick(),
        }
        for seat in range(s.seats):
            zones[f"p{seat + 1}"] = {
                "hand": names(s.hand[seat]),
                "tricks": s.tricks[seat],
                "passed": bool(s.passed[seat]),
            }
        return zones

    def _trick(self) -> list[list[str]]:
        s = self.state
        rows = []
        for place in range(s.seats):
            seat = (s.leader + place) % s.seats
            for side, cards in (("up", s.up[seat]), ("down", s.down[seat])):
                rows += [[f"p{seat + 1}", name, side] for name in names(cards & s.trick_cards)]
        return rows

    def result(self) -> list[int] | None:
        return None

    def money(self) -> Money | None:
        s = self.state
        return Money(s.stake, tuple(s.balances[: s.seats]), s.bank)

    def next_dealer(self) -> int:
        return next_dealer(self.state.dealer, self.state.seats)
