"""The server: HTTP and WebSocket on one port, and nothing else."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from aiohttp import web

from tumbledown.rulebook.catalogue import chapters as rule_chapters
from tumbledown.server import api
from tumbledown.server.config import Config
from tumbledown.server.connection import SocketConnection, converse
from tumbledown.server.errors import RoomError
from tumbledown.server.lobby import Lobby
from tumbledown.server.metrics import Metrics
from tumbledown.server.room import Room
from tumbledown.server.store.store import Store

LOBBY: Final = web.AppKey("lobby", Lobby)
CONFIG: Final = web.AppKey("config", Config)
METRICS: Final = web.AppKey("metrics", Metrics)

BODY_BYTES: Final = 16 * 1024
TICK_S: Final = 1.0

STATUS: Final = {
    "no_such_table": 404,
    "no_such_game": 404,
    "bad_token": 403,
    "host_only": 403,
    "table_full": 409,
    "not_now": 409,
    "server_full": 503,
    "too_many_tables": 429,
}

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}

Body = TypeVar("Body")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
encode: Final = msgspec.json.Encoder().encode


def answer(value: object, status: int = 200) -> web.Response:
    return web.Response(body=encode(value), status=status, content_type="application/json")


async def read(request: web.Request, shape: type[Body]) -> Body:
    """The request's body as this struct, or a problem that says what is wrong with it."""
    try:
        return msgspec.json.decode(await request.read(), type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RoomError("malformed", str(error)) from error


@web.middleware
async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Named errors instead of tracebacks, and the headers that every answer has."""
    try:
        response = await handler(request)
    except RoomError as error:
        request.app[METRICS].refusals.labels(error.code).inc()
        response = answer(api.Problem(error.code, error.detail), STATUS.get(error.code, 400))
    except web.HTTPException as error:
        response = answer(api.Problem(error.reason.lower().replace(" ", "_")), error.status)
    if not response.prepared:
        response.headers.update(HEADERS)
    return response


# -------------------------------------------------------------------- tables
async def create_table(request: web.Request) -> web.StreamResponse:
    wish = await read(request, api.NewTable)
    room = await request.app[LOBBY].create(wish.settings, request.remote or "")
    seat, token = await room.take_seat(wish.name, wish.colour)
    return answer(api.SeatTaken(room.record.code, seat, token), 201)


async def room_of(request: web.Request) -> Room:
    return await request.app[LOBBY].find(request.match_info["code"])


async def show_table(request: web.Request) -> web.StreamResponse:
    return answer(api.TableShown((await room_of(request)).view()))


async def take_seat(request: web.Request) -> web.StreamResponse:
    wish = await read(request, api.TakeSeat)
    room = await room_of(request)
    seat, token = await room.take_seat(wish.name, wish.colour)
    return answer(api.SeatTaken(room.record.code, seat, token), 201)


async def leave_seat(request: web.Request) -> web.StreamResponse:
    room = await room_of(request)
    seat = room.seat_of(request.headers.get("Authorization", "").removeprefix("Bearer "))
    if seat < 0:
        raise RoomError("bad_token")
    await room.leave_seat(seat)
    return web.Response(status=204)


async def list_replays(request: web.Request) -> web.StreamResponse:
    room = await room_of(request)
    games = await request.app[LOBBY].store.replays(room.record.code)
    return answer([api.ReplayShown(game.game, game.footer is not None) for game in games])


async def show_replay(request: web.Request) -> web.StreamResponse:
    """The whole log of a finished game, as `tumbledown verify` reads it."""
    store = request.app[LOBBY].store
    record = await store.load_game(request.match_info["game"])
    if record is None or record.footer is None:
        raise RoomError("no_such_game")
    lines = [record.header, *[entry for _, _, entry in await store.load_log(record.game)], record.footer]
    return web.Response(body=b"\n".join(lines) + b"\n", content_type="application/x-ndjson")


# -------------------------------------------------------------------- the line
async def open_socket(request: web.Request) -> web.StreamResponse:
    room = await room_of(request)
    config = request.app[CONFIG]
    origin = request.headers.get("Origin")
    if origin is not None and not _is_welcome(origin, request.host, config.origins):
        raise RoomError("bad_origin", origin)
    if len(room.listeners) >= config.limits.connections_per_table:
        raise RoomError("table_full")
    socket = web.WebSocketResponse(max_msg_size=config.limits.message_bytes, heartbeat=20.0, compress=False)
    await socket.prepare(request)
    metrics = request.app[METRICS]
    with metrics.connections.track_inprogress():
        await converse(SocketConnection(socket, room, config.limits, metrics))
    return socket


def _is_welcome(origin: str, host: str, others: tuple[str, ...]) -> bool:
    return origin.partition("://")[2] == host or origin in others


# -------------------------------------------------------------------- facts and health
async def show_rules(request: web.Request) -> web.StreamResponse:
    return answer(dict(rule_chapters()))


async def be_healthy(request: web.Request) -> web.StreamResponse:
    return answer({"ok": True})


async def be_ready(request: web.Request) -> web.StreamResponse:
    ready = await request.app[LOBBY].store.is_ready()
    return answer({"ok": ready}, 200 if ready else 503)


async def show_metrics(request: web.Request) -> web.StreamResponse:
    request.app[METRICS].tables.set(len(request.app[LOBBY].rooms))
    return web.Response(body=request.app[METRICS].text(), content_type="text/plain")


ROUTES: Final = (
    ("POST", "/api/tables", create_table),
    ("GET", "/api/tables/{code}", show_table),
    ("POST", "/api/tables/{code}/seats", take_seat),
    ("DELETE", "/api/tables/{code}/seats", leave_seat),
    ("GET", "/api/tables/{code}/replays", list_replays),
    ("GET", "/api/tables/{code}/socket", open_socket),
    ("GET", "/api/replays/{game}", show_replay),
    ("GET", "/api/rules", show_rules),
    ("GET", "/healthz", be_healthy),
    ("GET", "/readyz", be_ready),
    ("GET", "/metrics", show_metrics),
)


async def _live(app: web.Application) -> AsyncIterator[None]:
    """Open the store, keep house while the server runs, and stop in good order."""

    def suffer(why: str) -> None:
        app[LOBBY].suffer(why)

    def recover() -> None:
        app[LOBBY].recover()

    store = await Store.open(app[CONFIG].database_url, on_trouble=suffer, on_recovery=recover)
    app[LOBBY] = Lobby(store, app[CONFIG].limits, app[METRICS])
    house = asyncio.create_task(_keep_house(app))
    yield
    house.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await house
    await app[LOBBY].stop()
    await store.close()


async def _keep_house(app: web.Application) -> None:
    """Measure the loop's lag, and put tables to sleep."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + TICK_S
        await asyncio.sleep(TICK_S)
        app[METRICS].lag.observe(max(0.0, loop.time() - due))
        app[LOBBY].put_to_sleep(loop.time())


def make_app(config: Config) -> web.Application:
    app = web.Application(middlewares=[guarded], client_max_size=BODY_BYTES)
    app[CONFIG] = config
    app[METRICS] = Metrics()
    for method, path, handler in ROUTES:
        app.router.add_route(method, path, handler)
    app.cleanup_ctx.append(_live)
    return app


def run(config: Config, *, told: Callable[[], Any]) -> None:
    """Serve until a signal comes; uvloop where there is one."""
    import uvloop

    uvloop.install()
    web.run_app(make_app(config), host=config.host, port=config.port, print=lambda *_: told(), access_log=None)
