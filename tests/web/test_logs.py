"""What the server writes down: never a card, a token, a name or a line of chat."""

import asyncio
import io
import json
import logging
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from kolmikko.web import logs
from tests.web.serving import serving
from tests.web.test_games import plays
from tests.web.test_live import BAD_MESSAGES

NAME, CHAT, PASSWORD = "Xanthippe", "Kalevalanmittaa", "Sesamaukene"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that is logged, down to the finest."""
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    root = logging.getLogger()
    before = (root.handlers[:], root.level, structlog.get_config())
    logs.set_up(logging.DEBUG)
    root.setLevel(logging.DEBUG)
    yield stream
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    structlog.configure(**before[2])


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_only_fields_of_the_list_are_written(written: io.StringIO) -> None:
    logs.log.info("x", table="t", hand="5c", cards=["5c"], token="secret", name=NAME, count=2)
    (line,) = lines(written)
    assert set(line) == {"event", "level", "timestamp", "table", "count"}


def test_of_a_fault_only_its_kind_and_place_are_told(written: io.StringIO) -> None:
    try:
        raise KeyError("5c of " + NAME)
    except KeyError as error:
        logs.log.error("failed", **logs.fault_of(error))
        logging.getLogger("some.library").exception("it failed for %s", NAME)
    for line in lines(written):
        assert line["fault"] == "KeyError"
        assert "test_logs.py" in str(line["where"])
    assert NAME not in written.getvalue()
    assert "5c" not in written.getvalue()


def test_a_whole_match_leaves_no_secret_behind(tmp_path: Path, written: io.StringIO) -> None:
    async def story() -> list[str]:
        async with serving(tmp_path) as served:
            device = served.device()
            settings = {"game": "kolmonen", "seats": 2, "pace": 0}
            asked = {"id": "a", "settings": settings, "password": PASSWORD}
            table = (await device.post("/api/tables", asked)).json()["table"]
            async with device.at(table) as guest:
                await guest.sees()
                await guest.sits(NAME)
                await guest.must("chat", text=CHAT)
                for text in BAD_MESSAGES:
                    await guest.socket.send(text)
                    await guest.hears()
                await guest.begins()
                await plays(guest, random.Random(3))
            other = served.device()
            await other.post(f"/api/tables/{table}/enter", {"password": PASSWORD + "x"})
            await other.get(f"/api/tables/{table}/matches/1")
            await device.get(f"/api/tables/{table}/matches/1")
            await device.post("/api/replays", {"text": NAME})
            return [device.token, other.token, table]

    tokens = asyncio.run(story())
    text = written.getvalue()
    events = {str(line["event"]) for line in lines(written)}
    assert {"table opened", "socket opened", "socket closed", "answered"} <= events
    for secret in (NAME, CHAT, PASSWORD, *tokens):
        assert secret not in text
    for line in lines(written):
        assert set(line) <= logs.FIELDS
    words = " ".join(str(line["event"]) for line in lines(written)).split()
    names = {rank + suit for rank in "23456789TJQKA" for suit in "cdhs"}
    assert not names & set(words)
