"""Records as TOML files and as JSON Lines."""

import json
import os
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from kolmikko.cards import UNKNOWN, name_of
from kolmikko.records.record import CLASSIC, DealRecord, Record, RecordError, read_record, shown
from kolmikko.rulekit.options import write_value


def read_file(path: Path, name: str | None = None) -> Record:
    """The record in a TOML file. Raises RecordError, also for a file that cannot be read."""
    name = name or str(path)
    try:
        text = path.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(name, "", f"cannot be read: {_reason(error)}") from error
    return read_text(text, name)


def read_text(text: str, name: str) -> Record:
    """The record in a TOML text. Raises RecordError."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(name, "", f"is not TOML: {error}") from error
    return read_record(data, name)


def read_lines(lines: Iterable[str | bytes]) -> Iterator[Record | RecordError]:
    """The records of JSON Lines, one a line; a line that is none gives its error instead."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield _read_line(line, f"line {number}")


def _read_line(line: str | bytes, name: str) -> Record | RecordError:
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        data = json.loads(text, object_pairs_hook=_no_key_twice)
    except UnicodeDecodeError as error:
        return RecordError(name, "", f"cannot be read: {_reason(error)}")
    except (ValueError, RecursionError) as error:
        return RecordError(name, "", f"is not JSON: {error}")
    if not isinstance(data, dict):
        return RecordError(name, "", "is not a JSON object")
    called = data.pop("record", name)
    if not isinstance(called, str):
        return RecordError(name, "", f"record = {shown(called)} is not a name")
    try:
        return read_record(data, called)
    except RecordError as error:
        return error


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return data


def write_record(record: Record) -> str:
    """The record as a TOML text that reads well by eye and reads back to the same record."""
    lines = [f"game = {_quoted(record.game.name)}"]
    if record.preset != CLASSIC:
        lines.append(f"preset = {_quoted(record.preset)}")
    lines.append(f"players = [{', '.join(_quoted(name) for name in record.players)}]")
    if record.rules:
        rules = ", ".join(f"{key} = {write_value(value)}" for key, value in record.rules.items())
        lines.append(f"rules = {{ {rules} }}")
    if record.money:
        lines.append(f"stake = {record.money.stake}")
        lines.append(f"balances = {list(record.money.balances)}")
        lines.append(f"bank = {record.money.bank}")
    for deal in record.deals:
        lines += ["", *_deal_lines(deal)]
    return "\n".join(lines) + "\n"


def record_data(record: Record) -> dict[str, object]:
    """The record as JSON data, with the same keys as its TOML text; reads back to the same."""
    data: dict[str, object] = {
        "game": record.game.name,
        "preset": record.preset,
        "players": list(record.players),
        "rules": dict(record.rules),
    }
    if record.money:
        money = record.money
        data |= {"stake": money.stake, "balances": list(money.balances), "bank": money.bank}
    data["deal"] = [
        {
            "dealer": f"p{deal.dealer + 1}",
            "deck": _deck_text(deal),
            "actions": [action.text for action in deal.actions],
        }
        for deal in record.deals
    ]
    return data


def save_record(record: Record, path: Path) -> None:
    """Write a record so that a crash leaves either the old file or the new one, never a part."""
    save_text(write_record(record), path)


def save_text(text: str, path: Path) -> None:
    """Write a text so that a crash leaves either the old file or the new one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _deal_lines(deal: DealRecord) -> list[str]:
    actions = [f"  {_quoted(action.text)}," for action in deal.actions]
    return [
        "[[deal]]",
        f'dealer = "p{deal.dealer + 1}"',
        f'deck = "{_deck_text(deal)}"',
        *(["actions = [", *actions, "]"] if actions else ["actions = []"]),
    ]


def _deck_text(deal: DealRecord) -> str:
    return " ".join(UNKNOWN if card is None else name_of(card) for card in deal.deck)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else "it is not UTF-8 text"
