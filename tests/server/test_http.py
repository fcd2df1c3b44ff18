"""The HTTP side: tables, seats, replays, facts and health."""

import asyncio
import logging
from pathlib import Path

import pytest
from aiohttp import web

from tests.server.house import JSON, House, begin
from tests.server.opened import opened
from tumbledown.engine import journal
from tumbledown.engine.commands import Perform, Roll
from tumbledown.expansions import names
from tumbledown.lab.verify import verify
from tumbledown.rulebook.catalogue import chapters
from tumbledown.server import seating
from tumbledown.server.config import Config
from tumbledown.server.headers import HEADERS
from tumbledown.server.limits import Limits
from tumbledown.server.rest.context import LOBBY
from tumbledown.server.rest.handler import Runner
from tumbledown.server.run import make_app
from tumbledown.server.timekeeping import TableClock


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


# -------------------------------------------------------------------- tables and seats
@pytest.mark.parametrize(
    ("settings", "hint"),
    [
        ({"players": 6}, "6 players: these chapters seat 1 to 5"),
        ({"players": 0}, "seat 1 to 5"),
        ({"modules": ["no_such_chapter"]}, "no module 'no_such_chapter'"),
        ({"difficulty": "lazy"}, "difficulty 'lazy': not one of normal"),
        ({"soundtrack": "polka"}, "soundtrack 'polka': not one of"),
        ({"roll_ms": 0}, "at least 1 ms"),
        ({"roll_ms": 10**30}, "at most 60000 ms"),
        ({"players": 2, "colours": [1, 1]}, "every player needs a different one"),
    ],
)
async def test_settings_that_cannot_be_played_are_refused_with_the_reason(
    house: House, settings: dict[str, object], hint: str
) -> None:
    status, problem = await house.post("/api/tables", {"name": "Ada", "settings": settings})
    assert (status, problem["code"]) == (400, "bad_settings")
    assert hint in problem["detail"]
    assert not house.server.app[LOBBY].rooms


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b'{"name":1}',
        b'{"name":"A","x":1}',
        b'{"name":"\xff"}',
        b"[" * 5000,
        b'{"name":"\\ud800"}',
    ],
)
async def test_a_body_that_is_none_is_a_named_problem(house: House, body: bytes) -> None:
    async with house.session.post(f"{house.base}/api/tables", data=body, headers=JSON) as answer:
        assert answer.status == 400
        assert (await answer.json())["code"] == "malformed"


async def test_a_sixth_chair_stands_only_where_the_chapters_allow_it(house: House) -> None:
    host = await house.host(modules=["sixth_adventurer"])
    assert len(host.store["table"]["chairs"]) == 6
    await host.manage("settings", settings={})
    while len(host.store["table"]["chairs"]) != 5:
        await host.next()
    for name in ("Bo", "Cleo", "Dario", "Esme"):
        await house.guest(host.code, name)
    status, problem = await house.post(f"/api/tables/{host.code}/seats", {"name": "Finn"})
    assert (status, problem["code"]) == (409, "table_full")


async def test_no_chair_is_taken_from_under_anybody(house: House) -> None:
    host = await house.host(modules=["sixth_adventurer"])
    for name in ("Bo", "Cleo", "Dario", "Esme", "Finn"):
        await house.guest(host.code, name)
    await host.manage("settings", settings={})
    assert (await host.until("refused"))["refusal"]["code"] == "too_many_seated"
    assert len(house.room(host.code).record.chairs) == 6


async def test_a_colour_that_is_not_in_the_box_is_not_given(house: House) -> None:
    status, seat = await house.post("/api/tables", {"name": "Ada", "colour": 99})
    assert status == 201
    assert house.room(seat["code"]).record.chairs[0].colour == 0
    _, other = await house.post(f"/api/tables/{seat['code']}/seats", {"name": "Bo", "colour": 3})
    assert house.room(seat["code"]).record.chairs[other["seat"]].colour == 3


async def test_a_colour_goes_with_the_sixth_chair(house: House) -> None:
    _, seat = await house.post(
        "/api/tables", {"name": "Ada", "colour": 5, "settings": {"modules": ["sixth_adventurer"]}}
    )
    room = house.room(seat["code"])
    assert room.record.chairs[0].colour == 5
    seating.arrange(room.table, 5)
    assert room.record.chairs[0].colour < 5


