"""A copy that was taken while people play brings every table back; docs/hosting.md says how to take it."""

import asyncio
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

from aiohttp import ClientSession

from tests.chaos.kept import Database, check_state
from tests.chaos.party import Party, living, take_seats
from tests.chaos.process import ServerProcess
from tests.server.databases import Postgres, programs

Copy = Callable[[], None]


async def copied_while_people_play(url: str, copy_url: str, notes: Path, session: ClientSession, copy: Copy) -> None:
    database = Database(url)
    async with ServerProcess(url, notes) as server:
        party = Party(await take_seats(session, server.base, 2, "copy"))
        async with living(party):
            await party.begin()
            await party.each(lambda player: len(player.done) > 5)
            await asyncio.to_thread(copy)
            await party.each(lambda player: len(player.done) > 10)
            party.check(await party.settle(database))
    database.close()
    kept = Database(copy_url)
    check_state(kept.game(party.game))
    kept.close()
    where = f"/api/tables/{party.host.code}"
    async with ServerProcess(copy_url, notes) as server, session.get(server.base + where) as got:
        assert (await got.json())["table"]["chairs"][1]["name"] == "1"


async def test_a_copy_of_the_file_brings_every_table_back(
    sqlite_url: str, tmp_path: Path, session: ClientSession
) -> None:
    copy_file = tmp_path / "copy.sqlite"

    def copy() -> None:
        with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as source:
            source.execute("VACUUM INTO ?", (str(copy_file),))

    await copied_while_people_play(sqlite_url, f"sqlite:///{copy_file}", tmp_path / "notes", session, copy)


async def test_a_dump_of_postgresql_brings_every_table_back(
    postgres_url: str, postgres: Postgres, tmp_path: Path, session: ClientSession
) -> None:
    folder, copy_url = programs(), postgres.new_database()
    assert folder is not None

    def copy() -> None:
        dump = subprocess.run([str(folder / "pg_dump"), postgres_url], check=True, capture_output=True)
        restore = [str(folder / "psql"), "--quiet", "--set", "ON_ERROR_STOP=1", copy_url]
        subprocess.run(restore, input=dump.stdout, check=True, capture_output=True)

    await copied_while_people_play(postgres_url, copy_url, tmp_path / "notes", session, copy)
