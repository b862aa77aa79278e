"""Tens, twos and four of a kind: K13, K14, K17 and the silences KQ5, KQ8, KQ42."""

from kolmikko.games.kolmonen.clauses import CLAUSES, K13, K17, KQ5, KQ8, KQ42, OK
from kolmikko.games.kolmonen.state import (
    CLEAR,
    EMPTY,
    FOUR_IN_ONE_PLAY,
    FOUR_ON_PILE,
    GO_ON,
    GOING_ON,
    TOPPLE,
    Core,
    State,
)


@CLAUSES.state(KQ42)
def four_alike(s: State, o: Core, number: int) -> bool:
    """By house rule four of a kind topple the pile: on its top, or only if played together."""
    if o.four_alike == FOUR_ON_PILE:
        return s.run == 4
    return o.four_alike == FOUR_IN_ONE_PLAY and number == 4


@CLAUSES.state(K13, KQ8)
def topple(s: State, clause: int) -> None:
    """The pile is out of play for good, by a ten, by four alike, or by a two that clears it."""
    s.because |= 1 << clause
    s.toppled |= s.pile
    s.pile = 0
    s.top = EMPTY
    s.run = 0
    s.quiet = 0


@CLAUSES.state(K17, KQ5, KQ8)
def keeps_the_turn(o: Core, effect: int) -> bool:
    """Whether who played this goes on: after a two, and after a topple by the usual reading."""
    return effect in (GO_ON, CLEAR) or (effect == TOPPLE and o.topple_leads == 1)


@CLAUSES.state(K17, KQ8)
def end_refused(s: State, o: Core, moves: int) -> int:
    """One may end the turn after a two, or when nothing else is legal; else a clause says no."""
    if moves == 0:
        return OK
    if s.stage != GOING_ON:
        return K17
    return KQ8 if o.must_go_on else OK
