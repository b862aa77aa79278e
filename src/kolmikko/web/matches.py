"""Matches that have ended: looked at again, judged, and played on."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from kolmikko.records.record import RecordError
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.again import Wanted
from kolmikko.table.answers import Ok, Refused, Unavailable
from kolmikko.table.service import is_id
from kolmikko.web import replays
from kolmikko.web.frames import table_refusal
from kolmikko.web.judged import review_page
from kolmikko.web.logs import log, short
from kolmikko.web.messages import (
    PastedRecord,
    PlayAgain,
    ReplayPage,
    ReviewPage,
    Say,
    TableOpened,
)
from kolmikko.web.serving import (
    PROBLEMS,
    AnyRequest,
    AtDevice,
    ProblemError,
    Server,
    address_of,
    away,
    person_of_request,
    strictly,
    take,
    takes_gzip,
)

RECORD: Final = 1024 * 1024
"""Bytes of a record that somebody pastes."""
LONGEST_REASON: Final = 300
FAST: Final = 3
"""How hard gzip tries on what is made anew for everybody."""


@get(
    "/api/tables/{table:str}/matches/{match:int}",
    responses=PROBLEMS | {200: ResponseSpec(ReplayPage)},
)
async def match(
    server: NamedDependency[Server],
    request: AnyRequest,
    table: FromPath[str],
    match: FromPath[int],
    number: AtDevice = 0,
) -> Response[bytes]:
    """A match that has ended, with the eyes of who asks."""
    person = person_of_request(request, number)
    take(server.budgets.replays, person)
    found = await server.service.replay(table, person, match)
    if isinstance(found, Refusal):
        raise ProblemError(404, table_refusal(found).say)
    if isinstance(found, Unavailable):
        raise away()
    return await replay_answer(request, lambda: replays.table_page(found))


@post(
    "/api/replays",
    status_code=200,
    request_max_body_size=RECORD,
    responses=PROBLEMS | {200: ResponseSpec(ReplayPage)},
    before_request=strictly(PastedRecord),
)
async def record(
    server: NamedDependency[Server], request: AnyRequest, data: JSONBody[PastedRecord]
) -> Response[bytes]:
    """A record, played by the rules with all cards open."""
    take(server.budgets.replays, person_of_request(request, 0))
    try:
        return await replay_answer(request, lambda: replays.record_page(data.text))
    except RecordError as error:
        facts: dict[str, str | int] = {"why": str(error)[:LONGEST_REASON]}
        raise ProblemError(400, Say("server-bad-record", facts)) from error


async def replay_answer(request: AnyRequest, play: Callable[[], ReplayPage]) -> Response[bytes]:
    """A replay as bytes, made beside the tables that go on. Raises ProblemError."""
    zipped = takes_gzip(request)

    def made() -> bytes:
        page = msgspec.json.encode(play())
        return gzip.compress(page, FAST) if zipped else page

    try:
        content = await asyncio.to_thread(made)
    except replays.TooLongError as error:
        raise ProblemError(413, Say("server-too-large")) from error
    headers = {"content-encoding": "gzip"} if zipped else {}
    return Response(content, headers=headers, media_type="application/json")


@get("/api/tables/{table:str}/matches/{match:int}/review", responses=PROBLEMS)
async def review(
    server: NamedDependency[Server],
    request: AnyRequest,
    table: FromPath[str],
    match: FromPath[int],
    number: AtDevice = 0,
) -> ReviewPage:
    """The decisions of a match judged so far, as far as who asks may know; asking begins it."""
    person = person_of_request(request, number)
    if server.reviews.begun(table, person, match) is None:
        take(server.budgets.replays, person)
    found = await server.reviews.of(table, person, match)
    if isinstance(found, Refusal):
        raise ProblemError(404, table_refusal(found).say)
    if isinstance(found, Unavailable):
        raise away()
    return review_page(found)


@post(
    "/api/tables/{table:str}/matches/{match:int}/again",
    before_request=strictly(PlayAgain),
    responses=PROBLEMS,
)
async def again(
    server: NamedDependency[Server],
    request: AnyRequest,
    table: FromPath[str],
    match: FromPath[int],
    data: JSONBody[PlayAgain],
    number: AtDevice = 0,
) -> TableOpened:
    """Open a table at which a deal goes on against bots; with the same id there is one table."""
    person = person_of_request(request, number)
    if not is_id(data.id):
        raise ProblemError(400, Say("server-bad-request"))
    take(server.budgets.openings, person)
    take(server.budgets.openings_there, address_of(request))
    wanted = Wanted(data.deal, data.moves, data.seat, data.bot)
    new, answer = await server.service.again(person, data.id, table, match, wanted)
    match answer:
        case Ok():
            server.setting.metrics.opened.inc()
            log.info("table opened", table=short(new))
            return TableOpened(new)
        case Refused():
            raise ProblemError(404, table_refusal(answer.refusal).say)
        case _:
            raise away()


HANDLERS: Final[tuple[HTTPRouteHandler, ...]] = (match, record, review, again)
