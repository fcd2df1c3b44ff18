"""A database belongs to one process at a time."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.store.opened import append, opened, rows
from tumbledown.server.store import Store, StoreError

HOLDER = """
import asyncio, sys
from tumbledown.server.store import Store

async def hold():
    await Store.open(sys.argv[1], on_trouble=print, on_recovery=print)
    print("held", flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


async def refusal(url: str) -> str:
    with pytest.raises(StoreError) as error:
        await Store.open(url, on_trouble=print, on_recovery=print)
    return str(error.value)


async def test_a_second_server_is_refused_politely_and_harms_nobody(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tumbledown.server.store.ownership.PATIENCE_S", 0.2)
    async with opened(database_url) as (store, ears):
        assert "Another server uses this database" in await refusal(database_url)
        append(store, ears, 0)
        await ears.heard("g 0")
        assert await store.load_log("g") == rows(0)
    async with opened(database_url) as (again, _):
        assert await again.load_log("g") == rows(0)


async def test_a_server_that_was_killed_blocks_nobody(database_url: str) -> None:
    command = [sys.executable, "-c", HOLDER, database_url]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        holder.send_signal(signal.SIGKILL)
    async with opened(database_url):
        pass


async def test_the_file_is_its_owner_s_alone(sqlite_url: str) -> None:
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    file.parent.mkdir()
    file.touch(0o644)
    async with opened(sqlite_url) as (store, ears):
        append(store, ears, 0)
        await ears.heard("g 0")
        modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in file.parent.iterdir()}
    assert set(modes.values()) == {0o600}, modes
    assert os.access(file, os.R_OK)
