"""The rows of a batch: what it keeps for each of its games, beside the game's own state."""

from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

from kolmikko.dialect import rule
from kolmikko.dice import Dice
from kolmikko.rulekit import gear
from kolmikko.rulekit.row import Number, Row

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

IN_A_SET: Final = 52
"""Action a is legal when bit a % 52 of set a // 52 is set."""

MOST_SETS: Final = 4


class Episode(Row):
    """How far one row of a batch is. Apart from the game, so that it stays small and near."""

    legal: Annotated[list[int], "i8", MOST_SETS]  # legal actions, in sets of 52
    deals_left: Number  # deals of this episode that are not over


class Line(NamedTuple):
    """The game of one row. The array is of records with these fields, which pass whole."""

    state: Any
    dice: Any  # deals and other chance of the game
    table: Any  # the table before the deal that is being played


class Outcome(NamedTuple):
    """What the last step brought, in arrays of one item or line a row."""

    rewards: "NDArray[np.float32]"  # (rows, seats)
    terminated: "NDArray[np.bool_]"
    truncated: "NDArray[np.bool_]"


def line_dtype(state: type[Row]) -> "np.dtype[Any]":
    """The record type of the rows of a game."""
    import numpy as np

    kinds = Line(state, Dice, state)
    fields = [(name, gear.dtype_of(kind)) for name, kind in kinds._asdict().items()]
    return np.dtype(fields, align=True)


@rule
def is_legal(e: Episode, action: int) -> bool:
    """Whether an action of the layout is legal in a row."""
    return e.legal[action // IN_A_SET] >> action % IN_A_SET & 1 == 1
