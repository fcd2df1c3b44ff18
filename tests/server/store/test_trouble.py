"""When the database fails: it is said once, nothing is lost or doubled, and everything goes on afterwards."""

import asyncio
import os
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tests.server.databases import Postgres
from tests.server.store.opened import append, counted_commits, entry, listening, opened, rows
from tumbledown.server.store import StoreError


def told_of(*numbers: int) -> list[str]:
    return [f"g {n}" for n in numbers]


async def test_a_full_disk_is_said_once_and_the_rows_follow_when_there_is_room(sqlite_url: str) -> None:
    most_pages = 1
    attempts = threading.Semaphore(0)

    def limit(connection: Any, _record: object) -> None:
        attempts.release()
        connection.execute(f"PRAGMA max_page_count={most_pages}")

    async with opened(sqlite_url):
        pass  # what is there stays; only more of it is not possible
    with listening("connect", limit):
        async with opened(sqlite_url) as (store, ears):
            for n in range(20):
                store.append("g", n, 10 * n, entry(n) * 1000, lambda n=n: ears.hear(f"g {n}"))  # type: ignore[misc]
            await ears.heard("disk_full")
            assert not await store.is_ready()
            assert await store.load_table("T") == b"record"
            while attempts.acquire(blocking=False):
                pass
            for _ in range(2):
                assert await asyncio.to_thread(attempts.acquire, timeout=20)
            most_pages = 1_000_000
            await ears.heard("g 19")
            await ears.heard("recovery")
            assert ears.durable == told_of(*range(20))
            assert ears.other_words == ["disk_full", "recovery"]
            assert await store.load_log("g") == [(n, entry(n) * 1000) for n in range(20)]
            assert await store.is_ready()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", str(folder)]
    if os.getuid() != 0 or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root can make a small disk, and not in every container")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(disk: Path) -> Path:
    ballast = disk / "ballast"
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    return ballast


async def test_a_disk_that_is_really_full_holds_the_rows_up_until_there_is_room(small_disk: Path) -> None:
    async with opened(f"sqlite:///{small_disk}/tumbledown.sqlite") as (store, ears):
        ballast = fill(small_disk)
        append(store, ears, *range(2000))
        await ears.heard("disk_full")
        ballast.unlink()
        await ears.heard("g 1999")
        await ears.heard("recovery")
        assert ears.durable == told_of(*range(2000))
        assert ears.other_words == ["disk_full", "recovery"]
        assert await store.load_log("g") == rows(*range(2000))


async def test_a_full_disk_of_postgresql_is_known_by_its_state(postgres_url: str, postgres: Postgres) -> None:
    database = postgres_url.rpartition("/")[2]
    refuse = "BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END"
    async with opened(postgres_url) as (store, ears):
        postgres.execute(f"CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $${refuse}$$", database)
        postgres.execute("CREATE TRIGGER f BEFORE INSERT ON log EXECUTE FUNCTION full_disk()", database)
        append(store, ears, 0, 1)
        await ears.heard("disk_full")
        postgres.execute("DROP TRIGGER f ON log", database)
        await ears.heard("g 1")
        await ears.heard("recovery")
        assert ears.durable == told_of(0, 1)
        assert ears.other_words == ["disk_full", "recovery"]
        assert await store.load_log("g") == rows(0, 1)


async def test_a_database_that_went_away_gets_its_rows_when_it_is_back(postgres_url: str, postgres: Postgres) -> None:
    async with opened(postgres_url) as (store, ears):
        append(store, ears, 0)
        assert await store.load_log("g") == rows(0)
        try:
            await asyncio.to_thread(postgres.stop)
            append(store, ears, 1, 2)
            await ears.heard("database_away")
            append(store, ears, 3)
            assert not await store.is_ready()
            with pytest.raises(StoreError) as failure:
                await store.load_table("T")
            assert failure.value.reason == "database_away"
        finally:
            await asyncio.to_thread(postgres.start)
        await ears.heard("g 3")
        await ears.heard("recovery")
        assert ears.durable == told_of(0, 1, 2, 3)
        assert ears.other_words == ["database_away", "recovery"]
        assert await store.load_log("g") == rows(0, 1, 2, 3)
        assert await store.is_ready()


