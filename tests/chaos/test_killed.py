"""`kill -9` in the middle of games: nothing acknowledged is lost, nothing is doubled, and everybody plays on."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.chaos.kept import Database, Kept, check_commands, check_state
from tests.chaos.party import Party, living, take_seats
from tests.chaos.process import ServerProcess
from tests.chaos.scripted import IN_FLIGHT
from tests.chaos.test_twice import house_at
from tests.server.house import begin
from tumbledown.engine.commands import Connection, Prefer
from tumbledown.server.wire import Do, Ping

BACK_S = 5.0
WAIT_S = 60.0


async def kill_and_play_on(
    server: ServerProcess, session: ClientSession, database: Database, games: int, kills: int, seed: int
) -> list[Party]:
    chance = random.Random(seed)
    parties = [Party(await take_seats(session, server.base, 1 + n % 3, (seed, n))) for n in range(games)]
    async with living(*parties):
        for number, party in enumerate(parties):
            await party.begin(bots=number % 2)
        for _ in range(kills):
            await play_for(parties, commands=chance.randint(5, 15) * games)
            await asyncio.sleep(chance.random() / 20)
            await server.kill()
            kept = {party.game: look(database, party) for party in parties}
            await server.start()
            await everybody_plays_again(parties)
            for party in parties:
                went_on_where_it_stood(party, kept[party.game], database.game(party.game))
        for party in parties:
            party.check(await party.settle(database))
    return parties


async def play_for(parties: list[Party], commands: int) -> None:
    goal = sum(party.done for party in parties) + commands
    async with asyncio.timeout(WAIT_S):
        while sum(party.done for party in parties) < goal:
            await asyncio.sleep(0.01)


def look(database: Database, party: Party) -> Kept:
    """While no server runs."""
    kept = database.game(party.game)
    check_state(kept)
    for player in party.players:
        check_commands(kept, player)
    return kept


async def everybody_plays_again(parties: list[Party]) -> None:
    """By themselves: each is told of more done than it could have asked for before."""
    players = [player for party in parties for player in party.players]
    before = [len(player.done) for player in players]
    async with asyncio.timeout(BACK_S):
        for player, done in zip(players, before, strict=True):
            await player.until(lambda p, done=done: len(p.done) > done + IN_FLIGHT)


def went_on_where_it_stood(party: Party, before: Kept, after: Kept) -> None:
    """What was in the log is still there, and the table's clock stood still while there was no server."""
    assert after.entries[: len(before.entries)] == before.entries
    if len(party.players) > 1:
        first = after.entries[len(before.entries)]
        # Whoever is back first misses the others, at the very instant at which the game stood.
        assert isinstance(first.command, Connection)
        assert first.at == before.entries[-1].at


async def kill_games(url: str, notes: Path, session: ClientSession, games: int, kills: int) -> list[Party]:
    database = Database(url)
    try:
        async with ServerProcess(url, notes) as server:
            return await kill_and_play_on(server, session, database, games, kills, seed=games)
    finally:
        database.close()


async def test_games_survive_kills(database_url: str, tmp_path: Path, session: ClientSession) -> None:
    parties = await kill_games(database_url, tmp_path / "notes", session, games=3, kills=2)
    players = [player for party in parties for player in party.players]
    assert players
    assert all(player.lines >= 3 for player in players)


async def test_nothing_is_told_that_a_kill_could_still_undo(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
        other.execute("BEGIN IMMEDIATE")
        try:
            await host.send(Do(7, Prefer(0, "auto_accept", True)))
            for t in range(3):
                await host.send(Ping(t))
                await host.until("pong", t=float(t))
            assert not [message for message in host.messages if message.get("re") == 7]
        finally:
            other.close()
        assert (await host.until("frame", re=7))["events"]


@pytest.mark.long
async def test_twenty_games_survive_ten_kills(database_url: str, tmp_path: Path, session: ClientSession) -> None:
    await kill_games(database_url, tmp_path / "notes", session, games=20, kills=10)
