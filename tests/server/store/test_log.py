"""The log: in order, together, each row once, and told only when it is durable."""

import asyncio
import threading

import pytest
from sqlalchemy import Connection, select

from tests.server.store.opened import append, counted_commits, entry, listening, opened, rows
from tumbledown.server.store import QueueLimit, Store, StoreError, StoreFull
from tumbledown.server.store.schema import log


@pytest.mark.usefixtures("shared_database")
async def test_a_row_is_told_to_be_durable_and_is_there_for_another_connection(database_url: str) -> None:
    async with opened(database_url) as (store, ears), opened(database_url) as (other, _):
        append(store, ears, 0)
        await ears.heard("g 0")
        assert await other.load_log("g") == rows(0)


async def test_rows_are_kept_and_told_in_the_order_of_appending(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        await store.open_game("h", "T", b"header", "seed")
        for n in range(300):
            append(store, ears, n, game="gh"[n % 2])
        await ears.heard("h 299")
        assert ears.words == [f"{'gh'[n % 2]} {n}" for n in range(300)]
        assert await store.load_log("g") == rows(*range(0, 300, 2))


async def test_appending_does_not_wait_for_the_database(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        append(store, ears, *range(50))
        assert ears.words == []
        await ears.heard("g 49")


async def test_what_piles_up_during_a_commit_goes_into_the_next_one_together(database_url: str) -> None:
    is_committing, may_commit = threading.Event(), threading.Event()

    def hold(_connection: Connection) -> None:
        is_committing.set()
        assert may_commit.wait(20)

    async with opened(database_url) as (store, ears):
        groups: list[int] = []
        store.log_latency = lambda seconds, count: groups.append(count)
        with listening("commit", hold), counted_commits() as commits:
            append(store, ears, 0)
            assert await asyncio.to_thread(is_committing.wait, 20)
            append(store, ears, *range(1, 101))
            saved = asyncio.create_task(store.save_table("T", b"later"))
            await asyncio.sleep(0)
            may_commit.set()
            await ears.heard("g 100")
            await saved
        assert len(commits) == 2
        assert groups == [1, 101]


async def test_the_latency_hook_hears_seconds_and_rows(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        heard: list[tuple[float, int]] = []
        store.log_latency = lambda seconds, count: heard.append((seconds, count))
        append(store, ears, *range(20))
        await ears.heard("g 19")
        assert sum(count for _, count in heard) == 20
        assert all(0 < seconds < 20 for seconds, _ in heard)


@pytest.mark.usefixtures("shared_database")
async def test_loading_goes_on_while_there_is_writing(database_url: str) -> None:
    async with opened(database_url) as (store, ears), opened(database_url) as (other, _):
        for n in range(200):
            append(store, ears, n)
            if n % 20 == 0:
                seen = await other.load_log("g")
                assert seen == rows(*range(len(seen)))
        await ears.heard("g 199")
        assert await other.load_log("g") == rows(*range(200))


async def test_loading_a_log_sees_what_was_appended_before(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        append(store, ears, *range(100))
        assert await store.load_log("g") == rows(*range(100))


async def test_a_listener_that_fails_does_not_silence_the_others(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise LookupError("the room is gone")

    async with opened(database_url) as (store, ears):
        store.append("g", 0, 0, entry(0), fail)
        append(store, ears, 1)
        await ears.heard("g 1")
        assert await store.load_log("g") == rows(0, 1)
    assert "the room is gone" in caplog.text


@pytest.mark.parametrize("limit", [QueueLimit(rows=3), QueueLimit(bytes=3 * len(entry(0)))])
async def test_a_full_store_says_so_and_takes_no_more(sqlite_url: str, limit: QueueLimit) -> None:
    async with opened(sqlite_url, limit) as (store, ears):
        append(store, ears, 0, 1)
        assert not store.is_full
        append(store, ears, 2)
        assert store.is_full
        with pytest.raises(StoreFull):
            append(store, ears, 3)
        with pytest.raises(StoreFull):
            await store.save_table("T", b"more")
        await ears.heard("g 2")
        assert not store.is_full
        append(store, ears, 3)
        await ears.heard("g 3")
        assert await store.load_log("g") == rows(0, 1, 2, 3)


async def test_closing_writes_and_tells_what_still_waits(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        append(store, ears, *range(500))
        await store.close()
        assert ears.words == [f"g {n}" for n in range(500)]
    async with opened(database_url) as (again, _):
        assert await again.load_log("g") == rows(*range(500))


async def test_a_closed_store_takes_nothing(sqlite_url: str) -> None:
    async with opened(sqlite_url) as (store, ears):
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            append(store, ears, 0)
        with pytest.raises(StoreError, match="closed"):
            await store.load_table("T")
        assert not await store.is_ready()


async def test_a_store_that_works_is_ready(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        assert isinstance(store, Store)
        assert await store.is_ready()


async def kept_rows(store: Store, game: str) -> list[tuple[int, int]]:
    """The number of every row of the game, and how many lines it has."""
    statement = select(log.c.n, log.c.entry).where(log.c.game == game).order_by(log.c.n)
    return [(n, entry.count(b"\n") + 1) for n, entry in await store._read(statement)]


async def test_what_a_game_adds_in_one_commit_is_one_row(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        await store.open_game("h", "T", b"header", "seed")
        for n in range(5):
            append(store, ears, n)
            append(store, ears, n, game="h")
        await ears.heard("h 4")
        append(store, ears, 5)
        await ears.heard("g 5")
        assert await store.load_log("g") == rows(*range(6))
        assert await kept_rows(store, "g") == [(0, 5), (5, 1)]
        assert await kept_rows(store, "h") == [(0, 5)]


@pytest.mark.usefixtures("shared_database")
async def test_of_two_who_write_on_from_the_same_place_only_the_first_can(database_url: str) -> None:
    async with opened(database_url) as (store, ears), opened(database_url) as (other, others):
        append(store, ears, 0, 1, 2)
        await ears.heard("g 2")
        append(store, ears, 3, 4)
        await ears.heard("g 4")
        append(other, others, 3, 4, 5)
        assert await other.load_log("g") == rows(*range(5))
        assert [word.partition(":")[0] for word in others.words] == ["refused g"] * 3