async def test_a_locked_file_is_waited_for(sqlite_url: str) -> None:
    async with opened(f"{sqlite_url}?timeout=0.01") as (store, ears):
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
        other.execute("BEGIN IMMEDIATE")
        append(store, ears, 0)
        await ears.heard("database_busy")
        other.close()
        await ears.heard("recovery")
        assert await store.load_log("g") == rows(0)


async def test_a_commit_whose_answer_was_lost_is_not_written_twice(database_url: str) -> None:
    """The commit happens, and then the connection is gone: nobody can know, except by looking."""
    lost = threading.Event()

    def lose_the_answer(connection: Connection) -> None:
        if not lost.is_set():
            lost.set()
            connection.dialect.do_commit(connection.connection.dbapi_connection)  # type: ignore[arg-type]
            raise OperationalError("COMMIT", {}, sqlite3.OperationalError("the answer was lost"))

    async with opened(database_url) as (store, ears):
        with listening("commit", lose_the_answer), counted_commits() as commits:
            append(store, ears, 0, 1)
            opening = asyncio.create_task(store.open_game("h", "T", b"header", "seed"))
            await asyncio.sleep(0)
            append(store, ears, 0, game="h")
            await opening
            await ears.heard("h 0")
            await ears.heard("recovery")
        assert len(commits) >= 1
        assert ears.durable == [*told_of(0, 1), "h 0"]
        assert ears.other_words == ["database_failed", "recovery"]
        assert await store.load_log("g") == rows(0, 1)
        assert await store.load_log("h") == rows(0)
        await store.close_game("h", b"footer")
        assert [record.number for record in await store.replays("T")] == [2]


async def test_an_entry_that_can_never_be_written_stops_its_own_game_only(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        append(store, ears, 0)
        append(store, ears, 0, 1, game="unknown")
        append(store, ears, 1)
        await ears.heard("g 1")
        append(store, ears, 2, game="unknown")
        append(store, ears, 2)
        await ears.heard("g 2")
        assert ears.durable == told_of(0, 1, 2)
        assert [word.partition(":")[0] for word in ears.other_words] == ["refused unknown"] * 3
        assert await store.load_log("g") == rows(0, 1, 2)
        assert await store.load_log("unknown") == []


async def test_a_number_is_given_once_and_a_log_has_no_gap_after_a_refusal(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        append(store, ears, 0)
        store.append("g", 0, 0, b"another entry", lambda: ears.hear("never"))
        append(store, ears, 1)
        assert await store.load_log("g") == rows(0)
        assert [word.partition(":")[0] for word in ears.words] == ["g 0", "refused g", "refused g"]
        append(store, ears, 1)
        await ears.heard("g 1")
        assert await store.load_log("g") == rows(0, 1)


@pytest.mark.parametrize("wrong", [{"n": 2**70}, {"at": 2**70}, {"entry": "a text"}, {"game": "\ud800"}])
async def test_a_value_that_fits_no_column_is_refused(database_url: str, wrong: dict[str, Any]) -> None:
    async with opened(database_url) as (store, ears):
        values: dict[str, Any] = {"game": "h", "n": 0, "at": 0, "entry": b"", "durable": lambda: ears.hear("never")}
        await store.open_game("h", "T", b"", "")
        store.append(**values | wrong)
        append(store, ears, 0)
        await ears.heard("g 0")
        assert [word.split()[0] for word in ears.words] == ["refused", "g"]


async def test_closing_gives_up_when_the_database_stays_away(sqlite_url: str) -> None:
    async with opened(f"{sqlite_url}?timeout=0.01") as (store, ears):
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
        other.execute("BEGIN IMMEDIATE")
        saving = asyncio.create_task(store.save_table("T", b"new"))
        append(store, ears, 0, 1)
        await ears.heard("database_busy")
        with pytest.raises(StoreError, match="3 entries"):
            await store.close(patience=0)
        with pytest.raises(StoreError, match="closed before"):
            await saving
        assert ears.words == ["database_busy"]
        other.close()
    async with opened(sqlite_url) as (again, _):
        assert await again.load_log("g") == []
