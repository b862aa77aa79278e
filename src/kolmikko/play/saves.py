"""Matches kept on disk: saved after every action, taken up again, and their records for ever.

A save is JSON: what the match was begun from, and its record so far. Nothing else is needed, as
equal plans and equal actions give equal tables. What cannot be read is reported, never deleted.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from kolmikko.bots import BOTS
from kolmikko.play.table import Plan, Seat, Table
from kolmikko.records.files import record_data, save_record, save_text
from kolmikko.records.record import Record, RecordError, read_record
from kolmikko.rulekit.game import Money

VERSION: Final = 1
KIND: Final = "kolmikko-save"
PLACE: Final = "KOLMIKKO_DATA"
"""The variable that names another folder than the user's data folder."""

UNREADABLE: Final = "unreadable"
FOREIGN: Final = "foreign"
NEWER: Final = "newer"
CHANGED: Final = "changed"
MISSING: Final = "missing"


class SaveError(ValueError):
    """A save that cannot be taken up: which file, and why (one of the words above)."""

    def __init__(self, path: Path, why: str, detail: str = "") -> None:
        self.path = path
        self.why = why
        self.detail = detail
        super().__init__(f"{path}: {why} {detail}".rstrip())


@dataclass(frozen=True)
class Save:
    """A save on disk that has been read but not yet played through; `text` is how it stood."""

    path: Path
    text: str
    plan: Plan
    record: Record


def data_folder() -> Path:
    """The folder where matches and their records are kept."""
    place = os.environ.get(PLACE)
    if place:
        return Path(place).expanduser()
    from platformdirs import user_data_path

    return user_data_path("kolmikko", appauthor=False)


def saves_folder() -> Path:
    """Where unfinished matches lie."""
    return data_folder() / "saves"


def records_folder() -> Path:
    """Where the records of finished matches lie."""
    return data_folder() / "records"


def short_path(path: Path) -> str:
    """A path as people write it."""
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)


class Saver:
    """Keeps one match on disk. A screen calls `save` after every action, `finish` at the end.

    A full disk must not end a game: what went wrong is in `problem`, None while all is well.
    `path` is the save, None before the first action and after the end; then `record` is set.
    Where another program has gone on with the same save, or has ended it, that is left alone: it
    is then in `parted`, and this match is kept under a new name.
    """

    def __init__(self, save: Save | None = None) -> None:
        self.path = save.path if save else None
        self.record: Path | None = None
        self.problem: OSError | None = None
        self.parted: Path | None = None
        self._kept = save.text if save else ""

    def save(self, table: Table) -> bool:
        """Keep the match as it stands; whether that worked."""
        text = json.dumps(save_data(table), ensure_ascii=False, indent=1) + "\n"
        try:
            if self.path is not None and _stands(self.path, self._kept):
                save_text(text, self.path)
            else:
                new = save_under_new_name(text, table.plan.game)
                self.parted, self.path = self.path, new
        except OSError as problem:
            self.problem = problem
            return False
        self.problem = None
        self._kept = text
        return True

    def finish(self, table: Table) -> Path | None:
        """Turn the save of a finished match into a record; its path, or None after a problem."""
        if not self.save(table) or self.path is None:
            return None
        record = records_folder() / f"{self.path.stem}.toml"
        try:
            save_record(table.record, record)
            self.path.unlink(missing_ok=True)
        except OSError as problem:
            self.problem = problem
            return None
        self.path, self.record = None, record
        return record


def _stands(path: Path, text: str) -> bool:
    """Whether a file still holds just this text."""
    try:
        return path.read_text("utf-8") == text
    except (FileNotFoundError, UnicodeDecodeError):
        return False


def save_data(table: Table) -> dict[str, object]:
    """What is written of a match."""
    plan = table.plan
    return {
        "kind": KIND,
        "version": VERSION,
        "bots": [seat.bot for seat in plan.seats],
        "deals": plan.deals,
        "stake": plan.stake,
        "balance": plan.balance,
        "seed": plan.seed,
        "record": record_data(table.record),
    }


def save_under_new_name(text: str, game: str) -> Path:
    """Write a save under the first free name of today; two programs never get the same one."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        name = f"{date.today():%Y-%m-%d}-{game}-{number}"
        path = folder / f"{name}.json"
        if not (records_folder() / f"{name}.toml").exists():
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                save_text(text, path)
                return path
        number += 1


def unfinished() -> list[Path]:
    """The saves of unfinished matches, the one played last first."""
    try:
        found = [path for path in saves_folder().glob("*.json") if path.stat().st_size]
    except OSError:
        return []
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def load(path: Path) -> Table:
    """The table of a save, just as it was left. Raises SaveError."""
    return taken_up(read_save(path))


def read_save(path: Path) -> Save:
    """A save as it is written. Raises SaveError."""
    try:
        text = path.read_text("utf-8")
        data = json.loads(text)
    except FileNotFoundError as error:
        raise SaveError(path, MISSING) from error
    except (OSError, ValueError, RecursionError) as error:
        raise SaveError(path, UNREADABLE, str(error)) from error
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise SaveError(path, FOREIGN)
    if data.get("version") != VERSION:
        raise SaveError(path, NEWER, str(data.get("version"))[:40])
    try:
        record = read_record(_mapping(data.get("record")), "")
        return Save(path, text, _plan(data, record), record)
    except RecordError as error:
        raise SaveError(path, FOREIGN, str(error)) from error


def taken_up(save: Save) -> Table:
    """The table after every action of the save has been played again. Raises SaveError."""
    try:
        table = Table(save.plan)
        for number, deal in enumerate(save.record.deals, 1):
            if number > 1:
                table.next_deal()
            dealt = table.record.deals[-1]
            if (dealt.dealer, dealt.deck) != (deal.dealer, deal.deck):
                raise ValueError(f"deal {number}")
            for action in deal.actions:
                table.play(action.seat, action.move)
    except ValueError as error:  # an illegal action, a deal too many, seats that do not fit
        raise SaveError(save.path, CHANGED, str(error)) from error
    return table


def _plan(data: Mapping[str, object], record: Record) -> Plan:
    bots, deals, seed = data.get("bots"), data.get("deals"), data.get("seed")
    if not isinstance(bots, list) or len(bots) != len(record.players):
        raise RecordError("", "", "bots must name a bot or null for each player")
    if not all(bot is None or (isinstance(bot, str) and bot in BOTS) for bot in bots):
        raise RecordError("", "", f"there is no such bot: {bots}")
    if not isinstance(seed, str):
        raise RecordError("", "", "seed must be a text")
    if deals is not None and (not isinstance(deals, int) or isinstance(deals, bool) or deals < 1):
        raise RecordError("", "", "deals must be a number from 1, or null")
    stake, balance = _chips(data, "stake"), _chips(data, "balance")
    if record.money not in (None, Money(stake, (balance,) * len(bots))):
        raise RecordError("", "", "the record begins with other chips")
    return Plan(
        game=record.game.name,
        preset=record.preset,
        rules=record.rules,
        seats=tuple(map(Seat, record.players, bots)),
        deals=deals,
        stake=stake,
        balance=balance,
        seed=seed,
    )


def _chips(data: Mapping[str, object], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordError("", "", f"{key} must be a number of chips")
    return value


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise RecordError("", "", "there is no record")
    return value
