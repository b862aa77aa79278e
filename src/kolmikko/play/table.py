"""A match at a local table: seats with people and bots, deal after deal.

The table holds the deal and everything secret in it. Screens ask for `view`, `legal` and
`refusal`, carry out moves, and get events masked for a viewer. Whatever was done is in `record`,
from which the table can be set up again at any point.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from kolmikko.bots import BOTS
from kolmikko.bots.base import OWN_BUDGET, sight_of
from kolmikko.dice import dice
from kolmikko.games import GAMES
from kolmikko.match import Match, after_deal, begin_match, next_setup, settled
from kolmikko.records.record import Action, DealRecord, Record, action_text
from kolmikko.rulekit.events import Event, seen_from
from kolmikko.rulekit.game import Deal, Money, Move
from kolmikko.rulekit.options import Written
from kolmikko.rulekit.refusal import Refusal
from kolmikko.rulekit.row import Row
from kolmikko.shuffle import chosen, shuffled, word


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat: a person of this name, or the bot called `bot`."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Plan:
    """Everything a match is begun from; equal plans give equal matches move for move.

    `rules` are the answers that differ from the preset; `deals` is None for an open end; `seed` is
    the secret of the shuffles and of the bots' chance.
    """

    game: str
    preset: str
    rules: Mapping[str, Written]
    seats: tuple[Seat, ...]
    deals: int | None
    stake: int
    balance: int
    seed: str


class Table:
    """A match in progress. Raises SetupError or OptionError when the plan cannot be played."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = GAMES[plan.game]
        self.options = self.game.presets[plan.preset].changed(plan.rules)
        count = len(plan.seats)
        money = Money(plan.stake, (plan.balance,) * count) if self.game.needs_stake() else None
        first = chosen(range(count), plan.seed, "first dealer")
        self.match: Match = begin_match(self.game, self.options, count, first, plan.deals, money)
        self.record = Record(
            name="",
            game=self.game,
            preset=plan.preset,
            rules=dict(plan.rules),
            options=self.options,
            players=tuple(seat.name for seat in plan.seats),
            money=money,
        )
        self.events: list[Event] = []
        self.deal: Deal = self._new_deal()

    @property
    def actor(self) -> int | None:
        """The seat to act, or None when the deal is over."""
        return self.deal.actor

    @property
    def deal_number(self) -> int:
        """The number of the deal on the table, from 1."""
        return len(self.record.deals)

    @property
    def is_over(self) -> bool:
        """Whether the deal on the table is over and was the last one."""
        return self.deal.actor is None and after_deal(self.match, self.deal).is_over

    def person_to_act(self) -> bool:
        """Whether a person has to decide something now."""
        actor = self.deal.actor
        return actor is not None and not self.deal.at_chance and not self.plan.seats[actor].bot

    def view(self, viewer: int) -> Row:
        """What a seat, or a spectator, may know."""
        return self.deal.observe(viewer)

    def refusal(self, seat: int, move: Move) -> Refusal | None:
        """Why a move is not legal, or None when it is."""
        return self.deal.refusal(seat, move)

    def play(self, seat: int, move: Move) -> list[Event]:
        """A person's move. Raises IllegalActionError; then nothing has changed."""
        return self._took_place(seat, move, self.deal.play(seat, move))

    def step(self) -> list[Event]:
        """What happens without a person: a bot's move, or a draw by chance.

        Raises ValueError when a person has to act or the deal is over.
        """
        actor = self.deal.actor
        if actor is None or self.person_to_act():
            raise ValueError("there is nothing to do without a person")
        if self.deal.at_chance:
            what = f"draw {self.deal_number}.{len(self._actions)}"
            action = chosen(self.deal.legal(), self.plan.seed, what)
            return self.play(actor, self.deal.move_of(action))
        return self.play(actor, self._bot_move(actor))

    def seen(self, viewer: int, after: int = 0) -> list[Event]:
        """What happened in this deal after the first so many events, as one viewer may see it."""
        return [seen_from(viewer, event) for event in self.events[after:]]

    def standing(self) -> Match:
        """The match as it stands: with this deal, if it is over, and settled if all are."""
        if self.deal.actor is not None:
            return self.match
        match = after_deal(self.match, self.deal)
        return settled(match) if match.is_over else match

    def next_deal(self) -> None:
        """Deal again. Raises ValueError while a deal runs or when the match is over."""
        if self.deal.actor is not None or self.is_over:
            raise ValueError("the next deal cannot begin now")
        self.match = after_deal(self.match, self.deal)
        self.deal = self._new_deal()

    @property
    def _actions(self) -> tuple[Action, ...]:
        return self.record.deals[-1].actions

    def _new_deal(self) -> Deal:
        number = len(self.record.deals) + 1
        deck = shuffled(self.game.pack(self.options), self.plan.seed, number)
        deal = self.game.deal(next_setup(self.match, deck))
        deals = (*self.record.deals, DealRecord(self.match.dealer, deck))
        self.record = replace(self.record, deals=deals)
        self.events = deal.opening()
        return deal

    def _bot_move(self, seat: int) -> Move:
        """A bot's whole move; a new face-up row is picked card by card on a copy of the deal."""
        bot = BOTS[self.plan.seats[seat].bot or ""]
        luck = dice(word(self.plan.seed, "bots"), self.deal_number << 20 | len(self._actions))
        deal = self.deal.copy()
        while True:
            choice = bot.choose(sight_of(deal, seat), deal.legal(), OWN_BUDGET, luck)
            move = deal.move_of(choice.action)
            if deal.act(choice.action):
                return move

    def _took_place(self, seat: int, move: Move, events: list[Event]) -> list[Event]:
        action = Action(seat, move, action_text(seat, move))
        last = self.record.deals[-1]
        last = replace(last, actions=(*last.actions, action))
        self.record = replace(self.record, deals=(*self.record.deals[:-1], last))
        self.events += events
        return events
