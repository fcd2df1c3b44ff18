"""The log cannot be written: the table says so, stands still, and goes on when it can; nothing is lost."""

import asyncio
import os
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.chaos.kept import Database
from tests.chaos.party import Party, living, take_seats
from tests.chaos.process import ServerProcess
from tests.chaos.scripted import Scripted
from tests.server.databases import Postgres

Act = Callable[[], Awaitable[None]]


def suffers(why: str) -> Callable[[Scripted], bool]:
    return lambda player: player.store["table"].get("trouble", "") == why


async def play_through_trouble(url: str, notes: Path, session: ClientSession, why: str, hurt: Act, heal: Act) -> None:
    database = Database(url)
    async with ServerProcess(url, notes) as server:
        party = Party(await take_seats(session, server.base, 2, why))
        async with living(party):
            await party.begin()
            await party.each(lambda player: len(player.done) > 3)
            await hurt()
            await party.each(suffers(why))
            await is_refused_while_it_lasts(server, session, party)
            await stands_still(party.host)
            await comes_back_and_still_hears_why(party.host, why)
            await heal()
            await party.each(suffers(""))
            done = {player: len(player.done) for player in party.players}
            await party.each(lambda player: len(player.done) > done[player] + 3)
            party.check(await party.settle(database))
    database.close()


async def is_refused_while_it_lasts(server: ServerProcess, session: ClientSession, party: Party) -> None:
    """A command with a reason, a new table with a problem; nobody waits for an answer that does not come."""
    for player in party.players:
        await player.insist()
    await party.each(lambda player: "trouble" in player.refused.values())
    async with session.post(f"{server.base}/api/tables", json={"name": "Ada"}) as answer:
        assert answer.status == 503
    async with session.get(f"{server.base}/readyz") as answer:
        assert answer.status == 503


async def stands_still(player: Scripted) -> None:
    for count in (1, 2):
        await player.say({"type": "ping", "t": 0.0})
        await player.until(lambda p, count=count: len(p.table_times) == count)
        refused = len(player.refused)
        await player.insist()
        await player.until(lambda p, refused=refused: len(p.refused) > refused)
    assert player.table_times[0] == player.table_times[1]


async def comes_back_and_still_hears_why(player: Scripted, why: str) -> None:
    lines = player.lines
    player.store["table"] = {}
    await player.hang_up()
    await player.until(lambda p: p.lines > lines and suffers(why)(p))


async def test_a_game_goes_on_when_its_postgresql_is_back(
    postgres_url: str, postgres: Postgres, tmp_path: Path, session: ClientSession
) -> None:
    async def away() -> None:
        await asyncio.to_thread(postgres.stop)

    async def back() -> None:
        await asyncio.to_thread(postgres.start)

    try:
        await play_through_trouble(postgres_url, tmp_path / "notes", session, "database_away", away, back)
    finally:
        if postgres.process is None:
            postgres.start()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=768k", "tmpfs", str(folder)]
    if os.getuid() != 0 or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root can make a small disk, and not in every container")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def test_a_game_goes_on_when_there_is_room_on_the_disk_again(
    small_disk: Path, tmp_path: Path, session: ClientSession
) -> None:
    ballast = small_disk / "ballast"

    async def fill() -> None:
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))

    async def make_room() -> None:
        ballast.unlink()

    url = f"sqlite:///{small_disk}/tumbledown.sqlite"
    await play_through_trouble(url, tmp_path / "notes", session, "disk_full", fill, make_room)
