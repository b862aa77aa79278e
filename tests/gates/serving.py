"""Real servers for the gates, with budgets that let people play as fast as they can."""

import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kolmikko.table.seal import Seal, load_key
from tests.adapters.histories import Logs, stored_entries
from tests.browser.served import Server

NO_LIMITS: Final = ("rate", "burst", "sockets_of_person", "sockets_of_address", "tables_per_hour")


@contextmanager
def lively(folder: Path, *arguments: str) -> Iterator[Server]:
    """A server, started; it is gone at the end, however that comes."""
    limits = [word for name in NO_LIMITS for word in ("--limit", f"{name}=1000000")]
    server = Server(folder, *limits, *arguments)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def seal_of(server: Server) -> Seal:
    """The key of a server's tables."""
    return Seal(load_key(server.folder / "data"))


def logs_of(server: Server) -> Logs:
    """The logs of a server that has stopped, read from its file."""
    return stored_entries(server.folder / "data" / "tables.db", seal_of(server))


def is_healthy(server: Server) -> bool:
    """Whether a server says that it can do its work."""
    try:
        with urllib.request.urlopen(f"{server.url}/health", timeout=10) as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError:
        return False


def faults_in(server: Server) -> list[str]:
    """The lines of a server's own log that tell of a fault."""
    text = server.log.read_text(encoding="utf-8")
    return [line for line in text.splitlines() if '"level": "error"' in line or "Traceback" in line]
