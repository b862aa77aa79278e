"""What all parts of the HTTP part share: the server that they ask, and how they say no."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from kolmikko.table.service import TableService
from kolmikko.web.asking import BadMessageError
from kolmikko.web.budgets import Allowances, Budgets, Places
from kolmikko.web.counted import Counting
from kolmikko.web.health import Health
from kolmikko.web.identity import MOST_AT_ONE_DEVICE, person_at, token_in
from kolmikko.web.live import Setting
from kolmikko.web.logs import fault_of, log
from kolmikko.web.messages import Message, Problem, Say
from kolmikko.web.pages import Pages
from kolmikko.web.reviews import Reviews

AtDevice = Annotated[int, QueryParameter(name="as", ge=0, lt=MOST_AT_ONE_DEVICE)]
"""Who of several people at one device asks."""

AnyRequest = Request[Any, Any, State]

PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=HTTPStatus(status).phrase)
    for status in (400, 401, 403, 404, 413, 429, 503)
}
"""What every part of the API may answer instead of what was asked for."""

NOTHING: Final = {204: ResponseSpec(None, description="Done; there is no more to say.")}

MESSAGES: Final = {404: "server-not-found", 405: "server-not-found", 413: "server-too-large"}


@dataclass(frozen=True)
class Server:
    """All that handlers need."""

    service: TableService
    setting: Setting
    pages: Pages
    health: Health
    places: Places
    budgets: Budgets
    reviews: Reviews
    counting: Counting
    address: str

    @property
    def secure(self) -> bool:
        """Whether people come here over TLS."""
        return self.address.startswith("https://")


class ProblemError(HTTPException):
    """An answer with a status of 400 or more, in a message of the catalog."""

    def __init__(self, status: int, say: Say) -> None:
        super().__init__(status_code=status)
        self.say = say


def problem_answer(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Any fault as a problem; nothing of what went wrong inside is told."""
    if isinstance(error, BadMessageError):
        error = ProblemError(400, Say("server-bad-request"))
    if isinstance(error, ProblemError):
        return Response(Problem(error.say), status_code=error.status_code)
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status >= 500:
        server: Server = request.app.state.server
        server.setting.metrics.faults.inc()
        log.error("request failed", **fault_of(error))
        return Response(Problem(Say("server-fault")), status_code=500)
    say = Say(MESSAGES.get(status, "server-bad-request"))
    return Response(Problem(say), status_code=status)


def strictly(kind: type[Message]) -> Callable[[AnyRequest], Awaitable[None]]:
    """A check before a handler, which would take "3" for 3. Raises ProblemError."""
    decoder = msgspec.json.Decoder(kind)

    async def check_body(request: AnyRequest) -> None:
        try:
            decoder.decode(await request.body())
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise ProblemError(400, Say("server-bad-request")) from error

    return check_body


def takes_gzip(request: AnyRequest) -> bool:
    """Whether an answer may be packed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def take(allowances: Allowances, person: str) -> None:
    """Let somebody do something once more. Raises ProblemError where it was too often."""
    if not allowances.take(person, asyncio.get_running_loop().time()):
        raise ProblemError(429, Say("server-too-often"))


def address_of(request: AnyRequest) -> str:
    """Where a request came from."""
    return request.client.host if request.client else ""


def away() -> ProblemError:
    """The store does not answer."""
    return ProblemError(503, Say("server-store-away"))


def person_of_request(request: AnyRequest, number: int) -> str:
    """The person who asks. Raises ProblemError for who has no token yet."""
    token = token_in(request.cookies)
    if token is None:
        raise ProblemError(401, Say("server-nobody"))
    return person_at(token, number)
