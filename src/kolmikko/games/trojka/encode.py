"""A view of Trójka as a flat row of small numbers for learners, and what each of them means.

Seats are counted clockwise from the viewer: seat 0 is the viewer's own. Chips are counted in whole
stakes. All numbers fit into int8, and into any float.
"""

from typing import Final

from kolmikko.cards import PACK, SUITS, lowest, name_of
from kolmikko.dialect import rule
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.state import MOST_SEATS, NO_CARD, OVER

MOST: Final = 127
"""Larger sums, of either sign, are cut to this."""

HAND: Final = 0
THROWN: Final = HAND + PACK
DOWN: Final = THROWN + PACK
SETS: Final = DOWN + PACK
PAID: Final = SETS + PACK
TURN_UP: Final = PAID + PACK
LED: Final = TURN_UP + PACK
BEST: Final = LED + PACK
UP: Final = BEST + PACK
HAND_COUNT: Final = UP + PACK * MOST_SEATS
DOWN_COUNT: Final = HAND_COUNT + MOST_SEATS
TRICKS: Final = DOWN_COUNT + MOST_SEATS
BALANCE: Final = TRICKS + MOST_SEATS
PASSED: Final = BALANCE + MOST_SEATS
EXCHANGED: Final = PASSED + MOST_SEATS
PLAYS: Final = EXCHANGED + MOST_SEATS
TURN: Final = PLAYS + MOST_SEATS
DEALER: Final = TURN + MOST_SEATS
LEADER: Final = DEALER + MOST_SEATS
BEST_SEAT: Final = LEADER + MOST_SEATS
TRUMP: Final = BEST_SEAT + MOST_SEATS
STAGE: Final = TRUMP + len(SUITS)
LAID: Final = STAGE + OVER + 1
STOCK: Final = LAID + 1
BANK: Final = STOCK + 1
FEATURES: Final = BANK + 1


def names() -> tuple[str, ...]:
    """What each feature means, index by index."""
    groups = ["hand", "thrown in", "own face-down", "announced", "paid", "turn-up", "led", "best"]
    groups += [f"face-up of seat {n}" for n in range(MOST_SEATS)]
    counts = ("hand cards", "face-down cards", "tricks", f"balance in stakes, at most {MOST}")
    marks = ("passed", "exchanged", "plays", "is to act", "dealt", "leads", "is best")
    return (
        *(f"{group}: {name_of(card)}" for group in groups for card in range(PACK)),
        *(f"seat {seat}: {what}" for what in counts for seat in range(MOST_SEATS)),
        *(f"seat {seat} {what}: 1" for what in marks for seat in range(MOST_SEATS)),
        *(f"trump is {suit}: 1" for suit in SUITS),
        *(f"stage is {stage}: 1" for stage in range(OVER + 1)),
        "cards of the trick",
        "cards of the stock",
        f"bank in stakes, at most {MOST}",
    )


@rule
def encode(v: View, x: list[int]) -> None:
    """Fill `x`, which has `FEATURES` places, from a view."""
    for index in range(FEATURES):
        x[index] = 0
    mark_cards(x, HAND, v.hand)
    mark_cards(x, THROWN, v.thrown)
    mark_cards(x, DOWN, v.down[max(v.viewer, 0)])
    mark_cards(x, PAID, v.paid)
    for seat in range(v.seats):
        encode_seat(v, x, seat)
    encode_trick(v, x)
    x[TURN + from_viewer(v, v.turn)] = 1
    x[DEALER + from_viewer(v, v.dealer)] = 1
    x[LEADER + from_viewer(v, v.leader)] = 1
    x[TRUMP + v.trump] = 1
    x[STAGE + v.stage] = 1
    x[STOCK] = v.stock
    x[BANK] = in_stakes(v, v.bank)


@rule
def encode_seat(v: View, x: list[int], seat: int) -> None:
    """What everybody knows of one seat."""
    place = from_viewer(v, seat)
    mark_cards(x, SETS, v.sets[seat])
    mark_cards(x, UP + PACK * place, v.up[seat])
    x[HAND_COUNT + place] = v.hand_counts[seat]
    x[DOWN_COUNT + place] = v.down_counts[seat]
    x[TRICKS + place] = v.tricks[seat]
    x[BALANCE + place] = in_stakes(v, v.balances[seat])
    x[PASSED + place] = v.passed[seat]
    x[EXCHANGED + place] = v.exchanged[seat]
    x[PLAYS + place] = 1


@rule
def encode_trick(v: View, x: list[int]) -> None:
    """The turn-up, and the trick that is being played."""
    x[TURN_UP + v.turn_up] = 1
    x[LAID] = v.laid
    if v.led != NO_CARD:
        x[LED + v.led] = 1
    if v.best != NO_CARD:
        x[BEST + v.best] = 1
        x[BEST_SEAT + from_viewer(v, v.best_seat)] = 1


@rule
def from_viewer(v: View, seat: int) -> int:
    """How many seats clockwise of the viewer a seat sits; of seat 0 for a spectator."""
    place = seat - max(v.viewer, 0)
    return place if place >= 0 else place + v.seats


@rule
def in_stakes(v: View, chips: int) -> int:
    """Chips in whole stakes, cut to what fits."""
    return max(-MOST, min(MOST, chips // max(v.stake, 1)))


@rule
def mark_cards(x: list[int], first: int, cards: int) -> None:
    """Mark the cards of a set in fifty-two places."""
    while cards:
        x[first + lowest(cards)] = 1
        cards &= cards - 1
