"""A command that comes twice over the line is answered twice and done once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from tests.chaos.kept import Database
from tests.server.house import House, begin
from tests.server.player import Player
from tumbledown.engine.commands import Enter, Prefer, Roll
from tumbledown.engine.journal import Entry
from tumbledown.engine.refusals import NO_SUCH_PLACE
from tumbledown.server.answers import KEPT, Answers
from tumbledown.server.app import make_app
from tumbledown.server.config import Config
from tumbledown.server.limits import Limits
from tumbledown.server.outbox import Listener
from tumbledown.server.wire import Do

SWITCH = Prefer(0, "auto_accept", True)


@asynccontextmanager
async def house_at(url: str, session: ClientSession) -> AsyncIterator[House]:
    """A patient one: these tests ask faster than a player could."""
    server = TestServer(make_app(Config(database=url, intro_ms=0, limits=Limits(burst=1000))))
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
class Ear(Listener):
    """Somebody who waits for an answer."""

    def send(self, data: bytes, since: float = 0.0) -> None: ...
    def refuse(self, id: int, refusal: object) -> None: ...


def test_a_command_that_still_waits_is_answered_to_whoever_asked_last() -> None:
    answers, older, newer = Answers(), Ear(), Ear()
    assert answers.ask(0, 1, older)
    assert not answers.ask(0, 1, newer)
    assert not answers.is_given(0, 1)
    assert answers.give(0, 1, NO_SUCH_PLACE) is newer
    assert answers.given(0, 1) == NO_SUCH_PLACE


def test_the_memory_is_small() -> None:
    answers = Answers()
    for id in range(KEPT + 1):
        answers.give(0, id, None)
    assert not answers.is_given(0, 0)
    assert all(answers.is_given(0, id) for id in range(1, KEPT + 1))


def test_a_number_that_is_not_higher_began_a_new_count_in_the_log() -> None:
    answers = Answers()
    log = [(0, 1), (0, 2), (1, 5), (0, 1)]
    answers.recall([Entry(0, (), Roll(seat), re) for seat, re in log])
    assert answers.is_given(0, 1)
    assert not answers.is_given(0, 2)
    assert answers.is_given(1, 5)
