"""Strategies as bytes, one for each number of `tricks`, the leader's before the dealer's.

Chances are rounded to 1/255. What a rounded strategy never comes to is the lower card, and so is
what the rules force.
"""

from typing import TYPE_CHECKING, Any, Final

from kolmikko.solvers.hands import Hands
from kolmikko.solvers.simple import Pair
from kolmikko.solvers.tricks import leader_length

if TYPE_CHECKING:
    from numpy.typing import NDArray

WHOLE: Final = 255


def in_bytes(hands: Hands, pair: Pair) -> bytes:
    """Both strategies in bytes."""
    classes = len(hands.classes)
    return _rounded(pair.leader, classes) + _rounded(pair.dealer, classes * hands.tops)


def from_bytes(hands: Hands, data: bytes) -> Pair:
    """The strategies that are told by bytes."""
    import numpy as np

    classes, tops = len(hands.classes), hands.tops
    size = leader_length(classes, tops)
    numbers = np.frombuffer(data, np.uint8) / WHOLE
    for first in (numbers[: 3 * classes], numbers[size : size + 3 * classes * tops]):
        three = first.reshape(-1, 3)
        three /= three.sum(axis=1, keepdims=True)
    return Pair(numbers[:size], numbers[size:])


def _rounded(strategy: "NDArray[Any]", choices: int) -> bytes:
    """One strategy in bytes, of which so many choices among three come first."""
    import numpy as np

    numbers = np.rint(strategy * WHOLE).astype(np.uint8)
    first, rest = numbers[: 3 * choices], numbers[3 * choices :]
    for part in (rest[: 3 * choices], rest[3 * choices :]):
        part.reshape(len(first), -1)[first == 0] = WHOLE
    return bytes(numbers)
