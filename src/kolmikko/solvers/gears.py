"""The loops of the solvers in the gear that is asked for; they take NumPy arrays in both."""

from collections.abc import Callable
from typing import Any

from kolmikko.rulekit.gear import compiled


def loop(function: Callable[..., Any], *, fast: bool) -> Callable[..., Any]:
    """The compiled twin of a function of the dialect, or the function itself."""
    return compiled(function) if fast else function
