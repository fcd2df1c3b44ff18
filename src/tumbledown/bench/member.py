"""A client in a room: sends a message, measures the time until its answer, and sends the next one."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Final

from tumbledown.bench.socket_client import SocketClient

LAST_ANSWERS_S: Final = 2.0


class Member:
    """One connection to one room. Subclasses define what is sent and what counts as the answer."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.socket: SocketClient | None = None
        self.is_there = asyncio.Event()
        self.id = 0
        self.asked: dict[int, float] = {}
        self.waits: list[float] = []
        self.refusals: Counter[str] = Counter()
        self.is_restless = False

    async def enter(self, port: int, path: str) -> None:
        """Connect. The socket is set before it opens, because the first message may come together with the
        handshake."""
        self.socket = SocketClient(port, path, self.hear)
        await self.socket.open()

    def hear(self, body: bytes) -> None:
        raise NotImplementedError

    def act(self) -> None:
        """Send the next message, if there is one."""
        raise NotImplementedError

    def ask(self) -> int:
        """A new message's number; the time until its answer is measured from now."""
        self.id += 1
        self.asked[self.id] = perf_counter()
        return self.id

    def answered(self, id: int, refusal: str = "") -> None:
        """Note an answer. Late answers count too, because otherwise the slowest would be left out."""
        self.waits.append(perf_counter() - self.asked.pop(id))
        if refusal:
            self.refusals[refusal] += 1

    def begin(self) -> None:
        """From now on send the next message as soon as the last one is answered."""
        self.is_restless = True
        self.act()

    def rest(self) -> None:
        self.is_restless = False

    def forget(self) -> None:
        self.waits, self.refusals = [], Counter()

    def say(self, body: bytes) -> None:
        assert self.socket is not None
        self.socket.say(body)

    def leave(self) -> None:
        self.rest()
        if self.socket is not None:
            self.socket.close()


def commands_of(people: Iterable[Member]) -> int:
    """The number of answers, refusals included."""
    return sum(len(person.waits) for person in people)


def refusals_of(people: Iterable[Member]) -> dict[str, int]:
    """The refusals by code, the most frequent first."""
    found: Counter[str] = Counter()
    for person in people:
        found.update(person.refusals)
    return dict(found.most_common())


# -------------------------------------------------------------------- pace
def begin_all(people: Iterable[Member]) -> None:
    for person in people:
        person.begin()


def leave_all(people: Iterable[Member]) -> None:
    for person in people:
        person.leave()


async def steadily(people: Sequence[Member], each_per_s: float, seconds: float) -> None:
    """Let all send at this rate without waiting for answers, evenly spread, also within a table."""
    people = sorted(people, key=lambda person: person.seat)
    loop = asyncio.get_running_loop()
    begin, gap = loop.time(), 1 / (each_per_s * len(people))
    for number in range(int(each_per_s * len(people) * seconds)):
        due = begin + number * gap
        if due > loop.time():
            await asyncio.sleep(due - loop.time())
        people[number % len(people)].act()
    await _last_answers(people)


async def _last_answers(people: Sequence[Member]) -> None:
    end = perf_counter() + LAST_ANSWERS_S
    while any(person.asked for person in people) and perf_counter() < end:
        await asyncio.sleep(0.02)
