"""External-sampling MCCFR: a second solver, which shares only the layout of strategies with `cfr`.

Each round draws a deal, and plays it out once for each seat as the learner: the learner tries all
of its cards, the other seat one that its strategy of the moment draws. Later rounds count more.
"""

from collections.abc import Sequence

from kolmikko.dialect import rule
from kolmikko.dice import Dice, below, dice
from kolmikko.rulekit.gear import rows
from kolmikko.solvers.drawing import drawn, drawn_low, learnt_three, learnt_two, note_three
from kolmikko.solvers.gears import loop
from kolmikko.solvers.hands import Hands
from kolmikko.solvers.listed import WIDTH, class_of, height_at, listed, meet
from kolmikko.solvers.regrets import average
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


class Sampler:
    """MCCFR for one turn-up; equal seeds give equal strategies."""

    def __init__(self, hands: Hands, seed: int = 1, *, fast: bool = True) -> None:
        import numpy as np

        self.hands = hands
        self.fast = fast
        self.table = np.array(listed(hands), np.int64)
        self.regrets = self._blank()
        self.sums = self._blank()
        self.dice = rows(dice(seed))[0] if fast else dice(seed)
        self.rounds = 0

    def learn(self, pay: Sequence[float], rounds: int) -> None:
        """Play so many rounds; `pay[k]` is what k tricks are worth to the leader."""
        import numpy as np

        shape = (len(self.hands.classes), self.hands.tops)
        learners = (self.regrets.leader, self.regrets.dealer, self.sums.leader, self.sums.dealer)
        given = (*learners, np.array(pay, np.float64), np.zeros(3))
        loop(play_rounds, fast=self.fast)(
            self.dice, self.table, *shape, *given, self.rounds, rounds
        )
        self.rounds += rounds

    def strategies(self) -> Pair:
        """The average strategies."""
        made, classes = uniform(self.hands), len(self.hands.classes)
        mean = loop(average, fast=self.fast)
        mean(made.leader, self.sums.leader, 3 * classes)
        mean(made.dealer, self.sums.dealer, 3 * classes * self.hands.tops)
        return made

    def _blank(self) -> Pair:
        import numpy as np

        seats = uniform(self.hands)
        return Pair(np.zeros(2 * len(seats.leader)), np.zeros(2 * len(seats.dealer)))


@rule
def play_rounds(
    d: Dice,
    hands: list[int],
    classes: int,
    tops: int,
    leader: list[float],
    dealer: list[float],
    leader_sums: list[float],
    dealer_sums: list[float],
    pay: list[float],
    worths: list[float],
    first: int,
    rounds: int,
) -> None:
    """Play rounds, the first of which has number `first`; strategies are read from regrets."""
    number = len(hands) // WIDTH
    for n in range(first, first + rounds):
        f = below(d, number)
        g = below(d, number)
        while meet(hands, f, g):
            f = below(d, number)
            g = below(d, number)
        weight = (n + 1.0) / 1e6
        teach_leader(
            d, hands, classes, tops, leader, dealer, dealer_sums, pay, worths, f, g, weight
        )
        teach_dealer(
            d, hands, classes, tops, leader, dealer, leader_sums, pay, worths, f, g, weight
        )


@rule
def first_above(hands: list[int], g: int, a: int) -> int:
    """The first card of hand g that beats a; 0, for all three, when none does."""
    if height_at(hands, g, 2) <= a:
        return 0
    for j in range(2):
        if height_at(hands, g, j) > a:
            return j
    return 2


