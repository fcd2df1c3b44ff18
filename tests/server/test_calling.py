"""From the start to the opening call: the temple lies there, time runs up to 0:00, and nobody acts before."""

import asyncio
from pathlib import Path

import pytest

from tests.scenario import Scenario
from tests.server.faketime import Hall
from tests.server.house import House, begin
from tests.server.opened import opened
from tests.server.player import Player
from tumbledown.bots.pace import STEADY
from tumbledown.engine.commands import Prefer, Roll
from tumbledown.engine.structs import Settings
from tumbledown.server.gathering import HOST_GRACE_S
from tumbledown.server.rest.context import LOBBY

LONG_MS = 60_000


async def phase(player: Player, wanted: str) -> None:
    while player.store["table"]["phase"] != wanted:
        await player.next()


async def called(host: Player, *others: Player) -> None:
    await host.manage("start")
    for player in (host, *others):
        await phase(player, "calling")


async def time_of(player: Player) -> int:
    await player.send({"type": "ping", "t": 0.0})
    return int((await player.until("pong"))["now"])


# -------------------------------------------------------------------- the time before
def hall_before_the_call(intro_ms: int = 4000, bots: int = 0) -> Hall:
    hall = Hall(Scenario.dealt(Settings(players=2), "7"))
    for seat in range(bots):
        hall.play.seat_bot(seat, STEADY)
    hall.play.await_call(intro_ms)
    hall.play.go()
    return hall


@pytest.mark.rule("base.clock.start")
def test_the_call_is_at_zero_however_late_the_loop_is_and_nobody_acts_before() -> None:
    hall = hall_before_the_call()
    assert hall.play.now == -4000
    hall.waits_until(-1)
    hall.asks(Roll(0))
    assert (hall.answers, hall.commands) == (["not_started"], [])
    hall.timers.seconds += 0.3
    hall.timers.wait(0)
    assert hall.commands == [(0, "Start")]
    assert hall.play.game.offset == 0
    hall.asks(Roll(0))
    assert hall.answers[1:] == ["done"]


def test_a_call_without_an_introduction_comes_at_once() -> None:
    hall = hall_before_the_call(0)
    hall.timers.wait(0)
    assert hall.commands == [(0, "Start")]


def test_bots_wait_for_the_call_too() -> None:
    hall = hall_before_the_call(4000, bots=2)
    hall.waits_until(-1)
    assert hall.commands == []
    hall.waits_until(1300)
    assert [at for at, _ in hall.commands] == [0, 600, 1200]


def test_a_switch_may_be_set_before_the_call_and_does_not_move_it() -> None:
    hall = hall_before_the_call()
    hall.waits_until(-2000)
    hall.asks(Prefer(0, "auto_accept", True))
    hall.waits_until(10)
    assert hall.answers == ["done"]
    assert hall.commands == [(0, "Prefer"), (0, "Start")]


# -------------------------------------------------------------------- over the line
async def test_everybody_sees_the_temple_hears_the_time_and_waits(tmp_path: Path) -> None:
    async with opened(tmp_path, intro_ms=400) as house:
        host = await house.host()
        guest, watcher = await house.guest(host.code), await house.spectator(host.code)
        await called(host, guest, watcher)
        welcome = next(each for each in reversed(guest.messages) if each["type"] == "welcome")
        assert -400 <= welcome["now"] < 0
        assert welcome["options"] == []
        assert guest.prices
        assert [key for key in guest.store if key.startswith("chamber:")]
        assert (await guest.do(Roll(1)))["refusal"]["code"] == "not_started"
        assert -400 <= await time_of(guest) < 0
        await begin_heard(host, guest, watcher)
        assert 0 <= await time_of(guest) < 5000
        assert (await guest.do(Roll(1)))["type"] == "frame"


async def begin_heard(*players: Player) -> None:
    for player in players:
        await phase(player, "playing")
        assert player.store["clock"]["phase"] == 1


async def test_somebody_alone_waits_a_quarter(tmp_path: Path) -> None:
    async with opened(tmp_path, intro_ms=LONG_MS) as house:
        host = await house.host()
        await host.manage("add_bot")
        await called(host)
        assert -LONG_MS // 4 <= await time_of(host) < -LONG_MS // 4 + 5000


async def test_whoever_comes_back_before_the_call_hears_how_long_it_is(tmp_path: Path) -> None:
    async with opened(tmp_path, intro_ms=LONG_MS) as house:
        host = await house.host()
        guest = await house.guest(host.code)
        await called(host, guest)
        await guest.drop()
        welcome = await guest.connect()
        assert welcome["set"]["table"]["phase"] == "calling"
        assert -LONG_MS < welcome["now"] < -LONG_MS + 5000
        assert abs(await time_of(host) - welcome["now"]) < 2000


