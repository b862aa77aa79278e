"""The fast gear: the same rule functions, compiled. The only file that knows Numba.

`compiled(function)` gives a compiled twin of a function of the dialect; every dialect function
that it calls is compiled with it. The plain function stays as it is, so both gears live side by
side in one process, and whoever does not ask for a twin never imports Numba or NumPy.

Compiled code is cached on disk in a folder named by a hash of all that went into it, the
functions called and the numbers read from other files too. Numba itself looks only at the file of
the function, and would go on using an old caller of a changed rule.
"""

import dis
import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from kolmikko.dialect import RULES, plain
from kolmikko.rulekit.row import Row

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

R = TypeVar("R", bound=Row)

SLOW_DEPOSIT: Final = ("znver1", "znver2")
"""Processors that have `pdep`, but in many small steps."""

_TWINS: Final[dict[FunctionType, Any]] = {}


class GearMissingError(RuntimeError):
    """The fast gear was asked for where Numba is not installed."""


def is_available() -> bool:
    """Whether the fast gear can run here; does not import it."""
    from importlib.util import find_spec

    return find_spec("numba") is not None


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """The compiled twin of a dialect function.

    It takes rows made by `rows` (one element of the array is one state) in place of `Row`
    objects. It releases the GIL while it runs. Raises GearMissingError without Numba.
    """
    original = plain(function)
    twin = _TWINS.get(original)
    if twin is None:
        twin = _TWINS[original] = _compile(original, _numba())
    return twin  # type: ignore[no-any-return]  # Numba has no types


