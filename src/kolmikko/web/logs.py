"""What the server writes down: one line of JSON an event, with fields of an allow-list only.

No card, token, name, line of chat or address of a person is ever among them. Of a fault only its
kind and the places in the code are told, since its words may hold anything.
"""

import logging
import sys
import traceback
from collections.abc import Iterable
from hashlib import sha256
from types import TracebackType
from typing import Final

import structlog
from structlog.typing import EventDict, FilteringBoundLogger, WrappedLogger

FIELDS: Final = frozenset(
    {
        "event",
        "level",
        "timestamp",
        "logger",
        "table",
        "route",
        "method",
        "status",
        "milliseconds",
        "why",
        "fault",
        "where",
        "count",
        "version",
        "port",
    }
)
PLACES: Final = 8
OURS: Final = "kolmikko."

log: FilteringBoundLogger = structlog.get_logger("kolmikko.web")


def set_up(level: int = logging.INFO) -> None:
    """Send everything that this process logs to standard error in this form."""
    chain: Iterable[structlog.typing.Processor] = (
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        only_known_fields,
    )
    structlog.configure(
        processors=[*chain, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    handler = Handler(level)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)


class Handler(logging.Handler):
    """Takes in what libraries log: the pattern of a message, never what was filled in."""

    def emit(self, record: logging.LogRecord) -> None:
        fields: dict[str, object] = {"logger": record.name}
        if record.name.startswith(OURS) and isinstance(record.args, tuple) and record.args:
            fields["fault"] = record.args[-1]  # of our own it is the kind of a fault
        if record.exc_info and record.exc_info[1] is not None:
            fields |= fault_of(record.exc_info[1])
        log.log(record.levelno, str(record.msg).strip(), **fields)


def only_known_fields(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Drop every field that is not on the list."""
    return {name: value for name, value in event.items() if name in FIELDS}


def short(table: str) -> str:
    """A table as it is told apart in the log; its id would let the reader in."""
    return sha256(table.encode()).hexdigest()[:8]


def fault_of(error: BaseException) -> dict[str, object]:
    """The kind of a fault and where it happened, without its words."""
    return {"fault": type(error).__name__, "where": _places(error.__traceback__)}


def _places(trace: TracebackType | None) -> list[str]:
    frames = traceback.extract_tb(trace)[-PLACES:]
    return [f"{frame.filename.rpartition('kolmikko/')[2]}:{frame.lineno}" for frame in frames]
