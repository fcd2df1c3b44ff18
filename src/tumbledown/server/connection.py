"""One WebSocket: decodes messages, applies rate limits, and limits what waits to be sent."""

import asyncio
from typing import Any, Final, assert_never

from aiohttp import WebSocketError, WSCloseCode, WSMsgType, web

from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import SPECTATOR
from tumbledown.server import websocket
from tumbledown.server.addresses import Address
from tumbledown.server.broadcast import Subscriber
from tumbledown.server.busyness import Busyness
from tumbledown.server.limits import Limits
from tumbledown.server.logs import LOGGER, note
from tumbledown.server.metrics import Metrics
from tumbledown.server.rights import AtTheTable
from tumbledown.server.room import Room
from tumbledown.server.wire import (
    NO_NUMBER,
    VERSION,
    Choose,
    Do,
    Done,
    Fault,
    Goodbye,
    Hello,
    Manage,
    Mute,
    Ping,
    Pong,
    Ready,
    Refused,
    Say,
    Signal,
    WireError,
    Wish,
    decode,
    encode,
    number_of,
)
from tumbledown.server.write_batch import WriteBatch

GOODBYE_S: Final = 2.0
HEARTBEAT_S: Final = 20.0
ANSWER_S: Final = 10.0
"""A client that was silent for a heartbeat gets a ping, and has this long to answer."""

DETAIL_LENGTH: Final = 200


