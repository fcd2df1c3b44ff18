"""A server that is asked to stop: what is under way is finished, everybody is told, and another process goes on."""

import asyncio
from pathlib import Path

from aiohttp import ClientSession

from tests.chaos.kept import Database, check_commands
from tests.chaos.party import Party, living, take_seats
from tests.chaos.process import ServerProcess


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
