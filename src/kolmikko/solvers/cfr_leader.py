"""One step of CFR+ for the leader: all hands, all worlds."""

from kolmikko.dialect import rule
from kolmikko.solvers.regrets import learn_three, learn_two
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


@rule
def learn_to_lead(
    heights: list[int],
    tops: int,
    deals: list[int],
    leader: list[float],
    dealer: list[float],
    regrets: list[float],
    sums: list[float],
    pay: list[float],
    seen: list[float],
    worths: list[float],
    step: float,
) -> None:
    """Update the leader's regrets, strategy and sums against the dealer's strategy.

    `seen` has six places for each pair of heights, `worths` nine: three of leads, six of second
    leads. `step` is how much this step counts in the average.
    """
    classes = len(heights) // 3
    for f in range(classes):
        for place in range(len(seen)):
            seen[place] = 0.0
        for place in range(9):
            worths[place] = 0.0
        for g in range(classes):
            if deals[classes * f + g] == 0:
                continue
            for i in range(3):
                if heights[3 * g + 2] > heights[3 * f + i]:
                    be_beaten(heights, tops, deals, dealer, pay, seen, worths, f, g, i)
                else:
                    lead_again(heights, tops, deals, dealer, pay, worths, f, g, i)
        for i in range(3):
            share = step * leader[first_at(f) + i]
            at = again_at(classes, f, i)
            low = worths[3 + 2 * i]
            high = worths[4 + 2 * i]
            worths[i] += learn_two(leader, regrets, sums, at, low, high, share)
            learn_replies(heights, tops, leader, regrets, sums, seen, worths, f, i, share)
        learn_three(leader, regrets, sums, first_at(f), worths, 0, step)


@rule
def learn_replies(
    heights: list[int],
    tops: int,
    leader: list[float],
    regrets: list[float],
    sums: list[float],
    seen: list[float],
    worths: list[float],
    f: int,
    i: int,
    share: float,
) -> None:
    """Learn every free answer after lead i was beaten."""
    classes = len(heights) // 3
    low = heights[3 * f + lower(i)]
    high = heights[3 * f + higher(i)]
    for b in range(heights[3 * f + i] + 1, tops):
        for c in range(tops):
            if not is_free(low, high, c):
                continue
            place = 2 * ((i * tops + b) * tops + c)
            at = leader_reply_at(classes, tops, f, i, b, c)
            one = seen[place]
            other = seen[place + 1]
            worths[i] += learn_two(leader, regrets, sums, at, one, other, share)


@rule
def be_beaten(
    heights: list[int],
    tops: int,
    deals: list[int],
    dealer: list[float],
    pay: list[float],
    seen: list[float],
    worths: list[float],
    f: int,
    g: int,
    i: int,
) -> None:
    """Class g beats lead i and leads: add what each answer is worth."""
    classes = len(heights) // 3
    a = heights[3 * f + i]
    low = heights[3 * f + lower(i)]
    high = heights[3 * f + higher(i)]
    for j in range(3):
        b = heights[3 * g + j]
        chance = dealer[answer_at(tops, g, a) + j] * deals[classes * f + g]
        if b <= a or chance <= 0:
            continue
        leads_low = dealer[lead_at(classes, tops, g, a, j)]
        for m in range(2):
            weight = chance * (leads_low if m == 0 else 1 - leads_low)
            if weight <= 0:
                continue
            led = lower(j) if m == 0 else higher(j)
            c = heights[3 * g + led]
            d = heights[3 * g + 3 - j - led]
            if is_free(low, high, c):
                place = 2 * ((i * tops + b) * tops + c)
                seen[place] += weight * pay[after_beaten(c, d, low, high)]
                seen[place + 1] += weight * pay[after_beaten(c, d, high, low)]
            else:
                worths[i] += weight * pay[after_beaten(c, d, high, low)]


@rule
def lead_again(
    heights: list[int],
    tops: int,
    deals: list[int],
    dealer: list[float],
    pay: list[float],
    worths: list[float],
    f: int,
    g: int,
    i: int,
) -> None:
    """Class g lays a card face down on lead i: add what both second leads are worth."""
    classes = len(heights) // 3
    a = heights[3 * f + i]
    for j in range(3):
        chance = dealer[answer_at(tops, g, a) + j] * deals[classes * f + g]
        if chance <= 0:
            continue
        low = heights[3 * g + lower(j)]
        high = heights[3 * g + higher(j)]
        for m in range(2):
            led = lower(i) if m == 0 else higher(i)
            c = heights[3 * f + led]
            s = heights[3 * f + 3 - i - led]
            plays_low = 0.0
            if is_free(low, high, c):
                plays_low = dealer[dealer_reply_at(classes, tops, g, a, j, c)]
            worths[3 + 2 * i + m] += chance * (
                plays_low * pay[after_won(c, s, low, high)]
                + (1 - plays_low) * pay[after_won(c, s, high, low)]
            )
