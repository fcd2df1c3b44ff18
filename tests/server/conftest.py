"""A real server on a free port, with a real database file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.server.house import House
from tests.server.served import RealServer
from tumbledown.server.config import Config
from tumbledown.server.run import make_app


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    config = Config(database=f"sqlite:///{tmp_path}/tables.db", intro_ms=0)
    server = RealServer(make_app(config))
    await server.start_server()
    async with ClientSession() as session:
        yield House(server, session)
    await server.close()
