"""Finished games over HTTP: their list, logs, stories, frames and verification."""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from tumbledown.engine import journal
from tumbledown.engine.events import GameEnded
from tumbledown.engine.journal import Journal
from tumbledown.engine.structs import EngineFault, SettingsError
from tumbledown.engine.view import SPECTATOR
from tumbledown.lab.story import Story, tell
from tumbledown.lab.verify import Report, verify
from tumbledown.server import invitations, members
from tumbledown.server.errors import RoomError
from tumbledown.server.logs import note
from tumbledown.server.recording import recorded, table_of
from tumbledown.server.rest.context import ADDRESS, CONFIG, LOBBY, room_of
from tumbledown.server.rest.endpoint import LINES, SVG, Routes
from tumbledown.server.store import GameRecord

GAME_ID: Final = re.compile("[0-9a-f]{16}")
SEAT: Final = re.compile("[0-5]")
KEPT: Final = "public, max-age=86400"
"""A finished game does not change; only another version of the server might show it differently."""

OF_ANOTHER_VERSION: Final = (journal.LogError, SettingsError, EngineFault, LookupError)
"""Errors for a log whose chapters or events this version does not know."""

_READER: Final = ThreadPoolExecutor(1, "replay-reader")
"""One game at a time: parallel reads would take the interpreter lock (GIL) from the event loop."""

Found = TypeVar("Found")

routes = Routes()


class ReplayShown(msgspec.Struct, frozen=True):
    """A finished game that can be replayed and verified."""

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
    record = await finished_game(request)
    return b"\n".join(_lines(record, await request.app[LOBBY].store.load_log(record.game))) + b"\n"


@routes.add(
    "GET",
    "/api/replays/{game}/story",
    "How a finished game went: its moments, and everybody's figures",
    problems=(404, 410),
)
async def tell_story(request: web.Request) -> Story:
    return await read_log(request, await finished_game(request), tell)


@routes.add(
    "GET",
    "/api/replays/{game}/frames",
    "A finished game as a spectator saw it, or with `?seat=2` that seat: a welcome and frames, one message a line",
    content=LINES,
    problems=(400, 404, 410),
)
async def show_frames(request: web.Request) -> web.StreamResponse:
    seat = _seat_asked_for(request)
    record = await finished_game(request)

    def frames(log: Journal) -> bytes:
        if seat >= log.header.settings.players:
            raise RoomError("malformed")
        chairs = members.load_company(record.chairs, log.header.settings.colours)
        return b"\n".join(recorded(log, table_of(log, record.code, chairs), record.game, seat)) + b"\n"

    response = web.Response(body=await read_log(request, record, frames), content_type=LINES)
    response.headers.update({"Cache-Control": KEPT, "Vary": "Accept-Encoding"})
    response.enable_compression()
    return response


@routes.add(
    "GET", "/api/replays/{game}/qr.svg", "The address of a replay as a QR code", content=SVG, problems=(400, 404)
)
async def draw_link(request: web.Request) -> bytes:
    config, record = request.app[CONFIG], await finished_game(request)
    origin = invitations.origin(request, listens_at=config.host, behind_proxy=config.proxies > 0)
    return invitations.qr_svg(f"{origin}/r/{record.game}")


@routes.add(
    "GET",
    "/api/replays/{game}/verdict",
    "Whether a finished game was fair: everything that chance decided is drawn again, and the game is played again",
    problems=(404, 410),
)
async def judge(request: web.Request) -> Report:
    return await read_log(request, await finished_game(request), verify)


def _seat_asked_for(request: web.Request) -> int:
    seat = request.query.get("seat")
    if seat is None:
        return SPECTATOR
    if not SEAT.fullmatch(seat):
        raise RoomError("malformed")
    return int(seat)


async def finished_game(request: web.Request) -> GameRecord:
    id = request.match_info["game"]
    record = await request.app[LOBBY].store.load_game(id) if GAME_ID.fullmatch(id) else None
    if record is None or record.footer is None:
        raise RoomError("no_such_game")
    return record


def _lines(record: GameRecord, entries: list[tuple[int, bytes]]) -> list[bytes]:
    return [record.header, *[entry for _, entry in entries], record.footer or b""]


def _to_its_end(log: Journal) -> Journal:
    """Return the log, or raise a `RoomError` if it does not reach the end of its game."""
    if not any(isinstance(event, GameEnded) for entry in reversed(log.entries) for event in entry.events):
        raise RoomError("cut_log")
    return log


async def read_log(request: web.Request, record: GameRecord, make: Callable[[Journal], Found]) -> Found:
    """The result of `make` for this game's log. A request loads the log only when its turn has come."""
    with request[ADDRESS].reading() as turn:
        async with turn:
            entries = await request.app[LOBBY].store.load_log(record.game)
            if [n for n, _ in entries] != list(range(len(entries))):
                raise RoomError("cut_log")
            return await _read(record, _lines(record, entries), make)


async def _read(record: GameRecord, lines: list[bytes], make: Callable[[Journal], Found]) -> Found:
    """Replay the game in a thread, so that tables need not wait."""
    try:
        return await asyncio.get_running_loop().run_in_executor(_READER, lambda: make(_to_its_end(journal.read(lines))))
    except OF_ANOTHER_VERSION as error:  # the log itself can still be downloaded
        note("unreadable log", game=record.game, why=str(error))
        raise RoomError("other_log") from None
