"""Collects what is sent to a connection in one turn of the event loop, and writes it at once at the end of the turn."""

from collections.abc import Callable
from typing import Protocol

from tumbledown.server.logs import LOGGER


class Sender(Protocol):
    """A connection with unsent messages."""

    def flush(self) -> None: ...


class WriteBatch:
    """The batch of all connections of a server: flushes those that called `add`, once in each turn of the loop."""

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
            except Exception:  # an error must not stop the others, which may belong to other tables
                LOGGER.exception("a connection failed")
