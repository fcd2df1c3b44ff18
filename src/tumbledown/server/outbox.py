"""What a table tells, in order, and never before it is durable; the last frames are kept for those who come back."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from tumbledown.engine.events import Event
from tumbledown.engine.game import Game
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.telling import has_secrets, insiders, told
from tumbledown.engine.view import SPECTATOR
from tumbledown.server.sight import NO_NEWS, Change, News
from tumbledown.server.wire import encode

HISTORY: Final = 48

ALL: Final = SPECTATOR - 1
"""The audience of whoever has nothing of its own to see."""


class Listener(ABC):
    """A connection as the table sees it: its seat, the last frame meant for it, and whether it was welcomed."""

    def __init__(self) -> None:
        self.seat = SPECTATOR
        self.heard = -1
        self.welcomed = False

    @abstractmethod
    def send(self, data: bytes, since: float = 0.0) -> None: ...

    @abstractmethod
    def refuse(self, id: int, refusal: Refusal) -> None: ...


class Part:
    """One numbered change before it is made into frames: what all see, and what single audiences see besides."""

    def __init__(self, n: int, game: Game, events: list[Event], common: Change, private: dict[int, Change]) -> None:
        self.n = n
        self.at = game.now
        self.logged = self.events = encode(events)
        self.changed, self.gone = _in_words(common)
        self.private = NOBODY
        if private:
            self.private = {seat: _in_words(change) for seat, change in private.items() if change[0] or change[1]}
        self.private_events = NO_EVENTS
        if has_secrets(game, events):
            self.events = _heard_by(SPECTATOR, game, events)
            self.private_events = _private_events(game, events)
        self.asker: Listener | None = None
        self.re: int | None = None
        self.since = 0.0

    def is_private_to(self, seat: int) -> bool:
        """Whether this audience sees or hears of it what others do not."""
        if self.private is NOBODY and self.private_events is NO_EVENTS:
            return False
        return seat in self.private or seat in self.private_events

    def frame(self, seat: int) -> bytes:
        """The frame as this audience gets it; its parts are in words already."""
        changed, gone = self.changed, self.gone
        if seat in self.private:
            own, own_gone = self.private[seat]
            changed, gone = _joined(changed, own), gone + own_gone
        frame = _FRAME % (self.n, self.at, self.private_events.get(seat, self.events), changed)
        return _extended(frame, [b',"gone":', encode(gone)]) if gone else frame


Told = tuple[bytes, list[str]]
"""A change whose entities are in words."""

NOBODY: Final[dict[int, Told]] = {}
NO_EVENTS: Final[dict[int, bytes]] = {}
"""The same for all parts that have nothing of the kind: a table keeps many."""

_FRAME: Final = b'{"type":"frame","n":%d,"t":%d,"events":%b,"set":%b}'
"""A `Frame` in words."""


def _in_words(change: Change) -> Told:
    changed, gone = change
    return encode(changed) if changed else b"{}", gone


def _extended(frame: bytes, more: list[bytes]) -> bytes:
    return b"".join([frame[:-1], *more, b"}"])


def with_news(frame: bytes, news: News, re: int | None) -> bytes:
    """The same frame with what concerns a single listener. Everything else is the same bytes for all."""
    if news is NO_NEWS and re is None:
        return frame
    more: list[bytes] = []
    if news.options is not None:
        more += (b',"options":', encode(news.options))
    if news.near is not None:
        more += (b',"near":', encode(news.near))
    if re is not None:
        more.append(b',"re":%d' % re)
    return _extended(frame, more)


def _heard_by(seat: int, game: Game, events: list[Event]) -> bytes:
    return encode([heard for event in events if (heard := told(game, event, seat)) is not None])


def _private_events(game: Game, events: list[Event]) -> dict[int, bytes]:
    """Events as single seats hear them, where that differs from what all hear."""
    mask = 0
    for event in events:
        mask |= insiders(event)
    return {seat: _heard_by(seat, game, events) for seat in range(mask.bit_length()) if mask >> seat & 1}


def _joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one."""
    if one == b"{}":
        return other
    return one if other == b"{}" else one[:-1] + b"," + other[1:]


class Outbox:
    """Parts wait here until they and everything before them are durable, and other messages with them."""

    def __init__(self, tell: Callable[[Part], None]) -> None:
        self.n = -1
        self.told = -1
        self.history: deque[Part] = deque(maxlen=HISTORY)
        self._tell = tell
        self._waiting: deque[Part | Callable[[], None]] = deque()
        self._durable = 0

    def after_durable(self, part: Part) -> Callable[[], None]:
        """Tell it once the returned callback has been called, and everything before has been sent."""
        self._waiting.append(part)
        return self._confirm

    def in_order(self, send: Callable[[], None]) -> None:
        """Send after everything that is waiting; at once if nothing is."""
        if self._waiting:
            self._waiting.append(send)
        else:
            send()

    def _confirm(self) -> None:
        self._durable += 1
        while self._waiting:
            first = self._waiting[0]
            if not isinstance(first, Part):
                self._waiting.popleft()
                first()
            elif self._durable:
                self._durable -= 1
                self._waiting.popleft()
                self.told = first.n
                self._tell(first)
            else:
                return

    @property
    def is_waiting(self) -> bool:
        return bool(self._waiting)

    def missed(self, last: int) -> list[Part] | None:
        """The parts after frame `last`, or None if they are no longer all here."""
        if last == self.n:
            return []
        if not self.history or not self.history[0].n - 1 <= last <= self.n:
            return None
        return [part for part in self.history if part.n > last]


def to_all(listeners: Iterable[Listener], part: Part, news: dict[int, News]) -> None:
    """Encode once for each audience, and send to everybody who has not heard it. Most have nothing of their own."""
    made: dict[int, bytes] = {}
    for listener in listeners:
        if listener.heard < part.n:
            seat = listener.seat
            listener.heard = part.n
            audience = seat if part.is_private_to(seat) else ALL
            frame = made.get(audience)
            if frame is None:
                frame = made[audience] = part.frame(audience)
            own = news.get(seat, NO_NEWS)
            if listener is part.asker:
                listener.send(with_news(frame, own, part.re), part.since)
            else:
                listener.send(with_news(frame, own, None))
