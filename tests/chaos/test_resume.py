"""Whoever comes back with a number that does not fit gets everything; nobody ever patches the wrong store."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from aiohttp import ClientSession

from tests.chaos.test_twice import house_at
from tests.server.house import House, begin
from tests.server.player import Player
from tumbledown.engine.commands import Answer, Perform, Prefer
from tumbledown.engine.view import view
from tumbledown.expansions.base.votes import REST_MS
from tumbledown.server.broadcast import HISTORY
from tumbledown.server.timekeeping import TableClock
from tumbledown.server.wire import Do


def sees_the_truth(house: House, player: Player) -> bool:
    play = house.room(player.code).table.play
    assert play is not None
    shown = msgspec.json.decode(msgspec.json.encode(view(play.game, player.seat)))
    return bool({key: value for key, value in player.store.items() if key != "table"} == shown)


async def play_on(player: Player, commands: int) -> None:
    for number in range(commands):
        assert (await player.do(Prefer(player.seat, "auto_accept", number % 2 == 0)))["type"] == "frame"


@contextmanager
def held_log(url: str) -> Iterator[None]:
    """Nothing becomes durable meanwhile."""
    other = sqlite3.connect(url.removeprefix("sqlite:///"))
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


@pytest.mark.parametrize("wrong", [1000, 2**53, -2, -(2**53)])
async def test_a_number_too_high_or_below_all(sqlite_url: str, session: ClientSession, wrong: int) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        await play_on(host, 3)
        await host.drop()
        host.n, host.store = wrong, {"ghost": {}}
        assert (await host.connect(fresh=False))["type"] == "welcome"
        assert sees_the_truth(house, host)


async def test_a_number_older_than_what_is_kept(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        guest = await house.guest(host.code)
        await begin(host, guest)
        await guest.drop()
        await play_on(host, HISTORY + 1)
        assert (await guest.connect(fresh=False))["type"] == "welcome"
        assert sees_the_truth(house, guest)


async def test_a_number_of_another_game(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host, other = await house.host(), await house.host()
        await begin(host)
        await begin(other)
        await play_on(host, 5)
        await play_on(other, 3)
        await host.drop()
        host.game, host.n, host.store = other.game, other.n, other.store
        assert (await host.connect(fresh=False))["type"] == "welcome"
        assert sees_the_truth(house, host)


async def test_a_number_without_a_game_is_not_believed(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        await host.drop()
        host.game = ""
        assert (await host.connect(fresh=False))["type"] == "welcome"
        assert sees_the_truth(house, host)


async def test_the_last_number_after_a_restart_is_still_good(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        await play_on(host, 3)
    async with house_at(sqlite_url, session) as house:
        host.base = house.base
        assert (await host.connect(fresh=False))["type"] == "frame"
        assert sees_the_truth(house, host)
        await play_on(host, 1)


@pytest.mark.usefixtures("shared_database")
async def test_a_server_that_was_overtaken_by_another_begins_again_from_the_log(
    sqlite_url: str, session: ClientSession
) -> None:
    async with house_at(sqlite_url, session) as old, house_at(sqlite_url, session) as new:
        host = await old.host()
        await begin(host)
        heir = Player(session, new.base, host.code, host.token)
        await heir.connect()
        await play_on(heir, 3)
        await host.send(Do(9, Prefer(0, "auto_accept", True)))
        await host.until("goodbye", why="restarting")
        await heir.drop()
        await host.connect(fresh=False)
        assert sees_the_truth(old, host)
        assert host.n >= heir.n
        await play_on(host, 1)


async def test_options_that_change_back_while_somebody_comes_back_are_told(
    sqlite_url: str, session: ClientSession
) -> None:
    """The welcome already says what has changed during the absence; before it is out, all is again as it was."""
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        guest = await house.guest(host.code)
        await begin(host, guest)
        await host.do(Prefer(0, "auto_accept", True))
        room, at_first = house.room(host.code), host.options
        assert room.table.play is not None
        await host.drop()
        while any(subscriber.seat == 0 for subscriber in room.table.subscribers):
            await asyncio.sleep(0.001)
        await guest.do(Perform(1, "give_up"))
        with held_log(sqlite_url):
            coming = asyncio.create_task(host.connect(fresh=False))
            while not any(subscriber.seat == 0 for subscriber in room.table.subscribers):
                await asyncio.sleep(0.001)
            [vote] = room.table.play.game.questions
            assert room.table.play.order(Answer(0, vote, 0)) is None
            room.table.play.stop()
            room.table.play.clock = TableClock(room.table.play.now + REST_MS)
            room.table.play.go()
            while room.table.play.game.slots["base"].give_up_rests:
                await asyncio.sleep(0.001)
        await coming
        while host.n < room.table.play.broadcast.n:
            await host.next()
        assert host.options == at_first
