"""A program that is killed loses at most what is being typed."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from kolmikko.play.saves import load, unfinished
from tests.play.lines import plan
from tests.play.test_saves import go_on

LONGEST = 60
"""Seconds after which a game that hangs is killed."""

PLAY = ("play", "kolmonen", "--players", "2", "--seed", "rowan", "--plain", "--pace", "0")


@contextmanager
def started(data: Path, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """A game in a process of its own, with pipes to type into and to read from; killed at last."""
    env = {**os.environ, "KOLMIKKO_DATA": str(data), "KOLMIKKO_LANG": "en", "PYTHONUNBUFFERED": "1"}
    game = subprocess.Popen(
        [sys.executable, "-m", "kolmikko", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**env, "PYTHONPATH": os.pathsep.join(sys.path)},
        preexec_fn=heed_ctrl_c,
    )
    end = threading.Timer(LONGEST, game.kill)
    end.start()
    try:
        with game:
            yield game
            game.kill()
    finally:
        game.kill()
        end.cancel()


def heed_ctrl_c() -> None:
    """Tests that run in the background have been told to pass over Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_to_prompt(game: "subprocess.Popen[str]") -> str:
    """What is shown up to the next question."""
    assert game.stdout is not None
    shown = ""
    while not shown.endswith("Your move: "):
        piece = game.stdout.read(1)
        assert piece, shown
        shown += piece
    return shown


def interrupt(game: "subprocess.Popen[str]") -> None:
    """Ctrl-C; once more if the first one came just before Python began to wait for a line."""
    while game.poll() is None:
        game.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            game.wait(3)


def type_line(game: "subprocess.Popen[str]", line: str) -> None:
    assert game.stdin is not None
    game.stdin.write(line + "\n")
    game.stdin.flush()


def test_after_kill_9_everything_but_the_line_being_typed_is_there(data: Path) -> None:
    with started(data, *PLAY) as game:
        shown = [read_to_prompt(game)]
        for _ in range(3):
            type_line(game, "#1")
            shown.append(read_to_prompt(game))
        assert game.stdin is not None
        game.stdin.write("#1")
        game.stdin.flush()
        game.send_signal(signal.SIGKILL)
        game.wait()
    (path,) = unfinished()
    table = load(path)
    assert sum(action.seat == 0 for action in table.record.deals[0].actions) == 3
    last = shown[-1].rstrip().splitlines()
    hand = next(line for line in reversed(last) if line.startswith("Your hand"))
    with started(data, "resume", "--plain", "--pace", "0") as again:
        assert hand in read_to_prompt(again)


def test_a_save_is_whole_at_any_moment(data: Path) -> None:
    """Killed while saving again and again, there is an old save or a new one, never a part."""
    script = """
from kolmikko.play.saves import Saver
from kolmikko.play.table import Table
from tests.play.lines import plan
from tests.play.test_saves import go_on
table, saver = Table(plan(seed="elm", deals=None)), Saver()
saver.save(table)
print("begun", flush=True)
while True:
    go_on(table, 1)
    saver.save(table)
"""
    env = {
        **os.environ,
        "KOLMIKKO_DATA": str(data),
        "PYTHONPATH": os.pathsep.join([".", *sys.path]),
    }
    for wait in (0.0, 0.12):
        process = subprocess.Popen(
            [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env=env
        )
        with process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(wait)
            process.kill()
        table = load(unfinished()[0])
        go_on(table, 3)


def test_interrupted_by_ctrl_c_the_program_says_how_to_go_on(data: Path) -> None:
    with started(data, *PLAY) as game:
        read_to_prompt(game)
        type_line(game, "#1")
        read_to_prompt(game)
        interrupt(game)
        assert game.stdout is not None
        rest = game.stdout.read()
        assert game.returncode == 130
    assert rest.strip() == "The match is saved. To go on with it: kolmikko resume"
    assert json.loads(unfinished()[0].read_text("utf-8"))["seed"] == "rowan"


@pytest.mark.parametrize("deals", [1, None])
def test_equal_seeds_give_equal_matches(deals: int | None) -> None:
    from kolmikko.play.table import Table

    tables = [Table(plan(deals=deals)) for _ in range(2)]
    for table in tables:
        go_on(table, 60)
    assert tables[0].record == tables[1].record
