"""How an evening at the terminal table ended."""

from enum import Enum


class Outcome(Enum):
    """LEFT: the match is saved and can be resumed; FINISHED: it is over; REMATCH: so it is, and
    the same players want another one."""

    LEFT = "left"
    FINISHED = "finished"
    REMATCH = "rematch"
