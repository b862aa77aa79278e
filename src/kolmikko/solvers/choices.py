"""Keep, exchange or pass among three and more: what a seat goes by, and many deals played by it.

A seat goes by its *place*: the grades of its three cards, how full the bank is, how many decide
before it, and how many of them have exchanged and have passed. Each place has three numbers in a
flat array, for keep, exchange and pass. The tricks are played by rules of thumb. Decisions come
from a *policy*: everybody keeps, the rules of thumb, or a table of chances for each place.

The dealer is always the last seat. A match is some deals with the bank carried on. What a seat
wins is told in stakes, when what stays in the bank belongs to all in equal parts.
"""

from typing import Final

from kolmikko.cards import ACE, JACK, KING, NINE, lowest, rank_of, suit_of
from kolmikko.dialect import rule
from kolmikko.dice import Dice, below, start
from kolmikko.games.trojka.actions import DRAW, KEEP
from kolmikko.games.trojka.flow import act
from kolmikko.games.trojka.observe import View, look
from kolmikko.games.trojka.state import DEALT, DECIDING, DRAWING, OVER, Core, State
from kolmikko.games.trojka.thumb import decide, thumb
from kolmikko.playouts.chance import any_of
from kolmikko.playouts.trojka import deal_game
from kolmikko.rulekit.row import assign

KEEPS: Final = 0
BY_THUMB: Final = 1
BY_TABLE: Final = 2
"""The policies."""

DECISIONS: Final = 3
"""Keep, exchange, pass, in the order of the layout of actions."""

GRADES: Final = 5
"""Of plain cards, and as many of trumps: below nine, up to ten, up to queen, king, ace."""

HANDS: Final = 2 * GRADES * (2 * GRADES + 1) * (2 * GRADES + 2) // 6
"""Hands of three that differ by the grades of their cards."""

BANKS: Final = 5
"""Banks that differ by the halves of a whole round of antes in them, from 2 halves to 6."""

PARTS: Final = 1 << 16
"""Chances are drawn in so many parts."""


def places(deciding: int) -> int:
    """How many places there are where so many seats decide one after the other."""
    return first_course(deciding) * BANKS * HANDS


@rule
def place_of(v: View, o: Core) -> int:
    """The place of the seat that views and is to decide."""
    halves = 2 * v.bank // (v.seats * v.stake) - 2
    bank = min(max(halves, 0), BANKS - 1)
    return (course_of(v, o) * BANKS + bank) * HANDS + hand_of(v)


@rule
def course_of(v: View, o: Core) -> int:
    """What has been decided before the viewer, as a number."""
    first = 0 if o.obliged_decide else 1
    exchanged, passed = 0, 0
    for seat in range(first, v.viewer):
        passed += v.passed[seat]
        exchanged += v.exchanged[seat] if not v.passed[seat] else 0
    others = exchanged + passed
    return first_course(v.viewer - first) + others * (others + 1) // 2 + exchanged


@rule
def first_course(deciding: int) -> int:
    """The number of the course in which so many have decided to keep, and how many come before."""
    return deciding * (deciding + 1) * (deciding + 2) // 6


@rule
def hand_of(v: View) -> int:
    """The grades of the three cards as one number, whatever their order."""
    one, two, three = 0, 0, 0
    cards = v.hand
    for _ in range(DEALT):
        grade = grade_of(lowest(cards), v.turn_up)
        cards &= cards - 1
        if grade > three:
            one, two, three = two, three, grade
        elif grade > two:
            one, two = two, grade
        else:
            one = grade
    return one + two * (two + 1) // 2 + three * (three + 1) * (three + 2) // 6


@rule
def grade_of(card: int, turn_up: int) -> int:
    """How good a card is; a trump below the turn-up is as good as the next higher one."""
    rank, grade = rank_of(card), 0
    if suit_of(card) == suit_of(turn_up):
        grade = GRADES
        rank += 1 if card < turn_up else 0
    if rank >= KING:
        return grade + 3 + (1 if rank >= ACE else 0)
    return grade + (1 if rank >= NINE else 0) + (1 if rank >= JACK else 0)


