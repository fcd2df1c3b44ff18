"""Temples of days, on both databases: their seeds, their results, and when these are forgotten."""

from tests.server.store.opened import opened
from tumbledown.server.store import Store
from tumbledown.server.store.daily import DailyCount, DailyResult

DAY = "2026-11-16"
OUT = DailyResult("g", DAY, 2, '["Noor"]', won=True, took_ms=400_000, left_ms=200_000)


async def note(store: Store, *results: DailyResult) -> None:
    for each in results:
        await store.open_game(each.game, "T", b"header", "seed")
        await store.close_game(each.game, b"footer", None, each)


async def test_the_first_seed_of_a_day_stays_and_another_day_has_another(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        assert await store.seed_of_day(DAY, "one") == "one"
        assert await store.seed_of_day(DAY, "two") == "one"
        assert await store.seed_of_day("2026-11-17", "two") == "two"
    async with opened(database_url) as (store, _):
        assert await store.seed_of_day(DAY, "three") == "one"


async def test_a_result_is_noted_with_the_end_of_its_game_and_only_once(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        assert await store.daily_result("g") is None
        await note(store, OUT, OUT._replace(took_ms=1))
        assert await store.daily_result("g") == (OUT, 0)
        assert await store.daily_counts(DAY) == [DailyCount(2, 1, 1)]
        assert await store.daily_counts("2026-11-17") == []


async def test_the_quickest_of_each_size_come_first_and_only_so_many_of_them(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        pair = [OUT._replace(game=f"p{n}", took_ms=400_000 - n) for n in range(3)]
        lost = OUT._replace(game="lost", won=False, took_ms=1)
        other = OUT._replace(game="other", day="2026-11-17", took_ms=1)
        alone = OUT._replace(game="alone", players=1, took_ms=500_000)
        await note(store, *pair, lost, other, alone)
        assert [each.game for each in await store.daily_best(DAY, 2)] == ["alone", "p2", "p1"]
        assert await store.daily_counts(DAY) == [DailyCount(1, 1, 1), DailyCount(2, 4, 3)]
        assert await store.daily_result("p0") == (pair[0], 2)


async def test_days_that_are_long_past_are_forgotten(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        await store.seed_of_day(DAY, "one")
        await note(store, OUT)
        await store.forget_days(DAY)
        assert await store.daily_result("g") == (OUT, 0)
        await store.forget_days("2026-11-17")
        assert await store.daily_result("g") is None
        assert await store.seed_of_day(DAY, "two") == "two"
