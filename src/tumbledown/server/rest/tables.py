"""Tables over HTTP: made, looked up, joined and left."""

import msgspec
from aiohttp import web

from tumbledown.engine.structs import Settings
from tumbledown.server import game_settings, invitations
from tumbledown.server.game_settings import LESSON, Forecast, Remedy
from tumbledown.server.members import TableView
from tumbledown.server.rest.context import ADDRESS, CONFIG, LOBBY, room_of
from tumbledown.server.rest.endpoint import SVG, Routes
from tumbledown.server.room import Room
from tumbledown.server.wire import Number

routes = Routes()


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. The first seat is the host's own."""

    name: str
    settings: Settings = msgspec.field(default_factory=Settings)
    colour: Number = -1
    seed: str = ""


class SeatTaken(msgspec.Struct, frozen=True):
    """A seat and its token, which is sent only once."""

    code: str
    seat: int
    token: str


@routes.add("POST", "/api/tables", "Make a table and take its first seat", status=201, problems=(400, 413, 429))
async def create_table(request: web.Request, body: NewTable) -> SeatTaken:
    room = await request.app[LOBBY].create(body.settings, request[ADDRESS].key, body.seed)
    seat, token = await room.gathering.take_seat(body.name, body.colour, request[ADDRESS].key)
    return SeatTaken(room.record.code, seat, token)


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player who wants to learn the game."""

    name: str
    colour: Number = -1


@routes.add("POST", "/api/lessons", "Begin a lesson and take the learner's seat", status=201, problems=(400, 413, 429))
async def create_lesson(request: web.Request, body: NewLesson) -> SeatTaken:
    """Begin a lesson; its clock waits for the learner to connect."""
    room = await request.app[LOBBY].create(LESSON, request[ADDRESS].key)
    seat, token = await room.gathering.take_seat(body.name, body.colour, request[ADDRESS].key)
    await room.gathering.begin_lesson()
    return SeatTaken(room.record.code, seat, token)


class TableShown(msgspec.Struct, frozen=True):
    """A table as all clients see it, its link, the forecast of its next game, and remedies against its warnings."""

    table: TableView
    link: str
    next: Forecast | None
    remedies: tuple[Remedy, ...] = ()


@routes.add("GET", "/api/tables/{code}", "Look a table up by its code", problems=(400, 404))
async def show_table(request: web.Request) -> TableShown:
    room = await room_of(request)
    record = room.record
    link = _link(request, room)
    return TableShown(room.table.view(), link, game_settings.forecast(record), game_settings.remedies(record))


@routes.add("GET", "/api/tables/{code}/qr.svg", "The table's address as a QR code", content=SVG, problems=(400, 404))
async def draw_invitation(request: web.Request) -> bytes:
    return invitations.qr_svg(_link(request, await room_of(request)))


@routes.add(
    "GET",
    "/api/tables/{code}/tray.svg",
    "The address of a dice tray at this table as a QR code, for a big screen to show",
    content=SVG,
    problems=(400, 404),
)
async def draw_tray_code(request: web.Request) -> bytes:
    return invitations.qr_svg(invitations.tray_link(_link(request, await room_of(request))))


def _link(request: web.Request, room: Room) -> str:
    config = request.app[CONFIG]
    code = room.record.code
    return invitations.link(request, code, listens_at=config.host, behind_proxy=config.proxies > 0)


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player who wants a seat."""

    name: str
    colour: Number = -1


@routes.add(
    "POST",
    "/api/tables/{code}/seats",
    "Take a free seat before the game",
    status=201,
    problems=(403, 404, 409),
)
async def take_seat(request: web.Request, body: TakeSeat) -> SeatTaken:
    room = await room_of(request)
    seat, token = await room.gathering.take_seat(body.name, body.colour, request[ADDRESS].key)
    return SeatTaken(room.record.code, seat, token)


@routes.add(
    "DELETE",
    "/api/tables/{code}/seats",
    "Leave the seat whose token is sent along",
    status=204,
    problems=(403, 404),
    needs_token=True,
)
async def leave_seat(request: web.Request) -> None:
    room = await room_of(request)
    await room.gathering.leave_seat(request.headers.get("Authorization", "").removeprefix("Bearer "))
