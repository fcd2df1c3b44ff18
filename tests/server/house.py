"""A server under test, and the people who come to it."""

from typing import Any

import msgspec
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from tests.server.player import Player
from tumbledown.engine.commands import Answer, Perform, Roll
from tumbledown.server.rest.context import LOBBY
from tumbledown.server.room import Room

JSON = {"Content-Type": "application/json"}


class House:
    """Creates tables over HTTP and brings players to them."""

    def __init__(self, server: TestServer, session: ClientSession) -> None:
        self.server = server
        self.session = session
        self.base = str(server.make_url("")).rstrip("/")

    async def post(self, path: str, body: object) -> tuple[int, Any]:
        async with self.session.post(self.base + path, data=msgspec.json.encode(body), headers=JSON) as answer:
            return answer.status, await answer.json()

    async def get(self, path: str) -> tuple[int, Any]:
        async with self.session.get(self.base + path) as answer:
            return answer.status, await answer.json()

    async def host(self, *, seed: str = "", **settings: object) -> Player:
        """A new table with its host connected. Whoever rolls until something shows should choose the seed."""
        wish = {"name": "Ada", "settings": settings} | ({"seed": seed} if seed else {})
        status, seat = await self.post("/api/tables", wish)
        assert status == 201, seat
        player = Player(self.session, self.base, seat["code"], seat["token"])
        await player.connect()
        return player

    async def guest(self, code: str, name: str = "Bo") -> Player:
        status, seat = await self.post(f"/api/tables/{code}/seats", {"name": name})
        assert status == 201, seat
        player = Player(self.session, self.base, code, seat["token"])
        await player.connect()
        return player

    async def spectator(self, code: str) -> Player:
        player = Player(self.session, self.base, code)
        await player.connect()
        return player

    def room(self, code: str) -> Room:
        return self.server.app[LOBBY].rooms[code]


async def begin(host: Player, *others: Player) -> None:
    """Start the game and wait until everybody has heard the opening call."""
    await host.manage("start")
    for player in (host, *others):
        while player.store.get("clock", {}).get("phase") != 1:
            await player.next()


async def finish(host: Player, *others: Player) -> str:
    """Two throws, and then nobody wants to go on; the name of the game."""
    await host.do(Roll(0))
    await host.do(Perform(0, "give_up"))
    for player in others:
        await player.do(Roll(player.seat))
        [asked] = [int(key.removeprefix("question:")) for key in player.store if key.startswith("question:")]
        await player.do(Answer(player.seat, asked, 1))
    for player in (host, *others):
        while player.store["table"]["phase"] != "over":
            await player.next()
    return host.game
