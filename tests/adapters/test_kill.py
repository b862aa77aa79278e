"""A real process on a real database is killed in mid-game: no answered move is lost or doubled."""

import json
import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from kolmikko.adapters.wire import Codec, Stored
from kolmikko.games import GAMES
from kolmikko.table.events import Acted, By, Entry, Opened
from kolmikko.table.replay import folded
from kolmikko.table.seal import Seal
from tests.adapters.table_process import KEY, POINTS, TABLES
from tests.table.test_laws import check

SEAL = Seal(KEY)
Line = list[str | int]


@dataclass
class History:
    """What the players have written down in all lives of the process."""

    sent: dict[str, Line] = field(default_factory=dict)
    answered: dict[str, Line] = field(default_factory=dict)

    def takes_in(self, line: Line) -> None:
        kind, name = line[0], str(line[3])
        if kind == "sent":
            self.sent[name] = line
            return
        before = self.answered.get(name)
        assert before is None or before == line, "one request, two answers"
        self.answered[name] = line

    def pending(self) -> list[Line]:
        """What was sent and never answered."""
        return [line for name, line in self.sent.items() if name not in self.answered]


def one_life(url: str, history: History, chance: random.Random, point: str, longest: float) -> None:
    """Start the process and kill it, or let it kill itself, while it plays."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([".", *sys.path])}
    countdown = str(chance.randrange(1, int(400 * longest)))
    words = [url, json.dumps(history.pending()), point, countdown]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.adapters.table_process", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    with process:
        timer = threading.Timer(30 if point else chance.uniform(0.02, longest), process.kill)
        for line in lines(process):
            if line == ["ready"]:
                timer.start()
            else:
                history.takes_in(line)
        timer.cancel()
        assert process.stderr is not None
        assert process.wait() == -9, process.stderr.read()


def lines(process: "subprocess.Popen[str]") -> Iterator[Line]:
    assert process.stdout is not None
    for text in process.stdout:
        if text.endswith("\n"):
            yield json.loads(text)


def stored_entries(path: Path) -> dict[str, tuple[Entry, ...]]:
    """The logs, read from the file by other means than the store's."""
    codec, logs = Codec(SEAL), {}
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for (room,) in connection.execute("SELECT id FROM rooms").fetchall():
            rows = connection.execute(
                "SELECT version, at, kind, body_version, body FROM events"
                " WHERE room = ? ORDER BY version",
                (room,),
            )
            logs[room] = tuple(codec.read(room, Stored(*row)) for row in rows)
            head = connection.execute("SELECT head FROM rooms WHERE id = ?", (room,)).fetchone()
            assert head == (len(logs[room]),)
    connection.close()
    return logs


def check_history(history: History, logs: dict[str, tuple[Entry, ...]]) -> int:
    """Every answered move is in its log once, at the version that was answered; their number."""
    acknowledged = Counter[tuple[str, int]]()
    for name, (kind, table, *rest) in history.answered.items():
        if kind != "ok":
            continue
        version = int(rest[-1])
        event = logs[str(table)][version - 1].event
        verb, *cards = history.sent[name][5:]
        assert isinstance(event, Acted)
        assert (event.move.verb, event.move.cards) == (verb, tuple(cards))
        assert event.by == By.PERSON
        acknowledged[str(table), version] += 1
    assert max(acknowledged.values()) == 1, "two requests, one move"
    in_logs = sum(
        isinstance(e.event, Acted) and e.event.by == By.PERSON
        for entries in logs.values()
        for e in entries
    )
    unknown = len(history.pending())
    assert len(acknowledged) <= in_logs <= len(acknowledged) + unknown
    return len(acknowledged)


def check_logs(logs: dict[str, tuple[Entry, ...]]) -> None:
    """Every log plays to a sound table at every version, and no deck was dealt anew."""
    assert len(logs) == TABLES
    for room, entries in logs.items():
        assert isinstance(entries[0].event, Opened)
        assert entries[0].event.settings.game in GAMES
        decks, places, deals = set(), set(), 0
        for table in folded(room, entries, SEAL):
            check(table)
            if table.dealt and table.dealt.begun == table.version:
                deals += 1
                decks.add(table.dealt.deal.setup.deck)
                places.add((table.match_number, table.dealt.number))
        assert len(decks) == len(places) == deals


def kill_again_and_again(folder: Path, kills: int, seed: int, longest: float) -> int:
    """Kill from outside at any instant and from inside at points; how many moves were answered."""
    url = f"sqlite:///{folder / 'tables.db'}"
    history, chance = History(), random.Random(seed)
    for number in range(kills):
        point = chance.choice(POINTS) if number % 2 else ""
        one_life(url, history, chance, point, longest)
    logs = stored_entries(folder / "tables.db")
    check_logs(logs)
    return check_history(history, logs)


def test_after_kill_9_every_answered_move_is_there_once(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, kills=6, seed=1, longest=0.6) > 20


@pytest.mark.slow
def test_after_many_a_kill_9_every_answered_move_is_there_once(tmp_path: Path) -> None:
    moves = kill_again_and_again(tmp_path, kills=30, seed=2, longest=1.5)
    print(f"30 kills, {moves} answered moves")
    assert moves > 500
