"""What players wrote down about a process that was killed, and whether its logs agree with it."""

import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from kolmikko.adapters.wire import Codec, Stored
from kolmikko.games import GAMES
from kolmikko.table.events import Acted, By, Entry, Opened
from kolmikko.table.replay import folded
from kolmikko.table.seal import Seal
from tests.table.test_laws import check

Line = list[str | int]
Logs = dict[str, tuple[Entry, ...]]


@dataclass
class History:
    """What the players have written down in all lives of the process."""

    sent: dict[str, Line] = field(default_factory=dict)
    answered: dict[str, Line] = field(default_factory=dict)
    done: int = 0
    """How many moves were answered with "done"."""

    def takes_in(self, line: Line) -> None:
        kind, name = line[0], str(line[3])
        if kind == "sent":
            self.sent[name] = line
            return
        before = self.answered.get(name)
        assert before is None or before == line, "one request, two answers"
        self.answered[name] = line
        self.done += before is None and kind == "ok"

    def pending(self) -> list[Line]:
        """What was sent and never answered."""
        return [line for name, line in self.sent.items() if name not in self.answered]


def stored_entries(path: Path, seal: Seal) -> Logs:
    """The logs, read from the file by other means than the store's."""
    codec, logs = Codec(seal), {}
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


def check_history(history: History, logs: Logs) -> int:
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


def check_logs(logs: Logs, seal: Seal) -> None:
    """Every log plays to a sound table at every version, and no deck was dealt anew."""
    for room, entries in logs.items():
        assert isinstance(entries[0].event, Opened)
        assert entries[0].event.settings.game in GAMES
        decks, places, deals = set(), set(), 0
        for table in folded(room, entries, seal):
            check(table)
            if table.dealt and table.dealt.begun == table.version:
                deals += 1
                decks.add(table.dealt.deal.setup.deck)
                places.add((table.match_number, table.dealt.number))
        assert len(decks) == len(places) == deals
