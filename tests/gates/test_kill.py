"""A real server is killed in mid-game, again and again, while people play at it over sockets."""

import asyncio
import random
from pathlib import Path

import pytest

from kolmikko.table.seal import Seal
from tests.adapters.histories import History, Logs, check_history, check_logs
from tests.browser.served import Server
from tests.gates.figures import Told, sizes
from tests.gates.people import Device, Fields, Person
from tests.gates.serving import faults_in, lively, logs_of, seal_of
from tests.gates.truth import Truth
from tests.gates.waiting import until

KILLS = 50
MOVES_A_KILL = 100
AT_TABLE = 3

TABLES: tuple[Fields, ...] = (
    {"game": "kolmonen", "seats": 3, "deals": 2, "pace": 0, "between": 0},
    {"game": "trojka", "seats": 4, "deals": 4, "pace": 0, "between": 0},
    {"game": "kolmonen", "seats": 5, "preset": "china_hand", "pace": 0, "between": 0},
    {"game": "trojka", "seats": 3, "preset": "tri_listika", "deals": 3, "pace": 0, "between": 0},
) * 2


@pytest.mark.parametrize("kills", sizes(2, KILLS))
def test_after_kill_9_of_a_server_every_answered_move_is_there_once(
    kills: int, tmp_path: Path, figures: Told
) -> None:
    moves = MOVES_A_KILL if kills > 2 else 15
    history = History()
    with lively(tmp_path) as server:
        people = asyncio.run(killed(server, history, kills, moves))
        assert server.stop() == 0
    assert faults_in(server) == []
    logs, seal = logs_of(server), seal_of(server)
    assert len(logs) == len(TABLES)
    check_logs(logs, seal)
    acknowledged = check_history(history, logs)
    rooms = check_rooms(people, logs, seal)
    figures("kill -9", kills=kills, moves=acknowledged, rooms=rooms, lost=0, doubled=0)
    assert acknowledged >= kills * moves
    assert all(person.arrivals > kills / 2 for person in people)


async def killed(server: Server, history: History, kills: int, moves: int) -> list[Person]:
    """Let people play, and kill the server whenever so many moves more have been answered."""
    chance = random.Random(kills)
    people = [*seated(server, history, chance)]
    lives = [asyncio.create_task(person.lives()) for person in people]
    for number in range(kills):
        await until(lambda: history.done, (number + 1) * moves)
        await asyncio.sleep(chance.uniform(0, 0.1))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    for person in people:
        person.is_leaving = True
    await until(lambda: sum(person.is_done for person in people), len(people))
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    return people


def seated(server: Server, history: History, chance: random.Random) -> list[Person]:
    """People at tables, each table with a device of its own."""
    people: list[Person] = []
    for settings in TABLES:
        device = Device(server.url)
        table = device.opens(settings)
        people += [
            Person(device, number, table, history, random.Random(chance.random()))
            for number in range(AT_TABLE)
        ]
    return people


def check_rooms(people: list[Person], logs: Logs, seal: Seal) -> int:
    """Every room ever sent, before or after a kill, shows the cards of the log; their number."""
    rooms = 0
    for table, entries in logs.items():
        truth = Truth(table, entries, seal)
        for person in (one for one in people if one.table == table):
            for room in person.seen:
                assert room.deal == truth.deal(person.name, room.version)
                rooms += 1
    return rooms
