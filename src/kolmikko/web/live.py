"""Sockets at tables: requests come in, answers and rooms go out.

Every socket looks at the newest room when it gets to it, so that a slow one skips rooms and at
last is closed.
"""

import asyncio
import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Final, Protocol

import msgspec

from kolmikko.rulekit.options import Written
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table import reasons
from kolmikko.table.answers import Answer as TableAnswer
from kolmikko.table.answers import Ok, Refused, Stale, Unavailable
from kolmikko.table.refusals import NEEDS_PASSWORD, NO_SPECTATORS, NO_SUCH_MOVE
from kolmikko.table.service import TableService
from kolmikko.table.state import Stage
from kolmikko.table.views import RoomView
from kolmikko.web.advice import advice_frame
from kolmikko.web.asking import (
    BadMessageError,
    NoSuchMoveError,
    command_of,
    read_message,
    read_move,
)
from kolmikko.web.budgets import Bucket, Limits
from kolmikko.web.frames import Story, table_refusal
from kolmikko.web.hall import RESTART, Hall
from kolmikko.web.logs import fault_of, log, short
from kolmikko.web.messages import (
    Act,
    Answer,
    ClientMessage,
    Farewell,
    ForTable,
    Goodbye,
    Hint,
    Ping,
    Pong,
    RefusalFrame,
    Say,
    ServerMessage,
    Why,
)
from kolmikko.web.metrics import Metrics

STALLED: Final = 10.0
"""Seconds that a socket may take to accept what is sent to it."""

RETRY: Final = 1.0
POLICY: Final = 1008

BAD_MESSAGE: Final = RefusalFrame(None, Say("server-bad-message"))
FAULT: Final = RefusalFrame(None, Say("server-fault"))

Remedies = Iterable[tuple[str, Written]]
"""Options with answers under which something would be legal."""

REASONS: Final[Mapping[str, Farewell]] = {
    NO_SPECTATORS.clause: "no-spectators",
    NEEDS_PASSWORD.clause: "password",
}

_ENCODER: Final = msgspec.json.Encoder()


class Wire(Protocol):
    """A socket as text in both directions. `receive` gives None when it has been closed."""

    async def receive(self) -> str | None: ...
    async def send(self, text: str) -> None: ...
    async def close(self, code: int) -> None: ...


@dataclass(frozen=True, slots=True)
class Place:
    """Who looks at which table; `since` is the version that is known there already."""

    table: str
    person: str
    since: int


@dataclass(frozen=True, slots=True)
class Setting:
    """What all sockets share."""

    service: TableService
    hall: Hall
    metrics: Metrics
    limits: Limits


