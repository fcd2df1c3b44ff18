"""What goes out together: one write to each line in a turn of the loop."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.house import House
from tumbledown.server.connection import SocketConnection
from tumbledown.server.post import Post
from tumbledown.server.wire import Goodbye, encode


class Letterbox:
    """Remembers how often it was emptied, and may have something to say then."""

    def __init__(self, then: Callable[[], None] = lambda: None) -> None:
        self.emptied = 0
        self.then = then

    def hand_over(self) -> None:
        self.emptied += 1
        self.then()


def test_the_post_comes_once_for_all_who_called_it() -> None:
    turns: list[Callable[[], None]] = []
    post, boxes = Post(turns.append), [Letterbox(), Letterbox()]
    for box in boxes:
        post.fetch_from(box)
    assert (len(turns), [box.emptied for box in boxes]) == (1, [0, 0])
    turns.pop()()
    assert (turns, [box.emptied for box in boxes]) == ([], [1, 1])


def test_whoever_calls_while_the_post_is_there_is_visited_in_the_next_turn() -> None:
    turns: list[Callable[[], None]] = []
    post, later = Post(turns.append), Letterbox()
    post.fetch_from(Letterbox(lambda: post.fetch_from(later)))
    turns.pop()()
    assert (len(turns), later.emptied) == (1, 0)
    turns.pop()()
    assert later.emptied == 1


def test_a_line_that_fails_holds_up_nobody_else(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> None:
        raise LookupError("the line is odd")

    turns: list[Callable[[], None]] = []
    post, other = Post(turns.append), Letterbox()
    post.fetch_from(Letterbox(fail))
    post.fetch_from(other)
    turns.pop()()
    assert other.emptied == 1
    assert "the line is odd" in caplog.text


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
    [line] = house.room(host.code).table.subscribers
    assert isinstance(line, SocketConnection)
    counted = Counted(line.transport)
    monkeypatch.setattr(line, "transport", counted)
    for number in range(20):
        line.send(encode(Goodbye(f"word {number}")))
    assert counted.writes == 0
    for number in range(20):
        await host.until("goodbye", why=f"word {number}")
    assert counted.writes == 1
