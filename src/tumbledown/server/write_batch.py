"""Everything that is sent to a connection in one turn of the event loop goes out in one write at the end of it."""

from collections.abc import Callable
from typing import Protocol

from tumbledown.server.logs import LOGGER


class Sender(Protocol):
    """A connection that has unsent messages."""

    def flush(self) -> None: ...


class WriteBatch:
    """One for all connections of a server: flushes those that have called `add`, once in each turn of the loop."""

    def __init__(self, call_soon: Callable[[Callable[[], None]], object]) -> None:
        self._call_soon = call_soon
        self._senders: list[Sender] = []

    def add(self, sender: Sender) -> None:
        if not self._senders:
            self._call_soon(self._flush)
        self._senders.append(sender)

    def _flush(self) -> None:
        senders, self._senders = self._senders, []
        for sender in senders:
            try:
                sender.flush()
            except Exception:  # the others may belong to other tables
                LOGGER.exception("a connection failed")
