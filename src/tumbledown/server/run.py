"""The server: set-up, start, periodic work, and stop."""

import asyncio
import contextlib
import gc
import itertools
import logging
import signal
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

import uvloop
from aiohttp import web

from tumbledown.server import logs, pages
from tumbledown.server.addresses import Addresses
from tumbledown.server.config import Config
from tumbledown.server.lobby import Lobby
from tumbledown.server.logs import note
from tumbledown.server.metrics import Metrics
from tumbledown.server.rest import replay_page, routes, rule_pages
from tumbledown.server.rest.context import ADDRESSES, BATCH, CONFIG, LOBBY, METRICS
from tumbledown.server.rest.guard import guard
from tumbledown.server.rest.handler import OPTIONS, Runner
from tumbledown.server.rest.problems import add_headers, name_errors
from tumbledown.server.store import Store
from tumbledown.server.write_batch import WriteBatch

TICK_S: Final = 1.0
CLEARING_TICKS: Final = 3600
FORGETTING_TICKS: Final = 10
STOPPING_S: Final = 5.0
GARBAGE: Final = (20_000, 20, 50)


def make_app(config: Config, page: Path = pages.BUILT) -> web.Application:
    app = web.Application(
        middlewares=[name_errors, guard, pages.nothing_here(page)], client_max_size=config.limits.body_bytes
    )
    logging.getLogger("aiohttp.server").addFilter(logs.leave_out_bad_requests)
    app[CONFIG] = config
    app[METRICS] = Metrics()
    app[ADDRESSES] = Addresses(config.limits, config.proxies, lambda: asyncio.get_running_loop().time())
    routes.add_to(app)
    pages.add_to(app, page)
    replay_page.add_to(app, pages.assets(page))
    rule_pages.add_to(app, pages.assets(page))
    app.on_response_prepare.append(add_headers)
    app.on_shutdown.append(_say_goodbye)
    app.cleanup_ctx.append(_live)
    return app


async def _live(app: web.Application) -> AsyncIterator[None]:
    """Open the store, run the periodic work, and close in order."""

    def suffer(why: str) -> None:
        app[LOBBY].suffer(why)

    def recover() -> None:
        app[LOBBY].recover()

    store = await Store.open(app[CONFIG].database_url, on_trouble=suffer, on_recovery=recover)
    app[LOBBY] = Lobby(store, app[CONFIG], app[METRICS])
    app[BATCH] = WriteBatch(asyncio.get_running_loop().call_soon)
    store.on_refused = app[LOBBY].drop_game
    store.log_latency = lambda seconds, _: app[METRICS].log.observe(seconds)
    house = asyncio.create_task(_keep_house(app))
    note("server started")
    yield
    house.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await house
    await store.close()


async def _say_goodbye(app: web.Application) -> None:
    """Stop the lobby before the server waits for its connections, and before the store is closed."""
    note("server stops", tables=len(app[LOBBY].rooms))
    await app[LOBBY].stop()


async def _keep_house(app: web.Application) -> None:
    """Measure the loop's lag, drop unused tables from memory, and sometimes delete tables without any game."""
    loop, lobby = asyncio.get_running_loop(), app[LOBBY]
    for tick in itertools.count():
        if tick % CLEARING_TICKS == 0:
            lobby.spawn(lobby.clear_out(time.time()))
        due = loop.time() + TICK_S
        await asyncio.sleep(TICK_S)
        lag_s = max(0.0, loop.time() - due)
        app[METRICS].lag.observe(lag_s)
        lobby.busyness.note(lag_s)
        if tick % FORGETTING_TICKS == 0:
            app[ADDRESSES].forget_the_idle()
        lobby.put_to_sleep(loop.time())


def run(config: Config, *, on_open: Callable[[int], object]) -> None:
    """Serve until a signal comes; `on_open` is called with the port."""
    logs.begin(config.log_level)
    _collect_garbage_rarely()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(config, on_open=on_open))


def _collect_garbage_rarely() -> None:
    """Tables hold many small objects that live as long as they do; a full collection would stop every game for a
    while."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def serve(config: Config, *, on_open: Callable[[int], object]) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    runner = Runner(make_app(config), shutdown_timeout=STOPPING_S, **OPTIONS)
    try:
        await runner.setup()
        await web.TCPSite(runner, config.host, config.port).start()
        on_open(runner.addresses[0][1])
        await stop.wait()
    finally:
        await runner.cleanup()
