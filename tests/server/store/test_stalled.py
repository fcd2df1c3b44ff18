"""When the database neither works nor fails: a disk that does not return, and more to write than it can take."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.store.opened import append, listening, opened, rows
from tumbledown.server.store import QueueLimit, StoreError


@contextmanager
def stalled_commits() -> Iterator[threading.Event]:
    """No commit returns before the event is set, as on a disk that does not answer."""
    may_commit = threading.Event()
    with listening("commit", lambda _: may_commit.wait(30)):
        try:
            yield may_commit
        finally:
            may_commit.set()


async def test_a_commit_that_does_not_return_is_trouble_until_it_does(sqlite_url: str) -> None:
    async with opened(sqlite_url) as (store, ears):
        with stalled_commits() as may_commit:
            append(store, ears, 0)
            await ears.heard("database_busy")
            assert 2.0 < store.waited_s < 5.0
            assert not await store.is_ready()
            may_commit.set()
            await ears.heard("recovery")
        assert ears.words == ["database_busy", "g 0", "recovery"]
        assert store.waited_s == 0
        assert await store.is_ready()


async def test_a_server_that_writes_nothing_is_not_stalled(sqlite_url: str) -> None:
    async with opened(sqlite_url) as (store, ears):
        with stalled_commits() as may_commit:
            assert not await store.is_ready()
            assert ears.words == []
            may_commit.set()


async def test_closing_does_not_wait_for_a_commit_for_ever(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumbledown.server.store.writer.ANSWER_S", 0.1)
    async with opened(sqlite_url) as (store, ears):
        with stalled_commits():
            append(store, ears, 0)
            began = time.monotonic()
            with pytest.raises(StoreError, match="1 entries"):
                await store.close(patience=0.1)
            assert time.monotonic() - began < 5


async def test_a_queue_that_fills_up_is_trouble_before_it_is_full(sqlite_url: str) -> None:
    async with opened(sqlite_url, QueueLimit(rows=100)) as (store, ears):
        with stalled_commits() as may_commit:
            append(store, ears, *range(50))
            assert not store.is_full
            await ears.heard("database_busy")
            assert store.waited_s < 1.5
            may_commit.set()
            await ears.heard("recovery")
        assert await store.load_log("g") == rows(*range(50))
