"""What goes out together: one write to each connection in a turn of the loop."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.house import House
from tumbledown.server.connection import SocketConnection
from tumbledown.server.wire import Goodbye, encode
from tumbledown.server.write_batch import WriteBatch


class FakeSender:
    """Remembers how often it was flushed, and may have something to say then."""

    def __init__(self, then: Callable[[], None] = lambda: None) -> None:
        self.flushed = 0
        self.then = then

    def flush(self) -> None:
        self.flushed += 1
        self.then()


def test_all_who_have_something_to_send_are_flushed_in_one_turn() -> None:
    turns: list[Callable[[], None]] = []
    batch, senders = WriteBatch(turns.append), [FakeSender(), FakeSender()]
    for sender in senders:
        batch.add(sender)
    assert (len(turns), [sender.flushed for sender in senders]) == (1, [0, 0])
    turns.pop()()
    assert (turns, [sender.flushed for sender in senders]) == ([], [1, 1])


def test_whoever_sends_during_a_flush_is_flushed_in_the_next_turn() -> None:
    turns: list[Callable[[], None]] = []
    batch, later = WriteBatch(turns.append), FakeSender()
    batch.add(FakeSender(lambda: batch.add(later)))
    turns.pop()()
    assert (len(turns), later.flushed) == (1, 0)
    turns.pop()()
    assert later.flushed == 1


def test_a_connection_that_fails_holds_up_nobody_else(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise LookupError("the connection is odd")

    turns: list[Callable[[], None]] = []
    batch, other = WriteBatch(turns.append), FakeSender()
    batch.add(FakeSender(fail))
    batch.add(other)
    turns.pop()()
    assert other.flushed == 1
    assert "the connection is odd" in caplog.text


class Counted:
    """A transport whose writes are counted."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.writes = 0

    def write(self, data: bytes) -> None:
        self.writes += 1
        self.transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


async def test_many_messages_of_one_turn_are_one_write_and_come_in_order(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await house.host()
    [connection] = house.room(host.code).table.subscribers
    assert isinstance(connection, SocketConnection)
    counted = Counted(connection.transport)
    monkeypatch.setattr(connection, "transport", counted)
    for number in range(20):
        connection.send(encode(Goodbye(f"word {number}")))
    assert counted.writes == 0
    for number in range(20):
        await host.until("goodbye", why=f"word {number}")
    assert counted.writes == 1
