"""The client's own line to a real server: over a proxy that breaks it, in Node instead of a browser."""

import asyncio
import os
from asyncio.subprocess import PIPE, STDOUT, Process
from pathlib import Path

import aiohttp
import pytest

import npm
from tests.chaos.process import ServerProcess
from tests.chaos.proxy import BadLine

SCRIPT = npm.CLIENT / "tests" / "live" / "session.ts"
PATIENCE_S = 60.0


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    npm.install()


async def start(server: str, line: str) -> Process:
    environment = {**os.environ, "SERVER": server, "LINE": line, "NODE_NO_WARNINGS": "1"}
    node = npm.NODE / "bin" / "node"
    return await asyncio.create_subprocess_exec(str(node), str(SCRIPT), stdout=PIPE, stderr=STDOUT, env=environment)


async def obey(client: Process, line: BadLine) -> list[str]:
    """Do to the line what the client asks for; returns all that it said."""
    said: list[str] = []
    assert client.stdout is not None
    async for line_of_text in client.stdout:
        text = line_of_text.decode().rstrip()
        said.append(text)
        for each in list(line.lines):
            if text == "cut":
                each.broken.set()
            elif text == "dead":
                each.is_dead = True
    return said


async def test_a_client_plays_on_over_a_line_that_breaks_and_dies(tmp_path: Path) -> None:
    database, notes = f"sqlite:///{tmp_path}/tables.db", tmp_path / "notes"
    async with (
        ServerProcess(database, notes) as server,
        aiohttp.ClientSession() as session,
        BadLine(session, server.base, seed=1) as line,
    ):
        client = await start(server.base, line.base)
        said = await asyncio.wait_for(obey(client, line), PATIENCE_S)
        assert await client.wait() == 0, "\n".join(said)
        assert said == ["cut", "dead", "done"]
