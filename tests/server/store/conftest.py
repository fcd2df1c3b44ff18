"""Every test of the store may ask for a database."""

from tests.server.databases import database_url, postgres, postgres_url, shared_database, sqlite_url

__all__ = ["database_url", "postgres", "postgres_url", "shared_database", "sqlite_url"]