@rule
def teach_leader(
    d: Dice,
    hands: list[int],
    classes: int,
    tops: int,
    leader: list[float],
    dealer: list[float],
    sums: list[float],
    pay: list[float],
    worths: list[float],
    f: int,
    g: int,
    weight: float,
) -> None:
    """The leader tries everything; the dealer draws, and notes its strategy."""
    h = class_of(hands, f)
    for i in range(3):
        a = height_at(hands, f, i)
        low = height_at(hands, f, lower(i))
        high = height_at(hands, f, higher(i))
        begin = first_above(hands, g, a)
        answer = answer_at(tops, class_of(hands, g), a)
        note_three(dealer, sums, answer, begin, weight)
        j = drawn(d, dealer, answer, begin)
        b = height_at(hands, g, j)
        if b > a:
            at = lead_at(classes, tops, class_of(hands, g), a, j)
            k = lower(j) if drawn_low(d, dealer, sums, at, weight) else higher(j)
            c = height_at(hands, g, k)
            rest = height_at(hands, g, 3 - j - k)
            worths[i] = pay[after_beaten(c, rest, high, low)]
            if is_free(low, high, c):
                one = pay[after_beaten(c, rest, low, high)]
                at = leader_reply_at(classes, tops, h, i, b, c)
                worths[i] = learnt_two(leader, at, one, worths[i], weight)
            continue
        one = sampled_reply(d, hands, classes, tops, dealer, sums, pay, g, a, j, low, high, weight)
        two = sampled_reply(d, hands, classes, tops, dealer, sums, pay, g, a, j, high, low, weight)
        worths[i] = learnt_two(leader, again_at(classes, h, i), one, two, weight)
    learnt_three(leader, first_at(h), 0, worths, weight)


@rule
def sampled_reply(
    d: Dice,
    hands: list[int],
    classes: int,
    tops: int,
    dealer: list[float],
    sums: list[float],
    pay: list[float],
    g: int,
    a: int,
    j: int,
    c: int,
    s: int,
    weight: float,
) -> float:
    """What comes of the second lead c, which the dealer answers by drawing."""
    low = height_at(hands, g, lower(j))
    high = height_at(hands, g, higher(j))
    if is_free(low, high, c):
        at = dealer_reply_at(classes, tops, class_of(hands, g), a, j, c)
        if drawn_low(d, dealer, sums, at, weight):
            return pay[after_won(c, s, low, high)]
    return pay[after_won(c, s, high, low)]


@rule
def teach_dealer(
    d: Dice,
    hands: list[int],
    classes: int,
    tops: int,
    leader: list[float],
    dealer: list[float],
    sums: list[float],
    pay: list[float],
    worths: list[float],
    f: int,
    g: int,
    weight: float,
) -> None:
    """The dealer tries everything; the leader draws, and notes its strategy."""
    h = class_of(hands, f)
    note_three(leader, sums, first_at(h), 0, weight)
    i = drawn(d, leader, first_at(h), 0)
    a = height_at(hands, f, i)
    begin = first_above(hands, g, a)
    if height_at(hands, g, 2) > a:
        for j in range(begin, 3):
            one = reply_drawn(
                d, hands, classes, tops, leader, sums, pay, f, g, i, j, lower(j), weight
            )
            two = reply_drawn(
                d, hands, classes, tops, leader, sums, pay, f, g, i, j, higher(j), weight
            )
            at = lead_at(classes, tops, class_of(hands, g), a, j)
            worths[j] = learnt_two(dealer, at, -one, -two, weight)
    else:
        k = higher(i)
        if drawn_low(d, leader, sums, again_at(classes, h, i), weight):
            k = lower(i)
        c = height_at(hands, f, k)
        s = height_at(hands, f, 3 - i - k)
        for j in range(3):
            low = height_at(hands, g, lower(j))
            high = height_at(hands, g, higher(j))
            worths[j] = -pay[after_won(c, s, high, low)]
            if is_free(low, high, c):
                at = dealer_reply_at(classes, tops, class_of(hands, g), a, j, c)
                one = -pay[after_won(c, s, low, high)]
                worths[j] = learnt_two(dealer, at, one, worths[j], weight)
    learnt_three(dealer, answer_at(tops, class_of(hands, g), a), begin, worths, weight)


@rule
def reply_drawn(
    d: Dice,
    hands: list[int],
    classes: int,
    tops: int,
    leader: list[float],
    sums: list[float],
    pay: list[float],
    f: int,
    g: int,
    i: int,
    j: int,
    k: int,
    weight: float,
) -> float:
    """What comes of beating with j and leading k, which the leader answers by drawing."""
    low = height_at(hands, f, lower(i))
    high = height_at(hands, f, higher(i))
    c = height_at(hands, g, k)
    rest = height_at(hands, g, 3 - j - k)
    if is_free(low, high, c):
        b = height_at(hands, g, j)
        at = leader_reply_at(classes, tops, class_of(hands, f), i, b, c)
        if drawn_low(d, leader, sums, at, weight):
            return pay[after_beaten(c, rest, low, high)]
    return pay[after_beaten(c, rest, high, low)]
