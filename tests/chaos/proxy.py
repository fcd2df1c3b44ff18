"""A bad line: passes messages on late, twice, or not at all; breaks without a word, or stays open and dead."""

import asyncio
import contextlib
import random
import socket

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, web
from aiohttp.test_utils import TestServer

Side = ClientWebSocketResponse | web.WebSocketResponse


class Faults:
    """How often of each, for one message; `delay` is the longest in seconds."""

    def __init__(self, *, delay: float = 0.0, twice: float = 0.0, cut: float = 0.0, dead: float = 0.0) -> None:
        self.delay = delay
        self.twice = twice
        self.cut = cut
        self.dead = dead


class Line:
    """One connection through the proxy."""

    def __init__(self, proxy: "BadLine", near: web.WebSocketResponse, far: ClientWebSocketResponse) -> None:
        self.proxy = proxy
        self.near = near
        self.far = far
        self.is_dead = False
        self.broken = asyncio.Event()

    async def carry(self) -> None:
        pumps = [self._pump(self.near, self.far), self._pump(self.far, self.near), self.broken.wait()]
        tasks = [asyncio.ensure_future(pump) for pump in pumps]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _pump(self, source: Side, sink: Side) -> None:
        """Late, but in order, as on a real line."""
        late: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        giving = asyncio.create_task(self._give(late, sink))
        due = 0.0
        try:
            while (message := await source.receive()).type is WSMsgType.TEXT:
                for _ in range(self.proxy.copies()):
                    due = max(due, asyncio.get_running_loop().time() + self.proxy.lateness())
                    late.put_nowait((due, message.data))
                self.proxy.maybe_break(self)
        finally:
            giving.cancel()
            await asyncio.gather(giving, return_exceptions=True)

    async def _give(self, late: "asyncio.Queue[tuple[float, str]]", sink: Side) -> None:
        while True:
            due, text = await late.get()
            await asyncio.sleep(due - asyncio.get_running_loop().time())
            if not self.is_dead:
                with contextlib.suppress(ConnectionError):
                    await sink.send_str(text)


class BadLine:
    """Stands between players and a server."""

    def __init__(self, session: ClientSession, server: str, seed: int) -> None:
        self.session = session
        self.server = server
        self.faults = Faults()
        self.lines: set[Line] = set()
        self.counts = {"twice": 0, "cut": 0, "dead": 0, "late": 0}
        self._chance = random.Random(seed)
        app = web.Application()
        app.router.add_get("/{path:.*}", self._connect)
        self._house = TestServer(app)

    @property
    def base(self) -> str:
        return str(self._house.make_url("")).rstrip("/")

    async def __aenter__(self) -> "BadLine":
        await self._house.start_server()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.calm()
        for line in self.lines:
            line.broken.set()
        await self._house.close()

    def calm(self) -> None:
        """From now on everything is passed on at once; the dead lines break."""
        self.faults = Faults()
        for line in self.lines:
            if line.is_dead:
                line.broken.set()

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        near = web.WebSocketResponse()
        await near.prepare(request)
        async with self.session.ws_connect(self.server + request.path) as far:
            line = Line(self, near, far)
            self.lines.add(line)
            await line.carry()
            self.lines.discard(line)
            # Without closing words, as when a cable is pulled.
            if (cable := far.get_extra_info("socket")) is not None:
                cable.shutdown(socket.SHUT_RDWR)
        if request.transport is not None:
            request.transport.abort()
        return near

    # ---------------------------------------------------------------- chance
    def copies(self) -> int:
        return 1 + self._happens("twice")

    def lateness(self) -> float:
        self.counts["late"] += bool(self.faults.delay)
        return self._chance.random() * self.faults.delay

    def maybe_break(self, line: Line) -> None:
        if self._happens("cut"):
            line.broken.set()
        elif self._happens("dead"):
            line.is_dead = True

    def _happens(self, what: str) -> bool:
        happens = bool(self._chance.random() < getattr(self.faults, what))
        self.counts[what] += happens
        return happens