async def test_a_seat_is_left_and_can_be_taken_again(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    where = f"{house.base}/api/tables/{host.code}/seats"
    async with house.session.delete(where, headers=bearer(guest.token)) as answer:
        assert answer.status == 204
    assert house.room(host.code).record.chairs[1].kind == "nobody"
    async with house.session.delete(where, headers=bearer(guest.token)) as answer:
        assert answer.status == 403
    _, seat = await house.post(f"/api/tables/{host.code}/seats", {"name": "Cleo"})
    assert seat["seat"] == 1
    assert seat["token"] != guest.token


@pytest.mark.parametrize("code", ["AAAAAA", "nope", "%00%00%00%00%00%00", "I1O0LL", "%ED%A0%80", "A" * 500])
async def test_a_table_that_is_not_there_is_said_to_be_missing(house: House, code: str) -> None:
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/replays", f"/api/tables/{code}/socket"):
        status, problem = await house.get(path)
        assert (status, problem["code"]) == (404, "no_such_table")


async def test_no_seat_is_taken_while_a_game_is_played(house: House) -> None:
    host = await house.host()
    await begin(host)
    status, problem = await house.post(f"/api/tables/{host.code}/seats", {"name": "Bo"})
    assert (status, problem["code"], problem["detail"]) == (409, "not_now", "playing")


async def test_a_table_is_started_once_however_often_the_host_says_so(house: House) -> None:
    host = await house.host()
    for _ in range(3):
        await host.manage("start")
    for _ in range(2):
        assert (await host.until("refused"))["refusal"]["code"] == "not_now"
    assert house.room(host.code).record.games == 1


# -------------------------------------------------------------------- replays
async def test_a_finished_game_is_kept_and_every_throw_of_it_can_be_verified(house: House) -> None:
    host = await house.host()
    await begin(host)
    assert (await house.get(f"/api/tables/{host.code}/replays"))[1] == []
    await host.do(Perform(0, "give_up"))
    while host.store["table"]["phase"] != "over":
        await host.next()
    [replay] = (await house.get(f"/api/tables/{host.code}/replays"))[1]
    assert (replay["number"], replay["finished"]) == (1, True)
    async with house.session.get(f"{house.base}/api/replays/{replay['game']}") as answer:
        assert answer.content_type == "application/x-ndjson"
        log = await answer.read()
    report = verify(journal.read(log.splitlines(keepends=True)))
    assert report.fair, report.faults
    assert report.checked.commands >= 2


async def test_a_game_that_is_still_played_is_no_replay(house: House) -> None:
    """Its log would tell the seed."""
    host = await house.host()
    await begin(host)
    for game in (house.room(host.code).record.game, "0" * 16, "nope", "%00"):
        status, problem = await house.get(f"/api/replays/{game}")
        assert (status, problem["code"]) == (404, "no_such_game")


# -------------------------------------------------------------------- facts and health
async def test_the_modules_say_what_they_need(house: House) -> None:
    status, modules = await house.get("/api/modules")
    assert status == 200
    assert [module["name"] for module in modules] == names()
    sixth = next(module for module in modules if module["name"] == "sixth_adventurer")
    assert sixth["requires"] == ["base"]
    assert sixth["seats"] == 6
    assert sixth["title"] == chapters()["sixth_adventurer"].title


async def test_the_rules_are_told_by_chapter(house: House) -> None:
    _, rules = await house.get("/api/rules")
    assert list(rules) == list(chapters())
    assert rules["base"]["rules"][0]["id"].startswith("base.")


async def test_a_healthy_server_says_so(house: House) -> None:
    assert await house.get("/healthz") == (200, {"ok": True})
    assert await house.get("/readyz") == (200, {"ok": True})


async def test_a_server_without_its_database_lives_but_is_not_ready(house: House) -> None:
    await house.server.app[LOBBY].store.close()
    assert (await house.get("/healthz"))[0] == 200
    assert await house.get("/readyz") == (503, {"code": "not_ready", "detail": ""})
    status, problem = await house.get("/api/tables/AAAAAA")
    assert (status, problem["code"]) == (503, "trouble")


async def test_a_server_in_trouble_makes_no_tables_and_says_why(house: House) -> None:
    host = await house.host()
    house.server.app[LOBBY].suffer("disk_full")
    for path in ("/api/tables", f"/api/tables/{host.code}/seats"):
        assert await house.post(path, {"name": "Bo"}) == (503, {"code": "trouble", "detail": "disk_full"})
    house.server.app[LOBBY].recover()
    assert (await house.post("/api/tables", {"name": "Bo"}))[0] == 201


# -------------------------------------------------------------------- every answer
@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere", 404, "not_found"),
        ("GET", "/api/../../etc/passwd", 404, "not_found"),
        ("GET", "/api/tables", 405, "method_not_allowed"),
        ("PUT", "/healthz", 405, "method_not_allowed"),
        ("POST", "/api/tables", 413, "request_entity_too_large"),
        ("GET", "/healthz", 200, None),
    ],
)
async def test_every_answer_is_json_with_the_headers_of_safety(
    house: House, method: str, path: str, status: int, code: str | None
) -> None:
    body = b"x" * 20_000 if status == 413 else None
    async with house.session.request(method, house.base + path, data=body, headers=JSON) as answer:
        assert answer.status == status
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert (await answer.json()).get("code") == code
        assert ("Allow" in answer.headers) == (status == 405)


async def test_the_line_is_opened_with_the_headers_of_safety(house: House) -> None:
    host = await house.host()
    async with house.session.ws_connect(f"{house.base}/api/tables/{host.code}/socket") as line:
        headers = line._response.headers
        assert {name: headers[name] for name in HEADERS} == HEADERS


