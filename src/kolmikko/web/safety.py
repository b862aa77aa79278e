"""Around everything that the server answers: whom it listens to, and what browsers must not do.

A request has to name a host that this server is, and one that changes anything, or a socket, has
to come from one of its own pages. A missing origin is refused like a foreign one.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kolmikko.web.logs import log
from kolmikko.web.messages import Problem, Say

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
READS: Final = ("GET", "HEAD")
FAULTY: Final = 400
USUAL_PORTS: Final = {"http": 80, "https": 443}

CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final[dict[bytes, bytes]] = {
    b"content-security-policy": CSP.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=()",
    b"cache-control": b"no-store",
}
"""What goes with every answer, unless the answer says otherwise."""

ONLY_TLS: Final[dict[bytes, bytes]] = {b"strict-transport-security": b"max-age=31536000"}
"""The same where people come over TLS."""


@dataclass(frozen=True, slots=True)
class Gate:
    """What this server is called: `hosts` with ports, and the `public` address if it has one."""

    hosts: frozenset[str]
    public: str | None = None

    def knows(self, host: str, own_ip: str) -> bool:
        """Whether a Host header names this server, reached at one of its own addresses."""
        if self.public is not None and host == host_of(self.public):
            return True
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
        if name in LOOPBACK:
            return is_loopback(own_ip)
        return host in self.hosts or name in (own_ip, f"[{own_ip}]")

    def allows(self, origin: str, host: str) -> bool:
        """Whether a request to a host comes from a page of this server."""
        if self.public is not None and origin == self.public:
            return True
        if self.public is not None and host == host_of(self.public):
            return False
        return origin in (f"http://{host}", *(f"http://{name}" for name in self.hosts))


def host_of(url: str) -> str:
    """The host of an address, with its port unless that is the usual one."""
    parts = urlsplit(url)
    name = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
    usual = parts.port in (None, USUAL_PORTS.get(parts.scheme))
    return name if usual else f"{name}:{parts.port}"


def is_loopback(address: str) -> bool:
    """Whether an address is that of this machine itself."""
    return address == "::1" or address.startswith("127.")


class Guard:
    """Asks at the gate, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate
        is_secure = gate.public is not None and gate.public.startswith("https://")
        self._headers = HEADERS | (ONLY_TLS if is_secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
        elif self._refuses(scope):
            log.info("not let in", route=scope["type"], why="host or origin")
            await _refuse(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, _with_headers(send, scope, self._headers))

    def _refuses(self, scope: Scope) -> bool:
        headers = dict(scope["headers"])
        server = scope.get("server")
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._gate.knows(host, server[0] if server else ""):
            return True
        if scope["type"] == ScopeType.HTTP and scope["method"] in READS:
            return False
        return not self._gate.allows(headers.get(b"origin", b"").decode("latin-1"), host)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = msgspec.json.encode(Problem(Say("server-wrong-address")))
    headers = [(b"content-type", b"application/json"), *HEADERS.items()]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _with_headers(send: Send, scope: Scope, headers: Mapping[bytes, bytes]) -> Send:
    began = perf_counter()

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            _note(scope, message["status"], began)
            there = {name.lower() for name, _ in message["headers"]}
            missing = [header for header in headers.items() if header[0] not in there]
            message["headers"] = [*message["headers"], *missing]
        await send(message)

    return sent


def _note(scope: Scope, status: int, began: float) -> None:
    """Write down an answer: always if it was refused or may have changed something."""
    method = scope["method"] if scope["type"] == ScopeType.HTTP else ""
    level = logging.DEBUG if method in READS and status < FAULTY else logging.INFO
    milliseconds = round(1000 * (perf_counter() - began), 1)
    route = scope.get("path_template", "")
    log.log(level, "answered", method=method, route=route, status=status, milliseconds=milliseconds)
