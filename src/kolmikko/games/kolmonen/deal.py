"""One deal of Kolmonen for people, records and bots: the plain gear behind names and cards."""

from kolmikko.cards import (
    PACK,
    RANKS,
    card_set,
    first_cards,
    members,
    names,
    of_rank,
    rank_of,
)
from kolmikko.games.kolmonen import actions, flow
from kolmikko.games.kolmonen.clauses import CLAUSES
from kolmikko.games.kolmonen.events import happened, opening
from kolmikko.games.kolmonen.observe import View, observe, public_stage
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.refusals import refusal
from kolmikko.games.kolmonen.rules.dealing import deal
from kolmikko.games.kolmonen.rules.ending import has_fewest
from kolmikko.games.kolmonen.rules.matches import next_dealer
from kolmikko.games.kolmonen.rules.playing import open_to_play
from kolmikko.games.kolmonen.state import CHOOSING_ROW, OVER, SWAPPING, Core, State
from kolmikko.rulekit.events import Event
from kolmikko.rulekit.game import Money, Move, Setup
from kolmikko.rulekit.refusal import IllegalActionError, Refusal

BARE_ACTIONS = {
    actions.TAKE: "take",
    actions.FLIP: "flip",
    actions.REVEAL: "reveal",
    actions.END: "end",
    actions.SWAP: "swap",
    actions.ARRANGE: "arrange",
}


def start(core: Core, seats: int, dealer: int, deck: tuple[int, ...]) -> State:
    """A state just dealt, from a whole pack in dealing order."""
    state = State()
    state.seats = seats
    state.dealer = dealer
    state.deck = list(deck)
    deal(state, core)
    return state


class KolmonenDeal:
    """A deal in progress; see `rulekit.game.Deal` for what its members mean."""

    def __init__(self, setup: Setup, core: Core, state: State) -> None:
        self.setup = setup
        self.core = core
        self.state = state

    @property
    def actor(self) -> int | None:
        return None if self.state.stage == OVER else self.state.turn

    @property
    def at_chance(self) -> bool:
        return False

    @property
    def because(self) -> tuple[str, ...]:
        return CLAUSES.ids_in(self.state.because)

    def copy(self) -> "KolmonenDeal":
        return KolmonenDeal(self.setup, self.core, self.state.copy())

    def legal(self) -> tuple[int, ...]:
        return tuple(members(flow.legal(self.state, self.core)))

    def legal_texts(self) -> list[str]:
        return sorted(self._text(action) for action in self.legal())

    def _text(self, action: int) -> str:
        if action < actions.TAKE:
            return f"play {RANKS[action >> 2]}*{(action & 3) + 1}"
        return BARE_ACTIONS[action]

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        return refusal(without_picks(self.state), self.core, seat, move)

    def play(self, seat: int, move: Move) -> list[Event]:
        refused = self.refusal(seat, move)
        if refused:
            raise IllegalActionError(move.text, refused)
        before = self.state.copy()
        self.state.chosen = 0
        cards = card_set(move.cards)
        if move.verb == "play":
            rank = rank_of(move.cards[0])
            flow.lay(self.state, self.core, cards, rank, len(move.cards))
        elif move.verb == "swap":
            flow.swap(self.state, cards)
        elif move.verb == "arrange":
            flow.arrange_row(self.state, self.core, cards)
        else:
            getattr(flow, move.verb)(self.state, self.core)
        return happened(before, self.state)

    def act(self, action: int) -> list[Event]:
        before = self.state.copy()
        flow.act(self.state, self.core, action)
        return happened(before, self.state)

    def move_of(self, action: int) -> Move:
        if action >= actions.TAKE:
            return Move(BARE_ACTIONS[action])
        if self.state.stage in (SWAPPING, CHOOSING_ROW):
            return self._pick_of(action)
        mine = open_to_play(self.state, self.core, self.state.turn) & of_rank(action >> 2)
        return Move("play", tuple(members(first_cards(mine, (action & 3) + 1))))

    def _pick_of(self, action: int) -> Move:
        """The swap or arrangement with the cards picked so far and the one picked now."""
        s = self.state
        picked = flow.row_candidates(s) & ~s.chosen & of_rank(action >> 2)
        verb = "swap" if s.stage == SWAPPING else "arrange"
        return Move(verb, tuple(members(s.chosen | first_cards(picked, 1))))

    def opening(self) -> list[Event]:
        return opening(start(self.core, self.setup.seats, self.setup.dealer, self.setup.deck))

    def observe(self, viewer: int) -> View:
        return observe(self.state, self.core, viewer)

    def zones(self) -> dict[str, object]:
        s = self.state
        zones: dict[str, object] = {
            "stock": [names(1 << card)[0] for card in s.deck[s.drawn : PACK]],
            "pile": names(s.pile),
            "toppled": names(s.toppled),
        }
        for seat in range(s.seats):
            zones[f"p{seat + 1}"] = {
                "hand": names(s.hand[seat]),
                "table": names(s.table[seat]),
                "hidden": names(hidden_cards(s, seat)),
            }
        return zones

    def result(self) -> list[int] | None:
        s = self.state
        if s.stage != OVER:
            return None
        out = sorted((seat for seat in range(s.seats) if s.place[seat]), key=s.place.__getitem__)
        if not s.stalemate:
            return out
        if not self.core.fewest_wins:
            return []
        return out + [seat for seat in range(s.seats) if has_fewest(s, seat)]

    def money(self) -> Money | None:
        return None

    def next_dealer(self) -> int:
        options = self.setup.options
        assert isinstance(options, Options)
        return next_dealer(self.state, self.result() or [], options)


def without_picks(s: State) -> State:
    """The state as if its player had not begun to pick a new row: picks alone change nothing."""
    if s.stage not in (SWAPPING, CHOOSING_ROW):
        return s
    s = s.copy()
    s.stage = public_stage(s.stage)
    return s


def hidden_cards(s: State, seat: int) -> int:
    """The hidden cards that still lie before a seat."""
    offset = (seat - s.dealer - 1) % s.seats
    lifted = 3 - s.hidden[seat]
    return card_set(s.deck[offset + n * s.seats] for n in range(lifted, 3))