async def test_a_defect_shows_nothing_of_itself(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(code: str) -> None:
        raise ZeroDivisionError("secret of the house")

    monkeypatch.setattr(house.server.app[LOBBY], "find", fail)
    assert await house.get("/api/tables/AAAAAA") == (500, {"code": "internal", "detail": ""})
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == ["a request failed"]


async def test_whoever_hangs_up_within_a_request_harms_nobody(house: House, caplog: pytest.LogCaptureFixture) -> None:
    for length in (b"100", b"99999999"):
        reader, writer = await asyncio.open_connection(house.server.host, house.server.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: " + length + b'\r\n\r\n{"name":')
        writer.write_eof()
        await asyncio.wait_for(reader.read(), 30)
        writer.close()
        await writer.wait_closed()
    assert (await house.get("/healthz"))[0] == 200
    assert not house.server.app[LOBBY].rooms
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize(
    "words",
    [
        b"\x16\x03\x01\x02\x00secret\r\n\r\n",
        b"secret / HTTP/9.9\r\n\r\n",
        b"GET /secret" + b"a" * 10_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nsecret secret\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nsecret\r\n",
    ],
)
async def test_whoever_does_not_speak_http_is_told_so_and_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, words: bytes
) -> None:
    runner = Runner(make_app(Config(database=f"sqlite:///{tmp_path}/tables.db")))
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    reader, writer = await asyncio.open_connection("127.0.0.1", runner.addresses[0][1])
    writer.write(words)
    head, _, body = (await asyncio.wait_for(reader.read(), 30)).partition(b"\r\n\r\n")
    writer.close()
    await runner.cleanup()
    assert head.startswith(b"HTTP/1.0 400 ")
    assert body == b'{"code":"bad_request","detail":""}'
    assert {name: value for name, value in HEADERS.items() if f"{name}: {value}".encode() in head} == HEADERS
    assert b"aiohttp" not in head
    assert b"Python" not in head
    assert "secret" not in caplog.text


@pytest.mark.parametrize("name", ["Sec-WebSocket-Key", "Sec-WebSocket-Version", "Upgrade", "X-Whatever"])
async def test_bytes_in_a_head_that_are_no_text_are_refused(house: House, name: str) -> None:
    host = await house.host()
    lines = {"Upgrade": b"websocket", "Connection": b"Upgrade", "Sec-WebSocket-Version": b"13", name: b"13\xe6"}
    head = b"".join(key.encode() + b": " + value + b"\r\n" for key, value in lines.items())
    reader, writer = await asyncio.open_connection(house.server.host, house.server.port)
    writer.write(f"GET /api/tables/{host.code}/socket HTTP/1.1\r\nHost: x\r\n".encode() + head + b"\r\n")
    answer = await asyncio.wait_for(reader.readuntil(b"}"), 30)
    writer.close()
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"malformed"' in answer


# -------------------------------------------------------------------- origins
async def test_a_page_of_another_origin_cannot_open_the_line(tmp_path: Path) -> None:
    async with opened(tmp_path, origins=("https://friend.example",)) as house:
        host = await house.host()
        where = f"{house.base}/api/tables/{host.code}/socket"
        for origin in ("https://evil.example", "null", f"{house.base}.evil.example", "https://friend.example.evil"):
            async with house.session.get(where, headers={"Origin": origin}) as answer:
                assert (answer.status, (await answer.json())["code"]) == (403, "bad_origin")
        for origin in (house.base, "https://friend.example"):
            async with house.session.ws_connect(where, headers={"Origin": origin}) as line:
                assert not line.closed


async def test_only_a_known_proxy_speaks_for_others(tmp_path: Path) -> None:
    limits = Limits(tables_per_address=1)
    for proxies, second in ((0, 429), (1, 201)):
        (tmp_path / str(proxies)).mkdir()
        async with opened(tmp_path / str(proxies), limits, proxies=proxies) as house:
            statuses = []
            for said in ("198.51.100.1", "198.51.100.2", "198.51.100.7, 198.51.100.2"):
                headers = {"X-Forwarded-For": said, **JSON}
                async with house.session.post(f"{house.base}/api/tables", data=b'{"name":"A"}', headers=headers) as got:
                    statuses.append(got.status)
            assert statuses == [201, second, 429]


async def test_what_is_asked_after_the_end_does_not_make_a_game_unfair(house: House) -> None:
    """The footer has the hash of the last state; a refused command would have moved its time on."""
    host = await house.host()
    await begin(host)
    play = house.room(host.code).table.play
    assert play is not None
    await host.do(Perform(0, "give_up"))
    ended_at = play.game.now
    play.clock.stop(0.0)
    play.clock = TableClock(ended_at + 5000)
    assert (await host.do(Roll(0)))["refusal"]["code"] == "game_over"
    assert play.game.now == ended_at
