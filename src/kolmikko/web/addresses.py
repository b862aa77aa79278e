"""Where a server can be reached: which port is free, and what this machine is called."""

import contextlib
import socket
from collections.abc import Iterable
from typing import Final

from kolmikko.web.safety import Gate, host_of, is_loopback

EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of nobody. Choosing a way to it sends nothing, and tells our own address."""

STALLED: Final = 20_000
"""Milliseconds after which the system gives up a connection that takes nothing any more."""

BACKLOG: Final = 2048


def listening_socket(host: str, ports: Iterable[int]) -> socket.socket:
    """A socket on the first of some ports that is free. Raises OSError if none is."""
    taken: OSError | None = None
    for port in ports:
        try:
            return _bound(host, port)
        except OSError as error:
            taken = error
    raise taken or OSError("no port")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED)
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except BaseException:
        bound.close()
        raise
    bound.setblocking(False)
    return bound


def own_address() -> str | None:
    """The address of this machine in its network, if it is in one."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        address: str = probe.getsockname()[0]
        return None if is_loopback(address) else address
    return None


def address_for_friends(host: str, port: int, public: str | None) -> str:
    """The address to hand out: the public one, or this machine's in its network."""
    if public is not None:
        return public
    name = (own_address() if host in EVERYWHERE else host) or "localhost"
    if is_loopback(name):
        name = "localhost"
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def gate_of(host: str, port: int, public: str | None) -> Gate:
    """Who this server is: its public address, and the names of this machine."""
    name = socket.gethostname().lower()
    known = {name, f"{name}.local", own_address() or name}
    if host not in EVERYWHERE:
        known = {host}
    known |= {"localhost", "127.0.0.1", "[::1]"}
    return Gate(frozenset(host_of(f"http://{one}:{port}") for one in known), public)
