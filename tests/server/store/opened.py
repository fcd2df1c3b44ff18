"""A store for a test, with ears: what it told is kept, and everything can be awaited."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, event

from tumbledown.server.store import QueueLimit, Store, StoreError

PATIENCE = 20


class Ears:
    """What the store told, in order; `heard` waits for a word."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self._news = asyncio.Condition()

    def hear(self, word: str) -> None:
        self.words.append(word)
        self._waking = asyncio.ensure_future(self._wake())

    async def _wake(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def heard(self, word: str) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: word in self.words)

    @property
    def durable(self) -> list[str]:
        return [word for word in self.words if word.partition(" ")[2].isdigit()]

    @property
    def other_words(self) -> list[str]:
        return [word for word in self.words if word not in self.durable]

    def on_refused(self, game: str, error: StoreError) -> None:
        self.hear(f"refused {game}: {error}")


@asynccontextmanager
async def opened(url: str, limit: QueueLimit = QueueLimit()) -> AsyncIterator[tuple[Store, Ears]]:  # noqa: B008
    """With table `T` and game `g` to write to."""
    ears = Ears()
    store = await Store.open(
        url, on_trouble=lambda reason: ears.hear(reason), on_recovery=lambda: ears.hear("recovery"), limit=limit
    )
    store.on_refused = ears.on_refused
    try:
        await store.save_table("T", b"record")
        await store.open_game("g", "T", b"header", "seed")
        yield store, ears
    finally:
        await store.close()


def entry(n: int) -> bytes:
    return b"entry %d \x00\xff" % n


def append(store: Store, ears: Ears, *numbers: int, game: str = "g") -> None:
    for n in numbers:
        store.append(game, n, 10 * n, entry(n), lambda n=n: ears.hear(f"{game} {n}"))  # type: ignore[misc]


def rows(*numbers: int) -> list[tuple[int, bytes]]:
    return [(n, entry(n)) for n in numbers]


@contextmanager
def listening(name: str, listener: Callable[..., Any]) -> Iterator[None]:
    """Listens to every engine there is."""
    event.listen(Engine, name, listener)
    try:
        yield
    finally:
        event.remove(Engine, name, listener)


@contextmanager
def counted_commits() -> Iterator[list[Connection]]:
    commits: list[Connection] = []
    with listening("commit", commits.append):
        yield commits
