"""Random games of Kolmonen in both gears: any legal action, or only sensible ones.

As plain Python these take `State`, `Core` and `Dice` rows and a `before` made by `before_deal`;
their compiled twins (`rulekit.gear.compiled`) take records of the same names.
"""

from typing import Final

from kolmikko.cards import PACK
from kolmikko.dialect import rule
from kolmikko.dice import Dice, start
from kolmikko.games.kolmonen.actions import ONE_OF_A_RANK, SWAP, TAKE
from kolmikko.games.kolmonen.flow import act, legal
from kolmikko.games.kolmonen.rules.dealing import deal
from kolmikko.games.kolmonen.state import LEADING, OVER, Core, State
from kolmikko.playouts.chance import any_of, shuffle
from kolmikko.rulekit.row import assign


def before_deal(seats: int, dealer: int = 0) -> State:
    """A table before the deal."""
    table = State()
    table.seats = seats
    table.dealer = dealer
    return table


@rule
def deal_game(s: State, o: Core, d: Dice, before: State) -> None:
    """Shuffle a pack and deal it at the table `before`; `s` becomes the state just dealt."""
    assign(s, before)
    shuffle(d, s.deck, PACK)
    deal(s, o)


@rule
def deal_number(s: State, o: Core, d: Dice, before: State, seed: int, number: int) -> None:
    """Deal game `number` of a seed; the dice go on from there, so that it can be repeated."""
    start(d, seed, number)
    deal_game(s, o, d, before)


@rule
def random_action(s: State, o: Core, d: Dice) -> int:
    """A legal action, all equally likely."""
    return any_of(d, legal(s, o))


@rule
def sensible_action(s: State, o: Core, d: Dice) -> int:
    """A whole rank if any fits; else nothing that could wait; the pile only when one must."""
    moves = legal(s, o)
    if s.stage <= LEADING:
        whole = whole_ranks(moves)
        if whole:
            return any_of(d, whole)
        if moves & ~(1 << TAKE | 1 << SWAP):
            return any_of(d, moves & ~(1 << TAKE | 1 << SWAP))
        if moves >> TAKE & 1:
            return TAKE
    return any_of(d, moves)


@rule
def whole_ranks(moves: int) -> int:
    """Of the plays in a set of actions, those of the most cards of each rank."""
    plays = moves & ((1 << TAKE) - 1)
    return plays & ~(plays >> 1 & ~(ONE_OF_A_RANK << 3))


@rule
def play_out(s: State, o: Core, d: Dice) -> int:
    """Play a deal to its end with random actions; how many it took."""
    actions = 0
    while s.stage != OVER:
        act(s, o, random_action(s, o, d))
        actions += 1
    return actions


@rule
def play_out_sensibly(s: State, o: Core, d: Dice) -> int:
    """Play a deal to its end with sensible actions; how many it took."""
    actions = 0
    while s.stage != OVER:
        act(s, o, sensible_action(s, o, d))
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


PLAYERS: Final = (random_action, sensible_action, play_out, play_out_sensibly)
"""What takes a state, a core and dice."""
