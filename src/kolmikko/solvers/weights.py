"""How many deals give one class of hands to the leader and one to the dealer."""

from typing import TYPE_CHECKING, Any

from kolmikko.dialect import rule
from kolmikko.solvers.gears import loop
from kolmikko.solvers.hands import Hands
from kolmikko.solvers.listed import WIDTH, class_of, listed, meet

if TYPE_CHECKING:
    from numpy.typing import NDArray


def weights(hands: Hands, *, fast: bool = True) -> "NDArray[Any]":
    """The number of deals without a trójka for each pair of classes, flat, leader first."""
    import numpy as np

    classes = len(hands.classes)
    deals = np.zeros(classes * classes, np.int64)
    orbits = np.array(hands.orbits, np.int64).ravel()
    table = np.array(listed(hands), np.int64)
    loop(count_deals, fast=fast)(table, orbits, classes, deals)
    return deals


@rule
def count_deals(hands: list[int], orbits: list[int], classes: int, deals: list[int]) -> None:
    """Count the pairs of hands that share no card by the classes of both."""
    for orbit in range(len(orbits) // 2):
        f = orbits[2 * orbit]
        row = classes * class_of(hands, f)
        for g in range(len(hands) // WIDTH):
            if not meet(hands, f, g):
                deals[row + class_of(hands, g)] += orbits[2 * orbit + 1]
