"""Puzzles: endgames with all cards open in which a single action is right."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kolmikko.cards import PACK, WHOLE_PACK, card_set, count, members, nth, rank_of
from kolmikko.dice import Dice, below, dice
from kolmikko.endgames.solve import LOSS, Solved, Worth, solve, unlimited
from kolmikko.games.kolmonen.flow import act
from kolmikko.games.kolmonen.notation import hidden_places
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.state import DEALT, EMPTY, OVER, State

FEWEST_CHOICES: Final = 3
SHORTEST: Final = 5
"""Actions to the end, both sides', below which there is not much to find."""

LONGEST_DRAW: Final = 12
"""Actions of a line that has no end."""

TO_HAND: Final = 50
TO_ROW: Final = 15
TO_HIDDEN: Final = 10
"""Per cent of the cards that go to hands, rows and hidden ones; the others are the pile."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, what each action is worth in it, and the one that is right."""

    state: State
    solved: Solved
    best: Worth


def puzzle(options: Options, cards: int, seed: int, *, fast: bool) -> Puzzle:
    """The puzzle of a seed with so many cards in play; equal seeds give equal puzzles.

    No seat has more than one hidden card, so that their order needs no telling. Raises
    UnsolvableError under options that are not solved; see `solve`.
    """
    luck = dice(seed, cards)
    while True:
        state = any_endgame(luck, cards, most_hidden=1)
        solved = solve(state, options, fast=fast)
        best = only_right(solved)
        if best is not None:
            return Puzzle(state, solved, best)


def only_right(solved: Solved) -> Worth | None:
    """The action that is better than all others, where that is worth asking for."""
    best, *others = sorted(solved.actions, key=lambda worth: -worth.value)
    if len(others) + 1 < FEWEST_CHOICES or best.value == LOSS or others[0].value == best.value:
        return None
    return best if best.length is None or best.length >= SHORTEST else None


def any_endgame(d: Dice, cards: int, most_hidden: int = DEALT) -> State:
    """Two seats and so many cards at random, at least one in each hand; the stock is empty.

    No seat has more than `most_hidden` hidden cards, nor an exchange left.
    """
    s = State()
    s.seats, s.drawn, s.turn = 2, PACK, below(d, 2)
    s.dealer = 1 - s.turn
    order = shuffled(d)
    pile: list[int] = []
    hidden: tuple[list[int], list[int]] = ([], [])
    for number, card in enumerate(order[:cards]):
        side, where = below(d, 2), below(d, 100)
        if number < 2:
            s.hand[number] |= 1 << card
        elif where < TO_HAND:
            s.hand[side] |= 1 << card
        elif where < TO_HAND + TO_ROW and count(s.table[side]) < DEALT:
            s.table[side] |= 1 << card
        elif where < TO_HAND + TO_ROW + TO_HIDDEN and len(hidden[side]) < most_hidden:
            hidden[side].append(card)
        else:
            pile.append(card)
    s.toppled = card_set(order[cards:])
    lay_pile(s, pile)
    lay_hidden(s, hidden)
    return s


def shuffled(d: Dice) -> list[int]:
    """The pack in any order."""
    left, order = WHOLE_PACK, []
    while left:
        order.append(nth(left, below(d, count(left))))
        left &= ~(1 << order[-1])
    return order


def lay_pile(s: State, pile: list[int]) -> None:
    """These cards are the pile, the last one on top."""
    s.pile = card_set(pile)
    s.top = rank_of(pile[-1]) if pile else EMPTY
    for card in reversed(pile):
        if rank_of(card) != s.top:
            break
        s.run += 1


def lay_hidden(s: State, hidden: tuple[list[int], list[int]]) -> None:
    """These cards lie hidden before the seats, the next one to be lifted first."""
    lying: dict[int, int] = {}
    for seat in range(2):
        s.hidden[seat] = len(hidden[seat])
        lying |= dict(zip(hidden_places(s, seat), hidden[seat], strict=True))
    others = members(WHOLE_PACK & ~card_set(lying.values()))
    s.deck = [lying[place] if place in lying else next(others) for place in range(PACK)]


def line(state: State, options: Options, *, fast: bool) -> Iterator[int]:
    """The actions with which the game goes on when both sides play well.

    Who wins takes the shortest way, who loses the longest. Of a game without end it is a part.
    """
    core, s, length = unlimited(options), state.copy(), 0
    while s.stage != OVER:
        best = best_of(solve(s, options, fast=fast))
        if best.length is None and length == LONGEST_DRAW:
            return
        yield best.action
        act(s, core, best.action)
        length += 1


def best_of(solved: Solved) -> Worth:
    """The best action: the shortest way to win, or the longest way to lose."""
    return max(
        solved.actions,
        key=lambda worth: (worth.value, (worth.length or 0) * (-1 if worth.value > LOSS else 1)),
    )
