"""Many games of one kind as one array, stepped together by the fast gear.

    >>> env = BatchEnv("kolmonen", seats=3, size=1000, seed=7)
    >>> mask = env.legal_mask()                      # (1000, 58) bool
    >>> env.step(env.sample())                       # one action in each row

Every method works on all rows at once, without the GIL and on `threads` threads. Arrays that are
passed as `out` are filled and returned; otherwise a new one is made.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from kolmikko.dice import Dice
from kolmikko.envs.kernels import ALL_LEGAL, SEAT_TO_ACT, bound
from kolmikko.envs.rows import IN_A_SET, Episode, Outcome, line_dtype
from kolmikko.games import GAMES
from kolmikko.playouts import Job
from kolmikko.rulekit import gear
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.refusal import IllegalActionError, Refusal

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Bools = NDArray[np.bool_]
    Floats = NDArray[np.float32]
    Ints = NDArray[np.int64]


class IllegalRowError(IllegalActionError):
    """An action that the rules refuse in some row. No row has been stepped."""

    def __init__(self, row: int, action: int, refusal: Refusal) -> None:
        super().__init__(f"row {row}: action {action}", refusal)
        self.row = row


class BatchEnv:
    """`size` games of one kind, stepped together.

    An episode is one deal; of Trójka it can be more (`deals`), with the money carried over. Payment
    draws of Trójka are chance and are made by the environment. Rewards come at the end of a deal:
    in Kolmonen what share of the others ended behind a seat, less what share ended ahead of it; in
    Trójka the stakes won, antes taken off. A deal of Kolmonen that only the turn limit ended is
    `truncated`, any other end is `terminated`.

    After an episode the row is dealt anew at once, from its own dice, with the deal passed to the
    left; rewards and flags are those of the episode that ended. With `resets=False` it stays over,
    with no legal action, until `reset`. Equal seeds and actions give equal games, whatever the
    number of threads.

    actions: int, how many the layout of the game has; `games/<game>/actions.py` lists them.
    features: int, length of an encoded view; `feature_names` says what each is.
    states: (size,) State records, the games themselves; no agent may look at them.
    rewards: (size, seats) float32, of the last step.
    """

    def __init__(
        self,
        game: str,
        options: RuleOptions | str = "classic",
        *,
        seats: int = 2,
        size: int = 1000,
        seed: int = 0,
        deals: int = 1,
        stake: int = 5,
        threads: int = 1,
        resets: bool = True,
    ) -> None:
        chosen = options if isinstance(options, RuleOptions) else GAMES[game].presets[options]
        error = GAMES[game].seat_error(chosen, seats)
        if error:
            raise ValueError(f"so many cannot play: {error}")
        if min(size, deals, stake, threads) < 1:
            raise ValueError("size, deals, stake and threads must be at least 1")
        self._module: Any = import_module(f"kolmikko.envs.{game}")
        if deals > 1 and not self._module.MANY_DEALS:
            raise ValueError(f"an episode of {game} is one deal: {deals}")
        self.game, self.options = game, chosen
        self.seats, self.size, self.deals, self.resets = seats, size, deals, resets
        self.actions = GAMES[game].actions
        self.features: int = self._module.FEATURES
        self._rules = self._module.freeze(chosen)
        self._core = gear.rows(self._rules)
        self._unit = 1 / self._module.unit(seats, stake)
        self._loops = bound(game)
        self._parts = [(n * size // threads, (n + 1) * size // threads) for n in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._lines = np.zeros(size, line_dtype(self._module.State))
        pack = len(GAMES[game].pack(chosen))
        self._episodes = np.zeros(size, gear.dtype_of(Episode))
        self._choices = np.zeros(size, gear.dtype_of(Dice))
        self._lines["table"] = gear.rows(*self._module.first_tables(seats, size, pack, stake))
        self._last = Outcome(
            rewards=np.zeros((size, seats), np.float32),
            terminated=np.zeros(size, np.bool_),
            truncated=np.zeros(size, np.bool_),
        )
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin a new episode in every row; row *n* gets stream *n* of the seed."""
        for array in self._last:
            array.fill(0)
        self._episodes["deals_left"] = 0
        self._run("seed_dice", self._lines, self._choices, seed)
        self._renew()

    def legal_mask(self, out: "Bools | None" = None) -> "Bools":
        """The legal actions of the seats to act: (size, actions) bool."""
        if out is None:
            out = np.empty((self.size, self.actions), np.bool_)
        self._run("mask", self._episodes, _fit(out, (self.size, self.actions), np.bool_))
        return out

    def sample(self, out: "Ints | None" = None) -> "Ints":
        """A legal action for each row, all equally likely: (size,) int64; -1 in rows that are over.

        It is drawn from dice of the row that nothing else uses.
        """
        if out is None:
            out = np.empty(self.size, np.int64)
        sets = -(-self.actions // IN_A_SET)
        _fit(out, (self.size,), np.int64)
        self._run("sample", self._episodes, self._choices, out, sets)
        return out

    def step(self, actions: "NDArray[np.integer[Any]]") -> Outcome:
        """Carry out one action in each row: (size,) of any int type; -1 in rows that are over.

        Returns rewards (size, seats) float32, terminated (size,) bool and truncated (size,) bool;
        the next step overwrites them. Raises IllegalRowError, with the row and the refusal, if
        any action is not legal, before any row is stepped.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.size,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"not {self.size} ints: {chosen.dtype} {chosen.shape}")
        chosen = np.ascontiguousarray(chosen, np.int64)
        row = max(self._run("first_illegal", self._episodes, chosen, self.actions))
        if row != ALL_LEGAL:
            raise self._illegal(row, int(chosen[row]))
        self._last.rewards.fill(0)
        self._run("step", self._lines, self._episodes, self._core, chosen, self._last, self._unit)
        if self.resets:
            self._renew()
        return self._last

    def observe(
        self, out: "NDArray[Any] | None" = None, viewer: int | None = None
    ) -> "NDArray[Any]":
        """What the seat to act, or seat `viewer` (-1: a spectator), may know: (size,) View records.

        The fields are those of the game's `View`; `view_dtype` is their type.
        """
        if viewer is not None and not -1 <= viewer < self.seats:
            raise ValueError(f"no such viewer: {viewer}")
        if out is None:
            out = np.zeros(self.size, self.view_dtype)
        _fit(out, (self.size,), self.view_dtype)
        seat = SEAT_TO_ACT if viewer is None else viewer
        self._run("observe", self._lines, self._core, seat, out)
        return out

    def encode(self, views: "NDArray[Any]", out: "NDArray[Any] | None" = None) -> "NDArray[Any]":
        """Views as flat rows for a network: (size, features) float32, or int8 if `out` is."""
        if out is None:
            out = np.empty((self.size, self.features), np.float32)
        if out.dtype not in (np.float32, np.int8):
            raise ValueError(f"neither float32 nor int8: {out.dtype}")
        _fit(views, (self.size,), self.view_dtype)
        self._run("encode_views", views, _fit(out, (self.size, self.features), out.dtype))
        return out

    @property
    def states(self) -> "NDArray[Any]":
        return self._lines["state"]

    @property
    def rewards(self) -> "Floats":
        return self._last.rewards

    @property
    def terminated(self) -> "Bools":
        """Rows whose episode came to its end in the last step: (size,) bool."""
        return self._last.terminated

    @property
    def truncated(self) -> "Bools":
        """Rows whose episode was cut short by the turn limit in the last step: (size,) bool."""
        return self._last.truncated

    @property
    def turns(self) -> "NDArray[np.int16]":
        """The seats to act: (size,) int16, a view of `states`."""
        return self._lines["state"]["turn"]

    @property
    def view_dtype(self) -> "np.dtype[Any]":
        """The record type of `observe`."""
        return gear.dtype_of(self._module.View)

    @property
    def feature_names(self) -> tuple[str, ...]:
        """What each number of an encoded view means, index by index."""
        names: tuple[str, ...] = self._module.names()
        return names

    def _renew(self) -> None:
        self._run("renew", self._lines, self._episodes, self._core, self.deals)

    def _run(self, loop: str, *arguments: object) -> list[Any]:
        """Run a loop over all rows, a part of them on each thread."""
        run = self._loops[loop]
        if self._pool is None:
            return [run(*arguments, 0, self.size)]
        tasks = [self._pool.submit(run, *arguments, *part) for part in self._parts]
        return [task.result() for task in tasks]

    def _illegal(self, row: int, action: int) -> Exception:
        if not 0 <= action < self.actions:
            return ValueError(f"row {row}: no such action: {action}")
        state = gear.row_of(self._module.State, self._lines["state"][row])
        return IllegalRowError(row, action, self._module.refusal_of(state, self._rules, action))


def jobs() -> Iterator[Job]:
    """What `playouts.warm` has to compile for batches."""
    for game in GAMES:
        yield Job(f"batch of {game}", partial(_use_all, game))


def _use_all(game: str) -> None:
    env = BatchEnv(game, seats=3, size=2)
    env.legal_mask()
    env.step(env.sample())
    views = env.observe()
    env.encode(views)
    env.encode(views, np.empty((env.size, env.features), np.int8))


def _fit(array: "NDArray[Any]", shape: tuple[int, ...], dtype: Any) -> "NDArray[Any]":  # noqa: ANN401
    if array.shape != shape or array.dtype != dtype or not array.flags.c_contiguous:
        raise ValueError(f"not a whole {dtype} array of shape {shape}: {array.dtype} {array.shape}")
    return array
