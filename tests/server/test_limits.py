"""Limits: who keeps to them is never cut, who does not is told so, and nothing grows without bound."""

import asyncio
import socket
from base64 import b64encode
from pathlib import Path

import pytest
from aiohttp import WSMsgType

from tests.server.house import House, begin
from tests.server.opened import counted, opened
from tests.server.player import Player
from tumbledown.engine.commands import Roll
from tumbledown.server import connection
from tumbledown.server.connection import SocketConnection
from tumbledown.server.limits import Limits
from tumbledown.server.rate_limit import PATIENCE, RateLimit
from tumbledown.server.rest.context import LOBBY

PING = {"type": "ping", "t": 1.0}


# -------------------------------------------------------------------- the bucket
def test_a_fast_roller_is_no_attacker() -> None:
    limits = Limits()
    limit = RateLimit(limits.messages_per_s, limits.burst)
    assert all(limit.spend(100 + number / 10) for number in range(10 * 600))


def test_a_burst_is_allowed_and_no_more() -> None:
    limit = RateLimit(per_s=10, burst=5)
    assert [limit.spend(100.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert [limit.spend(100.25) for _ in range(3)] == [True, True, False]


def test_a_flood_is_abuse_and_a_slip_is_forgiven() -> None:
    limit = RateLimit(per_s=10, burst=5)
    for _ in range(5 + PATIENCE * 5):
        limit.spend(100.0)
    assert not limit.is_abused
    limit.spend(100.0)
    assert limit.is_abused
    limit.spend(101.0)
    assert not limit.is_abused


# -------------------------------------------------------------------- messages
async def test_a_flood_is_answered_and_finally_cut(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(messages_per_s=1, burst=5)) as house:
        host = await house.host()
        for _ in range(60):
            await host.send(PING)
        await host.until("goodbye", why="too_fast")
        faults = [message["code"] for message in host.messages if message["type"] == "fault"]
        assert faults == ["too_fast"] * len(faults)
        assert len(faults) == PATIENCE * 5
        assert counted(house, "refusals_total", code="too_fast") == len(faults) + 1
        assert counted(house, "cut_total", why="too_fast") == 1


async def test_a_fast_roller_is_answered_every_time(house: House) -> None:
    host = await house.host()
    await begin(host)
    answers = [(await host.do(Roll(0)))["type"] for _ in range(20)]
    assert set(answers) <= {"frame", "refused"}
    assert not [message for message in host.messages if message["type"] in ("fault", "goodbye")]


@pytest.mark.parametrize("is_text", [True, False])
async def test_a_message_that_is_too_long_ends_the_line(house: House, is_text: bool) -> None:
    host, other = await house.host(), await house.host()
    line = host._line
    assert line is not None
    long = "x" * (Limits().message_bytes + 1)
    await (line.send_str(long) if is_text else line.send_bytes(long.encode()))
    while not line.closed:
        await line.receive()
    async with asyncio.timeout(5):
        while not counted(house, "cut_total", why="too_big"):
            await asyncio.sleep(0)
    await other.send(PING)
    await other.until("pong")


async def test_a_message_of_the_greatest_length_is_read(house: House) -> None:
    host = await house.host()
    await host.send_text("x" * Limits().message_bytes)
    assert (await host.until("fault"))["code"] == "malformed"


async def test_bytes_are_no_message(house: House) -> None:
    host = await house.host()
    assert host._line is not None
    await host._line.send_bytes(b'{"type":"ping","t":1}')
    assert (await host.until("fault"))["code"] == "text_only"


async def test_whoever_does_not_say_hello_is_cut(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(hello_s=0)) as house:
        _, seat = await house.post("/api/tables", {"name": "Ada"})
        line = await house.session.ws_connect(f"{house.base}/api/tables/{seat['code']}/socket")
        message = await line.receive(5)
        assert message.json() == {"type": "goodbye", "why": "no_hello"}
        assert (await line.receive(5)).type is WSMsgType.CLOSE
        assert counted(house, "cut_total", why="no_hello") == 1


# -------------------------------------------------------------------- slow readers
async def open_deaf(house: House, code: str) -> socket.socket:
    """A line whose other end says hello and then never reads."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, (house.server.host, house.server.port))
    key = b64encode(b"x" * 16).decode()
    upgrade = f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}"
    await loop.sock_sendall(deaf, f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: x\r\n{upgrade}\r\n\r\n".encode())
    hello = b'{"type":"hello"}'
    await loop.sock_sendall(deaf, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return deaf


async def test_a_slow_reader_is_cut_and_costs_no_more_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "GOODBYE_S", 0.0)
    async with opened(tmp_path, Limits(queue_bytes=20_000)) as house:
        host = await house.host()
        room = house.room(host.code)
        deaf = await open_deaf(house, host.code)
        while len(room.table.subscribers) < 2:
            await host.next()
        [slow] = [each for each in room.table.subscribers if each.seat < 0]
        assert isinstance(slow, SocketConnection)
        while slow in room.table.subscribers:
            slow.send(b"x" * 10_000)
            assert slow.transport.get_write_buffer_size() <= 20_000 + 10_100
            await asyncio.sleep(0)
        assert counted(house, "cut_total", why="slow") == 1
        await host.send(PING)
        await host.until("pong")
        assert room.connections == 1
        deaf.close()


# -------------------------------------------------------------------- tables and connections
def let_sleep(house: House) -> None:
    lobby = house.server.app[LOBBY]
    lobby.put_to_sleep(1000.0)
    lobby.put_to_sleep(1000.0 + lobby.limits.sleep_after_s + 1)


async def test_tables_of_one_address_are_counted_while_they_are_awake(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(tables_per_address=2)) as house:
        host = await house.host()
        assert (await house.post("/api/tables", {"name": "Bo"}))[0] == 201
        status, problem = await house.post("/api/tables", {"name": "Cleo"})
        assert (status, problem["code"]) == (429, "too_many_tables")
        assert counted(house, "refusals_total", code="too_many_tables") == 1
        let_sleep(house)
        assert list(house.server.app[LOBBY].rooms) == [host.code]
        assert (await house.post("/api/tables", {"name": "Cleo"}))[0] == 201
        assert (await house.post("/api/tables", {"name": "Dario"}))[0] == 429


async def test_many_tables_asked_for_at_once_are_counted_too(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(tables_per_address=3)) as house:
        asked = [house.post("/api/tables", {"name": "Ada"}) for _ in range(10)]
        statuses = [status for status, _ in await asyncio.gather(*asked)]
        assert sorted(statuses) == [201] * 3 + [429] * 7


async def test_a_full_server_makes_and_wakes_no_more_tables(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(tables=1)) as house:
        _, asleep = await house.post("/api/tables", {"name": "Ada"})
        let_sleep(house)
        host = await house.host()
        for answer in (
            await house.post("/api/tables", {"name": "Bo"}),
            await house.get(f"/api/tables/{asleep['code']}"),
        ):
            assert (answer[0], answer[1]["code"]) == (503, "server_full")
        assert (await house.get(f"/api/tables/{host.code}"))[0] == 200


async def test_a_sleeping_table_wakes_with_everything_but_its_debt(house: House) -> None:
    _, seat = await house.post("/api/tables", {"name": "Ada"})
    let_sleep(house)
    lobby = house.server.app[LOBBY]
    assert lobby.rooms == {}
    assert lobby.made_by("127.0.0.1") == 0
    player = Player(house.session, house.base, seat["code"], seat["token"])
    await player.connect()
    assert player.seat == 0
    assert player.store["table"]["chairs"][0]["name"] == "Ada"


async def test_a_table_with_an_open_line_stays_awake_even_if_nobody_has_said_hello(house: House) -> None:
    _, seat = await house.post("/api/tables", {"name": "Ada"})
    async with house.session.ws_connect(f"{house.base}/api/tables/{seat['code']}/socket") as line:
        await line.send_str('{"type":"ping","t":1}')
        await line.receive(5)
        let_sleep(house)
        assert list(house.server.app[LOBBY].rooms) == [seat["code"]]


# -------------------------------------------------------------------- words
async def test_names_and_words_have_the_length_that_the_host_of_the_server_chose(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(name_length=3, chat_length=5)) as house:
        host = await house.host()
        guest = await house.guest(host.code, "Bartholomew")
        assert guest.store["table"]["chairs"][1]["name"] == "Bar"
        await guest.send({"type": "say", "text": "everybody here?"})
        assert (await host.until("told"))["text"] == "every"


@pytest.mark.parametrize("name", ["", "   ", "\n\t"])
async def test_nobody_is_without_a_name(house: House, name: str) -> None:
    _, seat = await house.post("/api/tables", {"name": name})
    assert house.room(seat["code"]).record.chairs[0].name == "?"
