"""One WebSocket: decodes at the door, keeps to its budget, and never buffers without bound."""

import asyncio
from typing import Final, assert_never

from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import SPECTATOR
from tumbledown.server import frames
from tumbledown.server.broadcast import Subscriber
from tumbledown.server.budget import Budget
from tumbledown.server.limits import Limits
from tumbledown.server.logs import LOGGER, note
from tumbledown.server.metrics import Metrics
from tumbledown.server.post import Post
from tumbledown.server.rights import AtTheTable
from tumbledown.server.room import Room
from tumbledown.server.wire import (
    NO_NUMBER,
    VERSION,
    Do,
    Done,
    Fault,
    Goodbye,
    Hello,
    Manage,
    Ping,
    Pong,
    Ready,
    Refused,
    Say,
    Signal,
    WireError,
    decode,
    encode,
    number_of,
)

GOODBYE_S: Final = 2.0
HEARTBEAT_S: Final = 20.0
ANSWER_S: Final = 10.0
"""Whoever was silent for a heartbeat is asked, and has so long to answer."""

DETAIL_LENGTH: Final = 200


class SocketConnection(Subscriber):
    """A listener of a room. `send` never waits, and a slow reader is cut."""

    def __init__(self, room: Room, limits: Limits, metrics: Metrics, post: Post, transport: asyncio.Transport) -> None:
        super().__init__()
        self.room = room
        self.limits = limits
        self.metrics = metrics
        self.post = post
        self.transport = transport
        self.greeted = False
        self.ended = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._budget = Budget(limits.messages_per_s, limits.burst)
        self._unsent: list[bytes] = []
        self._closing = ""
        self.heard_at = self._loop.time()
        self._asked_at = 0.0
        self._pulse = self._loop.call_later(HEARTBEAT_S, self._beat)
        self._deadline = self._loop.call_later(limits.hello_s, self._miss_hello)

    # ---------------------------------------------------------------- outgoing
    def send(self, data: bytes, since: float = 0.0) -> None:
        """With the next post; `since` is when the command came."""
        if self._closing:
            return
        self._write(frames.TEXT, data)
        if since:
            self.metrics.latency.observe(self._loop.time() - since)

    def _write(self, kind: int, data: bytes) -> None:
        if not self._unsent:
            self.post.fetch_from(self)
        self._unsent.append(frames.head(kind, len(data)))
        self._unsent.append(data)

    def hand_over(self) -> None:
        """All at once to the line, which buffers what it cannot take."""
        transport, unsent, self._unsent = self.transport, self._unsent, []
        if unsent and not transport.is_closing():
            transport.write(b"".join(unsent))
            if transport.get_write_buffer_size() > self.limits.queue_bytes:
                self.cut("slow")

    def confirm(self, id: int) -> None:
        """Nothing is said to a client that gave its message no number."""
        if id != NO_NUMBER:
            self.send(encode(Done(id)))

    def refuse(self, id: int, refusal: Refusal) -> None:
        self.metrics.refusals.labels(refusal.code).inc()
        self.send(encode(Refused(id, refusal)))

    def cut(self, why: str, code: int = frames.NORMAL) -> None:
        """The budget is spent."""
        if not self._closing:
            self.metrics.cut.labels(why).inc()
            note("connection cut", table=self.room.record.code, seat=self.seat, why=why)
            self.close(why, code)

    def close(self, why: str, code: int = frames.NORMAL) -> None:
        """Say goodbye; a line that does not take even that is torn down."""
        if not self._closing:
            self._closing = why
            self._write(frames.TEXT, encode(Goodbye(why)))
            self._write(frames.CLOSE, frames.parting(code, why))
            self._deadline.cancel()
            self._deadline = self._loop.call_later(GOODBYE_S, self.transport.abort)

    def _beat(self) -> None:
        """Ask whoever was silent for long; a line on which nobody answers is half open, and torn down."""
        silent_s = self._loop.time() - self.heard_at
        if self._asked_at > self.heard_at:
            self.transport.abort()
        elif silent_s < HEARTBEAT_S:
            self._pulse = self._loop.call_later(HEARTBEAT_S - silent_s, self._beat)
        else:
            self._asked_at = self._loop.time()
            self._write(frames.PING, b"")
            self._pulse = self._loop.call_later(ANSWER_S, self._beat)

    # ---------------------------------------------------------------- incoming
    def take(self, kind: int, body: bytes) -> None:
        """A message, or a word of the line itself. Whoever is to go is heard no more, but for the last word."""
        self.heard_at = self._loop.time()
        if kind == frames.CLOSE:
            self._part(body)
        elif self._closing:
            return
        elif kind == frames.TEXT:
            self._take_text(body)
        elif not self._affords():
            return
        elif kind == frames.PING:
            self._write(frames.PONG, body)
        elif kind == frames.BINARY:
            self._fault("text_only")

    def _take_text(self, body: bytes) -> None:
        try:
            text = body.decode()
        except UnicodeDecodeError:
            self.lose(frames.INVALID_TEXT)
            return
        try:
            self._take(text)
        except Exception:  # a defect of ours: it must not vanish unseen, and nobody may be left waiting
            LOGGER.exception("a connection failed", extra={"facts": {"table": self.room.record.code}})
            self._hang_up()

    def _part(self, body: bytes) -> None:
        """The last word of the other side, which is repeated unless ours came first."""
        if not self._closing:
            self._closing = "parted"
            self._write(frames.CLOSE, body)
        self._hang_up()
        self.end()

    def _hang_up(self) -> None:
        self.hand_over()
        self.transport.close()

    def end(self) -> None:
        """The line is no more."""
        self.ended.set()

    def _take(self, text: str) -> None:
        if not self._affords(text):
            return
        try:
            message = decode(text)
        except WireError as error:
            self._fault("malformed", number_of(text), str(error))
            return
        match message:
            case Do() | Say() | Signal() | Ready() | Manage():
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
        self.room.receive(self, message)

    def lose(self, code: int) -> None:
        """The line itself is broken, most often by a message that is too long; nothing can be understood any more."""
        self.cut("too_big" if code == frames.TOO_BIG else "broken", code)

    def _greet(self, hello: Hello) -> None:
        if self.greeted:
            self._fault("greeted_already")
        elif hello.version != VERSION:
            self.close("other_version")
        elif hello.token and self.room.table.seat_of(hello.token) == SPECTATOR:
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
        play = self.room.table.play
        now = play.now if play is not None else 0
        self.send(encode(Pong(ping.t, now)))

    def _affords(self, text: str = "") -> bool:
        """Whether this message is within the budget; who floods is told so, and in the end cut."""
        if self._budget.spend(self.heard_at):
            return True
        if self._budget.is_abused:
            self.metrics.refusals.labels("too_fast").inc()
            self.cut("too_fast")
        else:
            self._fault("too_fast", number_of(text))
        return False

    def _fault(self, code: str, id: int = NO_NUMBER, detail: str = "") -> None:
        self.metrics.refusals.labels(code).inc()
        self.send(encode(Fault(code, detail[:DETAIL_LENGTH], id)))

    def forget(self) -> None:
        """Nothing is to happen to this connection any more."""
        self._deadline.cancel()
        self._pulse.cancel()


async def converse(connection: SocketConnection) -> None:
    """Until the line ends; whatever happens, the room is left."""
    room = connection.room
    room.connections += 1
    try:
        await connection.ended.wait()
    finally:
        room.connections -= 1
        room.leave(connection)
        connection.forget()
