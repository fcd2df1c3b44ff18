"""A WebSocket client that sends whatever bytes a test wants, right or wrong, and reads what comes back."""

import asyncio
from typing import NamedTuple
from urllib.parse import urlsplit

FINAL = 0x80
MASKED = 0x80
MASK = b"\x01\x82\x03\xf4"

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{version}\r\n"
)
VERSION = "Sec-WebSocket-Version: 13\r\n"
ANSWER_S = 30.0


def frame(opcode: int, body: bytes = b"", first: int = FINAL, *, length: bytes | None = None) -> bytes:
    """As a client sends it; `first` are the bits beside the opcode, `length` another one than the body has."""
    size = len(body)
    told = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(body))
    return bytes([first | opcode]) + (told if length is None else length) + MASK + masked


class Frame(NamedTuple):
    opcode: int
    body: bytes

    @property
    def code(self) -> int:
        """Of a close; 0 if it has none."""
        return int.from_bytes(self.body[:2], "big")


class RawClient:
    """`end` is the frame that closed the connection; None if it ended without one."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def connect(cls, base: str, code: str) -> "RawClient":
        client, head = await cls.knock(base, code)
        assert b" 101 " in head
        return client

    @classmethod
    async def knock(cls, base: str, code: str, version: str = VERSION) -> "tuple[RawClient, bytes]":
        """With the head of the answer, whatever it is."""
        host = urlsplit(base).netloc
        name, _, port = host.partition(":")
        client = cls(*await asyncio.open_connection(name, int(port)))
        path = f"/api/tables/{code}/socket"
        await client.send(HANDSHAKE.format(path=path, host=host, version=version).encode())
        return client, await client._reader.readuntil(b"\r\n\r\n")

    async def send(self, *pieces: bytes) -> None:
        """Each piece in a packet of its own."""
        for piece in pieces:
            self._writer.write(piece)
            await self._writer.drain()
            await asyncio.sleep(0)

    async def next(self) -> Frame | None:
        """The next frame, or None at the end."""
        try:
            async with asyncio.timeout(ANSWER_S):
                first, second = await self._reader.readexactly(2)
                size = second
                if second == 126:
                    size = int.from_bytes(await self._reader.readexactly(2), "big")
                return Frame(first & 0xF, await self._reader.readexactly(size))
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    async def until(self, *opcodes: int) -> Frame | None:
        """The next frame of such a kind, or None at the end."""
        found = await self.next()
        while found is not None and found.opcode not in opcodes:
            found = await self.next()
        return found

    def close(self) -> None:
        self._writer.close()