async def test_a_game_that_everybody_left_before_the_call_is_called_again(tmp_path: Path) -> None:
    async with opened(tmp_path, intro_ms=LONG_MS) as house:
        host = await house.host()
        await called(host)
        play = house.room(host.code).table.play
        assert play is not None
        await host.drop()
        while house.room(host.code).table.subscribers:
            await asyncio.sleep(0.001)
        assert not play.clock.is_running
        play.await_call(10)
        welcome = await host.connect()
        assert welcome["set"]["table"]["phase"] == "calling"
        assert -LONG_MS // 4 <= welcome["now"] < -LONG_MS // 4 + 5000


async def test_the_host_may_stop_the_call_and_start_again(tmp_path: Path) -> None:
    async with opened(tmp_path, intro_ms=LONG_MS) as house:
        host = await house.host()
        guest = await house.guest(host.code)
        await guest.send({"type": "ready"})
        await called(host, guest)
        game = guest.game
        await guest.manage("stop_call")
        assert (await guest.until("refused"))["refusal"]["code"] == "host_only"
        await host.manage("stop_call")
        for player in (host, guest):
            await phase(player, "gathering")
            assert (player.game, player.n, set(player.store), player.prices) == ("", -1, {"table"}, [])
        assert [chair["ready"] for chair in host.store["table"]["chairs"][:2]] == [False, False]
        assert await house.server.app[LOBBY].store.load_game(game) is None
        assert (await guest.do(Roll(1)))["refusal"]["code"] == "not_started"
        await called(host, guest)
        assert guest.game not in ("", game)


async def test_only_a_call_can_be_stopped(house: House) -> None:
    host = await house.host()
    await host.manage("stop_call")
    assert (await host.until("refused"))["refusal"]["code"] == "not_now"
    await begin(host)
    await host.manage("stop_call")
    assert (await host.until("refused"))["refusal"]["code"] == "not_now"


async def test_a_call_is_not_paused_nor_started_twice_nor_joined(tmp_path: Path) -> None:
    async with opened(tmp_path, intro_ms=LONG_MS) as house:
        host = await house.host()
        await called(host)
        for what in ("pause", "resume", "start", "add_bot", "settings"):
            await host.manage(what, settings={})
            assert (await host.until("refused"))["refusal"]["code"] == "not_now"
        status, problem = await house.post(f"/api/tables/{host.code}/seats", {"name": "Bo"})
        assert (status, problem["code"], problem["detail"]) == (409, "not_now", "calling")


# -------------------------------------------------------------------- everybody is ready
async def test_when_everybody_is_ready_the_call_begins_by_itself(tmp_path: Path) -> None:
    async with opened(tmp_path, intro_ms=LONG_MS) as house:
        host = await house.host()
        guest = await house.guest(host.code)
        await host.manage("add_bot")
        await host.send({"type": "ready"})
        while not guest.store["table"]["chairs"][0]["ready"]:
            await guest.next()
        assert guest.store["table"]["phase"] == "gathering"
        await guest.send({"type": "ready"})
        await phase(guest, "calling")
        await phase(host, "calling")
        assert len([key for key in host.store if key.startswith("seat:")]) == 3


async def test_whoever_is_ready_no_more_or_leaves_the_line_is_waited_for(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await host.send({"type": "ready"})
    await host.send({"type": "ready", "on": False})
    await guest.send({"type": "ready"})
    while not host.store["table"]["chairs"][1]["ready"]:
        await host.next()
    await guest.drop()
    while host.store["table"]["chairs"][1]["present"]:
        await host.next()
    assert not host.store["table"]["chairs"][1]["ready"]
    await host.send({"type": "ready"})
    while not host.store["table"]["chairs"][0]["ready"]:
        await host.next()
    assert host.store["table"]["phase"] == "gathering"
    await guest.connect()
    await guest.send({"type": "ready"})
    await phase(guest, "playing")


async def test_nobody_is_ready_in_the_middle_of_a_game(house: House) -> None:
    host = await house.host()
    await begin(host)
    await host.send({"type": "ready"})
    assert (await host.until("refused", id=-1))["refusal"]["code"] == "not_now"


# -------------------------------------------------------------------- a host who stays away
async def test_a_host_who_stays_away_loses_the_table_to_somebody_who_is_here(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert HOST_GRACE_S == 15
    monkeypatch.setattr("tumbledown.server.gathering.HOST_GRACE_S", 0.05)
    host = await house.host()
    guest = await house.guest(host.code)
    await host.drop()
    while guest.store["table"]["host"] != 1:
        await guest.next()
    await host.connect()
    await host.manage("start")
    assert (await host.until("refused"))["refusal"]["code"] == "host_only"
    await begin(guest, host)


async def test_a_host_who_comes_back_in_time_stays_the_host(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumbledown.server.gathering.HOST_GRACE_S", 0.2)
    guest = await house.host()
    host = await house.guest(guest.code)
    await guest.manage("host", seat=1)
    while guest.store["table"]["host"] != 1:
        await guest.next()
    await host.drop()
    while guest.store["table"]["chairs"][1]["present"]:
        await guest.next()
    await host.connect()
    await asyncio.sleep(0.4)
    assert house.room(host.code).record.host == 1
