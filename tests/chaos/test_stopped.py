"""A server that is asked to stop: what is under way is finished, everybody is told, and another process goes on."""

import asyncio
import sqlite3
from pathlib import Path

from aiohttp import ClientSession

from tests.chaos.kept import Database, check_commands
from tests.chaos.party import Party, living, take_seats
from tests.chaos.process import ServerProcess
from tests.chaos.test_twice import house_at
from tests.server.house import begin
from tumbledown.engine.commands import Prefer
from tumbledown.server.wire import Do


async def test_a_stopped_server_says_goodbye_and_another_one_goes_on(
    database_url: str, tmp_path: Path, session: ClientSession
) -> None:
    database = Database(database_url)
    async with ServerProcess(database_url, tmp_path / "notes") as server:
        party = Party(await take_seats(session, server.base, 2, "stop"))
        async with living(party):
            await party.begin(bots=1)
            await party.each(lambda player: len(player.done) > 5)
            assert await server.stop() == 0
            await party.each(lambda player: player.goodbyes == ["restarting"])
            kept = database.game(party.game)
            for player in party.players:
                check_commands(kept, player)
                # The open group commit was finished and told: nothing was done that its player does not know of.
                assert set(kept.numbers(player.seat)) == set(player.done)
            await server.start()
            done = party.done
            await party.each(lambda player: len(player.done) > 10)
            assert party.done > done
            party.check(await party.settle(database))
    database.close()


async def test_a_server_that_stops_while_nobody_is_there_ends_at_once(sqlite_url: str, tmp_path: Path) -> None:
    async with ServerProcess(sqlite_url, tmp_path / "notes") as server, asyncio.timeout(10):
        assert await server.stop() == 0


async def test_the_open_group_commit_is_told_before_goodbye(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        play = house.room(host.code).table.play
        assert play is not None
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
        other.execute("BEGIN IMMEDIATE")
        await host.send(Do(7, Prefer(0, "auto_accept", True)))
        while not play.broadcast.is_waiting:
            await asyncio.sleep(0.001)
        stopping = asyncio.create_task(house.server.close())
        while host.store["table"].get("trouble") != "restarting":
            await host.next()
        other.close()
        assert (await host.until("frame", re=7))["events"]
        await host.until("goodbye", why="restarting")
        await stopping
