"""How much somebody may ask for: tokens in a bucket, and counts of what is held at a time."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from kolmikko.web.safety import is_loopback

HOUR: Final = 3600.0
MOST_REMEMBERED: Final = 100_000
"""Buckets kept; the one that has been left alone longest goes first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The budgets of one server.

    A socket may send `rate` messages a second, and `burst` at once; who goes on for another
    `patience` messages is shown the door.
    """

    rate: float = 20.0
    burst: int = 60
    patience: int = 40
    bad_message: int = 5
    """What a message that cannot be read costs, in messages."""
    hint: int = 10
    """What asking for a hint costs."""
    sockets: int = 10_000
    sockets_of_person: int = 24
    sockets_of_address: int = 200
    sockets_of_table: int = 250
    tables_per_hour: int = 30
    tables_per_hour_of_address: int = 300
    replays_per_hour: int = 120
    arrivals_per_hour_of_address: int = 6000
    odds_per_hour_of_address: int = 6000


class Bucket:
    """Tokens that flow in steadily. Taken too fast they go below zero, down to a floor."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, cost: float, now: float) -> float:
        """Take some tokens; how many are left then, below zero if there were not enough."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate) - cost
        self._at = now
        return self._left


class Allowances:
    """A bucket for each of many people or addresses; what is refused costs nothing.

    This machine itself has as much as it likes: behind a proxy all may seem to come from here.
    """

    def __init__(self, per_hour: int) -> None:
        self._per_hour = per_hour
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        """Whether somebody may do it once more."""
        if is_loopback(who):
            return True
        bucket = self._buckets.pop(who, None)
        if bucket is None:
            bucket = Bucket(self._per_hour / HOUR, self._per_hour, now)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        if bucket.take(1, now) >= 0:
            return True
        bucket.take(-1, now)
        return False


@dataclass
class Places:
    """How many sockets everybody holds."""

    limits: Limits
    held: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def taken(self, device: str, address: str, table: str) -> Iterator[bool]:
        """Take a place for one socket, if there is one, until it is closed."""
        limits = self.limits
        wanted = {
            "all": limits.sockets,
            f"device {device}": limits.sockets_of_person,
            f"table {table}": limits.sockets_of_table,
        }
        if not is_loopback(address):
            wanted[f"address {address}"] = limits.sockets_of_address
        if any(self.held[what] >= most for what, most in wanted.items()):
            yield False
            return
        self.held.update(wanted.keys())
        try:
            yield True
        finally:
            self.held.subtract(wanted.keys())
            for what in wanted:
                if self.held[what] <= 0:
                    del self.held[what]


class Budgets:
    """What each person, and each address, may do in an hour."""

    def __init__(self, limits: Limits) -> None:
        self.openings = Allowances(limits.tables_per_hour)
        self.openings_there = Allowances(limits.tables_per_hour_of_address)
        self.replays = Allowances(limits.replays_per_hour)
        self.arrivals_there = Allowances(limits.arrivals_per_hour_of_address)
        self.odds_there = Allowances(limits.odds_per_hour_of_address)
