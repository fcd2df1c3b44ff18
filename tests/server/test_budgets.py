"""Budgets that hold: they belong to the seat and the address, and are not renewed by connecting again."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
import segno

from tests.server.house import House, begin, finish
from tests.server.opened import counted, opened
from tests.server.raw import CLOSE, CONTINUED, FINAL, TEXT, RawClient, frame
from tumbledown.engine.commands import Prefer
from tumbledown.engine.journal import Journal
from tumbledown.lab.story import Story, tell
from tumbledown.server.addresses import Addresses, asker, network_of
from tumbledown.server.limits import Limits
from tumbledown.server.rest import replays
from tumbledown.server.rest.context import ADDRESSES, LOBBY
from tumbledown.server.wire import Do


# -------------------------------------------------------------------- who asks
@pytest.mark.parametrize(
    ("forwarded", "proxies", "found"),
    [
        ([], 0, "peer"),
        (["203.0.113.1"], 0, "peer"),
        (["203.0.113.1"], 1, "203.0.113.1"),
        (["198.51.100.9, 203.0.113.1"], 1, "203.0.113.1"),
        (["198.51.100.9", "203.0.113.1"], 1, "203.0.113.1"),
        (["198.51.100.9, 203.0.113.1", "10.0.0.1"], 2, "203.0.113.1"),
        (["203.0.113.1"], 2, "peer"),
        (["198.51.100.9,"], 1, "peer"),
    ],
)
def test_of_the_addresses_that_are_passed_on_only_our_proxies_are_believed(
    forwarded: list[str], proxies: int, found: str
) -> None:
    assert asker("peer", forwarded, proxies) == found


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a unix socket", "a unix socket"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_an_address_that_let_its_budgets_fill_up_is_forgotten() -> None:
    now = 0.0
    addresses = Addresses(Limits(), 0, lambda: now)
    addresses.of("203.0.113.7", []).requests.spend(now)
    addresses.forget_the_idle()
    assert len(addresses) == 1
    now = 10.0
    addresses.forget_the_idle()
    assert len(addresses) == 0


# -------------------------------------------------------------------- requests and codes
async def test_an_address_may_ask_so_much_and_is_told_when_to_ask_again(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(requests_per_s=1, requests_burst=5), proxies=1) as house:
        for said, status in [("203.0.113.1", 200)] * 5 + [("203.0.113.1", 429), ("203.0.113.2", 200)]:
            async with house.session.get(f"{house.base}/healthz", headers={"X-Forwarded-For": said}) as answer:
                assert answer.status == status
                assert ("Retry-After" in answer.headers) == (status == 429)
                assert answer.headers.get("Connection", "") == ("close" if status == 429 else "")


async def test_codes_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(misses_per_minute=3), proxies=1) as house:
        _, seat = await house.post("/api/tables", {"name": "Ada"})

        async def look(code: str, who: str) -> int:
            where = f"{house.base}/api/tables/{code}"
            async with house.session.get(where, headers={"X-Forwarded-For": who}) as answer:
                return answer.status

        assert [await look("AAAAAA", "203.0.113.1") for _ in range(4)] == [404, 404, 404, 429]
        assert await look(seat["code"], "203.0.113.1") == 429
        assert await look(seat["code"], "203.0.113.2") == 200


async def test_whoever_sits_at_a_table_finds_it_however_much_the_neighbour_guesses(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(misses_per_minute=1)) as house:
        host = await house.host()
        assert (await house.get("/api/tables/AAAAAA"))[0] == 404
        assert (await house.get("/api/tables/AAAAAB"))[0] == 429
        await host.drop()
        assert (await host.connect())["type"] == "welcome"


async def test_a_half_sent_request_is_cut(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumbledown.server.rest.handler.HEAD_S", 0.2)
    monkeypatch.setattr("tumbledown.server.rest.endpoint.BODY_S", 0.2)
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n"
    for sent, answer in ((b"", b""), (head, b""), (head + b"\r\nhalf", b"HTTP/1.1 408 ")):
        reader, writer = await asyncio.open_connection(house.server.host, house.server.port)
        writer.write(sent)
        async with asyncio.timeout(5):
            try:
                heard = await reader.read()
            except ConnectionError:
                heard = b""
        assert heard.startswith(answer)
        writer.close()


async def test_the_picture_of_a_code_is_drawn_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, make = [], segno.make

    def draw(*words: Any, **named: Any) -> segno.QRCode:
        drawn.append(words)
        return make(*words, **named)

    monkeypatch.setattr("segno.make", draw)
    _, seat = await house.post("/api/tables", {"name": "Ada"})
    for _ in range(3):
        async with house.session.get(f"{house.base}/api/tables/{seat['code']}/qr.svg") as answer:
            assert answer.status == 200
    assert len(drawn) == 1


# -------------------------------------------------------------------- sockets
async def test_spectators_never_take_a_player_s_place(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(spectators=3)) as house:
        host = await house.host()
        await host.drop()
        watching = [await house.spectator(host.code) for _ in range(4)]
        assert [each.goodbye for each in watching] == ["", "", "", "table_full"]
        assert (await host.connect())["type"] == "welcome"


async def test_whoever_stands_silent_at_the_door_does_not_block_it(house: House) -> None:
    host = await house.host()
    await host.drop()
    silent = [await RawClient.connect(house.base, host.code) for _ in range(40)]
    assert (await host.connect())["type"] == "welcome"
    assert await silent[0].until(CLOSE) is not None
    for each in silent:
        each.close()


async def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(sockets_per_address=2)) as house:
        host = await house.host()
        watching = await house.spectator(host.code)
        assert (await house.get(f"/api/tables/{host.code}/socket"))[0] == 429
        assert house.server.app[ADDRESSES].sockets == 2
        await host.drop()
        while house.server.app[ADDRESSES].sockets > 1:
            await asyncio.sleep(0.01)
        await host.connect()
        await watching.drop()


async def test_fragments_cost_what_they_weigh(tmp_path: Path) -> None:
    """A message of four thousand fragments is one message, but it is not light."""
    async with opened(tmp_path, Limits(bytes_per_s=1000, bytes_burst=100_000)) as house:
        host = await house.host()
        client = await RawClient.connect(house.base, host.code)
        ping = b'{"type":"ping","t":1}'.ljust(4000)
        pieces = [frame(TEXT if not n else CONTINUED, ping[n : n + 1], FINAL if n == 3999 else 0) for n in range(4000)]
        for _ in range(10):
            await client.send(b"".join(pieces))
        assert await client.until(CLOSE) is not None
        await host.drop()
        assert counted(house, "cut_total", why="too_much") == 1
        client.close()


async def test_a_connection_for_each_burst_gives_no_more_than_one(tmp_path: Path) -> None:
    limits = Limits(messages_per_s=1, burst=30, commands_per_s=1, commands_burst=20)
    async with opened(tmp_path, limits) as house:
        host = await house.host()
        await begin(host)
        play = house.room(host.code).table.play
        assert play is not None
        before, number = play.entries, 100
        for _ in range(4):
            await host.drop()
            await host.connect(fresh=False)
            for _ in range(20):
                number += 1
                await host.send(Do(number, Prefer(0, "auto_accept", number % 2 == 0)))
            await asyncio.sleep(0.1)
        changes = play.entries - before - 2 * 4  # each return is two entries: gone, and here again
        assert changes <= 22


# -------------------------------------------------------------------- exactly once, and too much at once
async def test_more_than_can_be_remembered_may_not_be_left_unanswered(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(burst=500, commands_burst=500)) as patient:
        host = await patient.host()
        await begin(host)
        room = patient.room(host.code)
        play = room.table.play
        assert play is not None
        told, play.broadcast.deliver = play.broadcast.deliver, lambda _: None
        numbers = range(1000, 1074)
        for number in numbers:
            await host.send(Do(number, Prefer(0, "auto_accept", number % 2 == 0)))
        refused = [await host.until("refused") for _ in range(74 - 32)]
        assert {each["refusal"]["code"] for each in refused} == {"too_many_unanswered"}
        play.broadcast.deliver = told
        entries = play.entries
        for number in numbers[:32]:
            await host.send(Do(number, Prefer(0, "auto_accept", number % 2 == 0)))
        await host.until("frame", re=1031)
        assert play.entries == entries


async def test_a_number_whose_answer_is_forgotten_is_not_done_again(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(burst=500, commands_burst=500)) as house:
        host = await house.host()
        await begin(host)
        for number in range(1000, 1080):
            await host.send(Do(number, Prefer(0, "auto_accept", number % 2 == 0)))
            await host.until("frame", re=number)
        await host.send(Do(1000, Prefer(0, "auto_accept", True)))
        assert (await host.until("refused", id=1000))["refusal"]["code"] == "too_old"


async def test_a_busy_server_turns_away_new_tables_first_and_then_spectators(house: House) -> None:
    host = await house.host()
    busyness = house.server.app[LOBBY].busyness

    def lag(*seconds: float) -> None:
        for each in seconds:
            busyness.note(each)

    lag(0.0, 9.0, 9.0)
    assert (await house.post("/api/tables", {"name": "Bo"}))[0] == 201
    lag(0.2, 0.2, 0.2)
    async with house.session.post(f"{house.base}/api/tables", json={"name": "Bo"}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (503, "server_busy")
        assert answer.headers["Retry-After"] == "5"
    assert (await house.spectator(host.code)).goodbye == ""
    lag(0.5, 0.5, 0.5)
    assert (await house.spectator(host.code)).goodbye == "server_busy"
    await host.drop()
    assert (await host.connect())["type"] == "welcome"


async def test_other_tables_go_on_while_a_long_game_wakes(tmp_path: Path) -> None:
    async with opened(
        tmp_path, Limits(burst=5000, commands_burst=5000, messages_per_s=5000, commands_per_s=5000)
    ) as house:
        host = await house.host()
        await begin(host)
        for number in range(1000, 2200):
            await host.send(Do(number, Prefer(0, "auto_accept", number % 2 == 0)))
            if number % 20 == 19:
                await host.until("frame", re=number)
        await host.drop()
        lobby = house.server.app[LOBBY]
        await lobby.store.flush()
        lobby.put_to_sleep(0.0)
        lobby.put_to_sleep(1e9)
        assert lobby.rooms == {}
        waking = asyncio.create_task(house.get(f"/api/tables/{host.code}"))
        longest, loop = 0.0, asyncio.get_running_loop()
        while not waking.done():
            began = loop.time()
            await asyncio.sleep(0)
            longest = max(longest, loop.time() - began)
        assert (await waking)[0] == 200
        assert longest < 0.1


# -------------------------------------------------------------------- finished games
class Reading:
    """Reads no game before it is told to, and counts the logs that were fetched for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.goes_on, self.logs = threading.Event(), 0
        monkeypatch.setattr(replays, "tell", self.tell)

    def tell(self, log: Journal) -> Story:
        assert self.goes_on.wait(10)
        return tell(log)

    def count_logs(self, house: House) -> None:
        store = house.server.app[LOBBY].store
        load = store.load_log

        async def counted_load(game: str, start: int = 0) -> list[tuple[int, bytes]]:
            found = await load(game, start)
            self.logs += 1
            return found

        store.load_log = counted_load  # type: ignore[method-assign]


