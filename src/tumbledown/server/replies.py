"""The replies to each seat's last commands: a command that arrives twice gets two replies and is done once."""

from collections.abc import Iterable
from typing import Final

from tumbledown.engine.journal import Entry
from tumbledown.engine.refusals import Refusal
from tumbledown.server.wire import NO_NUMBER

KEPT: Final = 64
"""How many replies are kept for each seat."""

UNANSWERED: Final = KEPT // 2
"""How many commands may wait for their reply; more are refused. As fewer than `KEPT`, all replies that a client could
ask for again are kept."""

TOO_MANY: Final = Refusal("too_many_unanswered")
TOO_OLD: Final = Refusal("too_old")


Numbers = tuple[int, int, int, tuple[int, ...]]
"""A seat's numbering, its last number, the highest forgotten number, and the numbers whose commands were done."""


class ReplyTo:
    """Where the reply to a command goes: the seat, and the client's own number for the command.

    `numbering` counts how often the seat's client began a new numbering, so that a reply never reaches a command of a
    newer one. `since` is when the command arrived, in seconds of the event loop.
    """

    def __init__(self, seat: int, numbering: int, id: int, since: float) -> None:
        self.seat: Final = seat
        self.numbering: Final = numbering
        self.id: Final = id
        self.since: Final = since


class SeatReplies:
    """The replies of one seat's last commands (None: done), and the commands that have no reply yet.

    `pending` are those that were not tried yet, `unanswered` also those whose reply has yet to become durable.
    """

    def __init__(self) -> None:
        self.numbering = 0
        self.given: dict[int, Refusal | None] = {}
        self.pending: set[int] = set()
        self.unanswered: set[int] = set()
        self.forgotten = NO_NUMBER

    def remember(self, id: int, refusal: Refusal | None) -> None:
        self.pending.discard(id)
        self.given[id] = refusal
        if len(self.given) > KEPT:
            oldest = next(iter(self.given))
            self.forgotten = max(self.forgotten, oldest)
            del self.given[oldest]

    def why_not(self, id: int) -> Refusal | None:
        """Why a command of this number is refused, or None. A number at or below a forgotten one may have been done
        before."""
        if id <= self.forgotten:
            return TOO_OLD
        return TOO_MANY if len(self.unanswered) >= UNANSWERED else None

    def numbers(self, last: int) -> Numbers:
        return (self.numbering, last, self.forgotten, tuple(self.given))

    def number_anew(self) -> None:
        self.numbering += 1
        self.given.clear()
        self.pending.clear()
        self.unanswered.clear()
        self.forgotten = NO_NUMBER


class Replies:
    """The replies by seat. After a restart, commands that were done are known from the log."""

    def __init__(self) -> None:
        self._seats: dict[int, SeatReplies] = {}
        self._recalled: dict[int, int] = {}

    def of(self, seat: int) -> SeatReplies:
        found = self._seats.get(seat)
        if found is None:
            found = self._seats[seat] = SeatReplies()
        return found

    def begin(self, seat: int, id: int, since: float) -> ReplyTo | None:
        """Where the reply to this new command goes; None if the command arrived before and still waits for its
        reply."""
        replies = self.of(seat)
        if id in replies.pending:
            return None
        replies.pending.add(id)
        replies.unanswered.add(id)
        return ReplyTo(seat, replies.numbering, id, since)

    def conclude(self, to: ReplyTo, refusal: Refusal | None) -> None:
        """Note the reply of a command, unless its client has begun a new numbering meanwhile."""
        replies = self.of(to.seat)
        if replies.numbering == to.numbering:
            replies.remember(to.id, refusal)

    def deliver(self, to: ReplyTo) -> None:
        """Note that the reply was sent."""
        replies = self.of(to.seat)
        if replies.numbering == to.numbering:
            replies.unanswered.discard(to.id)

    def recall(self, entries: Iterable[Entry]) -> None:
        """Note the commands of these entries of the log."""
        for entry in entries:
            if entry.command is not None and entry.re is not None:
                self.record(entry.command.seat, entry.re)

    def record(self, seat: int, id: int) -> None:
        """Note a command of the log. A number that is not higher than the one before began a new numbering."""
        if id <= self._recalled.get(seat, id - 1):
            self.of(seat).number_anew()
        self._recalled[seat] = id
        self.of(seat).remember(id, None)

    def numbers(self) -> dict[int, Numbers]:
        """What was recorded from the log, by seat, for `of_numbers`."""
        return {seat: self._seats[seat].numbers(last) for seat, last in self._recalled.items()}

    @classmethod
    def of_numbers(cls, numbers: dict[int, Numbers]) -> "Replies":
        """The replies as recorded in these numbers."""
        replies = cls()
        for seat, (numbering, last, forgotten, given) in numbers.items():
            found = replies.of(seat)
            found.numbering, found.forgotten = numbering, forgotten
            found.given = dict.fromkeys(given)
            replies._recalled[seat] = last
        return replies
