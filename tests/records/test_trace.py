"""The records that were given, and the traces they must have."""

import json
from pathlib import Path

import pytest

from kolmikko.records.files import read_file, read_lines, read_text, record_data, write_record
from kolmikko.records.record import Record
from kolmikko.records.trace import trace

EXAMPLES = Path(__file__).parent / "examples"
NAMES = sorted(path.stem for path in EXAMPLES.glob("*.toml"))


def example(name: str) -> Record:
    return read_file(EXAMPLES / f"{name}.toml", name)


def wanted(name: str) -> list[dict[str, object]]:
    text = (EXAMPLES / f"{name}.trace.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_has_the_trace_that_was_given(name: str) -> None:
    assert list(trace(example(name), name)) == wanted(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_written_and_read_again_is_the_same(name: str) -> None:
    record = example(name)
    assert read_text(write_record(record), name) == record
    line = json.dumps({**record_data(record), "record": name})
    assert list(read_lines([line])) == [record]


def test_there_are_records_to_compare_with() -> None:
    assert len(NAMES) == 36


def test_a_line_of_a_trace_has_its_keys_in_order() -> None:
    kolmonen, trojka = (next(trace(example(name), name)) for name in ("kolmonen-00", "trojka-00"))
    keys = ["record", "deal", "step", "actor", "legal", "zones", "result"]
    assert list(kolmonen) == keys
    assert list(trojka) == [*keys[:-1], "bank", "balances", "result"]
