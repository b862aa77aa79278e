"""What an endgame is worth to a seat that does not know where each card is.

The cards that it has not seen are laid out in every way that it may think possible, each way is
solved as if all cards lay open to both sides, and the values are averaged. Who really plays knows
less, so this is an upper bound on what knowledge can bring: exact where there is one way only.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import factorial, prod
from typing import Final

from kolmikko.cards import PACK, WHOLE_PACK, members, of_rank, rank_of
from kolmikko.dice import dice
from kolmikko.endgames.solve import MOST_POSITIONS, WIN, UnsolvableError, Worth, solve
from kolmikko.games.kolmonen.imagine import imagine, seen_cards
from kolmikko.games.kolmonen.notation import hidden_places
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.state import State
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.row import Row

MOST_WAYS: Final = 24
"""Ways to lay out the unseen cards beyond which there are too many, unless told otherwise."""

MOST_ORDERS: Final = 720
"""Orders of the unseen ranks beyond which it is not even counted how many ways they come to."""

Way = tuple[tuple[int, ...], tuple[int, ...]]
"""The ranks of the unseen hand cards, ascending, and those in the deck, place by place."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What an action is worth on average over all ways, as part of a win.

    `length` is the average number of actions to the end where all ways are won; otherwise None.
    """

    action: int
    value: float
    length: float | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """Each legal action, in ascending order; in how many ways cards may lie, and the work done."""

    actions: tuple[Foreseen, ...]
    ways: int
    positions: int


def outlook(options: RuleOptions, view: Row, most: int, *, fast: bool) -> Outlook | None:
    """What each action of a seat that is to act is worth; None where `solve_view` has no answer.

    For callers that know nothing of Kolmonen: the options and the view are of this game.
    """
    assert isinstance(options, Options)
    assert isinstance(view, View)
    try:
        return solve_view(view, options, most=most, fast=fast)
    except UnsolvableError:
        return None


def solve_view(
    view: View,
    options: Options,
    *,
    most_ways: int = MOST_WAYS,
    most: int = MOST_POSITIONS,
    fast: bool = False,
) -> Outlook:
    """Solve what the seat that views, and is to act, may think possible; compiled if `fast`.

    `most` positions are looked at in all ways together. Raises UnsolvableError where a seat's
    unseen cards can lie in more than `most_ways` ways, and as `solve` does.
    """
    worlds = list(ways(view, most_ways))
    weights = [weight for _, weight in worlds]
    solved, left = [], most
    for state, _ in worlds:
        found = solve(state, options, most=left, fast=fast)
        left -= found.positions
        solved.append(found.actions)
    actions = tuple(_average(worths, weights) for worths in zip(*solved, strict=True))
    return Outlook(actions, len(worlds), most - left)


def _average(worths: tuple[Worth, ...], weights: list[int]) -> Foreseen:
    """What an action is worth, from what it is worth in each way."""
    whole = sum(weights)
    pairs = list(zip(worths, weights, strict=True))
    value = sum(worth.value * weight for worth, weight in pairs) / whole
    lengths = [worth.length * weight for worth, weight in pairs if worth.length is not None]
    wins = all(worth.value == WIN for worth in worths)
    return Foreseen(worths[0].action, value, sum(lengths) / whole if wins else None)


def ways(view: View, most: int) -> Iterator[tuple[State, int]]:
    """States that show the viewer this view, and how many times as likely as one each is.

    Which card of a rank it is makes no difference, nor the order in a hand. Raises
    UnsolvableError if there are more than `most`.
    """
    world = State()
    imagine(view, dice(0), world)
    unseen = WHOLE_PACK & ~seen_cards(view)
    ranks = Counter(rank_of(card) for card in members(unseen))
    if factorial(ranks.total()) // prod(map(factorial, ranks.values())) > MOST_ORDERS:
        raise UnsolvableError(f"{ranks.total()} cards have not been seen")
    holders = [seat for seat in range(view.seats) for _ in members(world.hand[seat] & unseen)]
    places = _unseen_places(world)
    found: Counter[Way] = Counter()
    for order in orders(ranks):
        held, lying = order[: len(holders)], order[len(holders) :]
        found[(_in_hands(holders, held), lying)] += 1
    if len(found) > most:
        raise UnsolvableError(f"unseen cards can lie in {len(found)} ways")
    for (held, lying), weight in found.items():
        yield _laid_out(world, unseen, holders, places, held + lying), weight


def orders(ranks: Counter[int]) -> Iterator[tuple[int, ...]]:
    """Every order of some ranks, each of which comes so many times."""
    if not +ranks:
        yield ()
    for rank in sorted(+ranks):
        for others in orders(ranks - Counter([rank])):
            yield (rank, *others)


def _in_hands(holders: list[int], held: tuple[int, ...]) -> tuple[int, ...]:
    """The same ranks in the same hands, each hand in ascending order."""
    return tuple(rank for _, rank in sorted(zip(holders, held, strict=True)))


def _unseen_places(world: State) -> list[int]:
    """The places in the deck of hidden cards and of the stock."""
    hidden = [place for seat in range(world.seats) for place in hidden_places(world, seat)]
    return [*hidden, *range(world.drawn, PACK)]


def _laid_out(
    world: State, unseen: int, holders: list[int], places: list[int], ranks: tuple[int, ...]
) -> State:
    """The world with cards of these ranks in the hands of the holders and in the places."""
    left = {rank: list(members(unseen & of_rank(rank))) for rank in ranks}
    cards = [left[rank].pop() for rank in ranks]
    laid = world.copy()
    laid.hand = [hand & ~unseen for hand in world.hand]
    for seat, card in zip(holders, cards, strict=False):
        laid.hand[seat] |= 1 << card
    for place, card in zip(places, cards[len(holders) :], strict=True):
        laid.deck[place] = card
    return laid
