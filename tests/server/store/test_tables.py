"""Tables and games: saved, found, finished, and kept as replays."""

import asyncio
import time

import pytest
from sqlalchemy import update

from tests.server.store.opened import append, opened, rows
from tumbledown.server.store import GameRecord, StoreError
from tumbledown.server.store.engines import understood, writing_engine
from tumbledown.server.store.schema import tables


async def test_a_table_is_what_was_saved_last(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        await asyncio.gather(*(store.save_table("T", b"%d" % n) for n in range(50)))
        assert await store.load_table("T") == b"49"
        assert await store.load_table("other") is None


async def test_a_table_is_saved_in_order_with_the_rows_of_its_game(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        append(store, ears, 0)
        saving = asyncio.create_task(store.save_table("T", b"after row 0"))
        saving.add_done_callback(lambda _: ears.hear("saved"))
        await asyncio.sleep(0)
        append(store, ears, 1)
        await ears.heard("saved")
        await ears.heard("g 1")
        assert ears.words.index("g 0") < ears.words.index("saved")


async def test_the_codes_of_all_tables_and_of_the_active_ones(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        await store.save_table("B", b"", active=False)
        await store.save_table("A", b"")
        assert await store.table_codes(active_only=False) == ["A", "B", "T"]
        assert await store.table_codes(active_only=True) == ["A", "T"]
        await store.save_table("A", b"", active=False)
        await store.save_table("B", b"")
        assert await store.table_codes(active_only=True) == ["B", "T"]


async def test_a_game_has_a_footer_when_it_is_closed(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        assert await store.load_game("g") == GameRecord("g", "T", 1, b"header", "seed", None)
        await store.close_game("g", b"footer")
        assert await store.load_game("g") == GameRecord("g", "T", 1, b"header", "seed", b"footer")
        assert await store.load_game("other") is None


async def test_finished_games_stay_as_replays_the_oldest_first(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        append(store, ears, 0, 1)
        await store.save_table("U", b"")
        for game, code in (("f", "T"), ("h", "T"), ("x", "U")):
            await store.open_game(game, code, b"header", game)
        for game in ("h", "g", "x"):
            await store.close_game(game, b"footer")
        assert [(record.game, record.number) for record in await store.replays("T")] == [("g", 1), ("h", 3)]
        assert await store.load_log("g") == rows(0, 1)


async def test_opening_a_game_again_changes_nothing_and_another_game_of_its_name_is_refused(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        before = await store.load_game("g")
        await store.open_game("g", "T", b"header", "seed")
        with pytest.raises(StoreError, match="another game"):
            await store.open_game("g", "T", b"header", "another seed")
        assert await store.load_game("g") == before


async def test_a_game_needs_a_table_and_its_end_needs_the_game(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        with pytest.raises(StoreError):
            await store.open_game("h", "nowhere", b"header", "seed")
        with pytest.raises(StoreError, match="no game"):
            await store.close_game("h", b"footer")
        assert ears.words == []


async def test_whoever_stops_waiting_does_not_stop_the_writing(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        saving = asyncio.create_task(store.save_table("T", b"new"))
        await asyncio.sleep(0)
        saving.cancel()
        append(store, ears, 0)
        await ears.heard("g 0")
        assert await store.load_table("T") == b"new"


# -------------------------------------------------------------------- tables that nobody wanted
async def test_only_an_old_table_without_a_game_that_sleeps_is_forgotten(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        for code in ("OLD", "AWAKE", "PLAYED"):
            await store.save_table(code, b"")
        await store.open_game("played", "PLAYED", b"header", "seed")
        now = int(time.time())
        await store.drop_unplayed(now - 1, ["AWAKE"])
        assert set(await store.table_codes(active_only=False)) >= {"OLD", "AWAKE", "PLAYED"}
        await store.drop_unplayed(now + 2, ["AWAKE"])
        left = await store.table_codes(active_only=False)
        assert {"AWAKE", "PLAYED"} <= set(left)
        assert "OLD" not in left


async def test_saving_a_table_again_does_not_make_it_younger(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        await store.save_table("OLD", b"")
        engine = writing_engine(understood(database_url))
        with engine.begin() as connection:
            connection.execute(update(tables).values(made_at=1000))
        engine.dispose()
        await store.save_table("OLD", b"again")
        await store.drop_unplayed(1001, [])
        assert await store.load_table("OLD") is None


async def test_a_game_that_is_dropped_is_gone_with_its_log(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        await store.save_table("U", b"")
        await store.open_game("gone", "U", b"header", "seed")
        store.append("gone", 0, 0, b"entry", lambda: None)
        await store.drop_game("gone")
        assert await store.load_game("gone") is None
        assert await store.load_log("gone") == []
        await store.drop_unplayed(int(time.time()) + 2, [])
        assert await store.load_table("U") is None


async def test_the_newest_snapshot_of_a_game_is_kept_until_the_game_is_closed_or_dropped(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        await store.open_game("h", "T", b"header", "seed")
        append(store, ears, 0, 1)
        assert await store.load_snapshot("g") is None
        for game, n, state in (("g", 2, b"two"), ("h", 1, b"other"), ("g", 5, b"five"), ("g", 4, b"late")):
            store.keep_snapshot(game, n, state)
        await store.flush()
        assert [await store.load_snapshot(game) for game in ("g", "h")] == [b"five", b"other"]
        await store.close_game("g", b"footer")
        await store.drop_game("h")
        assert [await store.load_snapshot(game) for game in ("g", "h")] == [None, None]
        assert await store.load_log("g") == rows(0, 1)


async def test_a_snapshot_that_cannot_be_written_troubles_nobody(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        store.keep_snapshot("of no game", 1, b"state")
        append(store, ears, 0)
        await store.flush()
        assert ears.words == ["g 0"]
        assert await store.load_snapshot("of no game") is None


async def test_a_log_is_read_from_any_line_on(database_url: str) -> None:
    async with opened(database_url) as (store, ears):
        for begin in range(0, 30, 10):
            append(store, ears, *range(begin, begin + 10))
            await store.flush()
        for start in (0, 1, 9, 10, 17, 29, 30):
            assert await store.load_log("g", start) == rows(*range(start, 30))
