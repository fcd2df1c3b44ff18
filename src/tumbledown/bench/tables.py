"""Tables with their players, made over HTTP and joined over WebSocket like any others."""

import asyncio
from random import Random
from typing import Any, Final

import msgspec
from aiohttp import ClientSession

from tumbledown.bench.traffic import HELLO, HOST, START, Person

AT_ONCE: Final = 16
"""How many requests of the set-up run at the same time."""

USUAL_ROLL_MS: Final = 500
FAST_ROLL_MS: Final = 1
"""Fast rolls, so that a few players make as much traffic as many."""

JSON: Final = {"Content-Type": "application/json"}


class Tables:
    """The tables of one kind at one server."""

    def __init__(self, port: int, players: int, roll_ms: int) -> None:
        self.port = port
        self.settings = {"players": players, "roll_ms": roll_ms, "modules": ["sixth_adventurer"] * (players > 5)}
        self.players = players
        self.tables: dict[str, list[Person]] = {}
        self._gate = asyncio.Semaphore(AT_ONCE)

    @property
    def people(self) -> list[Person]:
        return [person for people in self.tables.values() for person in people]

    async def make(self, count: int) -> list[str]:
        """Make so many more tables with all seats taken, and no connections."""
        async with ClientSession(f"http://127.0.0.1:{self.port}") as session:
            return list(await asyncio.gather(*[self._make_one(session, len(self.tables) + n) for n in range(count)]))

    async def _make_one(self, session: ClientSession, number: int) -> str:
        async with self._gate:
            host = await post(session, "/api/tables", {"name": "Ada", "settings": self.settings})
            seats = [host]
            for _ in range(self.players - 1):
                seats.append(await post(session, f"/api/tables/{host['code']}/seats", {"name": "Bo"}))
        self.tables[host["code"]] = [
            Person(seat["seat"], seat["token"], Random(f"{number} {seat['seat']}")) for seat in seats
        ]
        return str(host["code"])

    async def join(self, codes: list[str]) -> None:
        for code in codes:
            for person in self.tables[code]:
                await person.enter(self.port, f"/api/tables/{code}/socket")
                person.say(HELLO % person.token.encode())

    async def start(self, codes: list[str], patience_s: float = 30.0) -> None:
        for code in codes:
            self.tables[code][HOST].say(START)
        async with asyncio.timeout(patience_s):
            while not all(person.options for code in codes for person in self.tables[code]):
                await asyncio.sleep(0.02)


async def post(session: ClientSession, path: str, body: object) -> dict[str, Any]:
    """Send a request, and return its answer from JSON."""
    async with session.post(path, data=msgspec.json.encode(body), headers=JSON) as answer:
        found: dict[str, Any] = await answer.json()
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.status} {found}")
        return found
