"""Strategies that can be said in a sentence: by the middle card, or all cards alike."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from kolmikko.solvers.hands import Hands, Three
from kolmikko.solvers.tricks import answer_at, dealer_length, first_at, leader_length

if TYPE_CHECKING:
    from numpy.typing import NDArray

MIDDLE: Final = 1


@dataclass(frozen=True)
class Pair:
    """A strategy for each seat, laid out as `tricks` says."""

    leader: "NDArray[Any]"
    dealer: "NDArray[Any]"


def lowest_beater(hands: Hands, lead: int = MIDDLE) -> Pair:
    """Lead card `lead`, beat with the lowest card that beats, else throw off the lowest.

    With the middle card led, and the lower one in the second trick, the highest is kept.
    """
    import numpy as np

    pair = _all_lower(hands, np.ones)
    for h in range(len(hands.classes)):
        pair.leader[first_at(h) : first_at(h) + 3] = np.eye(3)[lead]
    for h, three, a in _answers(hands):
        at = answer_at(hands.tops, h, a)
        beater = next((j for j in range(3) if three[j] > a), 0)
        pair.dealer[at : at + 3] = np.eye(3)[beater]
    return pair


def uniform(hands: Hands) -> Pair:
    """All legal cards are equally likely."""
    import numpy as np

    pair = _all_lower(hands, lambda length: np.full(length, 0.5))
    pair.leader[: 3 * len(hands.classes)] = 1 / 3
    for h, three, a in _answers(hands):
        legal = [float(height > a) for height in three]
        if not any(legal):
            legal = [1.0] * 3
        at = answer_at(hands.tops, h, a)
        pair.dealer[at : at + 3] = np.array(legal) / sum(legal)
    return pair


def _all_lower(hands: Hands, made: Any) -> Pair:  # noqa: ANN401 - any way to make an array
    classes, tops = len(hands.classes), hands.tops
    return Pair(made(leader_length(classes, tops)), made(dealer_length(classes, tops)))


def _answers(hands: Hands) -> list[tuple[int, Three, int]]:
    return [(h, three, a) for h, three in enumerate(hands.classes) for a in range(hands.tops)]
