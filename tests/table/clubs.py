"""A service with a table and people who talk to it as sockets would."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from kolmikko.rulekit.game import Move
from kolmikko.table.answers import Ok, Refused, Stale, Unavailable
from kolmikko.table.commands import ByPeople, Ready, Sit, Start
from kolmikko.table.mailbox import Outside
from kolmikko.table.service import TableService
from kolmikko.table.settings import Settings
from kolmikko.table.views import RoomView
from tests.table.rooms import KOLMONEN, calm, outside

TWO: Final = replace(KOLMONEN, seats=2)


class Club:
    """A service with a table and people who talk to it as a socket would."""

    def __init__(self, given: Outside, table: str = "") -> None:
        self.service = TableService(given)
        self.table = table
        self.requests = 0
        self.connections: dict[str, int] = {}

    async def open(self, settings: Settings, *people: str) -> None:
        """A table with people who are connected, and whose match has begun."""
        self.table, answer = await self.service.open(people[0], "open", settings)
        assert isinstance(answer, Ok)
        for person in people:
            await self.comes(person)
            await self.does(person, Sit(person))
        for person in people:
            await self.does(person, Ready(yes=True))
        await self.does(people[0], Start(fill="thumb"))
        await calm()

    async def comes(self, person: str) -> None:
        connection = await self.service.arrive(self.table, person)
        assert isinstance(connection, int)
        self.connections[person] = connection

    async def does(self, person: str, command: ByPeople, seen: int = -1, name: str = "") -> Ok:
        """Something that cannot be refused."""
        answer = await self.asks(person, command, seen, name)
        assert isinstance(answer, Ok), answer
        return answer

    async def asks(
        self, person: str, command: ByPeople, seen: int = -1, name: str = ""
    ) -> Ok | Stale | Refused | Unavailable:
        self.requests += 1
        name = name or f"r{self.requests}"
        seen = (await self.view(person)).version if seen < 0 else seen
        return await self.service.ask(self.table, person, name, seen, command)

    async def view(self, person: str, since: int = 0) -> RoomView:
        view = await self.service.look(self.table, person, since)
        assert isinstance(view, RoomView), view
        return view

    async def whose_turn(self, *people: str) -> tuple[str, Move]:
        """Who is to act, and a legal move."""
        for person in people:
            deal = (await self.view(person)).deal
            assert deal is not None
            if deal.legal:
                whole = [m for m in deal.legal if m.cards or m.verb not in ("swap", "arrange")]
                return person, whole[0]
        raise AssertionError("it is nobody's turn")


def run(test: Callable[[Club], Awaitable[None]], given: Outside | None = None) -> None:
    async def whole() -> None:
        club = Club(given or outside())
        try:
            await test(club)
        finally:
            await club.service.close()

    asyncio.run(whole())
