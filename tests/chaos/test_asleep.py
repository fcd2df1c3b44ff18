"""A table at which nobody is any more is put to sleep, and its code wakes it with the game where it stood."""

import asyncio
from pathlib import Path

from aiohttp import ClientSession

from tests.chaos.kept import Database
from tests.chaos.party import Party, living, take_seats
from tests.chaos.process import ServerProcess
from tests.chaos.test_twice import house_at
from tests.server.house import House, begin
from tests.server.player import Player
from tumbledown.engine.commands import Prefer, Roll
from tumbledown.engine.snapshot import state_hash
from tumbledown.server.rest.context import LOBBY


async def leave(house: House, player: Player) -> None:
    room = house.room(player.code)
    await player.drop()
    async with asyncio.timeout(5):
        while room.connections or (room.table.play is not None and room.table.play.broadcast.is_waiting):
            await asyncio.sleep(0.01)


async def test_only_a_table_without_anybody_falls_asleep(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host, watcher = await house.host(), await house.host()
        lobby = house.server.app[LOBBY]
        await leave(house, host)
        for seconds in (100.0, 100.0 + lobby.limits.sleep_after_s):
            lobby.put_to_sleep(seconds)
            assert host.code in lobby.rooms
        lobby.put_to_sleep(101.0 + lobby.limits.sleep_after_s)
        assert list(lobby.rooms) == [watcher.code]


async def test_whoever_has_the_code_wakes_the_table_with_its_game(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        assert (await host.do(Roll(0)))["type"] == "frame"
        await leave(house, host)
        lobby, room = house.server.app[LOBBY], house.room(host.code)
        lobby.put_to_sleep(0.0)
        lobby.put_to_sleep(10_000.0)
        assert not lobby.rooms
        status, found = await house.get(f"/api/tables/{host.code}")
        assert (status, found["table"]["phase"]) == (200, "paused")
        woken = house.room(host.code).table.play
        assert room.table.play is not None
        assert woken is not None
        assert woken is not room.table.play
        assert state_hash(woken.game) == state_hash(room.table.play.game)
        assert woken.now == room.table.play.game.now
        await host.connect(fresh=False)
        assert (await host.do(Prefer(0, "auto_accept", True)))["type"] == "frame"


async def test_a_table_sleeps_and_is_woken_for_real(sqlite_url: str, tmp_path: Path, session: ClientSession) -> None:
    database = Database(sqlite_url)
    async with ServerProcess(sqlite_url, tmp_path / "notes", "--sleep-after-s", "1") as server:
        party = Party(await take_seats(session, server.base, 2, "asleep"))
        async with living(party):
            await party.begin()
            await party.each(lambda player: len(player.done) > 3)
        async with asyncio.timeout(20):
            while await awake(session, server):
                await asyncio.sleep(0.1)
        before = database.game(party.game)
        async with living(party):
            done = {player: len(player.done) for player in party.players}
            await party.each(lambda player: len(player.done) > done[player] + 3)
            after = await party.settle(database)
            party.check(after)
        assert after.entries[: len(before.entries)] == before.entries
        assert after.entries[len(before.entries)].at == before.entries[-1].at
    database.close()


async def awake(session: ClientSession, server: ServerProcess) -> int:
    async with session.get(f"{server.base}/metrics") as answer:
        [line] = [line for line in (await answer.text()).splitlines() if line.startswith("tumbledown_tables ")]
    return int(float(line.split()[1]))
