"""The HTTP part of the server. Handlers are thin: they read, ask, and answer with messages."""

import asyncio
import gzip
from functools import cache
from hashlib import sha256
from typing import Final

import msgspec
from litestar import Response, delete, get, post, route
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from kolmikko.rulekit.entries import LANGUAGES
from kolmikko.rulekit.options import Written
from kolmikko.table.answers import Ok, Refused, Unavailable
from kolmikko.table.commands import Enter
from kolmikko.table.service import is_id
from kolmikko.table.tokens import new_token
from kolmikko.web import catalogue, matches, odds
from kolmikko.web.asking import settings_of
from kolmikko.web.frames import listed_frame, table_refusal
from kolmikko.web.identity import (
    COOKIE,
    cookie_of,
    is_token,
    people_of,
    token_in,
)
from kolmikko.web.logs import log, short
from kolmikko.web.messages import (
    EnterTable,
    GameEntry,
    ListedTable,
    Me,
    OpenTable,
    RulesPage,
    Say,
    SettingsCheck,
    SettingsFrame,
    TableOpened,
    TakeSeat,
)
from kolmikko.web.safety import is_loopback
from kolmikko.web.serving import (
    NOTHING,
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

MOST_LISTED: Final = 100


# --- who somebody is ------------------------------------------------------------------------------


@get("/api/me", responses=PROBLEMS)
async def me(server: NamedDependency[Server], request: AnyRequest) -> Response[Me]:
    """Who asks: the personal link for another device, and the address for friends."""
    token = token_in(request.cookies) or new_token()
    page = Me(server.address, f"{server.address}/me#{token}")
    return Response(page, cookies=[cookie_of(token, secure=server.secure)])


@post(
    "/api/me",
    status_code=204,
    before_request=strictly(TakeSeat),
    responses=PROBLEMS | NOTHING,
)
async def become(server: NamedDependency[Server], data: JSONBody[TakeSeat]) -> Response[None]:
    """Become the person whose personal link was opened."""
    if not is_token(data.token):
        raise ProblemError(400, Say("server-bad-link"))
    cookie = cookie_of(data.token, secure=server.secure)
    return Response(None, status_code=204, cookies=[cookie])


@delete("/api/me", status_code=204, responses=PROBLEMS | NOTHING)
async def forget_me(server: NamedDependency[Server], request: AnyRequest) -> Response[None]:
    """Leave all tables and be forgotten, with everybody at this device."""
    token = token_in(request.cookies)
    for person in people_of(token) if token else ():
        if isinstance(await server.service.forget_person(person), Unavailable):
            raise away()
        server.reviews.forget_person(person)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


# --- games and rules ------------------------------------------------------------------------------


@get("/api/games", responses=PROBLEMS | {200: ResponseSpec(list[GameEntry])}, sync_to_thread=True)
def games(request: AnyRequest) -> Response[bytes]:
    """All games with presets, options and clauses, in every language."""
    plain, packed, tag = _games()
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    if not takes_gzip(request):
        return Response(plain, headers=headers, media_type="application/json")
    headers["content-encoding"] = "gzip"
    return Response(packed, headers=headers, media_type="application/json")


@cache
def _games() -> tuple[bytes, bytes, str]:
    plain = msgspec.json.encode(catalogue.games())
    packed = gzip.compress(plain, mtime=0)
    return plain, packed, f'"{sha256(plain).hexdigest()[:16]}"'


@post("/api/check", status_code=200, before_request=strictly(SettingsFrame), responses=PROBLEMS)
async def check(data: JSONBody[SettingsFrame]) -> SettingsCheck:
    """How many can play by some settings, and what is wrong with them."""
    return catalogue.check(settings_of(data))


@get("/api/rules", responses=PROBLEMS, sync_to_thread=True)
def rules(
    game: FromQuery[str],
    preset: FromQuery[str] = "classic",
    rules: FromQuery[str] = "{}",
    lang: FromQuery[str] = LANGUAGES[0],
    players: FromQuery[int | None] = None,
) -> RulesPage:
    """The rules of one table in one language; `rules` is JSON, as in the settings."""
    if lang not in LANGUAGES:
        raise ProblemError(400, Say("server-bad-request"))
    try:
        answers = msgspec.json.decode(rules, type=dict[str, Written])
        return catalogue.rules(game, preset, answers, lang, players)
    except (msgspec.MsgspecError, ValueError) as error:
        raise ProblemError(400, Say("server-bad-request")) from error


# --- tables ---------------------------------------------------------------------------------------


@post("/api/tables", before_request=strictly(OpenTable), responses=PROBLEMS)
async def open_table(
    server: NamedDependency[Server],
    request: AnyRequest,
    data: JSONBody[OpenTable],
    number: AtDevice = 0,
) -> TableOpened:
    """Open a table; asked again with the same id, there is one table."""
    person = person_of_request(request, number)
    if not is_id(data.id):
        raise ProblemError(400, Say("server-bad-request"))
    take(server.budgets.openings, person)
    take(server.budgets.openings_there, address_of(request))
    settings = settings_of(data.settings)
    table, answer = await server.service.open(person, data.id, settings, data.password)
    match answer:
        case Ok():
            server.setting.metrics.opened.inc()
            log.info("table opened", table=short(table))
            return TableOpened(table)
        case Refused():
            raise ProblemError(400, table_refusal(answer.refusal).say)
        case _:
            raise away()


@get("/api/tables", responses=PROBLEMS)
async def list_tables(server: NamedDependency[Server]) -> list[ListedTable]:
    """The public list, the newest tables first."""
    found = await server.service.listed(MOST_LISTED)
    if isinstance(found, Unavailable):
        raise away()
    return [listed_frame(line) for line in found]


@post(
    "/api/tables/{table:str}/enter",
    status_code=204,
    before_request=strictly(EnterTable),
    responses=PROBLEMS,
)
async def enter(
    server: NamedDependency[Server],
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[EnterTable],
    number: AtDevice = 0,
) -> None:
    """Be let in to a table with a password; its socket opens then."""
    person = person_of_request(request, number)
    command = Enter(data.password)
    answer = await server.service.ask(table, person, new_token(), 0, command)
    if isinstance(answer, Refused):
        raise ProblemError(403, table_refusal(answer.refusal).say)
    if not isinstance(answer, Ok):
        raise away()


# --- for those who run it -------------------------------------------------------------------------


@get("/health", include_in_schema=False)
async def health(server: NamedDependency[Server]) -> Response[dict[str, bool]]:
    """Whether all is well: status 200 or 503."""
    found = {
        "store": await server.health.store_answers(),
        "disk": await server.health.disk_takes(),
    }
    return Response(found, status_code=200 if all(found.values()) else 503)


@get("/metrics", include_in_schema=False)
async def metrics(server: NamedDependency[Server], request: AnyRequest) -> Response[bytes]:
    """Figures, for this machine only."""
    if request.client is None or not is_loopback(request.client.host):
        raise ProblemError(404, Say("server-not-found"))
    return Response(server.setting.metrics.page(), media_type="text/plain; version=0.0.4")


# --- the page -------------------------------------------------------------------------------------


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(server: NamedDependency[Server], request: AnyRequest) -> Response[bytes]:
    """A file of the page, or for any other path the page itself, which knows its paths."""
    wanted = request.scope["path"].lstrip("/")
    if wanted.split("/")[0] in ("api", "health", "metrics"):
        raise ProblemError(404, Say("server-not-found"))
    headers = request.headers
    accepts, known = headers.get("accept-encoding", ""), headers.get("if-none-match", "")
    sent = await asyncio.to_thread(server.pages.get, wanted, accepts, known)
    cookies = []
    if sent.is_page and token_in(request.cookies) is None:
        cookies = [cookie_of(new_token(), secure=server.secure)]
    return Response(
        sent.body,
        status_code=sent.status,
        headers=sent.headers,
        cookies=cookies,
        media_type=sent.kind,
    )


HANDLERS: Final[tuple[HTTPRouteHandler, ...]] = (
    *(me, become, forget_me, games, check, rules),
    *(list_tables, open_table, enter, *matches.HANDLERS, *odds.HANDLERS),
    *(health, metrics, page),
)
