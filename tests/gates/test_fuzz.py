"""Broken and hostile messages, very many: each is answered, none is a fault, none tells a card."""

import asyncio
import json
import logging
import random
from collections import Counter
from dataclasses import replace
from typing import Final

import pytest

from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.table.answers import Ok
from kolmikko.table.service import TableService
from kolmikko.table.settings import Settings
from kolmikko.table.state import Table
from kolmikko.web.hall import Hall
from kolmikko.web.live import Line, Place, Setting
from kolmikko.web.messages import Answer, Goodbye, Room
from kolmikko.web.metrics import Metrics
from tests.gates.figures import Told, sizes
from tests.gates.hostile import cards_named, hostile
from tests.gates.people import read, wanted
from tests.gates.staged import GENEROUS, PaperWire, log_lines
from tests.gates.truth import may_name
from tests.table.rooms import KOLMONEN, SEAL, TROJKA, FakeClock, outside

A_ROUND: Final = 800
"""Messages at one table; then there is a new one, with everybody in their seats."""

HONEST: Final = 0.25
"""How often somebody does what a player would do, so that the game goes on."""

ROOMS: Final = (
    replace(KOLMONEN, seats=4),
    replace(TROJKA, seats=4, deals=20),
    replace(KOLMONEN, seats=3, preset="china_hand"),
    replace(TROJKA, preset="tri_listika", deals=20),
)


class Guest:
    """Somebody with a socket at a table, who sends anything."""

    def __init__(self, club: "Club", person: str) -> None:
        self.club = club
        self.person = person
        self.room: Room | None = None
        self.is_out = False
        self._wire = PaperWire()
        place = Place(club.table, person, 0)
        self.life = asyncio.create_task(Line(self._wire, place, club.setting).run())

    async def arrives(self) -> None:
        while self.room is None and not self.is_out:
            self.takes_in(await self._wire.hears(), self.club.now, set())

    async def sends(self, text: str) -> Answer | None:
        """Send something and read on until it is answered."""
        before, named = self.club.now, cards_named(text)
        self._wire.say(text)
        while not self.is_out:
            heard = self.takes_in(await self._wire.hears(), before, named)
            if heard is not None:
                return heard if isinstance(heard, Answer) else None
        return None

    def takes_in(self, text: str, before: Table, named: set[str]) -> object:
        """What was heard, if it answers something. No card is in it that should not be."""
        if text.startswith("closed"):
            self.is_out = True
            return None
        message = read(text)
        if isinstance(message, Goodbye):
            self.is_out = True
        elif isinstance(message, Room):
            self.room = message
            if message.version == self.club.now.version:
                deal = text[text.index('"deal":') : text.index('"events":')]
                self._judge(text, cards_named(deal), self.club.now)
        else:
            self._judge(text, cards_named(text) - named, before, self.club.now)
            return message
        return None

    def _judge(self, text: str, cards: set[str], *tables: Table) -> None:
        """What names a card that this guest may not know is a leak."""
        if cards and cards - set().union(*(may_name(table, self.person) for table in tables)):
            self.club.leaks.append(f"{self.person} got {text}")


class Club:
    """A table of a real service, in memory, with guests."""

    def __init__(self, setting: Setting, clock: FakeClock, chance: random.Random) -> None:
        self.setting = setting
        self.clock = clock
        self.chance = chance
        self.table = ""
        self.guests: list[Guest] = []
        self.leaks: list[str] = []

    @property
    def now(self) -> Table:
        table = self.setting.service._mailboxes[self.table].table
        assert table is not None
        return table

    async def opens(self, settings: Settings, number: int) -> None:
        self.table, answer = await self.setting.service.open("host", f"open-{number}", settings)
        assert isinstance(answer, Ok)
        self.guests = [Guest(self, person) for person in ("host", "ville", "ewa", "nobody")]
        for guest in self.guests:
            await guest.arrives()
        for guest in self.guests[:-1]:
            await guest.sends(self.asked(do="sit", name=guest.person, seat=None))
        for guest in self.guests[:-1]:
            await guest.sends(self.asked(do="ready", yes=True))
        started = await self.guests[0].sends(self.asked(do="start", fill="uniform"))
        assert started is not None
        assert started.outcome == "ok"

    def asked(self, **fields: object) -> str:
        seen = self.now.version
        return json.dumps({"id": f"h{self.chance.getrandbits(48):x}", "seen": seen, **fields})

    async def is_stormed(self, many: int, counts: Counter[str]) -> None:
        """So many messages from anybody."""
        for number in range(many):
            here = [guest for guest in self.guests if not guest.is_out]
            if not here:
                return
            guest, text = self.chance.choice(here), self.next_text()
            honest = wanted(guest.room, self.chance, "uniform") if guest.room else None
            if honest is not None and self.chance.random() < HONEST:
                text = self.asked(**honest)
            answer = await guest.sends(text)
            counts["sent"] += 1
            counts[answer.outcome if answer else "other"] += 1
            if number % 25 == 0:
                await self.clock.pass_by(self.chance.choice([10, 1000, 4000]))

    def next_text(self) -> str:
        made = hostile(self.chance)
        return "" if isinstance(made, bytes) else made

    async def closes(self) -> None:
        for guest in self.guests:
            guest.life.cancel()
        await asyncio.gather(*(guest.life for guest in self.guests), return_exceptions=True)


@pytest.mark.parametrize("many", sizes(2_500, 200_000))
def test_secrets_no_hostile_message_is_a_fault_or_is_told_a_card(
    many: int, figures: Told, caplog: pytest.LogCaptureFixture
) -> None:
    metrics = Metrics()
    with log_lines() as lines, caplog.at_level(logging.WARNING):
        counts, leaks = asyncio.run(stormed(many, metrics))
    told = {name: number for name, number in sorted(counts.items()) if name != "sent"}
    figures("hostile messages", messages=counts["sent"], **told, faults=0, leaks=len(leaks))
    assert leaks == []
    assert counts["sent"] >= many
    assert min(told.get(outcome, 0) for outcome in ("ok", "refused")) > many / 25
    assert [line for line in lines if "error" in line] == []
    assert caplog.records == []
    assert b"kolmikko_faults_total 0.0" in metrics.page()


async def stormed(many: int, metrics: Metrics) -> tuple[Counter[str], list[str]]:
    """Send so many messages to tables of one service."""
    clock, hall, chance = FakeClock(), Hall(grid=0), random.Random(many)
    given = replace(outside(MemoryStore(SEAL), clock), audience=hall)
    service = TableService(given)
    setting = Setting(service, hall, metrics, GENEROUS)
    counts, leaks, number = Counter[str](), list[str](), 0
    while counts["sent"] < many:
        club = Club(setting, clock, chance)
        await club.opens(ROOMS[number % len(ROOMS)], number)
        await club.is_stormed(min(A_ROUND, many - counts["sent"]), counts)
        await club.closes()
        leaks += club.leaks
        number += 1
    await service.close()
    return counts, leaks