class SocketConnection(Subscriber):
    """A subscriber of a room, over WebSocket. `send` never waits, and a client that reads too slowly is
    disconnected."""

    def __init__(
        self,
        room: Room,
        address: Address,
        busyness: Busyness,
        limits: Limits,
        metrics: Metrics,
        batch: WriteBatch,
        transport: asyncio.Transport,
    ) -> None:
        super().__init__()
        self.room = room
        self.address = address
        self.address_key = address.key
        self.talk = address.talk
        self.busyness = busyness
        self.limits = limits
        self.metrics = metrics
        self.batch = batch
        self.transport = transport
        self.greeted = False
        self._loop = asyncio.get_running_loop()
        self._rate = address.messages
        self._commands = address.messages
        self._unsent: list[bytes] = []
        self._closing = ""
        self.heard_at = self._loop.time()
        self._asked_at = 0.0
        self._pulse = self._loop.call_later(HEARTBEAT_S, self._beat)
        self._deadline = self._loop.call_later(limits.hello_s, self._miss_hello)

    # ---------------------------------------------------------------- outgoing
    def send(self, data: bytes, since: float = 0.0) -> None:
        """Send with the next batch of writes; `since` is when the command came that this replies to."""
        if self._closing:
            return
        self._write(websocket.TEXT, data)
        if since:
            self.metrics.latency.observe(self._loop.time() - since)

    def _write(self, opcode: int, data: bytes) -> None:
        if not self._unsent:
            self.batch.add(self)
        self._unsent.append(websocket.header(opcode, len(data)))
        self._unsent.append(data)

    def flush(self) -> None:
        """Write everything unsent at once; the transport buffers what the network does not take yet."""
        transport, unsent, self._unsent = self.transport, self._unsent, []
        if unsent and not transport.is_closing():
            transport.write(b"".join(unsent))
            if transport.get_write_buffer_size() > self.limits.queue_bytes:
                self.cut("slow")

    def confirm(self, id: int) -> None:
        """Confirm a message, if the client gave it a number."""
        if id != NO_NUMBER:
            self.send(encode(Done(id)))

    def refuse(self, id: int, refusal: Refusal) -> None:
        self.metrics.refusals.labels(refusal.code).inc()
        self.send(encode(Refused(id, refusal)))

    def cut(self, why: str) -> None:
        """Close the connection of a client that exceeded a limit."""
        if not self._closing:
            self._count_cut(why)
            self.close(why)

    def _count_cut(self, why: str) -> None:
        self.metrics.cut.labels(why).inc()
        note("connection cut", table=self.room.record.code, seat=self.seat, why=why)

    def close(self, why: str) -> None:
        """Send a goodbye and close; a client that does not answer is disconnected after a while."""
        if not self._closing:
            self._closing = why
            self._write(websocket.TEXT, encode(Goodbye(why)))
            self._write(websocket.CLOSE, websocket.close_body(websocket.NORMAL, why))
            self._deadline.cancel()
            self._deadline = self._loop.call_later(GOODBYE_S, self.transport.abort)

    def _beat(self) -> None:
        """Ping a client that was silent for long, and disconnect one that did not answer the ping."""
        silent_s = self._loop.time() - self.heard_at
        if self._asked_at > self.heard_at:
            self.transport.abort()
        elif silent_s < HEARTBEAT_S:
            self._pulse = self._loop.call_later(HEARTBEAT_S - silent_s, self._beat)
        else:
            self._asked_at = self._loop.time()
            self._write(websocket.PING, b"")
            self._pulse = self._loop.call_later(ANSWER_S, self._beat)

    # ---------------------------------------------------------------- incoming
    def take(self, kind: WSMsgType, data: Any) -> bool:
        """Handle what aiohttp received, and return whether more may follow. After our goodbye only the client's close
        counts."""
        self.heard_at = self._loop.time()
        match kind:
            case WSMsgType.TEXT:
                self._take_safely(data)
            case WSMsgType.PING:
                if self._may_send():
                    self._write(websocket.PONG, bytes(data))
            case WSMsgType.BINARY:
                if self._may_send():
                    self._fault("text_only")
            case WSMsgType.PONG:
                self._may_send()
            case WSMsgType.CLOSE:
                self._close_in_answer(data)
                return False
            case WSMsgType.ERROR:
                self._lose(data)
                return False
            case _:  # CLOSING, CLOSED; aiohttp has aliases for kinds, so mypy cannot see that these are the last
                return False
        return True

    def _take_safely(self, text: str) -> None:
        try:
            self._take(text)
        except Exception:  # our own error: log it, and disconnect, so that the client does not wait
            LOGGER.exception("a connection failed", extra={"facts": {"table": self.room.record.code}})
            self._disconnect()

    def _close_in_answer(self, code: int | None) -> None:
        """Handle the client's close, or its answer to ours."""
        if not self._closing:
            self._closing = "closed"
            answer = code if not code or websocket.may_be_sent(code) else websocket.PROTOCOL_ERROR
            self._write(websocket.CLOSE, websocket.close_body(answer) if answer else b"")
        self._disconnect()

    def _lose(self, error: Exception | None) -> None:
        """Note that aiohttp closed the connection, because the client broke a rule of WebSocket or sent too much at
        once."""
        if isinstance(error, WebSocketError):
            self._count_cut("too_big" if error.code == WSCloseCode.MESSAGE_TOO_BIG else "broken")
        self._closing = "lost"

    def _disconnect(self) -> None:
        self.flush()
        self.transport.close()

    def _take(self, text: str) -> None:
        if not self._may_send(text):
            return
        try:
            message = decode(text)
        except WireError as error:
            self._fault("malformed", number_of(text), str(error))
            return
        match message:
            case Do() | Say() | Signal() | Ready() | Wish() | Choose() | Manage() | Mute():
                self._pass_on(message)
            case Ping():
                self._pong(message)
            case Hello():
                self._greet(message)
            case _:
                assert_never(message)

    def _pass_on(self, message: AtTheTable) -> None:
        if not self.greeted:
            self._fault("hello_first", message.id)
            return
        if isinstance(message, Do):
            self.metrics.commands.inc()
            if not self._commands.spend(self.heard_at):
                self._fault("too_fast", message.id)
                return
        self.room.receive(self, message)

    def _greet(self, hello: Hello) -> None:
        if self.greeted:
            self._fault("greeted_already")
        elif hello.version != VERSION:
            self.close("other_version")
        elif hello.token and self.room.table.seat_of(hello.token) == SPECTATOR:
            self.metrics.refusals.labels("bad_token").inc()
            self.close("bad_token")
        elif not hello.token and (why := self._why_not_watch()):
            self.metrics.refusals.labels(why).inc()
            self.close(why)
        else:
            self.greeted = True
            self._deadline.cancel()
            self.room.join(self, hello)
            if self.seat != SPECTATOR:
                rates = self.room.rates_of(self.seat)
                self._rate, self._commands = rates.messages, rates.commands
                self.room.table.addresses[self.room.record.chairs[self.seat].token] = self.address.key

    def _why_not_watch(self) -> str:
        """Why the client may not watch now, or "". A very busy server accepts no spectators, only players with a
        seat."""
        if self.busyness.is_very_busy:
            return "server_busy"
        return self.room.why_not_watch(self.address.key)

    def may_receive(self, size: int) -> bool:
        """Whether the address may send a packet of this size; called before the packet is read, so that fragments and
        control frames count too."""
        if self.address.may_receive(self._loop.time(), size):
            return True
        self.cut("too_much")
        self.transport.pause_reading()
        return False

    def _miss_hello(self) -> None:
        self.cut("no_hello")

    def _pong(self, ping: Ping) -> None:
        self.delay = int(min(max(ping.delay, 0.0), 10_000.0))
        play = self.room.table.play
        now = play.now if play is not None else 0
        self.send(encode(Pong(ping.t, now)))

    def _may_send(self, text: str = "") -> bool:
        """Whether to handle this message: the connection is open and within its rate limit. A client that exceeds the
        limit gets a fault, and is disconnected if it does so often."""
        if self._closing:
            return False
        if self._rate.spend(self.heard_at):
            return True
        if self._rate.is_abused:
            self.metrics.refusals.labels("too_fast").inc()
            self.cut("too_fast")
        else:
            self._fault("too_fast", number_of(text))
        return False

    def _fault(self, code: str, id: int = NO_NUMBER, detail: str = "") -> None:
        self.metrics.refusals.labels(code).inc()
        self.send(encode(Fault(code, detail[:DETAIL_LENGTH], id)))

    def forget(self) -> None:
        """Cancel all timers of the connection."""
        self._deadline.cancel()
        self._pulse.cancel()


async def converse(connection: SocketConnection, socket: web.WebSocketResponse) -> None:
    """Read until the connection ends, and then leave the room in any case."""
    room = connection.room
    room.connections += 1
    room.expect_hello(connection)
    try:
        more = True
        while more:
            message = await socket.receive()
            more = connection.take(message.type, message.data)
    finally:
        room.connections -= 1
        room.leave(connection)
        connection.forget()
