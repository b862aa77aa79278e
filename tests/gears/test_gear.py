"""The fast gear itself: primitives, a cache that is never stale, every rule compiled."""

import importlib
import inspect
import os
import pkgutil
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, get_type_hints

import pytest

import kolmikko
from kolmikko.cards import count, first_cards, lowest, nth
from kolmikko.dialect import RULES, rule
from kolmikko.dice import below, dice
from kolmikko.games.kolmonen.state import State
from kolmikko.playouts.chance import shuffle
from kolmikko.rulekit import gear
from kolmikko.rulekit.row import Row, assign

SOURCE = Path(kolmikko.__file__).parent
RULE_PACKAGES = ("kolmikko.games.", "kolmikko.playouts.", "kolmikko.studies.", "kolmikko.bots.")

needs_numba = pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear")
pytestmark = [pytest.mark.slow, needs_numba]


@rule
def picks(hand: int, number: int) -> int:
    """One number made of all that the primitives tell of a hand."""
    return nth(hand, number) + 64 * lowest(hand) + 4096 * count(hand) + first_cards(hand, number)


@rule
def copy_row(s: State, other: State) -> None:
    assign(s, other)


def test_primitives_are_alike_in_both_gears() -> None:
    d, fast = dice(1), gear.compiled(picks)
    for _ in range(2000):
        hand = below(d, 2**13) << 39 | below(d, 2**13) << 26 | below(d, 2**13) << 13 | 1
        number = below(d, hand.bit_count())
        assert fast(hand, number) == picks(hand, number)


def test_dice_and_shuffles_are_alike_in_both_gears() -> None:
    import numpy as np

    ours, theirs = dice(7, 3), gear.rows(dice(7, 3))[0]
    for _ in range(50):
        deck, array = [0] * 52, np.zeros(52, np.int8)
        shuffle(ours, deck, 36)
        gear.compiled(shuffle)(theirs, array, 36)
        assert deck == array.tolist()
    assert theirs["carry"] == ours.carry


def test_assign_copies_a_whole_row_in_both_gears() -> None:
    one, other = State(), State()
    one.hand, one.turn, one.deck[51] = [1 << 51, 2, 3, 4, 5], 4, 51
    assign(other, one)
    assert other == one
    assert other.hand is not one.hand
    array = gear.rows(one, State())
    gear.compiled(copy_row)(array[1], array[0])
    assert array[1] == array[0]


def test_a_function_that_is_not_of_the_dialect_is_not_compiled() -> None:
    with pytest.raises(ValueError, match="not a function of the dialect"):
        gear.compiled(test_a_function_that_is_not_of_the_dialect_is_not_compiled)


def rule_functions() -> list[FunctionType]:
    """Every function of the dialect in the package that is not a loop over arrays."""
    for module in pkgutil.walk_packages(kolmikko.__path__, "kolmikko."):
        if module.name.startswith(RULE_PACKAGES):
            importlib.import_module(module.name)
    ours = [f for f in RULES if f.__module__.startswith("kolmikko.") and RULES[f] == "rule"]
    return [f for f in ours if all(example(hint) is not None for hint in hints_of(f))]


def hints_of(function: Callable[..., Any]) -> list[Any]:
    hints = get_type_hints(function)
    return [hints.get(name) for name in inspect.signature(function).parameters]


def example(kind: Any) -> Any:  # noqa: ANN401 - as various as parameters are
    """Something of a parameter's type, or None if that is an array of a loop."""
    import numpy as np

    if kind in (int, bool, float):
        return kind(0)
    if kind == list[int]:
        return np.zeros(52, np.int64)
    if inspect.isclass(kind) and issubclass(kind, Row):
        return gear.rows(kind())[0]
    return None


def test_every_function_of_the_dialect_compiles() -> None:
    from numba import typeof as untyped

    typeof: Any = untyped
    functions = rule_functions()
    assert len(functions) > 100
    for function in functions:
        types = tuple(typeof(example(hint)) for hint in hints_of(function))
        twin: Any = gear.compiled(function)
        twin.compile(types)
        assert twin.signatures, function.__qualname__


DRAWN = """
from kolmikko.games.kolmonen.rules.playing import refill
state.deck = list(range(52))
record = gear.rows(state)[0]
gear.compiled(refill)(record, 0)
print(record["hand"][0], record["because"])
"""
PASSED = """
from kolmikko.games.kolmonen.flow import pass_turn
state.seats, state.quiet = 2, 9
record = gear.rows(state)[0]
gear.compiled(pass_turn)(record, gear.rows(Core())[0])
print(record["turn"], record["stalemate"])
"""
CHANGES = {
    "a number": ("state.py", "DEALT: Final = 3", "DEALT: Final = 2", DRAWN, "7 64", "3 64"),
    "a clause": ("clauses.py", "K6: Final = 6", "K6: Final = 5", DRAWN, "7 64", "7 32"),
    "a rule": ("rules/ending.py", "stalemate = 1", "stalemate = 2", PASSED, "1 1", "1 2"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_was_changed_in_another_file_is_never_answered_from_the_cache(
    tmp_path: Path, what: str
) -> None:
    name, old, new, question, before, after = CHANGES[what]
    copied(tmp_path)
    changed = tmp_path / "kolmikko" / "games" / "kolmonen" / name
    assert asked(question, tmp_path) == before
    text = changed.read_text(encoding="utf-8")
    assert old in text
    changed.write_text(text.replace(old, new), encoding="utf-8")
    assert asked(question, tmp_path) == after


def asked(question: str, folder: Path) -> str:
    """What a process answers that has the package and the cache in a folder."""
    imports = (
        "from kolmikko.games.kolmonen.state import Core, State\n"
        "from kolmikko.rulekit import gear\n"
        "state = State()\n"
    )
    return subprocess.run(
        [sys.executable, "-c", imports + question],
        env={**os.environ, "PYTHONPATH": str(folder), "KOLMIKKO_CACHE": str(folder / "cache")},
        capture_output=True,
        check=True,
        text=True,
    ).stdout.strip()


def test_only_what_is_not_in_the_cache_is_compiled_and_named(tmp_path: Path) -> None:
    told = f"with gear.watched(print):\n{textwrap.indent(DRAWN, '    ')}"
    assert asked(told, copied(tmp_path)).splitlines() == ["refill", "7 64"]
    assert asked(told, tmp_path).splitlines() == ["7 64"]


def copied(folder: Path) -> Path:
    shutil.copytree(SOURCE, folder / "kolmikko")
    return folder
