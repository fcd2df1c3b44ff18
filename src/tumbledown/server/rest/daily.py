"""The temple of the day over HTTP: a table for it, the results of a day, and the place of one game."""

from collections.abc import Sequence
from typing import Final

import msgspec
from aiohttp import web

from tumbledown.server import daily
from tumbledown.server.errors import RoomError
from tumbledown.server.rest.context import ADDRESS, LOBBY
from tumbledown.server.rest.endpoint import Routes
from tumbledown.server.rest.replays import GAME_ID
from tumbledown.server.rest.tables import SeatTaken
from tumbledown.server.store.daily import DailyResult
from tumbledown.server.wire import Number

MOST: Final = 10
"""How many teams of each size are listed."""

routes = Routes()
_names = msgspec.json.Decoder(tuple[str, ...])


class NewDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player who wants to enter today's temple. If the player has `seen` it before, the game does not count."""

    name: str
    colour: Number = -1
    seen: bool = False


class DailyTeam(msgspec.Struct, frozen=True):
    """A team that escaped: the names of its players, without bots, and its time."""

    game: str
    names: tuple[str, ...]
    took_ms: int
    left_ms: int


class DailyTeams(msgspec.Struct, frozen=True):
    """All teams of one size: how many played, how many escaped, and the quickest of them."""

    players: int
    teams: int
    out: int
    best: tuple[DailyTeam, ...]


class DailyShown(msgspec.Struct, frozen=True):
    """The results of a day, by the number of players."""

    day: str
    sizes: tuple[DailyTeams, ...]


class DailyPlace(msgspec.Struct, frozen=True):
    """The result of one game; `place` counts among teams of the same size, and is 0 for a team that did not escape."""

    day: str
    players: int
    place: int
    teams: int
    out: int


@routes.add(
    "POST",
    "/api/daily",
    "Make a table for the temple of today and take its first seat",
    status=201,
    problems=(400, 429),
)
async def enter(request: web.Request, body: NewDaily) -> SeatTaken:
    room = await request.app[LOBBY].create_daily(request[ADDRESS].key, is_new=not body.seen)
    seat, token = await room.gathering.take_seat(body.name, body.colour, request[ADDRESS].key)
    return SeatTaken(room.record.code, seat, token)


@routes.add(
    "GET",
    "/api/daily",
    "How everybody fared in the temple of today, or with `?day=2026-11-16` of that day",
    problems=(400,),
)
async def show_day(request: web.Request) -> DailyShown:
    day = request.query.get("day", "") or daily.today()
    if not daily.is_day(day):
        raise RoomError("malformed")
    store = request.app[LOBBY].store
    best = await store.daily_best(day, MOST)
    counts = await store.daily_counts(day)
    return DailyShown(day, tuple(DailyTeams(*count, _shown(best, count.players)) for count in counts))


def _shown(best: Sequence[DailyResult], players: int) -> tuple[DailyTeam, ...]:
    ours = [each for each in best if each.players == players]
    return tuple(DailyTeam(each.game, _names.decode(each.names), each.took_ms, each.left_ms) for each in ours)


@routes.add("GET", "/api/daily/{game}", "The place of a finished game in the temple of its day", problems=(404,))
async def show_place(request: web.Request) -> DailyPlace:
    id = request.match_info["game"]
    store = request.app[LOBBY].store
    found = await store.daily_result(id) if GAME_ID.fullmatch(id) else None
    if found is None:
        raise RoomError("no_such_game")
    result, quicker = found
    [count] = [each for each in await store.daily_counts(result.day) if each.players == result.players]
    return DailyPlace(result.day, result.players, quicker + 1 if result.won else 0, count.teams, count.out)
