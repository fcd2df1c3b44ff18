"""The WebSocket of a table: who may open it, and the handshake. From then on the `connection` takes over."""

from http import HTTPStatus
from typing import Any

from aiohttp import hdrs, web

from tumbledown.server import frames
from tumbledown.server.connection import SocketConnection, converse
from tumbledown.server.errors import RoomError
from tumbledown.server.rest.context import CONFIG, METRICS, POST, room_of
from tumbledown.server.rest.endpoint import Routes

routes = Routes()


@routes.add(
    "GET",
    "/api/tables/{code}/socket",
    "Open the WebSocket of a table; the protocol page says what is spoken there",
    status=101,
    problems=(400, 403, 404, 409),
)
async def open_socket(request: web.Request) -> web.StreamResponse:
    config, metrics = request.app[CONFIG], request.app[METRICS]
    origin = request.headers.get("Origin")
    if origin is not None and not _is_welcome(origin, request.host, config.origins):
        raise RoomError("bad_origin")
    room = await room_of(request)
    if room.connections >= config.limits.connections_per_table:
        raise RoomError("table_full")
    if not web.WebSocketResponse().can_prepare(request):
        raise RoomError("websocket_only")
    response = _handshake(request)
    await response.prepare(request)
    if request.transport is None:  # gone during the handshake
        return response
    with metrics.connections.track_inprogress():
        connection = SocketConnection(room, config.limits, metrics, request.app[POST], request.transport)
        reader: Any = frames.Reader(connection, config.limits.message_bytes)
        request.protocol.set_parser(reader)
        await converse(connection)
    return response


def _is_welcome(origin: str, host: str, others: tuple[str, ...]) -> bool:
    """A page of our own address, or of one that the host of this server has named."""
    return origin.partition("://")[2] == host or origin in others


def _handshake(request: web.Request) -> web.StreamResponse:
    """From now on WebSocket is spoken here, and the connection is of no use to HTTP any more."""
    accepted = frames.accepted(request.headers[hdrs.SEC_WEBSOCKET_KEY])
    upgrade = {hdrs.UPGRADE: "websocket", hdrs.CONNECTION: "upgrade", hdrs.SEC_WEBSOCKET_ACCEPT: accepted}
    response = web.StreamResponse(status=HTTPStatus.SWITCHING_PROTOCOLS, headers=upgrade)
    response.force_close()
    return response
