"""`python -m bench`: our speed beside that of our peers, measured in the same run.

All that is measured takes turns, round after round; ratios are taken within a round. Moves, or
what a line names in their place, are counted per second of the process's own CPU time, on one
core. `--quick` measures briefly, `--no-peers` only ours.
"""

import argparse
import hashlib
import json
import os
import platform
import statistics
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Final

from bench import endgames, moves, ours, searching, solving
from kolmikko.rulekit import gear

HERE: Final = Path(__file__).resolve().parent
PEERS: Final = HERE.parent / ".bench"
REQUIREMENTS: Final = HERE / "requirements.txt"


@dataclass
class Line:
    """Something that plays, and the moves per second of each round."""

    run: ours.Run
    rates: list[float] = field(default_factory=list)

    @property
    def nanoseconds(self) -> float:
        return 1e9 / statistics.median(self.rates)


@dataclass(frozen=True)
class Ratio:
    """A line of ours beside the fastest of some others, and what their ratio has to be."""

    ours: str
    others: tuple[str, ...]
    least: float | None = None


PLAYOUTS: Final = "compiled Kolmonen"
RATIOS: Final = (
    Ratio(PLAYOUTS, ("OpenSpiel C++ rollouts: crazy_eights",), 8),
    Ratio(PLAYOUTS, ("OpenSpiel C++ rollouts: hearts",)),
    Ratio(PLAYOUTS, ("OpenSpiel C++ rollouts: gin_rummy",)),
    Ratio("compiled Trójka", ("OpenSpiel C++ rollouts: euchre",), 8),
    Ratio("compiled Trójka, deals too", ("OpenSpiel C++ rollouts: euchre",)),
    Ratio(PLAYOUTS, ("OpenSpiel from Python: crazy_eights",), 40),
    Ratio(PLAYOUTS, ("RLCard env.run: uno",), 700),
    Ratio(PLAYOUTS, ("RLCard env.run: doudizhu",)),
    *(
        Ratio(
            "batch of 1,000: Kolmonen",
            tuple(f"pgx, batch of {batch}: {game}" for batch in ("1,000", "10,000")),
            least,
        )
        for game, least in (("leduc_holdem", 8), ("kuhn_poker", None))
    ),
    Ratio(PLAYOUTS, ("Kolmonen in C, portable",), 0.7),
    Ratio(PLAYOUTS, ("Kolmonen in C, native",), 0.45),
    Ratio("plain Kolmonen", ("OpenSpiel from Python: crazy_eights",), 0.4),
    Ratio("Kolmonen on two threads, wall clock", ("Kolmonen on one thread, wall clock",), 1.8),
    Ratio(PLAYOUTS, ("compiled Kolmonen, options as constants",), 1 / 1.15),
    Ratio(searching.ACTIONS, ("OpenSpiel C++ ISMCTS: hearts, moves",), 4),
)

LEAST: Final = {
    f"{searching.PLAYOUTS}, compiled": 60_000,
    f"{searching.PLAYOUTS}, plain": 400,
}
"""How much there has to be of something in a second."""

FIRST_GAME: Final = "from kolmikko.playouts.warming import jobs; next(jobs()).run()"
STARTS: Final = (
    ("import kolmikko", ["-c", "import kolmikko"], 0.1),
    ("kolmikko --help", ["-m", "kolmikko", "--help"], 0.2),
    ("compiled Kolmonen from the cache", ["-c", FIRST_GAME], None),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="measure briefly")
    parser.add_argument("--no-peers", action="store_true", help="measure only ours")
    asked = parser.parse_args()
    rounds, seconds = (2, 0.15) if asked.quick else (5, 0.8)
    note("compiling; later runs find it in the cache")
    with gear.watched(lambda name: note(f"compiling {name}")):
        lines = {name: Line(run) for name, run in our_runs()}
    peers, missing = ({}, {}) if asked.no_peers else peer_runs()
    lines |= {name: Line(run) for name, run in peers.items()}
    measure(lines, rounds, seconds)
    print_versions(missing)
    header = ("what", "moves/s", "ns/move", "beside", "ratio", "low .. high", "asked")
    print_table(header, [*speed_rows(lines), *ratio_rows(lines), *start_rows(rounds)])
    number, seconds = (20, 2) if asked.quick else (200, 15)
    print_table(moves.HEADER, [moves.told(each) for each in moves.rows(number, seconds)])
    print_table(solving.HEADER, solving.lines())
    print_table(endgames.HEADER, list(endgames.lines(30 if asked.quick else 300)))


def our_runs() -> Iterator[tuple[str, ours.Run]]:
    parts: list[Callable[[], dict[str, ours.Run]]] = [
        *(ours.compiled_runs, ours.plain_runs, ours.batch_runs, ours.thread_runs, ours.c_runs),
        searching.search_runs,
    ]
    for part in parts:
        yield from part().items()


