"""A server on PostgreSQL whose database is struck down: it says so, loses nothing, and heals."""

import asyncio
import json
import random
import time
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from websockets.asyncio.client import ClientConnection

from kolmikko.adapters.sql_store import SqlStore
from kolmikko.table.events import Acted, By
from kolmikko.web.messages import Answer, Room
from tests.adapters.histories import Logs, check_logs
from tests.adapters.postgres import Postgres, started_postgres
from tests.browser.served import Server
from tests.gates.figures import Told, sizes
from tests.gates.people import Device, Fields, read, wanted
from tests.gates.serving import faults_in, is_healthy, lively, seal_of

SAYS_SO: Final = 2.0
"""Seconds within which a request is answered while the database is away."""

SLACK: Final = 1.0
"""Seconds more, for a busy machine."""

HEALS: Final = 30.0
AGAIN: Final = 0.2
MOVES: Final = 8
"""Moves between two strikes."""

SETTINGS: Final[Fields] = {"game": "kolmonen", "seats": 3, "pace": 0, "deals": None}


class Patient:
    """Somebody who plays alone against bots, and repeats what was not done under its first id."""

    def __init__(self, line: ClientConnection, chance: random.Random) -> None:
        self.line = line
        self.chance = chance
        self.done: list[int] = []
        self.unavailable: list[float] = []
        """Seconds from each request to the answer that the store is away."""
        self.room: Room | None = None

    async def asks(self, command: Fields) -> Answer:
        """Ask until it is answered otherwise than with "unavailable"."""
        seen = self.room.version if self.room else 0
        command = {**command, "id": f"{self.chance.getrandbits(64):x}", "seen": seen}
        while True:
            begun = time.monotonic()
            answer = await self.asks_once(command)
            if answer.outcome != "unavailable":
                return answer
            self.unavailable.append(time.monotonic() - begun)
            await asyncio.sleep(AGAIN)

    async def asks_once(self, command: Fields) -> Answer:
        await self.line.send(json.dumps(command))
        while True:
            message = await self.hears()
            if isinstance(message, Answer) and message.id == command["id"]:
                return message

    async def hears(self) -> object:
        message = read(await self.line.recv())
        if isinstance(message, Room):
            self.room = message
        return message

    async def turn(self) -> Fields:
        """Wait until it is time for a move: one that can be made."""
        while True:
            command = wanted(self.room, self.chance, "uniform") if self.room else None
            if command is not None and command["do"] == "act":
                return command
            if command is not None:
                await self.asks(command)
            await self.hears()

    async def moves(self) -> None:
        """Make one move, when it is time for it."""
        command = await self.turn()
        answer = await self.asks(command)
        if answer.outcome == "ok":
            self.done.append(answer.version)
        while self.room is not None and self.room.version < answer.version:
            await self.hears()


@pytest.mark.parametrize("strikes", sizes(1, 8))
def test_a_database_that_is_struck_down_is_told_of_and_nothing_answered_is_lost(
    strikes: int, tmp_path: Path, figures: Told
) -> None:
    with started_postgres() as postgres, lively(tmp_path, "--db", postgres.url) as server:
        patient = asyncio.run(struck(server, postgres, strikes))
        assert server.stop() == 0
        logs = asyncio.run(logs_in(postgres.url, server))
    check_logs(logs, seal_of(server))
    ((entries),) = logs.values()
    moved = Counter(
        entry.version
        for entry in entries
        if isinstance(entry.event, Acted) and entry.event.by == By.PERSON
    )
    figures(
        "PostgreSQL struck down",
        strikes=strikes,
        moves=len(patient.done),
        lost=0,
        doubled=0,
        answers_unavailable=len(patient.unavailable),
        slowest_answer_s=max(patient.unavailable),
    )
    assert moved == Counter(patient.done), "each answered move once, and no other"
    assert len(patient.done) >= strikes * MOVES
    assert len(patient.unavailable) >= strikes
    assert max(patient.unavailable) < SAYS_SO + SLACK
    assert faults_in(server) == []


async def struck(server: Server, postgres: Postgres, strikes: int) -> Patient:
    """Play, and strike the database down in between."""
    device = Device(server.url)
    table = await asyncio.to_thread(device.opens, SETTINGS)
    async with device.line(table, 0) as line:
        patient = Patient(line, random.Random(strikes))
        await patient.hears()
        await patient.asks({"do": "sit", "name": "Aino", "seat": None})
        for _ in range(strikes):
            for _ in range(MOVES):
                await patient.moves()
            await patient.turn()  # bots that are to move ask nobody, and cannot be answered
            await asyncio.to_thread(postgres.strike)
            missed = len(patient.unavailable)
            move = asyncio.create_task(patient.moves())
            async with asyncio.timeout(HEALS):
                while len(patient.unavailable) == missed:
                    await asyncio.sleep(0.01)
                assert not await asyncio.to_thread(is_healthy, server)
                await asyncio.to_thread(postgres.start)
                await move
                while not await asyncio.to_thread(is_healthy, server):
                    await asyncio.sleep(AGAIN)
        return patient


async def logs_in(url: str, server: Server) -> Logs:
    """The logs of the only table in a database."""
    store = await SqlStore.open(url, seal_of(server))
    try:
        (table,) = await store.overdue(10**15, 2)
        return {table: (await store.load(table)).entries}
    finally:
        await store.close()
