"""`python -m bench.load`: many tables on one server, each with people who play at a steady rate.

The server runs in a process of its own on a fresh SQLite file; this process only plays. A move
counts when its answer, which comes after the commit, is here. The first quarter of the time is left
out. The time of an fsync is taken meanwhile on the same disk, since every move waits for one.
Where there are several cores, this process keeps to the last one, and the server to the others.
At the end the same is asked of the libraries alone (`bench.bare`): what is left if all else cost
nothing.
"""

import argparse
import asyncio
import gc
import os
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench.bare import Work, cost
from bench.crowd import Club, Counts
from bench.served import Served

WARM: Final = 0.25
"""The part of the time at the beginning that is left out."""

TOGETHER: Final = 20
"""Tables that are opened at once."""

MOST_CPU: Final = 1.0
"""Milliseconds of the server's CPU time that a move may take."""


@dataclass
class Disk:
    """What one fsync of a small write takes, in milliseconds."""

    folder: Path
    took: list[float] = field(default_factory=list)

    def probe(self) -> None:
        path = self.folder / "probe"
        with path.open("ab") as file:
            file.write(bytes(4096))
            file.flush()
            begun = time.perf_counter()
            os.fsync(file.fileno())
            self.took.append(1000 * (time.perf_counter() - begun))

    async def probe_on(self) -> None:
        while True:
            await asyncio.to_thread(self.probe)
            await asyncio.sleep(0.5)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=125.0, help="moves a second, at all tables")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seats", type=int, default=4, help="people at a table, a socket each")
    parser.add_argument("--profile", type=Path, help="write the server's profile (cProfile) there")
    asked = parser.parse_args()
    gc.disable()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="kolmikko-load-") as folder:
        sys.exit(asyncio.run(measured(asked, Path(folder))))


async def measured(asked: argparse.Namespace, folder: Path) -> int:
    """Play, print what it cost, and say by the status whether that is little enough."""
    disk = Disk(folder)
    cores = sorted(os.sched_getaffinity(0))
    theirs, own = (cores[:-1], cores[-1:]) if len(cores) > 1 else (cores, cores)
    os.sched_setaffinity(0, own)
    with Served(folder, theirs, asked.profile) as server:
        counts = Counts()
        clubs = [Club(number, asked.seats, server, counts) for number in range(asked.tables)]
        begun = time.perf_counter()
        for some in batched(clubs, TOGETHER):
            await asyncio.gather(*(club.opens() for club in some))
        print(f"{asked.tables} tables, {asked.tables * asked.seats} sockets ", end="")
        print(f"in {time.perf_counter() - begun:.1f} s; playing for {asked.seconds:.0f} s")
        probing = asyncio.create_task(disk.probe_on())
        playing = [asyncio.create_task(club.plays(asked.tables / asked.rate)) for club in clubs]
        await asyncio.sleep(WARM * asked.seconds)
        before = server.cpu()
        counts.begin()
        await asyncio.sleep((1 - WARM) * asked.seconds)
        used = [late - early for late, early in zip(server.cpu(), before, strict=True)]
        counts.end()
        memory = server.memory()
        for task in (probing, *playing):
            task.cancel()
        for club in clubs:
            club.leaves()
    done = max(1, len(counts.took) + counts.ready) / counts.seconds
    room = counts.room_bytes // max(1, counts.rooms)
    work = Work(asked.tables, asked.seats, done, room, asked.seconds / 2)
    print("now the libraries under it alone")
    alone = await cost(work, folder, theirs)
    return report(counts, used, memory, disk, alone)


def report(
    counts: Counts,
    used: list[float],
    memory: tuple[float, float],
    disk: Disk,
    alone: tuple[float, float],
) -> int:
    """Print the figures; the status of the program."""
    moves, seconds = max(1, len(counts.took)), counts.seconds
    own, system = (1000 * share / moves for share in used)
    commands = 1 + counts.ready / moves
    took, syncs = sorted(counts.took) or [0.0], sorted(disk.took) or [0.0]
    lines = {
        "moves a second": f"{moves / seconds:.1f} answered, {counts.offered / seconds:.1f} offered",
        "besides": f"{counts.ready / seconds:.1f} times a second somebody was ready for a deal",
        "frames a second": f"{counts.frames / seconds:.0f}, {counts.bytes_each:.0f} bytes each",
        "server CPU": f"{own + system:.2f} ms a move, {own:.2f} own and {system:.2f} system",
        "a command": f"{(own + system) / commands:.2f} ms, be it a move or that somebody is ready",
        "libraries alone": f"{sum(alone):.2f} ms, {alone[0]:.2f} own and {alone[1]:.2f} system",
        "move to answer": f"p50 {part(took, 0.5):.1f} ms, p99 {part(took, 0.99):.1f} ms",
        "fsync": f"p50 {part(syncs, 0.5):.1f} ms, p99 {part(syncs, 0.99):.1f} ms",
        "server memory": f"{memory[0]:.0f} MiB now, {memory[1]:.0f} MiB at most",
        "errors": f"{counts.errors}, {counts.refused} refused, {counts.stale} stale",
        "this process": f"{100 * counts.own_cpu / seconds:.0f} % of a core",
    }
    for name, told in lines.items():
        print(f"{name:16} {told}")
    short = own + system > MOST_CPU or counts.errors > 0
    print("SHORT" if short else "ok", f"(asked: {MOST_CPU} ms a move, no errors)")
    return int(short)


def batched(clubs: list[Club], size: int) -> Iterator[list[Club]]:
    """The clubs in parts of so many."""
    return (clubs[first : first + size] for first in range(0, len(clubs), size))


def part(ordered: list[float], share: float) -> float:
    """The value below which so large a share of the ordered ones lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


if __name__ == "__main__":
    main()
