"""What a strategy does with every hand at the first trick, for charts."""

from kolmikko.cards import RANKS, rank_of, suit_of
from kolmikko.games.trojka.options import Options
from kolmikko.solvers.hands import Hands, Three, hands_of
from kolmikko.solvers.seats import Play

Chances = tuple[float, float, float]
"""How often to play the lowest, the middle and the highest card."""


def every_hand(options: Options, play: Play, turn_up: int, led: int = -1) -> dict[Three, Chances]:
    """For each class of hands that is no trójka the chances of its cards, leading or on `led`.

    Of two cards of one height the middle one has the chances of both.
    """
    hands = hands_of(options, turn_up)
    found = {}
    for hand in hands.classes:
        if led < 0:
            low, middle, high = play.first(hand)
        elif holds(hands, hand, led):
            continue
        else:
            low, middle, high = play.answer(hand, hands.height[led])
        found[hand] = together(hand, (low, middle, high))
    return found


def together(hand: Three, chances: Chances) -> Chances:
    """The chances of a hand, those of equal cards added up."""
    low, middle, high = chances
    if hand[0] == hand[1]:
        return 0.0, low + middle, high
    if hand[1] == hand[2]:
        return low, middle + high, 0.0
    return chances


def holds(hands: Hands, hand: Three, card: int) -> bool:
    """Whether every hand of a class has a card of which there is no other of its height."""
    alike = [other for other, height in hands.height.items() if height == hands.height[card]]
    return hand.count(hands.height[card]) == len(alike)


def names_of_heights(options: Options, turn_up: int) -> list[tuple[str, bool]]:
    """The rank of each height, lowest first, and whether it is a trump."""
    found = {
        height: (RANKS[rank_of(card)], suit_of(card) == suit_of(turn_up))
        for card, height in hands_of(options, turn_up).height.items()
    }
    return [found[height] for height in sorted(found)]