class Line:
    """One socket at one table."""

    def __init__(self, wire: Wire, place: Place, setting: Setting) -> None:
        self.place = place
        self._wire = wire
        self._setting = setting
        self._service = setting.service
        self._since = place.since
        self._watchers = 0
        self._story: Story | None = None
        self._news = asyncio.Event()
        self._must_send = True
        self._parted = False
        self._gone = asyncio.Event()
        self._blocked_since: float | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        limits = setting.limits
        self._bucket = Bucket(limits.rate, limits.burst, self._time())

    def has_news(self) -> None:
        """There is a newer room to look at."""
        self._news.set()

    async def run(self) -> None:
        """Live until the socket is closed, by whichever side."""
        place, service = self.place, self._service
        connection = await service.arrive(place.table, place.person)
        if not isinstance(connection, int):
            await self._turned_away(connection)
            return
        hall, table = self._setting.hall, short(place.table)
        hall.enter(self)
        log.info("socket opened", table=table)
        try:
            await self._talk()
        finally:
            service.depart(place.table, connection)
            hall.leave(self)
            log.info("socket closed", table=table)

    async def _talk(self) -> None:
        """Read and write at once, until either ends."""
        self._tasks = {asyncio.create_task(self._read()), asyncio.create_task(self._write())}
        try:
            ended, _ = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._cut()
            await asyncio.wait(self._tasks)
        for task in ended:
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, OSError):
                self._setting.metrics.faults.inc()
                log.error("socket failed", **fault_of(error))

    def _cut(self) -> None:
        for task in self._tasks:
            task.cancel()

    def cut_if_stalled(self) -> None:
        """End it at once if the other side has not read for long."""
        since = self._blocked_since
        if since is not None and self._time() - since > STALLED:
            self._setting.metrics.turned_away.labels("stalled").inc()
            log.info("cut off", table=short(self.place.table), why="stalled")
            self._cut()

    # --- out ------------------------------------------------------------------------------------

    async def _send(self, message: ServerMessage) -> None:
        """Wait for as long as the other side does not read; nothing follows a goodbye."""
        if self._parted and not isinstance(message, Goodbye):
            return
        if self._blocked_since is None:
            self._blocked_since = self._time()
        await self._wire.send(_ENCODER.encode(message).decode())
        self._blocked_since = None

    async def part(self, why: Farewell, code: int = POLICY) -> None:
        """Say goodbye and close the socket."""
        if self._parted:
            return
        self._parted = True
        self._setting.metrics.turned_away.labels(why).inc()
        log.info("turned away", table=short(self.place.table), why=why)
        with contextlib.suppress(TimeoutError, OSError):
            async with asyncio.timeout(STALLED):
                await self._send(Goodbye(why))
                await self._wire.close(code)
        self._gone.set()

    async def _turned_away(self, refused: Refusal | Unavailable) -> None:
        if isinstance(refused, Unavailable):
            await self.part("restart", RESTART)
        else:
            await self.part(REASONS.get(refused.clause, "no-such-table"))

    async def _write(self) -> None:
        """Send the newest room whenever there is news."""
        await self._send_room()
        while not self._parted:
            await self._news.wait()
            await self._send_room()
        await self._gone.wait()

    async def _send_room(self) -> None:
        self._news.clear()
        view = await self._look(self._since if self._story else 0)
        if isinstance(view, RoomView) and self._story and self._story.is_undone_by(view):
            self._story, view = None, await self._look(0)
        if isinstance(view, Unavailable):
            asyncio.get_running_loop().call_later(RETRY, self._looks_again)
            return
        if isinstance(view, Refusal):
            await self._turned_away(view)
            return
        newest = (view.version, view.watchers)
        if newest == (self._since, self._watchers) and not self._must_send:
            return
        await self._send_view(view)
        if view.stage == Stage.CLOSED:
            await self.part("no-such-table")

    def _looks_again(self) -> None:
        self._setting.hall.tell(self)

    async def _look(self, since: int) -> RoomView | Refusal | Unavailable:
        return await self._service.look(self.place.table, self.place.person, since)

    async def _send_view(self, view: RoomView) -> None:
        if self._story is None:
            self._story = Story(view.settings)
            self._since = self._since if self._since <= view.version else 0
        self._story.take_in(view.events)
        room = self._story.room(view, self._now(), self._since)
        self._since, self._watchers, self._must_send = view.version, view.watchers, False
        self._setting.metrics.frames.inc()
        await self._send(room)

    # --- in -------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while not self._parted:
            text = await self._wire.receive()
            if text is None:
                return
            left = self._bucket.take(1, self._time())
            if left < -self._setting.limits.patience:
                await self.part("too-fast")
            else:
                await self._send(await self._answered(text, allowed=left >= 0))

    async def _answered(self, text: str, *, allowed: bool) -> ServerMessage:
        try:
            message = read_message(text)
        except BadMessageError:
            self._bucket.take(self._setting.limits.bad_message, self._time())
            return self._counted(Answer("", "refused", refusal=BAD_MESSAGE))
        if not allowed:
            return self._counted(Answer(message.id, "unavailable"))
        began = perf_counter()
        try:
            answer = await self._answer(message)
        except Exception as error:  # other sockets go on
            self._setting.metrics.faults.inc()
            log.error("request failed", **fault_of(error))
            answer = Answer(message.id, "refused", refusal=FAULT)
        self._setting.metrics.asking.observe(perf_counter() - began)
        return self._counted(answer)

    def _counted(self, answer: Answer | Pong) -> Answer | Pong:
        if isinstance(answer, Answer):
            self._setting.metrics.answers[answer.outcome].inc()
        return answer

    async def _answer(self, message: ClientMessage) -> Answer | Pong:
        match message:
            case Ping():
                return Pong(message.id, self._now())
            case Why():
                return await self._why(message)
            case Hint():
                return await self._hint(message)
            case _:
                return await self._asked(message)

    async def _why(self, message: Why) -> Answer:
        try:
            move = read_move(message.move)
        except NoSuchMoveError:
            return Answer(message.id, "refused", self._since, table_refusal(NO_SUCH_MOVE))
        found = await self._service.why(self.place.table, self.place.person, move)
        if isinstance(found, Unavailable):
            return Answer(message.id, "unavailable")
        refusal, remedies = (found, ()) if isinstance(found, Refusal) else _parts(found)
        if refusal is None:
            return Answer(message.id, "ok", self._since)
        return Answer(message.id, "refused", self._since, await self._refusal(refusal, remedies))

    async def _hint(self, message: Hint) -> Answer:
        self._bucket.take(self._setting.limits.hint - 1, self._time())
        found = await self._service.hint(self.place.table, self.place.person)
        if isinstance(found, Unavailable):
            return Answer(message.id, "unavailable")
        if isinstance(found, Refusal):
            return Answer(message.id, "refused", self._since, await self._refusal(found))
        return Answer(message.id, "ok", self._since, advice=advice_frame(found))

    async def _asked(self, message: ForTable) -> Answer:
        try:
            command = command_of(message)
        except NoSuchMoveError:
            return Answer(message.id, "refused", self._since, table_refusal(NO_SUCH_MOVE))
        place = self.place
        answer = await self._service.ask(
            place.table, place.person, message.id, message.seen, command
        )
        if isinstance(answer, Ok) and isinstance(message, Act):
            self._setting.metrics.moves.inc()
        return await self._worded(message.id, answer)

    async def _worded(self, request_id: str, answer: TableAnswer) -> Answer:
        match answer:
            case Ok():
                return Answer(request_id, "ok", answer.version)
            case Stale():
                self._must_send = True
                self._looks_again()
                return Answer(request_id, "stale", answer.view.version)
            case Refused():
                refusal = await self._refusal(answer.refusal)
                return Answer(request_id, "refused", self._since, refusal)
            case Unavailable():
                return Answer(request_id, "unavailable")

    async def _refusal(self, refusal: Refusal, remedies: Remedies = ()) -> RefusalFrame:
        view = await self._look(self._since)
        if isinstance(view, RoomView):
            return Story(view.settings).refusal(refusal, view, remedies)
        return table_refusal(refusal)

    def _now(self) -> int:
        return self._service.outside.clock.now()

    def _time(self) -> float:
        return asyncio.get_running_loop().time()


def _parts(why: reasons.Why) -> tuple[Refusal | None, Remedies]:
    return why.refusal, why.allowed_by
