"""Figures for those who run a server: how much goes on, how long it takes, what goes wrong."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
OUTCOMES: Final = ("ok", "refused", "stale", "unavailable")


class Metrics:
    """The figures of one server. No label tells a table or a person."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.moves = Counter("kolmikko_moves", "Moves of people done.", registry=self.registry)
        answers = Counter(
            "kolmikko_answers", "Answers to requests.", ["outcome"], registry=self.registry
        )
        self.answers = {outcome: answers.labels(outcome) for outcome in OUTCOMES}
        self.opened = Counter("kolmikko_tables_opened", "Tables opened.", registry=self.registry)
        self.frames = Counter("kolmikko_frames", "Rooms sent.", registry=self.registry)
        self.turned_away = Counter(
            "kolmikko_turned_away", "Sockets closed by us.", ["why"], registry=self.registry
        )
        self.faults = Counter("kolmikko_faults", "Faults of the server.", registry=self.registry)
        self.asking = Histogram(
            "kolmikko_ask_seconds",
            "Time from a request to its answer.",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def watch(self, sockets: Callable[[], int], tables: Callable[[], int]) -> None:
        """Count what is there at the moment somebody asks."""
        Gauge("kolmikko_sockets", "Open sockets.", registry=self.registry).set_function(sockets)
        Gauge("kolmikko_tables", "Tables with sockets.", registry=self.registry).set_function(
            tables
        )

    def page(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
