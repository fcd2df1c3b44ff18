"""Lines that are late, say things twice, break or die: every player's store stays what its seat may see."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import ClientSession

from tests.chaos.kept import Database
from tests.chaos.party import Party, living, take_seats
from tests.chaos.proxy import BadLine, Faults
from tests.server.served import RealServer
from tumbledown.server.config import Config
from tumbledown.server.limits import Limits
from tumbledown.server.run import make_app

BREAKING = Faults(delay=0.05, twice=0.2, cut=0.02, dead=0.01)
LATE = Faults(delay=2.0, twice=0.2)
ALL = Faults(delay=2.0, twice=0.2, cut=0.02, dead=0.01)


@asynccontextmanager
async def serving(url: str) -> AsyncIterator[str]:
    limits = Limits(commands_per_s=1000, requests_per_s=1000)
    server = RealServer(make_app(Config(database=url, intro_ms=0, limits=limits)))
    await server.start_server()
    try:
        yield str(server.make_url("")).rstrip("/")
    finally:
        await server.close()


async def play_over_a_bad_line(
    url: str, session: ClientSession, faults: Faults, *, tables: int, commands: int, patience: float
) -> BadLine:
    """Until each player has done that much; then quietly, so that the stores can be compared."""
    database = Database(url)
    async with serving(url) as base, BadLine(session, base, seed=tables) as line:
        parties = [Party(await take_seats(session, base, 1 + n % 3, n)) for n in range(tables)]
        for player in [player for party in parties for player in party.players]:
            player.base, player.patience = line.base, patience
        async with living(*parties):
            for party in parties:
                await party.begin(bots=1)
            line.faults = faults
            await asyncio.gather(*[party.each(lambda p: len(p.done) >= commands, 500.0) for party in parties])
            for player in [player for party in parties for player in party.players]:
                player.patience = 60.0
            line.calm()
            for party in parties:
                party.check(await party.settle(database))
    database.close()
    return line


async def test_lines_that_break_or_die_desynchronise_nobody(sqlite_url: str, session: ClientSession) -> None:
    line = await play_over_a_bad_line(sqlite_url, session, BREAKING, tables=3, commands=15, patience=0.5)
    assert min(line.counts.values()) > 0


async def test_late_lines_desynchronise_nobody(sqlite_url: str, session: ClientSession) -> None:
    line = await play_over_a_bad_line(sqlite_url, session, LATE, tables=3, commands=2, patience=60.0)
    assert line.counts["late"] > 0


@pytest.mark.long
async def test_bad_lines_of_all_kinds_desynchronise_nobody(database_url: str, session: ClientSession) -> None:
    line = await play_over_a_bad_line(database_url, session, ALL, tables=10, commands=20, patience=6.0)
    assert min(line.counts.values()) > 0
