"""Play by all worlds alike: in each world with open cards, and on average the best card (PIMC)."""

from typing import TYPE_CHECKING, Any

from kolmikko.dialect import rule
from kolmikko.rulekit.gear import compiled
from kolmikko.solvers.session import Turned
from kolmikko.solvers.simple import Pair, uniform
from kolmikko.solvers.tricks import (
    after_beaten,
    after_won,
    again_at,
    answer_at,
    dealer_reply_at,
    first_at,
    higher,
    is_free,
    lead_at,
    leader_reply_at,
    lower,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray


def by_worlds(up: Turned, pay: tuple[float, ...]) -> Pair:
    """The strategies of one who thinks all hands that fit the cards seen equally likely."""
    import numpy as np

    pair = uniform(up.hands)
    heights = np.array(up.hands.classes, np.int64).ravel()
    worths = [np.zeros(2 * len(seat)) for seat in (pair.leader, pair.dealer)]
    compiled(add_worlds)(heights, up.hands.tops, up.deals, np.array(pay), *worths)
    classes, tops = len(up.hands.classes), up.hands.tops
    _choose(pair.leader, worths[0], 3 * classes)
    _choose(pair.dealer, -worths[1], 3 * classes * tops)
    return pair


def _choose(strategy: "NDArray[Any]", worths: "NDArray[Any]", threes: int) -> None:
    """Make a strategy that may do all that is legal do what is worth most."""
    import numpy as np

    legal = strategy[:threes].reshape(-1, 3) > 0
    first = np.where(legal, worths[:threes].reshape(-1, 3), -np.inf)
    strategy[:threes] = np.eye(3)[first.argmax(axis=1)].ravel()
    two = worths[2 * threes :].reshape(-1, 2)
    strategy[threes:] = two[:, 0] >= two[:, 1]


@rule
def add_worlds(
    heights: list[int],
    tops: int,
    deals: list[int],
    pay: list[float],
    leader: list[float],
    dealer: list[float],
) -> None:
    """Add to each choice of both seats what it is worth with open cards in each world."""
    classes = len(heights) // 3
    for f in range(classes):
        for g in range(classes):
            weight = deals[classes * f + g]
            for i in range(3 if weight else 0):
                a = heights[3 * f + i]
                if heights[3 * g + 2] > a:
                    worth = add_beating(heights, tops, pay, leader, dealer, f, g, i, weight)
                else:
                    worth = add_laying(heights, tops, pay, leader, dealer, f, g, i, weight)
                leader[first_at(f) + i] += weight * worth


@rule
def add_beating(
    heights: list[int],
    tops: int,
    pay: list[float],
    leader: list[float],
    dealer: list[float],
    f: int,
    g: int,
    i: int,
    weight: int,
) -> float:
    """The open worth of lead i, which the dealer beats."""
    classes = len(heights) // 3
    a = heights[3 * f + i]
    low = heights[3 * f + lower(i)]
    high = heights[3 * f + higher(i)]
    least = 1e300
    for j in range(3):
        b = heights[3 * g + j]
        if b <= a:
            continue
        beaten = 1e300
        for m in range(2):
            led = lower(j) if m == 0 else higher(j)
            c = heights[3 * g + led]
            rest = heights[3 * g + 3 - j - led]
            worth = pay[after_beaten(c, rest, high, low)]
            if is_free(low, high, c):
                at = leader_reply_at(classes, tops, f, i, b, c)
                leader[2 * at + 1] += weight * worth
                leader[2 * at] += weight * pay[after_beaten(c, rest, low, high)]
                worth = max(worth, pay[after_beaten(c, rest, low, high)])
            dealer[2 * lead_at(classes, tops, g, a, j) + m] += weight * worth
            beaten = min(beaten, worth)
        dealer[answer_at(tops, g, a) + j] += weight * beaten
        least = min(least, beaten)
    return least


@rule
def add_laying(
    heights: list[int],
    tops: int,
    pay: list[float],
    leader: list[float],
    dealer: list[float],
    f: int,
    g: int,
    i: int,
    weight: int,
) -> float:
    """The open worth of lead i, which the dealer cannot beat."""
    classes = len(heights) // 3
    a = heights[3 * f + i]
    least = 1e300
    for j in range(3):
        low = heights[3 * g + lower(j)]
        high = heights[3 * g + higher(j)]
        most = -1e300
        for m in range(2):
            led = lower(i) if m == 0 else higher(i)
            c = heights[3 * f + led]
            s = heights[3 * f + 3 - i - led]
            worth = pay[after_won(c, s, high, low)]
            if is_free(low, high, c):
                at = dealer_reply_at(classes, tops, g, a, j, c)
                dealer[2 * at + 1] += weight * worth
                dealer[2 * at] += weight * pay[after_won(c, s, low, high)]
                worth = min(worth, pay[after_won(c, s, low, high)])
            leader[2 * again_at(classes, f, i) + m] += weight * worth
            most = max(most, worth)
        dealer[answer_at(tops, g, a) + j] += weight * most
        least = min(least, most)
    return least
