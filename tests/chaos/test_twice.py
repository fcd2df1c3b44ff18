"""A command that comes twice over the line is answered twice and done once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import ClientSession

from tests.chaos.kept import Database
from tests.server.house import House, begin
from tests.server.player import Player
from tests.server.served import RealServer
from tumbledown.engine.commands import Enter, Prefer, Roll
from tumbledown.engine.journal import Entry
from tumbledown.engine.refusals import NO_SUCH_PLACE
from tumbledown.server.config import Config
from tumbledown.server.limits import Limits
from tumbledown.server.replies import KEPT, Replies
from tumbledown.server.run import make_app
from tumbledown.server.wire import Do

SWITCH = Prefer(0, "auto_accept", True)


@asynccontextmanager
async def house_at(url: str, session: ClientSession) -> AsyncIterator[House]:
    """A patient one: these tests ask faster than a player could."""
    server = RealServer(make_app(Config(database=url, intro_ms=0, limits=Limits(burst=1000, commands_burst=1000))))
    await server.start_server()
    try:
        yield House(server, session)
    finally:
        await server.close()


def numbers(url: str, player: Player) -> list[int]:
    """The numbers of the player's commands in the log."""
    database = Database(url)
    try:
        return database.game(player.game).numbers(player.seat)
    finally:
        database.close()


async def ask(player: Player, id: int) -> dict[str, object]:
    await player.send(Do(id, SWITCH))
    return await player.until("frame", re=id)


async def test_on_the_same_line(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        first, again = await ask(host, 7), await ask(host, 7)
        assert first["events"]
        assert not again["events"]
        assert again["n"] == first["n"]
        await ask(host, 8)
        assert numbers(sqlite_url, host) == [7, 8]


async def test_a_refusal_is_repeated_and_not_thought_over(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        for command in (Enter(0, 999), SWITCH):
            await host.send(Do(7, command))
            assert (await host.until("refused", id=7))["refusal"]["code"] == "no_such_place"
        assert numbers(sqlite_url, host) == []


async def test_on_the_next_line(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        await ask(host, 7)
        await host.drop()
        await host.connect(fresh=False)
        assert not (await ask(host, 7))["events"]
        assert numbers(sqlite_url, host) == [7]


async def test_after_a_restart(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        await ask(host, 7)
    async with house_at(sqlite_url, session) as house:
        host.base = house.base
        await host.connect(fresh=False)
        assert not (await ask(host, 7))["events"]
        assert (await ask(host, 8))["events"]
        assert numbers(sqlite_url, host) == [7, 8]


async def test_a_client_that_knows_nothing_counts_anew(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        await begin(host)
        await ask(host, 1)
        await host.drop()
        await host.connect()
        assert (await ask(host, 1))["events"]
        assert numbers(sqlite_url, host) == [1, 1]


async def test_the_numbers_of_one_seat_are_not_those_of_another(sqlite_url: str, session: ClientSession) -> None:
    async with house_at(sqlite_url, session) as house:
        host = await house.host()
        guest = await house.guest(host.code)
        await begin(host, guest)
        await ask(host, 7)
        await guest.send(Do(7, Prefer(1, "auto_accept", True)))
        assert (await guest.until("frame", re=7))["events"]


# -------------------------------------------------------------------- the memory itself
def test_a_command_that_still_waits_for_its_reply_is_not_done_again() -> None:
    replies = Replies()
    to = replies.begin(0, 1, 0.0)
    assert to is not None
    assert replies.begin(0, 1, 5.0) is None
    assert 1 not in replies.of(0).given
    replies.conclude(to, NO_SUCH_PLACE)
    assert replies.of(0).given == {1: NO_SUCH_PLACE}


def test_a_late_reply_says_nothing_of_a_command_that_was_numbered_anew() -> None:
    replies = Replies()
    old = replies.begin(0, 1, 0.0)
    replies.of(0).number_anew()
    new = replies.begin(0, 1, 0.0)
    assert old is not None
    assert new is not None
    replies.conclude(old, NO_SUCH_PLACE)
    assert replies.of(0).given == {}
    replies.conclude(new, None)
    assert replies.of(0).given == {1: None}


def test_the_memory_is_small() -> None:
    replies = Replies()
    for id in range(KEPT + 1):
        replies.of(0).remember(id, None)
    assert set(replies.of(0).given) == set(range(1, KEPT + 1))


def test_a_number_that_is_not_higher_began_a_new_numbering_in_the_log() -> None:
    replies = Replies()
    log = [(0, 1), (0, 2), (1, 5), (0, 1)]
    replies.recall([Entry(0, (), Roll(seat), re) for seat, re in log])
    assert set(replies.of(0).given) == {1}
    assert set(replies.of(1).given) == {5}
