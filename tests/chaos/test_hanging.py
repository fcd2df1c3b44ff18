"""A database that takes connections and answers nothing: the same as one that fails, only that nobody says so."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.chaos.party import Party, living, take_seats
from tests.chaos.process import ServerProcess
from tests.chaos.test_trouble import play_through_trouble, suffers
from tests.server.databases import Postgres

STOPPING_S = 15.0
ALWAYS_WRITTEN = {"type": "Prefer", "seat": 0, "what": "auto_accept", "on": True}
"""A command that no dice can refuse."""


@pytest.fixture
def hanging(postgres: Postgres) -> Iterator[Postgres]:
    yield postgres
    postgres.go_on()


async def test_a_game_stands_still_while_its_postgresql_hangs(
    postgres_url: str, hanging: Postgres, tmp_path: Path, session: ClientSession
) -> None:
    async def hang() -> None:
        hanging.hang()

    async def go_on() -> None:
        hanging.go_on()

    await play_through_trouble(postgres_url, tmp_path / "notes", session, "database_busy", hang, go_on)


async def test_a_game_stands_still_while_somebody_locks_its_file(
    sqlite_url: str, tmp_path: Path, session: ClientSession
) -> None:
    locking: list[sqlite3.Connection] = []

    async def lock() -> None:
        locking.append(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None))
        locking[0].execute("BEGIN IMMEDIATE")

    async def unlock() -> None:
        locking[0].execute("ROLLBACK")

    await play_through_trouble(sqlite_url, tmp_path / "notes", session, "database_busy", lock, unlock)
    locking[0].close()


async def test_the_table_s_time_stands_where_the_database_stopped(
    postgres_url: str, hanging: Postgres, tmp_path: Path, session: ClientSession
) -> None:
    """Nobody loses the seconds in which nothing could be answered."""
    async with ServerProcess(postgres_url, tmp_path / "notes") as server:
        party = Party(await take_seats(session, server.base, 1, "still"))
        async with living(party):
            await party.begin()
            await party.each(lambda player: len(player.done) > 3)
            party.be_quiet()
            await party.each(lambda player: not player.waiting)
            hanging.hang()
            before = await time_at(party)
            await party.host.say({"type": "do", "id": 9999, "command": ALWAYS_WRITTEN})
            await party.each(suffers("database_busy"))
            assert await time_at(party) - before < 500
            hanging.go_on()
            await party.each(suffers(""))


async def time_at(party: Party) -> int:
    seen = len(party.host.table_times)
    await party.host.say({"type": "ping", "t": 0.0})
    await party.host.until(lambda player: len(player.table_times) > seen)
    return party.host.table_times[-1]


async def test_a_server_is_not_ready_while_its_database_hangs_even_if_nobody_plays(
    postgres_url: str, hanging: Postgres, tmp_path: Path, session: ClientSession
) -> None:
    async with ServerProcess(postgres_url, tmp_path / "notes") as server, asyncio.timeout(STOPPING_S):
        assert await status_of(session, f"{server.base}/readyz") == 200
        hanging.hang()
        assert await status_of(session, f"{server.base}/readyz") == 503
        assert await status_of(session, f"{server.base}/api/tables/ABCDEF") == 503


async def status_of(session: ClientSession, url: str) -> int:
    async with session.get(url) as answer:
        return answer.status


async def test_a_server_ends_in_time_although_its_database_hangs(
    postgres_url: str, hanging: Postgres, tmp_path: Path, session: ClientSession
) -> None:
    async with ServerProcess(postgres_url, tmp_path / "notes") as server:
        party = Party(await take_seats(session, server.base, 1, "end"))
        async with living(party):
            await party.begin()
            await party.each(lambda player: len(player.done) > 3)
            hanging.hang()
            reading = asyncio.create_task(status_of(session, f"{server.base}/api/tables/ABCDEF"))
            await party.each(suffers("database_busy"))
            asked = time.monotonic()
            await server.stop()
            assert time.monotonic() - asked < STOPPING_S
            await asyncio.gather(reading, return_exceptions=True)
