"""The server: HTTP and WebSocket on one port, and nothing else."""

import asyncio
import contextlib
import gc
import itertools
import logging
import re
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import uvloop
from aiohttp import hdrs, web

from tumbledown.engine import journal
from tumbledown.expansions import chapter, names
from tumbledown.lab.story import tell
from tumbledown.rulebook.catalogue import chapters as rule_chapters
from tumbledown.server import api, frames, game_settings, invitations, logs, openapi, pages
from tumbledown.server.config import Config
from tumbledown.server.connection import SocketConnection, converse
from tumbledown.server.errors import RoomError
from tumbledown.server.headers import HEADERS
from tumbledown.server.lobby import Lobby
from tumbledown.server.logs import LOGGER, note
from tumbledown.server.metrics import Metrics
from tumbledown.server.post import Post
from tumbledown.server.reception import Runner
from tumbledown.server.room import Room
from tumbledown.server.store import Store, StoreError

LOBBY: Final = web.AppKey("lobby", Lobby)
CONFIG: Final = web.AppKey("config", Config)
METRICS: Final = web.AppKey("metrics", Metrics)
POST: Final = web.AppKey("post", Post)

TICK_S: Final = 1.0
CLEARING_TICKS: Final = 3600
STOPPING_S: Final = 5.0
GARBAGE: Final = (20_000, 20, 50)
GAME_ID: Final = re.compile("[0-9a-f]{16}")

