"""The life of a table beside its game: left and come back to, seeded, in a hurry, forgotten."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, begin
from tests.server.opened import opened
from tests.server.player import Player
from tumbledown.bots.pace import steady
from tumbledown.engine import journal
from tumbledown.engine.commands import Perform, Roll
from tumbledown.engine.fortune import commitment
from tumbledown.lab.verify import verify
from tumbledown.server.limits import Limits
from tumbledown.server.play import Play
from tumbledown.server.rest.context import LOBBY
from tumbledown.server.timekeeping import HastenedTimers


def play_of(house: House, player: Player) -> Play:
    play = house.room(player.code).table.play
    assert play is not None
    return play


async def until_phase(player: Player, wanted: str) -> None:
    while player.store["table"]["phase"] != wanted:
        await player.next()


async def gone(house: House, *players: Player) -> None:
    """They have hung up, and the table has noticed."""
    room, seats = house.room(players[0].code), {player.seat for player in players}
    for player in players:
        await player.drop()
    async with asyncio.timeout(5):
        while seats & {subscriber.seat for subscriber in room.table.subscribers}:
            await asyncio.sleep(0.001)


# -------------------------------------------------------------------- left by everybody
async def test_a_game_that_everybody_left_stands_still_at_once_and_goes_on_with_the_first_who_returns(
    house: House,
) -> None:
    host = await house.host()
    guest, watcher = await house.guest(host.code), await house.spectator(host.code)
    await begin(host, guest, watcher)
    play = play_of(house, host)
    await gone(house, guest)
    assert play.clock.is_running
    await gone(house, host)
    await until_phase(watcher, "paused")
    assert not play.clock.is_running
    stood = play.now
    await host.connect(fresh=False)
    await until_phase(host, "playing")
    assert play.clock.is_running
    assert stood <= play.now < stood + 2000
    assert (play.game.party.absent[0], play.game.party.absent[1] > 0) == (0, True)
    assert (await host.do(Roll(0)))["type"] == "frame"


async def test_bots_do_not_play_on_without_people(house: House) -> None:
    host = await house.host()
    await host.manage("add_bot")
    await begin(host)
    play = play_of(house, host)
    play.bots[1].mind.pace.level = steady(10)
    await gone(house, host)
    entries = play.entries
    await asyncio.sleep(0.1)
    assert play.entries == entries
    await host.connect(fresh=False)
    async with asyncio.timeout(5):
        while not play.game.party.throws[1]:
            await host.next()


async def test_a_trouble_that_ends_while_nobody_is_here_sets_nothing_going(house: House) -> None:
    host = await house.host()
    await begin(host)
    lobby, play = house.server.app[LOBBY], play_of(house, host)
    lobby.suffer("disk_full")
    await gone(house, host)
    lobby.recover()
    assert not play.clock.is_running
    await host.connect(fresh=False)
    assert play.clock.is_running


async def test_a_pause_of_the_host_outlasts_everybodys_absence(house: House) -> None:
    host = await house.host()
    await begin(host)
    await host.manage("pause")
    await until_phase(host, "paused")
    await gone(house, host)
    await host.connect(fresh=False)
    assert host.store["table"]["phase"] == "paused"
    await host.manage("resume")
    await until_phase(host, "playing")


# -------------------------------------------------------------------- seeds
async def outcome(house: House, seed: str) -> tuple[Any, ...]:
    """How the temple is laid out, and the first throw."""
    _, seat = await house.post("/api/tables", {"name": "Ada", "seed": seed})
    host = Player(house.session, house.base, seat["code"], seat["token"])
    await host.connect()
    await begin(host)
    temple = {key: value for key, value in host.store.items() if key.startswith("chamber:")}
    return temple, (await host.do(Roll(0)))["events"][0]["faces"]


async def test_the_same_seed_makes_the_same_game_and_none_leaves_it_to_chance(house: House) -> None:
    assert await outcome(house, "a fine day") == await outcome(house, "  a fine  day ")
    assert await outcome(house, "a fine day") != await outcome(house, "another day")
    assert len({str(await outcome(house, "")) for _ in range(3)}) > 1


async def test_a_seed_is_told_by_its_digest_and_only_at_the_end_itself(house: House) -> None:
    host = await house.host()
    assert "seeded" not in host.store["table"]
    await host.manage("seed", seed="open sesame")
    while not host.store["table"].get("seeded"):
        await host.next()
    await begin(host)
    assert host.store["table"]["seal"] == commitment("open sesame")
    await host.do(Perform(0, "give_up"))
    await until_phase(host, "over")
    assert not [message for message in host.messages if "sesame" in str(message)]
    [replay] = (await house.get(f"/api/tables/{host.code}/replays"))[1]
    async with house.session.get(f"{house.base}/api/replays/{replay['game']}") as answer:
        log = journal.read((await answer.read()).splitlines(keepends=True))
    assert log.footer is not None
    assert (log.footer.seed, log.header.seal) == ("open sesame", commitment("open sesame"))
    assert verify(log).fair


async def test_the_seed_stays_until_the_host_takes_it_back(house: House) -> None:
    host = await house.host()
    await host.manage("seed", seed="7")
    seeds = []
    for _ in range(2):
        await begin(host)
        seeds.append(play_of(house, host).game.fortune.seed)
        await host.do(Perform(0, "give_up"))
        await until_phase(host, "over")
    await host.manage("seed")
    while host.store["table"].get("seeded"):
        await host.next()
    await begin(host)
    assert seeds == ["7", "7"]
    assert len(play_of(house, host).game.fortune.seed) == 32


@pytest.mark.parametrize("seed", ["x" * 65, "a\u0000b", "a\u200bb"])
async def test_a_seed_that_nobody_could_type_is_refused(house: House, seed: str) -> None:
    status, problem = await house.post("/api/tables", {"name": "Ada", "seed": seed})
    assert (status, problem["code"]) == (400, "bad_seed")
    host = await house.host()
    await host.manage("seed", seed=seed)
    assert (await host.until("refused"))["refusal"]["code"] == "bad_seed"


async def test_a_seed_is_not_changed_in_the_middle_of_a_game(house: House) -> None:
    host = await house.host()
    await begin(host)
    await host.manage("seed", seed="7")
    assert (await host.until("refused"))["refusal"]["code"] == "not_now"


# -------------------------------------------------------------------- in a hurry
class Steps:
    """A loop whose time the test sets."""

    def __init__(self) -> None:
        self.now = 100.0
        self.delays: list[float] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: object) -> "Steps":
        self.delays.append(delay)
        return self

    def cancel(self) -> None: ...


def test_hastened_time_runs_so_many_times_as_fast_and_alarms_come_so_many_times_as_soon() -> None:
    loop = Steps()
    hastened = HastenedTimers(loop, 20)
    began = hastened.time()
    loop.now += 1.5
    assert hastened.time() - began == pytest.approx(30.0)
    hastened.call_later(10.0, print)
    assert loop.delays == [0.5]


async def test_a_whole_game_in_a_hurry_keeps_to_its_own_time(tmp_path: Path) -> None:
    async with opened(tmp_path, clock_rate=1000, intro_ms=4000) as house:
        host = await house.host(roll_ms=1000)
        await host.manage("add_bot")
        began = time.monotonic()
        await host.manage("start")
        while host.store.get("clock", {}).get("phase") != 2:
            await host.next()
        assert time.monotonic() - began < 5
        assert host.store["table"]["rate"] == 1000
        ended = [m["t"] for m in host.messages if any(e["type"] == "GameEnded" for e in m.get("events", []))]
        assert ended == [600_000]
        throws = [m["t"] for m in host.messages for e in m.get("events", []) if e["type"] == "DiceRolled"]
        assert len(throws) > 1
        assert all(later - sooner >= 1000 for sooner, later in pairwise(throws))


async def test_a_usual_server_says_nothing_of_its_rate(house: House) -> None:
    host = await house.host()
    assert "rate" not in host.store["table"]


# -------------------------------------------------------------------- forgotten
async def test_a_table_at_which_nobody_ever_played_is_forgotten_after_a_while(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(unplayed_days=3)) as house:
        lobby = house.server.app[LOBBY]
        unwanted, played, awake = await house.host(), await house.host(), await house.host()
        await begin(played)
        for player in (unwanted, played):
            await gone(house, player)
            while house.room(player.code).connections:
                await asyncio.sleep(0.001)
        lobby.put_to_sleep(0.0)
        lobby.put_to_sleep(10_000.0)
        assert list(lobby.rooms) == [awake.code]
        day = 24 * 60 * 60
        for days, statuses in ((2.9, [200, 200, 200]), (3.1, [404, 200, 200])):
            await lobby.clear_out(time.time() + days * day)
            found = [(await house.get(f"/api/tables/{p.code}"))[0] for p in (unwanted, played, awake)]
            assert found == statuses
            assert await lobby.store.load_table(awake.code) is not None
            lobby.put_to_sleep(20_000.0 + days)
            lobby.put_to_sleep(30_000.0 + days)


async def test_a_game_that_another_version_wrote_is_not_misread(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby, host = house.server.app[LOBBY], await house.host()
    await begin(host)
    game = house.room(host.code).record.game
    await gone(house, host)
    while house.room(host.code).connections:
        await asyncio.sleep(0.001)
    lobby.put_to_sleep(0.0)
    lobby.put_to_sleep(10_000.0)
    assert not lobby.rooms
    monkeypatch.setattr(journal, "FORMAT", journal.FORMAT + 1)
    assert (await house.get(f"/api/tables/{host.code}"))[0] == 200
    assert house.room(host.code).record.phase == "gathering"
    assert house.room(host.code).table.play is None
    assert await lobby.store.load_log(game), "it is still there for whoever can read it"
