"""The frames of a WebSocket (RFC 6455), as a server reads and writes them; what they say is not its affair.

The library's reader hands each message to a task that waits for it. Here it is taken where it arrives.
"""

import asyncio
from base64 import b64encode
from hashlib import sha1
from typing import Final, Protocol

CONTINUED: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
KINDS: Final = frozenset({CONTINUED, TEXT, BINARY, CLOSE, PING, PONG})

LAST: Final = 0x80
RESERVED: Final = 0x70
KIND: Final = 0x0F
MASKED: Final = 0x80
LENGTH: Final = 0x7F
MIDDLE: Final = 126
LONG: Final = 127
LONGEST_CONTROL: Final = 125
MASK_BYTES: Final = 4
CODE_BYTES: Final = 2

# Why a line is closed
NORMAL: Final = 1000
PROTOCOL_ERROR: Final = 1002
INVALID_TEXT: Final = 1007
TOO_BIG: Final = 1009

_ACCEPTED: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Unreadable(Exception):
    """The other side broke the rules of the line; nothing after it can be understood."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Ear(Protocol):
    """Whoever is at this end of a line."""

    def take(self, kind: int, body: bytes) -> None: ...
    def lose(self, code: int) -> None: ...
    def end(self) -> None: ...


def accepted(key: str) -> str:
    """The answer to a handshake."""
    return b64encode(sha1(key.encode() + _ACCEPTED).digest()).decode()


def head(kind: int, size: int) -> bytes:
    """Stands before the body of a whole message; a server does not mask."""
    first = LAST | kind
    if size < MIDDLE:
        return (first << 8 | size).to_bytes(2, "big")
    if size < 1 << 16:
        return (first << 24 | MIDDLE << 16 | size).to_bytes(4, "big")
    return (first << 72 | LONG << 64 | size).to_bytes(10, "big")


def parting(code: int, why: str) -> bytes:
    """The body of the last word."""
    return code.to_bytes(CODE_BYTES, "big") + why.encode()[: LONGEST_CONTROL - CODE_BYTES]


def unmasked(body: bytes, mask: bytes) -> bytes:
    """As one large number: that is the quickest way to change all bytes at once."""
    size = len(body)
    whole = mask * (size // MASK_BYTES + 1)
    return (int.from_bytes(body, "big") ^ int.from_bytes(whole[:size], "big")).to_bytes(size, "big")


class Reader:
    """Finds whole messages in what arrives, none longer than it may be. `feed_*` is how aiohttp calls a parser."""

    def __init__(self, ear: Ear, longest: int) -> None:
        self._ear = ear
        self._longest = longest
        self._rest = b""
        self._begun = CONTINUED
        self._whole = b""
        self._is_lost = False

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        if not self._is_lost:
            try:
                self._read(self._rest + data if self._rest else bytes(data))
            except Unreadable as error:
                self._is_lost = True
                self._rest = self._whole = b""
                self._ear.lose(error.code)
        return False, b""

    def feed_eof(self) -> None:
        self._ear.end()

    def _read(self, data: bytes) -> None:
        at, end = 0, self._take_frame(data, 0)
        while end > at:
            at, end = end, self._take_frame(data, end)
        self._rest = data[at:]

    def _take_frame(self, data: bytes, at: int) -> int:
        """Take the frame that begins here; where the next one begins, or `at` if it is not all there."""
        size = len(data) - at
        if size < 2:
            return at
        first, length, head = data[at], data[at + 1] & LENGTH, 2
        if length >= MIDDLE:
            head = 4 if length == MIDDLE else 10
            if size < head:
                return at
            length = int.from_bytes(data[at + 2 : at + head], "big")
        self._check(first, data[at + 1], length)
        body = at + head + MASK_BYTES
        end = body + length
        if end > len(data):
            return at
        self._take(first, unmasked(data[body:end], data[body - MASK_BYTES : body]))
        return end

    def _check(self, first: int, second: int, length: int) -> None:
        """Before its body has arrived, so that nobody can make us wait for what we will not take."""
        kind = first & KIND
        if first & RESERVED or not second & MASKED or kind not in KINDS:
            raise Unreadable(PROTOCOL_ERROR)
        if kind >= CLOSE:
            if not first & LAST or length > LONGEST_CONTROL:
                raise Unreadable(PROTOCOL_ERROR)
        elif (kind == CONTINUED) != (self._begun != CONTINUED):
            raise Unreadable(PROTOCOL_ERROR)
        elif not length and not first & LAST:
            raise Unreadable(PROTOCOL_ERROR)  # allowed, but for ever: no budget would ever hear of it
        elif length + len(self._whole) > self._longest:
            raise Unreadable(TOO_BIG)

    def _take(self, first: int, body: bytes) -> None:
        kind = first & KIND
        if kind >= CLOSE or (first & LAST and kind != CONTINUED):
            self._ear.take(kind, body)
            return
        if kind != CONTINUED:
            self._begun = kind
        self._whole += body
        if first & LAST:
            kind, whole = self._begun, self._whole
            self._begun, self._whole = CONTINUED, b""
            self._ear.take(kind, whole)


class Line:
    """Where the bytes of a line arrive: at its reader, by the shortest way. All else about it remains the affair of
    whoever opened it."""

    def __init__(self, reader: Reader, opener: asyncio.Protocol) -> None:
        self._reader = reader
        self._opener = opener

    def data_received(self, data: bytes) -> None:
        self._reader.feed_data(data)

    def eof_received(self) -> bool | None:
        return self._opener.eof_received()

    def connection_lost(self, error: Exception | None) -> None:
        self._opener.connection_lost(error)

    def pause_writing(self) -> None:
        self._opener.pause_writing()

    def resume_writing(self) -> None:
        self._opener.resume_writing()