@contextmanager
def watched(progress: Callable[[str], None]) -> Iterator[None]:
    """While this lasts, `progress` is given the name of each function that is being compiled.

    What comes from the cache is not compiled and not named. Raises GearMissingError.
    """
    _numba()
    from numba.core import event

    class Watch(event.Listener):
        def on_start(self, event: Any) -> None:  # noqa: ANN401 - Numba has no types
            progress(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:  # noqa: ANN401
            del event

    with event.install_listener("numba:compile", Watch()):
        yield


def dtype_of(row: type[Row]) -> "np.dtype[Any]":
    """The NumPy record type of a row class, with aligned fields."""
    import numpy as np

    fields = [(n, kind) if length == 1 else (n, kind, (length,)) for n, kind, length in row.LAYOUT]
    return np.dtype(fields, align=True)


def rows(*originals: Row) -> "NDArray[Any]":
    """An array with one record for each row, in order; shape (len(originals),)."""
    import numpy as np

    kind = type(originals[0])
    array = np.zeros(len(originals), dtype=dtype_of(kind))
    for record, original in zip(array, originals, strict=True):
        for name, _, _ in kind.LAYOUT:
            record[name] = getattr(original, name)
    return array


def row_of(kind: type[R], record: Any) -> R:  # noqa: ANN401 - a NumPy record
    """The plain row with the numbers of a record."""
    row = kind()
    for name, _, length in kind.LAYOUT:
        value = record[name]
        setattr(row, name, int(value) if length == 1 else [int(item) for item in value])
    return row


@cache
def key_of(function: FunctionType) -> str:
    """A hash of all that a dialect function computes from.

    Its code and constants, the numbers that it reads from other modules, and the keys of the
    functions that it calls.
    """
    code, calls = function.__code__, _calls(function)
    body = (code.co_name, code.co_consts, code.co_names, function.__defaults__)
    parts = [_gear(), code.co_code.hex(), repr(body)]
    for name in sorted(_globals_read(function)):
        value = function.__globals__.get(name)
        parts.append(key_of(calls[name]) if name in calls else f"{name} = {value!r}")
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


@cache
def _gear() -> str:
    return hashlib.sha256(Path(__file__).read_bytes()).hexdigest()


def cache_folder() -> Path:
    """Where compiled code is kept: `KOLMIKKO_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("KOLMIKKO_CACHE")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("kolmikko", appauthor=False)


def _numba() -> ModuleType:
    try:
        import numba
    except ImportError as error:
        raise GearMissingError("the fast gear needs Numba: pip install 'kolmikko[fast]'") from error
    return numba


def _compile(function: FunctionType, numba: ModuleType) -> Any:  # noqa: ANN401
    if function not in RULES:
        raise ValueError(f"not a function of the dialect: {function.__qualname__}")
    if RULES[function] == "primitive":
        return _natives()[function.__name__]
    twins = {name: compiled(called) for name, called in _calls(function).items()}
    names = function.__globals__ | twins
    twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    others = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder() / key_of(function))
    try:
        return numba.njit(cache=True, nogil=True, forceinline=True)(twin)
    finally:
        numba.config.CACHE_DIR = others


def _calls(function: FunctionType) -> dict[str, FunctionType]:
    """The dialect functions that a function calls, by the names that it has for them."""
    read = {name: function.__globals__.get(name) for name in _globals_read(function)}
    return {
        name: value
        for name, value in read.items()
        if isinstance(value, FunctionType) and value in RULES
    }


def _globals_read(function: FunctionType) -> set[str]:
    """The global names that a function reads; attributes may share their names."""
    steps = dis.get_instructions(function)
    return {str(step.argval) for step in steps if step.opname == "LOAD_GLOBAL"}


@cache
def _natives() -> dict[str, Any]:
    """The primitives as machine instructions, by name."""
    from llvmlite import ir
    from numba import njit, types
    from numba.core import cgutils
    from numba.core.registry import cpu_target
    from numba.extending import intrinsic

    word = ir.IntType(64)
    one_in, two_in = types.int64(types.int64), types.int64(types.int64, types.int64)

    def deposit(builder: Any, bits: Any, cards: Any) -> Any:  # noqa: ANN401
        """The bits laid one by one into the places of the cards, lowest first."""
        kind = ir.FunctionType(word, [word, word])
        pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
        return builder.call(pdep, [bits, cards])

    @intrinsic
    def count(_context: Any, _cards: Any) -> Any:  # noqa: ANN401
        return one_in, lambda _ctx, builder, _sig, args: builder.ctpop(args[0])

    @intrinsic
    def lowest(_context: Any, _cards: Any) -> Any:  # noqa: ANN401
        return one_in, lambda _ctx, builder, _sig, args: builder.cttz(args[0], cgutils.true_bit)

    @intrinsic
    def nth(_context: Any, _cards: Any, _number: Any) -> Any:  # noqa: ANN401
        def emit(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:  # noqa: ANN401
            card = deposit(builder, builder.shl(word(1), args[1]), args[0])
            return builder.cttz(card, cgutils.true_bit)

        return two_in, emit

    @intrinsic
    def first_cards(_context: Any, _cards: Any, _number: Any) -> Any:  # noqa: ANN401
        def emit(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:  # noqa: ANN401
            ones = builder.sub(builder.shl(word(1), args[1]), word(1))
            return deposit(builder, ones, args[0])

        return two_in, emit

    @intrinsic
    def assign(_context: Any, row: Any, other: Any) -> Any:  # noqa: ANN401
        def emit(ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:  # noqa: ANN401
            copy: Any = cgutils.raw_memcpy
            copy(builder, args[0], args[1], word(row.size), 1)
            return ctx.get_dummy_value()

        return types.void(row, other), emit

    @njit
    def nth_by_steps(cards: int, number: int) -> Any:  # noqa: ANN401
        while number > 0:
            cards &= cards - 1
            number -= 1
        return lowest(cards)  # type: ignore[call-arg]

    @njit
    def first_cards_by_steps(cards: int, number: int) -> int:
        others = cards
        while number > 0:
            others &= others - 1
            number -= 1
        return cards ^ others

    natives: dict[str, Any] = {"count": count, "lowest": lowest, "assign": assign}
    _, processor, features = cpu_target.target_context.codegen().magic_tuple()
    if "+bmi2" in features and processor not in SLOW_DEPOSIT:
        return natives | {"nth": nth, "first_cards": first_cards}
    return natives | {"nth": nth_by_steps, "first_cards": first_cards_by_steps}
