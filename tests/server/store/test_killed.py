"""A process that is killed loses nothing that it acknowledged."""

import subprocess
import sys

import pytest

from tests.server.store.opened import append, opened, rows


@pytest.mark.parametrize("after", [1, 200])
async def test_every_acknowledged_row_is_there_after_a_kill(database_url: str, after: int) -> None:
    command = [sys.executable, "-m", "tests.server.store.writing", database_url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline().strip() for _ in range(after)]
        process.kill()
        told += process.stdout.read().split()
    assert told == [str(n) for n in range(len(told))]

    async with opened(database_url) as (store, ears):
        kept = await store.load_log("g")
        assert len(kept) >= len(told) >= after
        assert kept == rows(*range(len(kept)))
        append(store, ears, len(kept))
        await ears.heard(f"g {len(kept)}")
