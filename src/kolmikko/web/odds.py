"""Exact odds for everybody who asks: chances of deals, of blind cards, and of tricks."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final, TypeVar

from litestar import get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, QueryParameter

from kolmikko.web.messages import HandOdds, KolmonenOdds, Say, TrojkaOdds
from kolmikko.web.serving import (
    PROBLEMS,
    AnyRequest,
    ProblemError,
    Server,
    address_of,
    take,
)

T = TypeVar("T")

LONGEST: Final = 3 * 52
Cards = Annotated[str, QueryParameter(max_length=LONGEST)]
"""Names of cards with commas between them, such as "5c,Kd"."""

TurnUp = Annotated[str, QueryParameter(name="turnUp", max_length=2)]
Led = Annotated[str, QueryParameter(max_length=2)]


@get("/api/odds/trojka", responses=PROBLEMS)
async def trojka(
    server: NamedDependency[Server],
    request: AnyRequest,
    preset: FromQuery[str] = "classic",
    seen: Cards = "",
) -> TrojkaOdds:
    """How often somebody is dealt a trójka, knowing some cards that are in no such hand."""
    return await _counted(server, request, lambda: server.counting.trojka(preset, _cards(seen)))


@get("/api/odds/kolmonen", responses=PROBLEMS)
async def kolmonen(
    server: NamedDependency[Server],
    request: AnyRequest,
    preset: FromQuery[str] = "classic",
    seen: Cards = "",
) -> KolmonenOdds:
    """What fits on what, and how often a blind card does, knowing some cards that it is not."""
    return await _counted(server, request, lambda: server.counting.kolmonen(preset, _cards(seen)))


@get("/api/odds/hand", responses=PROBLEMS)
async def hand(
    server: NamedDependency[Server],
    request: AnyRequest,
    hand: Cards,
    turn_up: TurnUp,
    preset: FromQuery[str] = "classic",
    led: Led = "",
) -> HandOdds:
    """The chances of tricks with a hand of Trójka for two, for each card that may go."""
    return await _counted(
        server, request, lambda: server.counting.hand(preset, _cards(hand), turn_up, led)
    )


def _cards(text: str) -> tuple[str, ...]:
    """The cards, in one order however they were named, so that equal questions are equal."""
    return tuple(sorted(text.split(","))) if text else ()


async def _counted(
    server: Server, request: AnyRequest, count: Callable[[], Awaitable[T | None]]
) -> T:
    """What was counted. Raises ProblemError for what cannot be meant, and where too many ask."""
    take(server.budgets.odds_there, address_of(request))
    try:
        found = await count()
    except ValueError as error:
        raise ProblemError(400, Say("server-bad-request")) from error
    if found is None:
        raise ProblemError(429, Say("server-too-often"))
    return found


HANDLERS: Final[tuple[HTTPRouteHandler, ...]] = (trojka, kolmonen, hand)
