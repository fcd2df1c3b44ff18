"""A WebSocket client that costs little, because the server is to be measured and not its clients."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
LAST: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A mask of zeros is legal, and leaves the payload as it is."""

PATIENCE_S: Final = 10.0

Hear = Callable[[bytes], None]


class SocketClient(asyncio.Protocol):
    """One connection; `hear` gets the payload of every message, text or binary."""

    def __init__(self, port: int, path: str, hear: Hear) -> None:
        self.hear = hear
        self.port = port
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self._request = _handshake(f"127.0.0.1:{port}", path)
        self._transport: asyncio.Transport | None = None
        self._buffer = b""

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        await asyncio.wait_for(self.opened, PATIENCE_S)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are not subclasses of asyncio's.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the connection was cut"))

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self.opened.done() and not self._is_opened():
            return
        at, size = 0, len(self._buffer)
        while (end := self._frame_at(at, size)) > at:
            at = end
        self._buffer = self._buffer[at:]

    def _is_opened(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        self._buffer = rest
        if b" 101 " in head.partition(b"\r\n")[0]:
            self.opened.set_result(None)
            return True
        self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
        self.close()
        return False

    def _frame_at(self, at: int, size: int) -> int:
        """Handle the frame that begins at `at`, and return the end of it, or `at` if it is incomplete."""
        buffer = self._buffer
        if size < at + 2:
            return at
        length, body = buffer[at + 1], at + 2
        if length == 126 and size >= at + 4:
            length, body = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
        elif length == 127 and size >= at + 10:
            length, body = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
        elif length > 125:
            return at
        end = body + length
        if end > size:
            return at
        self._take(buffer[at] & 15, buffer[body:end])
        return end

    def _take(self, kind: int, body: bytes) -> None:
        if kind in (TEXT, BINARY):
            self.hear(body)
        elif kind == PING:
            self._send(PONG, body)
        elif kind == CLOSE:
            self.close()

    def say(self, body: bytes, kind: int = TEXT) -> None:
        self._send(kind, body)

    def _send(self, kind: int, body: bytes) -> None:
        if self._transport is not None and not self.is_closed:
            size = len(body)
            length = bytes((MASKED | size,)) if size < 126 else bytes((MASKED | 126,)) + size.to_bytes(2)
            self._transport.write(bytes((LAST | kind,)) + length + NO_MASK + body)

    def close(self) -> None:
        self.is_closed = True
        if self._transport is not None:
            self._transport.close()


def _handshake(host: str, path: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join((*lines, "", "")).encode()
