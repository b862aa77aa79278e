"""Whole games over real sockets, by people who play anything that is legal."""

import asyncio
import random
from pathlib import Path

import pytest

from kolmikko.web.messages import Room
from tests.web.serving import Guest, serving


def moves_of(legal: list[str]) -> list[str]:
    """Whole moves, with cards played rather than taken, so that games end."""
    moves = [move for move in legal if move not in ("swap", "arrange")]
    return [move for move in moves if move.startswith("play")] or moves


async def plays(guest: Guest, chance: random.Random) -> Room:
    """Play until the match has ended; the last room."""
    done = 0
    while True:
        room = guest.room
        if room.stage == "ended":
            return room
        if room.deal and room.deal.legal and room.version > done:
            done = room.version
            await guest.must("act", move=chance.choice(moves_of(room.deal.legal)))
        elif room.seat in room.waiting_for:
            await guest.must("ready", yes=True)
        if guest.room is room:
            await guest.sees()


@pytest.mark.parametrize("game, seats", [("kolmonen", 3), ("trojka", 4)])
def test_two_people_and_bots_play_a_match_to_its_end(tmp_path: Path, game: str, seats: int) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            aino, ville = served.device(), served.device()
            table = await aino.opens(game=game, seats=seats, deals=1)
            async with aino.at(table) as host, ville.at(table) as guest:
                await host.sits("Aino")
                await guest.sits("Ville")
                await guest.must("ready", yes=True)
                await host.begins()
                chance = random.Random(4)
                ends = await asyncio.gather(plays(host, chance), plays(guest, chance))
                assert [room.version for room in ends] == [ends[0].version] * 2
                assert ends[0].match is not None
                assert ends[0].match.played == 1
                assert [seat.name for seat in ends[0].seats[:2]] == ["Aino", "Ville"]
                for one in (host, guest):
                    versions = [room.version for room in one.rooms]
                    assert versions == sorted(versions)
                    told = [event.version for room in one.rooms for event in room.events]
                    assert told == sorted(told)

    asyncio.run(story())
