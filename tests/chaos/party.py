"""Tables full of scripted players."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from aiohttp import ClientSession

from tests.chaos.kept import Database, Kept, check_commands, check_state, sees_the_truth
from tests.chaos.scripted import Scripted
from tests.server.house import JSON

ROLL_MS = 50
SETTLING_S = 20.0


class Party:
    """One table: its players live on their own, from `gather` until the end of the test."""

    def __init__(self, players: list[Scripted]) -> None:
        self.players = players
        self.host = players[0]

    @property
    def game(self) -> str:
        return self.host.game

    @property
    def done(self) -> int:
        return sum(len(player.done) for player in self.players)

    async def begin(self, *, bots: int = 0) -> None:
        await self.each(lambda player: player.lines)
        for what in [*["add_bot"] * bots, "start"]:
            await self.manage(what)
        await self.each(lambda player: player.is_playing)
        self.be_quiet(on=False)

    async def manage(self, what: str) -> None:
        await self.host.say({"type": "manage", "id": 0, "what": what})

    def be_quiet(self, *, on: bool = True) -> None:
        for player in self.players:
            player.is_quiet = on

    async def each(self, what: Callable[[Scripted], Any], seconds: float = SETTLING_S) -> None:
        await asyncio.gather(*[player.until(what, seconds) for player in self.players])

    async def settle(self, database: Database) -> Kept:
        """Quiet, everything answered, and everybody has heard the last of the log."""
        self.be_quiet()
        await self.each(lambda player: not player.waiting)
        async with asyncio.timeout(SETTLING_S):
            while True:
                kept = await asyncio.to_thread(database.game, self.game)
                if all(player.n == len(kept.entries) - 1 for player in self.players):
                    return kept
                await asyncio.sleep(0.02)

    def check(self, kept: Kept) -> None:
        """After settling: nothing lost, nothing doubled, and everybody sees what an undisturbed game would show."""
        game = check_state(kept)
        for player in self.players:
            check_commands(kept, player)
            assert sees_the_truth(game, player)


async def take_seats(session: ClientSession, base: str, players: int, seed: object) -> list[Scripted]:
    """A new table with this many seats taken, nobody connected yet."""
    settings = {"players": players, "roll_ms": ROLL_MS}
    async with session.post(
        f"{base}/api/tables", data=msgspec.json.encode({"name": "0", "settings": settings}), headers=JSON
    ) as made:
        assert made.status == 201, await made.text()
        seats = [await made.json()]
    code = seats[0]["code"]
    for number in range(1, players):
        body = msgspec.json.encode({"name": f"{number}"})
        async with session.post(f"{base}/api/tables/{code}/seats", data=body, headers=JSON) as taken:
            seats.append(await taken.json())
    return [Scripted(session, base, code, seat["token"], (seed, seat["seat"])) for seat in seats]


@asynccontextmanager
async def living(*parties: Party) -> AsyncIterator[None]:
    """Everybody stays on the line, or tries to, within this block."""
    lives = [asyncio.create_task(player.live()) for party in parties for player in party.players]
    try:
        yield
    finally:
        for life in lives:
            life.cancel()
        ended = await asyncio.gather(*lives, return_exceptions=True)
        failures = [e for e in ended if isinstance(e, Exception) and not isinstance(e, asyncio.CancelledError)]
        assert not failures, failures