@rule
def chance_of(v: View, place: int, decision: int, policy: int, chances: list[float]) -> float:
    """With what chance a policy takes a decision that is legal."""
    if policy == BY_TABLE:
        return chances[DECISIONS * place + decision]
    chosen = decide(v) - KEEP if policy == BY_THUMB else 0
    return 1.0 if decision == chosen else 0.0


@rule
def drawn_decision(v: View, place: int, d: Dice, policy: int, chances: list[float]) -> int:
    """A decision by a policy."""
    at = below(d, PARTS) / PARTS
    for decision in range(DECISIONS - 1):
        at -= chance_of(v, place, decision, policy, chances)
        if at < 0:
            return decision
    return DECISIONS - 1 if v.decisions >> (DECISIONS - 1) & 1 else 0


@rule
def play_on(s: State, o: Core, v: View, d: Dice, policy: int, chances: list[float]) -> None:
    """Play a deal to its end: decisions by a policy, tricks by rules of thumb."""
    while s.stage != OVER:
        if s.stage == DRAWING:
            act(s, o, DRAW + any_of(d, s.undrawn))
        else:
            look(s, o, s.turn, v)
            if s.stage == DECIDING:
                act(s, o, KEEP + drawn_decision(v, place_of(v, o), d, policy, chances))
            else:
                act(s, o, thumb(v, d))


@rule
def worth_of(
    s: State,
    twin: State,
    o: Core,
    v: View,
    d: Dice,
    decision: int,
    policy: int,
    chances: list[float],
) -> float:
    """What the seat to decide wins from here on with a decision; `twin` is the end of that deal."""
    seat = s.turn
    assign(twin, s)
    act(twin, o, KEEP + decision)
    play_on(twin, o, v, d, policy, chances)
    won = (twin.balances[seat] - s.balances[seat]) * s.seats + twin.bank - s.bank
    return won / (s.seats * s.stake)


@rule
def try_decisions(
    s: State,
    twin: State,
    o: Core,
    v: View,
    seen: View,
    d: Dice,
    again: Dice,
    policy: int,
    chances: list[float],
    replies: list[int],
    place: int,
    sums: list[float],
) -> float:
    """Note what each legal decision wins more than the policy does, and give that of the reply.

    `v` is the view of the seat to decide. The same chance serves all decisions.
    """
    own, reply = 0.0, 0.0
    for decision in range(DECISIONS):
        if v.decisions >> decision & 1:
            assign(again, d)
            worth = worth_of(s, twin, o, seen, again, decision, policy, chances)
            own += chance_of(v, place, decision, policy, chances) * worth
            sums[DECISIONS * place + decision] += worth
            if replies[place] == decision:
                reply = worth
    return reply - own if replies[place] >= 0 else 0.0


@rule
def play_matches(
    s: State,
    twin: State,
    o: Core,
    v: View,
    seen: View,
    d: Dice,
    again: Dice,
    opening: State,
    table: State,
    policy: int,
    chances: list[float],
    replies: list[int],
    sums: list[float],
    visits: list[int],
    gains: list[float],
    seed: int,
    first: int,
    matches: int,
    deals: int,
) -> None:
    """Play matches by a policy, from match `first` on, and try every decision of every seat.

    `sums` gathers what decisions win and `visits` how often each place came up. `gains` has a
    number for each match and seat: what the replies win more than the policy, in all deals
    together; a reply below 0 stays with the policy.
    """
    for match in range(matches):
        assign(table, opening)
        start(d, seed, first + match)
        for _ in range(deals):
            deal_game(s, o, d, table)
            while s.stage == DECIDING:
                look(s, o, s.turn, v)
                place = place_of(v, o)
                visits[place] += 1
                gains[match * s.seats + s.turn] += try_decisions(
                    s, twin, o, v, seen, d, again, policy, chances, replies, place, sums
                )
                act(s, o, KEEP + drawn_decision(v, place, d, policy, chances))
            play_on(s, o, v, d, policy, chances)
            table.bank = s.bank
