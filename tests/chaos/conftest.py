"""Every test of faults may ask for a database, and for a session to reach servers with."""

from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession

from tests.server.databases import database_url, postgres, postgres_url, shared_database, sqlite_url

__all__ = ["database_url", "postgres", "postgres_url", "shared_database", "sqlite_url"]


@pytest.fixture
async def session() -> AsyncIterator[ClientSession]:
    async with ClientSession() as session:
        yield session
