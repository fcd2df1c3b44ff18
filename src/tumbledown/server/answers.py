"""The commands that each seat gave last: one that comes twice over the line is answered twice and done once."""

from collections.abc import Iterable
from typing import Final

from tumbledown.engine.journal import Entry
from tumbledown.engine.refusals import Refusal
from tumbledown.server.outbox import Listener

KEPT: Final = 64
"""More than a client can have sent without an answer: its budget allows no longer burst."""


class Asked:
    """What one seat was answered, and who waits for what it has yet to be answered, by the client's numbers."""

    def __init__(self) -> None:
        self.given: dict[int, Refusal | None] = {}
        self.waiting: dict[int, Listener] = {}

    def note(self, id: int, refusal: Refusal | None) -> None:
        self.given[id] = refusal
        if len(self.given) > KEPT:
            del self.given[next(iter(self.given))]


class Answers:
    """By seat. What was done stands in the log, and is remembered from there."""

    def __init__(self) -> None:
        self._seats: dict[int, Asked] = {}

    def _of(self, seat: int) -> Asked:
        found = self._seats.get(seat)
        if found is None:
            found = self._seats[seat] = Asked()
        return found

    def forget(self, seat: int) -> None:
        """A client that knows nothing of the game counts anew."""
        self._of(seat).given.clear()

    def is_given(self, seat: int, id: int) -> bool:
        return id in self._of(seat).given

    def given(self, seat: int, id: int) -> Refusal | None:
        return self._of(seat).given[id]

    def ask(self, seat: int, id: int, asker: Listener) -> bool:
        """Whether the command is new. If it still waits, the answer will go to whoever asked last."""
        waiting = self._of(seat).waiting
        is_new = id not in waiting
        waiting[id] = asker
        return is_new

    def give(self, seat: int, id: int, refusal: Refusal | None) -> Listener | None:
        """Remember the answer; returns who waits for it."""
        asked = self._of(seat)
        asked.note(id, refusal)
        return asked.waiting.pop(id, None)

    def recall(self, entries: Iterable[Entry]) -> None:
        """What the log says was done. A number that is not higher than the one before began a new count."""
        last: dict[int, int] = {}
        for entry in entries:
            if entry.command is not None and entry.re is not None:
                seat = entry.command.seat
                if entry.re <= last.get(seat, entry.re - 1):
                    self.forget(seat)
                last[seat] = entry.re
                self._of(seat).note(entry.re, None)
