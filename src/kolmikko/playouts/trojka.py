"""Random deals of Trójka in both gears; draws for payments are chance and random too.

As plain Python these take `State`, `Core` and `Dice` rows and a `before` made by `before_deal`;
their compiled twins (`rulekit.gear.compiled`) take records of the same names.
"""

from typing import Final

from kolmikko.cards import count, nth
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below, start
from kolmikko.games.trojka.actions import DISCARD, DRAW, KEEP, PLAY
from kolmikko.games.trojka.flow import (
    act,
    deal,
    legal_decisions,
    legal_discards,
    legal_draws,
    legal_plays,
)
from kolmikko.games.trojka.state import DRAWING, OVER, TRICKS, Core, State
from kolmikko.playouts.chance import any_of, shuffle
from kolmikko.rulekit.row import assign


def before_deal(seats: int, dealer: int = 0, size: int = 52, stake: int = 5) -> State:
    """A table before the deal, with a pack of `size` cards, an empty bank and nothing won."""
    table = State()
    table.seats = seats
    table.dealer = dealer
    table.size = size
    table.stake = stake
    return table


@rule
def deal_game(s: State, o: Core, d: Dice, before: State) -> None:
    """Shuffle a pack and deal it at the table `before`; `s` becomes the state just dealt."""
    assign(s, before)
    shuffle(d, s.deck, s.size)
    deal(s, o)


@rule
def deal_number(s: State, o: Core, d: Dice, before: State, seed: int, number: int) -> None:
    """Deal game `number` of a seed; the dice go on from there, so that it can be repeated."""
    start(d, seed, number)
    deal_game(s, o, d, before)


@rule
def random_action(s: State, o: Core, d: Dice) -> int:
    """A legal action, all equally likely."""
    if s.stage == TRICKS:
        return random_card(s, o, d)
    if s.stage == DRAWING:
        return DRAW + any_of(d, legal_draws(s))
    return KEEP + any_of(d, legal_decisions(s))


@rule
def random_card(s: State, o: Core, d: Dice) -> int:
    """A card to play or to lay face down."""
    plays = legal_plays(s, o)
    discards = legal_discards(s, o)
    choice = below(d, count(plays) + count(discards))
    if choice < count(plays):
        return PLAY + nth(plays, choice)
    return DISCARD + nth(discards, choice - count(plays))


@rule
def play_out(s: State, o: Core, d: Dice) -> int:
    """Play a deal to its end with random actions; how many it took."""
    actions = 0
    while s.stage != OVER:
        act(s, o, random_action(s, o, d))
        actions += 1
    return actions


@rule
def play_from(s: State, o: Core, d: Dice, position: State, times: int) -> int:
    """Play out a position so many times at random; how many actions they took."""
    actions = 0
    for _ in range(times):
        assign(s, position)
        actions += play_out(s, o, d)
    return actions


@rule
def play_games(s: State, o: Core, d: Dice, before: State, games: int) -> int:
    """Deal and play out so many games at random; how many actions they took."""
    actions = 0
    for _ in range(games):
        deal_game(s, o, d, before)
        actions += play_out(s, o, d)
    return actions


PLAYERS: Final = (random_action, play_out)
"""What takes a state, a core and dice."""
