"""Every test of the store may ask for a database."""

import pytest

from tests.server.databases import database_url, postgres, postgres_url, sqlite_url

__all__ = ["database_url", "postgres", "postgres_url", "sqlite_url"]


@pytest.fixture
def shared_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nobody could own a database: what then still holds."""
    monkeypatch.setattr("tumbledown.server.store.ownership._lock", lambda _: True)
    monkeypatch.setattr("tumbledown.server.store.engines.own_postgresql", lambda *_: None)