def measure(lines: dict[str, Line], rounds: int, seconds: float) -> None:
    for line in lines.values():
        line.run(seconds / 4)  # the first time is never typical
    for number in range(rounds):
        for name, line in lines.items():
            note(f"round {number + 1} of {rounds}: {name}")
            moves, used = line.run(seconds)
            line.rates.append(moves / used)
    note("")


def peer_runs() -> tuple[dict[str, ours.Run], dict[str, str]]:
    """What each peer can run, and the version of each or why it cannot."""
    runs: dict[str, ours.Run] = {}
    told: dict[str, str] = {}
    error = install_peers()
    for peer in ("openspiel", "rlcard", "pgx"):
        if error:
            told[peer] = error
            continue
        note(f"starting {peer}")
        process = subprocess.Popen(
            [str(PEERS / "bin" / "python"), str(HERE / "worker.py"), peer],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        answer = json.loads(ask(process, None) or '{"error": "it did not start"}')
        told[peer] = answer.get("version") or f"not measured: {answer['error']}"
        for name in answer.get("runs", ()):
            runs[name] = asking(process, name)
    return runs, told


def asking(process: "subprocess.Popen[str]", name: str) -> ours.Run:
    def run(seconds: float) -> tuple[float, float]:
        moves, used = json.loads(ask(process, f"{name} {seconds}\n"))
        return moves, used

    return run


def ask(process: "subprocess.Popen[str]", question: str | None) -> str:
    assert process.stdin
    assert process.stdout
    if question:
        process.stdin.write(question)
        process.stdin.flush()
    return process.stdout.readline()


def install_peers() -> str:
    """Make the peers' environment if it is not there; why that could not be done, or nothing."""
    stamp, wanted = PEERS / ".made", hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return ""
    note("installing the peers into .bench/, once")
    venv.create(PEERS, with_pip=True, clear=True)
    pip = [str(PEERS / "bin" / "python"), "-m", "pip", "-q", "--disable-pip-version-check"]
    done = subprocess.run(
        [*pip, "install", "-r", str(REQUIREMENTS)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        return f"not installed: {done.stderr.strip().splitlines()[-1]}"
    stamp.write_text(wanted, encoding="utf-8")
    return ""


def print_versions(peers: dict[str, str]) -> None:
    own = [f"{name} {version(name)}" for name in ("numba", "numpy")]
    busy = os.getloadavg()[0]
    print(f"Python {platform.python_version()}, {', '.join(own)}, ", end="")
    print(f"{os.cpu_count()} cores of {platform.machine()}, load {busy:.1f} (threads need 0)")
    for name, told in peers.items():
        print(f"{name}: {told}")


def speed_rows(lines: dict[str, Line]) -> Iterator[tuple[str, ...]]:
    """What every line does by itself."""
    for name, line in lines.items():
        rate = 1e9 / line.nanoseconds
        least = LEAST.get(name)
        asked = "" if least is None else f"{least:,} {'ok' if rate >= least else 'SHORT'}"
        yield name, f"{rate:,.0f}", f"{line.nanoseconds:,.1f}", "", "", "", asked


def ratio_rows(lines: dict[str, Line]) -> Iterator[tuple[str, ...]]:
    """Ours beside others, round by round; a ratio of 2 is half the time for a move."""
    for ratio in RATIOS:
        asked = f"{ratio.least:.2f}" if ratio.least else ""
        others = [name for name in ratio.others if name in lines]
        if not others:
            yield ratio.ours, "", "", ratio.others[0], "", "", f"{asked} not measured"
            continue
        best = min(others, key=lambda name: lines[name].nanoseconds)
        own, other = lines[ratio.ours], lines[best]
        ratios = [a / b for a, b in zip(own.rates, other.rates, strict=True)]
        middle = statistics.median(ratios)
        spread = f"{min(ratios):,.2f} .. {max(ratios):,.2f}"
        verdict = "" if ratio.least is None else "ok" if middle >= ratio.least else "SHORT"
        yield ratio.ours, "", "", best, f"{middle:,.2f}", spread, f"{asked} {verdict}"


def start_rows(times: int) -> Iterator[tuple[str, ...]]:
    """CPU time of whole processes."""
    for name, arguments, most in STARTS:
        used = [start_time(arguments) for _ in range(times)]
        middle, spread = statistics.median(used), f"{min(used):.3f} .. {max(used):.3f}"
        verdict = "" if most is None else "ok" if middle <= most else "SHORT"
        asked = "" if most is None else f"{most} "
        yield name, "", "", "CPU seconds", f"{middle:.3f}", spread, f"{asked}{verdict}"


def start_time(arguments: list[str]) -> float:
    """CPU seconds of a process from its start to its end."""
    before = os.times()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    return after.children_user + after.children_system - before[2] - before[3]


def print_table(header: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    print()
    for row in (header, tuple("-" * width for width in widths), *rows):
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print(f"| {' | '.join(cells)} |")


def note(text: str) -> None:
    """Where the run is, on a line of its own that the next one overwrites."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text[:78]}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
