"""Stores tables, games and their logs in an SQLite file, or in PostgreSQL by URL."""

from tumbledown.server.store.store import Store
from tumbledown.server.store.troubles import StoreError, StoreFull
from tumbledown.server.store.work import GameRecord
from tumbledown.server.store.writer import QueueLimit

__all__ = ["GameRecord", "QueueLimit", "Store", "StoreError", "StoreFull"]
