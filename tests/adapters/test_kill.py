"""A real process on a real database is killed in mid-game: no answered move is lost or doubled."""

import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from kolmikko.table.seal import Seal
from tests.adapters.histories import History, Line, check_history, check_logs, stored_entries
from tests.adapters.table_process import KEY, POINTS, TABLES

SEAL = Seal(KEY)


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


def kill_again_and_again(folder: Path, kills: int, seed: int, longest: float) -> int:
    """Kill from outside at any instant and from inside at points; how many moves were answered."""
    url = f"sqlite:///{folder / 'tables.db'}"
    history, chance = History(), random.Random(seed)
    for number in range(kills):
        point = chance.choice(POINTS) if number % 2 else ""
        one_life(url, history, chance, point, longest)
    logs = stored_entries(folder / "tables.db", SEAL)
    assert len(logs) == TABLES
    check_logs(logs, SEAL)
    return check_history(history, logs)


def test_after_kill_9_every_answered_move_is_there_once(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, kills=6, seed=1, longest=0.6) > 20


@pytest.mark.slow
def test_after_many_a_kill_9_every_answered_move_is_there_once(tmp_path: Path) -> None:
    moves = kill_again_and_again(tmp_path, kills=30, seed=2, longest=1.5)
    print(f"30 kills, {moves} answered moves")
    assert moves > 500
