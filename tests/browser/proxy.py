"""A wire between browser and server that a test may pull out and plug in again."""

import contextlib
import selectors
import socket
import struct
import threading
from typing import Self

from tests.ports import free_port

PIECE = 65536
RESET = struct.pack("ii", 1, 0)


class Proxy:
    """Passes bytes on to a port of this machine while the wire is whole.

    `pull` is a cable pulled out: bytes of both sides are lost and nobody is told. `snap` breaks
    off every connection at once, and new ones are refused until `mend`.
    """

    def __init__(self, port: int) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._onward = port
        self._pairs: dict[socket.socket, socket.socket] = {}
        self._lock = threading.Lock()
        self._pulled = self._snapped = False
        self._selector = selectors.DefaultSelector()
        self._wake, self._woken = socket.socketpair()
        self._listener = socket.create_server(("127.0.0.1", self.port))
        self._selector.register(self._listener, selectors.EVENT_READ)
        self._selector.register(self._woken, selectors.EVENT_READ)
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._wake.close()
        self._thread.join()
        with self._lock:
            self._break_off()
        self._listener.close()
        self._woken.close()
        self._selector.close()

    def pull(self) -> None:
        """Lose every byte from now on, silently."""
        with self._lock:
            self._pulled = True

    def snap(self) -> None:
        """Break off all connections, and refuse new ones."""
        with self._lock:
            self._snapped = True
            self._break_off()

    def mend(self) -> None:
        """Let new connections through again; what was on a pulled wire is lost for good."""
        with self._lock:
            if self._pulled:
                self._break_off()
            self._pulled = self._snapped = False

    def _run(self) -> None:
        while True:
            for key, _ in self._selector.select():
                source = key.fileobj
                assert isinstance(source, socket.socket)
                if source is self._woken:
                    return
                with self._lock:
                    if source is self._listener:
                        self._accept()
                    elif source in self._pairs:
                        self._pass_on(source)

    def _accept(self) -> None:
        near, _ = self._listener.accept()
        if self._snapped:
            abort(near)
            return
        try:
            far = socket.create_connection(("127.0.0.1", self._onward))
        except OSError:
            abort(near)
            return
        for one, other in ((near, far), (far, near)):
            self._pairs[one] = other
            self._selector.register(one, selectors.EVENT_READ)

    def _pass_on(self, source: socket.socket) -> None:
        try:
            piece = source.recv(PIECE)
            if piece and not self._pulled:
                self._pairs[source].sendall(piece)
        except OSError:
            piece = b""
        if not piece:
            self._drop(source)

    def _drop(self, one: socket.socket) -> None:
        """Close both ends, or, on a pulled wire, only the end that has closed."""
        ends = [one] if self._pulled else [one, self._pairs[one]]
        for end in ends:
            if self._pairs.pop(end, None) is not None:
                self._selector.unregister(end)
            end.close()

    def _break_off(self) -> None:
        for end in list(self._pairs):
            self._selector.unregister(end)
            abort(end)
        self._pairs.clear()


def abort(connection: socket.socket) -> None:
    """Close with a reset instead of a goodbye."""
    with contextlib.suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    connection.close()
