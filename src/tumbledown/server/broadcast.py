"""The queue of what a game sends, in order and only when it is durable; the last changes are kept for reconnection."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import SPECTATOR
from tumbledown.server.change import Change, personal
from tumbledown.server.options import NOTHING_NEW, Offered
from tumbledown.server.rate_limit import RateLimit
from tumbledown.server.replies import ReplyTo

HISTORY: Final = 48

EVERYBODY: Final = SPECTATOR - 1
"""Key of the frame that is the same for all seats without private parts in a change."""


class Subscriber(ABC):
    """A connection as the table sees it. `seat` and `numbering` say which replies are for it, `sent` is the number of
    the last change that it got. It gets nothing before it is `welcomed`.

    `is_screen`: it has no seat and shows the table to a room; `wish` is the chapter that a spectator would like to see.
    `address_key` is its client address, and `talk` limits what is said from there without a seat. `heard_at` is when
    its last message came, in seconds of the event loop; `delay` is the one-way delay of its connection in milliseconds.
    """

    def __init__(self) -> None:
        self.seat = SPECTATOR
        self.numbering = 0
        self.sent = -1
        self.welcomed = False
        self.is_screen = False
        self.wish = ""
        self.talk = RateLimit(1.0, 1.0)
        self.heard_at = 0.0
        self.delay = 0
        self.address_key = ""

    @abstractmethod
    def send(self, data: bytes, since: float = 0.0) -> None: ...

    @abstractmethod
    def confirm(self, id: int) -> None: ...

    @abstractmethod
    def refuse(self, id: int, refusal: Refusal) -> None: ...

    @abstractmethod
    def close(self, why: str) -> None: ...

    def awaits(self, to: ReplyTo) -> bool:
        """Whether this reply is for this subscriber."""
        return self.seat == to.seat and self.numbering == to.numbering


class Reply:
    """A reply without a change: the command was refused, or (None) it had been done before."""

    def __init__(self, to: ReplyTo, refusal: Refusal | None) -> None:
        self.to: Final = to
        self.refusal: Final = refusal


class Confirmation:
    """Confirms the subscriber's message of this number, after the changes that it caused were sent."""

    def __init__(self, subscriber: Subscriber, id: int) -> None:
        self.subscriber: Final = subscriber
        self.id: Final = id


class CatchUp:
    """The messages that bring one subscriber up to date; after them it gets every frame."""

    def __init__(self, subscriber: Subscriber, messages: list[bytes]) -> None:
        self.subscriber: Final = subscriber
        self.messages: Final = messages


class Notice:
    """An encoded message for all subscribers that is about the table and not about the game."""

    def __init__(self, data: bytes) -> None:
        self.data: Final = data


Unlogged = Reply | Confirmation | CatchUp | Notice
"""Messages that are not changes of the game, and need not become durable."""

Outgoing = Change | Unlogged


class Broadcast:
    """A queue. A change waits in it until it is durable, anything else until all changes before it are sent."""

    def __init__(self, deliver: Callable[[Outgoing], None]) -> None:
        self.n = -1
        self.told = -1
        self.deliver = deliver
        self.history: deque[Change] = deque(maxlen=HISTORY)
        self._waiting: deque[Outgoing] = deque()
        self._durable = 0

    def publish(self, change: Change) -> Callable[[], None]:
        """Queue a change, and return a function that marks it as durable. Changes become durable in their order."""
        self.n = change.n
        self.history.append(change)
        self._waiting.append(change)
        return self._confirm

    def in_order(self, message: Unlogged) -> None:
        """Deliver after everything that waits now, or at once if nothing waits."""
        if self._waiting:
            self._waiting.append(message)
        else:
            self.deliver(message)

    def _confirm(self) -> None:
        """Note that one more change is durable, and deliver what waited for it."""
        self._durable += 1
        while self._waiting:
            first = self._waiting[0]
            if isinstance(first, Change):
                if not self._durable:
                    return
                self._durable -= 1
                self.told = first.n
            self._waiting.popleft()
            self.deliver(first)

    @property
    def is_waiting(self) -> bool:
        return bool(self._waiting)

    def missed(self, last: int) -> list[Change] | None:
        """The changes after frame `last`, or None if they are no longer all here."""
        if last == self.n:
            return []
        if not self.history or not self.history[0].n - 1 <= last <= self.n:
            return None
        return [change for change in self.history if change.n > last]


def to_all(subscribers: Iterable[Subscriber], change: Change, offered: dict[int, Offered]) -> None:
    """Send a change to all subscribers that do not have it. Seats that see the same share one encoded frame."""
    frames: dict[int, bytes] = {}
    to = change.reply_to
    for subscriber in subscribers:
        if subscriber.sent < change.n:
            subscriber.sent = change.n
            seat = subscriber.seat
            audience = seat if change.is_private_to(seat) else EVERYBODY
            frame = frames.get(audience)
            if frame is None:
                frame = frames[audience] = change.frame(audience)
            own = offered.get(seat, NOTHING_NEW)
            if to is not None and subscriber.awaits(to):
                subscriber.send(personal(frame, own, to.id), to.since)
            else:
                subscriber.send(personal(frame, own, None))
