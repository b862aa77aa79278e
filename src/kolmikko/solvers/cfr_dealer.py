"""One step of CFR+ for the dealer: all hands, all worlds."""

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
def learn_to_answer(
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
    """Update the dealer's regrets, strategy and sums against the leader's strategy.

    `pay` is what the leader's tricks are worth to the dealer. `seen` has for each height led nine
    places (six of beating and leading on, three of forced answers) and then six for each second
    height led; `worths` has three.
    """
    classes = len(heights) // 3
    for g in range(classes):
        for place in range(len(seen)):
            seen[place] = 0.0
        for f in range(classes):
            if deals[classes * f + g] == 0:
                continue
            for i in range(3):
                chance = deals[classes * f + g] * leader[first_at(f) + i]
                if chance <= 0:
                    continue
                if heights[3 * g + 2] > heights[3 * f + i]:
                    beat_lead(heights, tops, leader, pay, seen, f, g, i, chance)
                else:
                    lay_down(heights, tops, leader, pay, seen, f, g, i, chance)
        for a in range(tops):
            if heights[3 * g + 2] > a:
                learn_beating(heights, tops, dealer, regrets, sums, seen, worths, g, a, step)
            else:
                learn_laying(heights, tops, dealer, regrets, sums, seen, worths, g, a, step)


@rule
def learn_beating(
    heights: list[int],
    tops: int,
    dealer: list[float],
    regrets: list[float],
    sums: list[float],
    seen: list[float],
    worths: list[float],
    g: int,
    a: int,
    step: float,
) -> None:
    """Learn with what to beat height a, and what to lead then."""
    classes = len(heights) // 3
    answer = answer_at(tops, g, a)
    first = 0
    for j in range(3):
        if heights[3 * g + j] <= a:
            first = j + 1
            continue
        low = seen[9 * a + 2 * j]
        high = seen[9 * a + 2 * j + 1]
        share = step * dealer[answer + j]
        at = lead_at(classes, tops, g, a, j)
        worths[j] = learn_two(dealer, regrets, sums, at, low, high, share)
    learn_three(dealer, regrets, sums, answer, worths, first, step)


@rule
def learn_laying(
    heights: list[int],
    tops: int,
    dealer: list[float],
    regrets: list[float],
    sums: list[float],
    seen: list[float],
    worths: list[float],
    g: int,
    a: int,
    step: float,
) -> None:
    """Learn what to lay face down on height a, and what to answer in the second trick."""
    classes = len(heights) // 3
    answer = answer_at(tops, g, a)
    for j in range(3):
        low = heights[3 * g + lower(j)]
        high = heights[3 * g + higher(j)]
        share = step * dealer[answer + j]
        worths[j] = seen[9 * a + 6 + j]
        for c in range(tops):
            if not is_free(low, high, c):
                continue
            place = 9 * tops + 2 * ((3 * a + j) * tops + c)
            at = dealer_reply_at(classes, tops, g, a, j, c)
            one = seen[place]
            other = seen[place + 1]
            worths[j] += learn_two(dealer, regrets, sums, at, one, other, share)
    learn_three(dealer, regrets, sums, answer, worths, 0, step)


@rule
def beat_lead(
    heights: list[int],
    tops: int,
    leader: list[float],
    pay: list[float],
    seen: list[float],
    f: int,
    g: int,
    i: int,
    chance: float,
) -> None:
    """Class f has led i: add what every way to beat it and to lead on is worth."""
    classes = len(heights) // 3
    a = heights[3 * f + i]
    low = heights[3 * f + lower(i)]
    high = heights[3 * f + higher(i)]
    for j in range(3):
        b = heights[3 * g + j]
        if b <= a:
            continue
        for m in range(2):
            led = lower(j) if m == 0 else higher(j)
            c = heights[3 * g + led]
            d = heights[3 * g + 3 - j - led]
            plays_low = 0.0
            if is_free(low, high, c):
                plays_low = leader[leader_reply_at(classes, tops, f, i, b, c)]
            seen[9 * a + 2 * j + m] += chance * (
                plays_low * pay[after_beaten(c, d, low, high)]
                + (1 - plays_low) * pay[after_beaten(c, d, high, low)]
            )


@rule
def lay_down(
    heights: list[int],
    tops: int,
    leader: list[float],
    pay: list[float],
    seen: list[float],
    f: int,
    g: int,
    i: int,
    chance: float,
) -> None:
    """Class f has led i, which g cannot beat: add what cards face down and answers are worth."""
    classes = len(heights) // 3
    a = heights[3 * f + i]
    leads_low = leader[again_at(classes, f, i)]
    for m in range(2):
        weight = chance * (leads_low if m == 0 else 1 - leads_low)
        if weight <= 0:
            continue
        led = lower(i) if m == 0 else higher(i)
        c = heights[3 * f + led]
        s = heights[3 * f + 3 - i - led]
        for j in range(3):
            low = heights[3 * g + lower(j)]
            high = heights[3 * g + higher(j)]
            if is_free(low, high, c):
                place = 9 * tops + 2 * ((3 * a + j) * tops + c)
                seen[place] += weight * pay[after_won(c, s, low, high)]
                seen[place + 1] += weight * pay[after_won(c, s, high, low)]
            else:
                seen[9 * a + 6 + j] += weight * pay[after_won(c, s, high, low)]
