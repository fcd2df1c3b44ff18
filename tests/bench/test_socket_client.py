"""The generator's own WebSocket: frames however they are cut, and a handshake that is refused."""

import asyncio

import pytest

from tumbledown.bench.socket_client import SocketClient

OPENED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


def frame(kind: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return bytes((0x80 | kind, size)) + body
    length = b"\x7e" + size.to_bytes(2) if size < 65_536 else b"\x7f" + size.to_bytes(8)
    return bytes((0x80 | kind,)) + length + body


@pytest.mark.parametrize("size", [3, 125, 126, 70_000])
@pytest.mark.parametrize("cut", [1, 2, 5, 100_000])
async def test_frames_are_understood_however_they_are_cut(size: int, cut: int) -> None:
    heard: list[bytes] = []
    client = SocketClient(0, "", heard.append)
    data = OPENED + 2 * frame(1, b"x" * size)
    pieces = [data[:60], *[data[at : at + cut] for at in range(60, min(len(data), 300), cut)]]
    for piece in [*pieces, data[sum(map(len, pieces)) :]]:
        client.data_received(piece)
    assert heard == [b"x" * size] * 2


async def test_text_and_binary_are_heard_and_nothing_else() -> None:
    heard: list[bytes] = []
    client = SocketClient(0, "", heard.append)
    client.data_received(OPENED + frame(1, b"text") + frame(2, b"\x00\x01") + frame(9, b"ping") + frame(10, b"pong"))
    assert heard == [b"text", b"\x00\x01"]


async def test_a_refused_handshake_is_an_error() -> None:
    client = SocketClient(0, "", lambda _: None)
    client.data_received(b"HTTP/1.1 404 Not Found\r\n\r\n")
    with pytest.raises(ConnectionError, match="404"):
        await asyncio.wait_for(client.opened, 30)
