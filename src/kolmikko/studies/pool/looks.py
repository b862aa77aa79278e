"""When a cell may be judged, and how sure each of these looks has to be.

A cell is looked at after 50 deals and whenever their number has doubled, and nowhere between. The
5 % of error that its intervals may have are divided among all these looks beforehand, so that for
any cell all intervals that are ever printed hold together in 95 of 100 cases, however long one
goes on and whenever one stops.
"""

from typing import Final

from kolmikko.studies.estimates import ERROR

FIRST_LOOK: Final = 50

MAIN_LOOK: Final = {"kolmonen": 400, "trojka": 12_800}
"""The look that decides what was not clear before; most of the error is kept for it."""

MAIN_PART: Final = 0.6
EARLY_PART: Final = 0.2
"""Parts of the error: of the main look, and of all before it together. The rest is for later."""


def is_look(deals: int) -> bool:
    """Whether a cell is looked at after so many deals."""
    doubled, rest = divmod(deals, FIRST_LOOK)
    return rest == 0 and doubled.bit_count() == 1


def last_look(deals: int) -> int:
    """The last look at or before so many deals; 0 if there was none yet."""
    if deals < FIRST_LOOK:
        return 0
    return int(FIRST_LOOK << (deals // FIRST_LOOK).bit_length() - 1)


def error_of(game: str, look: int) -> float:
    """The chance with which the interval of a look may fail to hold what is true."""
    number, main = ((deals // FIRST_LOOK).bit_length() - 1 for deals in (look, MAIN_LOOK[game]))
    if number < main:
        return ERROR * EARLY_PART / main
    later: float = (1 - MAIN_PART - EARLY_PART) / 2 ** (number - main)
    return ERROR * (MAIN_PART if number == main else later)
