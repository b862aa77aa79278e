"""A lean WebSocket client for very many sockets in one process: whole text frames, nothing else."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10


class Socket(asyncio.Protocol):
    """One socket. `heard` gets the bytes of each message as soon as it is whole."""

    def __init__(self, head: dict[str, str], path: str, heard: Callable[[bytes], None]) -> None:
        self._head = head
        self._path = path
        self._heard = heard
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_open = False

    def send(self, payload: bytes) -> None:
        """Send a text frame. The mask is zero, which leaves the payload as it is."""
        self._send(TEXT, payload)

    def close(self) -> None:
        self.is_open = False
        if self._transport is not None:
            self._transport.close()

    # --- what asyncio calls ---------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        head = {
            **self._head,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        }
        lines = [
            f"GET {self._path} HTTP/1.1",
            *(f"{name}: {value}" for name, value in head.items()),
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.is_open and not self._answered():
            return
        self._read_frames()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))

    # --- frames ---------------------------------------------------------------------------------

    def _answered(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[: self._buffer.find(b"\r\n")])
        del self._buffer[: end + 4]
        if b" 101 " not in status:
            self.opened.set_exception(ConnectionError(status.decode()))
            self.close()
            return False
        self.is_open = True
        self.opened.set_result(None)
        return True

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length > 125:
                start += 2 if length == 126 else 8
                length = int.from_bytes(buffer[at + 2 : start])
            end = start + length
            if len(buffer) < end:
                break
            self._take(buffer[at] & 15, bytes(buffer[start:end]))
            at = end
        del buffer[:at]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._heard(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.close()

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is None:
            return
        length = len(payload)
        if length < 126:
            head = bytes((0x80 | kind, 0x80 | length))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + length.to_bytes(2)
        self._transport.write(head + b"\0\0\0\0" + payload)


async def opened(
    url: tuple[str, int], head: dict[str, str], path: str, heard: Callable[[bytes], None]
) -> Socket:
    """A socket that the server has accepted. Raises ConnectionError."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(head, path, heard), *url)
    await socket.opened
    return socket
