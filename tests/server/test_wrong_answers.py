"""Answers that were wrong once: to those who come back, who are removed, who send strange bodies and who hang up."""

import asyncio
import logging
from urllib.parse import urlsplit

import pytest

from tests.server.house import JSON, House, begin
from tests.server.test_http import bearer
from tumbledown.server.wire import Manage, Ready


async def test_a_player_who_returns_during_trouble_has_the_seat_without_a_bot(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await begin(host, guest)
    room = house.room(host.code)
    play = room.table.play
    assert play is not None
    await guest.drop()
    while room.record.chairs[1].present:
        await asyncio.sleep(0.01)
    play.seat_bot(1)
    room.suffer("database_away")
    await guest.connect()
    while not room.record.chairs[1].present:
        await asyncio.sleep(0.01)
    room.recover()
    assert play.bots == {}
    assert play.game.party.absent[1] == 0


async def test_ready_behind_remove_makes_nobody_ready(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    room = house.room(host.code)
    gone = next(each for each in room.table.subscribers if each.seat == 1)
    own = next(each for each in room.table.subscribers if each.seat == 0)
    room.receive(own, Manage(1, "settings", settings=room.record.settings))
    room.receive(own, Manage(2, "remove", seat=1))
    room.receive(gone, Ready(on=True, id=3))
    assert (await guest.until("refused", id=3))["refusal"]["code"] == "spectators_watch"
    assert not any(chair.ready for chair in room.record.chairs)


async def test_whoever_leaves_behind_a_start_leaves_the_own_seat(house: House) -> None:
    """The seats move up when a game starts: a number that was right before may be somebody else's."""
    host = await house.host()
    guest = await house.guest(host.code, "Bo")
    third = await house.guest(host.code, "Cleo")
    table = house.room(host.code)
    async with table.gathering._one_at_a_time:
        leaving = asyncio.create_task(
            house.session.delete(f"{house.base}/api/tables/{host.code}/seats", headers=bearer(third.token))
        )
        await asyncio.sleep(0.05)
        table.record.chairs[1], table.record.chairs[2] = table.record.chairs[2], table.record.chairs[1]
    assert (await leaving).status == 204
    assert [chair.name for chair in table.record.chairs[:3]] == ["Ada", "", "Bo"]
    await guest.drop()


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd", "nonsense"])
async def test_a_body_that_is_not_squeezed_as_it_says_is_no_defect(house: House, encoding: str) -> None:
    async with house.session.post(
        f"{house.base}/api/tables", data=b'{"name": "Ada"}', headers={"Content-Encoding": encoding, **JSON}
    ) as answer:
        assert answer.status == 415
        assert (await answer.json())["code"] == "unsupported_media_type"


@pytest.mark.parametrize(
    "sent",
    [
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\nContent-Encoding: gzip\r\n\r\nhalf",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nha",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api/rules HTTP/1.1\r\nHost: x\r\n\r\n" * 50,
        b"GET / HTTP/1.1\r\nHo",
    ],
)
async def test_whoever_hangs_up_leaves_no_trace_of_a_defect(
    house: House, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    caplog.set_level(logging.DEBUG)
    address = urlsplit(house.base)
    for is_rude in (False, True):
        _, writer = await asyncio.open_connection(address.hostname, address.port)
        writer.write(sent)
        await asyncio.sleep(0.05)
        writer.transport.abort() if is_rude else writer.close()
    await asyncio.sleep(0.1)
    assert (await house.get("/healthz"))[0] == 200
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
