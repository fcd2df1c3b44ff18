"""The WebSocket of a table: who may open it. From the handshake on its `connection` takes over."""

from aiohttp import web

from tumbledown.server.connection import GOODBYE_S, SocketConnection, converse
from tumbledown.server.errors import RoomError
from tumbledown.server.rest.context import BATCH, CONFIG, METRICS, room_of
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
    """Pings and closing are the connection's own affair, because they count against its rate limit."""
    config, metrics = request.app[CONFIG], request.app[METRICS]
    origin = request.headers.get("Origin")
    if origin is not None and not _is_welcome(origin, request.host, config.origins):
        raise RoomError("bad_origin")
    room = await room_of(request)
    if room.connections >= config.limits.connections_per_table:
        raise RoomError("table_full")
    socket = web.WebSocketResponse(
        timeout=GOODBYE_S, autoclose=False, autoping=False, compress=False, max_msg_size=config.limits.message_bytes + 1
    )
    if not socket.can_prepare(request):
        raise RoomError("websocket_only")
    await socket.prepare(request)
    if request.transport is not None:  # else it is gone already
        with metrics.connections.track_inprogress():
            connection = SocketConnection(room, config.limits, metrics, request.app[BATCH], request.transport)
            await converse(connection, socket)
    return socket


def _is_welcome(origin: str, host: str, others: tuple[str, ...]) -> bool:
    """A page of our own address, or of one that the host of this server has named."""
    return origin.partition("://")[2] == host or origin in others
