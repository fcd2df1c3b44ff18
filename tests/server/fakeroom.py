"""A room in faked time with a faked log, and connections that remember what they were sent."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec

from tests.server.faketime import FakeLog, FakeTimers
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Settings
from tumbledown.server import tokens
from tumbledown.server.broadcast import Subscriber
from tumbledown.server.config import Config
from tumbledown.server.members import PERSON, Chair, TableRecord
from tumbledown.server.room import Room
from tumbledown.server.store.attempts import Attempt
from tumbledown.server.store.daily import DailyResult
from tumbledown.server.wire import Hello


class FakeStore(FakeLog):
    """Everything but the log is kept nowhere."""

    is_full = False

    async def save_table(self, code: str, record: bytes) -> None: ...
    async def open_game(self, game: str, code: str, header: bytes, seed: str, chairs: bytes | None = None) -> None: ...
    async def close_game(
        self, game: str, footer: bytes, attempt: Attempt | None = None, result: DailyResult | None = None
    ) -> None: ...
    async def drop_game(self, game: str) -> None: ...


class FakeConnection(Subscriber):
    """Remembers what it was sent: `done 3` and `refused 3 still_rolling` for replies, and the types of the rest."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[dict[str, Any]] = []
        self.goodbye = ""

    def send(self, data: bytes, since: float = 0.0) -> None:
        self.messages.append(msgspec.json.decode(data))

    def confirm(self, id: int) -> None:
        self.messages.append({"type": "done", "id": id})

    def refuse(self, id: int, refusal: Refusal) -> None:
        self.messages.append({"type": "refused", "id": id, "code": refusal.code})

    def close(self, why: str) -> None:
        self.goodbye = why

    @property
    def replies(self) -> list[tuple[int, str]]:
        """The number of each command that was replied to, and `done` or the code of the refusal."""
        found = [(message.get("re", message.get("id")), message.get("code", "done")) for message in self.messages]
        return [(id, code) for id, code in found if id is not None]

    @property
    def last(self) -> int:
        """The number of the last frame."""
        return max((message["n"] for message in self.messages if "n" in message), default=-1)


class FakeRoom:
    """A table with these persons; the token of a seat is its number."""

    def __init__(self, players: int = 2) -> None:
        chairs = [Chair(PERSON, f"seat {seat}", seat, token=tokens.digest(str(seat))) for seat in range(players)]
        record = TableRecord("ABCDEF", Settings(), chairs, seed="7")
        self.timers, self.store = FakeTimers(), FakeStore()
        self.room = Room(record, self.store, self.timers, _run, Config(intro_ms=0))

    def connect(self, seat: int, *, last: int = -1) -> FakeConnection:
        connection = FakeConnection()
        play = self.room.table.play
        self.room.join(connection, Hello(str(seat), last, "" if play is None else play.id))
        return connection

    def begin(self) -> None:
        """A game for everybody, up to the moment after its call."""
        _run(self.room.playing.begin(len(self.room.record.chairs)))
        self.timers.wait(0.001)

    def waits_until(self, now: int) -> None:
        play = self.room.table.play
        assert play is not None
        self.timers.wait((now - play.now) / 1000 + 0.00005)


def _run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)