STATUS: Final = {
    "no_such_table": 404,
    "no_such_game": 404,
    "bad_token": 403,
    "bad_origin": 403,
    "host_only": 403,
    "table_full": 409,
    "not_now": 409,
    "server_full": 503,
    "trouble": 503,
    "too_many_tables": 429,
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
    """Named errors instead of tracebacks."""
    try:
        return await handler(request)
    except RoomError as error:
        return problem(request, STATUS.get(error.code, 400), error.code, error.detail)
    except StoreError as error:
        return problem(request, 503, "trouble", error.reason)
    except web.HTTPException as error:
        response = problem(request, error.status, re.sub("[^a-z]+", "_", error.reason.lower()))
        if "Allow" in error.headers:
            response.headers["Allow"] = error.headers["Allow"]
        return response
    except ConnectionError:
        raise
    except Exception:
        LOGGER.exception("a request failed", extra={"facts": {"method": request.method, "path": request.path}})
        return problem(request, 500, "internal")


def problem(request: web.Request, status: int, code: str, detail: str = "") -> web.Response:
    """Refused, said to the one who asked, and counted."""
    request.app[METRICS].refusals.labels(code).inc()
    return answer(api.Problem(code, detail), status)


async def _protect(request: web.Request, response: web.StreamResponse) -> None:
    """Every answer has these headers, whoever made it; the page alone knows how long it may be kept."""
    keeping = response.headers.get("Cache-Control", HEADERS["Cache-Control"])
    response.headers.update({**HEADERS, "Cache-Control": keeping})


# -------------------------------------------------------------------- tables
async def create_table(request: web.Request) -> web.StreamResponse:
    wish = await read(request, api.NewTable)
    room = await request.app[LOBBY].create(wish.settings, _address(request), wish.seed)
    seat, token = await room.gathering.take_seat(wish.name, wish.colour)
    return answer(api.SeatTaken(room.record.code, seat, token), 201)


def _address(request: web.Request) -> str:
    """Who asks. Only a proxy may speak for others, and of what it passes on only its own word, the last, counts."""
    said = request.headers.get("X-Forwarded-For", "") if request.app[CONFIG].behind_proxy else ""
    return said.rpartition(",")[2].strip() or request.remote or ""


async def room_of(request: web.Request) -> Room:
    return await request.app[LOBBY].find(request.match_info["code"])


async def show_table(request: web.Request) -> web.StreamResponse:
    room = await room_of(request)
    return answer(api.TableShown(room.table.view(), _link(request, room), game_settings.forecast(room.record)))


async def draw_invitation(request: web.Request) -> web.StreamResponse:
    drawn = invitations.qr_svg(_link(request, await room_of(request)))
    return web.Response(body=drawn, content_type=openapi.SVG)


def _link(request: web.Request, room: Room) -> str:
    config = request.app[CONFIG]
    code = room.record.code
    return invitations.link(request, code, listens_at=config.host, behind_proxy=config.behind_proxy)


async def take_seat(request: web.Request) -> web.StreamResponse:
    wish = await read(request, api.TakeSeat)
    room = await room_of(request)
    seat, token = await room.gathering.take_seat(wish.name, wish.colour)
    return answer(api.SeatTaken(room.record.code, seat, token), 201)


async def leave_seat(request: web.Request) -> web.StreamResponse:
    room = await room_of(request)
    seat = room.table.seat_of(request.headers.get("Authorization", "").removeprefix("Bearer "))
    if seat < 0:
        raise RoomError("bad_token")
    await room.gathering.leave_seat(seat)
    return web.Response(status=204)


async def list_replays(request: web.Request) -> web.StreamResponse:
    room = await room_of(request)
    games = await request.app[LOBBY].store.replays(room.record.code)
    return answer([api.ReplayShown(game.game, game.number, game.footer is not None) for game in games])


async def show_replay(request: web.Request) -> web.StreamResponse:
    """The whole log of a finished game, as `tumbledown verify` reads it."""
    lines = await _finished_log(request)
    return web.Response(body=b"\n".join(lines) + b"\n", content_type=openapi.LINES)


async def tell_story(request: web.Request) -> web.StreamResponse:
    """Told beside the tables: a long game takes a while to live through again."""
    lines = await _finished_log(request)
    try:
        return answer(await asyncio.to_thread(lambda: tell(journal.read(lines))))
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


# -------------------------------------------------------------------- the line
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
    response = _shaking_hands(request)
    await response.prepare(request)
    if request.transport is None:  # gone while it was being greeted
        return response
    with metrics.connections.track_inprogress():
        connection = SocketConnection(room, config.limits, metrics, request.app[POST], request.transport)
        _listen(request, frames.Reader(connection, config.limits.message_bytes))
        await converse(connection)
    return response


def _listen(request: web.Request, reader: Any) -> None:
    """The reader hears what came with the handshake, and that the line ends, from the library; the rest directly."""
    request.protocol.set_parser(reader)
    if request.transport is not None:
        line: Any = frames.Line(reader, request.protocol)
        request.transport.set_protocol(line)


def _shaking_hands(request: web.Request) -> web.StreamResponse:
    """From now on the line speaks WebSocket, and is of no use to HTTP any more."""
    accepted = frames.accepted(request.headers[hdrs.SEC_WEBSOCKET_KEY])
    upgrade = {hdrs.UPGRADE: "websocket", hdrs.CONNECTION: "upgrade", hdrs.SEC_WEBSOCKET_ACCEPT: accepted}
    response = web.StreamResponse(status=HTTPStatus.SWITCHING_PROTOCOLS, headers=upgrade)
    response.force_close()
    return response


def _is_welcome(origin: str, host: str, others: tuple[str, ...]) -> bool:
    return origin.partition("://")[2] == host or origin in others


# -------------------------------------------------------------------- facts and health
async def show_rules(request: web.Request) -> web.StreamResponse:
    return answer(dict(rule_chapters()))


async def show_modules(request: web.Request) -> web.StreamResponse:
    titles = {name: found.title for name, found in rule_chapters().items()}
    built = [(name, chapter(name)) for name in names()]
    return answer(
        [
            api.ModuleShown(
                name, titles.get(name, name), tuple(each.requires), tuple(each.excludes), each.seats, each.variants
            )
            for name, each in built
        ]
    )


async def show_openapi(request: web.Request) -> web.StreamResponse:
    return answer(openapi.document())


async def be_healthy(request: web.Request) -> web.StreamResponse:
    return answer(api.Health(True))


async def be_ready(request: web.Request) -> web.StreamResponse:
    ready = await request.app[LOBBY].store.is_ready()
    return answer(api.Health(ready), 200 if ready else 503)


async def show_metrics(request: web.Request) -> web.StreamResponse:
    request.app[METRICS].tables.set(len(request.app[LOBBY].rooms))
    return web.Response(body=request.app[METRICS].text(), content_type="text/plain")


HANDLERS: Final[dict[str, Handler]] = {
    handler.__name__: handler
    for handler in (
        create_table,
        show_table,
        draw_invitation,
        take_seat,
        leave_seat,
        list_replays,
        open_socket,
        show_replay,
        tell_story,
        show_modules,
        show_rules,
        show_openapi,
        be_healthy,
        be_ready,
        show_metrics,
    )
}


async def _live(app: web.Application) -> AsyncIterator[None]:
    """Open the store, keep house while the server runs, and stop in good order."""

    def suffer(why: str) -> None:
        app[LOBBY].suffer(why)

    def recover() -> None:
        app[LOBBY].recover()

    store = await Store.open(app[CONFIG].database_url, on_trouble=suffer, on_recovery=recover)
    app[LOBBY] = Lobby(store, app[CONFIG], app[METRICS])
    app[POST] = Post(asyncio.get_running_loop().call_soon)
    store.on_refused = app[LOBBY].forsake
    store.log_latency = lambda seconds, _: app[METRICS].log.observe(seconds)
    house = asyncio.create_task(_keep_house(app))
    note("server started")
    yield
    house.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await house
    await store.close()


async def _say_goodbye(app: web.Application) -> None:
    """Before the server waits for its open lines to end, and before the store is closed."""
    note("server stops", tables=len(app[LOBBY].rooms))
    await app[LOBBY].stop()


async def _keep_house(app: web.Application) -> None:
    """Measure the loop's lag, put tables to sleep, and now and then forget those that nobody wanted."""
    loop, lobby = asyncio.get_running_loop(), app[LOBBY]
    for tick in itertools.count():
        if tick % CLEARING_TICKS == 0:
            lobby.spawn(lobby.clear_out(time.time()))
        due = loop.time() + TICK_S
        await asyncio.sleep(TICK_S)
        app[METRICS].lag.observe(max(0.0, loop.time() - due))
        lobby.put_to_sleep(loop.time())


def make_app(config: Config, page: Path = pages.BUILT) -> web.Application:
    app = web.Application(middlewares=[guarded], client_max_size=config.limits.body_bytes)
    logging.getLogger("aiohttp.server").addFilter(logs.keep_out_requests_that_are_none)
    app[CONFIG] = config
    app[METRICS] = Metrics()
    for operation in openapi.OPERATIONS:
        app.router.add_route(operation.method, operation.path, HANDLERS[operation.id])
    pages.add_to(app, page)
    app.on_response_prepare.append(_protect)
    app.on_shutdown.append(_say_goodbye)
    app.cleanup_ctx.append(_live)
    return app


def run(config: Config, *, told: Callable[[int], object]) -> None:
    """Serve until a signal comes; `told` hears the port."""
    logs.begin(config.log_level)
    _collect_garbage_rarely()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(config, told=told))


def _collect_garbage_rarely() -> None:
    """Tables hold many small objects that live as long as they do: looking through all of them stops every game."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def serve(config: Config, *, told: Callable[[int], object]) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    runner = Runner(make_app(config), access_log=None, shutdown_timeout=STOPPING_S)
    try:
        await runner.setup()
        await web.TCPSite(runner, config.host, config.port).start()
        told(runner.addresses[0][1])
        await stop.wait()
    finally:
        await runner.cleanup()
