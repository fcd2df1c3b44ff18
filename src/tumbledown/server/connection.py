"""One WebSocket: decodes at the door, keeps to its budget, and never buffers without bound."""

import asyncio
from collections.abc import Iterable
from struct import Struct
from typing import Final

from aiohttp import WebSocketError, WSCloseCode, WSMsgType, web

from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import SPECTATOR
from tumbledown.server.limits import Budget, Limits
from tumbledown.server.logs import LOGGER, note
from tumbledown.server.metrics import Metrics
from tumbledown.server.room import Room
from tumbledown.server.wire import VERSION, Do, Fault, Goodbye, Hello, Ping, Pong, Refused, WireError, decode, encode

GOODBYE_S: Final = 2.0
DETAIL_LENGTH: Final = 200

# The head of an unmasked WebSocket frame that is a whole text message, by the length of its payload.
WHOLE_TEXT: Final = 0x81
SHORT: Final = Struct("!BB")
MIDDLE: Final = Struct("!BBH")
LONG: Final = Struct("!BBQ")


def _header(length: int) -> bytes:
    if length < 126:
        return SHORT.pack(WHOLE_TEXT, length)
    if length < 1 << 16:
        return MIDDLE.pack(WHOLE_TEXT, 126, length)
    return LONG.pack(WHOLE_TEXT, 127, length)


class SocketConnection:
    """A listener of a room. `send` never waits, and a slow reader is cut.

    Frames go past aiohttp's writer: it is a coroutine, and nine in ten of all messages are written here.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        room: Room,
        limits: Limits,
        metrics: Metrics,
        transport: asyncio.Transport,
    ) -> None:
        self.socket = socket
        self.room = room
        self.limits = limits
        self.metrics = metrics
        self.transport = transport
        self.seat = SPECTATOR
        self.heard = -1
        self.welcomed = False
        self.delay = 0
        self.greeted = False
        self._loop = asyncio.get_running_loop()
        self._budget = Budget(limits.messages_per_s, limits.burst)
        self._end = asyncio.Event()
        self._closing = ""
        self._deadline = self._loop.call_later(limits.hello_s, self._miss_hello)

    # ---------------------------------------------------------------- outgoing
    def send(self, data: bytes, since: float = 0.0) -> None:
        """Straight to the line, which buffers what it cannot take at once; `since` is when the command came."""
        if self._closing:
            return
        self._write(data)
        if since:
            self.metrics.latency.observe(self._loop.time() - since)
        if self.transport.get_write_buffer_size() > self.limits.queue_bytes:
            self.cut("slow")

    def _write(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(_header(len(data)) + data)

    def refuse(self, id: int, refusal: Refusal) -> None:
        self.metrics.refusals.labels(refusal.code).inc()
        self.send(encode(Refused(id, refusal)))

    def cut(self, why: str) -> None:
        """The budget is spent."""
        if not self._closing:
            self.metrics.cut.labels(why).inc()
            note("connection cut", table=self.room.record.code, seat=self.seat, why=why)
            self.close(why)

    def close(self, why: str) -> None:
        """Say goodbye; a line that does not take even that is torn down."""
        if not self._closing:
            self._write(encode(Goodbye(why)))
            self._closing = why
            self._end.set()
            self._deadline.cancel()
            self._deadline = self._loop.call_later(GOODBYE_S, self.transport.abort)

    async def part(self) -> None:
        """Wait until the connection is to be closed, and close it."""
        await self._end.wait()
        await self.socket.close(message=self._closing.encode())

    # ---------------------------------------------------------------- incoming
    async def read(self) -> None:
        async for message in self.socket:
            if self._closing:
                break
            if message.type is WSMsgType.TEXT:
                self._take(message.data)
            elif message.type is WSMsgType.BINARY:
                self._take_binary()
            elif message.type is WSMsgType.ERROR:
                self._lose(message.data)

    def _take(self, text: str) -> None:
        if not self._affords():
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
            if isinstance(message, Do):
                self.metrics.commands.inc()
            self.room.receive(self, message)

    def _take_binary(self) -> None:
        if self._affords():
            self._fault("text_only")

    def _lose(self, error: object) -> None:
        """The line itself is broken, most often by a message that is too long; nothing can be said any more."""
        is_too_big = isinstance(error, WebSocketError) and error.code == WSCloseCode.MESSAGE_TOO_BIG
        self.cut("too_big" if is_too_big else "broken")

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
            self._deadline.cancel()
            self.room.join(self, hello)

    def _miss_hello(self) -> None:
        self.cut("no_hello")

    def _pong(self, ping: Ping) -> None:
        self.delay = int(min(max(ping.delay, 0.0), 10_000.0))
        now = self.room.play.now if self.room.play is not None else 0
        self.send(encode(Pong(ping.t, now)))

    def _affords(self) -> bool:
        """Whether this message is within the budget; who floods is told so, and in the end cut."""
        if self._budget.spend(self._loop.time()):
            return True
        if self._budget.is_abused:
            self.metrics.refusals.labels("too_fast").inc()
            self.cut("too_fast")
        else:
            self._fault("too_fast")
        return False

    def _fault(self, code: str, detail: str = "") -> None:
        self.metrics.refusals.labels(code).inc()
        self.send(encode(Fault(code, detail[:DETAIL_LENGTH])))

    def forget(self) -> None:
        """Nothing is to happen to this connection any more."""
        self._deadline.cancel()


async def converse(connection: SocketConnection) -> None:
    """Read until the line ends or is to be closed; whatever happens, the room is left."""
    room = connection.room
    room.lines += 1
    closer = asyncio.create_task(connection.part())
    reader = asyncio.create_task(connection.read())
    try:
        await asyncio.wait({closer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.lines -= 1
        room.leave(connection)
        for task in (reader, closer):
            task.cancel()
        ended = await asyncio.gather(reader, closer, return_exceptions=True)
        connection.forget()
        _note_failures(room, ended)


def _note_failures(room: Room, ended: Iterable[BaseException | None]) -> None:
    """A line that breaks is everyday; anything else is a defect of ours, and must not vanish unseen."""
    for error in ended:
        if isinstance(error, Exception) and not isinstance(error, OSError):
            LOGGER.error("a connection failed", exc_info=error, extra={"facts": {"table": room.record.code}})
