"""Attempts at challenges, on both databases: noted with the end of their game, once."""

from typing import Any
from unittest.mock import Mock

import pytest

from tests.server.store.opened import opened
from tumbledown.server.store import attempts
from tumbledown.server.store.attempts import Attempt, AttemptCount

PASSED = Attempt("g", "T", "3b", 4, True, 540_000, 60_000, 1, 1_700_000_000)


async def test_an_attempt_is_noted_with_the_end_of_its_game_and_only_once(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        assert await store.attempts("T") == []
        await store.close_game("g", b"footer", PASSED)
        await store.close_game("g", b"footer", PASSED._replace(took_ms=1))
        assert await store.attempts("T") == [PASSED]
    async with opened(database_url) as (store, _):
        assert await store.attempts("T") == [PASSED]
        assert await store.attempts("U") == []


async def test_attempts_are_counted_by_challenge_and_players(database_url: str) -> None:
    async with opened(database_url) as (store, _):
        tries = [
            PASSED,
            PASSED._replace(game="h", took_ms=500_000, ended_at=1),
            PASSED._replace(game="i", won=False, took_ms=1),
            PASSED._replace(game="j", players=2, won=False),
        ]
        for each in tries:
            await store.open_game(each.game, "T", b"header", "seed")
            await store.close_game(each.game, b"footer", each)
        found = sorted(await store.attempt_counts())
        assert found == [AttemptCount("3b", 2, 1, 0, None), AttemptCount("3b", 4, 3, 2, 500_000)]
        assert [each.game for each in await store.attempts("T")] == ["g", "h", "i", "j"]


async def test_attempts_are_counted_again_only_when_one_was_noted(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = Mock(wraps=attempts.counts)
    monkeypatch.setattr(attempts, "counts", counts)
    async with opened(database_url) as (store, _):
        assert await store.attempt_counts() == await store.attempt_counts() == []
        await store.close_game("g", b"footer", PASSED)
        for _ in range(2):
            assert [count.tries for count in await store.attempt_counts()] == [1]
        assert counts.call_count == 2


async def test_an_attempt_that_is_noted_while_they_are_counted_is_in_the_next_count(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database_url) as (store, _):
        read = store._read

        async def read_too_early(statement: Any) -> Any:
            rows = await read(statement)
            await store.close_game("g", b"footer", PASSED)
            return rows

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(store, "_read", read_too_early)
            assert await store.attempt_counts() == []
        assert [count.tries for count in await store.attempt_counts()] == [1]
