"""The endpoint that opens the WebSocket of a table. After the handshake a `SocketConnection` takes over."""

from aiohttp import web

from tumbledown.server.connection import GOODBYE_S, SocketConnection, converse
from tumbledown.server.errors import RoomError
from tumbledown.server.rest.context import ADDRESS, ADDRESSES, BATCH, CONFIG, LOBBY, METRICS, room_of
from tumbledown.server.rest.endpoint import Routes
from tumbledown.server.rest.guard import expect_our_page
from tumbledown.server.rest.handler import Handler
from tumbledown.server.room import Room

routes = Routes()


@routes.add(
    "GET",
    "/api/tables/{code}/socket",
    "Open the WebSocket of a table; the protocol page says what is spoken there",
    status=101,
    problems=(400, 403, 404),
)
async def open_socket(request: web.Request) -> web.StreamResponse:
    limits, address = request.app[CONFIG].limits, request[ADDRESS]
    expect_our_page(request)
    if address.sockets >= limits.sockets_per_address:
        raise RoomError("too_many_connections")
    if request.app[ADDRESSES].sockets >= limits.sockets:
        raise RoomError("server_full")
    with address.socket():
        return await _serve(request, await room_of(request))


async def _serve(request: web.Request, room: Room) -> web.StreamResponse:
    """Serve the WebSocket. The connection itself answers pings and closes, because they count against its rate
    limit."""
    limits, metrics = request.app[CONFIG].limits, request.app[METRICS]
    socket = web.WebSocketResponse(
        timeout=GOODBYE_S, autoclose=False, autoping=False, compress=False, max_msg_size=limits.message_bytes + 1
    )
    if not socket.can_prepare(request):
        raise RoomError("websocket_only")
    await socket.prepare(request)
    if request.transport is not None:  # else the client is gone already
        with metrics.connections.track_inprogress():
            address, busyness, batch = request[ADDRESS], request.app[LOBBY].busyness, request.app[BATCH]
            connection = SocketConnection(room, address, busyness, limits, metrics, batch, request.transport)
            if isinstance(request.protocol, Handler):
                request.protocol.may_receive = connection.may_receive
            await converse(connection, socket)
    return socket
