"""What is said in one turn of the loop goes out at its end: one write to each line, however many messages."""

from collections.abc import Callable
from typing import Protocol

from tumbledown.server.logs import LOGGER


class Sender(Protocol):
    """Whoever has something for its line."""

    def hand_over(self) -> None: ...


class Post:
    """One for all lines of a server; it comes by when anybody has called it, and once for all of them."""

    def __init__(self, call_soon: Callable[[Callable[[], None]], object]) -> None:
        self._call_soon = call_soon
        self._waiting: list[Sender] = []

    def fetch_from(self, sender: Sender) -> None:
        if not self._waiting:
            self._call_soon(self._come_by)
        self._waiting.append(sender)

    def _come_by(self) -> None:
        waiting, self._waiting = self._waiting, []
        for sender in waiting:
            try:
                sender.hand_over()
            except Exception:  # the others may sit at other tables
                LOGGER.exception("a connection failed")