async def asked_for_a_story(house: House, game: str, who: str) -> int:
    story = f"{house.base}/api/replays/{game}/story"
    async with house.session.get(story, headers={"X-Forwarded-For": who}) as answer:
        return answer.status


async def waiting_for_stories(house: House, number: int) -> None:
    while house.server.app[ADDRESSES].readings < number:
        await asyncio.sleep(0.01)


async def test_so_many_finished_games_wait_to_be_read_and_no_log_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, Limits(replays=4, replays_per_address=3), proxies=1) as house:
        host = await house.host()
        await begin(host)
        game = await finish(host)
        reading = Reading(monkeypatch)
        reading.count_logs(house)
        asked = [asyncio.create_task(asked_for_a_story(house, game, "203.0.113.1")) for _ in range(3)]
        await waiting_for_stories(house, 3)
        assert await asked_for_a_story(house, game, "203.0.113.1") == 429
        asked.append(asyncio.create_task(asked_for_a_story(house, game, "203.0.113.2")))
        await waiting_for_stories(house, 4)
        assert await asked_for_a_story(house, game, "203.0.113.3") == 503
        assert reading.logs <= 2, "one for each address whose turn it is"
        house.server.app[ADDRESSES].forget_the_idle()
        reading.goes_on.set()
        assert await asyncio.gather(*asked) == [200] * 4
        assert await asked_for_a_story(house, game, "203.0.113.1") == 200


async def test_nobody_waits_for_all_that_another_address_has_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, proxies=1) as house:
        host = await house.host()
        await begin(host)
        game = await finish(host)
        reading = Reading(monkeypatch)
        reading.count_logs(house)
        answered: list[str] = []

        async def ask(who: str) -> None:
            assert await asked_for_a_story(house, game, who) == 200
            answered.append(who)

        greedy = [asyncio.create_task(ask("203.0.113.1")) for _ in range(6)]
        await waiting_for_stories(house, 6)
        patient = asyncio.create_task(ask("203.0.113.2"))
        while reading.logs < 2:
            await asyncio.sleep(0.01)
        reading.goes_on.set()
        await asyncio.gather(*greedy, patient)
        assert answered.index("203.0.113.2") <= 2
