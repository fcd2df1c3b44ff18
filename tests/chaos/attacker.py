"""Attacks on a running server, as a program of its own: `python -m tests.chaos.attacker KIND BASE CODE SECONDS`."""

import asyncio
import random
import sys
import time
from contextlib import suppress
from urllib.parse import urlsplit

from tests.server.raw import CONTINUED, FINAL, HANDSHAKE, PING, TEXT, VERSION, frame

AT_ONCE = 10
ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


class Attacker:
    """All attacks come from one address, which a proxy would pass on."""

    def __init__(self, base: str, code: str, seconds: float) -> None:
        self.host = urlsplit(base).netloc
        self.code = code
        self.until = time.monotonic() + seconds

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        name, _, port = self.host.partition(":")
        return await asyncio.open_connection(name, int(port))

    async def socket(self) -> asyncio.StreamWriter:
        reader, writer = await self.connection()
        shake = HANDSHAKE.format(path=f"/api/tables/{self.code}/socket", host=self.host, version=VERSION)
        writer.write(shake.replace("\r\n\r\n", "\r\nX-Forwarded-For: 203.0.113.66\r\n\r\n").encode())
        await reader.readuntil(b"\r\n\r\n")
        return writer

    async def fragments(self) -> None:
        """Messages of thousands of pieces of one byte."""
        pieces = [frame(CONTINUED if n else TEXT, b" ", FINAL if n == 4095 else 0) for n in range(4096)]
        writer = await self.socket()
        while True:
            writer.write(b"".join(pieces))
            await writer.drain()

    async def pings(self) -> None:
        writer = await self.socket()
        while True:
            writer.write(frame(PING, b"!") * 500)
            await writer.drain()

    async def reconnects(self) -> None:
        """A new connection for each burst."""
        writer = await self.socket()
        writer.write(frame(TEXT, b'{"type":"hello"}') + frame(TEXT, b'{"type":"ping","t":1}') * 60)
        await writer.drain()
        writer.close()

    async def guesses(self) -> None:
        reader, writer = await self.connection()
        while True:
            code = "".join(random.choice(ALPHABET) for _ in range(6))
            head = f"GET /api/tables/{code} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.66\r\n\r\n"
            writer.write(head.encode())
            await reader.readuntil(b"}")

    async def repeat(self, kind: str) -> None:
        attack = getattr(self, kind)
        while (left := self.until - time.monotonic()) > 0:
            with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                async with asyncio.timeout(left):
                    await attack()
            await asyncio.sleep(0.001)


async def main(kind: str, base: str, code: str, seconds: str) -> None:
    attacker = Attacker(base, code, float(seconds))
    await asyncio.gather(*[attacker.repeat(kind) for _ in range(AT_ONCE)])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
