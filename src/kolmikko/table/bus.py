"""Wake-ups between processes in the smallest case, where all services are in one."""

from collections.abc import Callable


class LocalBus:
    """Passes wake-ups on at once; see `table.ports.Bus`."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[str, int], None]] = []

    def listen(self, hear: Callable[[str, int], None]) -> None:
        self._listeners.append(hear)

    def tell(self, table: str, version: int) -> None:
        for hear in self._listeners:
            hear(table, version)
