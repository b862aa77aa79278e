"""Leaks that are planted on purpose are caught, every one: the gate of frames is not blind."""

import asyncio
from itertools import chain

import pytest

from tests.gates.figures import Told, sizes
from tests.gates.line_leaks import ALL_LEAKS
from tests.gates.test_noninterference import compared
from tests.gates.worlds import pairs
from tests.table.worlds import LeakError

ENOUGH = 15
"""Leaks that have to be planted at least."""

QUICK = 6
MOST = 200
"""Pairs of each game in which a leak has to show."""


@pytest.mark.parametrize("many", sizes(QUICK, len(ALL_LEAKS)))
def test_secrets_every_planted_leak_is_caught(many: int, figures: Told) -> None:
    chosen = list(ALL_LEAKS)[:many]
    missed = [name for name in chosen if not is_caught(name)]
    figures("planted leaks", planted=len(chosen), caught=len(chosen) - len(missed))
    assert missed == []
    assert many == QUICK or len(chosen) >= ENOUGH


def is_caught(name: str) -> bool:
    """Whether the pairs of worlds give the leak away."""
    both = zip(pairs("kolmonen", MOST), pairs("trojka", MOST), strict=True)
    with pytest.MonkeyPatch.context() as patch:
        ALL_LEAKS[name](patch)
        try:
            asyncio.run(compared(chain.from_iterable(both)))
        except LeakError:
            return True
    return False
