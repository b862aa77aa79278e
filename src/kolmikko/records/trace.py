"""The trace of a record: one JSON object for every position. Other programs test against it."""

from collections.abc import Iterator

from kolmikko.records.record import Record
from kolmikko.records.replay import Step, replay


def trace(record: Record, name: str) -> Iterator[dict[str, object]]:
    """A line before every action and after the last one of each deal. Raises RecordError."""
    for step in replay(record):
        yield trace_line(step, name)


def trace_line(step: Step, name: str) -> dict[str, object]:
    """One position, as plain JSON values."""
    deal = step.deal
    result = deal.result()
    line: dict[str, object] = {
        "record": name,
        "deal": step.deal_number,
        "step": step.number,
        "actor": None if deal.actor is None else f"p{deal.actor + 1}",
        "legal": deal.legal_texts(),
        "zones": deal.zones(),
    }
    money = deal.money()
    if money is not None:
        line["bank"] = money.bank
        line["balances"] = list(money.balances)
    line["result"] = None if result is None else [f"p{seat + 1}" for seat in result]
    return line
