"""The fast gear: the same rule functions, compiled. The only file that knows Numba.

`compiled(function)` gives a compiled twin of a function of the dialect; every dialect function
that it calls is compiled with it. The plain function stays as it is, so both gears live side by
side in one process, and whoever does not ask for a twin never imports Numba or NumPy.

Compiled code is cached on disk in a folder named by a hash of the sources of *all* dialect
functions: a change in one file can never leave an old caller of it in the cache of another.
"""

import hashlib
import inspect
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from kolmikko.dialect import RULES, plain
from kolmikko.rulekit.row import Row

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

R = TypeVar("R", bound=Row)

_TWINS: Final[dict[FunctionType, Any]] = {}
_NATIVE: Final[dict[str, Callable[..., Any]]] = {}


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


def sources_hash() -> str:
    """A hash of the sources of every module that holds a dialect function."""
    modules = sorted({function.__module__ for function in RULES} | {__name__})
    digest = hashlib.sha256()
    for name in modules:
        digest.update(name.encode())
        digest.update(inspect.getsource(sys.modules[name]).encode())
    return digest.hexdigest()[:16]


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
        raise GearMissingError(
            "the fast gear needs Numba: pip install 'kolmikko[fast]'"
        ) from error
    return numba


def _compile(function: FunctionType, numba: ModuleType) -> Any:  # noqa: ANN401
    if RULES.get(function) == "primitive":
        return _native(function.__name__)
    if function not in RULES:
        raise ValueError(f"not a function of the dialect: {function.__qualname__}")
    names = dict(function.__globals__)
    for name in function.__code__.co_names:
        called = names.get(name)
        if isinstance(called, FunctionType) and called in RULES:
            names[name] = compiled(called)
    twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    numba.config.CACHE_DIR = str(cache_folder() / sources_hash())
    return numba.njit(cache=True, nogil=True)(twin)


def _native(name: str) -> Callable[..., Any]:
    if not _NATIVE:
        from numba import types
        from numba.core import cgutils
        from numba.extending import intrinsic

        @intrinsic  # type: ignore[untyped-decorator]  # Numba has no types
        def count(_context: Any, _cards: Any) -> Any:  # noqa: ANN401
            def emit(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:  # noqa: ANN401
                return builder.ctpop(args[0])

            return types.int64(types.int64), emit

        @intrinsic  # type: ignore[untyped-decorator]
        def lowest(_context: Any, _cards: Any) -> Any:  # noqa: ANN401
            def emit(_ctx: Any, builder: Any, _sig: Any, args: Any) -> Any:  # noqa: ANN401
                return builder.cttz(args[0], cgutils.true_bit)

            return types.int64(types.int64), emit

        _NATIVE.update(count=count, lowest=lowest)
    return _NATIVE[name]
