"""One WebSocket: decodes at the door, keeps to its budget, and never buffers without bound."""

import asyncio
from collections import deque

from aiohttp import WSMsgType, web

from tumbledown.engine.view import SPECTATOR
from tumbledown.server.limits import PATIENCE, Budget, Limits
from tumbledown.server.metrics import Metrics
from tumbledown.server.room import Room
from tumbledown.server.wire import VERSION, Fault, Goodbye, Hello, Ping, Pong, WireError, decode, encode

GOODBYE_S = 2.0


class SocketConnection:
    """A listener of a room. `send` only queues; a task of its own writes, and a slow reader is cut."""

    def __init__(self, socket: web.WebSocketResponse, room: Room, limits: Limits, metrics: Metrics) -> None:
        self.socket = socket
        self.room = room
        self.limits = limits
        self.metrics = metrics
        self.seat = SPECTATOR
        self.heard = -1
        self.welcomed = False
        self.delay = 0
        self.greeted = False
        self._budget = Budget(limits.messages_per_s, limits.burst)
        self._overdrawn = 0
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._wake = asyncio.Event()
        self._closing = ""

    # ---------------------------------------------------------------- outgoing
    def send(self, data: bytes) -> None:
        if self._closing:
            return
        self._queue.append(data)
        self._queued += len(data)
        if self._queued > self.limits.queue_bytes:
            self.metrics.cut.labels("slow").inc()
            self._queue.clear()
            self.close("slow")
        self._wake.set()

    def close(self, why: str) -> None:
        if not self._closing:
            self._queue.append(encode(Goodbye(why)))
            self._closing = why
            self._wake.set()

    async def write(self) -> None:
        """Write until the connection is to be closed."""
        while True:
            while self._queue:
                data = self._queue.popleft()
                self._queued -= len(data)
                await self.socket.send_frame(data, WSMsgType.TEXT)
            if self._closing:
                break
            self._wake.clear()
            await self._wake.wait()
        await asyncio.wait_for(self.socket.close(message=self._closing.encode()), GOODBYE_S)

    # ---------------------------------------------------------------- incoming
    async def read(self) -> None:
        async for message in self.socket:
            if self._closing:
                break
            if message.type is WSMsgType.TEXT:
                self._take(message.data)
            elif message.type is WSMsgType.BINARY:
                self._fault("text_only")

    def _take(self, text: str) -> None:
        if not self._budget.spend(asyncio.get_running_loop().time()):
            self._overdraw()
            return
        try:
            message = decode(text)
        except WireError as error:
            self._fault("malformed", str(error))
            return
        if isinstance(message, Ping):
            self._pong(message)
        elif isinstance(message, Hello):
            self._greet(message)
        elif not self.greeted:
            self._fault("hello_first")
        else:
            self.room.receive(self, message)

    def _greet(self, hello: Hello) -> None:
        if self.greeted:
            self._fault("greeted_already")
        elif hello.version != VERSION:
            self.close("other_version")
        elif hello.token and self.room.seat_of(hello.token) == SPECTATOR:
            self.metrics.refusals.labels("bad_token").inc()
            self.close("bad_token")
        else:
            self.greeted = True
            self.room.join(self, hello.token, hello.last)

    def _pong(self, ping: Ping) -> None:
        self.delay = int(min(max(ping.delay, 0.0), 10_000.0))
        now = self.room.play.now if self.room.play is not None else 0
        self.send(encode(Pong(ping.t, now)))

    def _overdraw(self) -> None:
        self._overdrawn += 1
        self.metrics.refusals.labels("too_fast").inc()
        if self._overdrawn > PATIENCE * self.limits.burst:
            self.close("too_fast")
        else:
            self._fault("too_fast")

    def _fault(self, code: str, detail: str = "") -> None:
        self.metrics.refusals.labels(code).inc()
        self.send(encode(Fault(code, detail[:200])))


async def converse(connection: SocketConnection) -> None:
    """Read and write until either ends; whatever happens, the room is left."""
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(connection.read())
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.room.leave(connection)
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
