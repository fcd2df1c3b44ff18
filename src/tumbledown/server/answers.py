"""The commands that each seat gave last: one that comes twice over the line is answered twice and done once."""

from collections.abc import Iterable
from typing import Final

from tumbledown.engine.journal import Entry
from tumbledown.engine.refusals import Refusal
from tumbledown.server.outbox import Listener

KEPT: Final = 64
"""More than a client can have sent without an answer: its budget allows no longer burst."""


class Answers:
    """By seat and by the number that the client gave. What was done stands in the log, and is remembered from there."""

    def __init__(self) -> None:
        self._given: dict[int, dict[int, Refusal | None]] = {}
        self._askers: dict[tuple[int, int], Listener] = {}

    def forget(self, seat: int) -> None:
        """A client that knows nothing of the game counts anew."""
        self._given.pop(seat, None)

    def is_given(self, seat: int, id: int) -> bool:
        return id in self._given.get(seat, ())

    def given(self, seat: int, id: int) -> Refusal | None:
        return self._given[seat][id]

    def ask(self, seat: int, id: int, asker: Listener) -> bool:
        """Whether the command is new. If it still waits, the answer will go to whoever asked last."""
        is_new = (seat, id) not in self._askers
        self._askers[seat, id] = asker
        return is_new

    def give(self, seat: int, id: int, refusal: Refusal | None) -> Listener | None:
        """Remember the answer; returns who waits for it."""
        self._note(seat, id, refusal)
        return self._askers.pop((seat, id), None)

    def recall(self, entries: Iterable[Entry]) -> None:
        """What the log says was done. A number that is not higher than the one before began a new count."""
        last: dict[int, int] = {}
        for entry in entries:
            if entry.command is not None and entry.re is not None:
                seat = entry.command.seat
                if entry.re <= last.get(seat, entry.re - 1):
                    self.forget(seat)
                last[seat] = entry.re
                self._note(seat, entry.re, None)

    def _note(self, seat: int, id: int, refusal: Refusal | None) -> None:
        kept = self._given.setdefault(seat, {})
        kept[id] = refusal
        if len(kept) > KEPT:
            del kept[next(iter(kept))]
