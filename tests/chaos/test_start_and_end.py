"""Killed in the first or the last moment of a game: what a process leaves behind there is enough for the next one."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from aiohttp import ClientSession
from sqlalchemy import Connection, delete, select, update

from tests.chaos.kept import Database
from tests.chaos.process import ServerProcess
from tests.chaos.test_twice import house_at
from tests.server.house import JSON, House, begin
from tests.server.player import Player
from tumbledown.engine import journal
from tumbledown.engine.commands import Perform, Roll
from tumbledown.lab.verify import verify
from tumbledown.server.store.engines import understood, writing_engine
from tumbledown.server.store.schema import games, log, tables

INTRO_MS = 60_000


@asynccontextmanager
async def left_behind(
    url: str, session: ClientSession, host: Player, change: Callable[[Connection], None]
) -> AsyncIterator[House]:
    """The next process, after the database was put into the state in which a killed one would have left it."""
    engine = writing_engine(understood(url))
    with engine.begin() as connection:
        change(connection)
    engine.dispose()
    async with house_at(url, session) as house:
        host.base = house.base
        yield house


def be_playing(connection: Connection) -> None:
    """The table was last saved when its game began."""
    record = msgspec.json.decode(connection.execute(select(tables.c.record)).scalar_one())
    connection.execute(update(tables).values(record=msgspec.json.encode({**record, "phase": "playing"})))


def keep_entries(number: int) -> Callable[[Connection], None]:
    def keep(connection: Connection) -> None:
        connection.execute(delete(log).where(log.c.n >= number))
        for n, text in connection.execute(select(log.c.n, log.c.entry)).all():
            kept = b"\n".join(text.split(b"\n")[: number - n])
            connection.execute(update(log).where(log.c.n == n).values(entry=kept))

    return keep


async def phase(player: Player, wanted: str) -> None:
    while player.store["table"]["phase"] != wanted:
        await player.next()


# -------------------------------------------------------------------- the start
async def test_a_game_of_which_nothing_was_told_yet_is_forgotten(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
    async with left_behind(sqlite_url, session, host, keep_entries(0)):
        welcome = await host.connect(fresh=False)
        assert (welcome["type"], welcome["game"]) == ("welcome", "")
        assert host.store["table"]["phase"] == "gathering"
        await begin(host)
        assert (await host.do(Roll(0)))["type"] == "frame"


async def test_a_game_that_was_laid_out_is_called_as_soon_as_somebody_is_back(
    sqlite_url: str, session: ClientSession
) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        game = host.game
        temple = {key: value for key, value in host.store.items() if key.startswith("chamber:")}
    async with left_behind(sqlite_url, session, host, keep_entries(1)) as house:
        _, found = await house.get(f"/api/tables/{host.code}")
        assert found["table"]["phase"] == "calling"
        await host.connect()
        await phase(host, "playing")
        assert (host.game, host.store["clock"]["phase"]) == (game, 1)
        assert {key: value for key, value in host.store.items() if key.startswith("chamber:")} == temple
        assert (await host.do(Roll(0)))["type"] == "frame"
    database = Database(sqlite_url)
    started = [entry.at for entry in database.game(game).entries if any(e for e in entry.events if is_start(e))]
    database.close()
    assert started == [0]


def is_start(event: object) -> bool:
    return type(event).__name__ == "GameStarted"


async def test_a_server_killed_before_the_call_calls_again(
    database_url: str, tmp_path: Path, session: ClientSession
) -> None:
    async with ServerProcess(database_url, tmp_path / "notes", "--intro-ms", str(INTRO_MS)) as server:
        async with session.post(f"{server.base}/api/tables", data=b'{"name":"Ada"}', headers=JSON) as made:
            seat = await made.json()
        host = Player(session, server.base, seat["code"], seat["token"])
        await host.connect()
        await host.manage("start")
        await phase(host, "calling")
        game = host.game
        await server.kill()
        await server.start()
        first = await host.connect()
        assert (first["game"], first["set"]["table"]["phase"]) == (game, "calling")
        assert -INTRO_MS // 4 <= first["now"] < -INTRO_MS // 4 + 1000
        assert (await host.do(Roll(0)))["refusal"]["code"] == "not_started"
        await server.kill()
    async with ServerProcess(database_url, tmp_path / "notes") as server:
        host.base = server.base
        await host.connect()
        await phase(host, "playing")
        assert host.game == game
        assert (await host.do(Roll(0)))["type"] == "frame"


# -------------------------------------------------------------------- the end
@pytest.mark.parametrize("footer", [True, False])
async def test_a_game_that_had_ended_is_closed_and_can_be_verified(
    sqlite_url: str, session: ClientSession, footer: bool
) -> None:
    def forget(connection: Connection) -> None:
        be_playing(connection)
        if not footer:
            connection.execute(update(games).values(footer=None))

    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        await host.do(Roll(0))
        await host.do(Perform(0, "give_up"))
        await phase(host, "over")
        game = host.game
    async with left_behind(sqlite_url, session, host, forget) as house:
        await host.connect()
        await phase(host, "over")
        assert (host.game, host.store["clock"]["phase"], host.store["clock"]["reason"]) == (game, 2, "gave_up")
        assert (await host.do(Roll(0)))["refusal"]["code"] == "game_over"
        [replay] = (await house.get(f"/api/tables/{host.code}/replays"))[1]
        async with session.get(f"{house.base}/api/replays/{replay['game']}") as answer:
            report = verify(journal.read((await answer.read()).splitlines(keepends=True)))
        assert report.fair, report.faults
        await begin(host)
        assert host.game != game


# -------------------------------------------------------------------- who is there afterwards
async def test_after_waking_whoever_is_not_back_is_missed_and_whoever_comes_is_not(
    sqlite_url: str, session: ClientSession
) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        guest = await house.guest(host.code)
        await begin(host, guest)
    async with house_at(sqlite_url, session) as house:
        host.base = guest.base = house.base
        _, found = await house.get(f"/api/tables/{host.code}")
        assert [chair["present"] for chair in found["table"]["chairs"][:2]] == [False, False]
        await guest.connect()
        assert [chair["present"] for chair in guest.store["table"]["chairs"][:2]] == [False, True]
        while guest.store["seat:0"]["absent"] != 1:
            await guest.next()
        assert guest.store["seat:1"]["absent"] == 0
        await host.connect()
        while guest.store["seat:0"]["absent"] or not guest.store["table"]["chairs"][0]["present"]:
            await guest.next()
