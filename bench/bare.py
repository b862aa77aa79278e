"""What the libraries under the table service cost by themselves, at similar work.

A server with the same web framework, sockets and store, but with nothing decided, folded or looked
at: a message comes in, a row of the log is committed, an answer goes out, and at the next multiple
of `GRID` everybody at the table gets a room that is always the same text. What the house appends by
itself, to deal and to conclude, is left out.
"""

import asyncio
import gc
import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.served import cpu_of
from bench.sockets import Socket, opened
from tests.ports import free_port

MESSAGE: Final = b'{"do":"act","move":"play Kd","id":"12-1234","seen":123}'
ANSWER: Final = '{"type":"answer","id":"12-1234","outcome":"ok","version":1234}'
DAY: Final = 86_400_000


@dataclass(frozen=True)
class Work:
    """How much is done: messages a second, and the bytes of each room that goes out."""

    tables: int
    seats: int
    rate: float
    room: int
    seconds: float


async def cost(work: Work, folder: Path, cores: list[int]) -> tuple[float, float]:
    """Milliseconds of CPU time a message: the server's own, and the system's for it."""
    port = free_port()
    command = [sys.executable, "-m", "bench.bare", str(port), str(folder), str(work.room)]
    with subprocess.Popen(command) as process:
        try:
            os.sched_setaffinity(process.pid, cores)
            used, sent = await _played(work, port, process.pid)
        finally:
            process.kill()
    messages = max(1, sent)
    return 1000 * used[0] / messages, 1000 * used[1] / messages


async def _played(work: Work, port: int, pid: int) -> tuple[list[float], int]:
    tables = [[await _socket(port, n) for _ in range(work.seats)] for n in range(work.tables)]
    sent = [0]
    playing = [asyncio.create_task(_plays(one, work, sent)) for one in tables]
    await asyncio.sleep(work.seconds / 4)
    before, sent[0] = cpu_of(pid), 0
    await asyncio.sleep(work.seconds)
    used = [late - early for late, early in zip(cpu_of(pid), before, strict=True)]
    for task in playing:
        task.cancel()
    return used, sent[0]


async def _socket(port: int, number: int) -> Socket:
    for _ in range(100):
        try:
            head = {"Host": f"127.0.0.1:{port}"}
            return await opened(("127.0.0.1", port), head, f"/{number}", lambda _: None)
        except ConnectionRefusedError:
            await asyncio.sleep(0.1)
    raise RuntimeError("the bare server has not started")


async def _plays(people: list[Socket], work: Work, sent: list[int]) -> None:
    period = work.tables / work.rate
    await asyncio.sleep(random.uniform(0, period))
    due = time.perf_counter()
    while True:
        random.choice(people).send(MESSAGE)
        sent[0] += 1
        due += period
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


# --- the server ---------------------------------------------------------------------------------


def serve(port: int, folder: Path, size: int) -> None:
    """Serve until the process is killed."""
    import uvicorn
    from litestar import Litestar, WebSocket, websocket

    from kolmikko.adapters.sql_store import SqlStore
    from kolmikko.table.events import Acted, By, Entry
    from kolmikko.table.ports import GRID, Answered, Append
    from kolmikko.table.seal import Seal
    from kolmikko.web.asking import read_move
    from kolmikko.web.running import COLLECTS, loop_factory

    acted = Acted(0, read_move("play Kd"), By.PERSON)
    room = '{"type":"room"}'.ljust(size)
    heads: defaultdict[str, int] = defaultdict(int)
    news: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
    told: set[asyncio.Event] = set()
    stores: list[SqlStore] = []

    def tell() -> None:
        for one in told:
            one.set()
        told.clear()

    async def write(socket: WebSocket[Any, Any, Any], has_news: asyncio.Event) -> None:
        while True:
            await has_news.wait()
            has_news.clear()
            await socket.send({"type": "websocket.send", "text": room, "bytes": None})

    async def commit(table: str) -> None:
        heads[table] += 1
        head, now = heads[table], int(1000 * time.time())
        entry, answered = Entry(head, now, acted), Answered("p" * 64, f"{table} {head}", head)
        await stores[0].append(Append(table, head - 1, (entry,), answered, now + DAY))

    @websocket("/{table:str}")
    async def live(socket: WebSocket[Any, Any, Any], table: str) -> None:
        await socket.accept()
        has_news, loop = asyncio.Event(), asyncio.get_running_loop()
        news[table].add(has_news)
        writer = asyncio.create_task(write(socket, has_news))
        while (await socket.receive())["type"] == "websocket.receive":
            await commit(table)
            await socket.send({"type": "websocket.send", "text": ANSWER, "bytes": None})
            if not told:
                now = loop.time()
                loop.call_at(now + GRID - now % GRID, tell)
            told.update(news[table])
        writer.cancel()

    async def run() -> None:
        stores.append(await SqlStore.open(f"sqlite:///{folder}/bare.db", Seal(os.urandom(32))))
        app = Litestar([live], openapi_config=None, logging_config=None)
        config = uvicorn.Config(
            app, port=port, log_config=None, ws="websockets-sansio", ws_per_message_deflate=False
        )
        await uvicorn.Server(config).serve()

    gc.set_threshold(*COLLECTS)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run())


if __name__ == "__main__":
    serve(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
