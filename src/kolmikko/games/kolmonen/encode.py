"""A view of Kolmonen as a flat row of small numbers for learners, and what each of them means.

Suits never matter, so cards are counted by rank. Seats are counted clockwise from the viewer: seat
0 is the viewer's own. All numbers fit into int8, and into any float.
"""

from typing import Final

from kolmikko.cards import RANKS, lowest, rank_of
from kolmikko.dialect import rule
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.state import MOST_SEATS, OVER

MOST: Final = 127
"""Longer counts are cut to this."""

HAND: Final = 0
CHOSEN: Final = HAND + 13
PILE: Final = CHOSEN + 13
TOPPLED: Final = PILE + 13
TABLE: Final = TOPPLED + 13
KNOWN: Final = TABLE + 13 * MOST_SEATS
HAND_COUNT: Final = KNOWN + 13 * MOST_SEATS
HIDDEN: Final = HAND_COUNT + MOST_SEATS
SWAPS_LEFT: Final = HIDDEN + MOST_SEATS
PLACE: Final = SWAPS_LEFT + MOST_SEATS
PLAYS: Final = PLACE + MOST_SEATS
TURN: Final = PLAYS + MOST_SEATS
DEALER: Final = TURN + MOST_SEATS
TOP: Final = DEALER + MOST_SEATS
STAGE: Final = TOP + 14
RUN: Final = STAGE + OVER + 1
STOCK: Final = RUN + 1
QUIET: Final = STOCK + 1
FEATURES: Final = QUIET + 1


def names() -> tuple[str, ...]:
    """What each feature means, index by index."""
    groups = ["hand", "chosen", "pile", "toppled"]
    groups += [f"{row} of seat {n}" for row in ("table", "known") for n in range(MOST_SEATS)]
    counts = ("hand cards", "hidden cards", "swaps left", "place")
    marks = ("plays", "is to act", "dealt")
    return (
        *(f"{group}: cards of rank {rank}" for group in groups for rank in RANKS),
        *(f"seat {seat}: {what}" for what in counts for seat in range(MOST_SEATS)),
        *(f"seat {seat} {what}: 1" for what in marks for seat in range(MOST_SEATS)),
        *(f"top is {top}: 1" for top in (*RANKS, "none")),
        *(f"stage is {stage}: 1" for stage in range(OVER + 1)),
        "cards of the top rank on top",
        "cards of the stock",
        f"quiet turns in a row, at most {MOST}",
    )


@rule
def encode(v: View, x: list[int]) -> None:
    """Fill `x`, which has `FEATURES` places, from a view."""
    for index in range(FEATURES):
        x[index] = 0
    count_ranks(x, HAND, v.hand)
    count_ranks(x, CHOSEN, v.chosen)
    count_ranks(x, PILE, v.pile)
    count_ranks(x, TOPPLED, v.toppled)
    for seat in range(v.seats):
        encode_seat(v, x, seat)
    x[TURN + from_viewer(v, v.turn)] = 1
    x[DEALER + from_viewer(v, v.dealer)] = 1
    x[TOP + v.top] = 1
    x[STAGE + v.stage] = 1
    x[RUN] = v.run
    x[STOCK] = v.stock
    x[QUIET] = min(v.quiet, MOST)


@rule
def encode_seat(v: View, x: list[int], seat: int) -> None:
    """What everybody knows of one seat."""
    place = from_viewer(v, seat)
    count_ranks(x, TABLE + 13 * place, v.table[seat])
    count_ranks(x, KNOWN + 13 * place, v.known[seat])
    x[HAND_COUNT + place] = v.hand_counts[seat]
    x[HIDDEN + place] = v.hidden[seat]
    x[SWAPS_LEFT + place] = min(v.swaps_left[seat], MOST)
    x[PLACE + place] = v.place[seat]
    x[PLAYS + place] = 1


@rule
def from_viewer(v: View, seat: int) -> int:
    """How many seats clockwise of the viewer a seat sits; of seat 0 for a spectator."""
    place = seat - max(v.viewer, 0)
    return place if place >= 0 else place + v.seats


@rule
def count_ranks(x: list[int], first: int, cards: int) -> None:
    """Count cards by rank into thirteen places."""
    while cards:
        x[first + rank_of(lowest(cards))] += 1
        cards &= cards - 1
