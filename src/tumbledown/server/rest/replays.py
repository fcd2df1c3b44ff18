"""Finished games over HTTP: their list, their logs and their stories."""

import asyncio
import re
from typing import Final

import msgspec
from aiohttp import web

from tumbledown.engine import journal
from tumbledown.lab.story import Story, tell
from tumbledown.server.errors import RoomError
from tumbledown.server.logs import note
from tumbledown.server.rest.context import LOBBY, room_of
from tumbledown.server.rest.endpoint import LINES, Routes

GAME_ID: Final = re.compile("[0-9a-f]{16}")

routes = Routes()


class ReplayShown(msgspec.Struct, frozen=True):
    """A finished game that can be watched again and verified."""

    game: str
    number: int
    finished: bool


@routes.add("GET", "/api/tables/{code}/replays", "The finished games of a table, the oldest first", problems=(404,))
async def list_replays(request: web.Request) -> list[ReplayShown]:
    room = await room_of(request)
    games = await request.app[LOBBY].store.replays(room.record.code)
    return [ReplayShown(game.game, game.number, game.footer is not None) for game in games]


@routes.add(
    "GET",
    "/api/replays/{game}",
    "The whole log of a finished game, one JSON value a line, as `tumbledown verify` reads it",
    content=LINES,
    problems=(404,),
)
async def show_replay(request: web.Request) -> bytes:
    return b"\n".join(await _finished_log(request)) + b"\n"


@routes.add(
    "GET",
    "/api/replays/{game}/story",
    "How a finished game went: its moments, and everybody's figures",
    problems=(404,),
)
async def tell_story(request: web.Request) -> Story:
    """In a thread, because the whole game is played through again, and the tables must not wait for that."""
    lines = await _finished_log(request)
    try:
        return await asyncio.to_thread(lambda: tell(journal.read(lines)))
    except journal.LogError as error:  # of another version; the log itself can still be had
        note("unreadable log", game=request.match_info["game"], why=str(error))
        raise RoomError("no_such_game") from None


async def _finished_log(request: web.Request) -> list[bytes]:
    store = request.app[LOBBY].store
    id = request.match_info["game"]
    record = await store.load_game(id) if GAME_ID.fullmatch(id) else None
    if record is None or record.footer is None:
        raise RoomError("no_such_game")
    return [record.header, *[entry for _, entry in await store.load_log(record.game)], record.footer]
