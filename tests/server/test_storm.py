"""Storms of broken WebSocket frames and HTTP requests: no answer is 500, and nothing fails in the server."""

import asyncio
import contextlib
import logging
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.opened import opened
from tests.server.raw import BINARY, CLOSE, CONTINUED, FINAL, PING, PONG, TEXT, RawClient, frame
from tests.server.test_fuzz import REAL
from tumbledown.server.limits import Limits

MANY = 10**9
GENEROUS = Limits(
    messages_per_s=MANY,
    burst=MANY,
    bytes_per_s=MANY,
    bytes_burst=MANY,
    requests_per_s=MANY,
    requests_burst=MANY,
    misses_per_minute=MANY,
    tables_per_address=MANY,
    tables=MANY,
)
FRAMES = int(os.environ.get("TUMBLEDOWN_FRAMES", "1000000"))
REQUESTS = int(os.environ.get("TUMBLEDOWN_REQUESTS", "100000"))
AT_ONCE = 20


@pytest.fixture(autouse=True)
def _nothing_fails_in_the_server(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


# -------------------------------------------------------------------- frames
def broken_frame(luck: random.Random) -> bytes:
    """A frame of any kind with a few bytes changed, often in its head."""
    body = luck.choice(REAL) if luck.random() < 0.8 else luck.randbytes(luck.randrange(140))
    kind = luck.choice((TEXT, TEXT, TEXT, BINARY, CONTINUED, PING, PONG, CLOSE, luck.randrange(16)))
    data = bytearray(frame(kind, body[:125] if kind >= CLOSE else body, luck.choice((FINAL, FINAL, FINAL, 0, 0xC0))))
    for _ in range(luck.choice((0, 0, 0, 1, 1, 3))):
        data[luck.randrange(len(data)) if luck.random() < 0.5 else luck.randrange(min(14, len(data)))] = luck.randrange(
            256
        )
    return bytes(data[: luck.randrange(len(data))] if luck.random() < 0.02 else data)


async def storm_of_frames(house: House, count: int, seed: int) -> None:
    luck = random.Random(seed)
    host = await house.host()
    pong = asyncio.create_task(host.until("pong"))  # it reads all the while, as a page does
    for _ in range(count // AT_ONCE):
        client = await RawClient.connect(house.base, host.code)
        await client.send(b'\x81\x94\0\0\0\0{"type":"hello"}    ')
        with contextlib.suppress(ConnectionError):
            await client.send(*[broken_frame(luck) for _ in range(AT_ONCE)])
        client.close()
    await host.send({"type": "ping", "t": 1})
    await pong


async def test_a_storm_of_frames_harms_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, GENEROUS) as house:
        await storm_of_frames(house, 3_000, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
async def test_a_million_broken_frames_harm_nothing(tmp_path: Path, seed: int) -> None:
    async with opened(tmp_path, GENEROUS) as house:
        await storm_of_frames(house, FRAMES // 10, seed)


# -------------------------------------------------------------------- requests
PATHS = ("/", "/api/tables", "/api/tables/{code}", "/api/tables/{code}/seats", "/api/tables/{code}/qr.svg")
MORE_PATHS = (
    "/api/tables/{code}/socket",
    "/api/replays/0123456789abcdef",
    "/api/rules",
    "/readyz",
    "/metrics",
    "/%00",
    "//",
)
HEADERS = (
    "Content-Type: application/json",
    "Content-Encoding: gzip",
    "Transfer-Encoding: chunked",
    "Content-Length: 5",
    "Content-Length: 99999999999",
    "Expect: 100-continue",
    "Origin: https://evil.example",
    "Authorization: Bearer x",
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "X-Forwarded-For: 1.2.3.4, , x",
    "Range: bytes=0-,5-2",
    "If-None-Match: *",
    "Accept-Encoding: br;q=2",
    "Cookie: a=b",
)
BODIES = (
    b"",
    b"{}",
    b'{"name":"Ada"}',
    b'{"name":"\\ud800"}',
    b'{"name":1e999}',
    b"[" * 200,
    b"\x1f\x8b\x08\0",
    b"5\r\nhello\r\n0\r\n\r\n",
)


def strange_request(luck: random.Random, code: str) -> bytes:
    path = luck.choice(PATHS + MORE_PATHS).format(code=code)
    method = luck.choice(("GET", "POST", "POST", "DELETE", "HEAD", "OPTIONS", "PUT", "BREW"))
    lines = [f"{method} {path} HTTP/1.1", "Host: x", *luck.sample(HEADERS, luck.randrange(6)), "Connection: close"]
    data = bytearray("\r\n".join(lines).encode() + b"\r\n\r\n" + luck.choice(BODIES))
    for _ in range(luck.choice((0, 0, 1, 2))):
        data[luck.randrange(len(data))] = luck.randrange(256)
    return bytes(data)


async def answer_to(house: House, data: bytes) -> bytes:
    """The first line of the answer; nothing if the server waits for more, or cuts."""
    reader, writer = await asyncio.open_connection(house.server.host, house.server.port)
    writer.write(data)
    try:
        async with asyncio.timeout(0.3):
            return await reader.readline()
    except (TimeoutError, ConnectionError, ValueError):
        return b""
    finally:
        writer.close()


async def storm_of_requests(house: House, count: int, seed: int) -> None:
    luck = random.Random(seed)
    _, seat = await house.post("/api/tables", {"name": "Ada"})
    for _ in range(count // AT_ONCE):
        asking = [answer_to(house, strange_request(luck, seat["code"])) for _ in range(AT_ONCE)]
        answers = await asyncio.gather(*asking)
        assert [line for line in answers if b" 500 " in line] == []
    assert (await house.get("/healthz"))[0] == 200


async def test_a_storm_of_requests_harms_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, GENEROUS) as house:
        await storm_of_requests(house, 1_000, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
async def test_a_hundred_thousand_strange_requests_harm_nothing(tmp_path: Path, seed: int) -> None:
    async with opened(tmp_path, GENEROUS) as house:
        await storm_of_requests(house, REQUESTS // 10, seed)
