"""A small deal of Trójka for two as a tree that OpenSpiel reads, made by the game itself.

The rules deal, say what is legal, and pay; nothing here is taken from the solvers but what a class
of hands is. Of the deals of two classes one is played, and counts for all.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations

from kolmikko.cards import card_set, members
from kolmikko.games.trojka.deal import start
from kolmikko.games.trojka.flow import act
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.legal import legal_actions
from kolmikko.games.trojka.observe import View, observe
from kolmikko.games.trojka.options import Options
from kolmikko.games.trojka.state import OVER, TRICKS, Core, State
from kolmikko.rulekit.game import Money, Setup

LEADER, DEALER = 0, 1
STAKE = 2


@dataclass
class Tree:
    """The lines of the tree, and one view for each information set by its name."""

    options: Options
    height: dict[int, int]
    lines: list[str] = field(default_factory=list)
    views: dict[str, View] = field(default_factory=dict)
    numbers: tuple[dict[str, int], dict[str, int]] = field(default_factory=lambda: ({}, {}))
    ends: int = 0


def tree_of(options: Options, pack: tuple[int, ...], turn_up: int, height: dict[int, int]) -> Tree:
    """The tree of all deals without a trójka from a pack with a card turned up."""
    tree, core = Tree(options, height), freeze(options)
    cards = [card for card in pack if card != turn_up]
    deals: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
    example: dict[tuple[tuple[int, ...], tuple[int, ...]], State] = {}
    for one in combinations(cards, 3):
        for other in combinations([card for card in cards if card not in one], 3):
            state = dealt(options, core, one, other, turn_up, cards)
            if state.stage == TRICKS:
                key = (heights(tree, card_set(one)), heights(tree, card_set(other)))
                deals[key] += 1
                example.setdefault(key, state)
    total = sum(deals.values())
    tree.lines.append('EFG 2 R "deal" { "leader" "dealer" } ""')
    chances = " ".join(f'"d{n}" {count}/{total}' for n, count in enumerate(deals.values()))
    tree.lines.append(f'c "" 1 "" {{ {chances} }} 0')
    for key in deals:
        grow(tree, core, example[key])
    return tree


def dealt(
    options: Options,
    core: Core,
    one: tuple[int, ...],
    other: tuple[int, ...],
    turn_up: int,
    cards: list[int],
) -> State:
    """A deal that gives these hands to the leader, seat 0, and the dealer, seat 1."""
    hands = [card for pair in zip(one, other, strict=True) for card in pair]
    stock = [card for card in cards if card not in hands]
    setup = Setup(options, 2, DEALER, (*hands, turn_up, *stock))
    return start(core, setup, Money(STAKE, (0, 0)))


def grow(tree: Tree, core: Core, state: State) -> None:
    """Add all that can come of a state."""
    if state.stage == OVER:
        tree.ends += 1
        pay = (state.balances[LEADER] - state.balances[DEALER]) / (2 * STAKE)
        tree.lines.append(f't "" {tree.ends} "" {{ {pay} {-pay} }}')
        return
    seat, legal = state.turn, legal_actions(state, core)
    legal = tuple(sorted(legal, key=lambda action: (tree.height[action % 52], action)))
    view = observe(state, core, seat)
    name = f"{seat + 1}/{seen(tree, view)}/{len(legal)}"
    tree.views.setdefault(name, view)
    numbers = tree.numbers[seat]
    number = numbers.setdefault(name, len(numbers) + 1)
    actions = " ".join(f'"{n}"' for n in range(len(legal)))
    tree.lines.append(f'p "" {seat + 1} {number} "{name}" {{ {actions} }} 0')
    for action in legal:
        further = state.copy()
        act(further, core, action)
        grow(tree, core, further)


def seen(tree: Tree, view: View) -> str:
    """All that a seat has seen, in heights and in order."""
    me = view.viewer
    led = 1 << view.led if view.laid else 0
    parts = (view.hand, view.up[me], view.down[me], view.up[1 - me] & ~led, led)
    return "|".join(",".join(map(str, heights(tree, part))) for part in parts)


def heights(tree: Tree, cards: int) -> tuple[int, ...]:
    """The heights of some cards, ascending."""
    return tuple(sorted(tree.height[card] for card in members(cards)))
